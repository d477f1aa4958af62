/** Playing by keys: digits press, arrows walk, Enter confirms, Esc takes back, H asks a bot. */

import type { BoardTable } from './board';
import { LIVE, nodesOf } from './places';

/** Is something being written there? Then letters are letters. */
export const isTyping = (node: EventTarget | null): boolean =>
  node instanceof HTMLElement &&
  (node.closest('input, textarea, select') !== null || node.isContentEditable);

/** The letter on the key that was pressed: a keyboard that writes Cyrillic has the same letters in
 * the same places. */
export const letterOf = (event: KeyboardEvent): string =>
  (/^Key[^]$/.test(event.code) && event.key > '~' ? event.code[3]! : event.key).toLowerCase();

/** Is it a key for the table: none of the browser's own, none of a text or a sheet above it? */
export const isPlain = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) &&
  !(isTyping(event.target) || document.querySelector('dialog[open]'));

/** Everything that can be walked to: what is legal first, else whatever there is. */
function stops(): HTMLElement[] {
  const shown = (node: HTMLElement) => node.offsetWidth > 0 && !node.closest('dialog:not([open])');
  const all = [...document.querySelectorAll<HTMLElement>(`.target${LIVE}`)].filter(shown);
  const legal = all.filter((node) => node.classList.contains('legal'));
  return legal.length ? legal : all;
}

/** The nearest stop in a direction; sideways counts double. */
function nearest(from: DOMRect, all: HTMLElement[], dx: number, dy: number): HTMLElement | null {
  let best: HTMLElement | null = null;
  let least = Infinity;
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  for (const node of all) {
    const box = node.getBoundingClientRect();
    const [ox, oy] = [box.left + box.width / 2 - x, box.top + box.height / 2 - y];
    const ahead = ox * dx + oy * dy;
    if (ahead <= 2) continue;
    const aside = Math.abs(ox * dy) + Math.abs(oy * dx);
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [node, far];
  }
  return best;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function handleKey(
  event: KeyboardEvent,
  table: BoardTable,
  hint: (() => void) | null,
  /** What else letters do on this screen. */
  letters: Readonly<Record<string, () => void>> = {},
): void {
  if (!isPlain(event)) return;
  const arrow = ARROWS[event.key];
  if (table.catching && [' ', 'Enter', 'Escape'].includes(event.key)) {
    // Whoever is on something else to press presses that.
    if (event.key !== 'Escape' && document.activeElement?.closest('a, button:not(.target)')) return;
    event.preventDefault();
    table.hurry();
  } else if (arrow) {
    const all = stops();
    const active = document.activeElement as HTMLElement | null;
    // What can't be chosen any more is no place to walk on from.
    const from = active && all.includes(active) ? active : null;
    const next = from ? nearest(from.getBoundingClientRect(), all, ...arrow) : all[0];
    next?.focus();
    event.preventDefault();
  } else if (/^[1-9]$/.test(event.key)) {
    // The focus comes along, or Enter would press what was clicked before.
    const node = document.querySelector<HTMLElement>(`[data-key="${event.key}"]${LIVE}`);
    node?.focus();
    node?.click();
  } else if (event.key === 'Enter' && table.staged !== null) {
    // On something else that can be pressed, Enter presses that.
    const active = document.activeElement;
    if (active?.closest('.target.legal:not(.staged), header, .log, .btn')) return;
    event.preventDefault();
    table.choose(table.staged);
  } else if (event.key === 'Escape') {
    event.preventDefault();
    table.back();
  } else if (letterOf(event) === 'h' && hint) {
    hint();
  } else letters[letterOf(event)]?.();
}

/** What can be pressed at the first of these places that has something; else anything that can be. Nothing that
 *  would make another move than these: one sees at once what that would do. */
export function firstOf(
  places: readonly string[],
  moves: readonly number[],
): HTMLElement | undefined {
  const legal = stops().filter(
    ({ classList, dataset: { move } }) =>
      classList.contains('legal') && (move === undefined || moves.includes(Number(move))),
  );
  const there = places.map((place) => {
    const spoken = nodesOf(place);
    return legal.find((node) => spoken.some((each) => each.contains(node)));
  });
  return there.find((node) => node !== undefined) ?? legal[0];
}
