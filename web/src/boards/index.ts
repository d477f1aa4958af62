/** Which games have a board: each folder here is one. It is loaded when its first table is opened, not
 *  before; what the lobby shows of it (`cover.ts`) comes with the page. */

import type { Component } from 'svelte';
import { get } from '../lib/api';
import type { BoardModule, CoverModule, Lang } from '../lib/board';
import { texts } from '../lib/texts.svelte';
import type { Catalogue } from '../wire';

type Load = () => Promise<{ default: BoardModule }>;

const modules: Record<string, Load> = import.meta.glob<{ default: BoardModule }>('./*/index.ts');
const covers = import.meta.glob<CoverModule>('./*/cover.ts', { eager: true, import: 'default' });

const glimpses = import.meta.glob<{ default: Component }>('./*/Glimpse.svelte');

/** Loads a game's own board, if it has one. */
export const ownBoard = (game: string): Load | undefined => modules[`./${game}/index.ts`];

/** A game's board, or the plain one that any game can be played on, with its texts. */
export async function boardFor(game: string): Promise<BoardModule> {
  const board = (await (ownBoard(game) ?? ownBoard('plain')!)()).default;
  const own = texts.knows(game) ? texts.loadGame(game) : texts.loadMore(fromHall(game));
  await Promise.all([own, texts.loadMore(board.texts)]);
  return board;
}

const asked: Record<string, BoardModule['texts']> = {};

/** The texts of a game that isn't built in: only the hall knows them. */
function fromHall(game: string): BoardModule['texts'] {
  const ask = (lang: Lang) => async () => {
    const { texts } = await get<Catalogue>(`games/${game}/texts?lang=${lang}`);
    return { default: texts };
  };
  return (asked[game] ??= { en: ask('en'), ru: ask('ru') });
}

/** What a game looks like before anything of it is loaded. */
export const coverOf = (game: string): CoverModule =>
  covers[`./${game}/cover.ts`] ?? covers['./plain/cover.ts']!;

/** Loads a game's glimpse, if it has one: something that moves before its cover, in the same space, for
 *  five seconds. */
export const glimpseOf = (game: string) => glimpses[`./${game}/Glimpse.svelte`];
