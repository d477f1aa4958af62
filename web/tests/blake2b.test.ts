import { expect, test } from 'vitest';
import { blake2b, keepsPromise } from '../src/lib/blake2b';

test('the hash is what Python reckons', () => {
  const secret = Uint8Array.from({ length: 32 }, (_, k) => k);
  expect(blake2b(secret, 32, 'meadhall-commit')).toBe(
    'db7ce10c5e97e7cdef18eb6da2c0badd3c140be29cc1803fe1263b166e7590c8',
  );
});

test('another secret does not keep the promise', () => {
  const promised = 'db7ce10c5e97e7cdef18eb6da2c0badd3c140be29cc1803fe1263b166e7590c8';
  const hex = Array.from({ length: 32 }, (_, k) => k.toString(16).padStart(2, '0')).join('');
  expect(keepsPromise(hex, promised)).toBe(true);
  expect(keepsPromise(hex.replace('1f', '1e'), promised)).toBe(false);
});
