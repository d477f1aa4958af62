/** Who keeps the page's files in the browser, so that it comes up at once and without a network: a
 *  service worker, which `web/precache.mjs` makes. It takes nothing else: what is asked of a hall is
 *  never kept. */

import type { Workbox } from 'workbox-window';
import { file } from './router.svelte';

/** Milliseconds after which to look again for a newer page, when somebody comes back to this one. */
const LOOK = 3_600_000;

class Keeper {
  /** A newer page is here, all of it, and waits to be told to take over. */
  newer = $state(false);
  #worker: Workbox | null = null;
  #begun = false;
  #looked = 0;

  /** Have the page kept. Where a browser doesn't do that, it comes from the network as ever. */
  async begin(): Promise<void> {
    if (this.#begun || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    this.#begun = true;
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox(file('sw.js'), { scope: file('') });
    worker.addEventListener('waiting', () => (this.newer = true));
    // Another tab has told it to.
    worker.addEventListener('controlling', (event) => (this.newer ||= !!event.isUpdate));
    document.addEventListener('visibilitychange', () => this.#look());
    this.#looked = Date.now();
    await worker.register().catch(() => {});
    this.#worker = worker;
  }

  /** Have the newer page take over, and show it. */
  renew(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    void navigator.serviceWorker.getRegistration(file('')).then((registered) => {
      if (registered?.waiting) this.#worker?.messageSkipWaiting();
      else location.reload();
    });
  }

  #look(): void {
    if (document.visibilityState !== 'visible' || Date.now() - this.#looked < LOOK) return;
    this.#looked = Date.now();
    void this.#worker?.update().catch(() => {});
  }
}

export const keeper = new Keeper();
