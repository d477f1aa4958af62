/** The name that is somebody's own, as far as this browser is signed in under it. */

import type { Me, WhoAmI } from '../wire';
import { get } from './api';
import { settings } from './settings.svelte';

const KEY = 'meadhall.signed-in';

/** Only whoever was signed in here once is asked for: guests cost the hall nothing. */
function wasHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

class OwnName {
  me = $state.raw<Me | null>(null);
  /** Is the panel open, and was it ever? */
  open = $state(false);
  asked = $state(false);
  /** A code from another device that came with the address. */
  code = '';
  #looked = false;

  /** The page opens: who is it, and did they come by a code? */
  start(): void {
    this.code = /^#code=([\w-]{4,12})$/.exec(location.hash)?.[1] ?? '';
    if (!this.code) return void this.look();
    history.replaceState(null, '', location.pathname + location.search);
    this.show();
  }

  show(): void {
    this.asked = this.open = true;
  }

  /** Look once who is signed in here, if anybody may be. */
  async look(anyway = false): Promise<void> {
    if (this.#looked || !(anyway || wasHere())) return;
    this.#looked = true;
    await get<WhoAmI>('people/me')
      .then((who) => this.is(who.me))
      .catch(() => (this.#looked = false)); // the hall is away: next time
  }

  /** The hall has said who is signed in here. */
  is(me: Me | null): void {
    this.#looked = true;
    this.me = me;
    if (me) settings.name = me.name;
    settings.keep();
    try {
      if (me) localStorage.setItem(KEY, '1');
      else localStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing asks again.
    }
  }
}

export const ownName = new OwnName();
