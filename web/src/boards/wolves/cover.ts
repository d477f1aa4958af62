import wolf from 'icon:wolf-head';
import type { CoverModule } from '../../lib/board';
import Scene from './CoverScene.svelte';

export default {
  icon: wolf,
  tint: '#6a3030',
  sky: ['#1b1220', '#5a2a2c', '#1a0f10'],
  stars: true,
  Scene,
} satisfies CoverModule;
