/** What cards do, in a line, with the numbers in force: the terminal's own words. */

import type { Say } from '../../lib/board';
import { numbersOf } from './numbers';
import type { Deity, Person, Unit, Victory } from './view';

interface Telling {
  view?: { options: Record<string, unknown>; rules?: number } | null;
  table?: { say: Say };
  say?: Say;
}

const NONE = {};

/** Up to the fourth version of the rules these victory cards asked for something else (W-103). */
const FORMERLY_OTHERS: ReadonlySet<Victory> = new Set([
  'crowded-hall',
  'saga-of-deeds',
  'steel-alone',
  'chosen-of-the-hall',
]);
const FIFTH = 5;
const numbers = (of: Telling) => numbersOf(of.view?.options ?? NONE);
const speak = (of: Telling): Say => (of.say ?? of.table?.say)!;

export const cardText = (of: Telling, kind: Person) =>
  speak(of)(`wolves-card-${kind}.text`, { ...numbers(of).people[kind] });

export function deityText(of: Telling, deity: Deity): string {
  const { thor, fenrir } = numbers(of).modifiers;
  const change = deity === 'thor' ? thor : deity === 'fenrir' ? -fenrir : 0;
  return speak(of)(`wolves-deity-${deity}.text`, { change });
}

export function victoryText(of: Telling, victory: Victory): string {
  const card = numbers(of).victories[victory];
  const draw = card.pass_draw ?? 0;
  if ((of.view?.rules ?? FIFTH) < FIFTH && FORMERLY_OTHERS.has(victory))
    return speak(of)(`wolves-victory-${victory}.former`, { ...card });
  return speak(of)(`wolves-victory-${victory}.text`, {
    ...card,
    draw: `${draw < 0 ? '−' : '+'}${Math.abs(draw)}`,
  });
}

/** The line at the foot of a card in hand. */
export const cardHint = (of: Telling, kind: Person) =>
  speak(of)(`wolves-page-hint-${kind}`, { ...numbers(of).people[kind] });

/** What a victory card says between its laurels: conditional ones both numbers, counting ones a sign. */
export function printedGlory(of: Telling, victory: Victory): string {
  const card = numbers(of).victories[victory];
  if (card.fulfilled !== undefined) return `${card.glory}|${card.fulfilled}`;
  if (card.each === undefined) return String(card.glory);
  return card.glory ? `${card.glory}+` : `${card.each}×`;
}

/** What stands on the shield of a card in hand: a number, or how it is computed. */
export function printed(of: Telling, kind: Unit): string {
  const card = numbers(of).people[kind];
  if (kind === 'bond') return 'ᛇ';
  if (kind === 'hovding') return `${card.each}ᛏ`;
  if (kind === 'konung') return `${card.alone}−`;
  return String(card.strength);
}
