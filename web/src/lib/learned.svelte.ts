/** What this browser's people have learned: how far in which lesson. */

interface Progress {
  /** The step one is at. */
  step: number;
  done: boolean;
}

const KEY = 'meadhall.lessons';

function read(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

class Learned {
  #lessons = $state.raw(read());

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.#lessons = read();
    });
  }

  of(game: string, lesson: string): Progress {
    return this.#lessons[`${game}/${lesson}`] ?? { step: 0, done: false };
  }

  /** Has anything of a game been learned, or begun? */
  begun(game: string): boolean {
    return Object.keys(this.#lessons).some((name) => name.startsWith(`${game}/`));
  }

  /** The game of the lesson taken last. */
  get last(): string | undefined {
    return Object.keys(this.#lessons).at(-1)?.split('/')[0];
  }

  /** How many lessons of a game are learned. */
  count(game: string): number {
    return Object.entries(this.#lessons).filter(
      ([name, progress]) => name.startsWith(`${game}/`) && progress.done,
    ).length;
  }

  /** One has come to a step. */
  reach(game: string, lesson: string, step: number): void {
    this.#keep(game, lesson, { ...this.of(game, lesson), step });
  }

  /** A lesson is learned; taken again, it begins at its beginning. */
  finish(game: string, lesson: string): void {
    this.#keep(game, lesson, { step: 0, done: true });
  }

  #keep(game: string, lesson: string, progress: Progress): void {
    const name = `${game}/${lesson}`;
    const { [name]: _, ...others } = this.#lessons;
    this.#lessons = { ...others, [name]: progress }; // what was touched last stands last
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#lessons));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

export const learned = new Learned();
