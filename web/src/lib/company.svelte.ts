/** People at a live table: who is away, what is decided together, what is asked for. */

import type { TableInfo } from '../wire';
import { post, Refused } from './api';
import type { Gone } from './shell';
import type { LiveTable } from './table.svelte';
import { say, texts } from './texts.svelte';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** From when on the hall lets a bot play for somebody who is away. */
export function goneAfter(info: TableInfo): number {
  return info.settings.clock?.kind === 'days' ? DAY : MINUTE;
}

export class Company {
  /** Whom the reader would rather wait for, although they are away. */
  #patient = $state<number | null>(null);

  /** We are on our way to another game: only when we have our seat there may we follow it. */
  joining = $state(false);

  constructor(readonly table: LiveTable) {}

  /** The seats of people and programs, whoever plays for them. */
  get people(): number[] {
    return this.table.sitting.flatMap((seat, place) =>
      (seat.who === 'person' || seat.who === 'program') && seat.stand_in !== 'kicked'
        ? [place]
        : [],
    );
  }

  /** Those of them for whom no bot plays. */
  get playing(): number[] {
    return this.people.filter((seat) => this.table.sitting[seat]!.stand_in === null);
  }

  /** What is to be decided together now. */
  get matter() {
    const matter = this.table.info?.matter ?? null;
    if (!matter || matter.until <= this.table.second) return null;
    const back = matter.what === 'bot' && this.table.sitting[matter.seat ?? 0]?.present;
    return back ? null : matter;
  }

  /** Has somebody been away for so long that a bot may play for them? */
  isGone(seat: number): boolean {
    const { info } = this.table;
    return (this.table.seats[seat]?.away ?? 0) >= (info ? goneAfter(info) : Infinity);
  }

  get gone(): Gone | null {
    const { table } = this;
    if (table.reader === null || table.away || table.position?.phase !== 'playing') return null;
    const who = table.seats.find(
      (seat) => seat.deciding && seat.away !== null && seat.seat !== table.reader,
    );
    if (!who || who.seat === this.#patient) return null;
    const { seat } = who;
    const asked = this.matter?.what === 'bot' && this.matter.yes.includes(table.reader);
    return {
      seat,
      away: who.away!,
      bot:
        this.isGone(seat) && !asked ? () => void this.ask('propose', { what: 'bot', seat }) : null,
      wait: () => (this.#patient = seat),
    };
  }

  /** Ask the hall for something that concerns the table; says why if it won't. True if it is done. */
  async ask(path: string, body?: unknown): Promise<boolean> {
    try {
      await post(`tables/${this.table.id}/${path}`, body);
      return true;
    } catch (wrong) {
      if (wrong instanceof Refused) {
        const key = `refused-${wrong.code}`;
        this.table.explain(texts.has(key) ? say(key) : wrong.message || say('line-lost'));
      }
      return false;
    }
  }
}
