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
    await this.take({ step: said.step + 1 }, []);
    learned.reach(this.game, this.lesson, said.step + 1);
  }

  async previous(): Promise<void> {
    if (this.said?.step) await this.take({ step: this.said.step - 1 }, []);
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
    announcer.now(said.remark ?? (said.verdict === 'right' ? say('learn-right') : said.says));
  }

  /** Nothing can be done while a mistake lies on the table, nor once the step is done. */
  protected get halted(): boolean {
    return this.mistaken || this.done;
  }
  override get canUndo(): boolean {
    return this.made.length > 0 && !this.done;
  }
  override back(): void {
    if (this.staged !== null) super.back();
    else if (this.made.length || this.mistaken) void this.retry();
  }
}
