/** What the page and its workers say to each other. */

/** From the page to the worker that has the hall. */
export type ToHall =
  | { say: 'ask'; id: number; method: string; path: string; body: string; lang: string }
  | { say: 'open'; line: number; table: string }
  | { say: 'hear'; line: number; text: string }
  | { say: 'close'; line: number }
  | { say: 'thought'; thought: number; outcome: string }
  | { say: 'forget'; table: string }
  | { say: 'export'; id: number }
  | { say: 'import'; id: number; rows: Rows };

/** Rows as they are kept, by table. */
export type Rows = Record<string, Uint8Array>;

/** Something that went wrong with what is kept or with the engine; each has its sentence. */
export type Trouble =
  | 'corrupted'
  | 'newer'
  | 'newer-drawer'
  | 'quota'
  | 'no-drawer'
  | 'elsewhere'
  | 'no-wasm'
  | 'engine'
  | 'stumbled'
  | 'not-forgotten';

/** From there back to the page. */
export type FromHall =
  | { say: 'loading'; loaded: number; total: number }
  | { say: 'ready' }
  | { say: 'trouble'; why: Trouble }
  | { say: 'answer'; id: number; status: number; text: string; json: boolean }
  | { say: 'said'; line: number; text: string }
  | { say: 'closed'; line: number; code: number }
  | { say: 'think'; thought: number; task: string }
  | { say: 'drop'; thought: number }
  /** None where they couldn't be read. */
  | { say: 'rows'; id: number; rows: Rows | null };

/** To the worker in which bots think, and back. */
export type ToThinker = { thought: number; task: string };
export type FromThinker = { say: 'ready' } | { say: 'thought'; thought: number; outcome: string };
