/** Times and spans as the keeper reads them. */

import type { Lang } from '../../lib/board';
import { say } from '../../lib/texts.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So long a mute or a ban may last; the keeper chooses one of these. */
export const SPANS = [HOUR, 12 * HOUR, DAY, 7 * DAY, 30 * DAY, 365 * DAY] as const;

export function span(seconds: number): string {
  if (seconds >= DAY) return say('keeper-days', { days: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return say('keeper-hours', { hours: Math.round(seconds / HOUR) });
  return say('keeper-minutes', { minutes: Math.max(1, Math.round(seconds / MINUTE)) });
}

/** A time of today, else with its day, in the reader's own zone. */
export function moment(at: number, lang: Lang): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  const day = today ? {} : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(lang, { timeStyle: 'short', ...day }).format(at);
}

/** The same as a field for times has it. */
export function forField(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * MINUTE * 1000);
  return local.toISOString().slice(0, 16);
}
