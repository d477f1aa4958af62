/** What can be shown large on this board: cards, Aesir, goals, the doubling card, the deck. */

import type { Say, ZoomSubject } from '../../lib/board';
import type { God } from './view';

/** A goal of a round and how many cards it allows; `god` is null while it lies face down. */
export interface Goal {
  god: God | null;
  round: number;
  limit: number;
  /** It can be scored now. */
  now: boolean;
}

export type Shown =
  | { kind: 'card'; up: God; down: God | null }
  | { kind: 'thor'; god: God }
  | { kind: 'god'; god: God }
  | { kind: 'goal'; goal: Goal }
  | { kind: 'doubling' }
  | { kind: 'deck'; cards: number };

/** For the shell: this, with its name above. */
export function subject(shown: Shown, say: Say): ZoomSubject {
  const name = (god: God) => say(`asgard-god-${god}`);
  const title = () => {
    switch (shown.kind) {
      case 'card':
        return shown.down ? `${name(shown.up)} / ${name(shown.down)}` : name(shown.up);
      case 'thor':
        return name('thor');
      case 'god':
        return name(shown.god);
      case 'goal':
        return say('asgard-page-goal-title', { round: shown.goal.round });
      case 'doubling':
        return say('asgard-page-doubling');
      case 'deck':
        return say('asgard-page-deck');
    }
  };
  return { card: shown, title: title() };
}
