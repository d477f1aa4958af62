import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { trimmed } from '../icons.ts';

it('keeps every point where it was, to half a unit', () => {
  // Steps of 0.4 each would be lost if they were rounded one by one.
  expect(trimmed('M0 0l.4.4.4.4.4.4')).toBe('m0 0l0 0 1 1 0 0');
  expect(trimmed('M10.2 20.4L30.6 40.5H5V9')).toBe('m10 20l21 21h-26v-32');
  expect(trimmed('M0 0a5.25 5.25 0 0110 0')).toBe('m0 0a5.3 5.3 0 0 1 10 0');
  expect(trimmed('M1 1m2 2 3 3')).toBe('m1 1m2 2l3 3');
});

it('makes icons smaller and breaks none', () => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as {
    icons: Record<string, { body: string }>;
  };
  for (const name of ['archer', 'raven', 'manacles', 'wolf-head', 'laurels', 'triquetra']) {
    const path = / d="([^"]*)"/.exec(icons[name]!.body)![1]!;
    const short = trimmed(path);
    expect(short.length).toBeLessThan(path.length * 0.85);
    expect(short).not.toMatch(/NaN|undefined/);
  }
});
