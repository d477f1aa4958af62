/** The numbers in force, and where they come from. */

import { inForce } from '../../lib/numbers';
import { told, type Origin, type Told, type What } from '../../lib/origins';
import { NUMBERS, ORIGINS, type Building, type Card, type Mission, type Numbers } from './wire.gen';

export type { Numbers };
export type CardNumbers = Numbers['cards'][Card];

/** All numbers in force in a game with these options. */
export const numbersOf = inForce(NUMBERS);

/** What a level of the hall costs: the record of the one below says so. */
export const priceOfHall = (numbers: Numbers, level: number): number | undefined =>
  numbers.halls[level - 1]?.gold;

const CARD: Record<string, What> = {
  cost_beer: 'price',
  cost_gold: 'price',
  beer: 'gives',
  gold: 'gives',
};
const BUILDING: Record<string, What> = {
  beer: 'price',
  gold: 'price',
  points: 'prize',
  loot: 'prize',
};
const MISSION: Record<string, What> = { need: 'numbers' };

/** Where what stands on a card comes from. */
export const toldOfCard = (card: Card, { cards } = NUMBERS): Told =>
  told(ORIGINS.cards[card], { ...NUMBERS.cards[card] }, { ...cards[card] }, CARD);
export const toldOfBuilding = (kind: Building, { buildings } = NUMBERS): Told =>
  told(ORIGINS.buildings[kind], { ...NUMBERS.buildings[kind] }, { ...buildings[kind] }, BUILDING);
export const toldOfMission = (mission: Mission, { missions } = NUMBERS): Told =>
  told(
    ORIGINS.missions[mission],
    { ...NUMBERS.missions[mission] },
    { ...missions[mission] },
    MISSION,
  );

/** The price of a level is told by the one below. */
export function toldOfHall(level: number, numbers = NUMBERS): Told {
  const priced = ({ halls }: Numbers) => ({
    ...halls[level],
    gold: priceOfHall({ ...NUMBERS, halls }, level),
  });
  const all: Record<number, Record<string, Origin>> = ORIGINS.halls;
  const { gold: _next, ...own } = all[level] ?? {};
  const price = all[level - 1]?.gold;
  return told(price ? { ...own, gold: price } : own, priced(NUMBERS), priced(numbers), BUILDING);
}

/** The Dragon lies on the board and has no record of its own; what it gives is the book's. */
export const toldOfDragon = ({ table }: Numbers = NUMBERS): Told =>
  told(
    { defence: ORIGINS.table.dragon_defence, effect: 'book' },
    { defence: NUMBERS.table.dragon_defence },
    { defence: table.dragon_defence },
  );
