import { expect, test } from 'vitest';
import { disputeIn } from '../src/boards/asgard/dispute';
import { type AsgardView } from '../src/boards/asgard/view';
import { flights } from '../src/boards/asgard/flights';

test('a dispute is told god by god', () => {
  const stack = (attention: number) => ({
    cards: attention,
    under: 0,
    top: 'thor' as const,
    attention,
  });
  const view = {
    stacks: [
      { odin: stack(1), freya: stack(1), sif: stack(3) },
      { odin: stack(1), freya: stack(4), sif: stack(3) },
    ],
  } as unknown as AsgardView;
  const found = disputeIn(
    [
      { event: 'awakens', god: 'sif', final: false },
      { event: 'disputed', god: 'sif', seats: [0, 1] },
      { event: 'compared', god: 'odin', seats: [0, 1], attention: 1 },
      { event: 'compared', god: 'thor', seats: [0, 1], attention: 0 },
      { event: 'compared', god: 'freya', seats: [1], attention: 4 },
      { event: 'favoured', god: 'sif', seat: 1, attention: 3 },
    ],
    view,
  );
  expect(found?.winner).toBe(1);
  expect(found?.columns.map((column) => column.state)).toEqual([
    'equal',
    'equal',
    'decides',
    'later',
    'later',
    'later',
    'later',
  ]);
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

test('what was scored just before a dispute no longer counts in it', () => {
  const stack = (attention: number) => ({ cards: attention, under: 0, top: 'thor', attention });
  const view = {
    stacks: [{ loki: stack(2) }, { freya: stack(3), loki: stack(2) }],
  } as unknown as AsgardView;
  const found = disputeIn(
    [
      { event: 'favoured', god: 'freya', seat: 1, attention: 3 },
      { event: 'scored', god: 'freya', seat: 1, place: 0, thor: false },
      { event: 'disputed', god: 'loki', seats: [0, 1] },
      { event: 'compared', god: 'odin', seats: [0, 1], attention: 0 },
      { event: 'compared', god: 'thor', seats: [0, 1], attention: 0 },
      { event: 'compared', god: 'freya', seats: [1], attention: 2 },
      { event: 'favoured', god: 'loki', seat: 1, attention: 2 },
    ],
    view,
  );
  expect(found?.columns[2]?.values).toEqual([0, 2]);
  expect(found?.attention).toBe(2);
});
