/**
 * An old page at a new hall. The hall serves the page with the name of its build in it, and is told
 * that name in each `hello`: so it can say when it serves another one.
 */

const KEPT = 'meadhall.renewed';

/** The build that a document names; null if it was served by something else than a hall. */
export const buildIn = (html: string): string | null =>
  /<meta name="build" content="([^"]+)"/.exec(html)?.[1] ?? null;

/** The build of the page that is open here. */
export const own: string | null =
  typeof document === 'undefined' ? null : buildIn(document.head.innerHTML);

/** May this build load itself anew? Once in a tab: else two halls that take turns behind one address
 * would send it back and forth for ever. */
export function mayReload(build: string | null, storage: Storage): boolean {
  return build !== null && !(storage.getItem(KEPT) ?? '').split(' ').includes(build);
}

/** It does so now. */
export function reloaded(build: string, storage: Storage): void {
  const before = (storage.getItem(KEPT) ?? '').split(' ').slice(-9);
  storage.setItem(KEPT, [...before, build].join(' ').trim());
}
