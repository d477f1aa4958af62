/** A recorded scene as a table: what web/fixtures.py writes. */

import type { BoardModule, Lang, Move, Told, What } from '../lib/board';
import { settings } from '../lib/settings.svelte';
import { TableBase } from '../lib/table-base.svelte';
import type { Line, Reason, Result, SeatInfo } from '../wire';

export interface Recorded {
  game: string;
  seat: number | null;
  view: unknown;
  before: unknown;
  events: Told[];
  lines: Line[];
  history: Line[][];
  waiting: number[];
  moves: [number, string, What, unknown][];
  result: Result | null;
  open: unknown[] | null;
  words: Record<Lang, { names: string[]; question: string | null; moves: string[] }>;
}

/** Where a bot sits, so that a board shows one. */
const BOT = 3;

export class Scene extends TableBase {
  view = $state.raw<unknown>();
  /** What the harness says instead of the hall. */
  answer = $state('');

  constructor(
    readonly recorded: Recorded,
    override readonly board: BoardModule,
  ) {
    super();
    this.view = recorded.before;
  }

  /** From the view before to the view itself, with what happened between. */
  async play(): Promise<void> {
    const { before, events, view } = this.recorded;
    this.view = before;
    await this.show(events, true, () => (this.view = view));
  }

  get game() {
    return this.recorded.game;
  }
  get #words() {
    return this.recorded.words[settings.lang];
  }
  get sitting(): SeatInfo[] {
    const { en, ru } = this.recorded.words;
    return en.names.map((name, seat) => ({
      who: seat === BOT ? 'bot' : 'person',
      name,
      names: { en: name, ru: ru.names[seat]! },
      level: seat === BOT ? 'greedy' : null,
      present: true,
      stand_in: null,
      away: null,
      eyes: false,
      finished_by_bot: false,
    }));
  }
  get lines() {
    const { history, lines } = this.recorded;
    return this.step ? [...history, lines] : history;
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
  override get result() {
    return this.recorded.result;
  }
  override get question() {
    return this.#words.question;
  }
  override get moves(): Move[] {
    if (!this.step) return [];
    const words = this.#words.moves;
    return this.recorded.moves.map(([move, notation, what, foreseen], at) => ({
      move,
      what,
      notation,
      foreseen,
      text: words[at]!,
    }));
  }
  override choose(move: number): void {
    this.answer = `made: ${this.recorded.moves.find(([id]) => id === move)?.[1] ?? move}`;
    this.staged = null;
  }
  override why(what: What): Promise<Reason | null> {
    const text = `(the hall would say why not ${Object.values(what).join(' ')})`;
    return Promise.resolve({ text, key: '', rule: 'A-1' });
  }
  override explain(text: string, rule = ''): void {
    this.answer = `${text} ${rule}`;
  }
  override clock(): number {
    return 48_000;
  }
}
