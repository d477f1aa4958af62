/** A search for a game, as the hall tells of it. It goes on as long as the page goes on asking: an answer
 *  comes as soon as there is something new, so that a tab out of sight hears of it too. */

import type { Search, Seek } from '../wire';
import { post, Refused } from './api';
import { call } from './heading.svelte';
import { kept } from './kept.svelte';
import { refusal } from './laying';
import { notify } from './notice';
import { router } from './router.svelte';
import { seeking } from './seeking.svelte';
import { play } from './sound';
import { say } from './texts.svelte';

const AGAIN = 2_000;
const LEAST = 500;
const TICK = 250;
const LOCK = 'meadhall-seeking';

class Finding {
  search = $state.raw<Search | null>(null);
  wrong = $state('');
  /** It is over though nobody has taken it back: the hall has heard nothing for too long. */
  lapsed = $state(false);
  busy = $state(false);
  /** The table that was found while a game on the clock is played here: one goes there oneself. */
  laid = $state('');
  /** The hall's time now. */
  now = $state(0);
  #ahead = 0;
  #run = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Seconds since it began. */
  get seconds(): number {
    return this.search ? Math.max(0, Math.floor((this.now - this.search.since) / 1_000)) : 0;
  }
  /** Points of rating up and down that are near enough now; endless when anybody is. */
  get reach(): number {
    const { search } = this;
    if (!search) return 0;
    if (this.now >= search.anybody) return Infinity;
    return search.reach + Math.floor((search.wider * (this.now - search.now)) / 1_000);
  }
  /** How much of the hall that is, from 0 to 1. */
  get light(): number {
    const { search } = this;
    if (!search) return 0;
    return Math.min(1, Math.max(0, (this.now - search.since) / (search.anybody - search.since)));
  }
  get bots(): boolean {
    return !!this.search && this.search.state === 'waiting' && this.now >= this.search.bots_from;
  }

  /** Begin to look. */
  begin = (seek: Seek) =>
    this.#ask(async () => {
      this.lapsed = false;
      this.laid = '';
      this.#hear(await post<Search>('pairing', seek));
      this.#go();
    });

  /** Go on with what was begun before the page was loaded. One tab does. */
  resume(): void {
    const go = () => this.#go(true);
    if (!('locks' in navigator)) return go();
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) go();
    });
  }

  cancel = () =>
    this.#ask(async () => {
      await post<Search>('pairing/cancel');
      this.#over();
    });

  fill = () => this.#ask(async () => this.#hear(await post<Search>('pairing/bots')));

  async #ask(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.wrong = '';
    try {
      await what();
    } catch (refused) {
      this.wrong = refusal(refused);
    } finally {
      this.busy = false;
    }
  }

  #go(unsure = false): void {
    seeking.note(true);
    const run = (this.#run += 1);
    const work = () => this.#wait(run, unsure);
    if ('locks' in navigator)
      void navigator.locks
        .request(LOCK, { steal: true }, work)
        .catch(() => run === this.#run && this.#rest()); // another tab has taken it over
    else void work();
  }

  async #wait(run: number, unsure: boolean): Promise<void> {
    while (run === this.#run) {
      try {
        const search = await post<Search>('pairing/wait', { known: this.search?.mark ?? '' });
        if (run !== this.#run) return;
        this.wrong = '';
        if (search.state === 'none') {
          this.lapsed = !unsure && !this.busy;
          return this.#over();
        }
        this.#hear(search);
        unsure = false;
        // Processes may see it differently for a moment: then they answer at once, each in turn.
        await new Promise((done) => setTimeout(done, LEAST));
      } catch (refused) {
        if (run !== this.#run) return;
        this.wrong = refusal(refused);
        if (refused instanceof Refused && refused.code === 'banned') return this.#over();
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }

  #hear(search: Search): void {
    const before = this.search?.state;
    this.#ahead = search.now - Date.now();
    this.now = search.now;
    this.search = search;
    this.#timer ??= setInterval(() => (this.now = Date.now() + this.#ahead), TICK);
    if (search.state === 'found' && before !== 'found') play('reveal');
    if (search.state === 'seated') this.#sit(search);
  }

  /** The game is there: go to it, and say so to whoever looks elsewhere. */
  #sit(search: Search): void {
    this.#over();
    seeking.open = false;
    kept.put(search.table, { game: search.game, seat: search.seat, phase: 'waiting' });
    play('yours');
    if (document.hidden) {
      call(say('find-found'));
      notify(say('find-found'), say('find-found-how'), search.table);
    }
    if (playsOnTheClock(search.table)) this.laid = search.table;
    else router.go(`t/${search.table}`);
  }

  #over(): void {
    this.#rest();
    seeking.note(false);
  }

  #rest(): void {
    this.#run += 1;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.search = null;
  }
}

/** Is a game going on at the table that is shown, with time running? Nobody is taken away from that. */
function playsOnTheClock(found: string): boolean {
  const { screen } = router;
  if (screen.name !== 'table' || screen.table === found) return false;
  const here = kept.find(screen.table);
  const timed = !!here?.clock && here.clock.kind !== 'none';
  return timed && here.seat !== null && here.phase === 'playing';
}

export const finding = new Finding();
