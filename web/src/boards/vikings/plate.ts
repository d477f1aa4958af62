/** What stands on a card: one record for cards, buildings, halls and the Dragon. */

import type { Say } from '../../lib/board';
import { FIGURES, HALLS, KINDS, ROMAN, type Kind, type SceneName } from './look';
import { buildingText, cardShort, ours, type Numbers } from './numbers';
import { ASGARD_CARDS, PATH_CARDS } from './view';

export type Shape = 'beer' | 'gold' | 'strength' | 'defence' | 'points';
export interface Sign {
  shape: Shape;
  value: string | number;
}

export interface Plate {
  title: string;
  kind: Kind;
  scene: SceneName;
  figure: string;
  rune: string;
  colour: string;
  /** Upper left: what it does. */
  does: Sign[];
  /** Upper right: what it costs. */
  costs: Sign[];
  text: string;
  /** What whoever damages it gains at once; empty if nothing. */
  prize: string;
  path: boolean;
  /** Signs and words that are our own choice and not the publisher's. */
  ours: { does: boolean; costs: boolean; prize: boolean };
}

function signs(pairs: [Shape, number | string | undefined][]): Sign[] {
  return pairs.flatMap(([shape, value]) => (value ? [{ shape, value }] : []));
}

function doesOf(name: string, numbers: Numbers): Sign[] {
  const card = numbers.cards[name]!;
  const grows = card.power?.includes('-per-') || card.power === 'strength-against-hall';
  const more = grows ? '+' : '';
  const { strength = 0, amount = 0 } = card;
  switch (card.role) {
    case 'fighter':
    case 'hero':
      return [{ shape: 'strength', value: `${strength}${more}` }];
    case 'booster':
      return [{ shape: 'strength', value: `+${strength || amount}` }];
    case 'fortification':
      return [{ shape: 'defence', value: `+${strength}` }];
    case 'undead':
      return [{ shape: 'defence', value: strength }];
    default:
      return signs([
        ['beer', card.beer && `${card.beer}${more}`],
        ['gold', card.gold && `${card.gold}${more}`],
      ]);
  }
}

export function cardPlate(name: string, numbers: Numbers, say: Say): Plate {
  const card = numbers.cards[name]!;
  const own = ours('cards', name);
  const money = (card.gold && !card.beer) || name === 'crystal' ? 'gold' : 'beer';
  return {
    title: say(`vikings-card-${name}`),
    kind: card.role,
    scene: ASGARD_CARDS.includes(name)
      ? 'asgard'
      : card.role === 'resource'
        ? money
        : card.role === 'hero'
          ? 'asgard'
          : card.role,
    figure: FIGURES[name]!,
    ...KINDS[card.role],
    does: doesOf(name, numbers),
    costs: signs([
      ['beer', card.cost_beer],
      ['gold', card.cost_gold],
    ]),
    text: cardShort(say, numbers, name),
    prize: '',
    path: PATH_CARDS.includes(name),
    ours: {
      does: own.some((each) => ['strength', 'beer', 'gold', 'amount'].includes(each)),
      costs: own.some((each) => each.startsWith('cost_')),
      prize: false,
    },
  };
}

export function buildingPlate(kind: string, level: number, numbers: Numbers, say: Say): Plate {
  const hall = kind === 'hall';
  const record = hall ? numbers.halls[level]! : numbers.buildings[kind]!;
  const own = hall ? ours('halls', String(level)) : ours('buildings', kind);
  const price = hall ? numbers.halls[level - 1]?.gold : undefined;
  const loot = !hall && numbers.buildings[kind]!.loot > 0;
  return {
    title: hall
      ? `${say('vikings-building-hall')} ${ROMAN[level]!}`
      : say(`vikings-building-${kind}`),
    kind: hall ? 'hall' : 'building',
    scene: hall ? 'hall' : 'building',
    figure: hall ? HALLS[level]! : FIGURES[kind]!,
    ...KINDS[hall ? 'hall' : 'building'],
    does: [{ shape: 'defence', value: record.defence }],
    costs: hall
      ? signs([['gold', price]])
      : signs([
          ['beer', numbers.buildings[kind]!.beer],
          ['gold', numbers.buildings[kind]!.gold],
        ]),
    text: hall
      ? buildingText(say, numbers, kind, level)
      : say(`vikings-page-short-${kind}`, {
          capacity: numbers.table.capacity,
          points: numbers.table.store_points,
        }),
    prize:
      hall && level === 3
        ? say('vikings-page-prize-asgard')
        : loot
          ? say(kind === 'beer-store' ? 'vikings-page-prize-beer' : 'vikings-page-prize-gold')
          : record.points
            ? say('vikings-page-vp', { points: record.points })
            : '',
    path: false,
    ours: {
      does: own.includes('defence'),
      costs: own.includes('beer') || own.includes('gold'),
      prize: own.includes('points') || (loot && own.includes('loot')),
    },
  };
}

export function dragonPlate(numbers: Numbers, say: Say): Plate {
  return {
    title: say('vikings-dragon'),
    kind: 'undead',
    scene: 'dragon',
    figure: FIGURES['dragon']!,
    ...KINDS.undead,
    does: [{ shape: 'defence', value: numbers.table.dragon_defence }],
    costs: [],
    text: say('vikings-page-short-dragon'),
    prize: '',
    path: false,
    ours: { does: false, costs: false, prize: false },
  };
}
