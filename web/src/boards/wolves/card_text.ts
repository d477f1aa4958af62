/** What cards do, in a line, with the numbers in force: the terminal's own words. */

import type { Say } from '../../lib/board';
import { SIGN } from './cards';
import { numbersOf } from './numbers';
import type { Deity, Person, Unit, Victory } from './view';

interface Telling {
  view?: { options: Record<string, unknown> } | null;
  table?: { say: Say };
  say?: Say;
}

const NONE = {};
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
  return speak(of)(`wolves-victory-${victory}.text`, {
    ...card,
    draw: `${draw < 0 ? '−' : '+'}${Math.abs(draw)}`,
  });
}

/** The line at the foot of a card in hand. */
export const cardHint = (of: Telling, kind: Person) =>
  speak(of)(`wolves-page-hint-${kind}`, { ...numbers(of).people[kind] });

/** What a victory card says between its laurels. */
export function printedGlory(of: Telling, victory: Victory): string {
  const card = numbers(of).victories[victory];
  const sign = SIGN[victory];
  if (card.fulfilled !== undefined) return `${card.glory}|${card.fulfilled}`;
  return sign === '×' ? `${card.each}×` : `${card.glory}${sign ?? ''}`;
}

/** What stands on the shield of a card in hand: a number, or how it is computed. */
export function printed(of: Telling, kind: Unit): string {
  const card = numbers(of).people[kind];
  if (kind === 'bond') return 'ᛇ';
  if (kind === 'hovding') return `${card.each}ᛏ`;
  if (kind === 'konung') return `${card.alone}−`;
  return String(card.strength);
}
