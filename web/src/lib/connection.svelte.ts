/** One line to a table: comes back by itself, and says whether it is there. */

import { hall } from '@hall';
import type { ClientMessage, Position, Problem, ServerMessage } from '../wire';
import { announced } from './announced.svelte';
import type { Line } from './line';
import { own } from './renewal';
import { renewal } from './renewal.svelte';
import { settings } from './settings.svelte';

export type ConnectionState = 'opening' | 'open' | 'lost' | 'refused';

const PING = 20_000;
const SILENCE = 10_000;
const LONGEST_PAUSE = 8_000;

type Answer = Extract<ServerMessage, { type: 'ack' | 'why' | 'pong' | 'error' }>;
/** A client message without its id: the line numbers them. */
export type Request = ClientMessage extends infer M
  ? M extends { id: number }
    ? Omit<M, 'id'>
    : never
  : never;

interface Open {
  request: Request;
  resolve: (answer: Answer | null) => void;
}

export class Connection {
  state = $state<ConnectionState>('opening');
  /** Why the hall doesn't let us in, if it doesn't. */
  refusal = $state.raw<Problem | null>(null);
  /** Through whose eyes we look on: those we come back to on the next line. */
  eyes: Position['eyes'] = null;
  #line: Line | null = null;
  #closed = false;
  #tries = 0;
  #ids = 0;
  #open = new Map<number, Open>();
  /** What was asked by a name when the line was lost: the hall knows it again. */
  #again: Open[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly table: string,
    readonly hear: (message: ServerMessage) => void,
  ) {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#line?.close();
    this.#giveUp(this.#again.splice(0));
  }

  /**
   * Ask the hall something; null if the line was lost before an answer came. What has a name is
   * asked again on the next line: it is done once, however often it is asked.
   */
  ask(request: Request): Promise<Answer | null> {
    if (!this.#line?.open) return Promise.resolve(null);
    return new Promise((resolve) => this.#send({ request, resolve }));
  }

  #send(open: Open): void {
    const id = (this.#ids += 1);
    this.#open.set(id, open);
    this.#line?.send(JSON.stringify({ ...open.request, id }));
  }

  #giveUp(lost: Open[]): void {
    for (const { resolve } of lost) resolve(null);
  }

  #wake = (): void => {
    if (document.visibilityState === 'visible' && this.state === 'lost') {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #connect(): void {
    const line: Line = hall.call(this.table, {
      opened: () => this.#greet(line),
      heard: (text) => this.#receive(JSON.parse(text) as ServerMessage),
      closed: (code) => {
        if (this.#line === line) this.#lost(code);
      },
    });
    this.#line = line;
  }

  #greet(line: Line): void {
    const { lang } = settings;
    const { eyes } = this;
    const hello: ClientMessage = {
      type: 'hello',
      words: lang,
      lang,
      recall: true,
      page: own,
      eyes,
    };
    line.send(JSON.stringify(hello));
  }

  #lost(code: number): void {
    clearInterval(this.#ping);
    const open = [...this.#open.values()];
    this.#open.clear();
    this.#giveUp(open.filter((each) => !('request' in each.request)));
    this.#again.push(...open.filter((each) => 'request' in each.request));
    const refused = code >= 4000 && code !== 4429 && this.refusal;
    if (this.#closed || refused) this.#giveUp(this.#again.splice(0));
    if (this.#closed) return;
    if (refused) {
      this.state = 'refused';
      if (this.refusal?.code === 'malformed') void renewal.look(); // we speak otherwise than it
      return;
    }
    this.state = 'lost';
    const pause = Math.min(LONGEST_PAUSE, 300 * 2 ** this.#tries);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), pause * (0.7 + Math.random() * 0.6));
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'position' && this.state !== 'open') {
      this.state = 'open';
      this.refusal = null;
      this.#tries = 0;
      this.#beat();
      for (const each of this.#again.splice(0)) this.#send(each);
    }
    if (message.type === 'renewed') renewal.begin();
    if (message.type === 'announced') announced.hear(message.announcements);
    if (message.type === 'error' && (message.id ?? null) === null) this.refusal = message;
    if ('id' in message && message.type !== 'chat' && message.id != null) {
      const waiting = this.#open.get(message.id);
      this.#open.delete(message.id);
      waiting?.resolve(message as Answer);
    }
    this.hear(message);
  }

  /** A line can be dead without anybody having said so. */
  #beat(): void {
    clearInterval(this.#ping);
    const line = this.#line;
    this.#ping = setInterval(() => {
      const timer = setTimeout(() => line?.close(), SILENCE);
      void this.ask({ type: 'ping' }).then(() => clearTimeout(timer));
    }, PING);
  }
}
