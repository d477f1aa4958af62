/** What is asked, in a title and a line below it; the steps of an attack. */

import axes from 'icon:crossed-axes';
import shield from 'icon:shield';
import viking from 'icon:viking-head';
import runeStone from 'icon:rune-stone';
import cardPlay from 'icon:card-play';
import type { BoardState } from './board_state.svelte';

export interface Prompt {
  icon: string;
  colour?: string;
  title?: string;
  sub?: string;
  steps?: { text: string; state: 'done' | 'now' | 'later' }[];
}

/** V-48, V-49: what the end of the turn brings whom; empty if nothing. */
export function atEnd(board: BoardState): string {
  const { say, view } = board;
  const { points, defender } = view.turn.at_end;
  const notes: string[] = [];
  if (points) notes.push(say('vikings-choice-end.hits', { points }));
  if (defender !== null)
    notes.push(say('vikings-choice-end.repelled', { name: board.name(defender) }));
  return notes.length ? say('vikings-group-end', { what: notes.join('; ') }) : '';
}

/** What a move that is shown but not yet made would do. */
function staged(board: BoardState): string | undefined {
  const { say, view } = board;
  const { price, left, undo } = board.legal.foreseen(board.table.staged) ?? {};
  const bought = (what: string, key: string) =>
    price &&
    left &&
    say(what, { card: { key }, price: board.amount(price), left: board.amount(left) });
  const move = board.legal.what(board.table.staged);
  switch (move?.kind) {
    case 'attack': {
      const { repelled = 0 } = board.legal.foreseen(board.table.staged)?.aim ?? {};
      const name = board.name(move.seat);
      return say('vikings-page-aim-vain', { name, points: repelled });
    }
    case 'fight-undead':
    case 'fight-dragon':
      return say('vikings-page-aim-vain-monster');
    case 'go': {
      if (!view.attack) return undefined;
      const { strength, defence } = view.attack;
      return say('vikings-page-go-sure', { strength, defence });
    }
    case 'buy':
      return bought('vikings-page-buy-leaves', `vikings-card-${move.card}`);
    case 'buy-path': {
      const card = view.path[move.place];
      return card ? bought('vikings-page-buy-leaves', `vikings-card-${card}`) : undefined;
    }
    case 'build':
      return bought('vikings-page-build-leaves', `vikings-building-${move.building}`);
    case 'play':
      return undo ? undefined : `${board.text(move.card)}. ${say('vikings-page-draws')}`;
    default:
      return undefined;
  }
}

/** V-53: target, fighters, strike. */
const stepsOf = (board: BoardState, at: number): Prompt['steps'] =>
  ['target', 'forces', 'go'].map((step, k) => ({
    text: board.say(`vikings-page-step-${step}`),
    state: k < at ? 'done' : k === at ? 'now' : 'later',
  }));

function turn(board: BoardState): Prompt {
  const { say, table, view } = board;
  const strength = view.army?.strength ?? 0;
  const notes: string[] = [];
  const brief = table.layout === 'phone';
  if (board.dismantling) notes.push(say('vikings-page-dismantling'));
  else if (board.opened !== null && board.mayAttack(board.opened))
    notes.push(say('vikings-page-target-press'));
  else if (table.moves.length <= 1) notes.push(say('vikings-page-nothing-left'));
  else {
    if (board.legal.some('claim')) notes.push(say('vikings-page-ready'));
    else if (!brief || !strength) notes.push(say('vikings-page-your-turn-how'));
    if (strength) notes.push(say('vikings-page-strength', { strength }));
  }
  if (board.aiming)
    return {
      icon: axes,
      colour: 'var(--thor-fig)',
      title: say('vikings-page-choose-target'),
      sub: staged(board) ?? say('vikings-page-choose-target-how'),
      steps: stepsOf(board, 0),
    };
  return {
    icon: viking,
    title: board.ending
      ? say('vikings-page-end-sure')
      : say('vikings-page-your-turn', { name: board.name(board.own) }),
    sub: board.ending
      ? say('vikings-page-end-above')
      : (staged(board) ?? (table.staged === null ? notes.join(' ') : undefined)),
  };
}

export function promptOf(board: BoardState): Prompt {
  const { say, view, table, attack } = board;
  switch (board.kind) {
    case 'turn':
      return turn(board);
    case 'attack': {
      const sent = Object.keys(view.turn.sent).length > 0;
      return {
        icon: axes,
        colour: 'var(--thor-fig)',
        title: say('vikings-page-gather'),
        sub:
          staged(board) ??
          say(view.army?.passed.length ? 'vikings-page-passed' : 'vikings-page-gather-how'),
        steps: stepsOf(board, sent ? 2 : 1),
      };
    }
    case 'defend': {
      const able = board.legal.some('defend');
      return {
        icon: shield,
        colour: 'var(--odin-fig)',
        title: say('vikings-page-defend', {
          name: attack ? board.name(attack.attacker) : '',
          site: attack?.site ? board.siteName(board.own, attack.site) : '',
        }),
        sub:
          table.staged === null
            ? say(able ? 'vikings-page-defend-how' : 'vikings-page-defend-unable')
            : undefined,
      };
    }
    case 'disarm':
    case 'trap': {
      const title = say(board.kind === 'trap' ? 'vikings-page-trap' : 'vikings-page-disarm');
      return { icon: shield, colour: 'var(--odin-fig)', title };
    }
    case 'asgard':
    case 'offer':
      return { icon: runeStone, colour: 'var(--odin-fig)' };
    default:
      return { icon: cardPlay };
  }
}
