/** What the shell keeps beside a board: saga, chat, and which drawer is open. */

import { getContext, setContext } from 'svelte';
import type { ChatLine } from '../wire';
import type { SagaLine } from './board';

export interface Shell {
  /** Lines so far, the newest last; `move` is the step they belong to. */
  readonly saga: readonly { move: number; line: SagaLine }[];
  readonly chat: readonly ChatLine[];
  /** Null where nobody can talk: no chat at this table, an onlooker, a replay. */
  readonly talk: ((text: string) => void) | null;
  readonly unread: number;
  /** Show the table at a step; null where that would tell what is to be forgotten. */
  readonly jump: ((move: number) => void) | null;
  /** Ask a bot what it would do; null where nobody may. */
  readonly askHint: (() => void) | null;
  /** The step shown now, in a replay. */
  readonly at: number | null;
  read(): void;
}

const KEY = Symbol('shell');

export const setShell = (shell: Shell): Shell => setContext(KEY, shell);
export const getShell = (): Shell => getContext<Shell>(KEY);
