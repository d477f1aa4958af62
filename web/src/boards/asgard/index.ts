import type { BoardModule } from '../../lib/board';
import Board from './Board.svelte';
import type { AsgardView } from './view';

export default {
  Board,
  headline: (view, say) => ({
    text: say('asgard-table-round', { round: view.round, rounds: view.goals.length }),
  }),
  saga: () => [],
  texts: { en: () => import('./locale/en.ftl'), ru: () => import('./locale/ru.ftl') },
} satisfies BoardModule<AsgardView>;
