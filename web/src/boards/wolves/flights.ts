/** Which cards fly after some events: each unit is followed from where it stood to where it goes. */

import type { Flight, Told } from '../../lib/board';
import type { Deity, Person, Unit, Victory, WolvesView } from './view';

interface Piece {
  kind: Unit;
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
  const leave = (told: Told): Piece | undefined =>
    lines[(told['line'] ?? told['seat']) as number]?.splice(told['place'] as number, 1)[0];
  const come = (seat: number, side: string, piece: Piece) =>
    side === 'left' ? lines[seat]?.unshift(piece) : lines[seat]?.push(piece);

  for (const told of events) {
    const seat = told['seat'] as number;
    const kind = told['kind'] as Unit;
    switch (told.event) {
      case 'laid':
        come(told['line'] as number, told['side'] as string, { kind, from: hand(seat, kind) });
        break;
      case 'joined': {
        const at = under.findIndex((piece) => piece.kind === kind);
        const piece = at >= 0 ? under.splice(at, 1)[0]! : { kind, from: 'deck' };
        come(seat, told['side'] as string, piece);
        break;
      }
      case 'moved': {
        const piece = leave(told);
        if (piece) under.push(piece);
        break;
      }
      case 'destroyed': {
        const piece = leave(told);
        if (piece) {
          under.push(piece); // Naglfar may take it
          found.push({ from: piece.from, to: 'pile' });
        }
        break;
      }
      case 'discarded': {
        const piece = leave(told);
        if (piece) found.push({ from: piece.from, to: 'pile' });
        break;
      }
      case 'guarded':
        break;
      case 'taken': {
        const piece = leave(told);
        if (piece) found.push({ from: piece.from, to: hand(seat, kind) });
        break;
      }
      case 'sacrificed': {
        const piece = leave(told);
        if (piece) found.push({ from: piece.from, to: `pyre/${seat}` });
        break;
      }
      case 'spent':
        found.push({ from: `pyre/${seat}`, to: 'pile' });
        break;
      case 'drew':
        found.push({ from: 'deck', to: hand(seat, kind as Person), delay: 60 * drawn++ });
        break;
      case 'found':
        found.push({ from: 'pile', to: hand(seat, kind as Person) });
        break;
      case 'hand-discarded':
        found.push({ from: hand(seat, kind as Person), to: 'pile' });
        break;
      case 'summoned': {
        const deity = told['deity'] as Deity;
        const owner = before.seats.findIndex((player) => player.deities.includes(deity));
        const from = owner >= 0 ? `deity/${deity}` : `hall/${deity}`;
        found.push({
          from: before.deities_gone.includes(deity) ? 'gone' : from,
          to: `deity/${deity}`,
        });
        break;
      }
      case 'deity-discarded': {
        const from = told['owner'] === null ? 'hall' : 'deity';
        found.push({ from: `${from}/${told['deity'] as Deity}`, to: 'gone' });
        break;
      }
      case 'deity-returned':
        found.push({ from: 'gone', to: `hall/${told['deity'] as Deity}` });
        break;
      case 'hall-opened':
        found.push({ from: 'deities', to: `hall/${told['deity'] as Deity}`, how: 'flip' });
        break;
      case 'victory-opened':
        found.push({ from: 'victories', to: `prize/${told['victory'] as Victory}`, how: 'flip' });
        break;
      case 'prize': {
        const victory = told['victory'] as Victory;
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
