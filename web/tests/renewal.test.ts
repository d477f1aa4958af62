import { expect, test } from 'vitest';
import { buildIn, mayReload, reloaded } from '../src/lib/renewal';

const drawer = (): (() => Storage) => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
  return () => storage;
};

test('a document names its build, unless no hall served it', () => {
  expect(buildIn('<head><meta name="build" content="a1b2" /></head>')).toBe('a1b2');
  expect(buildIn('<head><meta name="build" content="" /></head>')).toBeNull();
  expect(buildIn('<head></head>')).toBeNull();
});

test('each build loads itself anew once, whichever come in between', () => {
  const storage = drawer();
  expect(mayReload('old', storage)).toBe(true);
  expect(reloaded('old', storage)).toBe(true);
  expect(mayReload('old', storage)).toBe(false);
  expect(mayReload('new', storage)).toBe(true);
  expect(reloaded('new', storage)).toBe(true);
  expect(mayReload('old', storage)).toBe(false);
  expect(mayReload('new', storage)).toBe(false);
});

test('what does not know its own build never does', () => {
  expect(mayReload(null, drawer())).toBe(false);
});

test('nor does one whose browser keeps nothing: it could not tell the second time from the first', () => {
  const forbidden = () => {
    throw new Error('no');
  };
  const full = () =>
    ({
      getItem: () => null,
      setItem: forbidden,
    }) as unknown as Storage;
  expect(mayReload('old', forbidden)).toBe(false);
  expect(reloaded('old', forbidden)).toBe(false);
  expect(mayReload('old', full)).toBe(true);
  expect(reloaded('old', full)).toBe(false);
});
