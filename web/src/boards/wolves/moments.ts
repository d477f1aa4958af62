/** What the table stops for: Ragnarök comes, or a deity of somebody else acts. */

import type { Arg } from '../../lib/board';
import type { WolvesView } from './view';
import type { Told } from './wire.gen';

export interface Moment {
  key: string;
  args?: Record<string, Arg>;
  picture?: string;
  seat?: number;
}

export function moments(
  events: readonly Told[],
  _before: WolvesView | null,
  view: WolvesView,
): Moment[] {
  const found: Moment[] = [];
  for (const told of events)
    if (told.event === 'ragnarok')
      found.push({ key: 'wolves-page-moment-ragnarok', picture: 'howl' });
    else if (told.event === 'used' && told.seat !== view.seat)
      // Whoever uses a power knows it; for the others much changes at once.
      found.push({
        key: 'wolves-page-moment-deed',
        args: { power: { key: `wolves-page-power-${told.deity}` } },
        picture: `deity/${told.deity}`,
        seat: told.seat,
      });
  return found;
}
