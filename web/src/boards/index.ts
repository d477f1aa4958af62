/** Which games have a board. Each is loaded when its first table is opened, not before. */

import type { BoardModule } from '../lib/board';
import { texts } from '../lib/texts.svelte';

export const boards: Record<string, () => Promise<{ default: BoardModule }>> = {
  asgard: () => import('./asgard'),
  vikings: () => import('./vikings'),
  wolves: () => import('./wolves'),
  /** For games that have no board yet. */
  plain: () => import('./plain'),
};

/** A game's board, with its texts. */
export async function boardFor(game: string): Promise<BoardModule> {
  const board = (await (boards[game] ?? boards['plain']!)()).default;
  await Promise.all([texts.loadGame(game), texts.loadMore(board.texts)]);
  return board;
}
