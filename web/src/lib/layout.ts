/**
 * Six ways to lay out a table, by the width and the height of the board's own box: a replay's board
 * is lower than a live one in the same window, and gives way as a lower window would.
 */

/**
 * - `phone`: narrow; what is one's own is in reach of the thumb. Also whatever is too low for anything else,
 *   such as a phone on its side, then in two columns (`aside`).
 * - `tall`: a tablet upright. - `low`: a tablet on its side; like `tall`, with less height to spend.
 * - `short`: as wide as a desk, with one row for what is one's own.
 * - `desk`: a computer's window. - `great`: a large one; cards grow and say what they do.
 */
export type Layout = 'phone' | 'tall' | 'low' | 'short' | 'desk' | 'great';

/** What lies above a board; the sizes below are those of whole windows. */
export const TOP_BAR = 48;
const PHONE = 700;
const DESK = 1100;
const GREAT = 1600;
/** Lower than this no table can be spread out. */
const LEAST = 480;

/** What a board has to spread itself in. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** How a board of this size is laid out. */
export function layoutOf(box: Box): Layout {
  const { width } = box;
  const height = box.height + TOP_BAR;
  if (width < PHONE || height < LEAST) return 'phone';
  if (width < DESK) return height >= 900 ? 'tall' : 'low';
  if (height < 720) return 'short';
  return width >= GREAT && height >= 980 ? 'great' : 'desk';
}

/** A phone's layout in two columns: wider than high, and too low to put one thing under another. */
export function isAside({ width, height }: Box): boolean {
  return height + TOP_BAR < LEAST && width > height * 1.2;
}
