/** What the table stops for: a building that falls, and a card that comes from Asgard. */

import type { Arg } from '../../lib/board';
import { kindOf } from './view';
import type { Told, View } from './wire.gen';

interface Moment {
  key: string;
  args?: Record<string, Arg>;
  picture?: string;
  seat?: number;
}

export function moments(events: readonly Told[], _before: View, view: View): Moment[] {
  return events.flatMap((told): Moment[] => {
    if (told.event === 'damaged') {
      const kind = kindOf(told.site);
      const points = view.turn.at_end.points;
      return [
        {
          key: 'vikings-page-moment-razed',
          args: { site: { key: `vikings-building-${kind}` }, points },
          picture: `building/${kind}`,
          seat: told.seat,
        },
      ];
    }
    if (told.event === 'asgard-taken')
      return [
        {
          key: 'vikings-page-moment-asgard',
          args: { card: { key: `vikings-card-${told.card}` } },
          picture: `card/${told.card}`,
          seat: told.seat,
        },
      ];
    return [];
  });
}
