/**
 * The guide in somebody's first games: explains what is new when it first happens, and says of a weak
 * move what would have been better, while it can be taken back. What there is to say comes from the
 * hall; here is decided what was said before, and that it is never too much.
 */

import { untrack } from 'svelte';
import type { Position, Remarked, Table, Weak } from '../wire';
import { announcer } from './announce.svelte';
import { get } from './api';
import * as memory from './guide-memory';
import { settings } from './settings.svelte';
import { say, texts } from './texts.svelte';

const KEY = 'meadhall.guide';
/** A bot is asked about one move in so many milliseconds: moves may come faster. */
const PAUSE = 2000;

class Kept {
  now = $state.raw(memory.read(this.#stored()));

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.now = memory.read(event.newValue);
    });
  }
  #stored(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null; // A browser that keeps nothing is told everything anew.
    }
  }
  keep(next: memory.GuideMemory): void {
    if (next === this.now) return;
    this.now = next;
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Then it is known till the page is left.
    }
  }
}

export const guided = new Kept();

/** What the guide says now. */
export type Said =
  | { readonly kind: 'remark'; readonly remark: Remarked }
  | { readonly kind: 'weak'; readonly weak: Weak };

/** What it has to know of the table. */
interface Guided {
  readonly id: string;
  readonly game: string;
  readonly info: Table | null;
  readonly position: Position | null;
  readonly canUndo: boolean;
}

export class Guide {
  said = $state.raw<Said | null>(null);
  /** Parts of the page that have room for its card. */
  hosts = $state(0);
  /** It has spoken at the decision before this one. */
  #rested = true;
  #asked = 0;

  constructor(readonly table: Guided) {}

  /** Is it to be heard here at all? */
  get on(): boolean {
    return memory.speaks(guided.now, this.table.id);
  }
  set on(on: boolean) {
    guided.keep({ ...memory.hush(guided.now, this.table.id, false), off: !on });
    if (!on) this.said = null;
  }
  /** Say nothing more in this game. */
  hush(): void {
    guided.keep(memory.hush(guided.now, this.table.id, true));
    this.said = null;
  }
  close(): void {
    this.said = null;
  }
  /** A part of the page has room for the card; what is returned says that it no longer has. */
  lodge(): () => void {
    untrack(() => (this.hosts += 1));
    return () => untrack(() => (this.hosts -= 1));
  }

  /** A position is shown. */
  see(position: Position): void {
    if (this.said?.kind === 'weak' && !position.undo) this.said = null;
    if (position.phase !== 'playing' || position.seat === null) {
      this.said = null;
      return;
    }
    guided.keep(memory.seated(guided.now, this.table.game, this.table.id));
    if (!this.on || this.said || !this.#rested) return;
    const remark = memory.unheard(guided.now, position.remarks);
    if (!remark || !texts.has(remark.key)) return;
    this.said = { kind: 'remark', remark };
    this.#rested = false;
    guided.keep(memory.hear(guided.now, remark.key));
    announcer.later(`${say(`${remark.key}.title`)}. ${say(remark.key)}`);
  }

  /** The reader moves: what was said has been heard. */
  move(): void {
    this.#rested = this.said?.kind !== 'remark';
    this.said = null;
  }

  /** The reader has moved, and it is done. */
  async moved(): Promise<void> {
    const { table } = this;
    const now = Date.now();
    if (!this.#advises || now - this.#asked < PAUSE) return;
    this.#asked = now;
    const number = table.position?.number;
    const weak = await get<Weak | null>(`tables/${table.id}/regret?lang=${settings.lang}`).catch(
      () => null,
    );
    // Whoever has gone on meanwhile has decided.
    if (!weak || !table.canUndo || table.position?.number !== number || !this.#advises) return;
    this.said = { kind: 'weak', weak };
    announcer.later(
      `${say('guide-better')}. ${weak.made}: ${percent(weak.worth)}. ${weak.better}: ${percent(weak.better_worth)}.`,
    );
  }

  /** With bots alone, without a clock, and in one's first games. */
  get #advises(): boolean {
    const { info, position, id, game } = this.table;
    if (!info?.hints || position?.seat == null || !this.table.canUndo) return false;
    const alone = info.seats.every((seat, at) => at === position.seat || seat.who === 'bot');
    const timeless = (info.settings.clock?.kind ?? 'none') === 'none';
    return alone && timeless && memory.advises(guided.now, game, id);
  }
}

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
