import type { SeatInfo } from '../wire';
import type { Seat } from './board';
import { letterOf } from './words';

/** Who sits where, as boards draw them. */
export function seatsOf(
  seats: readonly SeatInfo[],
  waiting: readonly number[],
  me: number | null,
): Seat[] {
  return seats.map((info, seat) => ({
    seat,
    name: info.name,
    letter: letterOf(info.name),
    colour: seat,
    bot: info.who === 'bot' || info.stand_in !== null,
    level: info.who === 'bot' || info.stand_in !== null ? info.level : null,
    standIn: info.stand_in,
    present: info.present,
    deciding: waiting.includes(seat),
    me: seat === me,
  }));
}
