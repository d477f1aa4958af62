/** `use:target`: something on the table that can be pressed, or explained, or looked at closely. */

import type { BoardTable, What, ZoomSubject } from './board';

export interface TargetOptions {
  table: BoardTable;
  /** The legal move that pressing it stages. */
  move?: number | undefined;
  /** The move it would be if it were legal: what `why` is asked about. */
  illegal?: What | undefined;
  /** Make the move at once instead of staging it. */
  direct?: boolean;
  /** What a look at it shows: beside it, or large. */
  zoom?: (() => ZoomSubject) | undefined;
  /** Called instead of staging: for things picked up locally. */
  press?: (() => void) | undefined;
}

const HOVER = 300;
const HOLD = 400;

export function target(node: HTMLElement, options: TargetOptions) {
  let now = $state.raw(options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let over = false;

  const pressable = () => now.move !== undefined || now.press !== undefined;
  /** What can't be done with it now, if one could ask why. */
  const refused = () => (pressable() || !now.table.moves.length ? undefined : now.illegal);
  const large = () => now.zoom && now.table.zoom(now.zoom(), refused());

  function look(by: 'pointer' | 'focus') {
    if (!now.zoom && !refused()) return;
    now.table.peek({ node, by, subject: now.zoom?.() ?? null, illegal: refused() });
  }
  async function refuse(what: What) {
    const { table } = now;
    const reason = await table.why(what);
    if (!reason) return large();
    table.explain(reason.text, reason.rule);
    if (table.motion) node.animate(NOD, { duration: 140, iterations: 1 });
  }
  function press() {
    if (held) {
      held = false; // the long press has opened the card; letting go presses nothing
      return;
    }
    away();
    if (now.table.catching) return now.table.hurry(); // first what happened, then what to do
    if (now.table.busy) return;
    const what = refused();
    if (now.press) now.press();
    else if (now.move !== undefined) {
      if (now.direct) now.table.choose(now.move);
      else now.table.stage(now.move);
    } else if (what) void refuse(what);
    else large();
  }
  function away() {
    clearTimeout(timer);
    now.table.unpeek(node);
  }
  /** Whoever points at it moves; a pointer under which the table has changed asks nothing. */
  function moved(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || over) return;
    over = true;
    timer = setTimeout(() => look('pointer'), HOVER);
  }
  function leave() {
    over = false;
    away();
  }
  function down(event: PointerEvent) {
    if (event.pointerType === 'mouse' || !now.zoom) return;
    timer = setTimeout(() => {
      held = true;
      large();
    }, HOLD);
  }
  function menu(event: Event) {
    if (!now.zoom) return;
    event.preventDefault();
    clearTimeout(timer);
    if (!held) look('pointer'); // a long press asks for it too, and has the card already
  }
  function focused() {
    if (node.matches(':focus-visible')) look('focus');
  }
  function key(event: KeyboardEvent) {
    if (event.key === '?' && now.zoom) {
      event.preventDefault();
      event.stopPropagation();
      large();
    }
  }
  function show() {
    const { table, move } = now;
    node.classList.add('target');
    node.classList.toggle('legal', pressable());
    node.classList.toggle('staged', move !== undefined && table.staged === move);
    const hinted = move !== undefined && table.hint?.move === move;
    if (hinted && !node.classList.contains('hinted'))
      node.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // rows may be wider than a phone
    node.classList.toggle('hinted', hinted);
    if (move !== undefined) node.dataset['move'] = String(move);
    else delete node.dataset['move'];
  }

  $effect(show); // follows what is staged and hinted
  const listeners: [string, EventListener][] = [
    ['click', press as EventListener],
    ['pointermove', moved as EventListener],
    ['pointerleave', leave],
    ['pointerdown', down as EventListener],
    ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', () => clearTimeout(timer)],
    ['contextmenu', menu],
    ['focus', focused],
    ['blur', away],
    ['keydown', key as EventListener],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return {
    update(options: TargetOptions) {
      now = options;
    },
    destroy() {
      away();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    },
  };
}

/** What a thing does that can't be chosen. */
const NOD: Keyframe[] = [0, -6, 6, 0].map((x) => ({ translate: `${x}px 0` }));
