/** A finished game, step by step: the same boards, without moves. */

import { boardFor } from '../boards';
import type { Analysis, ReplayStep, Line, Moment, Replay, TableInfo, TurningPoint } from '../wire';
import { get } from './api';
import type { Told } from './board';
import { settings } from './settings.svelte';
import { TableBase } from './table-base.svelte';
import { say } from './texts.svelte';

const STRETCH = 40;

export class ReplayTable extends TableBase {
  info = $state.raw<TableInfo | null>(null);
  frames = $state.raw<ReplayStep[]>([]);
  steps = $state(0);
  override at = $state(0);
  /** Whose eyes; null: all cards open. */
  eyes = $state<number | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  /** Each seat's chance to win after each step: as it was judged at the next decision. */
  chances = $derived.by(() => {
    if (!this.analysis) return [];
    const { moments, result } = this.analysis;
    let next = moments.length;
    const course: number[][] = [];
    for (let step = this.steps; step >= 0; step--) {
      while (next && moments[next - 1]!.step > step) next -= 1;
      course.unshift(moments[next]?.chances ?? result);
    }
    return course;
  });
  constructor(readonly id: string) {
    super();
  }

  /** Read the table and its frames; throws what the hall refuses. */
  async load(at: number | null): Promise<void> {
    const info = await get<TableInfo>(`tables/${this.id}`);
    const board = await boardFor(info.settings.game);
    await this.#read();
    this.info = info;
    this.board = board;
    this.at = Math.min(at ?? this.steps, this.steps);
  }

  /** Ask the hall what decided the game; without an answer the replay does without. */
  async analyse(): Promise<void> {
    this.analysis = await get<Analysis>(`tables/${this.id}/analysis`).catch(() => null);
  }

  async #read(): Promise<void> {
    const eyes = this.eyes === null ? '' : `&eyes=${this.eyes}`;
    const frames: ReplayStep[] = [];
    let steps = 0;
    do {
      const part = await get<Replay>(
        `tables/${this.id}/replay?first=${frames.length}&count=${STRETCH}${eyes}`,
      );
      steps = part.steps;
      frames.push(...part.frames);
      if (!part.frames.length) break;
    } while (frames.length <= steps);
    this.frames = frames;
    this.steps = steps;
  }

  async look(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    await this.#read();
    this.before = null;
    this.events = [];
    this.step += 1;
  }

  /** Go to a step; one step forward is animated. */
  async go(to: number): Promise<void> {
    const next = Math.max(0, Math.min(this.steps, to));
    if (next === this.at) return;
    const forward = next === this.at + 1;
    const events = forward ? (this.frames[next]!.events as unknown as Told[]) : [];
    await this.show(events, forward, () => (this.at = next));
  }

  get frame(): ReplayStep | undefined {
    return this.frames[this.at];
  }
  get game() {
    return this.info?.settings.game ?? '';
  }
  get view(): unknown {
    return this.frame?.view ?? null;
  }
  override get open() {
    return this.frame?.views ?? null;
  }
  override get replay() {
    return true;
  }
  override get jump() {
    return (move: number) => void this.go(move);
  }
  get sitting() {
    // Who is here now has nothing to do with the game of then.
    return this.info?.seats.map((seat) => ({ ...seat, present: true })) ?? [];
  }
  get lines() {
    return this.frames.map((frame) => frame.lines);
  }
  get me() {
    return this.eyes;
  }
  get waiting() {
    return this.frame?.waiting ?? [];
  }
  get phase() {
    return this.at === this.steps ? ('over' as const) : ('playing' as const);
  }
  /** What happened at a step, in a line. */
  deedAt(step: number): string {
    if (!step) return say('replay-opening');
    return this.#lineOf(this.lines[step] ?? []);
  }
  /** What happened where the game turned, and what was chosen if that was a secret then. */
  turnedBy(point: TurningPoint): string {
    const chosen = point.words[settings.lang];
    const deed = this.deedAt(point.step);
    return chosen ? say('replay-turned-by', { deed, chosen }) : deed;
  }
  #lineOf(told: readonly Line[]): string {
    const lines = this.tell(told);
    return lines.find((line) => line.kind === 'line')?.text ?? lines[0]?.text ?? '';
  }
  /** What would have been better than the move that led to a step, and by how much; or nothing. */
  betterAt(step: number): string {
    const moment = this.momentAt(step);
    const words = moment?.words[settings.lang];
    if (!moment || !words) return '';
    return say('replay-better', {
      sure: moment.sure ?? 'probably',
      move: this.#lineOf(moment.better) || words,
      best: Math.round(100 * moment.best_worth),
      worth: Math.round(100 * moment.worth),
    });
  }
  /** How far the difference between the two may be off, in words; nothing if nothing was better. */
  doubtAt(step: number): string {
    const moment = this.momentAt(step);
    if (!moment?.sure) return '';
    return say('replay-doubt', { error: Math.max(1, Math.round(200 * moment.error)) });
  }
  get deed(): string {
    return this.deedAt(this.at);
  }
  /** The decision that led to a step, if it was one. */
  momentAt(step: number): Moment | undefined {
    return this.analysis?.moments.find((moment) => moment.step === step);
  }
  get turning(): readonly TurningPoint[] {
    return this.analysis?.turning_points ?? [];
  }
}
