/** A puzzle as a table: three tries, a hint that costs none, and the answer for whoever wants it. */

import type { Created, PuzzleStep } from '../wire';
import { announcer } from './announce.svelte';
import { post } from './api';
import type { Try } from './daily';
import { kept } from './kept.svelte';
import { refusal } from './laying';
import { PracticeTable } from './practice.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { solved } from './solved.svelte';
import { say } from './texts.svelte';

export const TRIES = 3;
/** For how long the last move is seen, before the way is shown from its beginning. */
const SEEN = 1600;

export class PuzzleTable extends PracticeTable<PuzzleStep> {
  misses = $state(0);
  hinted = $state(false);
  /** The answer lies open, because one asked for it or had no try left. */
  shown = $state(false);
  /** Why no table could be laid to play it out. */
  unlaid = $state('');
  /** What lay there at the beginning. */
  #begun = $state.raw<PuzzleStep | null>(null);
  /** The way is looked at from its beginning again. */
  #looking = $state(false);
  protected readonly path: string;

  constructor(
    game: string,
    readonly puzzle: string,
    /** The day whose puzzle it is; null on any other. */
    readonly day: number | null,
  ) {
    super(game);
    this.path = `games/${game}/puzzles/${puzzle}`;
  }

  async begin(): Promise<void> {
    await this.ready();
    await this.take({}, []);
  }

  get mistaken(): boolean {
    return this.said?.verdict === 'wrong';
  }
  get found(): boolean {
    return this.said?.verdict === 'right' && !this.shown;
  }
  get over(): boolean {
    return this.found || this.shown;
  }
  /** Of each move of the way, what it is about; nothing while the board doesn't show its beginning. */
  get pins(): readonly (readonly string[])[] {
    return this.over && (this.shown || this.#looking)
      ? (this.said?.solution ?? []).map(({ at }) => at)
      : [];
  }
  /** What was tried, in order. */
  get tries(): Try[] {
    const misses = Array<Try>(this.misses).fill('miss');
    return this.found ? [...misses, 'found'] : this.shown ? [...misses, 'shown'] : misses;
  }

  /** Take the wrong move back; after the last try the answer is shown. */
  async retry(): Promise<void> {
    if (this.misses >= TRIES) await this.reveal();
    else await this.take({}, this.mistaken ? this.made.slice(0, -1) : []);
  }

  /** Light what the next move is about. */
  shed(): void {
    if (this.over || !this.said) return;
    this.hinted = true;
    this.light(this.said.lit);
    announcer.now(say('puzzle-hinted'));
  }

  /** Give up: the answer, and what the other moves are worth. */
  async reveal(): Promise<void> {
    if (this.over) return;
    if (await this.take({ give_up: true }, [])) {
      this.shown = true;
      this.#keep(null);
    }
  }

  /** Go on from its position at a table of one's own, against bots. */
  async playOut(): Promise<void> {
    if (!this.over || this.busy) return;
    this.busy = true;
    try {
      const made = await post<Created>(`${this.path}/play`, { name: settings.name });
      kept.put(made.table, { game: this.game, seat: made.seat, phase: 'playing' });
      router.go(`t/${made.table}`);
    } catch (refused) {
      this.unlaid = refusal(refused);
    } finally {
      this.busy = false;
    }
  }

  /** The same in the language that is spoken now. */
  async speak(): Promise<void> {
    const { misses } = this;
    if (this.said) await this.take(this.shown ? { give_up: true } : {}, this.made);
    this.misses = misses;
  }

  /** The last move has been seen: back to where the way begins. */
  #lookBack(): void {
    if (!this.found) return;
    void this.show([], false, () => (this.#looking = true));
  }

  #keep(misses: number | null): void {
    solved.put(this.game, this.puzzle, { misses, hinted: this.hinted }, this.day);
  }

  protected where() {
    return {};
  }
  /** In the end, the beginning: what is to be done can be shown only there. */
  override get view(): unknown {
    return this.#looking ? this.#begun?.view : super.view;
  }
  override get result() {
    return this.#looking ? null : super.result;
  }
  override get phase(): 'playing' | 'over' {
    return this.#looking ? 'playing' : super.phase;
  }
  /** Once nothing is asked any more, the prompt says how it stands. */
  override get question(): string | null {
    if (this.found) return say('puzzle-found', { misses: this.misses });
    if (this.shown) return say('puzzle-answer');
    return this.mistaken ? say('puzzle-missed') : super.question;
  }
  protected get halted(): boolean {
    return this.mistaken || this.over;
  }
  protected override lights(said: PuzzleStep): readonly string[] {
    return this.hinted && said.verdict !== 'wrong' ? said.lit : [];
  }
  protected override async hear(said: PuzzleStep, moves: readonly number[]): Promise<void> {
    const known = this.over;
    await super.hear(said, moves);
    if (!moves.length) this.#begun = said;
    if (known) return; // said again, in another language
    if (said.verdict === 'wrong') {
      this.misses += 1;
      this.sound('no');
      announcer.now(said.remark ?? say('puzzle-missed'));
    } else if (said.verdict === 'right') {
      if (!this.shown) this.#keep(this.misses);
      this.sound('win');
      announcer.now(say('puzzle-found', { misses: this.misses }));
      setTimeout(() => this.#lookBack(), this.motion ? SEEN : 0);
    } else if (!moves.length) announcer.now(said.asks);
  }
  override back(): void {
    if (this.staged !== null) super.back();
    else if (this.mistaken) void this.retry();
    else if (this.made.length && !this.over) void this.take({}, this.made.slice(0, -1));
  }
}
