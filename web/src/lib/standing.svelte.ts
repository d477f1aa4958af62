/** A standing "no" to a question that comes again and again. The hall asks all the same, so that
 *  nobody can tell; the page answers, about as fast as a person would. Only this browser keeps it, with
 *  the table: on another device the reader is asked again. */

import type { BoardTable } from './board';

const SOONEST = 900;
const LATEST = 2600;

/** Milliseconds a person might take to say no. */
export const pause = (chance: number = Math.random()): number =>
  SOONEST + chance * (LATEST - SOONEST);

export class Standing {
  readonly #table: () => BoardTable<{ round: number }>;

  constructor(table: () => BoardTable<{ round: number }>) {
    this.#table = table;
  }
  get on(): boolean {
    return this.#table().standing === this.#table().view.round;
  }
  begin = (): void => {
    this.#table().standing = this.#table().view.round;
  };
  end = (): void => {
    this.#table().standing = null;
  };
}

/** Answer with this move, at once or in a while; returns how to leave it be. */
export function answer(table: BoardTable<unknown>, move: number, after: number): () => void {
  const timer = setTimeout(() => {
    if (table.moves.some((each) => each.move === move)) table.choose(move);
  }, after);
  return () => clearTimeout(timer);
}
