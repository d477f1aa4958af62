/** What the top bar says of a table, and which sound a change makes. */

import type { Headline, Say, SoundName, Told } from '../../lib/board';
import { deed } from './doing';
import { GODS, type AsgardView } from './view';

export function headline(view: AsgardView, say: Say): Headline {
  const round = say('asgard-table-round', { round: view.round, rounds: view.goals.length });
  const asked = view.decision;
  if (!asked) return { text: `${round} · ${say('asgard-phase-over')}` };
  if (asked.kind === 'pick') {
    const turns = view.dealt;
    const turn = turns - view.hand_size + 1;
    return {
      text: `${round} · ${say('asgard-page-turn-of', { turn, turns })}`,
      done: turn,
      of: turns,
    };
  }
  const god = asked.god!;
  const what = deed(asked, say);
  const awake = say('asgard-page-god-of', { god: { key: `asgard-god-${god}` } });
  return {
    text: `${round} · ${awake}${what && `: ${what}`}`,
    done: GODS.indexOf(god) + 1,
    of: GODS.length,
  };
}

export function sounds(events: readonly Told[]): SoundName[] {
  const kinds = new Set(events.map((told) => told.event));
  if (kinds.has('revealed')) return ['reveal'];
  if (kinds.has('scored')) return ['score'];
  if (kinds.has('lifted')) return ['turn'];
  if (kinds.has('laid') || kinds.has('slipped') || kinds.has('doubled')) return ['lay'];
  return kinds.has('sealed') ? ['seal'] : [];
}
