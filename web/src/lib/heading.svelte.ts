/** What the tab says of the page: its title, and by title and icon whether the hall waits for the
 *  reader. Written in one place, so that no screen's words go under in another's. */

import { say } from './texts.svelte';

export interface Heading {
  words: string;
  /** It is the reader's move. */
  yours?: boolean;
}

const HALL: Heading = { words: '' };
let now = $state.raw<Heading>(HALL);
let called = $state('');

/** Say this as long as the screen that says it is there. */
export function entitle(heading: () => Heading): void {
  $effect(() => {
    now = heading();
    return () => (now = HALL);
  });
}

/** Something has happened that whoever looks elsewhere should know: it is said till they look. */
export function call(words: string): void {
  called = words;
  document.addEventListener('visibilitychange', () => (called = ''), { once: true });
}

/** Let the tab say it. */
export function show(): void {
  const name = now.words || say('title');
  const first = called || (now.yours && say('your-move'));
  document.title = first ? `• ${first} – ${name}` : name;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!icon) return;
  const file = first ? 'icon-yours.svg' : 'icon.svg';
  const wanted = icon.href.replace(/[^/]*$/, file);
  if (icon.href !== wanted) icon.href = wanted;
}
