/** How the board shares out its height and width, in each layout; what gives way first is written
 *  here. */

import type { Box, Layout } from '../../lib/layout';

export interface Rooms {
  /** Rows of the grid, as CSS says it or in pixels. */
  opponents: string;
  gods: number;
  middle: number;
  own: string;
  /** Opponents beside each other. */
  abreast: number;
  /** Widths, in pixels. */
  side: number;
  goals: number;
  decks: number;
  /** The widest cards: others' stacks, own stacks, the hand, the decks. */
  others: number;
  mine: number;
  hand: number;
  deck: number;
  gap: number;
  /** How much larger than usual the letters are. */
  scale: number;
}

const OWN = 'minmax(0, 1fr)';
/** An opponent whose stacks are only numbers. */
const BARE = 68;

export function roomsOf(layout: Layout, { width, height }: Box, others: number): Rooms {
  const rooms: Rooms = {
    opponents: '',
    gods: 54,
    middle: 148,
    own: OWN,
    abreast: others,
    side: 264,
    goals: 300,
    decks: 150,
    others: 44,
    mine: 62,
    hand: 132,
    deck: 58,
    gap: 8,
    scale: 1,
  };
  switch (layout) {
    case 'great': {
      const vast = width > 2200;
      return {
        ...rooms,
        opponents: vast ? 'minmax(0, 0.55fr)' : 'minmax(0, 0.66fr)',
        middle: vast ? 236 : 206,
        side: vast ? 440 : 360,
        goals: vast ? 680 : 540,
        decks: vast ? 260 : 210,
        others: vast ? 72 : 56,
        mine: vast ? 132 : 100,
        hand: vast ? 260 : 210,
        deck: vast ? 100 : 84,
        gap: 10,
        scale: vast ? 1.35 : 1.18,
      };
    }
    case 'desk': {
      const spare = Math.max(0, height - 672);
      return {
        ...rooms,
        opponents: `${Math.round(Math.min(250, 168 + spare * 0.26))}px`,
        middle: height < 700 ? 138 : 148,
        goals: width < 1200 ? 240 : width > 1400 ? 330 : 290,
        decks: width < 1200 ? 130 : 150,
        mine: 70,
        hand: 150,
      };
    }
    case 'short':
      return {
        ...rooms,
        opponents: `${height < 560 ? BARE : Math.round(118 + (height - 600) * 0.4)}px`,
        middle: height < 560 ? 112 : 130,
        side: 254,
        goals: width < 1200 ? 230 : 290,
        decks: width < 1200 ? 120 : 140,
        gap: 6,
      };
    case 'tall': {
      const rows = others > 3 ? 2 : 1;
      const each = height < 940 ? 106 : 138;
      return {
        ...rooms,
        opponents: `${rows * each + (rows - 1) * 8}px`,
        abreast: others > 3 ? 2 : others,
        middle: 140,
        goals: 268,
        decks: 128,
        deck: 42,
        others: 42,
        mine: 68,
        hand: 134,
      };
    }
    default: {
      // Low: first the opponents' cards give way, then the middle and the wills shrink.
      const narrow = others > 3 && width < 880;
      const tight = height < 600;
      const bare = tight || narrow;
      const rows = narrow ? 2 : 1;
      return {
        ...rooms,
        opponents: `${bare ? rows * BARE + (rows - 1) * 6 : Math.round(128 + (height - 720) * 0.2)}px`,
        abreast: narrow ? 2 : others,
        gods: tight ? 44 : 50,
        middle: tight ? 112 : 136,
        goals: width < 880 ? 262 : 268,
        decks: width < 880 ? 0 : 128,
        deck: 44,
        others: 40,
        gap: 6,
      };
    }
  }
}
