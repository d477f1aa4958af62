/** Move ids and back, as src/meadhall/games/asgard/moves.py counts them. */

import type { Move } from '../../lib/board';
import { GODS, type God } from './view';

const AESIR = GODS.length;
const KINDS = (AESIR * (AESIR - 1)) / 2;
const DEPTH = 21;
const SEATS = 5;
export const WILL = 2 * KINDS;
export const GOAL = WILL + 1;
const STACK = GOAL + 1;
const CARD = STACK + AESIR;
const RIVAL = CARD + AESIR * DEPTH;
export const DONE = RIVAL + SEATS * AESIR * DEPTH;

const index = (god: God) => GODS.indexOf(god);

/** Pairs of heads in order: odin/thor, odin/freya, … */
const PAIRS = GODS.flatMap((low, at) => GODS.slice(at + 1).map((high) => [low, high] as const));

export function pickId(up: God, other: God): number {
  const [low, high] = index(up) < index(other) ? [up, other] : [other, up];
  const kind = PAIRS.findIndex((pair) => pair[0] === low && pair[1] === high);
  return kind * 2 + (up === low ? 0 : 1);
}

export const stackId = (god: God) => STACK + index(god);
export const cardId = (god: God, depth: number) => CARD + index(god) * DEPTH + depth;
export const rivalId = (seat: number, god: God, depth: number) =>
  RIVAL + (seat * AESIR + index(god)) * DEPTH + depth;

export type Decoded =
  | { kind: 'pick'; up: God; down: God }
  | { kind: 'will' | 'goal' | 'done' }
  | { kind: 'stack'; god: God }
  | { kind: 'card'; god: God; depth: number }
  | { kind: 'rival'; seat: number; god: God; depth: number };

/** What a move touches. */
export function decode(move: number): Decoded {
  if (move < WILL) {
    const [low, high] = PAIRS[move >> 1]!;
    return move % 2 ? { kind: 'pick', up: high, down: low } : { kind: 'pick', up: low, down: high };
  }
  if (move === WILL) return { kind: 'will' };
  if (move === GOAL) return { kind: 'goal' };
  if (move < CARD) return { kind: 'stack', god: GODS[move - STACK]! };
  if (move < RIVAL) {
    const at = move - CARD;
    return { kind: 'card', god: GODS[Math.floor(at / DEPTH)]!, depth: at % DEPTH };
  }
  if (move < DONE) {
    const at = move - RIVAL;
    return {
      kind: 'rival',
      seat: Math.floor(at / (AESIR * DEPTH)),
      god: GODS[Math.floor(at / DEPTH) % AESIR]!,
      depth: at % DEPTH,
    };
  }
  return { kind: 'done' };
}

/** The legal move, if any, that pressing a card of a stack makes. */
export function moveAt(
  moves: readonly Move[],
  me: number | null,
  seat: number,
  god: God,
  depth: number,
): number | undefined {
  const ids = seat === me ? [cardId(god, depth)] : [rivalId(seat, god, depth)];
  if (seat === me && depth === 0) ids.push(stackId(god));
  return moves.find((each) => ids.includes(each.move))?.move;
}
