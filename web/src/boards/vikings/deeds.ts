/** What keys and buttons do. */

import { letterOf } from '../../lib/keys';
import { tick } from 'svelte';
import type { BoardState } from './board_state.svelte';
import { atEnd } from './prompt';
import type { Move } from './wire.gen';

const ATTACKS: readonly Move['kind'][] = ['attack', 'fight-undead', 'fight-dragon'];
/** Does it declare an attack, on whomever? */
export const isAttack = (what: Move): boolean => ATTACKS.includes(what.kind);

/** Lay open the village that can be attacked; the next one if one is open already. */
export function attackAt(board: BoardState): void {
  const seats = board.others.filter(board.mayAttack);
  board.dismantling = false;
  if (!seats.length) {
    // Only undead and the Dragon: they glow where they lie.
    board.opened = null;
    const [monster, ...more] = board.legal.all.filter(isAttack).map(board.can);
    if (monster === undefined) return;
    if (!more.length) return board.table.choose(monster);
    document.querySelector<HTMLElement>(`[data-move="${monster}"]`)?.focus();
    board.table.explain(board.say('vikings-page-monsters-only'));
    return;
  }
  const at = board.opened === null ? -1 : seats.indexOf(board.opened);
  board.opened = seats[at + 1] ?? null;
}

/** Show what a move would do; Enter confirms it, wherever the focus was before. */
function ask(board: BoardState, move: number): void {
  board.table.stage(move);
  void tick().then(() => document.querySelector<HTMLElement>('.prompt .btn.main')?.focus());
}

/** Ask once more if the end of the turn has a price. */
export function endTurn(board: BoardState): void {
  const end = board.can({ kind: 'end' });
  if (end === undefined) return;
  const idle = board.table.moves.length > 1;
  if (idle || atEnd(board)) ask(board, end);
  else board.table.choose(end);
}

/** V-44: an attack that is too weak is asked about. */
export function go(board: BoardState): void {
  const move = board.can({ kind: 'go' });
  if (move === undefined || board.table.busy) return;
  if (!board.attack?.succeeds) ask(board, move);
  else board.table.choose(move);
}

/** The board's own keys; the shell has arrows, digits, Enter, Esc and H. */
export function onKey(board: BoardState, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]')) return;
  if ((event.target as HTMLElement).closest?.('input, textarea, select')) return;
  const { table } = board;
  const key = letterOf(event);
  if (key === 'escape' && table.staged === null && (board.opened !== null || board.dismantling)) {
    event.preventDefault();
    board.opened = null;
    board.dismantling = false;
  } else if (key === 'a' && board.free) attackAt(board);
  else if (key === 'e' && table.staged === null) endTurn(board);
  else if (key === 'c') document.querySelector<HTMLElement>('[data-claim]')?.click();
  else if (key === 'x') {
    const [move] = board.legal.of('exchange').map(board.can);
    if (move !== undefined) table.choose(move);
  } else if (key === '0') {
    const done = board.can({ kind: 'done' });
    if (done !== undefined && table.staged === null) table.choose(done);
  } else if (key === 'enter' && table.staged === null && board.legal.some('go')) {
    const on = document.activeElement;
    if (on instanceof HTMLElement && on.closest('button, a')) return;
    event.preventDefault();
    go(board);
  }
}
