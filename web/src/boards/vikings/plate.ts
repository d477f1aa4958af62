/** What stands on a card: one record for cards, buildings, halls and the Dragon. */

import type { Say } from '../../lib/board';
import type { Told } from '../../lib/origins';
import { buildingText, cardShort, prizeText } from './card_text';
import { FIGURES, HALLS, KINDS, ROMAN, type Role, type SceneName } from './look';
import { priceOfHall, toldOfBuilding, toldOfCard, toldOfDragon, toldOfHall } from './numbers';
import type { Kind } from './view';
import { ASGARD_CARDS, PATH_CARDS, type Card, type Numbers } from './wire.gen';

export type Shape = 'beer' | 'gold' | 'strength' | 'defence' | 'points';
export interface Sign {
  shape: Shape;
  value: string | number;
}

export interface Plate {
  title: string;
  kind: Role;
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
  /** Where all this comes from. */
  told: Told;
  /** Signs and words that are our own choice and not the publisher's. */
  ours: { does: boolean; costs: boolean; text: boolean; prize: boolean };
}

const oursOf = (told: Told): Plate['ours'] => ({
  does: [told.strength, told.defence, told.gives, told.amount].includes('ours'),
  costs: [told.price, told.currency].includes('ours'),
  text: told.effect === 'ours',
  prize: told.prize === 'ours',
});

function signs(pairs: [Shape, number | string | undefined][]): Sign[] {
  return pairs.flatMap(([shape, value]) => (value ? [{ shape, value }] : []));
}

function doesOf(name: Card, numbers: Numbers): Sign[] {
  const card = numbers.cards[name];
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

const among = (names: readonly Card[], name: Card) => names.includes(name);

export function cardPlate(name: Card, numbers: Numbers, say: Say): Plate {
  const card = numbers.cards[name];
  const told = toldOfCard(name, numbers);
  const money = (card.gold && !card.beer) || name === 'crystal' ? 'gold' : 'beer';
  return {
    title: say(`vikings-card-${name}`),
    kind: card.role,
    scene: among(ASGARD_CARDS, name)
      ? 'asgard'
      : card.role === 'resource'
        ? money
        : card.role === 'hero'
          ? 'asgard'
          : card.role,
    figure: FIGURES[name],
    ...KINDS[card.role],
    does: doesOf(name, numbers),
    costs: signs([
      ['beer', card.cost_beer],
      ['gold', card.cost_gold],
    ]),
    text: cardShort(say, numbers, name),
    prize: '',
    path: among(PATH_CARDS, name),
    told,
    ours: oursOf(told),
  };
}

export const buildingPlate = (kind: Kind, level: number, numbers: Numbers, say: Say): Plate =>
  kind === 'hall' ? hallPlate(level, numbers, say) : housePlate(kind, numbers, say);

function hallPlate(level: number, numbers: Numbers, say: Say): Plate {
  const { defence, points, gold } = numbers.halls[level]!;
  const told = toldOfHall(level, numbers);
  return {
    title: `${say('vikings-building-hall')} ${ROMAN[level]!}`,
    kind: 'hall',
    scene: 'hall',
    figure: HALLS[level]!,
    ...KINDS.hall,
    does: [{ shape: 'defence', value: defence }],
    costs: signs([['gold', priceOfHall(numbers, level)]]),
    text: buildingText(say, numbers, 'hall', level),
    // The highest, which no gold can raise, offers a card.
    prize: prizeText(say, { points, asgard: gold === undefined }),
    path: false,
    told,
    ours: oursOf(told),
  };
}

function housePlate(kind: Exclude<Kind, 'hall'>, numbers: Numbers, say: Say): Plate {
  const { beer, gold, defence, points, loot } = numbers.buildings[kind];
  const told = toldOfBuilding(kind, numbers);
  const resource = kind === 'beer-store' ? 'beer' : 'gold';
  return {
    title: say(`vikings-building-${kind}`),
    kind: 'building',
    scene: 'building',
    figure: FIGURES[kind],
    ...KINDS.building,
    does: [{ shape: 'defence', value: defence }],
    costs: signs([
      ['beer', beer],
      ['gold', gold],
    ]),
    text: say(`vikings-page-short-${kind}`, {
      capacity: numbers.table.capacity,
      points: numbers.table.store_points,
    }),
    prize: prizeText(say, { points, tokens: loot, resource }),
    path: false,
    told,
    ours: oursOf(told),
  };
}

export function dragonPlate(numbers: Numbers, say: Say): Plate {
  const told = toldOfDragon(numbers);
  return {
    title: say('vikings-dragon'),
    kind: 'undead',
    scene: 'dragon',
    figure: FIGURES.dragon,
    ...KINDS.undead,
    does: [{ shape: 'defence', value: numbers.table.dragon_defence }],
    costs: [],
    text: say('vikings-page-short-dragon'),
    prize: '',
    path: false,
    told,
    ours: oursOf(told),
  };
}
