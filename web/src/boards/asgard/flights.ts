/** Which cards fly after a change. */

import type { Flight, Told } from '../../lib/board';
import type { God } from './view';

/** Which cards fly: picks to their stacks, turned and swapped cards across, cards to score piles. */
export function flights(events: readonly Told[]): Flight[] {
  const found: Flight[] = [];
  const lifted: string[] = [];
  let revealed = false;
  let drew = false;
  for (const told of events) {
    const to = `stack/${told['seat'] as number}/${told['god'] as God}`;
    if (told.event === 'revealed') revealed = true;
    else if (told.event === 'drew') drew = true;
    else if (told.event === 'lifted') lifted.push(to);
    else if (told.event === 'laid') {
      const from = lifted.shift();
      if (from) found.push({ from, to, how: 'turn' });
      else if (revealed) found.push({ from: `pick/${told['seat'] as number}`, to, how: 'flip' });
      else found.push({ from: drew ? 'deck' : `hand/0`, to });
    } else if (told.event === 'scored') {
      found.push({ from: to, to: `score/${told['seat'] as number}` });
    } else if (told.event === 'doubled' || told.event === 'undoubled') {
      found.push({ from: 'doubling', to: 'doubling' });
    }
  }
  return found;
}
