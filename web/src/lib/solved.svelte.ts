/** What this browser's people have made of the puzzles. */

import { dayOf, streakOf } from './daily';

export interface Solved {
  /** Misses before it was found; null if it was shown. */
  misses: number | null;
  hinted: boolean;
}
interface Stored {
  puzzles: Record<string, Solved>;
  /** Days whose own puzzle was found on that day. */
  days: number[];
}

const KEY = 'meadhall.puzzles';

function read(): Stored {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
    return { puzzles: kept.puzzles ?? {}, days: kept.days ?? [] };
  } catch {
    return { puzzles: {}, days: [] };
  }
}

class SolvedPuzzles {
  #kept = $state.raw(read());

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.#kept = read();
    });
  }

  of(game: string, puzzle: string): Solved | undefined {
    return this.#kept.puzzles[`${game}/${puzzle}`];
  }
  /** How many of a game's puzzles were found. */
  count(game: string): number {
    return Object.entries(this.#kept.puzzles).filter(
      ([name, { misses }]) => name.startsWith(`${game}/`) && misses !== null,
    ).length;
  }
  /** Was a day's own puzzle found? */
  on(day: number): boolean {
    return this.#kept.days.includes(day);
  }
  get streak(): number {
    return streakOf(this.#kept.days, dayOf(Date.now()));
  }

  /** A puzzle is done. The first time counts; the one of the day, if it was found, for that day. */
  put(game: string, puzzle: string, how: Solved, day: number | null): void {
    const name = `${game}/${puzzle}`;
    const { puzzles, days } = this.#kept;
    const found = day !== null && how.misses !== null && puzzles[name]?.misses !== null;
    this.#kept = {
      puzzles: { ...puzzles, [name]: puzzles[name] ?? how },
      days: found && !days.includes(day) ? [...days, day] : days,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still asks riddles.
    }
  }
}

export const solved = new SolvedPuzzles();
