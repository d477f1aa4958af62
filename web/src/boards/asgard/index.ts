import type { BoardModule } from '../../lib/board';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import { flights } from './flights';
import { headline, sounds } from './headline';
import { moments } from './moments';
import { picture } from './pictures';
import type { AsgardView } from './view';
import type { Told } from './wire.gen';
import Zoom from './Zoom.svelte';

export default {
  Board,
  Cards,
  Zoom: Zoom as BoardModule['Zoom'],
  headline,
  picture,
  flights,
  moments,
  sounds,
  keys: [
    { keys: ['R'], text: 'asgard-page-key-turn' },
    { keys: ['9'], text: 'asgard-page-key-done' },
  ],
  texts: { en: () => import('./locale/en.ftl'), ru: () => import('./locale/ru.ftl') },
} satisfies BoardModule<AsgardView, Told> & { moments: typeof moments };
