/** What is asked, in a title and a line below it; the steps of an attack. */

import axes from 'icon:crossed-axes';
import shield from 'icon:shield';
import viking from 'icon:viking-head';
import runeStone from 'icon:rune-stone';
import cardPlay from 'icon:card-play';
import type { Desk } from './desk.svelte';
import { isSafe } from './hand';
import { buildId, buyId, cardId, END_TURN, GO, handMove, isClaim, pathId, victimOf } from './moves';
import { army, isAttacker, siteOf } from './muster';
import { BUILDINGS, CARDS } from './view';

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
  const move = desk.table.staged;
  const { say, numbers } = desk;
  if (move === null) return undefined;
  if (move === END_TURN) {
    const what = atEnd(desk);
    return what ? say('vikings-group-end', { what }) : say('vikings-page-end-plain');
  }
  if (move === GO && desk.view.attack) return say('vikings-page-go-sure', desk.view.attack);
  const bought =
    CARDS.slice(3, 9).find((name) => buyId(name) === move) ??
    desk.view.path.find((name, place) => name && pathId(place) === move);
  const left = (beer: number, gold: number) =>
    desk.amount(desk.purse.beer - beer, desk.purse.gold - gold);
  if (bought) {
    const { cost_beer = 0, cost_gold = 0 } = numbers.cards[bought]!;
    return say('vikings-page-buy-leaves', {
      card: { key: `vikings-card-${bought}` },
      price: desk.amount(cost_beer, cost_gold),
      left: left(cost_beer, cost_gold),
    });
  }
  const built = BUILDINGS.find((name) => buildId(name) === move);
  if (built) {
    const { beer, gold } = numbers.buildings[built]!;
    return say('vikings-page-build-leaves', {
      card: { key: `vikings-building-${built}` },
      price: desk.amount(beer, gold),
      left: left(beer, gold),
    });
  }
  const played = handMove(move);
  if (played?.family === 'play' && !isSafe(desk, played.card)) {
    return `${desk.text(played.card)}. ${say('vikings-page-draws')}`;
  }
  return undefined;
}

/** V-53: kinds are sent in their order; is there one that could have come, and can't any more? */
function passed(desk: Desk): boolean {
  const { view, numbers } = desk;
  return Object.keys(army(view, numbers)).some(
    (card) => isAttacker(numbers, card) && desk.can(cardId('send', card)) === undefined,
  );
}

function turn(desk: Desk): Prompt {
  const { say, table } = desk;
  const notes: string[] = [];
  const aiming = desk.opened !== null && desk.any((move) => victimOf(move) === desk.opened);
  const brief = table.layout === 'phone';
  if (aiming) {
    notes.push(say('vikings-page-target-press'));
    const villages = new Set(table.moves.map((each) => victimOf(each.move)));
    villages.delete(null);
    if (villages.size > 1) notes.push(say('vikings-page-target-next'));
  } else if (desk.dismantling) notes.push(say('vikings-page-dismantling'));
  else if (table.moves.length <= 1) notes.push(say('vikings-page-nothing-left'));
  else {
    if (desk.any(isClaim)) notes.push(say('vikings-page-ready'));
    else if (!brief || !desk.army) notes.push(say('vikings-page-your-turn-how'));
    if (desk.army) notes.push(say('vikings-page-strength', { strength: desk.army }));
  }
  return {
    icon: viking,
    title:
      table.staged === END_TURN
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
      const able = table.moves.some((each) => handMove(each.move)?.family === 'defend');
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
