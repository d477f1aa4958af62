/** Leagues: asked for again and again while they are looked at, and what is done there. */

import type { LeaguePage } from '../wire';
import { get, post, Refused } from './api';
import { refusal } from './laying';
import { comeFrom } from './league-of';
import { router } from './router.svelte';
import { say, texts } from './texts.svelte';

const OFTEN = 4_000;
const SELDOM = 20_000;

/** What went wrong, in the words of leagues where they have some. */
export function why(wrong: unknown): string {
  const key = wrong instanceof Refused ? `league-refused-${wrong.code}` : '';
  return key && texts.has(key) ? say(key) : refusal(wrong);
}

/** A league on the screen. */
export class League {
  page = $state.raw<LeaguePage | null>(null);
  wrong = $state('');
  lost = $state(false);
  busy = $state(false);
  /** The hall's time, as far as this browser can tell. */
  now = $state(Date.now());
  #ahead = 0;

  constructor(readonly id: string) {}

  /** Look now and then; returns how to stop. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const again = async () => {
      // Whoever takes part hears that their table is ready wherever else they look.
      if (!document.hidden || this.page?.me?.number) await this.look();
      const phase = this.page?.line.phase;
      const soon = phase === 'coming' && this.page!.line.begins - this.now < 60_000;
      const often = phase === 'running' && this.page!.line.form !== 'turns';
      if (!stopped && phase !== 'over' && phase !== 'off')
        timer = setTimeout(() => void again(), soon || often ? OFTEN : SELDOM);
    };
    const clock = setInterval(() => (this.now = Date.now() + this.#ahead), 1_000);
    void again();
    return () => {
      stopped = true;
      clearTimeout(timer);
      clearInterval(clock);
    };
  }

  async look(): Promise<void> {
    // Whoever waits in an arena says with it that they are there.
    const waits = this.page?.line.form === 'arena' && this.page.me?.waits;
    const running = this.page?.line.phase === 'running';
    const asked =
      waits && running && !this.page!.me!.ready.length
        ? post<LeaguePage>(`leagues/${this.id}/wait`, { ready: true })
        : get<LeaguePage>(`leagues/${this.id}`);
    await asked.then((page) => this.#seen(page)).catch(() => (this.lost = !this.page));
  }

  #seen(page: LeaguePage): void {
    this.page = page;
    this.lost = false;
    this.#ahead = page.now - Date.now();
    this.now = page.now;
  }

  async do(what: 'join' | 'withdraw' | 'call-off'): Promise<void> {
    await this.#tell(async () => this.#seen(await post<LeaguePage>(`leagues/${this.id}/${what}`)));
  }

  async wait(ready: boolean): Promise<void> {
    await this.#tell(async () =>
      this.#seen(await post<LeaguePage>(`leagues/${this.id}/wait`, { ready })),
    );
  }

  /** Sit down where a seat is kept. */
  async sit(table: string): Promise<void> {
    await this.#tell(async () => {
      await post(`leagues/${this.id}/seat`, { table });
      comeFrom(table, this.id);
      router.go(`t/${table}`);
    });
  }

  async #tell(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.wrong = '';
    try {
      await what();
    } catch (refused) {
      this.wrong = why(refused);
    } finally {
      this.busy = false;
    }
  }
}
