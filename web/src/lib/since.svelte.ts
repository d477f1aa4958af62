/** What has passed since the reader's last act: as much of it as can be shown once more. */

import type { Position } from '../wire';
import type { Told } from './board';

/** A move: how things were before it, and after. */
export interface Passed {
  /** Of the saga's moves. */
  move: number;
  number: number;
  before: Position;
  after: Position;
}

/** Milliseconds that one looks at what is shown once more: how it was before, and after. */
const BEFORE = 450;
const AFTER = 1200;
/** More than this nobody looks at again. */
const MOST = 80;

export class Since {
  #passed = $state.raw<readonly Passed[]>([]);
  /** The number of the position after the reader's last act. */
  #own = $state(-1);
  /** What a page that came later was told of it. */
  #told = $state(1);
  #closed = $state(-1);
  /** Shown once more instead of how things stand. */
  shown = $state.raw<Position | null>(null);
  #runs = 0;

  /** The first move that is none of the reader's own any more. The set-up is nobody's. */
  get from(): number {
    return Math.max(this.#told, 1);
  }
  /** Does the reader know already? */
  get closed(): boolean {
    return this.#closed === this.from;
  }
  close(): void {
    this.#closed = this.from;
  }

  /** One more change: the saga had so many moves before it. */
  pass(before: Position | null, after: Position, moves: number): void {
    if (after.undone) this.#passed = [];
    if (!before || !after.events.length || after.undone) return;
    const passed = { move: moves, number: after.number, before, after };
    this.#passed = [...this.#passed.slice(-MOST), passed];
    if (after.number === this.#own) this.#told = moves + 1;
  }

  /** The reader has acted, and this is the number of the position after it: known before or after it came. */
  own(number: number): void {
    this.#own = number;
    const found = this.#passed.find((each) => each.number === number);
    if (found) this.#told = found.move + 1;
  }

  /** Read what was: which move was the reader's own last one. */
  recall(own: number): void {
    this.#told = own + 1;
  }

  /** A move that can be shown once more. */
  at(move: number): Passed | undefined {
    return this.#passed.find((each) => each.move === move);
  }

  /** Show some of these moves once more, then how things stand. */
  async again(
    moves: readonly number[],
    show: (events: Told[], follows: boolean, change: () => void) => Promise<void>,
  ): Promise<void> {
    const run = (this.#runs += 1);
    const look = (long: number) => new Promise((resolve) => setTimeout(resolve, long));
    const passed = moves.map((move) => this.at(move)).filter((each) => each !== undefined);
    for (const { before, after } of passed) {
      await show([], false, () => (this.shown = before));
      await look(BEFORE);
      if (run !== this.#runs) return;
      await show(after.events as unknown as Told[], true, () => (this.shown = after));
      await look(AFTER);
      if (run !== this.#runs) return;
    }
    if (passed.length) await show([], false, () => this.stop());
  }

  /** Show nothing once more. */
  stop(): void {
    this.#runs += 1;
    this.shown = null;
  }
}
