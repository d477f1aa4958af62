/** Today's puzzle, as the hall tells it: of the game whose day it is, or of the next that has any. */

import type { GameInfo, PuzzleInfo, Puzzles } from '../wire';
import { get } from './api';
import { dayOf, numberOn, turnsOn } from './daily';

export interface Daily {
  day: number;
  game: GameInfo;
  puzzle: PuzzleInfo;
}

export async function todays(games: readonly GameInfo[], lang: string): Promise<Daily | null> {
  const day = dayOf(Date.now());
  for (const game of turnsOn(day, games)) {
    const path = `games/${game.name}/puzzles?lang=${lang}&at=${numberOn(day, games.length)}`;
    const found = await get<Puzzles>(path).catch(() => null);
    if (found?.puzzles[0]) return { day, game, puzzle: found.puzzles[0] };
  }
  return null;
}
