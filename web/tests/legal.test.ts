import { describe, expect, test } from 'vitest';
import type { Move } from '../src/lib/board';
import { Legal } from '../src/lib/legal';

type Said = { kind: 'lay'; unit: 'bond' | 'jarl'; line: number } | { kind: 'done' };

const move = (id: number, what: Said): Move => ({
  move: id,
  what,
  notation: '',
  text: `text ${id}`,
});
const legal = new Legal<Said>([
  move(7, { kind: 'lay', unit: 'bond', line: 1 }),
  move(9, { kind: 'lay', unit: 'jarl', line: 0 }),
  move(12, { kind: 'done' }),
]);

describe('legal moves', () => {
  test('are found by what they say, in any order', () => {
    expect(legal.id({ kind: 'lay', unit: 'bond', line: 1 })).toBe(7);
    expect(legal.id({ line: 0, unit: 'jarl', kind: 'lay' })).toBe(9);
    expect(legal.id({ kind: 'lay', unit: 'bond', line: 0 })).toBeUndefined();
    expect(legal.has({ kind: 'done' })).toBe(true);
  });
  test('say what they are', () => {
    expect(legal.what(9)).toEqual({ kind: 'lay', unit: 'jarl', line: 0 });
    expect(legal.what(8)).toBeUndefined();
    expect(legal.what(null)).toBeUndefined();
    expect(legal.text(12)).toBe('text 12');
    expect(legal.text(undefined)).toBe('');
  });
  test('come with what the game foresees of them, if it does', () => {
    const foreseen = { lines: 3 };
    const two = new Legal<Said, typeof foreseen>([
      { ...move(7, { kind: 'lay', unit: 'bond', line: 1 }), foreseen },
      move(12, { kind: 'done' }),
    ]);
    expect(two.foreseen(7)?.lines).toBe(3);
    expect(two.foreseen(12)).toBeUndefined();
    expect(two.foreseen(null)).toBeUndefined();
  });
  test('are listed by kind', () => {
    expect(legal.of('lay').map((each) => each.unit)).toEqual(['bond', 'jarl']);
    expect(legal.some('done')).toBe(true);
    expect(new Legal<Said>([]).some('done')).toBe(false);
  });
});
