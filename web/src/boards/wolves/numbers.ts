/** The numbers in force, and where they come from. */

import { inForce } from '../../lib/numbers';
import { told, type Told } from '../../lib/origins';
import { NUMBERS, ORIGINS, type Person, type Unit, type Victory, type View } from './wire.gen';

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

/** Where what stands on a card comes from. */
export const toldOfPerson = (kind: Person, { people } = NUMBERS): Told =>
  told(ORIGINS.people[kind], { ...NUMBERS.people[kind] }, { ...people[kind] });
export const toldOfVictory = (victory: Victory, { victories } = NUMBERS): Told =>
  told(ORIGINS.victories[victory], { ...NUMBERS.victories[victory] }, { ...victories[victory] });
export const toldOfDeity: Told = { effect: ORIGINS.deities.effect };
