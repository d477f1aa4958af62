/** Cards that fly from where they were to where they go. */

import type { Flight } from './board';
import { LIVE, nodeAt } from './places';

type Places = Map<string, DOMRect>;

const MOVE = 320;
const EASE = 'cubic-bezier(.2,.8,.2,1)';

/** Where everything with a `data-place` is now. */
export function measure(): Places {
  const places: Places = new Map();
  for (const node of document.querySelectorAll<HTMLElement>(`[data-place]${LIVE}`)) {
    places.set(node.dataset['place']!, node.getBoundingClientRect());
  }
  return places;
}

/** How much a part of the page is enlarged: rectangles are measured in the window's pixels. */
export const zoomOf = (node: Element): number =>
  (node as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;

/** Let the things that have just changed place come flying from their old one. */
export function fly(flights: readonly Flight[], before: Places): void {
  for (const flight of flights) {
    const node = nodeAt(flight.to);
    const from = before.get(flight.from);
    if (!node || !from || !from.width) continue;
    const to = node.getBoundingClientRect();
    if (!to.width) continue;
    const zoom = zoomOf(node);
    const x = (from.left + from.width / 2 - (to.left + to.width / 2)) / zoom;
    const y = (from.top + from.height / 2 - (to.top + to.height / 2)) / zoom;
    const scale = from.width / to.width;
    const turn = { slide: '', flip: ' rotateY(180deg)', turn: ' rotate(180deg)' }[
      flight.how ?? 'slide'
    ];
    const end = { slide: '', flip: ' rotateY(0)', turn: ' rotate(0)' }[flight.how ?? 'slide'];
    node.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})${turn}`, zIndex: 50 },
        { transform: `translate(0, 0) scale(1)${end}`, zIndex: 50 },
      ],
      { duration: MOVE, delay: flight.delay ?? 0, easing: EASE, fill: 'backwards' },
    );
  }
}
