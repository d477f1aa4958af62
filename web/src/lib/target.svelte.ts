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
  /** What to show large. */
  zoom?: (() => ZoomSubject) | undefined;
  /** Called instead of staging: for things picked up locally. */
  press?: (() => void) | undefined;
}

const HOVER = 450;
const HOLD = 450;

export function target(node: HTMLElement, options: TargetOptions) {
  let now = $state.raw(options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const pressable = () => now.move !== undefined || now.press !== undefined;
  const zoom = () => now.zoom && now.table.zoom(now.zoom());

  async function explain() {
    if (pressable() || now.illegal === undefined || !now.table.moves.length) return;
    const reason = await now.table.why(now.illegal);
    if (reason) now.table.explain(reason.text, reason.rule);
  }
  function press() {
    if (held) {
      held = false; // the long press has opened the card; letting go presses nothing
      return;
    }
    if (now.table.busy) return;
    if (now.press) now.press();
    else if (now.move !== undefined) {
      if (now.direct) now.table.choose(now.move);
      else now.table.stage(now.move);
    } else if (now.illegal !== undefined && now.table.moves.length) void explain();
    else zoom();
  }
  function enter(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    timer = setTimeout(() => void explain(), HOVER);
  }
  function leave() {
    clearTimeout(timer);
  }
  function down(event: PointerEvent) {
    if (event.pointerType === 'mouse' || !now.zoom) return;
    timer = setTimeout(() => {
      held = true;
      zoom();
    }, HOLD);
  }
  function menu(event: Event) {
    if (!now.zoom) return;
    event.preventDefault();
    zoom();
  }
  function key(event: KeyboardEvent) {
    if (event.key === '?' && now.zoom) {
      event.preventDefault();
      event.stopPropagation();
      zoom();
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
    ['pointerenter', enter as EventListener],
    ['pointerleave', leave],
    ['pointerdown', down as EventListener],
    ['pointerup', leave],
    ['pointercancel', leave],
    ['contextmenu', menu],
    ['focus', () => void explain()],
    ['keydown', key as EventListener],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return {
    update(options: TargetOptions) {
      now = options;
    },
    destroy() {
      leave();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    },
  };
}
