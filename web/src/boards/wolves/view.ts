/** The view of Wolves of Odin, as src/meadhall/games/wolves/view.py shows it. */

import {
  DEITIES,
  PEOPLE,
  UNITS,
  type Deity,
  type Frame,
  type Person,
  type Unit,
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

export const isUnit = (kind: Person): kind is Unit => (UNITS as readonly string[]).includes(kind);

export function colourOf(deity: Deity): Colour {
  const at = DEITIES.indexOf(deity);
  return at < 8 ? 'blue' : at === 8 ? 'black' : 'red';
}

/** The kinds of cards in a bag. */
export const kindsIn = <Kind extends Person>(bag: Bag<Kind>): Kind[] => Object.keys(bag) as Kind[]; // a bag says nothing else

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
export const askedOf = (view: View): Frame | null => view.frames.at(-1) ?? null;
