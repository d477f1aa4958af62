// Made by `./dev wire` from src/meadhall/games/wolves/. Edit that, not this.

export const PEOPLE = [
  'archer',
  'bond',
  'hirdman',
  'huscarl',
  'berserk',
  'thrall',
  'priest',
  'hovding',
  'konung',
  'assassin',
  'raider',
  'traitor',
  'plague',
  'shield-wall',
  'flank',
] as const;
export type Person = (typeof PEOPLE)[number];

export const DEITIES = [
  'odin',
  'thor',
  'freya',
  'vidar',
  'heimdall',
  'baldr',
  'valkyrie',
  'tyr',
  'yggdrasil',
  'surt',
  'hel',
  'fenrir',
  'fafnir',
  'naglfar',
  'jormungand',
  'nidhogg',
  'loki',
] as const;
export type Deity = (typeof DEITIES)[number];

export const VICTORIES = [
  'coastal-raid',
  'field-of-slaughter',
  'costly-triumph',
  'favour-of-the-high',
  'bargain-with-chaos',
  'crowded-hall',
  'saga-of-deeds',
  'steel-alone',
  'chosen-of-the-hall',
] as const;
export type Victory = (typeof VICTORIES)[number];

export const UNITS = [
  'archer',
  'bond',
  'hirdman',
  'huscarl',
  'berserk',
  'thrall',
  'priest',
  'hovding',
  'konung',
  'assassin',
  'raider',
  'traitor',
] as const;
export type Unit = (typeof UNITS)[number];

export const EFFECTS = [
  'archer',
  'assassin',
  'raider',
  'traitor',
  'plague',
  'tyr',
  'loki',
] as const;
export type Effect = (typeof EFFECTS)[number];

export const SIDES = [
  'left',
  'right',
] as const;
export type Side = (typeof SIDES)[number];

export const COLOURS = [
  'blue',
  'red',
] as const;
export type Colour = (typeof COLOURS)[number];

/** How a unit came by a strength that its card doesn't say: beside its like (W-42), or computed: so many with Eiwaz (W-41), `each` for so many with Teiwaz (W-47), `each` less so many others (W-48). */
export interface Because {
  place: number;
  why: 'kin' | 'eiwaz' | 'teiwaz' | 'others';
  each?: number;
  many?: number;
}

/** What a deity changes in a line's strength (W-81, W-92). */
export interface Modifier {
  deity: Deity;
  owner: number;
  change: number;
}

/** What everybody sees before one player, and what follows from it: where the strength comes from (all `units` together, and what deities change), which of the player's deities each of the Hall would drive out (`clashes`), how much of the glory is `fixed`, and what each card fought for would be worth (`hopes`). */
export interface Player {
  pass: number;
  line: Unit[];
  strengths: number[];
  strength: number;
  protected: boolean;
  sacrifices: Partial<Record<Unit, number>>;
  offering: number;
  deities: Deity[];
  costs: Partial<Record<Deity, number>>;
  victories: Partial<Record<Victory, number>>;
  glory: number;
  hand: number;
  known: Partial<Record<Person, number>>;
  because: Because[];
  units: number;
  modifiers: Modifier[];
  clashes: Partial<Record<Deity, Deity[]>>;
  fixed: number;
  hopes: Partial<Record<Victory, number>>;
}

/** A unit, by its line and its place from the left. */
export interface Spot {
  line: number;
  place: number;
}

/** The effect that waits for answers (W-62): whose it is, the units it is about to touch, and the number of a Plague. */
export interface Threat {
  effect: Effect;
  seat: number;
  units: Spot[];
  number?: number;
}

/** An open question. */
export type Frame =
  | { frame: 'turn'; who: number[]; actor: number; main_done: number; must_pass: number }
  | { frame: 'after-pass'; who: number[]; actor: number }
  | { frame: 'discard-one'; who: number[]; actor: number }
  | { frame: 'returning'; who: number[]; actor: number; chosen: Partial<Record<Person, number>>; left: number; last: number }
  | { frame: 'target'; who: number[]; actor: number; effect: number; line: number; laid: number }
  | { frame: 'effect'; who: number[]; actor: number; effect: number; line: number; place: number; to_ask: number; shielded: number }
  | { frame: 'react'; who: number[]; actor: number; effect: number; line: number }
  | { frame: 'join'; who: number[]; actor: number; pending: Partial<Record<Unit, number>> }
  | { frame: 'pay'; who: number[]; actor: number; for: number; due: number; last: number; spent: Partial<Record<Unit, number>>; cost: number }
  | { frame: 'deity'; who: number[]; actor: number; power: number; left: number }
  | { frame: 'tyr'; who: number[]; actor: number }
  | { frame: 'hel-discard'; who: number[]; actor: number; chosen: Partial<Record<Person, number>>; named: number; last: number }
  | { frame: 'hel-take'; who: number[]; actor: number; barred: Partial<Record<Person, number>>; left: number; last: number }
  | { frame: 'flank-draw'; who: number[]; actor: number; chosen: Partial<Record<Person, number>>; unused: number; last: number }
  | { frame: 'flank-return'; who: number[]; actor: number; returned: number; from: number }
  | { frame: 'thralls'; who: number[]; actor: number; strength: number; from: number; joined: number }
  | { frame: 'loki'; who: number[]; actor: number; strength: number }
  | { frame: 'colour'; who: number[]; actor: number }
  | { frame: 'freya'; who: number[]; actor: number; card: number }
  | { frame: 'vidar'; who: number[]; actor: number }
  | { frame: 'valkyrie'; who: number[]; actor: number }
  | { frame: 'prize'; who: number[]; actor: number; second: number }
  | { frame: 'manoeuvre'; who: number[]; actor: number; card: number }
  | { frame: 'round-end'; who: number[]; actor: number; step: number; by_jormungand: number };

/** The table as one seat, or an onlooker, sees it. */
export interface View {
  round: number;
  active: number;
  reshuffles: number;
  last_round: boolean;
  pile: Partial<Record<Person, number>>;
  playing: Person | null;
  hall: Deity[];
  ragnarok_in_hall: boolean;
  deities_gone: Deity[];
  deities_left: number;
  upper_deities: number;
  used: Deity[];
  prizes: Victory[];
  victories_left: number;
  passes: number;
  declines: number[];
  first: number | null;
  second: number | null;
  game: 'wolves';
  rules: number;
  options: Record<string, unknown>;
  players: number;
  waiting: number[];
  seats: Player[];
  alone: Partial<Record<Unit, number>>;
  threat: Threat | null;
  deck: number;
  seat: number | null;
  frames: Frame[];
  hand: Partial<Record<Person, number>> | null;
}

/** A line's strength after a move; also each unit's if one comes to stand there. */
export interface LineForeseen {
  line: number;
  strength: number;
  strengths?: number[];
}

/** What a move would do before anybody answers it: to the lines, and which units would leave them; or how many `cards` it would bring. */
export interface Foreseen {
  lines?: LineForeseen[];
  leaving?: Spot[];
  cards?: number;
}

/** Every event, as it is told. */
export type Told =
  | { event: 'round'; round: number; seat: number }
  | { event: 'victory-opened'; victory: Victory }
  | { event: 'ragnarok'; from_deities: boolean }
  | { event: 'hall-opened'; deity: Deity }
  | { event: 'drew'; seat: number; kind?: Person }
  | { event: 'reshuffled'; cards: number }
  | { event: 'turn'; seat: number; passed: boolean }
  | { event: 'passed'; seat: number; number: number }
  | { event: 'laid'; seat: number; kind: Person; line: number; side: Side }
  | { event: 'played'; seat: number; kind: Person; number: number }
  | { event: 'targeted'; seat: number; effect: Effect; line: number; place: number; kind: Person }
  | { event: 'side'; seat: number; effect: Effect; side: Side }
  | { event: 'shielded'; seat: number }
  | { event: 'guarded'; seat: number; place: number }
  | { event: 'destroyed'; line: number; place: number; kind: Person }
  | { event: 'discarded'; line: number; place: number; kind: Person }
  | { event: 'taken'; seat: number; line: number; place: number; kind: Person }
  | { event: 'moved'; line: number; place: number; kind: Person }
  | { event: 'joined'; seat: number; kind: Person; side: Side }
  | { event: 'may-not-stand'; seat: number; kind: Person }
  | { event: 'sacrificed'; seat: number; place: number; kind: Person }
  | { event: 'spent'; seat: number; kind: Person }
  | { event: 'summoned'; seat: number; deity: Deity }
  | { event: 'deity-discarded'; deity: Deity; owner: number | null }
  | { event: 'deity-returned'; deity: Deity }
  | { event: 'used'; seat: number; deity: Deity }
  | { event: 'hand-discarded'; seat: number; kind: Person }
  | { event: 'found'; seat: number; kind: Person }
  | { event: 'opened'; seat: number; kind: Person }
  | { event: 'returned'; seat: number }
  | { event: 'placed'; first: number; second: number | null }
  | { event: 'prize'; seat: number; victory: Victory }
  | { event: 'cleared' }
  | { event: 'over' }
  | { event: 'declines'; seat: number }
  | { event: 'buried'; kind: Person }
  | { event: 'stood'; seat: number; strength: number; units: number; number: number }
  | { event: 'unit-stood'; line: number; place: number; kind: Person; strength: number };

/** Every move, by what it says. */
export type Move =
  | { kind: 'lay'; unit: Unit; line: number; side: Side }
  | { kind: 'unit'; line: number; place: number }
  | { kind: 'join'; unit: Unit; side: Side }
  | { kind: 'hand'; card: Person }
  | { kind: 'pile'; card: Person }
  | { kind: 'spend'; unit: Unit }
  | { kind: 'summon'; deity: Deity }
  | { kind: 'use'; deity: Deity }
  | { kind: 'deity'; deity: Deity }
  | { kind: 'victory'; victory: Victory }
  | { kind: 'plague'; strength: number }
  | { kind: 'flank-draw' }
  | { kind: 'flank-return' }
  | { kind: 'pass' }
  | { kind: 'end' }
  | { kind: 'draw' }
  | { kind: 'return' }
  | { kind: 'side'; side: Side }
  | { kind: 'keep'; colour: Colour }
  | { kind: 'shield' }
  | { kind: 'take' }
  | { kind: 'done' }
  | { kind: 'decline-all' };

/** The game's numbers; options change some of them. */
export interface Numbers {
  players: { least: number; most: number };
  people: Record<Person, { copies: number; strength?: number; rune?: 'eiwaz' | 'teiwaz'; together?: number; shuns?: number; each?: number; alone?: number; weak?: number }>;
  hands: { first: number; limit: number; pass_draw: number };
  glory: { to_end: number };
  prizes: { 3: number; 4: number; 5: number };
  rounds: { reshuffles: number };
  deities: { blue: ('odin' | 'thor' | 'freya' | 'vidar' | 'heimdall' | 'baldr' | 'valkyrie' | 'tyr')[]; black: 'yggdrasil'[]; red: ('surt' | 'hel' | 'fenrir' | 'fafnir' | 'naglfar' | 'jormungand' | 'nidhogg' | 'loki')[]; hall: number; first_cost: number; more_cost: number; with_ragnarok: number };
  modifiers: { thor: number; fenrir: number };
  variants: { fenrir_stopped: boolean; odin_returns_free: boolean; other_unit: boolean; flank_discards: boolean; hel_takes_back: boolean; powers_anew: boolean; first_breaks_ties: boolean };
  victories: Record<Victory, { glory: number; pass_draw?: number; each?: number; most?: number; fulfilled?: number; cards?: number }>;
}

/** As they stand in cards.toml. */
export const NUMBERS: Numbers = {
  players: { least: 3, most: 5 },
  people: {
    archer: { copies: 12, strength: 1, rune: 'eiwaz' },
    bond: { copies: 12, rune: 'eiwaz' },
    hirdman: { copies: 12, strength: 3, together: 7, rune: 'teiwaz' },
    huscarl: { copies: 8, strength: 2, rune: 'teiwaz' },
    berserk: { copies: 8, strength: 5, rune: 'teiwaz' },
    thrall: { copies: 8, strength: 0, rune: 'eiwaz' },
    priest: { copies: 4, strength: 8, shuns: 8, rune: 'teiwaz' },
    hovding: { copies: 4, each: 2, rune: 'teiwaz' },
    konung: { copies: 4, alone: 10, rune: 'teiwaz' },
    assassin: { copies: 8, strength: 0, weak: 4, rune: 'eiwaz' },
    raider: { copies: 6, strength: 2, rune: 'eiwaz' },
    traitor: { copies: 6, strength: 1, rune: 'eiwaz' },
    plague: { copies: 6 },
    'shield-wall': { copies: 6 },
    flank: { copies: 6 },
  },
  hands: { first: 9, limit: 12, pass_draw: 4 },
  glory: { to_end: 5 },
  prizes: { 3: 1, 4: 2, 5: 2 },
  rounds: { reshuffles: 2 },
  deities: { blue: ['odin', 'thor', 'freya', 'vidar', 'heimdall', 'baldr', 'valkyrie', 'tyr'], black: ['yggdrasil'], red: ['surt', 'hel', 'fenrir', 'fafnir', 'naglfar', 'jormungand', 'nidhogg', 'loki'], hall: 3, first_cost: 2, more_cost: 1, with_ragnarok: 2 },
  modifiers: { thor: 5, fenrir: -5 },
  variants: { fenrir_stopped: false, odin_returns_free: false, other_unit: false, flank_discards: false, hel_takes_back: false, powers_anew: false, first_breaks_ties: false },
  victories: {
    'coastal-raid': { glory: 1, pass_draw: 1 },
    'field-of-slaughter': { glory: 2 },
    'costly-triumph': { glory: 3, pass_draw: -2 },
    'favour-of-the-high': { glory: 1, each: 2, most: 4 },
    'bargain-with-chaos': { glory: 1, each: 3, most: 4 },
    'crowded-hall': { glory: 0, fulfilled: 3, cards: 1 },
    'saga-of-deeds': { glory: 1, each: 3, most: 4 },
    'steel-alone': { glory: 0, fulfilled: 3 },
    'chosen-of-the-hall': { glory: 0, fulfilled: 3 },
  },
};

/** Where each of them comes from, and each effect and condition. */
export const ORIGINS = {
  players: { least: 'book', most: 'book' },
  people: {
    archer: { copies: 'ours', strength: 'derived', rune: 'derived', effect: 'book' },
    bond: { copies: 'ours', strength: 'book', rune: 'book', effect: 'book' },
    hirdman: { copies: 'ours', strength: 'book', together: 'book', rune: 'derived', effect: 'book' },
    huscarl: { copies: 'ours', strength: 'book', rune: 'ours', effect: 'book' },
    berserk: { copies: 'ours', strength: 'book', rune: 'derived', effect: 'book' },
    thrall: { copies: 'ours', strength: 'book', rune: 'derived', effect: 'book' },
    priest: { copies: 'ours', strength: 'book', shuns: 'book', rune: 'derived', effect: 'book' },
    hovding: { copies: 'ours', strength: 'book', each: 'book', rune: 'derived', effect: 'book' },
    konung: { copies: 'ours', strength: 'book', alone: 'book', rune: 'derived', effect: 'book' },
    assassin: { copies: 'ours', strength: 'book', weak: 'book', rune: 'derived', effect: 'book' },
    raider: { copies: 'ours', strength: 'ours', rune: 'ours', effect: 'book' },
    traitor: { copies: 'ours', strength: 'ours', rune: 'derived', effect: 'book' },
    plague: { copies: 'ours', effect: 'book' },
    'shield-wall': { copies: 'ours', effect: 'book' },
    flank: { copies: 'ours', effect: 'book' },
  },
  hands: { first: 'book', limit: 'book', pass_draw: 'book' },
  glory: { to_end: 'book' },
  prizes: { 3: 'book', 4: 'book', 5: 'book' },
  rounds: { reshuffles: 'ours' },
  deities: { blue: 'book', black: 'book', red: 'book', hall: 'book', first_cost: 'book', more_cost: 'book', with_ragnarok: 'book', effect: 'book' },
  modifiers: { thor: 'book', fenrir: 'book' },
  variants: { fenrir_stopped: 'ours', odin_returns_free: 'ours', other_unit: 'ours', flank_discards: 'ours', hel_takes_back: 'ours', powers_anew: 'ours', first_breaks_ties: 'ours' },
  victories: {
    'coastal-raid': { glory: 'ours', pass_draw: 'ours', condition: 'ours' },
    'field-of-slaughter': { glory: 'ours', condition: 'ours' },
    'costly-triumph': { glory: 'ours', pass_draw: 'ours', condition: 'ours' },
    'favour-of-the-high': { glory: 'ours', each: 'ours', most: 'ours', condition: 'ours' },
    'bargain-with-chaos': { glory: 'ours', each: 'ours', most: 'ours', condition: 'ours' },
    'crowded-hall': { glory: 'ours', fulfilled: 'ours', cards: 'ours', condition: 'ours' },
    'saga-of-deeds': { glory: 'ours', each: 'ours', most: 'ours', condition: 'ours' },
    'steel-alone': { glory: 'ours', fulfilled: 'ours', condition: 'ours' },
    'chosen-of-the-hall': { glory: 'ours', fulfilled: 'ours', condition: 'ours' },
  },
} as const;
