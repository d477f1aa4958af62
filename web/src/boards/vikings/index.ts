import type { BoardModule } from '../../lib/board';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import { flights } from './flights';
import { headline, sounds } from './headline';
import { moments } from './moments';
import { picture } from './pictures';
import type { Told, View } from './wire.gen';
import Zoom from './Zoom.svelte';

type Text = Promise<{ default: string }>;

/** The page's own words and the game's files of them, as one catalogue. */
async function gather(...files: Text[]): Text {
  const texts = await Promise.all(files);
  return { default: texts.map((text) => text.default).join('\n') };
}

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
    { keys: ['A'], text: 'vikings-page-key-attack' },
    { keys: ['C'], text: 'vikings-page-key-claim' },
    { keys: ['X'], text: 'vikings-page-key-exchange' },
    { keys: ['E'], text: 'vikings-page-key-end' },
    { keys: ['0'], text: 'vikings-page-key-done' },
  ],
  texts: {
    en: () =>
      gather(
        import('./locale/en.ftl'),
        import('../../../../src/meadhall/games/vikings/locale/en/cards.ftl'),
        import('../../../../src/meadhall/games/vikings/locale/en/missions.ftl'),
        import('../../../../src/meadhall/games/vikings/locale/en/saga.ftl'),
      ),
    ru: () =>
      gather(
        import('./locale/ru.ftl'),
        import('../../../../src/meadhall/games/vikings/locale/ru/cards.ftl'),
        import('../../../../src/meadhall/games/vikings/locale/ru/missions.ftl'),
        import('../../../../src/meadhall/games/vikings/locale/ru/saga.ftl'),
      ),
  },
} satisfies BoardModule<View, Told>;
