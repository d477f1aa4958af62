/** The view of Wolves of Odin, as src/meadhall/games/wolves/view.py shows it. */

import {
  NUMBERS,
  PEOPLE,
  UNITS,
  VICTORIES,
  type Deity,
  type Frame,
  type Person,
  type Player,
  type Unit,
  type Victory,
  type View,
} from './wire.gen';

export {
  DEITIES,
  EFFECTS,
  PEOPLE,
  SIDES,
  UNITS,
  VICTORIES,
  type Deity,
  type Effect,
  type Frame,
  type Person,
  type Player,
  type Side,
  type Unit,
  type Victory,
  type View as WolvesView,
} from './wire.gen';

export type Colour = 'blue' | 'black' | 'red';
export type Bag<Kind extends string> = Partial<Record<Kind, number>>;

export const isUnit = (kind: Person): kind is Unit => UNITS.some((unit) => unit === kind);

/** Is a unit stronger or weaker than it would be alone? */
export function moodOf(view: View, kind: Unit, strength: number): 'up' | 'down' | '' {
  const alone = view.alone[kind] ?? strength;
  return strength > alone ? 'up' : strength < alone ? 'down' : '';
}

export function colourOf(deity: Deity): Colour {
  const { blue, red } = NUMBERS.deities;
  if (blue.some((each) => each === deity)) return 'blue';
  return red.some((each) => each === deity) ? 'red' : 'black';
}

/** The units in a bag, each kind once. */
export const unitsIn = (bag: Bag<Unit>): Unit[] => UNITS.filter((kind) => bag[kind]);

/** The cards of a bag one by one, in the order of their kinds. */
export const cardsIn = (bag: Bag<Person>): Person[] =>
  PEOPLE.flatMap((kind) => Array.from({ length: bag[kind] ?? 0 }, () => kind));

/** Somebody's victory cards, each with what it is worth now. */
export const victoriesOf = (player: Player): [Victory, number][] =>
  VICTORIES.flatMap((victory): [Victory, number][] => {
    const worth = player.victories[victory];
    return worth === undefined ? [] : [[victory, worth]];
  });

export const sizeOf = (bag: Bag<Person>): number =>
  Object.values(bag).reduce((sum, copies) => sum + copies, 0);

/** The question that is open now. */
export const askedOf = (view: View): Frame | null => view.frames.at(-1) ?? null;

/** Is it of this kind? */
export const isAsked = <Kind extends Frame['frame']>(
  frame: Frame,
  kind: Kind,
): frame is Extract<Frame, { frame: Kind }> => frame.frame === kind;
