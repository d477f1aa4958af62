/** What deserves a moment of its own: an Aesir awakens and gives somebody the favour. */

import type { Arg } from '../../lib/board';
import type { Told } from './wire.gen';

/** Two seconds: a text, filled as lines of the saga are (`seat` is a player), and a picture. */
export interface Moment {
  key: string;
  args?: Record<string, Arg>;
  picture?: string;
  seat?: number;
  /** Places to light meanwhile. */
  places?: readonly string[];
}

/** An Aesir who sleeps on is no moment; who has the favour, and after a dispute, is. */
export function moments(events: readonly Told[]): Moment[] {
  const found: Moment[] = [];
  let final = false;
  let disputed = false;
  for (const told of events) {
    if (told.event === 'awakens') {
      final = told.final;
      disputed = false;
    } else if (told.event === 'disputed') disputed = true;
    else if (told.event === 'favoured') {
      const { god, seat, attention } = told;
      found.push({
        key: final
          ? 'asgard-page-moment-final'
          : disputed
            ? 'asgard-page-moment-disputed'
            : 'asgard-page-moment-awakens',
        args: { god: { key: `asgard-god-${god}` }, seat, attention },
        picture: `god/${god}`,
        seat,
        places: [`stack/${seat}/${god}`],
      });
    }
  }
  return found;
}
