/** The view of Vikings Gone Wild, as src/meadhall/games/vikings/view.py shows it. */

import { CARDS, type Card, type Move, type Resource, type Site } from './wire.gen';

export { BUILDINGS, CARDS, RESOURCES, SITES } from './wire.gen';
export type { Building, Card, Resource, Site } from './wire.gen';

/** So many of each kind; kinds there are none of are left out. */
export type Bag = Record<string, number>;

/** A card of the open piles. */
type Sold = Extract<Move, { kind: 'buy' }>['card'];
export const FIGHTERS_SOLD: readonly Sold[] = ['elf-archer', 'bone-crusher', 'pigator'];
export const TOWERS_SOLD: readonly Sold[] = ['cannon', 'chicken-tower', 'sheep-cannon'];
export const PATH_CARDS: readonly string[] = CARDS.slice(9, 28);
export const ASGARD_CARDS: readonly string[] = CARDS.slice(28);

export interface Standing {
  state: 'under-construction' | 'finished';
  tokens: number;
  damaged: boolean;
  walls: Bag;
  defence: number;
}

export interface Player {
  points: number;
  /** How many Asgard thresholds have been passed. */
  gates: number;
  level: number;
  limit: number;
  missions: (string | null)[];
  done: number;
  hall_beer: number;
  hall_gold: number;
  sites: Record<string, Standing>;
  deck: number;
  hand: number;
  discard: Bag;
  played: Bag;
  /** Cards that everybody knows to be in the hand. */
  known: Bag;
  /** Cards that have been seen to be no fortification, though not which. */
  bare: number;
  unseen: Bag;
  counts: Bag;
}

export interface Frame {
  frame: string;
  actor: number;
  victim?: number;
  site?: number;
  resource?: number;
  from?: number;
  left?: number;
  fighters_only?: number;
  discarded?: number;
  extra?: number;
  amount?: number;
}

export interface Turn {
  beer: number;
  gold: number;
  /** Tokens chosen to pay first, by where they lie. */
  marked: Bag;
  victim: number | null;
  hits: number;
  deeds: string[];
  spent_beer: number;
  spent_gold: number;
  rally: number;
  lens: Card | null;
  trapped: number;
  ready: Bag;
  owed: Bag;
  sent: Bag;
}

export interface VikingsView {
  game: 'vikings';
  options: Record<string, unknown>;
  players: number;
  seat: number | null;
  waiting: number[];
  frames: Frame[];
  round: number;
  first: number;
  active: number | null;
  goal: number;
  last_round: boolean;
  quiet: number;
  gained: boolean;
  attacked: number[];
  dragons: number[];
  claimed: number[];
  declines: number[];
  winners: number[];
  market: Bag;
  buildings: Bag;
  /** The first lies next to the deck, the last leaves at the end of the round. */
  path: (Card | null)[];
  path_unseen: Bag;
  path_discard: Bag;
  asgard: (Card | null)[];
  asgard_left: number;
  asgard_unseen: string[];
  missions_unseen: Bag;
  missions_under: string[];
  achievements: string[];
  turn: Turn;
  attack: { strength: number; defence: number } | null;
  seats: Player[];
  hand: Bag | null;
  kept: Bag | null;
}

export const UNDEAD = 8;
export const DRAGON = 9;

export const asked = (view: VikingsView): Frame | null => view.frames.at(-1) ?? null;

/** The frame of the attack that is being declared or fought. */
export const fightOf = (view: VikingsView): Frame | null =>
  view.frames.findLast((each) => each.frame === 'attack' || each.frame === 'resolve') ?? null;

/** `beer-store-2` is the second of its kind; the hall has no number. */
export function split(site: string): [kind: string, number: number] {
  const found = /^(.*)-(\d)$/.exec(site);
  return found ? [found[1]!, Number(found[2])] : [site, 1];
}

/** Where something stands in a village. */
export const sitesOf = (player: Player | undefined): Site[] =>
  Object.keys(player?.sites ?? {}) as Site[];

/** What tokens lie on a building. */
export const HOLDS: Record<string, Resource> = {
  brewery: 'beer',
  'gold-factory': 'gold',
  'beer-store': 'beer',
  'gold-store': 'gold',
};

export const isStore = (kind: string) => kind.endsWith('-store');

/** V-62: all tokens of a player: production, stores, hall. */
export function tokensOf(player: Player): Record<Resource, number> {
  const found = { beer: player.hall_beer, gold: player.hall_gold };
  for (const [site, standing] of Object.entries(player.sites)) {
    const holds = HOLDS[split(site)[0]];
    if (holds) found[holds] += standing.tokens;
  }
  return found;
}

/** V-24: room for tokens that stay at the end of the round. */
export function roomOf(player: Player, capacity: number): Record<Resource, number> {
  const found = { beer: 0, gold: 0 };
  for (const [site, standing] of Object.entries(player.sites)) {
    const [kind] = split(site);
    if (isStore(kind) && standing.state === 'finished') found[HOLDS[kind]!] += capacity;
  }
  return found;
}

/** What a player could pay with now: tokens and, in the own turn, what is temporary. */
export function toSpend(view: VikingsView, seat: number): Record<Resource, number> {
  const found = tokensOf(view.seats[seat]!);
  if (view.active === seat) {
    found.beer += view.turn.beer;
    found.gold += view.turn.gold;
  }
  return found;
}

/** 0, 1, 2, … as many as that. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, k) => k);

export const sizeOf = (bag: Bag | null | undefined): number =>
  Object.values(bag ?? {}).reduce((sum, count) => sum + count, 0);

/** One entry for each card of a bag, in the order of the kinds. */
export const spread = (bag: Bag | null | undefined): { card: Card; copy: number }[] =>
  CARDS.flatMap((card) => Array.from({ length: bag?.[card] ?? 0 }, (_, copy) => ({ card, copy })));

/** What oneself can work out: what lies in the own deck. */
export function deckOf(view: VikingsView, seat: number): Bag {
  const player = view.seats[seat]!;
  const found: Bag = {};
  for (const card of CARDS) {
    const count =
      (player.unseen[card] ?? 0) +
      (player.known[card] ?? 0) -
      (view.hand?.[card] ?? 0) -
      (view.kept?.[card] ?? 0);
    if (count > 0) found[card] = count;
  }
  return found;
}

export interface Pile {
  site: Site;
  count: number;
  tokens: number;
}
/** The buildings one by one; where there are more than fit, equal ones in the same state together. */
export function pilesOf(player: Player, most: number): Pile[] {
  const sites = sitesOf(player);
  const piles = new Map<string, Pile>();
  for (const site of sites) {
    const { state, damaged, tokens, defence } = player.sites[site]!;
    const alike = sites.length <= most ? site : [split(site)[0], state, damaged, defence].join();
    const pile = piles.get(alike);
    if (pile) {
      pile.count += 1;
      pile.tokens += tokens;
    } else piles.set(alike, { site, count: 1, tokens });
  }
  return [...piles.values()];
}
