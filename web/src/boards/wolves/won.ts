/** The round that was won, as the game tells it: places and lines as they stood, and who takes what. */

import { askedOf, isAsked, type Unit, type Victory, type WolvesView } from './view';
import type { Told } from './wire.gen';

export interface Stood {
  seat: number;
  strength: number;
  /** Its units alone, before deities change anything. */
  units: number;
  /** Which pass of the round; 0 if there was none. */
  pass: number;
  line: Unit[];
  strengths: number[];
}

export interface Won {
  round: number;
  /** Best place first. */
  places: Stood[];
  first: number;
  second: number | null;
  /** What was fought for, and who has taken what of it. */
  prizes: Victory[];
  taken: { seat: number; victory: Victory; worth: number }[];
  /** Glory by seat: before the prizes, and now. */
  before: number[];
  after: number[];
  next: { round: number; seat: number } | null;
  over: boolean;
}

const gloryOf = (view: WolvesView) => view.seats.map((player) => player.glory);

function stoodIn(events: readonly Told[]): Stood[] {
  const found: Stood[] = [];
  for (const told of events)
    if (told.event === 'stood') {
      const { seat, strength, units, number } = told;
      found.push({ seat, strength, units, pass: number, line: [], strengths: [] });
    } else if (told.event === 'unit-stood') {
      found.at(-1)?.line.push(told.kind as Unit);
      found.at(-1)?.strengths.push(told.strength);
    }
  return found;
}

/** Whoever comes while the winner still chooses finds the lines as they stand. */
function standing(view: WolvesView, first: number, second: number): Won {
  const rest = [...view.seats.keys()].filter((seat) => seat !== first && seat !== second);
  return {
    round: view.round,
    places: [first, second, ...rest].map((seat) => {
      const { strength, units, pass, line, strengths } = view.seats[seat]!;
      return { seat, strength, units, pass, line, strengths };
    }),
    first,
    second,
    prizes: view.prizes,
    taken: [],
    before: gloryOf(view),
    after: gloryOf(view),
    next: null,
    over: false,
  };
}

/** What is to be told after a change: a round that was just won, or more of one told before. */
export function wonAfter(
  was: Won | null,
  events: readonly Told[],
  before: WolvesView | null,
  view: WolvesView,
): Won | null {
  let won = was;
  const placed = events.find((told) => told.event === 'placed');
  if (placed) {
    const table = before ?? view;
    won = {
      round: table.round,
      places: stoodIn(events),
      first: placed.first,
      second: placed.second,
      prizes: table.prizes,
      taken: [],
      before: gloryOf(table),
      after: gloryOf(view),
      next: null,
      over: false,
    };
  } else if (!won) {
    const asked = askedOf(view);
    if (asked && isAsked(asked, 'prize')) return standing(view, asked.actor, asked.second);
  }
  if (!won) return null;
  for (const told of events)
    if (told.event === 'prize') {
      const { seat, victory } = told;
      const worth = view.seats[seat]!.victories[victory] ?? 0;
      won = { ...won, taken: [...won.taken, { seat, victory, worth }], after: gloryOf(view) };
    } else if (told.event === 'round') {
      won = { ...won, next: { round: told.round, seat: told.seat } };
    } else if (told.event === 'over') won = { ...won, over: true };
  return won;
}
