/** What units and lines are worth, and would be worth (W-5, W-41 … W-48); glory as it stands. */

import { inForce, runeOf } from './numbers';
import { colourOf, type Deity, type Side, type Unit, type Victory, type WolvesView } from './view';

/** The strength of each unit, would these stand in a line. */
export function strengths(view: WolvesView, line: readonly Unit[]): number[] {
  const { people } = inForce(view);
  const teiwaz = line.filter((kind) => runeOf(view, kind) === 'teiwaz').length;
  return line.map((kind, at) => {
    switch (kind) {
      case 'hirdman': {
        const beside = line[at - 1] === 'hirdman' || line[at + 1] === 'hirdman';
        return people.hirdman![beside ? 'together' : 'strength']!;
      }
      case 'bond':
        return line.length - teiwaz;
      case 'hovding':
        return people.hovding!['each']! * teiwaz;
      case 'konung':
        return Math.max(0, people.konung!['alone']! - line.length + 1);
      default:
        return people[kind]!['strength']!;
    }
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What deities add to a line and take from it. */
export function modifiers(
  view: WolvesView,
  seat: number,
): { deity: Deity; owner: number; change: number }[] {
  const { modifiers: by } = inForce(view);
  const player = view.seats[seat]!;
  const found: { deity: Deity; owner: number; change: number }[] = [];
  if (player.deities.includes('thor')) found.push({ deity: 'thor', owner: seat, change: by.thor });
  const fenrir = view.seats.findIndex((each) => each.deities.includes('fenrir'));
  if (fenrir >= 0 && fenrir !== seat && !player.deities.includes('odin'))
    found.push({ deity: 'fenrir', owner: fenrir, change: by.fenrir });
  return found;
}

/** The strength of a seat's line, would these stand in it. */
export function total(view: WolvesView, seat: number, line: readonly Unit[]): number {
  return sum(strengths(view, line)) + sum(modifiers(view, seat).map((each) => each.change));
}

/** A line with a unit more at an end. */
export const withUnit = (line: readonly Unit[], kind: Unit, side: Side): Unit[] =>
  side === 'left' ? [kind, ...line] : [...line, kind];

/** A line without the units at some places. */
export const without = (line: readonly Unit[], ...places: number[]): Unit[] =>
  line.filter((_, at) => !places.includes(at));

/** Is a unit stronger or weaker than its card alone says? */
export function moodOf(view: WolvesView, kind: Unit, strength: number): 'up' | 'down' | '' {
  const [alone] = strengths(view, [kind]);
  return strength > alone! ? 'up' : strength < alone! ? 'down' : '';
}

/** What stands on the shield of a card in hand: a number, or how it is computed. */
export function printed(view: WolvesView | null, kind: Unit, options = {}): string {
  const card = inForce(view ?? ({ options } as WolvesView)).people[kind]!;
  if (kind === 'bond') return 'ᛇ';
  if (kind === 'hovding') return `${card['each']}ᛏ`;
  if (kind === 'konung') return `${card['alone']}−`;
  return String(card['strength']);
}

// --- glory ---------------------------------------------------------------------------------------

const FIXED: readonly Victory[] = ['coastal-raid', 'field-of-slaughter', 'costly-triumph'];

export const isFixed = (victory: Victory) => FIXED.includes(victory);

/** W-103: what a victory card would be worth to a player who takes it now. */
export function worthTo(view: WolvesView, seat: number, victory: Victory): number {
  const card = inForce(view).victories[victory];
  const player = view.seats[seat]!;
  const { deities } = player;
  const counted = (many: number) =>
    Math.min(card['most'] ?? 0, card['glory']! + (card['each'] ?? 0) * many);
  const either = (yes: boolean) => (yes ? card['fulfilled']! : card['glory']!);
  switch (victory) {
    case 'favour-of-the-high':
      return counted(deities.filter((each) => colourOf(each) === 'blue').length);
    case 'bargain-with-chaos':
      return counted(deities.filter((each) => colourOf(each) === 'red').length);
    case 'saga-of-deeds': {
      const own = Object.keys(player.victories);
      return counted(own.length + (own.includes(victory) ? 0 : 1));
    }
    case 'crowded-hall':
      return either(player.hand >= card['cards']!);
    case 'steel-alone':
      return either(deities.length === 0);
    case 'chosen-of-the-hall':
      return either(
        view.seats.every((each, at) => at === seat || each.deities.length < deities.length),
      );
    default:
      return card['glory']!;
  }
}

/** W-34, W-39: how many cards a pass would bring. */
export function passDraw(view: WolvesView, seat: number): number {
  const numbers = inForce(view);
  const player = view.seats[seat]!;
  const cards = Object.keys(player.victories).reduce(
    (total, victory) => total + (numbers.victories[victory as Victory]['pass_draw'] ?? 0),
    numbers.hands.pass_draw,
  );
  return Math.max(0, Math.min(cards, numbers.hands.limit - player.hand));
}

/** W-70, W-71: deities of mine that would have to go, were this one summoned. */
export function drivenOut(view: WolvesView, seat: number, deity: Deity): Deity[] {
  const own = view.seats[seat]!.deities;
  if (own.includes('yggdrasil') || deity === 'yggdrasil') return [];
  const other = { blue: 'red', red: 'blue', black: '' }[colourOf(deity)];
  return own.filter((each) => colourOf(each) === other);
}
