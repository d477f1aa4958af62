/** Which cards fly after a change. */

import type { Flight } from '../../lib/board';
import type { Told } from './wire.gen';

/** Which cards fly: picks to their stacks, turned and swapped cards across, cards to score piles. */
export function flights(events: readonly Told[]): Flight[] {
  const found: Flight[] = [];
  const lifted: string[] = [];
  let revealed = false;
  let drew = false;
  for (const told of events) {
    switch (told.event) {
      case 'revealed':
        revealed = true;
        break;
      case 'drew':
        drew = true;
        break;
      case 'lifted':
        lifted.push(`stack/${told.seat}/${told.god}`);
        break;
      case 'laid': {
        const to = `stack/${told.seat}/${told.god}`;
        const from = lifted.shift();
        if (from) found.push({ from, to, how: 'turn' });
        else if (revealed) found.push({ from: `pick/${told.seat}`, to, how: 'flip' });
        else found.push({ from: drew ? 'deck' : 'hand/0', to });
        break;
      }
      case 'scored':
        found.push({ from: `stack/${told.seat}/${told.god}`, to: `score/${told.seat}` });
        break;
      case 'doubled':
      case 'undoubled':
        found.push({ from: 'doubling', to: 'doubling' });
        break;
    }
  }
  return found;
}
