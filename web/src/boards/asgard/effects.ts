/** What a move would do, in a line: "Odin: Erik 4 → 3, you 1 → 2". */

import type { BoardTable } from '../../lib/board';
import type { AsgardView, God } from './view';
import type { Move } from './wire.gen';

/** How the attention of a stack changes by some cards. */
function change(table: BoardTable<AsgardView>, seat: number, god: God, cards: number): string {
  const { view, say } = table;
  const stack = view.stacks[seat]?.[god];
  const doubled = view.doubled?.seat === seat && view.doubled.god === god;
  const before = stack?.attention ?? 0;
  const left = (stack?.cards ?? 0) + (cards < 0 ? cards : 0);
  // A stack that loses its last open card falls apart, and its doubling ends.
  const after = left <= 0 && cards < 0 ? 0 : before + cards * (doubled ? 2 : 1);
  const args = {
    god: say(`asgard-god-${god}`),
    before,
    after,
    name: table.seats[seat]?.name ?? '',
  };
  return say(seat === table.me ? 'asgard-page-change-own' : 'asgard-page-change', args);
}

/** Null where the words of the move say enough. */
export function effectOf(table: BoardTable<AsgardView>, move: Move): string | null {
  const { view, me } = table;
  if (me === null) return null;
  const kind = view.decision?.kind;
  switch (move.kind) {
    case 'play':
      return change(table, me, move.up, 1);
    case 'stack': {
      const stack = view.stacks[me]?.[move.god];
      if (!stack) return null;
      if (kind === 'odin')
        return `${change(table, me, move.god, -1)}; ${change(table, me, stack.top, 1)}`;
      if (kind === 'thor') return change(table, me, move.god, view.stacks[me]?.thor?.cards ?? 0);
      return change(table, me, move.god, stack.cards + stack.under);
    }
    case 'rival':
      if (kind === 'bragi-take') {
        return `${change(table, move.seat, move.god, -1)}; ${change(table, me, move.god, 1)}`;
      }
      return change(table, move.seat, move.god, -1);
    case 'card':
      return change(table, me, move.god, -1);
    default:
      return null;
  }
}
