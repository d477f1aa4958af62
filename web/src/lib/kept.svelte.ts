/** Tables this browser has been at: so that one finds them again without an account. */

import type { Clock } from '../wire';

export interface KeptTable {
  table: string;
  game: string;
  /** For friends; only who made the table has it. */
  invitation?: string;
  names: string[];
  bots: boolean[];
  seat: number | null;
  phase: 'waiting' | 'playing' | 'over';
  /** The seat's turn when we last looked. */
  mine: boolean;
  /** "Round 2 of 3", by language. */
  where: string;
  /** What the hall promised of the shuffle before it had our share, and that share. */
  commitment?: string;
  share?: string;
  /** A standing no: whose, and in which round. */
  standing?: { seat: number; round: number } | undefined;
  scores?: number[];
  ranks?: number[];
  /** A bot played the reader's seat at the end: it is nobody's victory. */
  finishedByBot?: boolean | undefined;
  clock?: Clock | undefined;
  /** Which game it goes on from otherwise, and from which step. */
  branch?: { of: string; step: number } | undefined;
  /** The puzzle that is played out there, by language. */
  puzzle?: Record<string, string> | undefined;
  /** Out of sight in the list, till one asks for it. */
  hidden?: boolean | undefined;
  /** When it was seen to be over. */
  ended?: number | undefined;
  at: number;
}

const KEY = 'meadhall.tables';
const MOST = 40;

function read(): KeptTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptTable[];
  } catch {
    return [];
  }
}

class Kept {
  tables = $state.raw<KeptTable[]>(read());

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.tables = read();
    });
  }

  find(table: string): KeptTable | undefined {
    return this.tables.find((kept) => kept.table === table);
  }

  /** Change what is known of a table that nobody has been at meanwhile: its place stays. */
  amend(table: string, changes: Partial<KeptTable>): void {
    this.#save(this.tables.map((kept) => (kept.table === table ? { ...kept, ...changes } : kept)));
  }

  put(table: string, changes: Partial<KeptTable>): void {
    const blank: KeptTable = {
      table,
      game: '',
      names: [],
      bots: [],
      seat: null,
      phase: 'waiting',
      mine: false,
      where: '',
      at: 0,
    };
    const next = { ...blank, ...this.find(table), ...changes, at: Date.now() };
    this.#save([next, ...this.tables.filter((kept) => kept.table !== table)].slice(0, MOST));
  }

  /** The round of a seat's standing no; null if it has none. */
  standing(table: string, seat: number | null): number | null {
    const held = this.find(table)?.standing;
    return held && held.seat === seat ? held.round : null;
  }

  /** Keep a seat's standing no, or none. */
  stand(table: string, seat: number | null, round: number | null): void {
    const none = seat === null || round === null;
    this.put(table, { standing: none ? undefined : { seat, round } });
  }

  forget(table: string): void {
    this.#save(this.tables.filter((kept) => kept.table !== table));
  }

  #save(tables: KeptTable[]): void {
    this.tables = tables;
    try {
      localStorage.setItem(KEY, JSON.stringify(tables));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const kept = new Kept();
