/** What pressing a card of one's own does: play it, send it, place it, keep it, let it go. */

import type { TargetOptions } from '../../lib/target.svelte';
import type { Desk } from './desk.svelte';
import { cardId, type Family } from './moves';

const FAMILY: Record<string, Family> = {
  turn: 'play',
  attack: 'send',
  defend: 'defend',
  disarm: 'disarm',
  rewind: 'discard',
  keep: 'keep',
};

/** Can it be taken back? V-84: not if cards come to light. */
export function isSafe(desk: Desk, card: string): boolean {
  const { draw, power = 'plain' } = desk.numbers.cards[card]!;
  return !draw && !power.startsWith('gift');
}

/** What to do with a kind of card in the hand, or of those before the player that may still act. */
export function onCard(desk: Desk, card: string, first: boolean): TargetOptions {
  const family = desk.kind ? FAMILY[desk.kind] : undefined;
  const id = family && cardId(family, card);
  const move = id === undefined ? undefined : desk.can(id);
  const direct =
    family === 'send' || family === 'discard' || (family === 'play' && isSafe(desk, card));
  const options: TargetOptions = {
    table: desk.table,
    illegal: id,
    direct,
    zoom: () => desk.zoomCard(card),
  };
  if (move === undefined) return options;
  if (first) return { ...options, move };
  // Of equal cards one is lifted, though each may be pressed.
  return { ...options, press: () => (direct ? desk.table.choose(move) : desk.table.stage(move)) };
}

/** Cards before the reader that can still do something this turn (V-83, V-91). */
export function isReady(desk: Desk, card: string): boolean {
  const { ready, owed, lens } = desk.view.turn;
  if (desk.view.active !== desk.table.me) return false;
  return Boolean(ready[card] || owed[card] || lens === card || (lens && card === 'lokis-lens'));
}
