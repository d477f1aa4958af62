/** The numbers in force, and which of them are our own choice. */

import { inForce } from '../../lib/numbers';
import { NUMBERS, ORIGINS, type Person, type Unit, type View } from './wire.gen';

/** All numbers in force in a game with these options. */
export const numbersOf = inForce(NUMBERS);

/** The rune a unit carries. */
export const runeOf = (view: View | null, kind: Unit) =>
  numbersOf(view?.options ?? {}).people[kind].rune ?? 'eiwaz';

/** Besides its copies, has a card a number of our own? */
export const isOurs = (kind: Person): boolean =>
  Object.entries(ORIGINS.people[kind]).some(
    ([field, origin]) => origin === 'ours' && field !== 'copies',
  );
