/** The view of Wolves of Odin, as src/meadhall/games/wolves/view.py shows it. */

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
export const PEOPLE = [...UNITS, 'plague', 'shield-wall', 'flank'] as const;
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
export const EFFECTS = [
  'archer',
  'assassin',
  'raider',
  'traitor',
  'plague',
  'tyr',
  'loki',
] as const;

export type Unit = (typeof UNITS)[number];
export type Person = (typeof PEOPLE)[number];
export type Deity = (typeof DEITIES)[number];
export type Victory = (typeof VICTORIES)[number];
export type Effect = (typeof EFFECTS)[number];
export type Colour = 'blue' | 'black' | 'red';
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];
export type Bag<Kind extends string> = Partial<Record<Kind, number>>;

/** An open question or something under way; which fields there are depends on the kind. */
export interface Frame {
  frame: string;
  actor: number;
  [field: string]: string | number | number[] | Bag<Person>;
}

export interface Player {
  line: Unit[];
  /** Of each unit, as it stands now. */
  strengths: number[];
  /** Of the line, deities included. */
  strength: number;
  protected: boolean;
  sacrifices: Bag<Unit>;
  /** What the sacrifices are worth. */
  offering: number;
  deities: Deity[];
  /** What the deities of the Hall would cost this player. */
  costs: Partial<Record<Deity, number>>;
  /** Victory cards, with what each is worth now. */
  victories: Partial<Record<Victory, number>>;
  glory: number;
  hand: number;
  /** Cards that everybody saw going to this hand. */
  known: Bag<Person>;
  /** Which pass of the round it was; 0 before. */
  pass: number;
}

export interface WolvesView {
  game: 'wolves';
  rules: number;
  options: Record<string, unknown>;
  players: number;
  seat: number | null;
  waiting: number[];
  /** The open questions, the lowest first. */
  frames: Frame[];
  round: number;
  active: number;
  reshuffles: number;
  last_round: boolean;
  pile: Bag<Person>;
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
  seats: Player[];
  hand: Bag<Person> | null;
  deck: number;
}

export const isUnit = (kind: Person): kind is Unit => (UNITS as readonly string[]).includes(kind);

export function colourOf(deity: Deity): Colour {
  const at = DEITIES.indexOf(deity);
  return at < 8 ? 'blue' : at === 8 ? 'black' : 'red';
}

/** The cards of a bag one by one, in the order of their kinds. */
export function cardsIn<Kind extends Person>(bag: Bag<Kind>): Kind[] {
  return PEOPLE.flatMap((kind) => {
    const copies = bag[kind as Kind] ?? 0;
    return Array.from({ length: copies }, () => kind as Kind);
  });
}

export const sizeOf = (bag: Bag<Person>): number =>
  Object.values(bag).reduce((sum, copies) => sum + copies, 0);

/** The question that is open now. */
export const askedOf = (view: WolvesView): Frame | null => view.frames.at(-1) ?? null;
