import { expect, test } from 'vitest';
import { facts } from '../src/boards/plain/facts';

test('a view is listed, but for what programs need', () => {
  const view = { seat: 1, frames: [[0, 1]], hand: [3, 5], played: [[1], [], [2, 2]], pick: null };
  expect(facts({ ...view, chosen: [true, false], left: { mead: 2 }, note: [] })).toEqual([
    { name: 'hand', text: '3, 5' },
    { name: 'played', text: '1 | – | 2, 2' },
    { name: 'chosen', text: '+, –' },
    { name: 'left', text: 'mead 2' },
    { name: 'note', text: '–' },
  ]);
});
