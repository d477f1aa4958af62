/** A live table: what the hall says of it, as boards and the shell want it. */

import { tick } from 'svelte';
import { boards } from '../boards';
import type {
  Advice,
  Chat,
  ChatLine,
  History,
  Line as SagaOf,
  Note,
  Position,
  Reason,
  ServerMessage,
  Table,
} from '../wire';
import { announcer } from './announce.svelte';
import { get, Refused } from './api';
import type {
  BoardModule,
  BoardTable,
  Hint,
  Move,
  SagaLine,
  Seat,
  Told,
  ZoomSubject,
} from './board';
import { fly, measure } from './flights';
import { kept } from './kept.svelte';
import { Line } from './line.svelte';
import { drawn } from './saga';
import { settings } from './settings.svelte';
import type { Shell } from './shell';
import { addShare, random } from './shuffle';
import { play } from './sound';
import { say, texts } from './texts.svelte';
import { seatsOf } from './seats';

/** Between two changes, so that each is seen. */
const GAP = 420;
const FALLBACK = 'plain';

export class LiveTable implements BoardTable, Shell {
  info = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  board = $state.raw<BoardModule | null>(null);
  before = $state.raw<unknown>(null);
  events = $state.raw<Told[]>([]);
  step = $state(0);
  staged = $state<number | null>(null);
  busy = $state(false);
  hint = $state.raw<Hint | null>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  zoomed = $state.raw<ZoomSubject | null>(null);
  reason = $state.raw<{ text: string; rule: string } | null>(null);
  note = $state.raw<string | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  /** The saga of each move, from the set-up on. */
  lines = $state.raw<(readonly SagaOf[])[]>([]);
  readonly line: Line;
  readonly open = null;
  readonly replay = false;
  readonly at = null;
  readonly jump = null;
  readonly say = say;
  #queue: Position[] = [];
  #showing = false;
  #now = $state(Date.now());
  /** The hall's clock less ours. */
  #skew = 0;
  #timer: ReturnType<typeof setInterval>;
  #reasons = new Map<number, Promise<Reason | null>>();
  #lang = settings.lang;

  constructor(readonly id: string) {
    this.line = new Line(id, (message) => this.#hear(message));
    this.#timer = setInterval(() => (this.#now = Date.now()), 250);
    void this.#readChat();
  }

  close(): void {
    clearInterval(this.#timer);
    this.line.close();
  }

  // --- what the hall says -----------------------------------------------------------------------

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.info = message;
        void this.#load(message.settings.game);
        if (this.me !== null) addShare(message, this.me);
        this.#remember();
        break;
      case 'position':
        // The first of them says where we sit; a board that is yet to come is no reason to wait.
        if (this.info && message.seat !== null) addShare(this.info, message.seat);
        this.#queue.push(message);
        void this.#show();
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        if (message.seat !== this.me) {
          this.unread += 1;
          play('chat');
          announcer.later(`${message.name}: ${message.text}`);
        }
        break;
      case 'note':
        this.#tell(message);
        break;
      default:
    }
  }

  #tell(note: Note): void {
    const name = note.seat === null ? '' : (this.seats[note.seat]?.name ?? '');
    const key = `note-${note.code}`;
    this.note = texts.has(key) ? say(key, { name }) : note.text;
    announcer.later(this.note);
  }

  async #load(game: string): Promise<void> {
    if (this.board) return;
    const board = (await (boards[game] ?? boards[FALLBACK]!)()).default;
    await Promise.all([texts.loadGame(game), texts.loadMore(board.texts)]);
    this.board = board;
    void this.#show();
  }

  /** Show the positions that have come, one after the other. */
  async #show(): Promise<void> {
    if (this.#showing || !this.board) return;
    this.#showing = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        await this.#take(next);
        const quick = settings.still || !next.events.length || this.#queue.length > 6;
        if (this.#queue.length && !quick) {
          await new Promise((resolve) => setTimeout(resolve, GAP));
        }
      }
    } finally {
      this.#showing = false;
    }
  }

  async #take(next: Position): Promise<void> {
    const last = this.position;
    this.#skew = next.at - Date.now();
    const places = measure();
    const told = next.events as unknown as Told[];
    const follows = last !== null && next.number === last.number + 1;
    this.before = follows && !next.undone ? last.view : null;
    this.events = told;
    this.position = next;
    this.step += 1;
    if (next.number !== last?.number || next.undone) {
      this.staged = null;
      this.hint = null;
      this.reason = null;
    }
    this.busy = false;
    this.#reasons.clear();
    if (!follows || next.undone) {
      if (next.view) void this.#recall();
    } else if (told.length) {
      this.lines = [...this.lines, next.lines];
    }
    this.#remember();
    await tick();
    this.#animate(told, places);
    this.#announce(last, next);
    if (settings.lang !== this.#lang) this.speak();
  }

  #animate(told: Told[], places: Map<string, DOMRect>): void {
    const { board, before, view } = this;
    if (!board || !told.length || !view) return;
    if (before && !settings.still) fly(board.flights?.(told, before, view) ?? [], places);
    for (const sound of board.sounds?.(told, this.me) ?? []) play(sound);
  }

  #announce(last: Position | null, next: Position): void {
    if (next.lines.length) {
      const lines = drawn(next.lines, this.#reader());
      announcer.later(lines.map((line) => line.text).join('. '));
    }
    const asked = next.seat !== null && next.waiting.includes(next.seat);
    const again = last?.question === next.question && last?.moves.length === next.moves.length;
    if (asked && next.question && !again) {
      announcer.now(next.question);
      if (document.hidden) document.title = `• ${say('your-move')}`;
      play('yours');
    }
    if (next.phase === 'over' && last && last.phase !== 'over') {
      play(next.result?.ranks[this.me ?? -1] === 1 ? 'win' : 'score');
    }
  }

  async #recall(): Promise<void> {
    const history = await get<History>(`tables/${this.id}/history`).catch(() => null);
    if (history) this.lines = history.lines;
  }

  async #readChat(): Promise<void> {
    const chat = await get<Chat>(`tables/${this.id}/chat`).catch(() => null);
    if (chat) this.chat = chat.lines;
  }

  #remember(): void {
    const { info, position } = this;
    if (!info || !position || position.seat === null) return;
    const view = position.view as unknown;
    kept.put(this.id, {
      game: info.settings.game,
      names: this.seats.map((seat) => seat.name),
      bots: info.seats.map((seat) => seat.who === 'bot'),
      seat: position.seat,
      phase: position.phase,
      mine: position.waiting.includes(position.seat),
      where: view && this.board ? this.board.headline(view, say).text : '',
      ...(position.result ? { scores: position.result.scores, ranks: position.result.ranks } : {}),
    });
  }

  /** Ask for questions and moves in the language chosen now. */
  speak(): void {
    this.#lang = settings.lang;
    void this.line.ask({ type: 'words', lang: settings.lang });
  }

  // --- for boards -------------------------------------------------------------------------------

  get game(): string {
    return this.info?.settings.game ?? '';
  }
  get view(): unknown {
    return this.position?.view ?? null;
  }
  get seats(): Seat[] {
    return this.info ? seatsOf(this.info.seats, this.waiting, this.me) : [];
  }
  get me(): number | null {
    return this.position?.seat ?? null;
  }
  get waiting(): number[] {
    return this.position?.waiting ?? [];
  }
  get phase(): 'playing' | 'over' {
    return this.position?.phase === 'over' ? 'over' : 'playing';
  }
  get result() {
    return this.position?.result ?? null;
  }
  get away(): boolean {
    return this.me !== null && this.info?.seats[this.me]?.stand_in != null;
  }
  get question(): string | null {
    return this.position?.question ?? null;
  }
  get moves(): Move[] {
    if (!this.position || this.away) return [];
    return this.position.moves.map((each) => ({ ...each, text: each.text ?? each.notation }));
  }
  get canUndo(): boolean {
    return (this.position?.undo ?? false) && !this.away;
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
    if (this.busy) return;
    if (!settings.ask || this.staged === move) this.choose(move);
    else {
      this.staged = move;
      this.reason = null;
      play('turn');
      const text = this.moves.find((each) => each.move === move)?.text;
      if (text) announcer.later(`${text}. ${say('confirm-hint')}`);
    }
  }

  choose(move: number): void {
    const number = this.position?.number;
    if (this.busy || number === undefined) return;
    this.busy = true;
    this.reason = null;
    void this.line.ask({ type: 'move', number, move, request: random(12) }).then((answer) => {
      if (answer?.type === 'error') this.#refused(answer.reason ?? null, answer.text);
      if (answer?.type !== 'ack') this.busy = false;
    });
  }

  back(): void {
    if (this.staged !== null) {
      this.staged = null;
      return;
    }
    const number = this.position?.number;
    if (!this.canUndo || this.busy || number === undefined) return;
    this.busy = true;
    void this.line.ask({ type: 'undo', number, request: random(12) }).then((answer) => {
      if (answer?.type === 'error') this.#refused(answer.reason ?? null, answer.text);
      this.busy = false;
    });
  }

  why(move: number): Promise<Reason | null> {
    let found = this.#reasons.get(move);
    if (!found) {
      found = this.line
        .ask({ type: 'why', move })
        .then((answer) => (answer?.type === 'why' ? answer.reason : null));
      this.#reasons.set(move, found);
    }
    return found;
  }

  #refused(reason: Reason | null, text: string): void {
    play('no');
    this.explain(reason?.text ?? text, reason?.rule);
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

  clock(seat: number): number | null {
    const clock = this.position?.clocks[seat];
    if (!clock || clock.left === null) return null;
    if (!clock.running) return clock.left;
    return Math.max(0, clock.left - (this.#now + this.#skew - this.position!.at));
  }

  sound = play;

  // --- for the shell ----------------------------------------------------------------------------

  #reader() {
    const { has } = texts;
    return { say, has, seats: this.seats, me: this.me, picture: this.board?.picture };
  }

  get saga(): { move: number; line: SagaLine }[] {
    if (!this.board || !this.view) return [];
    const reader = this.#reader();
    return this.lines.flatMap((lines, move) =>
      drawn(lines, reader).map((line) => ({ move, line })),
    );
  }

  get talk() {
    if (!this.info?.chat || this.me === null) return null;
    return (text: string) => void this.line.ask({ type: 'chat', text });
  }

  get askHint() {
    if (this.me === null || !this.moves.length) return null;
    return () => void this.#askHint();
  }
  async #askHint(): Promise<void> {
    const thinking = { text: say('hint-thinking'), rule: '' };
    const soon = setTimeout(() => (this.reason = thinking), 300);
    try {
      const advice = await get<Advice>(`tables/${this.id}/hint?lang=${settings.lang}`);
      if (!this.moves.some((each) => each.move === advice.move)) return;
      this.hint = { move: advice.move, why: `${advice.text}. ${advice.why}` };
      announcer.now(this.hint.why);
    } catch (wrong) {
      if (wrong instanceof Refused) this.explain(wrong.message);
    } finally {
      clearTimeout(soon);
      if (this.reason === thinking) this.reason = null;
    }
  }

  read(): void {
    this.unread = 0;
  }

  /** Take the seat back from the bot. */
  comeBack(): void {
    void this.line.ask({ type: 'back' });
  }
}
