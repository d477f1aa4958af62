/** What pressing a card of one's own does: play it, send it, place it, keep it, let it go. */

import type { TargetOptions } from '../../lib/target.svelte';
import type { Desk } from './desk.svelte';
import type { Card } from './view';
import type { Move } from './wire.gen';

/** What is done with a hand card, by the question that is asked. */
const DONE_WITH = {
  turn: 'play',
  attack: 'send',
  defend: 'defend',
  disarm: 'disarm',
  rewind: 'discard',
  keep: 'keep',
} as const satisfies Record<string, Move['kind']>;
type DoneWith = (typeof DONE_WITH)[keyof typeof DONE_WITH];

/** What the open question has hand cards for; undefined if it is about none. */
export const doneWith = (desk: Desk): DoneWith | undefined =>
  (DONE_WITH as Partial<Record<string, DoneWith>>)[desk.kind ?? ''];

/** Can it be taken back? V-84: not if cards come to light. */
export function isSafe(desk: Desk, card: string): boolean {
  const { draw, power = 'plain' } = desk.numbers.cards[card]!;
  return !draw && !power.startsWith('gift');
}

/** What to do with a kind of card in the hand, or of those before the player that may still act. */
export function onCard(desk: Desk, card: Card, first: boolean): TargetOptions {
  const kind = doneWith(desk);
  const what = kind && ({ kind, card } as Move); // too many pairs for the compiler to go through
  const move = what && desk.can(what);
  const direct = kind === 'send' || kind === 'discard' || (kind === 'play' && isSafe(desk, card));
  const options: TargetOptions = {
    table: desk.table,
    illegal: what,
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

/** Loki's Lens acts as the card it was used on. */
export const actingAs = (desk: Desk, card: Card): Card =>
  card === 'lokis-lens' && desk.view.active === desk.own ? (desk.view.turn.lens ?? card) : card;
