/** Reading a rules book: what is in it, and what was searched for. */

import { ownBoard } from '../boards';
import type { RulesBook } from '../wire';
import { get } from './api';
import type { BoardModule } from './board';
import { settings } from './settings.svelte';
import { texts } from './texts.svelte';

export class RulesReader {
  book = $state.raw<RulesBook | null>(null);
  board = $state.raw<BoardModule | null>(null);
  words = $state('');
  view = $state<'all' | 'rulings'>('all');

  wanted = $derived(this.words.toLocaleLowerCase().split(/\s+/).filter(Boolean));
  chapters = $derived(
    (this.book?.chapters ?? [])
      .map((chapter) => ({
        ...chapter,
        rules: chapter.rules.filter((rule) => {
          if (this.view === 'rulings' && !rule.ruling) return false;
          const text = `${rule.id} ${rule.title} ${rule.text}`.toLocaleLowerCase();
          return this.wanted.every((word) => text.includes(word));
        }),
      }))
      .filter((chapter) => chapter.rules.length),
  );
  count = $derived(this.chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0));

  /** Open a game's book, and its cards if it has a board of its own. */
  load(game: string): void {
    const lang = settings.lang;
    get<RulesBook>(`games/${game}/rules?lang=${lang}`)
      .then((book) => (this.book = book))
      .catch(() => undefined);
    const load = ownBoard(game);
    if (!load) return;
    void load().then(async ({ default: found }) => {
      await Promise.all([texts.loadGame(game), texts.loadMore(found.texts)]);
      this.board = found;
    });
  }

  /** The parts of a text, those that were searched for marked. */
  parts(text: string): { text: string; hit: boolean }[] {
    if (!this.wanted.length) return [{ text, hit: false }];
    const escaped = this.wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return text
      .split(new RegExp(`(${escaped.join('|')})`, 'gi'))
      .map((part, k) => ({ text: part, hit: k % 2 === 1 }));
  }
}
