/** What is said at a table, without those whom this browser doesn't want to hear. */

import type { ChatLine } from '../wire';
import { muted } from './muted.svelte';

export class Chat {
  #said = $state.raw<readonly ChatLine[]>([]);
  /** Were we here before, and only lost the line? */
  #came = false;

  constructor(readonly table: string) {}

  get lines(): readonly ChatLine[] {
    return this.#said.filter((line) => this.#isHeard(line));
  }

  /** One more line; is it to be heard? */
  add(line: ChatLine): boolean {
    this.#said = [...this.#said, line];
    return this.#isHeard(line);
  }

  /** What was said, from the hall's memory; how much of it others said while we were away. */
  recall(lines: readonly ChatLine[], me: number | null): number {
    const known = new Set(this.#said.map((line) => line.id));
    const missed = lines.filter(
      (line) => !known.has(line.id) && line.seat !== me && this.#isHeard(line),
    );
    this.#said = lines;
    const came = this.#came;
    this.#came = true;
    return came ? missed.length : 0;
  }

  #isHeard(line: ChatLine): boolean {
    return !muted.has(this.table, line.seat);
  }
}
