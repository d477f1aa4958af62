/** What happened so far, as the saga tells it: recalled once, then told change by change. */

import type { History, Position } from '../wire';
import type { Told } from './board';

export interface Past {
  /** Of the last change in it; what has a higher one is yet to be told. */
  number: number;
  /** The events of each move, from the set-up on. */
  moves: readonly (readonly Told[])[];
}

export const NOTHING: Past = { number: -1, moves: [] };

/** The past after one more message. A position that is in it already adds nothing. */
export function after(past: Past, message: Position | History): Past {
  const { number } = message;
  if (message.type === 'history') return { number, moves: message.moves as unknown as Told[][] };
  if (number <= past.number) return past;
  const events = message.events as unknown as Told[];
  return { number, moves: events.length ? [...past.moves, events] : past.moves };
}
