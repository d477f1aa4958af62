import type { BoardModule } from '../../lib/board';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import { flights } from './flights';
import { headline, sounds } from './headline';
import { moments } from './moments';
import { picture } from './pictures';
import type { WolvesView } from './view';
import Zoom from './Zoom.svelte';

export default {
  Board,
  Cards,
  Zoom: Zoom as BoardModule['Zoom'],
  headline,
  picture,
  flights,
  sounds,
  ...{ moments }, // for shells that stop for it
  texts: { en: () => import('./locale/en.ftl'), ru: () => import('./locale/ru.ftl') },
} satisfies BoardModule<WolvesView>;
