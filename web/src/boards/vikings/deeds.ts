/** What keys and buttons do. */

import { letterOf } from '../../lib/keys';
import { tick } from 'svelte';
import type { BoardState } from './board_state.svelte';
import { linesOf, type Line } from './losses';
import { playAll, playable } from './resources';
import type { Move } from './wire.gen';

const ATTACKS: readonly Move['kind'][] = ['attack', 'fight-undead', 'fight-dragon'];
/** Does it declare an attack, on whomever? */
export const isAttack = (what: Move): boolean => ATTACKS.includes(what.kind);

/** Lay all targets open, or close them. */
export function attackAt(board: BoardState): void {
  const aiming = !board.aiming && board.legal.all.some(isAttack);
  board.ending = false;
  board.close();
  board.aiming = aiming;
}

/** Show what a move would do; Enter confirms it, wherever the focus was before. */
function ask(board: BoardState, move: number): void {
  board.table.stage(move);
  void tick().then(() => document.querySelector<HTMLElement>('.prompt .btn.main')?.focus());
}

/** Ask once more if something would be lost that could still be used. */
export function endTurn(board: BoardState): void {
  if (board.can({ kind: 'end' }) === undefined || board.table.busy) return;
  if (board.ending || !linesOf(board).length) return reallyEnd(board);
  board.close();
  board.playing = false;
  board.ending = true;
}

export function reallyEnd(board: BoardState): void {
  const end = board.can({ kind: 'end' });
  board.ending = false;
  if (end !== undefined && !board.table.busy) board.table.choose(end);
}

/** Do something about what would be lost. */
export function remedy(board: BoardState, line: Line): void {
  if (!line.stays) board.ending = false;
  line.remedy.act();
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
  if (board.ending) {
    const line = linesOf(board).find((each) => each.remedy.letter.toLowerCase() === key);
    if (line) {
      event.preventDefault();
      return remedy(board, line);
    }
  }
  if (key === 'escape' && table.staged === null) {
    if (board.close()) event.preventDefault();
  } else if (key === 'a' && board.free) attackAt(board);
  else if (key === 'r' && playable(board).length) playAll(board);
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
