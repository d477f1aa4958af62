/** What one looked for last, kept in this browser; and times as a search tells them. */

import type { GameInfo } from '../wire';
import { say } from './texts.svelte';

export type FindPace = 'quick' | 'calm' | 'days';
export const PACES_OF_GAMES: readonly FindPace[] = ['quick', 'calm', 'days'];

export interface Wish {
  game: string;
  players: number;
  pace: FindPace;
  rated: boolean;
}

const KEY = 'meadhall.wish';

/** What one looked for last, as far as this hall still offers it. */
export function lastWish(games: readonly GameInfo[]): Wish {
  let kept: Partial<Wish> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wish>;
  } catch {
    // Nothing is known then.
  }
  const game = games.find((each) => each.name === kept.game) ?? games[0]!;
  return {
    game: game.name,
    players: within(game, kept.players ?? game.min_players),
    pace: PACES_OF_GAMES.find((each) => each === kept.pace) ?? 'quick',
    rated: kept.rated === true,
  };
}

export function keepWish(wish: Wish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** So many that the game allows. */
export const within = (game: GameInfo, players: number): number =>
  Math.min(game.max_players, Math.max(game.min_players, players));

/** 0:32. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** 45 s, 2 min. */
export const timeOf = (seconds: number): string =>
  seconds < 120
    ? say('find-seconds', { seconds })
    : say('find-minutes', { minutes: Math.round(seconds / 60) });
