import { expect, test } from 'vitest';
import { disputeIn } from '../src/boards/asgard/dispute';
import { flights } from '../src/boards/asgard/flights';

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
