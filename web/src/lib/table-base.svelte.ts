/**
 * What every table has in common that a board is shown at: the live one, a replay and the harness.
 * Each of them says what is shown; whatever it doesn't offer is here, and is nothing.
 */

import { tick } from 'svelte';
import type { ChatLine, Line, Reason, Result, SeatInfo } from '../wire';
import { announcer } from './announce.svelte';
import type {
  BoardModule,
  BoardTable,
  Hint,
  Move,
  SagaLine,
  Seat,
  SoundName,
  Told,
  What,
  ZoomSubject,
} from './board';
import { fly, measure } from './flights';
import { drawn } from './saga';
import { seatsOf } from './seats';
import { settings } from './settings.svelte';
import type { Shell } from './shell';
import { play } from './sound';
import { say, texts } from './texts.svelte';

export abstract class TableBase implements BoardTable, Shell {
  board = $state.raw<BoardModule | null>(null);
  before = $state.raw<unknown>(null);
  events = $state.raw<readonly Told[]>([]);
  step = $state(0);
  staged = $state<number | null>(null);
  busy = $state(false);
  hint = $state.raw<Hint | null>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  zoomed = $state.raw<ZoomSubject | null>(null);
  /** Why something isn't possible, for whoever just tried. */
  reason = $state.raw<{ text: string; rule: string } | null>(null);
  /** What the whole table should know. */
  note = $state.raw<string | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  unread = $state(0);
  at = $state<number | null>(null);
  readonly say = say;
  #standing = $state<number | null>(null);

  // --- what each table says for itself ----------------------------------------------------------

  abstract readonly game: string;
  abstract readonly view: unknown;
  abstract readonly me: number | null;
  abstract readonly waiting: readonly number[];
  abstract readonly phase: 'playing' | 'over';
  /** Who sits where, in the hall's words. */
  abstract readonly sitting: readonly SeatInfo[];
  /** The saga of each move, from the set-up on. */
  abstract readonly lines: readonly (readonly Line[])[];

  // --- what only some offer ---------------------------------------------------------------------

  get open(): readonly unknown[] | null {
    return null;
  }
  get result(): Result | null {
    return null;
  }
  get question(): string | null {
    return null;
  }
  get moves(): readonly Move[] {
    return [];
  }
  get canUndo(): boolean {
    return false;
  }
  get standing(): number | null {
    return this.#standing;
  }
  set standing(round: number | null) {
    this.#standing = round;
  }
  get replay(): boolean {
    return false;
  }
  get talk(): ((text: string) => void) | null {
    return null;
  }
  get jump(): ((move: number) => void) | null {
    return null;
  }
  get askHint(): (() => void) | null {
    return null;
  }
  choose(_move: number): void {}
  why(_what: What): Promise<Reason | null> {
    return Promise.resolve(null);
  }
  clock(_seat: number): number | null {
    return null;
  }

  // --- what is the same everywhere --------------------------------------------------------------

  get seats(): Seat[] {
    return seatsOf(this.sitting, this.waiting, this.me);
  }
  get lang() {
    return settings.lang;
  }
  get layout() {
    return settings.phone ? ('phone' as const) : ('desktop' as const);
  }
  get motion(): boolean {
    return !settings.still;
  }
  get saga(): { move: number; line: SagaLine }[] {
    if (!this.view) return [];
    return this.lines.flatMap((lines, move) => this.tell(lines).map((line) => ({ move, line })));
  }

  stage(move: number): void {
    if (this.busy) return;
    if (!settings.ask || this.staged === move) this.choose(move);
    else {
      this.staged = move;
      this.reason = null;
      this.sound('turn');
      const text = this.moves.find((each) => each.move === move)?.text;
      if (text) announcer.later(`${text}. ${say('confirm-hint')}`);
    }
  }

  back(): void {
    this.staged = null;
  }

  explain(text: string, rule = ''): void {
    // The hall's words begin with the rule; it is shown beside them.
    const words = rule && text.startsWith(`${rule}: `) ? text.slice(rule.length + 2) : text;
    this.reason = { text: words, rule };
    announcer.later(rule ? `${words} (${rule})` : words);
  }

  light(places: readonly string[]): void {
    this.lit = new Set(places);
  }

  zoom(subject: ZoomSubject): void {
    this.zoomed = subject;
  }

  sound(name: SoundName): void {
    play(name);
  }

  read(): void {
    this.unread = 0;
  }

  /** Lines of the saga as this reader sees them. */
  protected tell(lines: readonly Line[]): SagaLine[] {
    if (!this.board || !lines.length) return [];
    const { seats, me, board } = this;
    return drawn(lines, { say, has: texts.has, seats, me, picture: board.picture });
  }

  /** Let a change be seen and heard. What `follows` from what is shown now comes flying from there. */
  protected async show(
    events: readonly Told[],
    follows: boolean,
    change: () => void,
  ): Promise<void> {
    const places = measure();
    this.before = follows ? this.view : null;
    this.events = events;
    change();
    this.step += 1;
    await tick();
    const { board, before, view } = this;
    if (!board || !view || !events.length) return;
    if (before && this.motion) fly(board.flights?.(events, before, view) ?? [], places);
    for (const sound of board.sounds?.(events, this.me) ?? []) this.sound(sound);
  }
}
