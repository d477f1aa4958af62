/** What is asked, in a title and a line below it; the steps of an attack. */

import axes from 'icon:crossed-axes';
import shield from 'icon:shield';
import viking from 'icon:viking-head';
import runeStone from 'icon:rune-stone';
import cardPlay from 'icon:card-play';
import type { Desk } from './desk.svelte';
import { isSafe } from './hand';
import { army, isAttacker, siteOf } from './muster';
import { CARDS, type Card } from './view';

export interface Prompt {
  icon: string;
  colour?: string;
  title?: string;
  sub?: string;
  steps?: { text: string; state: 'done' | 'now' | 'later' }[];
}

/** V-11, V-48, V-49: what the end of the turn brings, and what vanishes; empty if nothing. */
export function atEnd(desk: Desk): string {
  const { say, view } = desk;
  const { hits, victim, beer, gold } = view.turn;
  const notes: string[] = [];
  if (hits) notes.push(say('vikings-choice-end.hits', { points: 2 * hits - 1 }));
  else if (victim !== null)
    notes.push(say('vikings-choice-end.repelled', { name: desk.name(victim) }));
  if (beer + gold) notes.push(say('vikings-choice-end.lost', { beer, gold }));
  return notes.join('; ');
}

/** What a move that is shown but not yet made would do. */
function staged(desk: Desk): string | undefined {
  const { say, numbers, view } = desk;
  const left = (beer: number, gold: number) =>
    desk.amount(desk.purse.beer - beer, desk.purse.gold - gold);
  const bought = (card: Card) => {
    const { cost_beer = 0, cost_gold = 0 } = numbers.cards[card]!;
    return say('vikings-page-buy-leaves', {
      card: { key: `vikings-card-${card}` },
      price: desk.amount(cost_beer, cost_gold),
      left: left(cost_beer, cost_gold),
    });
  };
  const move = desk.legal.what(desk.table.staged);
  switch (move?.kind) {
    case 'end': {
      const what = atEnd(desk);
      return what ? say('vikings-group-end', { what }) : say('vikings-page-end-plain');
    }
    case 'go':
      return view.attack ? say('vikings-page-go-sure', view.attack) : undefined;
    case 'buy':
      return bought(move.card);
    case 'buy-path': {
      const card = view.path[move.place];
      return card ? bought(card) : undefined;
    }
    case 'build': {
      const { beer, gold } = numbers.buildings[move.building]!;
      return say('vikings-page-build-leaves', {
        card: { key: `vikings-building-${move.building}` },
        price: desk.amount(beer, gold),
        left: left(beer, gold),
      });
    }
    case 'play':
      if (isSafe(desk, move.card)) return undefined;
      return `${desk.text(move.card)}. ${say('vikings-page-draws')}`;
    default:
      return undefined;
  }
}

/** V-53: kinds are sent in their order; is there one that could have come, and can't any more? */
function passed(desk: Desk): boolean {
  const { view, numbers } = desk;
  const able = army(view, numbers);
  return CARDS.some(
    (card) => able[card] && isAttacker(numbers, card) && !desk.legal.has({ kind: 'send', card }),
  );
}

function turn(desk: Desk): Prompt {
  const { say, table } = desk;
  const notes: string[] = [];
  const aiming = desk.opened !== null && desk.mayAttack(desk.opened);
  const brief = table.layout === 'phone';
  if (aiming) {
    notes.push(say('vikings-page-target-press'));
    if (desk.others.filter(desk.mayAttack).length > 1) notes.push(say('vikings-page-target-next'));
  } else if (desk.dismantling) notes.push(say('vikings-page-dismantling'));
  else if (table.moves.length <= 1) notes.push(say('vikings-page-nothing-left'));
  else {
    if (desk.legal.some('claim')) notes.push(say('vikings-page-ready'));
    else if (!brief || !desk.army) notes.push(say('vikings-page-your-turn-how'));
    if (desk.army) notes.push(say('vikings-page-strength', { strength: desk.army }));
  }
  return {
    icon: viking,
    title:
      desk.legal.what(table.staged)?.kind === 'end'
        ? say('vikings-page-end-sure')
        : aiming
          ? say('vikings-page-target')
          : say('vikings-page-your-turn', { name: desk.name(desk.own) }),
    sub: staged(desk) ?? (table.staged === null ? notes.join(' ') : undefined),
  };
}

export function promptOf(desk: Desk): Prompt {
  const { say, view, table, frame } = desk;
  switch (desk.kind) {
    case 'turn':
      return turn(desk);
    case 'attack': {
      const sent = Object.keys(view.turn.sent).length > 0;
      return {
        icon: axes,
        colour: 'var(--thor-fig)',
        title: say('vikings-page-gather'),
        sub: staged(desk) ?? say(passed(desk) ? 'vikings-page-passed' : 'vikings-page-gather-how'),
        steps: [
          { text: say('vikings-page-step-target'), state: 'done' },
          { text: say('vikings-page-step-forces'), state: sent ? 'done' : 'now' },
          { text: say('vikings-page-step-go'), state: sent ? 'now' : 'later' },
        ],
      };
    }
    case 'defend': {
      const fight = desk.fight ?? frame!;
      const able = desk.legal.some('defend');
      return {
        icon: shield,
        colour: 'var(--odin-fig)',
        title: say('vikings-page-defend', {
          name: desk.name(fight.actor),
          site: desk.siteName(desk.own, siteOf(fight)),
        }),
        sub:
          table.staged === null
            ? say(able ? 'vikings-page-defend-how' : 'vikings-page-defend-unable')
            : undefined,
      };
    }
    case 'disarm':
    case 'trap': {
      const title = say(desk.kind === 'trap' ? 'vikings-page-trap' : 'vikings-page-disarm');
      return { icon: shield, colour: 'var(--odin-fig)', title };
    }
    case 'asgard':
    case 'offer':
      return { icon: runeStone, colour: 'var(--odin-fig)' };
    default:
      return { icon: cardPlay };
  }
}
