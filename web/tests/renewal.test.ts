import { expect, test } from 'vitest';
import { buildIn, mayReload, reloaded } from '../src/lib/renewal';

const drawer = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
};

test('a document names its build, unless no hall served it', () => {
  expect(buildIn('<head><meta name="build" content="a1b2" /></head>')).toBe('a1b2');
  expect(buildIn('<head><meta name="build" content="" /></head>')).toBeNull();
  expect(buildIn('<head></head>')).toBeNull();
});

test('each build loads itself anew once, whichever come in between', () => {
  const storage = drawer();
  expect(mayReload('old', storage)).toBe(true);
  reloaded('old', storage);
  expect(mayReload('old', storage)).toBe(false);
  expect(mayReload('new', storage)).toBe(true);
  reloaded('new', storage);
  expect(mayReload('old', storage)).toBe(false);
  expect(mayReload('new', storage)).toBe(false);
});

test('what does not know its own build never does', () => {
  expect(mayReload(null, drawer())).toBe(false);
});
