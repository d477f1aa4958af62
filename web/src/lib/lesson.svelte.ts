/** A lesson as a table: the hall says what the step and the moves made there come to. */

import type { LessonStep } from '../wire';
import { announcer } from './announce.svelte';
import { learned } from './learned.svelte';
import { PracticeTable } from './practice.svelte';
import { say } from './texts.svelte';

export class LessonTable extends PracticeTable<LessonStep> {
  /** The last step is done. */
  over = $state(false);
  /** Mistakes at this step. */
  misses = $state(0);
  protected readonly path: string;

  constructor(
    game: string,
    readonly lesson: string,
  ) {
    super(game);
    this.path = `games/${game}/lessons/${lesson}`;
  }

  async begin(step: number): Promise<void> {
    await this.ready();
    await this.take({ step }, []);
  }

  // --- what the guide does ----------------------------------------------------------------------

  get mistaken(): boolean {
    const verdict = this.said?.verdict;
    return verdict === 'wrong' || verdict === 'astray';
  }
  /** The step is done, or there is nothing to do but look. */
  get done(): boolean {
    const { said } = this;
    if (!said || this.mistaken) return false;
    return said.verdict === 'right' || (!said.right.length && !said.answers.length);
  }
  /** A question about the table is open. */
  get asking(): boolean {
    return !!this.said?.answers.length && !this.done;
  }

  /** On to the next step; after the last the lesson is learned. */
  async next(): Promise<void> {
    const { said } = this;
    if (!said) return;
    if (said.step + 1 >= said.steps) {
      this.leave();
      this.over = true;
      learned.finish(this.game, this.lesson);
      this.sound('win');
      return;
    }
    this.misses = 0;
    this.settle();
    if (await this.take({ step: said.step + 1 }, []))
      learned.reach(this.game, this.lesson, said.step + 1);
  }

  async previous(): Promise<void> {
    if (!this.said?.step || this.busy) return;
    if (await this.take({ step: this.said.step - 1 }, [])) this.forget();
  }

  /** Back to where the step began. */
  async retry(): Promise<void> {
    if (this.said) await this.take(this.where(), []);
  }

  async answer(answer: string): Promise<void> {
    if (this.said) await this.take({ ...this.where(), answer }, []);
  }

  /** Let the right move be seen; a second time, let it be made. */
  demonstrate(): void {
    const { staged } = this;
    const right = this.said?.right ?? [];
    if (staged !== null && right.includes(staged)) this.choose(staged);
    else this.staged = right[0] ?? null;
  }

  /** What the guide says now. */
  get words(): string {
    const { said } = this;
    if (!said) return '';
    if (said.verdict === 'right') return [say('learn-right'), said.remark].join(' ');
    if (said.verdict === 'astray') return say('learn-astray');
    return said.verdict === 'wrong' ? (said.remark ?? '') : said.says;
  }

  /** The same in the language that is spoken now. */
  async speak(): Promise<void> {
    if (this.said) await this.take(this.where(), this.made);
  }

  protected where() {
    return { step: this.said?.step ?? 0 };
  }

  protected override async hear(said: LessonStep, moves: readonly number[]): Promise<void> {
    await super.hear(said, moves);
    if (this.mistaken) this.misses += 1;
    announcer.now(this.words);
  }

  /** Nothing can be done while a mistake lies on the table or a question is open, nor once the step is
   *  done. */
  protected get halted(): boolean {
    return this.mistaken || this.done || this.asking;
  }
  override get instead(): string | null {
    if (this.mistaken) return say('learn-prompt-mistaken');
    if (this.asking) return say('learn-prompt-asking');
    return this.done ? say('learn-prompt-done') : null;
  }
  /** What is asked about isn't told by the table. */
  override get veiled(): boolean {
    return this.asking;
  }
  override get waiting(): readonly number[] {
    return this.asking ? [] : super.waiting;
  }
  override back(): void {
    if (this.staged !== null) super.back();
    else if (this.made.length || this.mistaken) void this.retry();
  }
}
