/** A recorded scene as a `BoardTable`: what web/fixtures.py writes. */

import type { BoardModule, BoardTable, Hint, Lang, Seat, Told, ZoomSubject } from '../lib/board';
import { settings } from '../lib/settings.svelte';
import type { Shell } from '../lib/shell';
import { drawn } from '../lib/saga';
import { say, texts } from '../lib/texts.svelte';
import { letterOf } from '../lib/words';
import type { Line, Reason, Result } from '../wire';

export interface Recorded {
  game: string;
  seat: number | null;
  view: unknown;
  before: unknown;
  events: Told[];
  lines: Line[];
  history: Line[][];
  waiting: number[];
  moves: [number, string][];
  result: Result | null;
  open: unknown[] | null;
  words: Record<Lang, { names: string[]; question: string | null; moves: string[] }>;
}

export class Scene implements BoardTable, Shell {
  view = $state.raw<unknown>();
  before = $state.raw<unknown>(null);
  events = $state.raw<Told[]>([]);
  step = $state(0);
  staged = $state<number | null>(null);
  hint = $state<Hint | null>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  zoomed = $state.raw<ZoomSubject | null>(null);
  told = $state('');
  readonly open = null;
  readonly busy = false;
  readonly canUndo = false;
  readonly replay = false;
  readonly chat = [];
  readonly talk = null;
  readonly unread = 0;
  readonly jump = null;
  readonly askHint = null;
  readonly at = null;
  readonly say = say;

  constructor(
    readonly recorded: Recorded,
    readonly board: BoardModule,
  ) {
    this.view = recorded.before;
  }

  /** From the view before to the view itself, with what happened between. */
  play(): void {
    this.before = this.recorded.before;
    this.events = this.recorded.events;
    this.view = this.recorded.view;
    this.step += 1;
  }

  get game() {
    return this.recorded.game;
  }
  get #words() {
    return this.recorded.words[settings.lang];
  }
  get seats(): Seat[] {
    return this.#words.names.map((name, seat) => ({
      seat,
      name,
      letter: letterOf(name),
      colour: seat,
      bot: seat === 3,
      level: seat === 3 ? 'greedy' : null,
      standIn: null,
      present: true,
      deciding: this.waiting.includes(seat),
      me: seat === this.me,
    }));
  }
  get me() {
    return this.recorded.seat;
  }
  get waiting() {
    return this.recorded.waiting;
  }
  get phase() {
    return this.recorded.result ? ('over' as const) : ('playing' as const);
  }
  get result() {
    return this.recorded.result;
  }
  get question() {
    return this.#words.question;
  }
  get moves() {
    if (!this.step) return [];
    const words = this.#words.moves;
    return this.recorded.moves.map(([move, notation], at) => ({
      move,
      notation,
      text: words[at]!,
    }));
  }
  get saga() {
    const { has } = texts;
    const reader = { say, has, seats: this.seats, me: this.me, picture: this.board.picture };
    const moves = [...this.recorded.history, ...(this.step ? [this.recorded.lines] : [])];
    return moves.flatMap((lines, move) => drawn(lines, reader).map((line) => ({ move, line })));
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
  stage(move: number): void {
    if (this.staged === move) this.choose(move);
    else this.staged = move;
  }
  choose(move: number): void {
    this.told = `made: ${this.recorded.moves.find(([id]) => id === move)?.[1] ?? move}`;
    this.staged = null;
  }
  back(): void {
    this.staged = null;
  }
  why(move: number): Promise<Reason | null> {
    return Promise.resolve({ text: `(the hall would say why not ${move})`, key: '', rule: 'A-1' });
  }
  light(places: readonly string[]): void {
    this.lit = new Set(places);
  }
  zoom(subject: ZoomSubject): void {
    this.zoomed = subject;
  }
  explain(text: string, rule = ''): void {
    this.told = `${text} ${rule}`;
  }
  clock(): number {
    return 48_000;
  }
  sound(): void {}
  read(): void {}
}
