/** How a player's stacks fit into the place they have: how large the cards are, how much of a covered
 *  one stays free. */

import { MediaQuery } from 'svelte/reactivity';

/** Played with a finger. */
export const touch = new MediaQuery('(pointer: coarse)');

/** A card's height for its width. */
export const TALL = 1.5;
/** So much of a covered card's width is free where there is room. */
const FREE = 0.32;
/** The least free strip that can be pressed, in pixels, where a whole card lies beneath it. */
export const LEAST_STRIP = 12;
/** The same in a sheet, where all strips are to be pressed: by mouse, by finger. */
export const spread = (): number => (touch.current ? 40 : 26);
/** The least width of something to press. */
export const leastWidth = (): number => (touch.current ? 40 : 24);

/** How wide the cards of seven stacks can be in a place of this size, the tallest having `most`. */
export function cardWidth(place: { width: number; height: number }, most: number, cap: number) {
  const wide = place.width / 7 - (place.width < 300 ? 2 : 4);
  // A very tall stack makes the cards smaller, but not all of them tiny: its strips give way first.
  const high = place.height / (TALL + 0.25 * Math.max(0, most - 1));
  const least = Math.min(wide * 0.75, place.height / (TALL + 0.3));
  return Math.floor(Math.max(12, Math.min(cap, wide, Math.max(high, least))));
}

/** How much of each covered card is free, in a stack of `count` cards and a place this high. */
export function stripOf(width: number, room: number, count: number): number {
  return Math.max(2, Math.min(width * FREE, (room - width * TALL) / Math.max(1, count - 1)));
}
