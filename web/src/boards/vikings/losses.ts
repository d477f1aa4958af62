/** What ending the turn would cost, in lines, each with what to do about it. The game says what. */

import axes from 'icon:crossed-axes';
import cards from 'icon:card-draw';
import scroll from 'icon:scroll-unfurled';
import tankard from 'icon:beer-stein';
import chest from 'icon:locked-chest';
import type { BoardState } from './board_state.svelte';
import { RESOURCES, type Amount, type Lost } from './wire.gen';

export interface Line {
  key: string;
  icon: string;
  title: string;
  note: string;
  remedy: { words: string; letter: string; act: () => void };
  /** Of resources one need not be asked again. */
  resource?: boolean;
  /** It is done at once, and the rest still asked. */
  stays?: boolean;
}

const total = ({ beer, gold }: Amount) => beer + gold;

/** What would be lost; undefined if nothing would. */
export const lostOf = (board: BoardState): Lost | undefined =>
  board.legal.foreseen(board.can({ kind: 'end' }))?.lost;

export function linesOf(board: BoardState): Line[] {
  const lost = lostOf(board);
  if (!lost) return [];
  const lines = [...missions(board, lost), ...spending(board, lost), ...idle(board, lost)];
  return board.careless ? lines.filter((line) => !line.resource) : lines;
}

function missions(board: BoardState, { missions: slots }: Lost): Line[] {
  const { say } = board;
  return slots.flatMap((slot): Line[] => {
    const mission = board.view.seats[board.own]?.missions[slot];
    const move = board.can({ kind: 'claim', slot });
    if (!mission || move === undefined) return [];
    const { points } = board.numbers.missions[mission];
    return [
      {
        key: `mission/${slot}`,
        icon: scroll,
        title: say('vikings-page-lost-mission', { mission: say(`vikings-mission-${mission}`) }),
        note: say('vikings-page-lost-mission.how', { points }),
        remedy: {
          words: say('vikings-page-claim', { points }),
          letter: 'C',
          act: () => board.table.choose(move),
        },
        stays: true,
      },
    ];
  });
}

function spending(board: BoardState, { resources, tokens }: Lost): Line[] {
  const { say } = board;
  const lines: Line[] = [];
  const buy = () => look('[data-place^="market/"].legal, [data-place^="path/"].legal');
  if (total(resources))
    lines.push({
      key: 'resources',
      icon: tankard,
      title: say('vikings-page-lost-resources', { amount: board.amount(resources) }),
      note: say('vikings-page-lost-resources.how'),
      remedy: { words: say('vikings-page-lost-buy'), letter: 'B', act: buy },
      resource: true,
    });
  if (total(tokens)) {
    const change = RESOURCES.filter((resource) => tokens[resource])
      .map((resource) => board.can({ kind: 'exchange', resource }))
      .find((move) => move !== undefined);
    lines.push({
      key: 'tokens',
      icon: chest,
      title: say('vikings-page-lost-tokens', { amount: board.amount(tokens) }),
      note: say('vikings-page-lost-tokens.how', {
        room: board.amount(board.view.seats[board.own]!.room),
      }),
      remedy:
        change === undefined
          ? { words: say('vikings-page-lost-buy'), letter: 'B', act: buy }
          : {
              words: say('vikings-page-lost-exchange'),
              letter: 'X',
              act: () => board.table.choose(change),
            },
      resource: true,
      stays: change !== undefined,
    });
  }
  return lines;
}

function idle(board: BoardState, { cards: unplayed, targets, strength }: Lost): Line[] {
  const { say } = board;
  const lines: Line[] = [];
  if (targets)
    lines.push({
      key: 'fighters',
      icon: axes,
      title: say('vikings-page-lost-fighters', { strength }),
      note: say('vikings-page-lost-fighters.how', { targets }),
      remedy: {
        words: say('vikings-page-attack'),
        letter: 'A',
        act: () => (board.aiming = true),
      },
    });
  if (unplayed.length)
    lines.push({
      key: 'cards',
      icon: cards,
      title: say('vikings-page-lost-cards', {
        cards: unplayed.map((card) => say(`vikings-card-${card}`)).join(', '),
      }),
      note: say('vikings-page-lost-cards.how'),
      remedy: {
        words: say('vikings-page-lost-play'),
        letter: 'P',
        act: () => look(unplayed.map((card) => `[data-place$="/${card}"].legal`).join(', ')),
      },
    });
  return lines;
}

/** Lead the eye and the keys to something on the table. */
function look(where: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(where)?.focus());
}
