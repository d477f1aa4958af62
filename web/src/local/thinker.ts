/** Has bots think in a worker of their own. What nobody wants to know any more is stopped. */

import type { FromThinker, ToThinker } from './messages';

/** A short thought is sooner done than another worker begun. */
const GRACE = 400;

export class Thinker {
  #worker: Worker | null = null;
  /** What it is thinking about. */
  #current: number | null = null;
  /** Asked of it while it still thinks about what nobody wants. */
  #next: ToThinker | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly make: () => Worker,
    private readonly heard: (thought: number, outcome: string) => void,
  ) {}

  /** Have it ready before anybody needs it. */
  prepare(): void {
    if (this.#worker) return;
    const worker = (this.#worker = this.make());
    worker.onmessage = (event: MessageEvent<FromThinker>) => {
      if (worker === this.#worker && event.data.say === 'thought') this.#done(event.data);
    };
    worker.onerror = () => {
      if (worker === this.#worker) this.#broken();
    };
  }

  think(task: ToThinker): void {
    this.prepare();
    if (this.#current !== null) {
      this.#next = task;
      return;
    }
    this.#current = task.thought;
    this.#worker!.postMessage(task);
  }

  /** Stop thinking about this, unless it is done in a moment anyway. */
  drop(thought: number): void {
    if (this.#next?.thought === thought) this.#next = null;
    if (this.#current !== thought) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#stop(), GRACE);
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#current = null;
    this.prepare();
    this.#goOn();
  }

  #goOn(): void {
    const next = this.#next;
    this.#next = null;
    if (next) this.think(next);
  }

  #done({ thought, outcome }: { thought: number; outcome: string }): void {
    clearTimeout(this.#timer);
    this.#current = null;
    this.heard(thought, outcome); // of what was dropped, the hall doesn't want to know
    this.#goOn();
  }

  #broken(): void {
    const thought = this.#current;
    this.#worker?.terminate();
    this.#worker = null;
    this.#current = null;
    clearTimeout(this.#timer);
    if (thought !== null) this.heard(thought, JSON.stringify({ why: 'crashed' }));
    this.#goOn();
  }
}
