/** How a table is spread out: what each row has of the height, and how wide a unit of a line can be. */

import type { Box, Layout } from '../../lib/layout';
import { SIZES, type Size } from './cards';

export interface Plan {
  /** A large window enlarges everything. */
  zoom: number;
  /** Of the rows: the Hall and the prizes where they lie across the top, each of the others', the own. */
  band: number;
  row: number;
  own: number;
  /** How large the hand's cards may be. */
  scale: number;
  /** The question and the actions share one row. */
  bar: boolean;
  /** Even at its smallest all of it has no room: what is above the question scrolls. */
  scrolls: boolean;
}

interface Rows {
  band: number;
  row: number;
  own: number;
  prompt: number;
  hand: number;
  gap: number;
}

const BAR = 56;
const TALL: Rows = { band: 122, row: 92, own: 146, prompt: 116, hand: 166, gap: 6 };
const LOW: Rows = { band: 84, row: 62, own: 100, prompt: 98, hand: 146, gap: 5 };
const FLAT: Rows = { ...LOW, band: 64, prompt: BAR, gap: 4 };
const SHORT: Rows = { band: 0, row: 62, own: 98, prompt: BAR, hand: 160, gap: 5 };
const DESK: Rows = { band: 0, row: 77, own: 126, prompt: 104, hand: 172, gap: 6 };
/** Fewer players have higher rows. */
const ROW: Record<number, number> = { 1: 1.7, 2: 1.55, 3: 1.22 };
const OWN: Record<number, number> = { 1: 1.25, 2: 1.17, 3: 1.08 };
const PAD = 14;
/** Below this a low table has no room for a question in two rows. */
const FLAT_BELOW = 620;
const LEAST = 0.62;
const MOST = 1.4;

function rowsOf(layout: Layout, height: number): Rows {
  if (layout === 'tall') return TALL;
  if (layout === 'low') return height < FLAT_BELOW ? FLAT : LOW;
  return layout === 'short' ? SHORT : DESK;
}

/** A table for so many others in a board of this size. Phones have a way of their own. */
export function planOf(layout: Layout, box: Box, others: number): Plan {
  const large = layout === 'desk' || layout === 'great';
  const zoom = large ? Math.max(1, Math.min(1.85, box.width / 1280, box.height / 752)) : 1;
  const height = box.height / zoom;
  const { band, row, own, prompt, hand, gap } = rowsOf(layout, height);
  const [each, mine] = [row * (ROW[others] ?? 1), own * (OWN[others] ?? 1)];
  const free = height - PAD - band - prompt - gap * (others + (band ? 3 : 2));
  const fits = free / (each * others + mine + hand);
  const scale = Math.max(LEAST, Math.min(MOST, fits));
  return {
    zoom,
    band,
    row: Math.floor(each * scale),
    own: Math.floor(mine * scale),
    scale,
    bar: prompt === BAR,
    scrolls: fits < LEAST,
  };
}

// --- a line ------------------------------------------------------------------------------------------

/** The least of something to press: with a thumb, with a mouse. */
export const leastFor = (touch: boolean) => (touch ? 40 : 24);
/** Narrower than this units lap over each other instead. */
const NARROW = 30;
const SLIM = 22;
/** As much of a lapped unit has to be seen: its strength. */
const SEEN = 13;
const RATIO = SIZES.line[1] / SIZES.line[0];
const GAP = 5;

export interface LineRoom {
  /** The line's own width, and the greatest height of a card. */
  room: number;
  high: number;
  units: number;
  /** In a strip. */
  slim: boolean;
  touch: boolean;
  /** How many ends have a place now; where there is width, both always have one. */
  ends: number;
  narrow: boolean;
}

export interface LinePlan {
  /** A unit's width, and how far the next one stands. */
  w: number;
  step: number;
  /** Of an end that a card can be laid at. */
  end: number;
  /** Units are too small to be pressed one by one: the whole line is one thing that opens. */
  packed: boolean;
  /** Only so many of each side can be shown; 0 if all are. */
  fold: number;
}

/** How the units of a line stand: as large as the room allows, lapping over each other when they
 *  would be too narrow. Ends have their place reserved, so nothing jumps when a card is taken up. */
export function linePlan(line: LineRoom): LinePlan {
  const { room, high, units, slim, touch, ends, narrow } = line;
  const least = leastFor(touch);
  const gap = slim ? 2 : GAP;
  const end = touch ? 42 : slim ? 30 : Math.max(26, Math.min(40, (high / RATIO) * 0.62));
  const reserved = (narrow ? ends : 2) * (end + 6) + 4;
  const free = Math.max(0, room - reserved);
  const most = high / RATIO;
  const even = units ? (free - gap * (units - 1)) / units : most;
  const w = Math.min(most, Math.max(slim ? SLIM : NARROW, even));
  const step = units < 2 || !room ? w + gap : Math.min(w + gap, (free - w) / (units - 1));
  const packed = slim || Math.min(step, w) < least;
  const fold = step >= SEEN || !room ? 0 : Math.max(1, Math.floor((free - 26) / 2 / (SEEN + 5)));
  return { w, step: fold ? SEEN + 5 : step, end, packed, fold: fold * 2 < units ? fold : 0 };
}

/** What a unit of this width looks like: with its name, without, or as a token. */
export function sizeFor(w: number): Size {
  return w >= 70 ? 'own' : w >= 53 ? 'line' : w >= 34 ? 'mini' : 'token';
}
