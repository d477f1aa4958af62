/** What the lobby knows of games before anything of them is loaded. */

import raven from 'icon:raven';
import wolf from 'icon:wolf-head';
import drakkar from 'icon:drakkar';

export interface Face {
  icon: string;
  /** A colour behind the icon. */
  tint: string;
  minutes: number;
  /** Ways to play that the lobby offers, by the names of their options. */
  variants: readonly string[];
  /** What other numbers may look like. */
  example: string;
}

const faces: Record<string, Face> = {
  asgard: {
    icon: raven,
    tint: '#27506a',
    minutes: 30,
    variants: [],
    example: '{ "deals": { "4": [6, 5, 4] } }',
  },
  wolves: {
    icon: wolf,
    tint: '#6a3030',
    minutes: 45,
    variants: [],
    example: '{ "hands": { "limit": 14 } }',
  },
  vikings: {
    icon: drakkar,
    tint: '#8a6a35',
    minutes: 75,
    variants: ['first_game', 'long_game', 'take_from_open'],
    example: '{ "goal": { "3": 20 } }',
  },
};

export const faceOf = (game: string): Face => faces[game] ?? faces['asgard']!;
