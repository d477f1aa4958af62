/** Copies of what is kept here, as a file: out of this browser, and into another. */

import { exported, imported } from './line';
import type { Rows } from './messages';

const KIND = 'meadhall tables 1';

/** All tables as the text of a file; null if what is kept couldn't be read. */
export async function copied(): Promise<string | null> {
  const here = await exported();
  if (!here) return null;
  const tables = Object.entries(here).map(([table, row]) => [table, worded(row)]);
  return JSON.stringify({ kind: KIND, tables: Object.fromEntries(tables) });
}

/** Is this text such a file? */
export const isCopy = (text: string): boolean => text.slice(0, 40).includes(`"kind":"${KIND}"`);

/** Take such a file in; the tables that could be read, null if what is here couldn't. What is here
 *  already is left as it is. Rejects if the file makes no sense. */
export async function takenIn(text: string): Promise<string[] | null> {
  const { tables } = JSON.parse(text) as { tables: Record<string, string> };
  const here = await exported();
  if (!here) return null;
  const missing = Object.entries(tables).filter(([table]) => !(table in here));
  const rows: Rows = Object.fromEntries(missing.map(([table, row]) => [table, bytes(row)]));
  return Object.keys(await imported(rows));
}

// A row is JSON in UTF-8: what isn't, is damaged, and said to be when it is taken in.
const worded = (row: Uint8Array): string => new TextDecoder().decode(row);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
