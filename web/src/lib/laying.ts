/** Laying a table: what is agreed on when nobody wants to choose, asking the hall for it, and keeping it
 *  in this browser. */

import type { Created, GameInfo, Settings } from '../wire';
import { post, Refused } from './api';
import { kept } from './kept.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { say, texts } from './texts.svelte';

/** From the weakest to the strongest. */
export const LEVELS = ['thrall', 'karl', 'jarl', 'konung', 'norn'];

/** Have a table laid, and go there. */
export async function lay(agreed: Settings): Promise<void> {
  const made = await post<Created>('tables', { name: settings.name, adds: true, settings: agreed });
  kept.put(made.table, {
    game: agreed.game,
    invitation: made.invitation,
    seat: made.seat,
    phase: 'waiting',
    clock: agreed.clock,
  });
  router.go(`t/${made.table}`);
}

/** A table for one who wants to play at once: good company, nobody who hurries. */
export function atOnce(game: GameInfo, level: string): Settings {
  const players = Math.min(Math.max(game.bots + 1, game.min_players), game.max_players);
  return {
    game: game.name,
    players,
    bots: [null, ...Array.from({ length: players - 1 }, () => level)],
    clock: { kind: 'none' },
  };
}

/** What went wrong, in words. */
export const refusal = (wrong: unknown): string =>
  wrong instanceof Refused && texts.has(`refused-${wrong.code}`)
    ? say(`refused-${wrong.code}`)
    : wrong instanceof Refused && wrong.message
      ? wrong.message
      : say('line-lost');
