import { expect, test } from 'vitest';
import { commitmentOf, keepsPromise } from '../src/lib/promise';

/** `hashlib.blake2b(bytes(range(n)), digest_size=32, person=b"meadhall-commit").hexdigest()`: nothing,
 *  a secret as the hall has them, a whole block, and more than one. */
const PYTHON: Record<number, string> = {
  0: 'd0b3a455d35e0ef768cccb5755891db980124b1720b762a26132c7ebe2da2654',
  32: 'db7ce10c5e97e7cdef18eb6da2c0badd3c140be29cc1803fe1263b166e7590c8',
  128: '3859f09c50de614b55381ffb6e0d7c9c413d93c7898115aeeb3ea73014edc516',
  200: 'fd94d59265454b162745e5948cde0fe9f59d62d3c122ca085f29fdd769b311c4',
};

test.each(Object.entries(PYTHON))('the hash of %s bytes is what Python reckons', (size, hash) => {
  expect(commitmentOf(Uint8Array.from({ length: Number(size) }, (_, k) => k))).toBe(hash);
});

test('another secret does not keep the promise', () => {
  const hex = Array.from({ length: 32 }, (_, k) => k.toString(16).padStart(2, '0')).join('');
  expect(keepsPromise(hex, ` ${PYTHON[32]!.toUpperCase()}\n`)).toBe(true);
  expect(keepsPromise(hex.replace('1f', '1e'), PYTHON[32]!)).toBe(false);
  expect(keepsPromise('no secret', PYTHON[32]!)).toBe(false);
});
