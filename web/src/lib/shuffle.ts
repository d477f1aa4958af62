/** What this browser adds to a shuffle, and how it knows later that it went in. */

import { post } from './api';
import { kept } from './kept.svelte';
import type { TableInfo } from '../wire';

/** Bytes nobody else has chosen, in hexadecimal digits. */
export function random(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Add to the shuffle of a game that is yet to begin, once the hall has promised its own part. The
 * promise and the share are kept here: the hall could show others later.
 */
export function addShare(info: TableInfo, seat: number): void {
  if (info.phase !== 'waiting' || info.shares[seat]) return;
  const known = kept.find(info.table);
  if (known?.share && known.commitment === info.commitment) return;
  const share = random(16);
  kept.put(info.table, { share, commitment: info.commitment });
  // A game that begins without it is a game all the same; the proof will say so.
  post(`tables/${info.table}/share`, { share }).catch(() => kept.put(info.table, { share: '' }));
}
