/** What the keeper's room shows, asked for anew while it is looked at, and what is done there. */

import { get, post, Refused } from '../../lib/api';
import { say, texts } from '../../lib/texts.svelte';
import type { HallInfo, KeeperRoom } from '../../wire';

const AGAIN = 5_000;

export class Room {
  /** `closed`: nobody has shown a key. */
  state = $state<'looking' | 'closed' | 'open'>('looking');
  seen = $state.raw<KeeperRoom | null>(null);
  wrong = $state('');
  busy = $state(false);

  /** Did the last look fail? */
  #lost = false;
  #titles = $state.raw<Record<string, string>>({});

  /** What a game is called. */
  readonly title = (game: string): string => this.#titles[game] ?? game;

  async learnTitles(lang: string): Promise<void> {
    const hall = await get<HallInfo>(`hall?brief=true&lang=${lang}`).catch(() => null);
    if (hall) this.#titles = Object.fromEntries(hall.games.map((game) => [game.name, game.title]));
  }

  /** Look from now on; returns how to stop. */
  keepLooking(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (this.state === 'open' && !document.hidden && !this.busy) void this.look();
    }, AGAIN);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    await this.#try(async () => this.#show(await get<KeeperRoom>('keeper')), '', true);
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

  /** Why something didn't work is told until something else is done: to look is nothing. */
  async #try(what: () => Promise<unknown>, unknown = '', looks = false): Promise<boolean> {
    try {
      await what();
      if (!looks || this.#lost) this.wrong = '';
      this.#lost = false;
      return true;
    } catch (refused) {
      const code = refused instanceof Refused ? refused.code : 'internal';
      this.#lost = looks;
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
