/** Resource cards that only wait to be played: all of them at a press, each a move of its own. */

import type { BoardState } from './board_state.svelte';
import { spread } from './view';
import type { Card } from './wire.gen';

/** The move that plays a card for what it gives, if that asks nothing more and can be taken back. */
function worthPlaying(board: BoardState, card: Card): number | undefined {
  if (board.numbers.cards[card].role !== 'resource') return undefined;
  const move = board.can({ kind: 'play', card });
  const { undo, gains } = board.legal.foreseen(move) ?? {};
  return undo && gains ? move : undefined;
}

/** Hand cards that give resources and nothing else to think about. */
export const playable = (board: BoardState): Card[] =>
  board.free
    ? spread(board.handOf(board.own))
        .filter(({ card }) => worthPlaying(board, card) !== undefined)
        .map(({ card }) => card)
    : [];

/** Play the next one, and so on till none is left. */
export function playAll(board: BoardState): void {
  board.playing = true;
  playNext(board);
}

/** Called again whenever the table has changed. */
export function playNext(board: BoardState): void {
  if (!board.playing || board.table.busy) return;
  const [card] = playable(board);
  const move = card && worthPlaying(board, card);
  if (move === undefined) board.playing = false;
  else board.table.choose(move);
}
