/** Room for what must not lie over something else. */

import { describe, expect, it } from 'vitest';
import { beside, freeIn, meet } from '../src/lib/room';

const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});

describe('room', () => {
  it('is all of a box that nothing is in', () => {
    expect(freeIn(box(0, 0, 100, 100), [])).toEqual(box(0, 0, 100, 100));
    expect(freeIn(box(0, 0, 100, 100), [box(0, 100, 100, 140)])).toEqual(box(0, 0, 100, 100));
  });
  it('is above what lies below', () => {
    const taken = [box(0, 70, 100, 80), box(0, 80, 100, 100)];
    expect(freeIn(box(0, 0, 100, 100), taken)).toEqual(box(0, 0, 100, 70));
  });
  it('is beside what reaches from above to below', () => {
    expect(freeIn(box(0, 0, 200, 100), [box(140, 0, 200, 100)])).toEqual(box(0, 0, 140, 100));
  });
  it('is the larger one of two', () => {
    expect(freeIn(box(0, 0, 100, 100), [box(0, 30, 100, 40)])).toEqual(box(0, 40, 100, 100));
  });
});

describe('boxes', () => {
  it('meet unless they only touch', () => {
    expect(meet(box(0, 0, 10, 10), box(10, 0, 20, 10))).toBe(false);
    expect(meet(box(0, 0, 10, 10), box(5, 5, 20, 20))).toBe(true);
  });
});

describe('beside a thing', () => {
  const window = box(0, 0, 1000, 600);
  const size = { width: 200, height: 150 };
  const sheet = (thing: ReturnType<typeof box>, ...legal: ReturnType<typeof box>[]) => {
    const kept = legal.map((each) => ({ box: each, weight: 10 }));
    const { left, top } = beside(thing, size, window, kept);
    return box(left, top, left + size.width, top + size.height);
  };
  it('is next to it, never on it and inside the window', () => {
    for (const x of [0, 300, 940])
      for (const y of [0, 250, 540]) {
        const thing = box(x, y, x + 60, y + 60);
        const found = sheet(thing);
        expect(meet(found, thing)).toBe(false);
        expect(Math.min(found.left, found.top)).toBeGreaterThanOrEqual(0);
        expect(found.right).toBeLessThanOrEqual(1000);
        expect(found.bottom).toBeLessThanOrEqual(600);
      }
  });
  it('is on another side if something to press lies on this one', () => {
    const thing = box(400, 250, 460, 310);
    const right = box(470, 100, 700, 500);
    expect(meet(sheet(thing, right), right)).toBe(false);
  });
  it('keeps off all that can be pressed, however far that is', () => {
    const row = Array.from({ length: 9 }, (_, k) => box(k * 110, 220, k * 110 + 100, 380));
    for (const thing of row) {
      const found = sheet(thing, ...row);
      expect(row.some((each) => meet(found, each))).toBe(false);
    }
  });
});
