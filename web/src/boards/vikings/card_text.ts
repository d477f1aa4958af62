/** Cards, buildings and missions in words, with the numbers in force. */

import type { Say } from '../../lib/board';
import type { Numbers } from './numbers';
import type { Kind } from './view';
import { BUILDINGS, type Amount, type Card, type Mission, type Prize } from './wire.gen';

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function cardArgs(numbers: Numbers, name: Card): Record<string, string | number> {
  const { strength = 0, amount = 0, beer = 0, gold = 0, draw = 0 } = numbers.cards[name];
  const points = numbers.table.undead_points;
  return { strength, amount, beer, gold, draw, total: strength + amount, points };
}

/** What a card does, as the rules book says it. */
export const cardText = (say: Say, numbers: Numbers, name: Card): string =>
  capital(say(`vikings-card-${name}.text`, cardArgs(numbers, name)));

/** The same in the few words there is room for on a card. */
export const cardShort = (say: Say, numbers: Numbers, name: Card): string =>
  say(`vikings-page-short-${name}`, cardArgs(numbers, name));

/** There are no more than three of a kind: a hall may let all of them be built. */
const ALL = 3 * BUILDINGS.length;
/** Whether a limit of buildings is one at all, as texts ask for it. */
export const mostOf = (limit: number) => (limit >= ALL ? 'all' : 'some');

export function buildingText(say: Say, numbers: Numbers, kind: Kind, level = 1): string {
  if (kind === 'hall') {
    const { limit, reached } = numbers.halls[level]!;
    return capital(say('vikings-hall-level.text', { limit, most: mostOf(limit), points: reached }));
  }
  const { capacity, store_points } = numbers.table;
  return capital(say(`vikings-building-${kind}.text`, { capacity, store_points }));
}

export const missionText = (say: Say, numbers: Numbers, name: Mission): string =>
  capital(say(`vikings-mission-${name}.text`, { need: numbers.missions[name].need ?? 0 }));

export const amountText = (say: Say, { beer, gold }: Amount): string =>
  say('vikings-amount', { beer, gold });

/** What success brings at once; empty if nothing. */
export function prizeText(say: Say, { points, tokens, resource, asgard }: Prize): string {
  const words: string[] = [];
  if (points) words.push(say('vikings-page-vp', { points }));
  if (tokens && resource) words.push(say(`vikings-page-prize-${resource}`));
  if (asgard) words.push(say('vikings-page-prize-asgard'));
  return words.join(', ');
}
