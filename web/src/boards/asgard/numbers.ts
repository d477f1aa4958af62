/** Where what stands on a card comes from. */

import type { Told } from '../../lib/origins';
import type { God } from './view';
import { ORIGINS } from './wire.gen';

/** An Aesir's will, and its place in the order. */
export const toldOfGod: Told = { effect: ORIGINS.aesir.effect, order: ORIGINS.aesir.order };

/** The same, and how many cards have these two heads. */
export function toldOfCard(one: God, other: God): Told {
  const copies: Partial<Record<string, 'ours'>> = ORIGINS.copies;
  const known = copies[`${one}/${other}`] ?? copies[`${other}/${one}`];
  return known ? { ...toldOfGod, copies: known } : toldOfGod;
}
