import { expect, test, vi } from 'vitest';
import { drawEnding, HIGH, WIDE } from './share';
import { drawPuzzle } from './share-puzzle';

/** A canvas that remembers what was written on it. */
function paper() {
  const written: string[] = [];
  const pen = new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'measureText') return () => ({ width: 100 });
        if (name === 'createLinearGradient') return () => ({ addColorStop: () => undefined });
        if (name === 'fillText') return (words: string) => void written.push(words);
        return () => undefined;
      },
      set: () => true,
    },
  );
  const canvas = { width: 0, height: 0, getContext: () => pen };
  return { canvas: canvas as unknown as HTMLCanvasElement, written };
}
const cover = { icon: 'M0 0', sky: ['#000', '#111', '#222'], stars: true } as const;

vi.stubGlobal('Path2D', class {});

test('a puzzle is shared with its tries and not a word more', () => {
  const { canvas, written } = paper();
  drawPuzzle(canvas, {
    title: 'A game',
    cover,
    kind: 'Puzzle of the day',
    puzzle: 'The final count',
    tries: ['miss', 'found', null],
    notes: ['7 days in a row'],
  });
  expect([canvas.width, canvas.height]).toEqual([WIDE, HIGH]);
  expect(written).toEqual([
    'Meadhall',
    'A game',
    'Puzzle of the day',
    'The final count',
    '✕',
    '✓',
    '7 days in a row',
  ]);
});

test('a game is shared with who won and all points', () => {
  const { canvas, written } = paper();
  const players = [
    { name: 'Astrid', score: 12, first: true },
    { name: 'Ulf', score: 9, first: false },
  ];
  drawEnding(canvas, { title: 'A game', cover, verdict: 'Astrid wins', players });
  expect(written).toEqual(['Meadhall', 'A game', 'Astrid wins', 'Astrid', '12', 'Ulf', '9']);
});
