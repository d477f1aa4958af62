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
 * would send it back and forth for ever. Where nothing can be noted, never. */
export function mayReload(build: string | null, drawer: () => Storage): boolean {
  return build !== null && (noted(drawer)?.includes(build) ?? true) === false;
}

/** It does so now: note it. Can that be noted? */
export function reloaded(build: string | null, drawer: () => Storage): boolean {
  const before = noted(drawer);
  if (build === null || before === null) return false;
  try {
    drawer().setItem(KEPT, [...before.slice(-9), build].join(' '));
    return true;
  } catch {
    return false;
  }
}

/** The builds that have done so; null in a browser that keeps nothing. */
function noted(drawer: () => Storage): string[] | null {
  try {
    return (drawer().getItem(KEPT) ?? '').split(' ').filter(Boolean);
  } catch {
    return null;
  }
}
