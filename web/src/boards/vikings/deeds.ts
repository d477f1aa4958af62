/** What keys and buttons do. */

import { letterOf } from '../../lib/keys';
import { tick } from 'svelte';
import type { Desk } from './desk.svelte';
import { atEnd } from './prompt';
import type { Move } from './wire.gen';

const ATTACKS: readonly Move['kind'][] = ['attack', 'fight-undead', 'fight-dragon'];
/** Does it declare an attack, on whomever? */
export const isAttack = (what: Move): boolean => ATTACKS.includes(what.kind);

/** Lay open the village that can be attacked; the next one if one is open already. */
export function attackAt(desk: Desk): void {
  const seats = desk.others.filter(desk.mayAttack);
  desk.dismantling = false;
  if (!seats.length) {
    // Only undead and the Dragon: they glow where they lie.
    desk.opened = null;
    const [monster, ...more] = desk.legal.all.filter(isAttack).map(desk.can);
    if (monster === undefined) return;
    if (!more.length) return desk.table.choose(monster);
    document.querySelector<HTMLElement>(`[data-move="${monster}"]`)?.focus();
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
  const end = desk.can({ kind: 'end' });
  if (end === undefined) return;
  const idle = desk.table.moves.length > 1;
  if (idle || atEnd(desk)) ask(desk, end);
  else desk.table.choose(end);
}

/** V-44: an attack that is too weak is asked about. */
export function go(desk: Desk): void {
  const move = desk.can({ kind: 'go' });
  if (move === undefined || desk.table.busy) return;
  const { strength, defence } = desk.view.attack ?? { strength: 0, defence: 0 };
  if (strength < defence) ask(desk, move);
  else desk.table.choose(move);
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
    const [move] = desk.legal.of('exchange').map(desk.can);
    if (move !== undefined) table.choose(move);
  } else if (key === '0') {
    const done = desk.can({ kind: 'done' });
    if (done !== undefined && table.staged === null) table.choose(done);
  } else if (key === 'enter' && table.staged === null && desk.legal.some('go')) {
    const on = document.activeElement;
    if (on instanceof HTMLElement && on.closest('button, a')) return;
    event.preventDefault();
    go(desk);
  }
}
