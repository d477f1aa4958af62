/** Which cards fly: bought to the buyer, the Path sliding, forces into the attack, tokens looted. */

import type { Flight, Told } from '../../lib/board';
import { fightOf, UNDEAD, type Card, type VikingsView } from './view';

const PLACES = 5;

/** Where the open cards of the Path were before: a place, or the deck. */
function slide(events: readonly Told[], before: VikingsView): (number | 'deck')[] {
  const from: (number | 'deck')[] = Array.from({ length: PLACES }, (_, place) => place);
  const leave = (place: number) => {
    from.splice(place, 1);
    from.unshift('deck');
  };
  for (const told of events) {
    if (told.event === 'bought' && typeof told['place'] === 'number') leave(told['place']);
    else if (told.event === 'path-left') leave(PLACES - 1);
    else if (told.event === 'beat-undead') {
      const fight = fightOf(before);
      if (fight?.victim === UNDEAD) leave(fight.site ?? 0);
    }
  }
  return from;
}

export function flights(events: readonly Told[], before: VikingsView, view: VikingsView): Flight[] {
  const found: Flight[] = [];
  const me = view.seat;
  const pile = (seat: number, card: string) =>
    seat === me ? `played/${seat}/${card}` : `played/${seat}`;
  const hand = (seat: number, card: string) =>
    seat === me ? `hand/${seat}/${card}` : `hand/${seat}`;
  let late = 0;
  for (const told of events) {
    const seat = told['seat'] as number;
    const card = told['card'] as Card;
    const site = told['site'] as string;
    switch (told.event) {
      case 'played':
      case 'used':
        found.push({ from: hand(seat, card), to: pile(seat, card) });
        break;
      case 'bought':
        found.push({
          from: told['place'] === null ? `market/${card}` : `path/${told['place'] as number}`,
          to: pile(seat, card),
        });
        break;
      case 'built':
        found.push({ from: `market/${site.replace(/-\d$/, '')}`, to: `site/${seat}/${site}` });
        break;
      case 'asgard-taken': {
        const place = before.asgard.indexOf(card);
        found.push({ from: place < 0 ? 'asgard-deck' : `asgard/${place}`, to: pile(seat, card) });
        break;
      }
      case 'asgard-opened':
        found.push({ from: 'asgard-deck', to: `asgard/${view.asgard.indexOf(card)}`, how: 'flip' });
        break;
      case 'sent':
        found.push({ from: hand(seat, card), to: `sent/${card}` });
        break;
      case 'defended':
        found.push({ from: hand(seat, card), to: `wall/${seat}/${site}/${card}` });
        break;
      case 'drew':
        if (card) {
          found.push({ from: `deck/${seat}`, to: hand(seat, card), how: 'flip', delay: late });
          late = Math.min(late + 40, 240);
        } else found.push({ from: `deck/${seat}`, to: hand(seat, '') });
        break;
      case 'fetched':
        found.push({ from: `discard/${seat}`, to: hand(seat, card) });
        break;
      case 'discarded':
      case 'disarmed':
        found.push({ from: hand(seat, card), to: `discard/${seat}` });
        break;
      case 'mission':
        found.push({ from: 'missions', to: `mission/${seat}/${told['slot'] as number}` });
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
