/** What the board reads off a view; `wire.gen.ts` has its type. */

import { CARDS, NUMBERS, SOLD_CARDS } from './wire.gen';
import type { Building, Card, Player, Site } from './wire.gen';

/** So many of each kind; kinds there are none of are left out. */
export type Bag = Partial<Record<Card, number>>;
/** What can stand on a site. */
export type Kind = Building | 'hall';

const sold = (role: 'fighter' | 'fortification') =>
  SOLD_CARDS.filter((card) => NUMBERS.cards[card].role === role);
export const FIGHTERS_SOLD = sold('fighter');
export const TOWERS_SOLD = sold('fortification');

/** The entries of a record whose keys are known. */
export const entriesOf = <Key extends string, Value>(record: Partial<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][];

/** `beer-store-2` is the second of its kind; the hall has no number. */
export function split(site: Site): [kind: Kind, number: number] {
  const [, kind = site, number = '1'] = /^(.*)-(\d)$/.exec(site) ?? [];
  return [kind as Kind, Number(number)];
}
export const kindOf = (site: Site): Kind => split(site)[0];

/** Where something stands in a village. */
export const sitesOf = (player: Player | undefined): Site[] =>
  entriesOf(player?.sites ?? {}).map(([site]) => site);

/** 0, 1, 2, … as many as that. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, k) => k);

export const sizeOf = (bag: Partial<Record<string, number>> | null | undefined): number =>
  Object.values(bag ?? {}).reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** One entry for each card of a bag, in the order of the kinds. */
export const spread = (bag: Bag | null | undefined): { card: Card; copy: number }[] =>
  CARDS.flatMap((card) => times(bag?.[card] ?? 0).map((copy) => ({ card, copy })));

/** Each kind of a bag once, in their order, with how many there are. */
export const kindsOf = (bag: Bag | null | undefined): { card: Card; count: number }[] =>
  CARDS.flatMap((card) => (bag?.[card] ? [{ card, count: bag[card] }] : []));

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
    const alike = sites.length <= most ? site : [kindOf(site), state, damaged, defence].join();
    const pile = piles.get(alike);
    if (pile) {
      pile.count += 1;
      pile.tokens += tokens;
    } else piles.set(alike, { site, count: 1, tokens });
  }
  return [...piles.values()];
}
