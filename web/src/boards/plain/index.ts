import type { BoardModule } from '../../lib/board';
import Board from './Board.svelte';

const none = () => Promise.resolve({ default: '' });

export default {
  Board,
  headline: () => ({ text: '' }),
  texts: { en: none, ru: none },
} satisfies BoardModule;
