/** What stands before lines of the saga: the figure of a card, or a sign. */

import broom from 'icon:card-discard';
import draw from 'icon:card-draw';
import eye from 'icon:semi-closed-eye';
import horn from 'icon:beer-horn';
import howl from 'icon:wolf-howl';
import laurels from 'icon:laurels';
import pyre from 'icon:pyre';
import shuffle from 'icon:card-random';
import skull from 'icon:skull-crossed-bones';
import type { Picture } from '../../lib/board';
import { DEITY, PERSON, VICTORY } from './cards';

const EMBER = 'var(--thor-fig)';
const BRONZE = 'var(--accent)';
const SIGNS: Record<string, string> = {
  broom,
  draw,
  eye,
  horn,
  howl,
  laurels,
  pyre,
  shuffle,
  skull,
};
const CARDS: Record<string, Record<string, string>> = {
  card: PERSON,
  deity: DEITY,
  victory: VICTORY,
};

export function picture(name: string): Picture | undefined {
  const [kind, card] = name.split('/') as [string, string?];
  const icon = card ? CARDS[kind]?.[card] : SIGNS[name];
  return icon === undefined
    ? undefined
    : { icon, colour: name === 'pyre' || name === 'howl' ? EMBER : BRONZE };
}
