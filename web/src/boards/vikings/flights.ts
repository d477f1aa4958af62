/** Which cards fly: bought to the buyer, the Path sliding, forces into the attack, tokens looted. */

import type { Flight } from '../../lib/board';
import { kindOf } from './view';
import type { Card, Told, View } from './wire.gen';

const PLACES = 5;

/** Where the open cards of the Path were before: a place, or the deck. */
function slide(events: readonly Told[], before: View): (number | 'deck')[] {
  const from: (number | 'deck')[] = Array.from({ length: PLACES }, (_, place) => place);
  const leave = (place: number) => {
    from.splice(place, 1);
    from.unshift('deck');
  };
  for (const told of events) {
    if (told.event === 'bought' && told.place !== null) leave(told.place);
    else if (told.event === 'path-left') leave(PLACES - 1);
    else if (told.event === 'beat-undead' && before.attack?.place != null) {
      leave(before.attack.place);
    }
  }
  return from;
}

export function flights(events: readonly Told[], before: View, view: View): Flight[] {
  const found: Flight[] = [];
  const me = view.seat;
  const pile = (seat: number, card: Card) =>
    seat === me ? `played/${seat}/${card}` : `played/${seat}`;
  const hand = (seat: number, card?: Card) =>
    seat === me && card ? `hand/${seat}/${card}` : `hand/${seat}`;
  let late = 0;
  for (const told of events) {
    switch (told.event) {
      case 'played':
      case 'used':
        found.push({ from: hand(told.seat, told.card), to: pile(told.seat, told.card) });
        break;
      case 'bought':
        found.push({
          from: told.place === null ? `market/${told.card}` : `path/${told.place}`,
          to: pile(told.seat, told.card),
        });
        break;
      case 'built':
        found.push({ from: `market/${kindOf(told.site)}`, to: `site/${told.seat}/${told.site}` });
        break;
      case 'asgard-taken': {
        const place = before.asgard.findIndex((card) => card === told.card);
        const from = place < 0 ? 'asgard-deck' : `asgard/${place}`;
        found.push({ from, to: pile(told.seat, told.card) });
        break;
      }
      case 'asgard-opened': {
        const place = view.asgard.findIndex((card) => card === told.card);
        found.push({ from: 'asgard-deck', to: `asgard/${place}`, how: 'flip' });
        break;
      }
      case 'sent':
        found.push({ from: hand(told.seat, told.card), to: `sent/${told.card}` });
        break;
      case 'defended':
        found.push({
          from: hand(told.seat, told.card),
          to: `wall/${told.seat}/${told.site}/${told.card}`,
        });
        break;
      case 'drew': {
        const way = { from: `deck/${told.seat}`, to: hand(told.seat, told.card) };
        if (told.card) {
          found.push({ ...way, how: 'flip', delay: late });
          late = Math.min(late + 40, 240);
        } else found.push(way);
        break;
      }
      case 'fetched':
        found.push({ from: `discard/${told.seat}`, to: hand(told.seat, told.card) });
        break;
      case 'discarded':
      case 'disarmed':
        found.push({ from: hand(told.seat, told.card), to: `discard/${told.seat}` });
        break;
      case 'mission':
        found.push({ from: 'missions', to: `mission/${told.seat}/${told.slot}` });
        break;
      default:
    }
  }
  const moved = slide(events, before);
  moved.forEach((from, place) => {
    if (from === place || !view.path[place]) return;
    const how = from === 'deck' ? 'flip' : 'slide';
    const origin = from === 'deck' ? 'path-deck' : `path/${from}`;
    found.push({ from: origin, to: `path/${place}`, how, delay: from === 'deck' ? 180 : 0 });
  });
  return found;
}
