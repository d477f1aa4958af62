/** What happened so far, as the saga tells it: recalled once, then told change by change. */

import type { History, Line, Position } from '../wire';

export interface Past {
  /** Of the last change in it; what has a higher one is yet to be told. */
  number: number;
  /** The lines of each move, from the set-up on. */
  moves: readonly (readonly Line[])[];
}

export const NOTHING: Past = { number: -1, moves: [] };

/** The past after one more message. A position that is in it already adds nothing. */
export function after(past: Past, message: Position | History): Past {
  const { number } = message;
  if (message.type === 'history') return { number, moves: message.lines };
  if (number <= past.number) return past;
  return { number, moves: message.events.length ? [...past.moves, message.lines] : past.moves };
}
