/** Who keeps the page's files in the browser, so that it comes up at once and without a network: a
 *  service worker, which `web/precache.mjs` makes. It takes nothing else: what is asked of a hall is
 *  never kept. */

import { Workbox } from 'workbox-window';

/** Milliseconds after which to look again for a newer page, when somebody comes back to this one. */
const LOOK = 3_600_000;

/** Have the page kept that lies at this address; `newer` is told when all of a newer one is here and
 *  waits. Where a browser doesn't do that, the page comes from the network as ever. Returns how to have
 *  the newer one take over, and show it. */
export function keep(site: string, newer: () => void): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (import.meta.env.DEV || !workers) return () => location.reload();
  const worker = new Workbox(`${site}sw.js`, { scope: site });
  worker.addEventListener('waiting', newer);
  // Another tab has told it to.
  worker.addEventListener('controlling', (event) => {
    if (event.isUpdate) newer();
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK) return;
    looked = Date.now();
    void worker.update().catch(() => {});
  });
  void worker.register().catch(() => {});
  return () => void renewed(workers, worker, site);
}

async function renewed(workers: ServiceWorkerContainer, worker: Workbox, site: string) {
  workers.addEventListener('controllerchange', () => location.reload());
  if ((await workers.getRegistration(site))?.waiting) worker.messageSkipWaiting();
  else location.reload();
}
