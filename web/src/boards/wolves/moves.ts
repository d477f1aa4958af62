/** Move ids and back, as src/meadhall/games/wolves/moves.py counts them. */

import type { Move } from '../../lib/board';
import {
  DEITIES,
  PEOPLE,
  UNITS,
  VICTORIES,
  type Deity,
  type Person,
  type Unit,
  type Victory,
} from './view';

const SEATS = 5;
const LONGEST_LINE = 92;
const HIGHEST_PLAGUE = 127;

const UNIT = UNITS.length * SEATS * 2;
const JOIN = UNIT + SEATS * LONGEST_LINE;
const HAND = JOIN + UNITS.length * 2;
const PILE = HAND + PEOPLE.length;
const SPEND = PILE + PEOPLE.length;
const SUMMON = SPEND + UNITS.length;
const POWER = SUMMON + DEITIES.length;
const DEITY = POWER + DEITIES.length;
const VICTORY = DEITY + DEITIES.length;
const NAME = VICTORY + VICTORIES.length;
export const FLANK_DRAW = NAME + HIGHEST_PLAGUE + 1;
export const FLANK_RETURN = FLANK_DRAW + 1;
export const PASS = FLANK_RETURN + 1;
export const END_TURN = PASS + 1;
export const DRAW = END_TURN + 1;
export const RETURN = DRAW + 1;
export const SIDE = RETURN + 1;
export const KEEP = SIDE + 2;
export const WALL = KEEP + 2;
export const TAKE = WALL + 1;
export const DONE = TAKE + 1;
export const DECLINE_ALL = DONE + 1;

export const layId = (kind: Unit, line: number, side: number) =>
  (UNITS.indexOf(kind) * SEATS + line) * 2 + side;
export const unitId = (line: number, place: number) => UNIT + line * LONGEST_LINE + place;
export const joinId = (kind: Unit, side: number) => JOIN + UNITS.indexOf(kind) * 2 + side;
export const handId = (kind: Person) => HAND + PEOPLE.indexOf(kind);
export const pileId = (kind: Person) => PILE + PEOPLE.indexOf(kind);
export const spendId = (kind: Unit) => SPEND + UNITS.indexOf(kind);
export const summonId = (deity: Deity) => SUMMON + DEITIES.indexOf(deity);
export const powerId = (deity: Deity) => POWER + DEITIES.indexOf(deity);
export const deityId = (deity: Deity) => DEITY + DEITIES.indexOf(deity);
export const victoryId = (victory: Victory) => VICTORY + VICTORIES.indexOf(victory);
export const plagueId = (number: number) => NAME + number;

export type Decoded =
  | { kind: 'lay'; unit: Unit; line: number; side: number }
  | { kind: 'unit'; line: number; place: number }
  | { kind: 'join'; unit: Unit; side: number }
  | { kind: 'hand' | 'pile'; card: Person }
  | { kind: 'spend'; unit: Unit }
  | { kind: 'summon' | 'power' | 'deity'; deity: Deity }
  | { kind: 'victory'; victory: Victory }
  | { kind: 'plague'; number: number }
  | { kind: 'single'; move: number };

/** What a move touches. */
export function decode(move: number): Decoded {
  if (move < UNIT) {
    const at = Math.floor(move / 2);
    return {
      kind: 'lay',
      unit: UNITS[Math.floor(at / SEATS)]!,
      line: at % SEATS,
      side: move % 2,
    };
  }
  if (move < JOIN) {
    const at = move - UNIT;
    return { kind: 'unit', line: Math.floor(at / LONGEST_LINE), place: at % LONGEST_LINE };
  }
  if (move < HAND) {
    const at = move - JOIN;
    return { kind: 'join', unit: UNITS[Math.floor(at / 2)]!, side: at % 2 };
  }
  if (move < PILE) return { kind: 'hand', card: PEOPLE[move - HAND]! };
  if (move < SPEND) return { kind: 'pile', card: PEOPLE[move - PILE]! };
  if (move < SUMMON) return { kind: 'spend', unit: UNITS[move - SPEND]! };
  if (move < POWER) return { kind: 'summon', deity: DEITIES[move - SUMMON]! };
  if (move < DEITY) return { kind: 'power', deity: DEITIES[move - POWER]! };
  if (move < VICTORY) return { kind: 'deity', deity: DEITIES[move - DEITY]! };
  if (move < NAME) return { kind: 'victory', victory: VICTORIES[move - VICTORY]! };
  if (move < FLANK_DRAW) return { kind: 'plague', number: move - NAME };
  return { kind: 'single', move };
}

/** The legal moves, to be asked quickly. */
export class Legal {
  readonly #ids: Set<number>;
  readonly all: readonly Decoded[];

  constructor(readonly moves: readonly Move[]) {
    this.#ids = new Set(moves.map((each) => each.move));
    this.all = moves.map((each) => decode(each.move));
  }
  has(id: number): boolean {
    return this.#ids.has(id);
  }
  /** The id itself if it is legal: what `use:target` takes. */
  get(id: number): number | undefined {
    return this.#ids.has(id) ? id : undefined;
  }
  text(id: number): string {
    return this.moves.find((each) => each.move === id)?.text ?? '';
  }
  /** Strengths that a Plague may name. */
  get plagues(): number[] {
    return this.all.flatMap((each) => (each.kind === 'plague' ? [each.number] : []));
  }
  some(kind: Decoded['kind']): boolean {
    return this.all.some((each) => each.kind === kind);
  }
  lays(unit: Unit): boolean {
    return this.all.some((each) => each.kind === 'lay' && each.unit === unit);
  }
}
