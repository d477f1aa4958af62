/** What cards do, in a line, with the numbers in force: the terminal's own words. */

import type { Say } from '../../lib/board';
import { numbersOf } from './numbers';
import type { Deity, Person, Victory } from './view';

interface Telling {
  view?: { options: Record<string, unknown> } | null;
  table?: { say: Say };
  say?: Say;
}

const NONE = {};
const numbers = (of: Telling) => numbersOf(of.view?.options ?? NONE);
const speak = (of: Telling): Say => (of.say ?? of.table?.say)!;

export const cardText = (of: Telling, kind: Person) =>
  speak(of)(`wolves-card-${kind}.text`, numbers(of).people[kind] ?? {});

export function deityText(of: Telling, deity: Deity): string {
  const by = numbers(of).modifiers as Record<string, number>;
  return speak(of)(`wolves-deity-${deity}.text`, { change: Math.abs(by[deity] ?? 0) });
}

export function victoryText(of: Telling, victory: Victory): string {
  const card = numbers(of).victories[victory];
  const draw = card['pass_draw'] ?? 0;
  return speak(of)(`wolves-victory-${victory}.text`, {
    ...card,
    draw: `${draw < 0 ? '−' : '+'}${Math.abs(draw)}`,
  });
}
