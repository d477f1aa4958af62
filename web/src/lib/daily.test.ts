import { describe, expect, it } from 'vitest';
import { beginOf, dayOf, puzzleOn, shareText, streakOf, turnsOn } from './daily';

describe('the puzzle of the day', () => {
  it('changes at midnight in Greenwich', () => {
    expect(dayOf(Date.UTC(2026, 0, 1))).toBe(0);
    expect(dayOf(Date.UTC(2026, 0, 1, 23, 59, 59))).toBe(0);
    expect(dayOf(Date.UTC(2026, 10, 18))).toBe(321);
    expect(beginOf(321)).toBe(Date.UTC(2026, 10, 18));
    expect(dayOf(Date.UTC(2025, 11, 31))).toBe(-1);
  });
  it('lets the games take turns', () => {
    const games = ['a', 'b', 'c'];
    expect([0, 1, 2, 3].map((day) => turnsOn(day, games)[0])).toEqual(['a', 'b', 'c', 'a']);
    expect(turnsOn(1, games)).toEqual(['b', 'c', 'a']);
    expect(turnsOn(5, [])).toEqual([]);
  });
  it('goes through all puzzles of a game before one comes again', () => {
    const puzzles = ['p', 'q'];
    expect([0, 3, 6, 9].map((day) => puzzleOn(day, 3, puzzles))).toEqual(['p', 'q', 'p', 'q']);
    expect(puzzleOn(-1, 1, puzzles)).toBe('q');
    expect(puzzleOn(3, 3, [])).toBeUndefined();
  });
});

describe('a streak', () => {
  it('goes on until a day was left out', () => {
    expect(streakOf([5, 6, 7], 7)).toBe(3);
    expect(streakOf([5, 6, 7], 8)).toBe(3);
    expect(streakOf([5, 6, 7], 9)).toBe(0);
    expect(streakOf([4, 6, 7], 7)).toBe(2);
    expect(streakOf([], 7)).toBe(0);
  });
});

describe('what one shows others', () => {
  it('says how many tries it took and nothing of the answer', () => {
    expect(shareText('A puzzle', ['miss', 'found'], '3 days')).toBe('A puzzle\n✕ ✓\n3 days');
    expect(shareText('A puzzle', ['miss', 'miss', 'miss', 'shown'], '')).toBe('A puzzle\n✕ ✕ ✕ ○');
  });
});
