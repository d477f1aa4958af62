/** Whom this browser doesn't want to hear, table by table. The hall knows nothing of it. */

const KEY = 'meadhall.muted';
const MOST = 40;

type Muted = { table: string; seats: number[] }[];

function read(): Muted {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Muted;
  } catch {
    return [];
  }
}

class MutedPeople {
  #tables = $state.raw<Muted>(read());

  has(table: string, seat: number): boolean {
    return this.#tables.some((each) => each.table === table && each.seats.includes(seat));
  }

  toggle(table: string, seat: number): void {
    const known = this.#tables.find((each) => each.table === table)?.seats ?? [];
    const seats = known.includes(seat) ? known.filter((each) => each !== seat) : [...known, seat];
    const others = this.#tables.filter((each) => each.table !== table);
    this.#tables = [{ table, seats }, ...others].slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#tables));
    } catch {
      // A browser that keeps nothing mutes until it is closed.
    }
  }
}

export const muted = new MutedPeople();
