/** The hall's promise about a shuffle: browsers have no BLAKE2b of their own. */

import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Which of all BLAKE2b it is; the rest of the 16 bytes stays zero, as in Python. */
const PERSON = new Uint8Array(16);
PERSON.set(new TextEncoder().encode('meadhall-commit'));

/** The hash that is published before a game is played with this secret. */
export function commitmentOf(secret: Uint8Array): string {
  return bytesToHex(blake2b(secret, { dkLen: 32, personalization: PERSON }));
}

/** Is this the secret, in hexadecimal digits, that was promised before the first card? */
export function keepsPromise(secret: string, commitment: string): boolean {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return commitmentOf(bytes) === commitment.trim().toLowerCase();
}
