/** The view of Intrigues of Asgard, as src/meadhall/games/asgard/view.py shows it. */

import type { God, View } from './wire.gen';

export { GODS, type Decision, type God, type Stack, type View as AsgardView } from './wire.gen';

/** Two heads of a card: "odin/thor". */
export type Heads = string;

export type Stacks = View['stacks'][number];

export const heads = (card: Heads): [God, God] => card.split('/') as [God, God];

/** How a seat stands with a god: alone ahead, one of several, or behind. */
export function standing(view: View, seat: number, god: God): '' | 'lead' | 'tie' {
  const seats = view.leaders[god]?.seats ?? [];
  if (!seats.includes(seat)) return '';
  return seats.length === 1 ? 'lead' : 'tie';
}
