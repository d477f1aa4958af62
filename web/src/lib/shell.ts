/** What the shell keeps beside a board: saga, chat, and which drawer is open. */

import { getContext, setContext } from 'svelte';
import type { ChatLine } from '../wire';
import type { SagaLine } from './board';
import type { Guide } from './guide.svelte';

/** Somebody is waited for who is away. */
export interface Gone {
  seat: number;
  /** Milliseconds without a line. */
  away: number;
  /** Let a bot play for them; null while it is too soon, or was asked for already. */
  bot: (() => void) | null;
  /** Say no more of it for now. */
  wait(): void;
}

export interface Shell {
  /** Lines so far, the newest last; `move` is the step they belong to. */
  readonly saga: readonly { move: number; line: SagaLine }[];
  readonly chat: readonly ChatLine[];
  /** Says a line; why not, if the hall refuses it. Null where nobody can talk: no chat at this table,
   *  an onlooker, a replay. */
  readonly talk: ((text: string) => Promise<string>) | null;
  readonly unread: number;
  /** Show the table at a step; null where that would tell what is to be forgotten. */
  readonly jump: ((move: number) => void) | null;
  /** Ask a bot what it would do; null where nobody may. */
  readonly askHint: (() => void) | null;
  /** The rule that the open question comes from; null where nobody says. */
  readonly rule: string | null;
  /** What is said in the question's place while a guide speaks and nothing can be played; null if none does. */
  readonly instead: string | null;
  /** Whom the table waits for in vain; null if for nobody. */
  readonly gone: Gone | null;
  /** Who explains what is new; null where nobody does. */
  readonly guide: Guide | null;
  /** The step shown now, in a replay. */
  readonly at: number | null;
  read(): void;
  /** Take back what was done last. */
  back(): void;
}

const KEY = Symbol('shell');

export const setShell = (shell: Shell): Shell => setContext(KEY, shell);
export const getShell = (): Shell => getContext<Shell>(KEY);
