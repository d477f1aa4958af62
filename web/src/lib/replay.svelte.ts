/** A finished game, step by step: the same boards, without moves. */

import { tick } from 'svelte';
import { boards } from '../boards';
import type { Analysis, Frame, Line, Moment, Replay, TableInfo, TurningPoint } from '../wire';
import { get } from './api';
import type { BoardModule, BoardTable, SagaLine, Seat, Told, ZoomSubject } from './board';
import { fly, measure } from './flights';
import { drawn } from './saga';
import { seatsOf } from './seats';
import { settings } from './settings.svelte';
import type { Shell } from './shell';
import { play } from './sound';
import { say, texts } from './texts.svelte';

const STRETCH = 40;

export class ReplayTable implements BoardTable, Shell {
  info = $state.raw<TableInfo | null>(null);
  board = $state.raw<BoardModule | null>(null);
  frames = $state.raw<Frame[]>([]);
  steps = $state(0);
  at = $state(0);
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
  before = $state.raw<unknown>(null);
  events = $state.raw<Told[]>([]);
  step = $state(0);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  zoomed = $state.raw<ZoomSubject | null>(null);
  reason = $state.raw<{ text: string; rule: string } | null>(null);
  readonly replay = true;
  readonly moves = [];
  readonly question = null;
  readonly staged = null;
  readonly busy = false;
  readonly canUndo = false;
  readonly hint = null;
  readonly chat = [];
  readonly talk = null;
  readonly unread = 0;
  readonly askHint = null;
  readonly say = say;
  readonly sound = play;

  constructor(readonly id: string) {}

  /** Read the table and its frames; throws what the hall refuses. */
  async load(at: number | null): Promise<void> {
    const info = await get<TableInfo>(`tables/${this.id}`);
    const board = (await (boards[info.settings.game] ?? boards['plain']!)()).default;
    await Promise.all([texts.loadGame(info.settings.game), texts.loadMore(board.texts)]);
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
    const frames: Frame[] = [];
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
    const places = measure();
    this.before = forward ? this.view : null;
    this.at = next;
    this.events = forward ? (this.frame?.events as unknown as Told[]) : [];
    this.step += 1;
    await tick();
    if (!forward || !this.board) return;
    if (!settings.still)
      fly(this.board.flights?.(this.events, this.before, this.view) ?? [], places);
    for (const sound of this.board.sounds?.(this.events, null) ?? []) play(sound);
  }

  readonly jump = (move: number) => void this.go(move);

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }
  get game() {
    return this.info?.settings.game ?? '';
  }
  get view(): unknown {
    return this.frame?.view ?? null;
  }
  get open(): unknown[] | null {
    return this.frame?.views ?? null;
  }
  get seats(): Seat[] {
    // Who is here now has nothing to do with the game of then.
    const seats = this.info?.seats.map((seat) => ({ ...seat, present: true })) ?? [];
    return seatsOf(seats, this.waiting, this.eyes);
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
  readonly result = null;
  get saga(): { move: number; line: SagaLine }[] {
    if (!this.board || !this.view) return [];
    const reader = this.#reader();
    return this.frames.flatMap((frame, move) =>
      drawn(frame.lines, reader).map((line) => ({ move, line })),
    );
  }
  get lang() {
    return settings.lang;
  }
  get layout() {
    return settings.phone ? ('phone' as const) : ('desktop' as const);
  }
  get motion() {
    return !settings.still;
  }
  /** What happened at a step, in a line. */
  deedAt(step: number): string {
    if (!step) return say('replay-opening');
    return this.#tell(this.frames[step]?.lines ?? []);
  }
  /** What happened where the game turned, and what was chosen if that was a secret then. */
  turnedBy(point: TurningPoint): string {
    const chosen = point.words[settings.lang];
    const deed = this.deedAt(point.step);
    return chosen ? say('replay-turned-by', { deed, chosen }) : deed;
  }
  #reader() {
    const { has } = texts;
    return { say, has, seats: this.seats, me: this.eyes, picture: this.board?.picture };
  }
  #tell(told: readonly Line[]): string {
    const lines = drawn(told, this.#reader());
    return lines.find((line) => line.kind === 'line')?.text ?? lines[0]?.text ?? '';
  }
  /** What would have been better than the move that led to a step, and by how much; or nothing. */
  betterAt(step: number): string {
    const moment = this.momentAt(step);
    const words = moment?.words[settings.lang];
    if (!moment || !words) return '';
    return say('replay-better', {
      move: this.#tell(moment.better) || words,
      best: Math.round(100 * moment.best_worth),
      worth: Math.round(100 * moment.worth),
    });
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

  stage(): void {}
  choose(): void {}
  back(): void {}
  why() {
    return Promise.resolve(null);
  }
  explain(): void {}
  clock() {
    return null;
  }
  light(places: readonly string[]): void {
    this.lit = new Set(places);
  }
  zoom(subject: ZoomSubject): void {
    this.zoomed = subject;
  }
  read(): void {}
}
