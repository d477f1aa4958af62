/** What points came from, side by side. */

import { expect, test } from 'vitest';
import { difference, sourcesOf } from '../src/lib/score';
import type { Result } from '../src/wire';

const part = (key: string, points: number) => ({ key, points, picture: '' });
const result = (parts: Result['parts'], ranks: number[]): Result => ({
  scores: parts.map((own) => own.reduce((sum, each) => sum + each.points, 0)),
  ranks,
  parts,
});

test("sources are everybody's, each once", () => {
  const sources = sourcesOf([[part('b', 2)], [part('a', 1), part('b', 3)], []]);
  expect(sources.map(({ key, points }) => [key, points])).toEqual([
    ['a', [0, 1, 0]],
    ['b', [2, 3, 0]],
  ]);
});

test('the difference is where the winner was furthest ahead of the next', () => {
  const ended = result(
    [
      [part('a', 4), part('b', 1)],
      [part('a', 5), part('b', 6)],
    ],
    [2, 1],
  );
  const found = difference(ended, sourcesOf(ended.parts));
  expect([found?.source.key, found?.more, found?.less, found?.next]).toEqual(['b', 6, 1, 0]);
});

test('nothing made the difference where there is none to tell', () => {
  const even = result([[part('a', 4)], [part('a', 4)]], [1, 2]); // parted by something else
  expect(difference(even, sourcesOf(even.parts))).toBeNull();
  const shared = result([[part('a', 4)], [part('a', 4)]], [1, 1]);
  expect(difference(shared, sourcesOf(shared.parts))).toBeNull();
  expect(difference({ scores: [3, 1], ranks: [1, 2], parts: [] }, [])).toBeNull();
});
