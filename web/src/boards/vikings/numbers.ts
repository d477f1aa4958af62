/** The numbers in force, and which of them are our own choice. */

import { inForce } from '../../lib/numbers';
import { NUMBERS, ORIGINS, type Building, type Card, type Numbers } from './wire.gen';

export type { Numbers };
export type CardNumbers = Numbers['cards'][Card];

/** All numbers in force in a game with these options. */
export const numbersOf = inForce(NUMBERS);

/** What a level of the hall costs: the record of the one below says so. */
export const priceOfHall = (numbers: Numbers, level: number): number | undefined =>
  numbers.halls[level - 1]?.gold;

/** What is our choice anyway, and no number. */
const WORDS = ['role', 'power'];
const oursIn = (origins: object | undefined): string[] =>
  Object.entries(origins ?? {}).flatMap(([field, origin]) =>
    origin === 'ours' && !WORDS.includes(field) ? [field] : [],
  );

/** Which numbers are our own choice and not the publisher's. */
export const oursOfCard = (card: Card): string[] => oursIn(ORIGINS.cards[card]);
export const oursOfBuilding = (kind: Building): string[] => oursIn(ORIGINS.buildings[kind]);
export function oursOfHall(level: number): string[] {
  const halls: Record<number, object> = ORIGINS.halls;
  const priced = oursIn(halls[level - 1]).filter((field) => field === 'gold');
  return [...priced, ...oursIn(halls[level]).filter((field) => field !== 'gold')];
}
