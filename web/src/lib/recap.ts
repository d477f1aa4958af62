/** What everybody did since one's last act, in lanes. */

import type { SagaLine } from './board';
import type { Entry } from './saga';

/** The same done several times in a row. */
export interface Deed {
  line: SagaLine;
  /** The moves it was, the first one first. */
  moves: number[];
  times: number;
  /** It harms the reader. */
  hurts: boolean;
  /** It can be shown once more: this page was there when it happened. */
  again: boolean;
}
export interface Lane {
  seat: number;
  deeds: Deed[];
}

/** The seat a line counts for. */
const laneOf = (line: SagaLine): number | undefined => line.seat ?? line.about?.[0];

/** A lane for each player in turn order after the reader, whose own holds only what was done to them. */
export function lanesOf(
  saga: readonly Entry[],
  me: number,
  players: number,
  seen: (move: number) => boolean,
): Lane[] {
  const lanes = Array.from({ length: players }, (_, k): Lane => ({
    seat: (me + 1 + k) % players,
    deeds: [],
  }));
  for (const { move, line } of saga) {
    const seat = laneOf(line);
    const hurts = line.hurts === me;
    const trifle = !line.icon || line.faint;
    if (line.kind !== 'line' || seat === undefined || ((trifle || seat === me) && !hurts)) continue;
    const { deeds } = lanes.find((lane) => lane.seat === seat)!;
    const last = deeds.at(-1);
    if (last && last.line.icon === line.icon && last.line.words === line.words) {
      last.times += 1;
      last.moves.push(move);
      last.again ||= seen(move);
    } else deeds.push({ line, moves: [move], times: 1, hurts, again: seen(move) });
  }
  return lanes.filter((lane) => lane.deeds.length);
}

/** Little enough to have been seen as it happened. */
const FEW = 2;

/** Is there more to tell than one has just seen? */
export function worthTelling(lanes: readonly Lane[]): boolean {
  const deeds = lanes.flatMap((lane) => lane.deeds);
  return deeds.length > FEW || deeds.some((deed) => deed.hurts);
}
