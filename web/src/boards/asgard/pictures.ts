/** What stands before lines of the saga: the figure of an Aesir, or a sign. */

import cardPlay from 'icon:card-play';
import cycle from 'icon:cycle';
import necklace from 'icon:intricate-necklace';
import laurels from 'icon:laurels';
import scales from 'icon:scales';
import waxSeal from 'icon:wax-seal';
import type { Picture } from '../../lib/board';
import { FIGURES } from './gods';
import type { God } from './view';

const BRONZE = 'var(--accent)';
const SIGNS: Record<string, Picture> = {
  doubling: { icon: necklace, colour: BRONZE },
  draw: { icon: cardPlay, colour: BRONZE },
  goal: { icon: laurels, colour: BRONZE },
  hands: { icon: cycle, colour: BRONZE },
  scales: { icon: scales, colour: BRONZE },
  seal: { icon: waxSeal, colour: 'var(--wax-2)' },
};

export function picture(name: string): Picture | undefined {
  const [kind, god] = name.split('/') as [string, God?];
  const icon = kind === 'god' && god ? FIGURES[god] : undefined;
  return icon ? { icon, colour: `var(--${god}-fig)` } : SIGNS[name];
}
