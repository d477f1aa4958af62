/** What an attack is worth and what it brings, reckoned from a view alone (V-40, V-45, V-47, V-56). */

import type { Numbers } from './numbers';
import {
  type Bag,
  DRAGON,
  type Frame,
  HOLDS,
  SITES,
  split,
  UNDEAD,
  type VikingsView,
} from './view';

export const isAttacker = (numbers: Numbers, card: string) =>
  ['fighter', 'hero'].includes(numbers.cards[card]!.role);

/** Everything the reader could still send into an attack this turn. */
export function army(view: VikingsView, numbers: Numbers): Bag {
  const bag: Bag = {};
  const add = (cards: Bag) => {
    for (const [card, count] of Object.entries(cards)) bag[card] = (bag[card] ?? 0) + count;
  };
  add(view.hand ?? {});
  add(view.turn.ready);
  if (view.turn.lens) add({ [view.turn.lens]: 1 });
  return Object.fromEntries(
    Object.entries(bag).filter(
      ([card]) => isAttacker(numbers, card) || numbers.cards[card]!.role === 'booster',
    ),
  );
}

/** What one card is worth in an attack of the active player, before what is added to every Fighter. */
export function worth(view: VikingsView, numbers: Numbers, card: string, atHall: boolean): number {
  const { strength = 0, amount = 0, power } = numbers.cards[card]!;
  if (power === 'strength-against-hall') return strength + (atHall ? amount : 0);
  if (power === 'strength-per-brewery') {
    const sites = Object.keys(view.seats[view.active ?? 0]?.sites ?? {});
    return strength + amount * sites.filter((each) => split(each)[0] === 'brewery').length;
  }
  return strength;
}

export function strength(view: VikingsView, numbers: Numbers, bag: Bag, atHall = false): number {
  const of = (card: string) => numbers.cards[card]!;
  const fighters = Object.entries(bag).reduce(
    (sum, [card, count]) => sum + (of(card).role === 'fighter' ? count : 0),
    0,
  );
  let raised = view.turn.rally;
  let total = 0;
  for (const [card, count] of Object.entries(bag)) {
    if (of(card).role === 'booster' && !fighters) continue;
    total += worth(view, numbers, card, atHall) * count;
    if (of(card).power === 'rally') raised += (of(card).amount ?? 0) * count;
  }
  return total + raised * fighters;
}

/** V-45: the Fighters and Heroes among them. */
export const attackers = (numbers: Numbers, bag: Bag): number =>
  Object.entries(bag).reduce(
    (sum, [card, count]) => sum + (isAttacker(numbers, card) ? count : 0),
    0,
  );

export type Prize =
  | { kind: 'points'; points: number }
  | { kind: 'token'; resource: 'beer' | 'gold' }
  | { kind: 'asgard' | 'nothing' };

/** V-47: what damaging a building brings at once. */
export function prizeOf(view: VikingsView, numbers: Numbers, seat: number, site: string): Prize {
  const player = view.seats[seat]!;
  const [kind] = split(site);
  if (kind === 'hall') {
    const { points } = numbers.halls[player.level]!;
    return player.level === 3 ? { kind: 'asgard' } : { kind: 'points', points };
  }
  const { points, loot } = numbers.buildings[kind]!;
  if (loot && player.sites[site]?.tokens) return { kind: 'token', resource: HOLDS[kind]! };
  return points ? { kind: 'points', points } : { kind: 'nothing' };
}

/** Fortifications that may be in a player's hand, as far as everybody can know. */
export function fortsOf(view: VikingsView, numbers: Numbers, seat: number): Bag {
  const player = view.seats[seat];
  const found: Bag = {};
  if (!player || player.bare >= player.hand || view.declines.includes(seat)) return found;
  for (const [card, count] of [...Object.entries(player.unseen), ...Object.entries(player.known)]) {
    if (numbers.cards[card]?.role === 'fortification') found[card] = (found[card] ?? 0) + count;
  }
  return found;
}

export const isMonster = (frame: Frame) => frame.victim === UNDEAD || frame.victim === DRAGON;
export const siteOf = (frame: Frame) => SITES[frame.site ?? 0]!;
