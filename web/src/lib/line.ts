/** How the page reaches the hall: over a network (`remote/`) or in a worker beside it (`local/`). Which of
 *  the two it is, the build says (`@hall` in `vite.config.ts`), and nobody else knows. */

/** Where a guest's browser keeps by what it is known that wants to be told what happens. */
export const LISTENER = 'meadhall.listener';

export interface Answer {
  status: number;
  text: string;
  /** What stands in the text: JSON, or just words. */
  json: boolean;
}

/** One line to a table: what a socket is. */
export interface Line {
  /** Can something be said over it now? */
  readonly open: boolean;
  send(text: string): void;
  close(): void;
}

/** What comes over it. */
export interface Ear {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

export interface Hall {
  /** Rejects where the hall can't be reached. */
  ask(method: string, path: string, body: string | undefined, lang: string): Promise<Answer>;
  /** A line to a table. */
  call(table: string, ear: Ear): Line;
  /** Keep a table no longer: what a server keeps is not for a page to say. */
  forget(table: string): void;
}
