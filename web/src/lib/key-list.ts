/** The keys that do something, for whoever asks with `?`. */

import { say } from './texts.svelte';

export interface KeyLine {
  /** As they stand on a keyboard: `Esc`, `←`, `1`–`9`. */
  keys: readonly string[];
  text: string;
}
export interface KeyGroup {
  title: string;
  lines: readonly KeyLine[];
}

const line = (text: string, ...keys: string[]): KeyLine => ({ keys, text: say(text) });

/** At a table: whoever looks on has nothing to press. */
export function tableKeys(seated: boolean, hint: boolean): KeyLine[] {
  if (!seated) return [];
  return [
    line('key-digits', '1', '…', '9'),
    line('key-arrows', '←', '↑', '→', '↓'),
    line('key-enter', 'Enter'),
    line('key-escape', 'Esc'),
    ...(hint ? [line('key-hint', 'H')] : []),
  ];
}

/** In a lesson. */
export const lessonKeys = (): KeyLine[] => [
  ...tableKeys(true, false),
  line('key-show', 'S'),
  line('key-skip', 'N'),
];

/** In a replay; a game whose turning points are known can be gone through by them. */
export function replayKeys(analysed: boolean): KeyLine[] {
  return [
    line('key-step', '←', '→'),
    line('key-leap', 'Shift', '←', '→'),
    line('key-ends', 'Home', 'End'),
    line('key-play', '␣'),
    line('key-eyes', 'E'),
    line('key-what-if', 'P'),
    ...(analysed ? [line('key-turning', 'T'), line('key-turned', '1', '…', '8')] : []),
  ];
}

/** On every screen. */
export const everywhere = (): KeyLine[] => [
  line('key-keys', '?'),
  line('key-close', 'Esc'),
  line('key-tab', 'Tab'),
];
