/** What the keeper's room shows, asked for anew while it is looked at, and what is done there. */

import { get, post, Refused } from '../../lib/api';
import { say, texts } from '../../lib/texts.svelte';
import type { KeeperRoom } from '../../wire';

const AGAIN = 5_000;

export class Room {
  /** `closed`: nobody has shown a key. */
  state = $state<'looking' | 'closed' | 'open'>('looking');
  seen = $state.raw<KeeperRoom | null>(null);
  wrong = $state('');
  busy = $state(false);

  /** Look from now on; returns how to stop. */
  keepLooking(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (this.state === 'open' && !document.hidden && !this.busy) void this.look();
    }, AGAIN);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    await this.#try(async () => this.#show(await get<KeeperRoom>('keeper')));
  }

  async enter(key: string): Promise<void> {
    const came = await this.#try(() => post('keeper/enter', { key }), 'keeper-wrong-key');
    if (came) await this.look();
  }

  async leave(): Promise<void> {
    await this.#try(() => post('keeper/leave'));
    this.#close();
  }

  /** Something is done; did it work? The room as it is then comes with the answer. */
  async do(path: string, body: object = {}): Promise<boolean> {
    this.busy = true;
    const done = await this.#try(async () => this.#show(await post(`keeper/${path}`, body)));
    this.busy = false;
    return done;
  }

  #show(seen: KeeperRoom): void {
    this.seen = seen;
    this.state = 'open';
  }

  #close(): void {
    this.seen = null;
    this.state = 'closed';
  }

  async #try(what: () => Promise<unknown>, unknown = ''): Promise<boolean> {
    try {
      await what();
      this.wrong = '';
      return true;
    } catch (refused) {
      const code = refused instanceof Refused ? refused.code : 'internal';
      if (code === 'not-keeper') {
        // Whoever only looked, and never was inside, has done nothing wrong.
        this.wrong = unknown ? say(unknown) : this.seen ? say('keeper-ended') : '';
        this.#close();
        return false;
      }
      const key = `refused-${code}`;
      const said = refused instanceof Refused ? refused.message : '';
      this.wrong = texts.has(key) ? say(key) : said || say('line-lost');
      if (this.state === 'looking') this.state = 'closed';
      return false;
    }
  }
}
