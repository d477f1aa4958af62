/** What is being done now, in words: whoever has the favour chooses, fulfils the will or scores. */

import type { BoardTable, Say } from '../../lib/board';
import type { AsgardView, Decision } from './view';

/** Which of the two the open question is about; null while that is being chosen, and in battle. */
export function aboutGoal(asked: Decision): boolean | null {
  if (asked.kind === 'pick' || asked.kind === 'favour') return null;
  return asked.kind === 'score-goal' || asked.kind === 'final-score';
}

/** In a word for the top bar: "will", "goal"; nothing where neither is chosen. */
export function deed(asked: Decision, say: Say): string {
  if (asked.kind === 'final-score') return say('asgard-page-doing-final.short');
  const goal = aboutGoal(asked);
  return goal === null
    ? ''
    : say(goal ? 'asgard-page-doing-goal.short' : 'asgard-page-doing-will.short');
}

/** Beside the winner of a dispute: "now: the will". */
export function next(asked: Decision, say: Say): string {
  const goal = aboutGoal(asked);
  if (asked.kind === 'final-score') return say('asgard-page-doing-final.now');
  if (goal === null) return say('asgard-page-doing-favour.now');
  return say(goal ? 'asgard-page-doing-goal.now' : 'asgard-page-doing-will.now');
}

/** As a caption: "scores the goal: up to 3 cards of the Loki stack". */
export function doing(table: BoardTable<AsgardView>): string {
  const asked = table.view.decision;
  if (!asked?.god || table.veiled) return '';
  const { say } = table;
  const args = {
    who: asked.seat === table.me ? 'you' : 'other',
    name: table.seats[asked.seat ?? 0]?.name ?? '',
    god: say(`asgard-god-${asked.god}`),
    will: say(`asgard-will-${asked.god}`),
    limit: asked.limit ?? 0,
  };
  if (asked.kind === 'favour') return say('asgard-page-doing-favour', args);
  if (asked.kind === 'final-score') return say('asgard-page-doing-final', args);
  return say(
    asked.kind === 'score-goal' ? 'asgard-page-doing-goal' : 'asgard-page-doing-will',
    args,
  );
}
