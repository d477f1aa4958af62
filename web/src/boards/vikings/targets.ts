/** Every target an attack can have, in one list: monsters, then the villages in turn order. */

import type { BoardState } from './board_state.svelte';
import { prizeText } from './card_text';
import { FIGURES, HALLS } from './look';
import { kindOf, type Kind } from './view';
import type { Aim, Move, Prize, Site } from './wire.gen';

export interface Row {
  move: number;
  name: string;
  /** Equal buildings join. */
  count: number;
  figure: string;
  prize: string;
  aim: Aim;
  /** What the card's sheet shows. */
  shown: {
    building?: Kind;
    level?: number;
    dragon?: boolean;
    card?: 'undead-gold' | 'undead-beer';
  };
}
export interface Village {
  seat: number;
  rows: Row[];
  /** The hidden hand cards are the same for all of a village; so is the most they add, but for its hall. */
  hidden: number;
  most: number;
}

function aimOf(board: BoardState, what: Move): { move: number; aim: Aim } | undefined {
  const move = board.can(what);
  const aim = board.legal.foreseen(move)?.aim;
  return move !== undefined && aim ? { move, aim } : undefined;
}

export function monstersOf(board: BoardState): Row[] {
  const { say } = board;
  const dragon = aimOf(board, { kind: 'fight-dragon' });
  const undead = board.legal.of('fight-undead').flatMap((what): Row[] => {
    const found = aimOf(board, what);
    const card = board.view.path[what.place];
    if (!found || (card !== 'undead-gold' && card !== 'undead-beer')) return [];
    const name = say(`vikings-card-${card}`);
    const prize = prizeText(say, found.aim.prize);
    return [{ ...found, name, prize, count: 1, figure: FIGURES[card], shown: { card } }];
  });
  if (!dragon) return undead;
  const name = say('vikings-dragon');
  const prize = say('vikings-page-dragon-prize');
  return [
    { ...dragon, name, prize, count: 1, figure: FIGURES.dragon, shown: { dragon: true } },
    ...undead,
  ];
}

export function villageOf(board: BoardState, seat: number): Village {
  const rows = new Map<string, Row>();
  for (const what of board.legal.of('attack')) {
    const found = what.seat === seat ? aimOf(board, what) : undefined;
    if (!found) continue;
    const kind = kindOf(what.site);
    const alike = [kind, JSON.stringify(found.aim)].join();
    const row = rows.get(alike);
    if (row) row.count += 1;
    else rows.set(alike, { ...found, ...building(board, seat, what.site, found.aim), count: 1 });
  }
  const all = [...rows.values()].sort((a, b) => a.aim.defence - b.aim.defence);
  const { hidden = 0 } = all[0]?.aim ?? {};
  return { seat, rows: all, hidden, most: Math.max(0, ...all.map(({ aim }) => aim.most)) };
}

function building(board: BoardState, seat: number, site: Site, { prize, later }: Aim) {
  const kind = kindOf(site);
  const { level } = board.view.seats[seat]!;
  const words = [
    later && board.say('vikings-page-vp', { points: later }),
    prizeText(board.say, prize),
  ];
  return {
    name: board.building(kind, level).title,
    figure: kind === 'hall' ? HALLS[level]! : FIGURES[kind],
    prize: words.filter(Boolean).join(' + '),
    shown: { building: kind, level },
  };
}

/** Roughly what a target is worth: only to know which to look at first. */
const worth = ({ points = 0, tokens = 0, asgard }: Prize) => points + tokens / 2 + (asgard ? 2 : 0);
export const best = (rows: Row[]): Row | undefined =>
  [...rows].sort(
    (a, b) =>
      b.aim.chance * (worth(b.aim.prize) + b.aim.later) -
      a.aim.chance * (worth(a.aim.prize) + a.aim.later),
  )[0];
