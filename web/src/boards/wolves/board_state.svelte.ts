/** What the reader has in hand just now: a card picked up, a kind of action, what is looked at. */

import { MediaQuery } from 'svelte/reactivity';
import type { BoardTable } from '../../lib/board';
import { Legal } from '../../lib/legal';
import { Standing } from '../../lib/standing.svelte';
import { numbersOf } from './numbers';
import { previewOf, threatOf } from './preview';
import {
  askedOf,
  colourOf,
  DEITIES,
  isAsked,
  isUnit,
  SIDES,
  unitsIn,
  type Bag,
  type Deity,
  type Frame,
  type Person,
  type Side,
  type Unit,
  type WolvesView,
} from './view';
import type { Foreseen, Move } from './wire.gen';

export type Mode = 'all' | 'lay' | 'manoeuvre' | 'sacrifice' | 'summon';
export type Tab = 'hand' | 'sacrifices' | 'pile' | 'gone' | 'coming';

/** Questions answered by naming several cards one after the other. */
const SEVERAL = ['returning', 'hel-discard', 'flank-draw'];

export class BoardState {
  /** A card of the hand that is picked up, and which copy of it. */
  picked = $state<Person | null>(null);
  pickedAt = $state(-1);
  mode = $state<Mode>('all');
  /** The move under the pointer or in focus. */
  hovered = $state<number | null>(null);
  /** What lies where the hand is. */
  tab = $state<Tab>('hand');
  /** Whose belongings are shown in a sheet. */
  opened = $state<number | null>(null);
  /** Which unit of several that come into the line. */
  #coming = $state<Unit | null>(null);

  /** Played by thumb: what is pressed is larger. */
  readonly #coarse = new MediaQuery('(pointer: coarse)');
  get touch(): boolean {
    return this.#coarse.current;
  }
  /** What lies where the hand is as long as nothing else was opened there. */
  #home: Tab = 'hand';

  readonly #table: () => BoardTable<WolvesView>;
  constructor(table: () => BoardTable<WolvesView>) {
    this.#table = table;
  }
  get table() {
    return this.#table();
  }
  get view() {
    return this.table.view;
  }
  /** Whose hand lies below: the reader's, or the first seat's where all cards are open. */
  get holder(): number | null {
    return this.table.me ?? (this.table.open ? 0 : null);
  }
  /** A hand, if the reader may see it. */
  handOf(seat: number): Bag<Person> | null {
    return seat === this.table.me ? this.view.hand : (this.table.open?.[seat]?.hand ?? null);
  }
  legal = $derived.by(() => new Legal<Move, Foreseen>(this.table.moves));
  frame = $derived.by(() => askedOf(this.view));
  numbers = $derived.by(() => numbersOf(this.view.options));
  /** The kind of question, if it is the reader's. */
  asked = $derived.by(() => (this.table.moves.length && this.frame ? this.frame.frame : null));
  /** The open question with all it says, if it is the reader's and of this kind. */
  asks<Kind extends Frame['frame']>(kind: Kind): Extract<Frame, { frame: Kind }> | null {
    return this.asked && this.frame && isAsked(this.frame, kind) ? this.frame : null;
  }
  /** "Let all happen", till the round ends or the reader wants to be asked again. */
  readonly standing = new Standing(() => this.table);
  /** W-62: does the reader want to be asked about their own Traitor? */
  parry = $state(false);
  /** The answer that is given for the reader, and whether at once; null if they are to decide. */
  unasked = $derived.by<{ move: number; now: boolean } | null>(() => {
    const move = this.asked === 'react' ? this.legal.id({ kind: 'done' }) : undefined;
    if (move === undefined) return null;
    const { threat } = this.view;
    const own = threat?.effect === 'traitor' && threat.seat === this.table.me;
    if (own && !this.parry) return { move, now: true };
    return this.standing.on ? { move, now: false } : null;
  });
  shown = $derived.by(() => this.table.staged ?? this.hovered);
  preview = $derived.by(() =>
    previewOf(this.view, this.legal.what(this.shown), this.legal.foreseen(this.shown)),
  );
  threat = $derived.by(() => threatOf(this.view));
  /** Cards named so far, where several are. */
  named = $derived.by<Bag<Person>>(() => {
    const frame = this.asked ? this.frame : null;
    if (frame?.frame === 'pay') return frame.spent;
    return frame && 'chosen' in frame ? frame.chosen : {};
  });
  /** Units on their way into the own line. */
  arriving = $derived.by<Unit[]>(() =>
    unitsIn(this.asks('join')?.pending ?? {}).filter((kind) =>
      SIDES.some((side) => this.legal.has({ kind: 'join', unit: kind, side })),
    ),
  );
  get coming(): Unit | null {
    return this.#coming && this.arriving.includes(this.#coming)
      ? this.#coming
      : (this.arriving[0] ?? null);
  }
  set coming(kind: Unit | null) {
    this.#coming = kind;
  }

  /** A new view: nothing is picked up, and what is asked about lies open. */
  fresh(): void {
    this.picked = null;
    this.pickedAt = -1;
    this.mode = 'all';
    this.hovered = null;
    this.#coming = null;
    const power = DEITIES[this.asks('deity')?.power ?? -1];
    this.#home =
      this.asked === 'pay'
        ? 'sacrifices'
        : this.asked === 'hel-take'
          ? 'pile'
          : this.asked === 'join' && this.arriving.length > 1
            ? 'coming'
            : this.asked === 'freya'
              ? 'coming'
              : this.asked === 'deity' && power === 'baldr'
                ? 'gone'
                : 'hand';
    this.tab = this.#home;
  }

  /** The strength of a line after a move; without one, or if it changes nothing, as it is. */
  strengthAfter(line: number, move: number | undefined): number {
    const changed = this.legal.foreseen(move)?.lines?.find((each) => each.line === line);
    return changed?.strength ?? this.view.seats[line]!.strength;
  }

  look = (move: number | null | undefined): void => {
    this.hovered = move ?? null;
  };

  // --- where things can be pressed -----------------------------------------------------------------

  /** The move of an end of a line. */
  slot(line: number, side: Side): number | undefined {
    if (this.coming && line === this.table.me)
      return this.legal.id({ kind: 'join', unit: this.coming, side });
    if (this.picked && isUnit(this.picked))
      return this.legal.id({ kind: 'lay', unit: this.picked, line, side });
    return undefined;
  }
  /** What a closed line would have been: asked for why. */
  closed(line: number): Move | undefined {
    return this.picked && isUnit(this.picked)
      ? { kind: 'lay', unit: this.picked, line, side: 'left' }
      : undefined;
  }
  /** What pressing a unit does: the same whether or not a card is taken up. */
  unit(line: number, place: number): number | undefined {
    if (this.asked === 'tyr') {
      const last = this.view.seats[line]!.line.length - 1;
      if (place === 0) return this.legal.id({ kind: 'side', side: 'left' });
      return place === last ? this.legal.id({ kind: 'side', side: 'right' }) : undefined;
    }
    return this.legal.id({ kind: 'unit', line, place });
  }
  /** What pressing a deity does that lies before somebody. */
  deityMove(deity: Deity, own: boolean): number | undefined {
    const aimed = this.legal.id({ kind: 'deity', deity });
    if (aimed !== undefined || !own) return aimed;
    const colour = colourOf(deity);
    if (this.asked === 'colour' && colour !== 'black')
      return this.legal.id({ kind: 'keep', colour });
    return this.legal.id({ kind: 'use', deity });
  }
  /** Show a move that has nothing to do with the card that is taken up: that one is put down. */
  stage(move: number): void {
    this.drop();
    this.table.stage(move);
  }
  /** Is this one of several choices, made at once and taken back if regretted? */
  get direct(): boolean {
    const pays = this.asks('pay');
    if (pays) return pays.due > 1;
    return SEVERAL.includes(this.asked ?? '') || this.asked === 'flank-return';
  }

  /** What pressing a card of the hand does; or what it would be, to be asked why not. */
  card(kind: Person): { move?: number; pick?: true; illegal?: Move } {
    const named = this.legal.id({ kind: 'hand', card: kind });
    if (named !== undefined) return { move: named };
    if (!this.asked) return {};
    if (kind === 'shield-wall') {
      const wall = this.legal.id({ kind: 'shield' });
      return wall === undefined ? { illegal: { kind: 'shield' } } : { move: wall };
    }
    if (this.legal.some('hand')) return { illegal: { kind: 'hand', card: kind } };
    if (kind === 'plague')
      return this.legal.some('plague')
        ? { pick: true }
        : { illegal: { kind: 'plague', strength: 0 } };
    if (!isUnit(kind))
      return this.legal.some('flank-draw') || this.legal.some('flank-return')
        ? { pick: true }
        : { illegal: { kind: 'flank-return' } };
    if (this.legal.of('lay').some((each) => each.unit === kind)) return { pick: true };
    return { illegal: { kind: 'lay', unit: kind, line: this.table.me ?? 0, side: 'left' } };
  }
  pick(kind: Person, at: number): void {
    if (this.table.staged !== null) this.table.back();
    const again = this.picked === kind && this.pickedAt === at;
    this.picked = again ? null : kind;
    this.pickedAt = again ? -1 : at;
    this.mode = 'all';
    this.hovered = null;
    this.table.sound('turn');
  }
  /** Put the card down again. */
  drop(): void {
    this.picked = null;
    this.pickedAt = -1;
    this.mode = 'all';
  }
  /** Is there a step of one's own to take back, before anything is laid out or made? */
  get begun(): boolean {
    return this.picked !== null || this.mode !== 'all' || this.tab !== this.#home;
  }
  /** Take it back; false if there is none. */
  back(): boolean {
    if (!this.begun) return false;
    if (this.picked !== null || this.mode !== 'all') this.drop();
    else this.tab = this.#home;
    return true;
  }
  choose(mode: Mode): void {
    const again = this.mode === mode;
    if (this.table.staged !== null) this.table.back();
    this.drop();
    if (!again) this.mode = mode;
    this.tab = 'hand';
  }
  pile(kind: Person): number | undefined {
    return this.legal.id({ kind: 'pile', card: kind });
  }
  spend(kind: Unit): number | undefined {
    return this.legal.id({ kind: 'spend', unit: kind });
  }
}
