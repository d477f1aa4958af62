/** How far the engine is, and what went wrong with it or with what is kept. */

import type { Trouble } from './messages';

class Progress {
  loaded = $state(0);
  total = $state(0);
  state = $state<'loading' | 'ready'>('loading');
  /** Has a newer page take the place of this one, if all of one is here. */
  newer = $state.raw<(() => void) | null>(null);
  /** Does somebody wait for it? */
  owed = $state(false);
  /** Each is said once, however often it happened. */
  troubles = $state.raw<readonly Trouble[]>([]);

  /** Somebody has asked for what the engine has to do. */
  owe(): void {
    this.owed = this.state === 'loading';
  }
  load(loaded: number, total: number): void {
    this.loaded = loaded;
    this.total = total;
  }
  ready(): void {
    this.state = 'ready';
    this.owed = false;
    this.troubles = this.troubles.filter((why) => why !== 'elsewhere');
  }
  trouble(why: Trouble): void {
    if (!this.troubles.includes(why)) this.troubles = [...this.troubles, why];
  }
  dismiss(why: Trouble): void {
    this.troubles = this.troubles.filter((each) => each !== why);
  }
}

export const progress = new Progress();
