/** Days and clocks in few words. */

import type { Clock } from '../wire';
import type { Lang } from './board';
import { say } from './texts.svelte';

const DAY = 86_400_000;
const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** When something was, as one says it: 14:05, yesterday, 12 Nov. */
export function when(time: number, lang: Lang, now = Date.now()): string {
  if (!time) return '';
  const days = Math.round((midnight(now) - midnight(time)) / DAY);
  if (days <= 0) return new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(time);
  if (days === 1) return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-1, 'day');
  const year = new Date(time).getFullYear() === new Date(now).getFullYear() ? {} : YEAR;
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', ...year }).format(time);
}
const YEAR = { year: 'numeric' } as const;

/** How long people may think; nothing without a clock. */
export function clockName(clock: Clock | undefined): string {
  if (clock?.kind === 'days') return say('clock-of-days', { days: clock.days ?? 3 });
  if (clock?.kind !== 'bank') return '';
  return say('clock-of-bank', { minutes: Math.round((clock.bank ?? 600) / 60) });
}
