/** who has the favour when several have equal attention, god by god, as it was told. */

import { GODS, type God } from './view';
import type { Told } from './wire.gen';

export interface Column {
  god: God;
  /** Attention in the order of `seats`, null of whoever was out by then; empty if it never came to
   *  this god. */
  values: readonly (number | null)[];
  state: 'equal' | 'decides' | 'later';
}

export interface Dispute {
  god: God;
  seats: readonly number[];
  attention: number;
  columns: Column[];
  /** Null: equal in everything, nobody has the favour. */
  winner: number | null;
}

/** The last dispute among these events; null if there was none. */
export function disputeIn(events: readonly Told[]): Dispute | null {
  const at = events.findLastIndex((told) => told.event === 'disputed');
  const started = events[at];
  if (started?.event !== 'disputed') return null;
  const { god, seats, attention } = started;
  const since = events.slice(at);
  let left: readonly number[] = seats;
  const columns = GODS.map((each): Column => {
    const told = since.find((event) => event.event === 'compared' && event.god === each);
    if (told?.event !== 'compared') return { god: each, values: [], state: 'later' };
    const still = left;
    left = told.seats;
    return {
      god: each,
      values: seats.map((seat, row) => (still.includes(seat) ? (told.each[row] ?? null) : null)),
      state: told.seats.length === 1 ? 'decides' : 'equal',
    };
  });
  const favoured = since.find((event) => event.event === 'favoured' && event.god === god);
  const winner = favoured?.event === 'favoured' ? favoured.seat : null;
  return { god, seats, attention, columns, winner };
}
