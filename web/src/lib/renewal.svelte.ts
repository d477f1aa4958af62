/** When the page loads itself anew, and what it waits for. */

import { announcer } from './announce.svelte';
import { buildIn, mayReload, own, reloaded } from './renewal';
import { say } from './texts.svelte';

/** How often to look whether something is half-chosen still, and so long it is said before. */
const LOOK = 1_500;

/** A field that somebody is writing in. */
const WRITTEN = 'textarea:focus, input:focus:not([type=checkbox], [type=radio], [type=range])';

/** What a tab keeps; even to ask for it may be forbidden. */
const drawer = () => sessionStorage;

class Renewal {
  /** `soon`: it loads itself anew when nothing is half-chosen. `asked`: it has done so before, and
   * was old again: whoever reads it decides. */
  state = $state<'none' | 'soon' | 'asked' | 'dismissed'>('none');
  #choosing: (() => boolean) | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    // A part of an old page isn't there any more; or only the line is lost.
    addEventListener('vite:preloadError', () => void this.look());
  }

  /** What knows whether something is half-chosen on this screen; returns how to forget it again. */
  heed(choosing: () => boolean): () => void {
    this.#choosing = choosing;
    return () => {
      if (this.#choosing === choosing) this.#choosing = null;
    };
  }

  /** Perhaps the hall serves another page: look. */
  async look(): Promise<void> {
    const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
    const served = answer?.ok ? buildIn(await answer.text()) : null;
    if (served && served !== own) this.begin();
  }

  /** The hall serves another page. */
  begin(): void {
    if (this.state !== 'none') return;
    this.state = mayReload(own, drawer) ? 'soon' : 'asked';
    announcer.later(say('renewed'));
    if (this.state === 'soon') this.#timer = setInterval(() => this.#reloadIfFree(), LOOK);
  }

  /** Whoever reads it asks for it. */
  reload(): void {
    reloaded(own, drawer);
    location.reload();
  }

  #reloadIfFree(): void {
    if (this.#halfChosen()) return;
    clearInterval(this.#timer);
    if (reloaded(own, drawer)) location.reload();
    else this.state = 'asked';
  }

  dismiss(): void {
    this.state = 'dismissed';
  }

  #halfChosen(): boolean {
    const field = document.querySelector<HTMLInputElement>(WRITTEN)?.value;
    return !!field || !!document.querySelector('dialog[open]') || !!this.#choosing?.();
  }
}

export const renewal = new Renewal();
