import type { SeatInfo } from '../wire';
import type { Seat } from './board';
import { say, texts } from './texts.svelte';
import { letterOf } from './words';

/** What somebody is called. People's names are their own; the hall gave the bots theirs, in every
 *  language. */
export function nameOf(seat: Pick<SeatInfo, 'name' | 'names'>): string {
  return seat.names[texts.lang] ?? seat.name;
}

/** Whoever has had no line for so long is told to be away. */
const AWAY = 45_000;

/** For how long somebody has been away whom we wait for; null if they are here, or a bot plays. */
export function awayFor(seat: SeatInfo, now: number): number | null {
  const gone = seat.away === null || seat.stand_in !== null ? 0 : now - seat.away;
  return gone >= AWAY ? gone : null;
}

/** Who sits where, as boards draw them; `now` is the hall's time, where time matters. */
export function seatsOf(
  seats: readonly SeatInfo[],
  waiting: readonly number[],
  me: number | null,
  now: number | null = null,
): Seat[] {
  return seats.map((info, seat) => ({
    seat,
    name: nameOf(info),
    letter: letterOf(nameOf(info)),
    colour: seat,
    bot: info.who === 'bot' || info.stand_in !== null,
    level: info.who === 'bot' || info.stand_in !== null ? info.level : null,
    standIn: info.stand_in,
    present: info.present,
    away: now === null ? null : awayFor(info, now),
    deciding: waiting.includes(seat),
    me: seat === me,
  }));
}

/** A bot's level in words; an operator's own bots have no other name than the one they were given. */
export function levelOf(level: string): string {
  return texts.has(`level-${level}`) ? say(`level-${level}`) : level;
}

/** The seats that follow one around the table. */
export function othersAround(own: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, k) => (own + 1 + k) % players);
}
