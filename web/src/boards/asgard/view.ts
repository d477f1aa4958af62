/** The view of Intrigues of Asgard, as src/meadhall/games/asgard/view.py shows it. */

import { GODS, type God, type View } from './wire.gen';

export { GODS, type Decision, type God, type Stack, type View as AsgardView } from './wire.gen';

/** Two heads of a card: "odin/thor". */
export type Heads = string;

export type Stacks = View['stacks'][number];

export const heads = (card: Heads): [God, God] => card.split('/') as [God, God];

/** Who leads with each god, and how far: the hint card's right edge. */
export function leaders(view: View): Record<God, { attention: number; seats: number[] }> {
  const found = {} as Record<God, { attention: number; seats: number[] }>;
  for (const god of GODS) {
    const each = view.stacks.map((stacks) => stacks[god]?.attention ?? 0);
    const attention = Math.max(...each);
    const seats = attention
      ? each.flatMap((value, seat) => (value === attention ? [seat] : []))
      : [];
    found[god] = { attention, seats };
  }
  return found;
}
