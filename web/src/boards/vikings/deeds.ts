/** What keys and buttons do. */

import { letterOf } from '../../lib/keys';
import { tick } from 'svelte';
import type { Desk } from './desk.svelte';
import { DONE, END_TURN, exchangeId, GO, isAttack, victimOf } from './moves';
import { atEnd } from './prompt';
import { RESOURCES } from './view';

/** Lay open the village that can be attacked; the next one if one is open already. */
export function attackAt(desk: Desk): void {
  const seats = desk.others.filter((seat) => desk.any((move) => victimOf(move) === seat));
  desk.dismantling = false;
  if (!seats.length) {
    // Only undead and the Dragon: they glow where they lie.
    desk.opened = null;
    const [monster, ...more] = desk.table.moves.filter((each) => isAttack(each.move));
    if (!monster) return;
    if (!more.length) return desk.table.choose(monster.move);
    document.querySelector<HTMLElement>(`[data-move="${monster.move}"]`)?.focus();
    desk.table.explain(desk.say('vikings-page-monsters-only'));
    return;
  }
  const at = desk.opened === null ? -1 : seats.indexOf(desk.opened);
  desk.opened = seats[at + 1] ?? null;
}

/** Show what a move would do; Enter confirms it, wherever the focus was before. */
function ask(desk: Desk, move: number): void {
  desk.table.stage(move);
  void tick().then(() => document.querySelector<HTMLElement>('.prompt .btn.main')?.focus());
}

/** Ask once more if the end of the turn has a price. */
export function endTurn(desk: Desk): void {
  if (desk.can(END_TURN) === undefined) return;
  const idle = desk.table.moves.length > 1;
  if (idle || atEnd(desk)) ask(desk, END_TURN);
  else desk.table.choose(END_TURN);
}

/** V-44: an attack that is too weak is asked about. */
export function go(desk: Desk): void {
  if (desk.can(GO) === undefined || desk.table.busy) return;
  const { strength, defence } = desk.view.attack ?? { strength: 0, defence: 0 };
  if (strength < defence) ask(desk, GO);
  else desk.table.choose(GO);
}

/** The board's own keys; the shell has arrows, digits, Enter, Esc and H. */
export function onKey(desk: Desk, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]')) return;
  if ((event.target as HTMLElement).closest?.('input, textarea, select')) return;
  const { table } = desk;
  const key = letterOf(event);
  if (key === 'escape' && table.staged === null && (desk.opened !== null || desk.dismantling)) {
    event.preventDefault();
    desk.opened = null;
    desk.dismantling = false;
  } else if (key === 'a' && desk.free) attackAt(desk);
  else if (key === 'e' && table.staged === null) endTurn(desk);
  else if (key === 'c') document.querySelector<HTMLElement>('[data-claim]')?.click();
  else if (key === 'x') {
    const move = RESOURCES.map((each) => desk.can(exchangeId(each))).find((id) => id !== undefined);
    if (move !== undefined) table.choose(move);
  } else if (key === '0') {
    const done = desk.can(DONE);
    if (done !== undefined && table.staged === null) table.choose(done);
  } else if (key === 'enter' && table.staged === null && desk.can(GO) !== undefined) {
    const on = document.activeElement;
    if (on instanceof HTMLElement && on.closest('button, a')) return;
    event.preventDefault();
    go(desk);
  }
}
