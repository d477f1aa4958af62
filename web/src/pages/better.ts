import { say } from '../lib/texts.svelte';
import type { Moment } from '../wire';

export const percent = (chance: number) => Math.round(100 * chance);

/** "Better: … (41 % instead of 30 %)", of a decision that gave something away. */
export const betterThan = (moment: Moment | undefined): string =>
  moment?.better
    ? say('replay-better', {
        move: moment.better,
        best: percent(moment.best_worth),
        worth: percent(moment.worth),
      })
    : '';
