import type { BoardModule } from '../../lib/board';
import Board from './Board.svelte';

const none = () => Promise.resolve({ default: '' });

export default {
  Board,
  headline: () => ({ text: '' }),
  saga: (events) =>
    events.map((told) => ({
      kind: 'line' as const,
      text: told.event,
      seat: told['seat'] as number,
    })),
  texts: { en: none, ru: none },
} satisfies BoardModule;
