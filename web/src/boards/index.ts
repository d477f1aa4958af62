/** Which games have a board. Each is loaded when its first table is opened, not before. */

import type { BoardModule } from '../lib/board';

export const boards: Record<string, () => Promise<{ default: BoardModule }>> = {
  asgard: () => import('./asgard'),
  vikings: () => import('./vikings'),
  wolves: () => import('./wolves'),
  /** For games that have no board yet. */
  plain: () => import('./plain'),
};
