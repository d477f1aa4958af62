/** What the prompt says: what to do, and what it brings. */

import type { BoardTable } from '../../lib/board';
import type { BoardState } from './board_state.svelte';
import { effectOf } from './effects';
import { touch } from './fan';
import type { AsgardView } from './view';
import type { Move } from './wire.gen';

/** The question; undefined where the game's own words are the best. */
export function titleOf(table: BoardTable<AsgardView>, taken: BoardState): string | undefined {
  if (table.replay) return undefined;
  const { given } = table.view.decision ?? {};
  const what = taken.legal.what(table.staged);
  if (given && what?.kind === 'rival')
    return table.say('asgard-page-prompt-swap', {
      give: table.say(`asgard-god-${given.god}`),
      take: table.say(`asgard-god-${what.god}`),
    });
  if (!taken.mayPlay || !taken.up) return undefined;
  const god = table.say(`asgard-god-${taken.up}`);
  return table.say(taken.sealed ? 'asgard-page-prompt-sealed' : 'asgard-page-prompt-pick', { god });
}

/** The second line: what the move in view would change, else how to choose and what that brings. */
export function lineOf(
  table: BoardTable<AsgardView>,
  taken: BoardState,
  hovered: number | null,
): string | undefined {
  const { say, view } = table;
  const { mayPlay, sealed, chosen, legal } = taken;
  const kind = view.decision?.kind;
  const held = mayPlay && !sealed && chosen ? legal.id(chosen) : null;
  const seen = table.staged ?? hovered ?? held;
  const effect = effectOf(table, legal.foreseen(seen));
  if (effect)
    return mayPlay && kind === 'pick' ? `${effect}. ${say('asgard-page-may-change')}` : effect;
  if (sealed) return say('asgard-page-may-change');
  if (mayPlay) return say(touch.current ? 'asgard-page-pick-how-touch' : 'asgard-page-pick-how');
  const what = legal.what(seen);
  if (what) return cardInWords(table, what);
  if (kind && kind !== 'pick' && table.me !== null && table.waiting.includes(table.me))
    return kind === 'favour'
      ? table.layout === 'phone' // the two ways say it themselves there
        ? undefined
        : say('asgard-page-brings-favour', {
            will: say(`asgard-will-${view.decision!.god!}`),
            limit: view.decision!.limit ?? 0,
          })
      : say(`asgard-page-brings-${kind}`);
  return undefined;
}

/** A card that is chosen, by whose it is and where it lies; undefined for moves that are no card. */
function cardInWords(table: BoardTable<AsgardView>, what: Move): string | undefined {
  if (what.kind !== 'rival' && what.kind !== 'card') return undefined;
  const seat = what.kind === 'rival' ? what.seat : (table.me ?? 0);
  const stack = table.view.stacks[seat]?.[what.god];
  const args = {
    name: seat === table.me ? table.say('asgard-page-you') : (table.seats[seat]?.name ?? ''),
    god: table.say(`asgard-god-${what.god}`),
    place: what.depth + 1,
    of: stack ? stack.cards + stack.under : 0,
    attention: stack?.attention ?? 0,
    other: stack ? table.say(`asgard-god-${stack.top}`) : '',
  };
  if (stack && what.depth >= stack.cards) return table.say('asgard-page-card-thor', args);
  return table.say(what.depth ? 'asgard-page-card-covered' : 'asgard-page-stack', args);
}
