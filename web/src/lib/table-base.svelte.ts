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
  Moment,
  Move,
  Peek,
  Remark,
  SagaLine,
  Seat,
  SoundName,
  Told,
  What,
  ZoomSubject,
} from './board';
import { fly, measure } from './flights';
import type { Guide } from './guide.svelte';
import { isAside, layoutOf, TOP_BAR, type Box, type Layout } from './layout';
import type { Lane } from './recap';
import { drawn, type Entry } from './saga';
import { seatsOf } from './seats';
import { settings } from './settings.svelte';
import type { Gone, Shell } from './shell';
import { play } from './sound';
import { say, texts } from './texts.svelte';

/** For how long a remark is seen. */
export const SEEN = 2500;

export abstract class TableBase implements BoardTable, Shell {
  board = $state.raw<BoardModule | null>(null);
  before = $state.raw<unknown>(null);
  events = $state.raw<readonly Told[]>([]);
  step = $state(0);
  staged = $state<number | null>(null);
  busy = $state(false);
  hint = $state.raw<Hint | null>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  zoomed = $state.raw<{ subject: ZoomSubject; illegal: What | undefined } | null>(null);
  peeked = $state.raw<Peek | null>(null);
  /** Why something isn't possible, for whoever just tried. */
  reason = $state.raw<Remark | null>(null);
  /** What the whole table should know. */
  note = $state.raw<string | null>(null);
  unread = $state(0);
  at = $state<number | null>(null);
  /** What the table stops for, the one shown now first. */
  moments = $state.raw<readonly Moment[]>([]);
  /** Where the board is drawn says how large that is. */
  box = $state.raw<Box>({ width: innerWidth, height: innerHeight - TOP_BAR });
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

  /** Who is meant by "you": whoever looks through somebody else's eyes is not them. */
  get reader(): number | null {
    return this.me;
  }

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
  get chat(): readonly ChatLine[] {
    return [];
  }
  get talk(): ((text: string) => Promise<string>) | null {
    return null;
  }
  get jump(): ((move: number) => void) | null {
    return null;
  }
  get askHint(): (() => void) | null {
    return null;
  }
  get rule(): string | null {
    return null;
  }
  /** The hall's time, where it matters who has been away for how long. */
  get now(): number | null {
    return null;
  }
  get guide(): Guide | null {
    return null;
  }
  get gone(): Gone | null {
    return null;
  }
  get instead(): string | null {
    return null;
  }
  get veiled(): boolean {
    return false;
  }
  get catching(): boolean {
    return false;
  }
  hurry(): void {}
  /** What the others did since the reader's last act; nothing where nobody waits for the reader. */
  get recap(): readonly Lane[] {
    return [];
  }
  closeRecap(): void {}
  /** Let these moves be seen once more. */
  again(_moves: readonly number[]): void {}
  choose(_move: number): void {}
  why(_what: What): Promise<Reason | null> {
    return Promise.resolve(null);
  }
  clock(_seat: number): number | null {
    return null;
  }

  // --- what is the same everywhere --------------------------------------------------------------

  get seats(): Seat[] {
    return seatsOf(this.sitting, this.waiting, this.reader, this.now);
  }
  get lang() {
    return settings.lang;
  }
  get layout(): Layout {
    return layoutOf(this.box);
  }
  get aside(): boolean {
    return isAside(this.box);
  }
  get motion(): boolean {
    return !settings.still;
  }
  get saga(): Entry[] {
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
    const reason = { text: words, rule, refused: true };
    this.reason = reason;
    announcer.now(rule ? `${words} (${rule})` : words);
    setTimeout(() => {
      if (this.reason === reason) this.reason = null;
    }, SEEN);
  }

  light(places: readonly string[]): void {
    this.lit = new Set(places);
  }

  zoom(subject: ZoomSubject, illegal?: What): void {
    this.peeked = null;
    this.zoomed = { subject, illegal };
  }

  peek(what: Peek): void {
    this.peeked = what;
  }

  /** Look no longer; at this thing only, if it is what one looks at. */
  unpeek(node?: HTMLElement): void {
    if (!node || this.peeked?.node === node) this.peeked = null;
  }

  /** The moment shown now has been seen. */
  passMoment(): void {
    this.moments = this.moments.slice(1);
  }

  sound(name: SoundName): void {
    play(name);
  }

  read(): void {
    this.unread = 0;
  }

  /** Lines of the saga as this reader sees them. */
  tell(lines: readonly Line[]): SagaLine[] {
    if (!this.board || !lines.length) return [];
    const { seats, board } = this;
    return drawn(lines, { say, has: texts.has, seats, picture: board.picture });
  }

  /** Let a change be seen and heard. What `follows` from what is shown now comes flying from there. */
  protected async show(
    events: readonly Told[],
    follows: boolean,
    change: () => void,
  ): Promise<void> {
    const places = measure();
    this.moments = [];
    this.before = follows ? this.view : null;
    this.events = events;
    change();
    this.step += 1;
    await tick();
    const { board, before, view } = this;
    if (!board || !view || !events.length) return;
    if (before && this.motion) fly(board.flights?.(events, before, view) ?? [], places);
    if (before && settings.paced !== 'once')
      this.moments = board.moments?.(events, before, view) ?? [];
    for (const sound of board.sounds?.(events, this.me) ?? []) this.sound(sound);
  }
}
