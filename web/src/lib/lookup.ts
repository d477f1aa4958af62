/** What has become of one's tables while one was elsewhere: a bot may have played on. */

import type { Position, TableInfo } from '../wire';
import { get } from './api';
import { kept, type KeptTable } from './kept.svelte';

/** Ask the hall about tables that were not over. What it doesn't tell stays as it was. */
export async function lookUp(tables: readonly KeptTable[]): Promise<void> {
  for (const { table, seat, phase } of tables) {
    if (phase === 'over' || seat === null) continue;
    const found = await get<Position>(`tables/${table}/position`).catch(() => null);
    if (!found || found.seat === null) continue;
    const over = found.phase === 'over';
    const info = over ? await get<TableInfo>(`tables/${table}`).catch(() => null) : null;
    kept.amend(table, {
      phase: found.phase,
      mine: found.waiting.includes(found.seat),
      ...(found.result ? { scores: found.result.scores, ranks: found.result.ranks } : {}),
      ...(over ? { ended: Date.now(), where: '' } : {}),
      ...(info ? { finishedByBot: info.seats[found.seat]?.finished_by_bot ?? false } : {}),
    });
  }
}
