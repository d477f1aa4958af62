/** Which cards fly after some events: each unit is followed from where it stood to where it goes. */

import type { Flight } from '../../lib/board';
import type { Person, WolvesView } from './view';
import type { Told } from './wire.gen';

interface Piece {
  kind: Person;
  /** Where it was seen last. */
  from: string;
}

export function flights(events: readonly Told[], before: WolvesView, view: WolvesView): Flight[] {
  const lines: Piece[][] = before.seats.map((player, seat) =>
    player.line.map((kind, place) => ({ kind, from: `unit/${seat}/${place}` })),
  );
  const found: Flight[] = [];
  const under: Piece[] = []; // moved units on their way into another line
  let drawn = 0;
  const hand = (seat: number, kind?: Person) =>
    seat === view.seat && kind ? `hand/${kind}` : `plate/${seat}`;
  const leave = (line: number, place: number): Piece | undefined =>
    lines[line]?.splice(place, 1)[0];
  const come = (seat: number, side: string, piece: Piece) =>
    side === 'left' ? lines[seat]?.unshift(piece) : lines[seat]?.push(piece);

  for (const told of events) {
    switch (told.event) {
      case 'laid':
        come(told.line, told.side, { kind: told.kind, from: hand(told.seat, told.kind) });
        break;
      case 'joined': {
        const at = under.findIndex((piece) => piece.kind === told.kind);
        const piece = at >= 0 ? under.splice(at, 1)[0]! : { kind: told.kind, from: 'deck' };
        come(told.seat, told.side, piece);
        break;
      }
      case 'moved': {
        const piece = leave(told.line, told.place);
        if (piece) under.push(piece);
        break;
      }
      case 'destroyed': {
        const piece = leave(told.line, told.place);
        if (piece) {
          under.push(piece); // Naglfar may take it
          found.push({ from: piece.from, to: 'pile' });
        }
        break;
      }
      case 'discarded': {
        const piece = leave(told.line, told.place);
        if (piece) found.push({ from: piece.from, to: 'pile' });
        break;
      }
      case 'guarded':
        break;
      case 'taken': {
        const piece = leave(told.line, told.place);
        if (piece) found.push({ from: piece.from, to: hand(told.seat, told.kind) });
        break;
      }
      case 'sacrificed': {
        const piece = leave(told.seat, told.place);
        if (piece) found.push({ from: piece.from, to: `pyre/${told.seat}` });
        break;
      }
      case 'spent':
        found.push({ from: `pyre/${told.seat}`, to: 'pile' });
        break;
      case 'drew':
        found.push({ from: 'deck', to: hand(told.seat, told.kind), delay: 60 * drawn++ });
        break;
      case 'found':
        found.push({ from: 'pile', to: hand(told.seat, told.kind) });
        break;
      case 'hand-discarded':
        found.push({ from: hand(told.seat, told.kind), to: 'pile' });
        break;
      case 'summoned': {
        const { deity } = told;
        const owner = before.seats.findIndex((player) => player.deities.includes(deity));
        const from = owner >= 0 ? `deity/${deity}` : `hall/${deity}`;
        found.push({
          from: before.deities_gone.includes(deity) ? 'gone' : from,
          to: `deity/${deity}`,
        });
        break;
      }
      case 'deity-discarded': {
        const from = told.owner === null ? 'hall' : 'deity';
        found.push({ from: `${from}/${told.deity}`, to: 'gone' });
        break;
      }
      case 'deity-returned':
        found.push({ from: 'gone', to: `hall/${told.deity}` });
        break;
      case 'hall-opened':
        found.push({ from: 'deities', to: `hall/${told.deity}`, how: 'flip' });
        break;
      case 'victory-opened':
        found.push({ from: 'victories', to: `prize/${told.victory}`, how: 'flip' });
        break;
      case 'prize': {
        const { victory } = told;
        found.push({ from: `prize/${victory}`, to: `victory/${victory}` });
        break;
      }
      case 'cleared':
        return found; // everything went to the pile
    }
  }
  // Those who came or made room: to where they stand now.
  lines.forEach((line, seat) => {
    if (line.length !== view.seats[seat]?.line.length) return;
    line.forEach((piece, place) => {
      const to = `unit/${seat}/${place}`;
      const stayed = lines[seat]!.length === before.seats[seat]?.line.length && piece.from === to;
      if (!stayed) found.push({ from: piece.from, to });
    });
  });
  return found;
}
