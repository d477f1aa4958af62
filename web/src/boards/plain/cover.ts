/** What a game looks like that has no cover of its own. */

import horn from 'icon:beer-horn';
import type { CoverModule } from '../../lib/board';
import Scene from './CoverScene.svelte';

export default {
  icon: horn,
  tint: '#6a5130',
  sky: ['#1d1a24', '#5c4630', '#17120f'],
  stars: true,
  Scene,
} satisfies CoverModule;
