/**
 * What happens at a table, shown at a pace people can follow. It concerns one's own page alone: nobody
 * else waits for it, and no clock stops.
 */

import type { Pace } from './settings.svelte';

/** Milliseconds for a deed. */
const EACH: Record<Pace, number> = { calm: 1200, brisk: 350, once: 0 };
/** However much there is to show, it takes no longer than this; less while one's own clock runs. */
const MOST = 6000;
const MOST_IN_A_HURRY = 1200;

/** What there is to know for a pace. */
export interface Course {
  pace: Pace;
  /** Deeds that are still to be shown. */
  behind: number;
  /** The reader is being asked by what is shown: nothing may keep them waiting. */
  asked: boolean;
  /** They will be when all is shown, and their clock runs already. */
  hurry: boolean;
}

/** For how long the last deed is looked at before the next one is shown. */
export function pauseOf({ pace, behind, asked, hurry }: Course): number {
  if (asked) return 0;
  return Math.min(EACH[pace], (hurry ? MOST_IN_A_HURRY : MOST) / Math.max(1, behind));
}

/** Things to show, one after the other, each looked at before the next. */
export class Paced<Thing> {
  /** What has come and isn't shown yet. */
  waiting = $state.raw<readonly Thing[]>([]);
  #running = false;
  #held = true;
  #rushing = false;
  #shown = -Infinity;
  #rouse: () => void = () => undefined;

  /** `show` says whether there was anything to look at, `pause` for how long. */
  constructor(
    readonly show: (thing: Thing) => Promise<boolean>,
    readonly pause: () => number,
  ) {}

  /** From now on things can be shown. */
  begin(): void {
    this.#held = false;
    void this.#run();
  }
  push(thing: Thing): void {
    this.waiting = [...this.waiting, thing];
    this.#rouse();
    void this.#run();
  }
  /** Show what there is, without a pause. */
  rush(): void {
    this.#rushing = true;
    this.#rouse();
  }
  /** What the pause depends on has changed. */
  look(): void {
    this.#rouse();
  }

  async #run(): Promise<void> {
    if (this.#running || this.#held) return;
    this.#running = true;
    try {
      while (this.waiting.length) {
        await this.#pass();
        const [next, ...rest] = this.waiting;
        // It is what is shown by the time the rest can be acted on.
        const seen = this.show(next!);
        this.waiting = rest;
        if (await seen) this.#shown = performance.now();
      }
    } finally {
      this.#running = false;
      this.#rushing = false;
    }
  }

  async #pass(): Promise<void> {
    for (;;) {
      const left = this.#rushing ? 0 : this.#shown + this.pause() - performance.now();
      if (left <= 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#rouse = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}
