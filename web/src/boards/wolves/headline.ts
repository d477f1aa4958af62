/** What the top bar says of a table, and which sound a change makes. */

import type { Headline, Say, SoundName, Told } from '../../lib/board';
import type { WolvesView } from './view';

export function headline(view: WolvesView, say: Say): Headline {
  const round = say('wolves-table-round', { round: view.round });
  if (!view.waiting.length) return { text: `${round} · ${say('wolves-table-over')}` };
  return {
    text: view.last_round ? `${round} · ${say('wolves-page-last')}` : round,
    done: view.seats.filter((player) => player.pass).length,
    of: view.players,
  };
}

export function sounds(events: readonly Told[]): SoundName[] {
  const kinds = new Set(events.map((told) => told.event));
  if (kinds.has('prize')) return ['score'];
  if (kinds.has('summoned') || kinds.has('shielded') || kinds.has('ragnarok')) return ['reveal'];
  if (kinds.has('destroyed') || kinds.has('taken') || kinds.has('moved')) return ['turn'];
  if (kinds.has('laid') || kinds.has('joined') || kinds.has('sacrificed')) return ['lay'];
  return kinds.has('passed') ? ['seal'] : [];
}
