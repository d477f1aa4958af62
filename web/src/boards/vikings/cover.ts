import drakkar from 'icon:drakkar';
import type { CoverModule } from '../../lib/board';
import Scene from './CoverScene.svelte';

export default {
  icon: drakkar,
  tint: '#8a6a35',
  sky: ['#2a4a4a', '#b98a4c', '#233638'],
  stars: false,
  Scene,
} satisfies CoverModule;
