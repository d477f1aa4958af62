/** The legal moves, found by what they say. A game's `wire.gen.ts` lists what there is to say. */

import type { Move, What } from './board';

/** The same for two descriptions of one move, whatever order their parts come in. */
const keyOf = (what: What): string =>
  Object.keys(what)
    .sort()
    .map((name) => `${name}=${what[name]}`)
    .join(' ');

export class Legal<Said extends What, Foreseen = never> {
  readonly #ids = new Map<string, number>();
  readonly #moves = new Map<number, Move>();
  readonly all: readonly Said[];

  constructor(moves: readonly Move[]) {
    for (const each of moves) {
      this.#ids.set(keyOf(each.what), each.move);
      this.#moves.set(each.move, each);
    }
    this.all = moves.map((each) => each.what as Said); // the hall says only what the game declares
  }
  /** The move that says this, if it is legal: what `use:target` takes. */
  id(what: Said): number | undefined {
    return this.#ids.get(keyOf(what));
  }
  has(what: Said): boolean {
    return this.#ids.has(keyOf(what));
  }
  /** What a legal move says. */
  what(move: number | null | undefined): Said | undefined {
    return move == null ? undefined : (this.#moves.get(move)?.what as Said | undefined);
  }
  /** What a legal move would do, as the game foresees it. */
  foreseen(move: number | null | undefined): Foreseen | undefined {
    return move == null ? undefined : (this.#moves.get(move)?.foreseen as Foreseen | undefined);
  }
  /** A legal move in words. */
  text(move: number | undefined): string {
    return move === undefined ? '' : (this.#moves.get(move)?.text ?? '');
  }
  /** All legal moves of a kind. */
  of<Kind extends Said['kind']>(kind: Kind): Extract<Said, { kind: Kind }>[] {
    return this.all.filter((each) => each.kind === kind) as Extract<Said, { kind: Kind }>[];
  }
  some(kind: Said['kind']): boolean {
    return this.all.some((each) => each.kind === kind);
  }
}
