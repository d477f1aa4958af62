/** What pressing a card of one's own does: play it, send it, place it, keep it, let it go. */

import type { TargetOptions } from '../../lib/target.svelte';
import type { BoardState } from './board_state.svelte';
import type { Card, Frame, Move } from './wire.gen';

/** What is done with a hand card, by the question that is asked. */
const DONE_WITH = {
  turn: 'play',
  attack: 'send',
  defend: 'defend',
  disarm: 'disarm',
  rewind: 'discard',
  keep: 'keep',
} as const satisfies Partial<Record<Frame['frame'], Move['kind']>>;
type DoneWith = (typeof DONE_WITH)[keyof typeof DONE_WITH];

/** What the open question has hand cards for; undefined if it is about none. */
export const doneWith = ({ kind }: BoardState): DoneWith | undefined =>
  kind && kind in DONE_WITH ? DONE_WITH[kind as keyof typeof DONE_WITH] : undefined;

/** What to do with a kind of card in the hand, or of those before the player that may still act. */
export function onCard(board: BoardState, card: Card, first: boolean): TargetOptions {
  const kind = doneWith(board);
  const what = kind && ({ kind, card } as Move); // too many pairs for the compiler to go through
  const move = what && board.can(what);
  const undo = board.legal.foreseen(move)?.undo ?? false;
  const direct = kind === 'send' || kind === 'discard' || undo;
  const options: TargetOptions = {
    table: board.table,
    illegal: what,
    direct,
    zoom: () => board.zoomCard(card),
  };
  if (move === undefined) return options;
  if (first) return { ...options, move };
  // Of equal cards one is lifted, though each may be pressed.
  return { ...options, press: () => (direct ? board.table.choose(move) : board.table.stage(move)) };
}

/** Cards before the reader that can still do something this turn (V-83, V-91). */
export function isReady(board: BoardState, card: Card): boolean {
  const { ready, owed, lens } = board.view.turn;
  if (board.view.active !== board.table.me) return false;
  return Boolean(ready[card] || owed[card] || lens === card || (lens && card === 'lokis-lens'));
}

/** Loki's Lens acts as the card it was used on. */
export const actingAs = (board: BoardState, card: Card): Card =>
  card === 'lokis-lens' && board.view.active === board.own ? (board.view.turn.lens ?? card) : card;
