/** A table that nobody keeps: of a lesson, a puzzle, or in a picture. What lies there follows from where it
 *  begins and from the moves made since; the hall says each time what that comes to. */

import { boardFor } from '../boards';
import type { LessonStep, Line, PuzzleStep, Reason, SeatInfo } from '../wire';
import { post } from './api';
import type { Move, Told, What } from './board';
import { refusal } from './laying';
import { settings } from './settings.svelte';
import { TableBase } from './table-base.svelte';

export abstract class PracticeTable<S extends LessonStep | PuzzleStep> extends TableBase {
  said = $state.raw<S | null>(null);
  /** What the hall refused, or that it can't be reached. */
  wrong = $state('');
  /** The moves made since the beginning. */
  made = $state.raw<readonly number[]>([]);
  /** What was told, and after how many moves. */
  #told = $state.raw<readonly { after: number; lines: readonly Line[] }[]>([]);
  #lines = $derived(this.#told.map(({ lines }) => lines));

  /** Where the hall is asked about it. */
  protected abstract readonly path: string;
  /** Nothing can be done now. */
  protected abstract readonly halted: boolean;
  /** Whatever is to be told besides the moves. */
  protected abstract where(): object;

  constructor(readonly game: string) {
    super();
  }

  protected async ready(): Promise<void> {
    this.board ??= await boardFor(this.game);
  }

  /** Ask what these moves come to; null if the hall didn't say. */
  protected async take(more: object, moves: readonly number[]): Promise<S | null> {
    this.busy = true;
    try {
      const said = await post<S>(this.path, { ...more, moves, lang: settings.lang });
      await this.hear(said, moves);
      return said;
    } catch (refused) {
      this.wrong = refusal(refused);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Let be seen what the hall said. */
  protected async hear(said: S, moves: readonly number[]): Promise<void> {
    const follows = moves.length > this.made.length;
    if (!follows) this.leave();
    const told = (follows ? said.events : []) as unknown as Told[];
    await this.show(told, follows, () => {
      this.said = said;
      this.made = moves;
      // What was taken back did not happen.
      this.#told = follows
        ? [...this.#told, { after: moves.length, lines: said.lines }]
        : this.#told.filter(({ after }) => after <= moves.length);
      this.staged = null;
      this.reason = null;
      this.wrong = '';
      this.light(this.lights(said));
    });
  }

  /** What one was on goes with what lay there; whoever draws that anew says what one is on next. */
  protected leave(): void {
    const on = document.activeElement;
    if (on instanceof HTMLElement && on.matches('.target')) on.blur();
  }

  /** What was told so far stays told, whatever is taken back from here on. */
  protected settle(): void {
    this.#told = this.#told.map(({ lines }) => ({ after: 0, lines }));
  }
  /** Nothing has been told yet. */
  protected forget(): void {
    this.#told = [];
  }

  /** What is lit from the first. */
  protected lights(said: S): readonly string[] {
    return said.lit;
  }

  // --- what a board asks ------------------------------------------------------------------------

  get view(): unknown {
    return this.said?.view ?? null;
  }
  get me(): number | null {
    return this.said?.seat ?? null;
  }
  get waiting(): readonly number[] {
    return this.said?.waiting ?? [];
  }
  get phase(): 'playing' | 'over' {
    return this.said?.result ? 'over' : 'playing';
  }
  override get result() {
    return this.said?.result ?? null;
  }
  get lines(): readonly (readonly Line[])[] {
    return this.#lines;
  }
  get sitting(): SeatInfo[] {
    return (this.said?.names ?? []).map((name) => ({
      who: 'person',
      name,
      names: { en: name, ru: name },
      level: null,
      present: true,
      stand_in: null,
      away: null,
      eyes: false,
      finished_by_bot: false,
    }));
  }
  override get question(): string | null {
    return this.moves.length ? (this.said?.question ?? null) : null;
  }
  override get moves(): readonly Move[] {
    if (!this.said || this.halted) return [];
    return this.said.moves.map((each) => ({
      ...each,
      what: each.what as What,
      text: each.text ?? each.notation,
    }));
  }
  override get canUndo(): boolean {
    return this.made.length > 0 && !this.halted;
  }
  override choose(move: number): void {
    if (this.busy || !this.said) return;
    void this.take(this.where(), [...this.made, move]);
  }
  override async why(what: What): Promise<Reason | null> {
    const at = { ...this.where(), moves: [...this.made], lang: settings.lang };
    return post<Reason | null>(`${this.path}/why`, { at, what }).catch(() => null);
  }
}

/** A table in a picture: nobody plays there. */
export class StillTable extends PracticeTable<LessonStep> {
  protected readonly path: string;
  protected readonly halted = true;

  constructor(
    game: string,
    lesson: string,
    readonly of: number,
  ) {
    super(game);
    this.path = `games/${game}/lessons/${lesson}`;
  }
  protected where() {
    return { step: this.of };
  }
  async draw(): Promise<void> {
    await this.ready();
    await this.take(this.where(), []);
  }
  override get waiting(): readonly number[] {
    return [];
  }
  override get motion(): boolean {
    return false;
  }
}
