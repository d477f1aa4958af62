/** What the top bar says of a table, and which sound a change makes. */

import type { Headline, Say, SoundName } from '../../lib/board';
import type { Told, View } from './wire.gen';

export function headline(view: View, say: Say): Headline {
  const words = [say('vikings-table-round', { round: view.round })];
  if (!view.waiting.length) words.push(say('vikings-table-over'));
  else {
    if (view.last_round) words.push(say('vikings-table-last'));
    if (view.active === null) words.push(say('vikings-table-storage'));
    if (view.quiet > 2) words.push(say('vikings-page-quiet', { rounds: view.quiet }));
  }
  const done =
    view.active === null ? view.players : (view.active - view.first + view.players) % view.players;
  return { text: words.join(' · '), done: Math.min(done + 1, view.players), of: view.players };
}

const LAID = ['bought', 'built', 'played', 'sent', 'defended', 'asgard-taken'] as const;

/** Which sound a change makes. */
export function sounds(events: readonly Told[]): SoundName[] {
  const kinds = new Set<Told['event']>(events.map((told) => told.event));
  if (kinds.has('damaged') || kinds.has('repelled')) return ['reveal'];
  if (kinds.has('points') || kinds.has('claimed')) return ['score'];
  if (kinds.has('went')) return ['seal'];
  if (LAID.some((kind) => kinds.has(kind))) return ['lay'];
  return kinds.has('drew') || kinds.has('round') ? ['turn'] : [];
}
