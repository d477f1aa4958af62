/** Files that the page itself hands out. */

import { get } from './api';

/** Let the browser save this under a name. */
export function save(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Save the record of a finished game. */
export async function saveRecord(table: string): Promise<void> {
  save(`meadhall-${table}.txt`, await get<string>(`tables/${table}/record`), 'text/plain');
}
