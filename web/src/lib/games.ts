/** What the lobby knows of games before anything of them is loaded. */

import raven from 'icon:raven';
import wolf from 'icon:wolf-head';
import drakkar from 'icon:drakkar';

export interface Face {
  icon: string;
  /** A colour behind the icon. */
  tint: string;
  minutes: number;
}

const faces: Record<string, Face> = {
  asgard: { icon: raven, tint: '#27506a', minutes: 30 },
  wolves: { icon: wolf, tint: '#6a3030', minutes: 45 },
  vikings: { icon: drakkar, tint: '#8a6a35', minutes: 75 },
};

export const faceOf = (game: string): Face => faces[game] ?? faces['asgard']!;
