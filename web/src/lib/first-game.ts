/** A whole short game after the last lesson: bots, no clock, and the guide. */

import type { Created, FirstGame } from '../wire';
import { post } from './api';
import { seated, hush } from './guide-memory';
import { guided } from './guide.svelte';
import { kept } from './kept.svelte';
import { settings } from './settings.svelte';

/** Open it; the table's name. */
export async function firstGame(game: string, first: FirstGame): Promise<string> {
  const { players, level, options } = first;
  const bots = [null, ...Array<string>(players - 1).fill(level)];
  const made = await post<Created>('tables', {
    name: settings.name,
    adds: true,
    settings: { game, players, options, bots, onlookers: false },
  });
  kept.put(made.table, { game, invitation: made.invitation, seat: made.seat, phase: 'waiting' });
  const memory = { ...hush(guided.now, made.table, false), off: false };
  guided.keep(seated(memory, game, made.table, true));
  return made.table;
}
