/** The pace at which a page shows what happened. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Paced, pauseOf } from '../src/lib/pace.svelte';

const course = { pace: 'calm' as const, behind: 1, asked: false, hurry: false };

describe('a pause', () => {
  it('is as long as the pace says', () => {
    expect(pauseOf(course)).toBe(1200);
    expect(pauseOf({ ...course, pace: 'brisk' })).toBe(350);
    expect(pauseOf({ ...course, pace: 'once' })).toBe(0);
  });
  it('is none while the reader is asked', () => {
    expect(pauseOf({ ...course, asked: true })).toBe(0);
  });
  it('is shorter the more there is to show', () => {
    expect(pauseOf({ ...course, behind: 12 })).toBe(500);
    expect(pauseOf({ ...course, pace: 'brisk', behind: 12 })).toBe(350);
  });
  it('is short while the reader has to answer in time', () => {
    expect(pauseOf({ ...course, behind: 6, hurry: true })).toBe(200);
  });
});

describe('what is paced', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function shower(pause: () => number) {
    const shown: string[] = [];
    const paced = new Paced<string>((each) => {
      shown.push(each);
      return Promise.resolve(each !== 'nothing');
    }, pause);
    return { paced, shown };
  }

  it('waits for the board, then shows the first at once and the others one by one', async () => {
    const { paced, shown } = shower(() => 1000);
    for (const each of ['a', 'b', 'c']) paced.push(each);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toEqual([]);
    paced.begin();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['a']);
    expect(paced.waiting).toEqual(['b', 'c']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(paced.waiting).toEqual([]);
  });
  it('shows late comers at once', async () => {
    const { paced, shown } = shower(() => 1000);
    paced.begin();
    paced.push('a');
    await vi.advanceTimersByTimeAsync(1500);
    paced.push('b');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['a', 'b']);
  });
  it('pauses after nothing that was worth looking at', async () => {
    const { paced, shown } = shower(() => 1000);
    paced.begin();
    for (const each of ['nothing', 'nothing', 'a', 'b']) paced.push(each);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['nothing', 'nothing', 'a']);
  });
  it('can be rushed, and is at its pace again after that', async () => {
    const { paced, shown } = shower(() => 1000);
    paced.begin();
    for (const each of ['a', 'b', 'c']) paced.push(each);
    await vi.advanceTimersByTimeAsync(100);
    paced.rush();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['a', 'b', 'c']);
    paced.push('d');
    await vi.advanceTimersByTimeAsync(500);
    expect(shown).not.toContain('d');
  });
  it('looks again when what the pause depends on has changed', async () => {
    let long = 1000;
    const { paced, shown } = shower(() => long);
    paced.begin();
    for (const each of ['a', 'b']) paced.push(each);
    await vi.advanceTimersByTimeAsync(100);
    long = 0;
    paced.look();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['a', 'b']);
  });
});
