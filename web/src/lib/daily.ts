/** The puzzle of the day, the same for everybody and by nobody's leave: the calendar chooses it. */

const DAY = 86_400_000;
/** The first of these days. */
const FIRST = Date.UTC(2026, 0, 1);

/** Which day it is, counted from the first of 2026, by the time of Greenwich. */
export const dayOf = (time: number): number => Math.floor((time - FIRST) / DAY);

/** When a day began. */
export const beginOf = (day: number): number => FIRST + day * DAY;

/** The remainder that is never negative. */
const among = (number: number, count: number) => ((number % count) + count) % count;

/** Games take turns: the one whose day it is first, then those that would stand in for it. */
export function turnsOn<T>(day: number, games: readonly T[]): T[] {
  return games.map((_, k) => games[among(day + k, games.length)]!);
}

/** The number of the puzzle that a day has, counted round and round: each time a game's turn comes, its
 *  next one. */
export const numberOn = (day: number, games: number): number =>
  Math.floor(day / Math.max(games, 1));

/** Which of a game's puzzles that is. */
export function puzzleOn<T>(day: number, games: number, puzzles: readonly T[]): T | undefined {
  return puzzles.length ? puzzles[among(numberOn(day, games), puzzles.length)] : undefined;
}

/** So many days in a row, up to today or, while today's is still open, up to yesterday. */
export function streakOf(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let at = solved.has(today) ? today : today - 1;
  let streak = 0;
  for (; solved.has(at); at -= 1) streak += 1;
  return streak;
}

export type Try = 'miss' | 'found' | 'shown';

/** What one may show others: no word of the answer. */
export function shareText(title: string, tries: readonly Try[], streak: string): string {
  const marks = { miss: '✕', found: '✓', shown: '○' };
  return [title, tries.map((each) => marks[each]).join(' '), streak].filter(Boolean).join('\n');
}
