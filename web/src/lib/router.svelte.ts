/** Which screen is shown. Addresses are real ones, below whatever prefix the page was loaded from. */

import { ALONE } from './alone';

/** Scripts lie in `<prefix>page/assets/`; in development the prefix is the root. */
const BASE = import.meta.env.DEV
  ? new URL('/', location.href)
  : new URL(/* @vite-ignore */ '../../', import.meta.url);

export type Screen =
  | { name: 'lobby' }
  | { name: 'bench'; game: string | null }
  | { name: 'table'; table: string }
  | { name: 'replay'; table: string }
  | { name: 'rules'; game: string | null }
  | { name: 'learn'; game: string | null; lesson: string | null }
  | { name: 'puzzles'; game: string | null; puzzle: string | null }
  | { name: 'credits' }
  | { name: 'privacy' }
  | { name: 'you'; person: string | null }
  | { name: 'notices'; stop: string | null }
  | { name: 'keeper' }
  | { name: 'leagues'; league: string | null }
  | { name: 'nowhere' };

/** An address of the hall's, whatever prefix it lives behind. A server of files knows only one page:
 *  there the address says behind a question mark which screen it is. */
export function href(path: string): string {
  if (!ALONE || !path) return new URL(path, BASE).href;
  return new URL(`?${path.replace('?', '&')}`, BASE).href;
}

/** The address of a file of the site's. */
export const file = (path: string): string => new URL(path, BASE).href;

function parse(path: string): Screen {
  const [first = '', second, third] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { name: 'lobby' };
  if (first === 'bench') return { name: 'bench', game: second ?? null };
  if (first === 't' && second) return { name: 'table', table: second };
  if (first === 'r' && second) return { name: 'replay', table: second };
  if (first === 'rules') return { name: 'rules', game: second ?? null };
  if (first === 'learn') return { name: 'learn', game: second ?? null, lesson: third ?? null };
  if (first === 'puzzles') return { name: 'puzzles', game: second ?? null, puzzle: third ?? null };
  if (first === 'credits') return { name: 'credits' };
  if (first === 'privacy' && !ALONE) return { name: 'privacy' };
  if (first === 'you' && !ALONE) return { name: 'you', person: null };
  if (first === 'people' && second && !ALONE) return { name: 'you', person: second };
  if (first === 'notices' && !ALONE)
    return { name: 'notices', stop: second === 'stop' ? (third ?? null) : null };
  if (first === 'leagues' && !ALONE) return { name: 'leagues', league: second ?? null };
  if (first === 'keeper') return { name: 'keeper' };
  return { name: 'nowhere' };
}

class Router {
  screen = $state.raw<Screen>(this.#read());
  /** What stands after the #, without it. */
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#follow());
    addEventListener('hashchange', () => this.#follow());
    addEventListener('click', (event) => this.#click(event));
  }

  go(path: string, replace = false): void {
    const address = href(path);
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#follow();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Have the address say where on a screen one is, so that one comes back to just there. */
  mark(hash: string): void {
    history.replaceState(null, '', `#${hash}`);
    this.hash = hash;
  }

  #read(): Screen {
    if (ALONE) {
      const first = location.search.slice(1).split('&')[0]!;
      return parse(first.includes('=') ? '' : first);
    }
    const base = BASE.pathname;
    const path = location.pathname;
    return parse(path.startsWith(base) ? path.slice(base.length) : path);
  }

  #follow(): void {
    this.screen = this.#read();
    this.hash = location.hash.slice(1);
  }

  /** A plain click on one of our own links changes the screen without loading anything. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    if (!link.href.startsWith(BASE.href) || link.href.startsWith(href('api/'))) return;
    event.preventDefault();
    this.go(link.href.slice(BASE.href.length).replace(/^\?/, ''));
  }
}

export const router = new Router();
