/** The numbers that cards print: those of cards.toml, with what this table's options change. */

import { inForce } from '../../lib/numbers';
import { NUMBERS, type Unit } from './wire.gen';

/** All numbers in force in a game with these options. */
export const numbersOf = inForce(NUMBERS);

/** The rune a unit carries; every unit has one. */
export const runeOf = (options: Record<string, unknown>, kind: Unit) =>
  numbersOf(options).people[kind].rune!;
