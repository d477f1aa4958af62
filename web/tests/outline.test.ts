import { expect, test } from 'vitest';
import { rounded } from '../outline.ts';

test('an outline in whole numbers ends where it ended', () => {
  // Small steps must not add up to an error: ten times 0.4 is 4.
  expect(rounded(`M0 0${'l.4 0'.repeat(10)}z`)).toBe('m0 0l1 0 1 0 1 0 1 0z');
  expect(rounded('M10.2 10.2L20.6 10.2V30.7H10.2Z')).toBe('m10 10l11 0v21h-11z');
});
test('curves and arcs keep their shape', () => {
  expect(rounded('M1 1c1.2 0 2.6.4 3 1.4')).toBe('m1 1c1 0 3 0 3 1');
  expect(rounded('M0 0a5 5 0 013 4')).toBe('m0 0a5 5 0 0 1 3 4');
});
test('after z the pen is where the figure began', () => {
  expect(rounded('M5.4 5.4h3v3zm1 1h1')).toBe('m5 5h3v3zm1 1h1');
});
