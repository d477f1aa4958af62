/** What stands before lines of the saga. */

import axes from 'icon:crossed-axes';
import shield from 'icon:shield';
import fire from 'icon:small-fire';
import trowel from 'icon:hammer-nails';
import cardPlay from 'icon:card-play';
import cardDraw from 'icon:card-draw';
import coins from 'icon:two-coins';
import raven from 'icon:raven';
import runeStone from 'icon:rune-stone';
import tied from 'icon:scroll-unfurled';
import medal from 'icon:medal';
import stein from 'icon:beer-stein';
import type { Picture } from '../../lib/board';
import { FIGURES, HALLS } from './look';
import type { Building, Card } from './wire.gen';

const PICTURES: Record<string, Picture> = {
  asgard: { icon: runeStone, colour: 'var(--odin-fig)' },
  attack: { icon: axes, colour: 'var(--thor-fig)' },
  building: { icon: trowel, colour: 'var(--loki-fig)' },
  card: { icon: cardPlay, colour: 'var(--text-2)' },
  defence: { icon: shield, colour: 'var(--odin-fig)' },
  draw: { icon: cardDraw, colour: 'var(--text-2)' },
  fire: { icon: fire, colour: 'var(--thor-fig)' },
  laurels: { icon: medal, colour: 'var(--accent)' },
  lens: { icon: cardPlay, colour: 'var(--bragi-fig)' },
  mission: { icon: tied, colour: 'var(--loki-fig)' },
  path: { icon: raven, colour: 'var(--bragi-fig)' },
  'rune-stone': { icon: runeStone, colour: 'var(--text-2)' },
  ruin: { icon: trowel, colour: 'var(--text-2)' },
  stein: { icon: stein, colour: 'var(--sif-fig)' },
  tokens: { icon: coins, colour: 'var(--sif-fig)' },
};

/** `card/thor` and `building/hall` are drawn as what they name. */
export function picture(name: string): Picture | undefined {
  const [of, which = ''] = name.split('/');
  if (of === 'card' && which) return { icon: FIGURES[which as Card], colour: 'var(--odin-fig)' };
  if (of === 'building')
    return {
      icon: which === 'hall' ? HALLS[2]! : FIGURES[which as Building],
      colour: 'var(--thor-fig)',
    };
  return PICTURES[name];
}
