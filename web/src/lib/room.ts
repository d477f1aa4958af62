/** Where there is room for something that must not lie over something else. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const widthOf = (box: Rect): number => Math.max(0, box.right - box.left);
export const heightOf = (box: Rect): number => Math.max(0, box.bottom - box.top);
const areaOf = (box: Rect): number => widthOf(box) * heightOf(box);

/** Do they share more than an edge? */
export const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** The largest part of a box, across it or down all of it, that none of these reaches into. */
export function freeIn(box: Rect, taken: readonly Rect[]): Rect {
  const within = taken.filter((each) => meet(each, box));
  let best: Rect = { ...box, bottom: box.top };
  const better = (other: Rect) => {
    if (areaOf(other) > areaOf(best)) best = other;
  };
  let top = box.top;
  for (const each of within.toSorted((a, b) => a.top - b.top)) {
    better({ ...box, top, bottom: each.top });
    top = Math.max(top, each.bottom);
  }
  better({ ...box, top });
  let left = box.left;
  for (const each of within.toSorted((a, b) => a.left - b.left)) {
    better({ ...box, left, right: each.left });
    left = Math.max(left, each.right);
  }
  better({ ...box, left });
  return best;
}

/** What something shown beside a thing should keep off, and how much each pixel of it matters. */
export interface Kept {
  readonly box: Rect;
  readonly weight: number;
}

const STEP = 16;
const GAP = 10;

/**
 * Where to show something of this size beside a thing: as near as may be, and over as little as may be of
 * what should be kept off. Beside is better than above or below: cards stand in rows.
 */
export function beside(
  thing: Rect,
  size: { width: number; height: number },
  within: Rect,
  kept: readonly Kept[],
): { left: number; top: number } {
  const most = { left: within.right - size.width, top: within.bottom - size.height };
  let best = { left: Math.max(within.left, most.left), top: within.top };
  let least = Infinity;
  const around = { ...grown(thing, GAP) };
  const lefts = [around.right, around.left - size.width, thing.left, thing.right - size.width];
  const tops = [thing.top, thing.bottom - size.height, around.bottom, around.top - size.height];
  for (let left = within.left; left <= most.left; left += STEP) lefts.push(left);
  for (let top = within.top; top <= most.top; top += STEP) tops.push(top);
  for (const left of [...lefts, most.left])
    for (const top of [...tops, most.top]) {
      if (left < within.left || top < within.top || left > most.left || top > most.top) continue;
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const cost =
        1000 * shared(box, around) +
        kept.reduce((sum, each) => sum + each.weight * shared(box, each.box), 0) +
        apart(box.left, box.right, thing.left, thing.right) +
        2 * apart(box.top, box.bottom, thing.top, thing.bottom) +
        Math.abs(top - thing.top) / 50;
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  return best;
}

const grown = (box: Rect, by: number): Rect => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

/** Pixels that two boxes share. */
const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How far two stretches lie from each other. */
const apart = (a: number, b: number, c: number, d: number): number => Math.max(0, c - b, a - d);
