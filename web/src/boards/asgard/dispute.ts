/** who has the favour when several have equal attention, god by god. */

import { GODS, type AsgardView, type God } from './view';
import type { Told } from './wire.gen';

type Compared = Extract<Told, { event: 'compared' }>;

export interface Column {
  god: God;
  /** Attention by seat, in the order of `seats`. */
  values: number[];
  state: 'equal' | 'decides' | 'later';
}

export interface Dispute {
  god: God;
  seats: number[];
  attention: number;
  columns: Column[];
  /** Null: equal in everything, nobody has the favour. */
  winner: number | null;
}

/** The last dispute among these events; null if there was none. `view` is the table before them. */
export function disputeIn(events: readonly Told[], view: AsgardView): Dispute | null {
  const at = events.findLastIndex((told) => told.event === 'disputed');
  const started = events[at];
  if (started?.event !== 'disputed') return null;
  const { god, seats } = started;
  const compared = events.slice(at).filter((told) => told.event === 'compared');
  const favoured = events
    .slice(at)
    .filter((told) => told.event === 'favoured')
    .find((told) => told.god === god);
  const winner = favoured?.seat ?? null;
  const reached = new Map<God, Compared>();
  for (const told of compared) reached.set(told.god, told);
  const columns = GODS.map((each): Column => {
    const told = reached.get(each);
    const ahead = told?.seats ?? [];
    // Cards may have left the stacks since the view: of whoever is ahead the event has the number.
    const values = seats.map((seat) => {
      if (told && ahead.includes(seat)) return told.attention;
      const left = attentionOf(view, seat, each) - scoredBefore(events, at, seat, each);
      return told ? Math.min(left, told.attention - 1) : left;
    });
    if (!told) return { god: each, values, state: 'later' };
    return { god: each, values, state: ahead.length === 1 ? 'decides' : 'equal' };
  });
  const attention =
    favoured?.attention ?? Math.max(...seats.map((seat) => attentionOf(view, seat, god)));
  return { god, seats, attention, columns, winner };
}

function attentionOf(view: AsgardView, seat: number, god: God): number {
  return view.stacks[seat]?.[god]?.attention ?? 0;
}

function scoredBefore(events: readonly Told[], at: number, seat: number, god: God): number {
  return events
    .slice(0, at)
    .filter((told) => told.event === 'scored' && told.seat === seat && told.god === god).length;
}
