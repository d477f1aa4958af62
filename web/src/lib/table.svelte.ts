/** A live table: what the hall says of it, as boards and the shell want it. */

import { ALONE } from './alone';
import { boardFor } from '../boards';
import type {
  Advice,
  ChatLine,
  History,
  Note,
  Position,
  Reason,
  ServerMessage,
  Table,
} from '../wire';
import { announcer } from './announce.svelte';
import { get, Refused } from './api';
import type { Move, Told, What } from './board';
import { Chat } from './chat.svelte';
import { Guide } from './guide.svelte';
import { kept } from './kept.svelte';
import { Company } from './company.svelte';
import { Connection } from './connection.svelte';
import { notify } from './notice';
import { Paced, pauseOf } from './pace.svelte';
import { after, NOTHING } from './past';
import { lanesOf, worthTelling, type Lane } from './recap';
import { settings } from './settings.svelte';
import { addShare, random } from './shuffle';
import { Since } from './since.svelte';
import { play } from './sound';
import { TableBase } from './table-base.svelte';
import { say, texts } from './texts.svelte';

/** For how long a moment is looked at, if nobody skips it. */
const MOMENT = 2000;

export class LiveTable extends TableBase {
  info = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  #past = $state.raw(NOTHING);
  readonly #chat: Chat;
  readonly connection: Connection;
  /** What people decide together here. */
  readonly company = new Company(this);
  readonly #guide = new Guide(this);
  /** The newest position there is, though others may still be shown. */
  #newest = $state.raw<Position | null>(null);
  #coming = new Paced<Position | History>(
    (next) => this.#show(next),
    () => this.#pause(),
  );
  readonly #since = new Since();
  /** The reader wants to see nothing but the next question. */
  #hasty = false;
  /** Ours, and on its way: what comes of it is shown at once. */
  #own = false;
  #now = $state(Date.now());
  /** The hall's clock less ours. */
  #skew = $state(0);
  #second = $derived(Math.floor((this.#now + this.#skew) / 1000) * 1000);
  #timer: ReturnType<typeof setInterval>;
  #reasons = new Map<string, Promise<Reason | null>>();
  #lang = settings.lang;
  /** What was to be chosen when something was pressed last. */
  #touched = '';

  constructor(readonly id: string) {
    super();
    this.#chat = new Chat(id);
    this.connection = new Connection(id, (message) => this.#hear(message));
    this.#timer = setInterval(() => (this.#now = Date.now()), 250);
  }

  close(): void {
    clearInterval(this.#timer);
    this.connection.close();
  }

  // --- what the hall says -----------------------------------------------------------------------

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.info = message;
        void this.#load(message.settings.game);
        if (this.reader !== null) addShare(message, this.reader);
        this.#remember();
        break;
      case 'position':
        // The first of them says where we sit; a board that is yet to come is no reason to wait.
        if (this.info && message.seat !== null) addShare(this.info, message.seat);
        this.#call(message);
        this.#skew = message.at - Date.now();
        this.#coming.push(message);
        break;
      case 'history':
        this.#coming.push(message);
        break;
      case 'talk':
        this.unread += this.#chat.recall(message.lines, this.reader);
        break;
      case 'chat':
        if (this.#chat.add(message) && message.seat !== this.reader) {
          this.unread += 1;
          play('chat');
          announcer.later(`${message.name}: ${message.text}`);
        }
        break;
      case 'note':
        this.#tellAll(message);
        break;
      case 'error':
        // Nothing that was asked for: a hall in the page could not do what it has to.
        if (ALONE && message.id == null) this.explain(say('hall-stumbled'));
        break;
      default:
    }
  }

  #tellAll(note: Note): void {
    const name = note.seat === null ? '' : (this.seats[note.seat]?.name ?? '');
    const key = `note-${note.code}`;
    this.note = texts.has(key) ? say(key, { name }) : note.text;
    announcer.later(this.note);
  }

  /** Whoever has the tab out of sight hears at once that the hall waits for them. */
  #call(next: Position): void {
    const first = this.#newest === null;
    const owed = this.owes;
    this.#newest = next;
    if (first || owed || !this.owes || !document.hidden) return;
    play('yours');
    notify(say('your-move'), this.title, this.id);
  }

  async #load(game: string): Promise<void> {
    if (this.board) return;
    this.board = await boardFor(game);
    this.#coming.begin();
  }

  async #show(next: Position | History): Promise<boolean> {
    if (next.type === 'history') {
      this.#past = after(this.#past, next);
      this.#since.recall(next.own);
      return false;
    }
    await this.#take(next);
    return next.events.length > 0;
  }

  #pause(): number {
    const hurry = !!this.#newest && this.#asks(this.#newest) && this.clock(this.me ?? -1) !== null;
    if (this.#own || this.#hasty || document.hidden) return 0;
    if (this.moments.length && !hurry) return MOMENT * this.moments.length;
    const behind = this.#coming.waiting.filter(
      (each) => each.type === 'position' && each.events.length,
    ).length;
    const asked = !!this.position && this.#asks(this.position);
    return pauseOf({ pace: settings.paced, behind, asked, hurry });
  }

  /** Does it ask the reader something? */
  #asks(position: Position): boolean {
    return position.moves.length > 0 && !this.away;
  }

  async #take(next: Position): Promise<void> {
    const last = this.position;
    if (next.events.length) this.#own = false;
    if (next.moves.length) this.#hasty = false;
    const told = next.events as unknown as Told[];
    const same = last !== null && next.eyes === last.eyes;
    const follows = same && next.number === last.number + 1 && !next.undone;
    await this.show(told, follows, () => {
      this.#since.pass(last, next, this.#past.moves.length);
      this.position = next;
      this.#since.stop();
      this.#past = after(same || !last ? this.#past : NOTHING, next);
      // What only concerns the table (somebody offers something) takes no choice out of one's hand.
      const asks = (each: Position | null) => JSON.stringify(each && [each.view, each.moves]);
      if (next.undone || asks(next) !== asks(last)) {
        this.staged = null;
        this.hint = null;
        this.reason = null;
      }
      this.busy = false;
      this.#reasons.clear();
      this.#remember();
    });
    this.#announce(last, next);
    this.#guide.see(next);
    if (last?.eyes != null && next.eyes === null && this.connection.eyes !== null) {
      this.connection.eyes = null;
      this.explain(say('refused-eyes-closed'));
    }
    if (settings.lang !== this.#lang) this.speak();
  }

  #announce(last: Position | null, next: Position): void {
    announcer.later(
      this.tell(next.lines)
        .map((line) => line.text)
        .join('. '),
    );
    const asked = next.seat !== null && next.waiting.includes(next.seat);
    const again = last?.question === next.question && last?.moves.length === next.moves.length;
    if (asked && next.question && !again) {
      announcer.now(next.question);
      if (!document.hidden) play('yours');
    }
    if (next.phase === 'over' && last && last.phase !== 'over') {
      play(next.result?.ranks[this.reader ?? -1] === 1 ? 'win' : 'score');
    }
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
      clock: info.settings.clock,
      puzzle: info.puzzle?.titles,
      finishedByBot: info.seats[position.seat]?.finished_by_bot ?? false,
      where: view && this.board ? this.board.headline(view, say).text : '',
      ...(position.phase === 'over'
        ? { standing: undefined, ended: kept.find(this.id)?.ended ?? Date.now() }
        : {}),
      ...(position.result ? { scores: position.result.scores, ranks: position.result.ranks } : {}),
    });
  }

  /** Ask for questions and moves in the language chosen now. */
  speak(): void {
    this.#lang = settings.lang;
    void this.connection.ask({ type: 'words', lang: settings.lang });
  }

  // --- for boards -------------------------------------------------------------------------------

  get game(): string {
    return this.info?.settings.game ?? '';
  }
  get view(): unknown {
    return (this.#since.shown ?? this.position)?.view ?? null;
  }
  override get standing(): number | null {
    return kept.standing(this.id, this.me);
  }
  override set standing(round: number | null) {
    kept.stand(this.id, this.me, round);
  }
  get sitting() {
    return this.info?.seats ?? [];
  }
  /** The hall's time to the second, if anybody is away: else nothing has to be drawn anew for it. */
  override get now(): number | null {
    return this.sitting.some((seat) => seat.away !== null) ? this.#second : null;
  }
  /** The hall's time to the second. */
  get second(): number {
    return this.#second;
  }
  override get open() {
    return this.position?.views ?? null;
  }
  get lines() {
    return this.#past.moves;
  }
  get me(): number | null {
    const eyes = this.position?.eyes;
    return this.reader ?? (typeof eyes === 'number' ? eyes : null);
  }
  override get reader(): number | null {
    return this.position?.seat ?? null;
  }
  /** With others' eyes one sees a table at which there is nothing to do. */
  override get replay(): boolean {
    return (this.position?.eyes ?? null) !== null;
  }
  get waiting(): number[] {
    return this.position?.waiting ?? [];
  }
  get phase(): 'playing' | 'over' {
    return this.position?.phase === 'over' ? 'over' : 'playing';
  }
  override get result() {
    return this.position?.result ?? null;
  }
  get away(): boolean {
    const seat = this.reader ?? this.#newest?.seat ?? null;
    return seat !== null && this.info?.seats[seat]?.stand_in != null;
  }
  /** The hall waits for the reader, whatever is yet to be shown of how it came to that. */
  get owes(): boolean {
    const heard = this.#newest;
    if (heard?.phase !== 'playing' || heard.seat === null || this.away) return false;
    return heard.waiting.includes(heard.seat);
  }
  /** The game's name, in the reader's language. */
  get title(): string {
    const key = `${this.game}-title`;
    return texts.has(key) ? say(key) : '';
  }
  override get question(): string | null {
    return this.position?.question ?? null;
  }
  override get rule(): string | null {
    return this.position?.rule ?? null;
  }
  /** Is more to be shown than is? Then nothing can be done yet: it would be done to what was. */
  override get catching(): boolean {
    return this.#coming.waiting.length > 0 || this.#since.shown !== null;
  }
  /** Show at once what is to be shown. */
  override hurry(): void {
    this.moments = [];
    this.#hasty = this.me !== null;
    this.#coming.rush();
    this.#present();
  }
  override get recap(): readonly Lane[] {
    const { me, position } = this;
    const { from, closed } = this.#since;
    if (me === null || !position || !this.#asks(position) || closed) return [];
    const entries = this.saga.filter((entry) => entry.move >= from);
    const seen = (move: number) => this.#since.at(move) !== undefined;
    const lanes = lanesOf(entries, me, this.seats.length, seen);
    return worthTelling(lanes) ? lanes : [];
  }
  override closeRecap(): void {
    this.#since.close();
    this.#present();
  }
  override again(moves: readonly number[]): void {
    void this.#since.again(moves, (events, follows, change) => this.show(events, follows, change));
  }
  /** Show how things stand. */
  #present(): void {
    if (this.#since.shown) void this.show([], false, () => this.#since.stop());
  }
  override passMoment(): void {
    super.passMoment();
    this.#coming.look();
  }
  override get moves(): Move[] {
    if (!this.position || this.away || this.catching) return [];
    return this.position.moves.map((each) => ({
      ...each,
      what: each.what as What,
      text: each.text ?? each.notation,
    }));
  }
  override get canUndo(): boolean {
    return (this.position?.undo ?? false) && !this.away && !this.catching;
  }
  /** Has the reader begun to choose? Boards keep by themselves what is taken up: so whatever was
   * pressed since just this was to be chosen counts, though others may have moved meanwhile. */
  get choosing(): boolean {
    if (this.staged !== null || this.busy) return true;
    return this.moves.length > 0 && this.#touched === this.#open;
  }
  touch(): void {
    this.#touched = this.#open;
  }
  get #open(): string {
    return this.moves.map((each) => each.move).join();
  }
  override choose(move: number): void {
    const number = this.position?.number;
    if (this.busy || this.catching || number === undefined) return;
    this.busy = true;
    this.#own = true;
    this.reason = null;
    this.#guide.move();
    void this.connection.ask({ type: 'move', number, move, request: random(12) }).then((answer) => {
      if (answer?.type === 'error') this.#refused(answer.reason ?? null, answer.text);
      if (answer?.type === 'ack') {
        this.#since.own(answer.number);
        void this.#guide.moved();
      } else this.busy = this.#own = false;
    });
  }

  override back(): void {
    if (this.staged !== null) {
      super.back();
      return;
    }
    const number = this.position?.number;
    if (!this.canUndo) this.closeRecap();
    if (!this.canUndo || this.busy || number === undefined) return;
    this.busy = true;
    void this.connection.ask({ type: 'undo', number, request: random(12) }).then((answer) => {
      if (answer?.type === 'error') this.#refused(answer.reason ?? null, answer.text);
      this.busy = false;
    });
  }

  override why(what: What): Promise<Reason | null> {
    const asked = JSON.stringify(what);
    let found = this.#reasons.get(asked);
    if (!found) {
      found = this.connection
        .ask({ type: 'why', what })
        .then((answer) => (answer?.type === 'why' ? answer.reason : null));
      this.#reasons.set(asked, found);
    }
    return found;
  }

  #refused(reason: Reason | null, text: string): void {
    play('no');
    this.explain(reason?.text ?? text, reason?.rule);
  }

  override clock(seat: number): number | null {
    const clock = this.#newest?.clocks[seat];
    if (!clock || clock.left === null) return null;
    if (!clock.running) return clock.left;
    return Math.max(0, clock.left - (this.#now + this.#skew - this.#newest!.at));
  }

  // --- for the shell ----------------------------------------------------------------------------

  override get chat(): readonly ChatLine[] {
    return this.#chat.lines;
  }
  override get talk() {
    if (!this.info?.chat || this.reader === null) return null;
    return async (text: string) => {
      const answer = await this.connection.ask({ type: 'chat', text });
      if (answer?.type !== 'error') return '';
      return texts.has(`refused-${answer.code}`) ? say(`refused-${answer.code}`) : answer.text;
    };
  }

  override get askHint() {
    if (this.reader === null || !this.moves.length || !this.info?.hints) return null;
    return () => void this.#askHint();
  }
  async #askHint(): Promise<void> {
    const thinking = { text: say('hint-thinking'), rule: '', refused: false };
    const soon = setTimeout(() => (this.reason = thinking), 300);
    try {
      const advice = await get<Advice>(`tables/${this.id}/hint?lang=${settings.lang}`);
      if (!this.moves.some((each) => each.move === advice.move)) return;
      const { move, text, why, numbers } = advice;
      this.hint = { move, why: why ? say('hint-why', { text, why }) : text, numbers };
      announcer.now(this.hint.why);
    } catch (wrong) {
      if (wrong instanceof Refused) this.explain(wrong.message);
    } finally {
      clearTimeout(soon);
      if (this.reason === thinking) this.reason = null;
    }
  }

  /** Take the seat back from the bot. */
  comeBack(): void {
    void this.connection.ask({ type: 'back' });
  }

  /** Look on through somebody's eyes, at all hands, or from beside the table. */
  async look(eyes: Position['eyes']): Promise<void> {
    const answer = await this.connection.ask({ type: 'eyes', eyes });
    if (answer?.type === 'ack') this.connection.eyes = eyes;
    if (answer?.type === 'error') this.explain(say('refused-eyes-closed'));
  }

  override get guide(): Guide {
    return this.#guide;
  }

  override get gone() {
    return this.company.gone;
  }
}
