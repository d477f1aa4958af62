import { expect, test } from 'vitest';
import { disputeIn } from '../src/boards/asgard/dispute';
import { flights } from '../src/boards/asgard/flights';
import { moments } from '../src/boards/asgard/moments';

test('a dispute is told god by god', () => {
  const found = disputeIn([
    { event: 'awakens', god: 'sif', final: false },
    { event: 'disputed', god: 'sif', seats: [0, 1], attention: 3 },
    { event: 'compared', god: 'odin', seats: [0, 1], attention: 1, each: [1, 1] },
    { event: 'compared', god: 'thor', seats: [0, 1], attention: 0, each: [0, 0] },
    { event: 'compared', god: 'freya', seats: [1], attention: 4, each: [2, 4] },
    { event: 'favoured', god: 'sif', seat: 1, attention: 3 },
  ]);
  expect(found).toMatchObject({ god: 'sif', seats: [0, 1], attention: 3, winner: 1 });
  expect(found?.columns.map(({ state, values }) => [state, ...values])).toEqual([
    ['equal', 1, 1],
    ['equal', 0, 0],
    ['decides', 2, 4],
    ['later'],
    ['later'],
    ['later'],
    ['later'],
  ]);
});

test('whoever is out of a dispute has no number any more', () => {
  const found = disputeIn([
    { event: 'disputed', god: 'loki', seats: [0, 2, 3], attention: 2 },
    { event: 'compared', god: 'odin', seats: [0, 3], attention: 3, each: [3, 1, 3] },
    { event: 'compared', god: 'thor', seats: [3], attention: 2, each: [0, 5, 2] },
    { event: 'favoured', god: 'loki', seat: 3, attention: 2 },
  ]);
  expect(found?.columns.slice(0, 3).map(({ values }) => values)).toEqual([
    [3, 1, 3],
    [0, null, 2],
    [],
  ]);
});

test('an Aesir who favours somebody is a moment, one who sleeps on is not', () => {
  const found = moments([
    { event: 'awakens', god: 'odin', final: false },
    { event: 'sleeps', god: 'odin', seats: [] },
    { event: 'awakens', god: 'thor', final: false },
    { event: 'disputed', god: 'thor', seats: [0, 1], attention: 2 },
    { event: 'favoured', god: 'thor', seat: 1, attention: 2 },
  ]);
  expect(found).toMatchObject([
    { key: 'asgard-page-moment-disputed', picture: 'god/thor', seat: 1 },
  ]);
});

test('of several disputes the last is shown, with nobody in favour if it has no winner', () => {
  const found = disputeIn([
    { event: 'disputed', god: 'sif', seats: [0, 1], attention: 3 },
    { event: 'compared', god: 'odin', seats: [1], attention: 2, each: [1, 2] },
    { event: 'favoured', god: 'sif', seat: 1, attention: 3 },
    { event: 'disputed', god: 'bragi', seats: [0, 2], attention: 1 },
    { event: 'compared', god: 'odin', seats: [0, 2], attention: 1, each: [1, 1] },
    { event: 'sleeps', god: 'bragi', seats: [0, 2] },
  ]);
  expect(found).toMatchObject({ god: 'bragi', seats: [0, 2], winner: null });
  expect(found?.columns[0]?.values).toEqual([1, 1]);
});

test('a swap flies both ways', () => {
  const found = flights([
    { event: 'lifted', seat: 0, god: 'sif', place: 0 },
    { event: 'lifted', seat: 1, god: 'odin', place: 0 },
    { event: 'laid', seat: 1, god: 'sif', other: 'thor' },
    { event: 'laid', seat: 0, god: 'odin', other: 'loki' },
  ]);
  expect(found.map(({ from, to }) => [from, to])).toEqual([
    ['stack/0/sif', 'stack/1/sif'],
    ['stack/1/odin', 'stack/0/odin'],
  ]);
});
