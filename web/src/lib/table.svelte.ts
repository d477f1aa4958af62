/** A live table: what the hall says of it, as boards and the shell want it. */

import { boardFor } from '../boards';
import type { Advice, History, Note, Position, Reason, ServerMessage, Table, Talk } from '../wire';
import { announcer } from './announce.svelte';
import { get, Refused } from './api';
import type { Move, Told, What } from './board';
import { kept } from './kept.svelte';
import { Connection } from './connection.svelte';
import { after, NOTHING } from './past';
import { settings } from './settings.svelte';
import { addShare, random } from './shuffle';
import { play } from './sound';
import { TableBase } from './table-base.svelte';
import { say, texts } from './texts.svelte';

/** Between two changes, so that each is seen. */
const GAP = 420;

export class LiveTable extends TableBase {
  info = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  #past = $state.raw(NOTHING);
  readonly connection: Connection;
  #queue: (Position | History)[] = [];
  #showing = false;
  /** Were we here before, and only lost the line? */
  #came = false;
  #now = $state(Date.now());
  /** The hall's clock less ours. */
  #skew = 0;
  #timer: ReturnType<typeof setInterval>;
  #reasons = new Map<string, Promise<Reason | null>>();
  #lang = settings.lang;
  /** What was to be chosen when something was pressed last. */
  #touched = '';

  constructor(readonly id: string) {
    super();
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
        if (this.me !== null) addShare(message, this.me);
        this.#remember();
        break;
      case 'position':
        // The first of them says where we sit; a board that is yet to come is no reason to wait.
        if (this.info && message.seat !== null) addShare(this.info, message.seat);
        this.#queue.push(message);
        void this.#showAll();
        break;
      case 'history':
        this.#queue.push(message);
        void this.#showAll();
        break;
      case 'talk':
        this.#catchUp(message);
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
        this.#tellAll(message);
        break;
      default:
    }
  }

  /** What was said, from the hall's memory: some of it perhaps while we were away. */
  #catchUp(talk: Talk): void {
    const known = new Set(this.chat.map((line) => line.id));
    const missed = talk.lines.filter((line) => !known.has(line.id) && line.seat !== this.me);
    if (this.#came) this.unread += missed.length;
    this.#came = true;
    this.chat = talk.lines;
  }

  #tellAll(note: Note): void {
    const name = note.seat === null ? '' : (this.seats[note.seat]?.name ?? '');
    const key = `note-${note.code}`;
    this.note = texts.has(key) ? say(key, { name }) : note.text;
    announcer.later(this.note);
  }

  async #load(game: string): Promise<void> {
    if (this.board) return;
    this.board = await boardFor(game);
    void this.#showAll();
  }

  /** Show what has come, one after the other. */
  async #showAll(): Promise<void> {
    if (this.#showing || !this.board) return;
    this.#showing = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        if (next.type === 'history') {
          this.#past = after(this.#past, next);
          continue;
        }
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
    const told = next.events as unknown as Told[];
    const follows = last !== null && next.number === last.number + 1 && !next.undone;
    await this.show(told, follows, () => {
      this.position = next;
      this.#past = after(this.#past, next);
      if (next.number !== last?.number || next.undone) {
        this.staged = null;
        this.hint = null;
        this.reason = null;
      }
      this.busy = false;
      this.#reasons.clear();
      this.#remember();
    });
    this.#announce(last, next);
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
      if (document.hidden) document.title = `• ${say('your-move')}`;
      play('yours');
    }
    if (next.phase === 'over' && last && last.phase !== 'over') {
      play(next.result?.ranks[this.me ?? -1] === 1 ? 'win' : 'score');
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
      where: view && this.board ? this.board.headline(view, say).text : '',
      ...(position.phase === 'over' ? { standing: undefined } : {}),
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
    return this.position?.view ?? null;
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
  get lines() {
    return this.#past.moves;
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
  override get result() {
    return this.position?.result ?? null;
  }
  get away(): boolean {
    return this.me !== null && this.info?.seats[this.me]?.stand_in != null;
  }
  override get question(): string | null {
    return this.position?.question ?? null;
  }
  override get moves(): Move[] {
    if (!this.position || this.away) return [];
    return this.position.moves.map((each) => ({
      ...each,
      what: each.what as What,
      text: each.text ?? each.notation,
    }));
  }
  override get canUndo(): boolean {
    return (this.position?.undo ?? false) && !this.away;
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
    if (this.busy || number === undefined) return;
    this.busy = true;
    this.reason = null;
    void this.connection.ask({ type: 'move', number, move, request: random(12) }).then((answer) => {
      if (answer?.type === 'error') this.#refused(answer.reason ?? null, answer.text);
      if (answer?.type !== 'ack') this.busy = false;
    });
  }

  override back(): void {
    if (this.staged !== null) {
      super.back();
      return;
    }
    const number = this.position?.number;
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
    const clock = this.position?.clocks[seat];
    if (!clock || clock.left === null) return null;
    if (!clock.running) return clock.left;
    return Math.max(0, clock.left - (this.#now + this.#skew - this.position!.at));
  }

  // --- for the shell ----------------------------------------------------------------------------

  override get talk() {
    if (!this.info?.chat || this.me === null) return null;
    return (text: string) => void this.connection.ask({ type: 'chat', text });
  }

  override get askHint() {
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

  /** Take the seat back from the bot. */
  comeBack(): void {
    void this.connection.ask({ type: 'back' });
  }
}
