/** What a move would do, in a line: "Odin: Erik 4 → 3, you 1 → 2". */

import type { BoardTable } from '../../lib/board';
import { GODS, type AsgardView, type God } from './view';
import type { Foreseen } from './wire.gen';

/** Null where the words of the move say enough. */
export function effectOf(
  table: BoardTable<AsgardView>,
  foreseen: Foreseen | undefined,
): string | null {
  if (!foreseen) return null;
  const { view, say } = table;
  const gods = [...new Set(foreseen.changes.map(({ god }) => god))];
  return gods
    .map((god) => {
      const changes = foreseen.changes
        .filter((change) => change.god === god)
        .map(({ seat, attention }) =>
          say(seat === table.me ? 'asgard-page-change-own' : 'asgard-page-change', {
            before: view.stacks[seat]?.[god]?.attention ?? 0,
            after: attention,
            name: table.seats[seat]?.name ?? '',
          }),
        )
        .join(', ');
      const args = { god: say(`asgard-god-${god}`), changes };
      return say('asgard-page-changes', args) + most(table, god);
    })
    .join('; ');
}

/** Who has most of it now, if it has yet to awaken and that isn't the reader alone: "(the most so far is 4: Erik)". */
function most({ view, seats, me, say }: BoardTable<AsgardView>, god: God): string {
  const awake = view.decision?.god;
  if (awake && GODS.indexOf(god) <= GODS.indexOf(awake)) return ''; // nobody awakens twice
  const lead = view.leaders[god];
  if (!lead || (lead.seats.length === 1 && lead.seats[0] === me)) return '';
  const names = lead.seats
    .map((seat) => (seat === me ? say('asgard-page-you-lower') : (seats[seat]?.name ?? '')))
    .join(', ');
  return ` ${say('asgard-page-most', { names, attention: lead.attention })}`;
}
