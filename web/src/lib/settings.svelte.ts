/** What one has chosen for oneself, kept in this browser. */

import type { Lang } from './board';
import { texts } from './texts.svelte';

type Theme = 'dark' | 'light';
/** How fast the others' deeds are shown. */
export type Pace = 'calm' | 'brisk' | 'once';
export const PACES: readonly Pace[] = ['calm', 'brisk', 'once'];

interface Kept {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  ask: boolean;
  notify: boolean;
  pace: Pace;
  name: string;
  level: string;
}

const KEY = 'meadhall.settings';

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  lang = $state<Lang>('en');
  theme = $state<Theme>('dark');
  sound = $state(true);
  /** Ask before each move: it is shown first, and made by Enter or a second press. */
  ask = $state(true);
  /** Have the system say so when it is one's move and the tab is out of sight. */
  notify = $state(false);
  pace = $state<Pace>('calm');
  name = $state('');
  /** Of the bots at one's tables, where nobody says otherwise. */
  level = $state('karl');
  /** The pace that counts: without movement there is nothing to wait for. */
  get paced(): Pace {
    return this.still ? 'once' : this.pace;
  }
  /** Reduced motion, as the system says. */
  still = $state(false);
  phone = $state(false);
  /** Too narrow for a bar with everything in it. */
  narrow = $state(false);

  async start(): Promise<void> {
    const kept = read();
    const asked = new URLSearchParams(location.search);
    const theirs: Lang = navigator.language.startsWith('ru') ? 'ru' : 'en';
    this.lang = (asked.get('lang') as Lang | null) ?? kept.lang ?? theirs;
    this.theme =
      (asked.get('theme') as Theme | null) ??
      kept.theme ??
      (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
    this.sound = kept.sound ?? true;
    this.ask = kept.ask ?? true;
    this.notify = kept.notify ?? false;
    this.pace = PACES.find((pace) => pace === kept.pace) ?? 'calm';
    this.name = kept.name ?? '';
    this.level = kept.level ?? 'karl';
    follow('(prefers-reduced-motion: reduce)', (yes) => (this.still = yes));
    follow('(max-width: 699.5px), (max-height: 479.5px)', (yes) => (this.phone = yes));
    follow('(max-width: 1099.5px)', (yes) => (this.narrow = yes));
    this.#show();
    await texts.start(this.lang);
  }

  async setLang(lang: Lang): Promise<void> {
    await texts.speak(lang);
    this.lang = lang;
    this.keep();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.keep();
  }

  /** Remember, and let it be seen. */
  keep(): void {
    const { lang, theme, sound, ask, notify, pace, name, level } = this;
    const chosen = { lang, theme, sound, ask, notify, pace, name, level } satisfies Kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(chosen));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset['theme'] = this.theme;
    document.documentElement.lang = this.lang;
  }
}

function follow(query: string, tell: (yes: boolean) => void): void {
  const list = matchMedia(query);
  tell(list.matches);
  list.addEventListener('change', () => tell(list.matches));
}

export const settings = new Settings();
