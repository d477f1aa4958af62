/** What whoever keeps the hall has to say to everybody. A table's line and the lobby's answers bring
 *  it; the other screens ask for it now and then. What was put away once stays away. */

import type { Announcement } from '../wire';
import { get } from './api';

const KEY = 'meadhall.heard';
const AGAIN = 60_000;

function read(): number[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as number[];
  } catch {
    return [];
  }
}

class Announced {
  #said = $state.raw<readonly Announcement[]>([]);
  #away = $state.raw(read());

  get lines(): readonly Announcement[] {
    return this.#said.filter((each) => !this.#away.includes(each.id));
  }

  hear(said: readonly Announcement[]): void {
    // The same again is nothing new: a screen reader need not say it once more.
    if (JSON.stringify(said) !== JSON.stringify(this.#said)) this.#said = said;
  }

  dismiss(id: number): void {
    this.#away = [...this.#away.slice(-19), id];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#away));
    } catch {
      // A browser that keeps nothing hears it again when it comes back.
    }
  }

  /** Ask from now on; returns how to stop. */
  listen(): () => void {
    const look = () => {
      if (document.hidden) return;
      get<Announcement[]>('announcements').then(
        (said) => this.hear(said),
        () => undefined, // what was there a moment ago is shown on
      );
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }
}

export const announced = new Announced();
