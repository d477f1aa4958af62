/** Texts in the chosen language: Fluent catalogues, the same files the terminal reads. */

import { untrack } from 'svelte';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Arg, Lang, Say } from './board';

export const LANGUAGES: readonly Lang[] = ['en', 'ru'];

type Source = () => Promise<{ default: string }>;

const page: Record<string, Source> = import.meta.glob<{ default: string }>('../locale/*/*.ftl');
const games: Record<string, Source> = import.meta.glob<{ default: string }>([
  '../../../src/meadhall/games/*/locale/*/*.ftl',
  '!**/balance.ftl', // of the balance lab, which is no part of the page
]);

class Texts {
  lang = $state<Lang>('en');
  /** Raised when a catalogue has come, so that what was said is said again. */
  #loaded = $state(0);
  #bundles = new Map<Lang, FluentBundle>();
  #sources = new Set<(lang: Lang) => Source[]>([(lang) => [page[`../locale/${lang}/page.ftl`]!]]);
  #have = new Set<Source>();
  #names = new Map<string, (lang: Lang) => Source[]>();

  /** The page's texts are there; must be awaited before anything is shown. */
  async start(lang: Lang): Promise<void> {
    await this.#load(lang);
    this.lang = lang;
  }

  /** Speak another language from now on. */
  async speak(lang: Lang): Promise<void> {
    await this.#load(lang);
    this.lang = lang;
  }

  /** A game's own texts; `parts` are file names without ending (the name of the game, `reasons`, `rules`). */
  async loadGame(
    game: string,
    parts: readonly string[] = [game, 'cards', 'reasons', 'remarks'],
  ): Promise<void> {
    const name = `${game}/${parts.join()}`;
    if (!this.#names.has(name)) {
      this.#names.set(name, (lang) =>
        parts
          .map((part) => games[`../../../src/meadhall/games/${game}/locale/${lang}/${part}.ftl`])
          .filter((source) => source !== undefined),
      );
    }
    await this.#add(this.#names.get(name)!);
  }

  /** More of the page's own texts: what isn't said in the lobby. */
  async loadPart(part: string): Promise<void> {
    if (!this.#names.has(part))
      this.#names.set(part, (lang) => [page[`../locale/${lang}/${part}.ftl`]!]);
    await untrack(() => this.#add(this.#names.get(part)!)); // a screen isn't drawn anew by it
  }

  /** Are a game's texts built in? */
  knows(game: string): boolean {
    const folder = `../../../src/meadhall/games/${game}/`;
    return Object.keys(games).some((file) => file.startsWith(folder));
  }

  /** More texts, by language: what only a board says. */
  async loadMore(texts: Record<Lang, Source>): Promise<void> {
    await this.#add((lang) => [texts[lang]]);
  }

  async #add(sources: (lang: Lang) => Source[]): Promise<void> {
    this.#sources.add(sources);
    await this.#load(this.lang);
  }

  async #load(lang: Lang): Promise<void> {
    let bundle = this.#bundles.get(lang);
    if (!bundle) {
      bundle = new FluentBundle(lang, { useIsolating: false });
      this.#bundles.set(lang, bundle);
    }
    const wanted = [...this.#sources].flatMap((sources) => sources(lang));
    const missing = wanted.filter((source) => !this.#have.has(source));
    if (!missing.length) return;
    const texts = await Promise.all(missing.map((source) => source()));
    missing.forEach((source) => this.#have.add(source));
    for (const text of texts)
      bundle.addResource(new FluentResource(text.default), { allowOverrides: true });
    this.#loaded += 1;
  }

  /** Is there such a text, or such an attribute of one? */
  readonly has = (key: string): boolean => {
    void this.#loaded;
    const [name, attribute] = key.split('.') as [string, string?];
    const message = this.#bundles.get(this.lang)?.getMessage(name);
    return attribute ? message?.attributes[attribute] !== undefined : message !== undefined;
  };

  readonly say: Say = (key, args = {}) => {
    void this.#loaded;
    const bundle = this.#bundles.get(this.lang);
    const [name, attribute] = key.split('.') as [string, string?];
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) {
      if (import.meta.env.DEV) console.error(`no text '${key}' in ${this.lang}`);
      return key;
    }
    const plain: Record<string, string | number> = {};
    for (const [each, value] of Object.entries(args)) plain[each] = this.#plain(value);
    const problems: Error[] = [];
    const words = bundle.formatPattern(pattern, plain, problems);
    if (problems.length && import.meta.env.DEV) console.error(key, this.lang, problems);
    return words;
  };

  #plain(value: Arg): string | number {
    return typeof value === 'object' ? this.say(value.key) : value;
  }
}

export const texts = new Texts();
export const say = texts.say;
