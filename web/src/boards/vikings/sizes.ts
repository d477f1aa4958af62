/**
 * How large everything on the table is, by the board's own box: the cards are as large as they can be,
 * and what gives way does so in a fixed order. Whatever is still too high scrolls in the middle; the
 * hand is the last row and always whole.
 */

import type { Box, Layout } from '../../lib/layout';

export interface Sizes {
  /** Missions, achievements and saga: a column of their own, a box of tabs beside the market or below
   *  it, or tabs of the middle itself. */
  side: 'column' | 'beside' | 'across' | 'tabs';
  /** How wide the column is. */
  column: number;
  /** The opponents' line of facts: deck, discard. */
  facts: boolean;
  /** How high the chips of their villages are; 0: there are none. */
  chip: number;
  /** How high the score track is; 0: there is none, the opponents' points stand in their panels. */
  track: number;
  /** How wide cards of the Path are. */
  card: number;
  /** The market in cards as large as those, or in two rows of tiles as high as this. */
  market: 'cards' | number;
  /** What is one's own in two rows, or in one. */
  own: 'rows' | 'row';
  /** How wide one's own buildings are, and hand cards. */
  tile: number;
  hand: number;
  gap: number;
}

const MARGIN = 24;
const PROMPT = 52;
const LABEL = 21;
export const RATIO = 1.36;
const TILE = 1.28;
export const HAND = 1.38;
const BOX = 250;
/** The deck, five places, the Dragon, the Asgard deck and two cards, with what is between them. */
const PATH_CARDS = 10;
const PATH_GAPS = 84;
const MARKET_CARDS = 12;
const MARKET_GAPS = 82;
/** Narrower than this, cards say nothing in the market: they become tiles. */
const READABLE = 71;

type Part = Partial<Sizes>;
interface Stage {
  part: Part;
  /** As small as cards get before more gives way. */
  least: number;
}

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(most, Math.round(value)));

export const opponentsHeight = ({ chip, facts }: Sizes): number =>
  chip ? chip + (facts ? 66 : 39) : 46;
const villageHeight = (tile: number, touch: boolean) =>
  Math.max(touch ? 126 : 116, Math.round(tile * TILE) + (touch ? 44 : 28));
export const handHeight = (hand: number) => Math.round(hand * HAND) + 6;

function total(sizes: Sizes, touch: boolean, replay: boolean): number {
  const { card, market, tile, hand, gap, side, track } = sizes;
  const path = LABEL + Math.round(card * RATIO);
  const sold = market === 'cards' ? path + 17 : LABEL + 2 * market + 6;
  const below = side === 'across' ? gap + 138 : side === 'tabs' ? 42 : 0;
  const own =
    sizes.own === 'row' ? handHeight(hand) : villageHeight(tile, touch) + gap + handHeight(hand);
  const rows = opponentsHeight(sizes) + track + path + gap + sold + below + own;
  return rows + (replay ? 0 : PROMPT) + 12 + 4 * gap;
}

/** What gives way, and in which order. */
function stagesOf(layout: Layout, width: number): Stage[] {
  const strips: Part = { facts: false, track: 40, gap: 5 };
  switch (layout) {
    case 'great':
    case 'desk': {
      const tiles: Stage[] = [
        { part: { facts: false, gap: 5, market: 0 }, least: 68 },
        { part: { ...strips, market: 0 }, least: 62 },
        { part: { ...strips, market: 0, own: 'row' }, least: 56 },
      ];
      if (width < 1280) return tiles;
      return [
        { part: { market: 'cards' }, least: READABLE },
        { part: { market: 'cards', facts: false, gap: 5 }, least: READABLE },
        ...tiles,
      ];
    }
    case 'tall':
      return [
        { part: { market: 0 }, least: 62 },
        { part: { market: 0, ...strips }, least: 56 },
      ];
    case 'low':
      return [
        { part: { market: 0, ...strips }, least: 60 },
        { part: { market: 0, ...strips, own: 'row' }, least: 56 },
        { part: { market: 0, ...strips, own: 'row', track: 0, chip: 0 }, least: 54 },
      ];
    default:
      return [
        { part: { market: 0, ...strips, own: 'row' }, least: 58 },
        { part: { market: 0, ...strips, own: 'row', track: 0 }, least: 54 },
        { part: { market: 0, ...strips, own: 'row', track: 0, chip: 0 }, least: 54 },
      ];
  }
}

/** What a stage makes of cards of this width. */
function scaled(card: number, part: Part, base: Pick<Sizes, 'side' | 'column'>): Sizes {
  const row = part.own === 'row';
  return {
    facts: true,
    track: card > 90 ? 50 : 46,
    gap: card > 90 ? 8 : 5,
    own: 'rows',
    chip: between(34, 36 + (card - READABLE) * 0.7, 76),
    card,
    tile: row ? between(44, card * 0.84, 90) : between(58, card * 1.0, 156),
    hand: row ? between(78, card * 1.4, 130) : between(84, card * 1.3, 200),
    ...base,
    ...part,
    market: part.market === 'cards' ? 'cards' : between(48, card * 0.86, 84),
  };
}

/** What is left makes one's own cards larger: they are looked at most. */
function grown(sizes: Sizes, spare: number): Sizes {
  const { hand, tile, own } = sizes;
  if (own === 'row') return sizes;
  const larger = Math.floor(Math.min(hand * 1.2, hand + (spare * 0.6) / HAND));
  const left = spare - (larger - hand) * HAND;
  return {
    ...sizes,
    hand: larger,
    tile: Math.floor(Math.min(tile * 1.15, tile + Math.max(0, left - 4) / TILE)),
  };
}

/** The largest cards that fit; the least if none do. */
export function sizesOf(box: Box, layout: Layout, touch: boolean, replay: boolean): Sizes {
  const { width, height } = box;
  const column =
    layout === 'great'
      ? between(300, width * 0.18, 440)
      : layout === 'desk' || layout === 'short'
        ? between(250, width * 0.2, 300)
        : 0;
  const side = layout === 'tall' ? 'across' : column ? 'column' : width < 900 ? 'tabs' : 'beside';
  const main = width - MARGIN - (column ? column + 16 : 0);
  const field = side === 'beside' ? main - BOX - 10 : main;
  let sizes: Sizes | undefined;
  for (const { part, least } of stagesOf(layout, width)) {
    // While a window is made smaller there may be no room at all for a moment.
    const widest = Math.max(
      1,
      Math.min(
        170,
        (field - PATH_GAPS) / PATH_CARDS,
        part.market === 'cards' ? (field - MARKET_GAPS) / MARKET_CARDS : 96,
      ),
    );
    for (let card = Math.floor(widest); card >= Math.min(least, widest); card--) {
      sizes = scaled(card, part, { side, column });
      const spare = height - total(sizes, touch, replay);
      if (spare >= 0) return grown(sizes, spare);
    }
  }
  return sizes!;
}
