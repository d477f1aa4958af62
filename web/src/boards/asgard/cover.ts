import raven from 'icon:raven';
import type { CoverModule } from '../../lib/board';
import Scene from './CoverScene.svelte';

export default {
  icon: raven,
  tint: '#27506a',
  sky: ['#10243a', '#27506a', '#0f1d22'],
  stars: true,
  Scene,
} satisfies CoverModule;
