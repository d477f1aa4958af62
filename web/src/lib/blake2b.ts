/** BLAKE2b of one block, as the hall's promise about a shuffle needs it; browsers have none. */

const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const MASK = (1n << 64n) - 1n;
const turn = (value: bigint, by: bigint) => ((value >> by) | (value << (64n - by))) & MASK;

function word(bytes: Uint8Array, at: number): bigint {
  let value = 0n;
  for (let k = 7; k >= 0; k -= 1) value = (value << 8n) | BigInt(bytes[at + k] ?? 0);
  return value;
}

/** The hash, in hexadecimal, of a message of at most 128 bytes. */
export function blake2b(message: Uint8Array, size: number, person: string): string {
  const personal = new Uint8Array(16);
  personal.set(new TextEncoder().encode(person).slice(0, 16));
  const h = [...IV];
  h[0]! ^= 0x01010000n ^ BigInt(size);
  h[6]! ^= word(personal, 0);
  h[7]! ^= word(personal, 8);
  const block = new Uint8Array(128);
  block.set(message);
  const m = Array.from({ length: 16 }, (_, k) => word(block, k * 8));
  const v = [...h, ...IV];
  v[12]! ^= BigInt(message.length);
  v[14]! ^= MASK;
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint) => {
    v[a] = (v[a]! + v[b]! + x) & MASK;
    v[d] = turn(v[d]! ^ v[a]!, 32n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = turn(v[b]! ^ v[c]!, 24n);
    v[a] = (v[a]! + v[b]! + y) & MASK;
    v[d] = turn(v[d]! ^ v[a]!, 16n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = turn(v[b]! ^ v[c]!, 63n);
  };
  for (let round = 0; round < 12; round += 1) {
    const s = SIGMA[round % 10]!;
    for (let k = 0; k < 4; k += 1) mix(k, k + 4, k + 8, k + 12, m[s[2 * k]!]!, m[s[2 * k + 1]!]!);
    for (let k = 0; k < 4; k += 1) {
      mix(
        k,
        4 + ((k + 1) % 4),
        8 + ((k + 2) % 4),
        12 + ((k + 3) % 4),
        m[s[8 + 2 * k]!]!,
        m[s[9 + 2 * k]!]!,
      );
    }
  }
  let hex = '';
  for (let k = 0; k < size; k += 1) {
    const value = h[k >> 3]! ^ v[k >> 3]! ^ v[(k >> 3) + 8]!;
    hex += Number((value >> BigInt(8 * (k & 7))) & 255n)
      .toString(16)
      .padStart(2, '0');
  }
  return hex;
}

/** Is this the secret that was promised before the first card? */
export function keepsPromise(secret: string, commitment: string): boolean {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return blake2b(bytes, 32, 'meadhall-commit') === commitment.trim().toLowerCase();
}
