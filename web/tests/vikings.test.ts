import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { flights } from '../src/boards/vikings/flights';
import { leaders, progress } from '../src/boards/vikings/missions';
import * as moves from '../src/boards/vikings/moves';
import { army, prizeOf, strength } from '../src/boards/vikings/muster';
import { cardText, numbersOf, ours, parse } from '../src/boards/vikings/numbers';
import { buildingPlate, cardPlate } from '../src/boards/vikings/plate';
import { headline } from '../src/boards/vikings/herald';
import {
  BUILDINGS,
  CARDS,
  deckOf,
  roomOf,
  SITES,
  toSpend,
  type Player,
  type VikingsView,
} from '../src/boards/vikings/view';
import type { Arg, Say } from '../src/lib/board';

const ROOT = join(import.meta.dirname, '../..');

/** Says the texts of a language, and fails where one is missing. */
function speaker(lang: 'en' | 'ru'): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const game = join(ROOT, 'src/meadhall/games/vikings/locale', lang);
  const files = ['vikings', 'cards', 'missions', 'saga'].map((name) => join(game, `${name}.ftl`));
  files.push(join(ROOT, `web/src/boards/vikings/locale/${lang}.ftl`));
  for (const file of files) bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  const say = (key: string, args: Record<string, Arg> = {}): string => {
    const [name, attribute] = key.split('.') as [string, string?];
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`no text ${key}`);
    const plain: Record<string, string | number> = {};
    for (const [each, value] of Object.entries(args)) {
      plain[each] = typeof value === 'object' ? say(value.key) : value;
    }
    const problems: Error[] = [];
    const words = bundle.formatPattern(pattern, plain, problems);
    expect(problems, key).toEqual([]);
    return words;
  };
  return say;
}

const site = (tokens = 0, defence = 1) => ({
  state: 'finished' as const,
  tokens,
  damaged: false,
  walls: {},
  defence,
});
const player = (more: Partial<Player> = {}): Player => ({
  points: 0,
  gates: 0,
  level: 1,
  limit: 3,
  missions: [null, null],
  done: 0,
  hall_beer: 0,
  hall_gold: 0,
  sites: { hall: site(0, 4) },
  deck: 5,
  hand: 5,
  discard: {},
  played: {},
  known: {},
  bare: 0,
  unseen: {},
  counts: {},
  ...more,
});
const view = (more: Partial<VikingsView> = {}): VikingsView =>
  ({
    options: {},
    players: 2,
    seat: 0,
    waiting: [0],
    frames: [{ frame: 'turn', actor: 0 }],
    round: 3,
    first: 0,
    active: 0,
    quiet: 0,
    last_round: false,
    path: ['shaman', 'scroll', 'sword', 'crystal', 'assassin'],
    asgard: ['thor', 'grendel', null],
    turn: { beer: 1, gold: 0, deeds: [], rally: 0, lens: null, ready: {}, owed: {}, sent: {} },
    attack: null,
    hand: {},
    kept: {},
    seats: [player(), player()],
    ...more,
  }) as unknown as VikingsView;

describe('move ids', () => {
  test('are those of the engine', () => {
    // As src/meadhall/games/vikings/notation.py writes them: play warrior, buy elf-archer, …
    expect([
      moves.cardId('play', 'warrior'),
      moves.buyId('elf-archer'),
      moves.pathId(4),
      moves.buildId('tavern'),
      moves.UPGRADE,
      moves.dismantleId('tavern-3'),
      moves.exchangeId('gold'),
      moves.bringId('hall gold'),
      moves.attackId(3, 'tavern-3'),
      moves.undeadId(4),
      moves.FIGHT_DRAGON,
      moves.claimId(1),
      moves.swapId(0),
      moves.END_TURN,
      moves.cardId('send', 'gold-taxes'),
      moves.GO,
      moves.cardId('defend', 'cannon'),
      moves.cardId('disarm', 'sheep-cannon'),
      moves.cardId('trap', 'thor'),
      moves.stealId(2, 'beer-store-1'),
    ]).toEqual([
      2, 40, 50, 56, 57, 76, 78, 98, 174, 179, 180, 182, 183, 185, 225, 226, 233, 275, 335, 392,
    ]);
    expect([
      moves.cardId('mirror', 'scroll'),
      moves.cardId('fetch', 'pigator'),
      moves.cardId('discard', 'beer'),
      moves.cardId('keep', 'pigator'),
      moves.mixId(9),
      moves.lootId('gold'),
      moves.asgardId(2),
      moves.TAKE,
      moves.DONE,
      moves.DECLINE_ALL,
    ]).toEqual([447, 468, 503, 548, 592, 594, 597, 598, 599, 600]);
  });
  test('are told apart', () => {
    expect(moves.victimOf(moves.attackId(2, 'hall'))).toBe(2);
    expect(moves.victimOf(moves.FIGHT_DRAGON)).toBeNull();
    expect(moves.isAttack(moves.FIGHT_DRAGON)).toBe(true);
    expect(moves.handMove(moves.cardId('keep', 'thor'))).toEqual({ family: 'keep', card: 'thor' });
    expect(moves.handMove(moves.END_TURN)).toBeNull();
  });
});

describe('numbers', () => {
  test('card data is read', () => {
    expect(parse('[a.b]\nx = 3   # three\ny = [1, 2]\nz = { p = "q", r = "s" }\nw = true')).toEqual(
      {
        a: { b: { x: 3, y: [1, 2], z: { p: 'q', r: 's' }, w: true } },
      },
    );
    const { cards, buildings, table } = numbersOf({});
    expect(Object.keys(cards)).toEqual(CARDS);
    expect(Object.keys(buildings)).toEqual([...BUILDINGS]);
    expect(table.gates).toEqual([5, 12, 20]);
    expect(cards['pigator']).toMatchObject({ cost_beer: 4, cost_gold: 3, role: 'fighter' });
  });
  test('options lie over it', () => {
    const numbers = numbersOf({ cards: { cannon: { cost_gold: 7 } }, table: { capacity: 5 } });
    expect(numbers.cards['cannon']).toMatchObject({ cost_gold: 7, strength: 2 });
    expect(numbers.table.capacity).toBe(5);
    expect(numbersOf({}).table.capacity).toBe(4);
  });
  test('our own numbers are known', () => {
    expect(ours('cards', 'pigator')).toEqual(['strength']);
    expect(ours('cards', 'beer')).toEqual([]);
  });
});

describe.each(['en', 'ru'] as const)('texts in %s', (lang) => {
  const say = speaker(lang);
  const numbers = numbersOf({});
  test('every card, building and hall has its words', () => {
    for (const name of CARDS) {
      const plate = cardPlate(name, numbers, say);
      expect(plate.text.length, name).toBeLessThan(46);
      expect(cardText(say, numbers, name)).not.toBe('');
      expect(plate.figure, name).toBeTruthy();
    }
    for (const kind of BUILDINGS) expect(buildingPlate(kind, 1, numbers, say).figure).toBeTruthy();
    expect(buildingPlate('hall', 3, numbers, say).title).toContain('III');
  });
  test('the top bar says the round', () => {
    expect(headline(view(), say).of).toBe(2);
  });
});

describe('reckoning', () => {
  const numbers = numbersOf({});
  test('boosters need a Fighter, and every Fighter is raised', () => {
    expect(strength(view(), numbers, { thor: 1, sword: 1 })).toBe(8);
    expect(strength(view(), numbers, { warrior: 2, sword: 1, 'odins-boost': 1 })).toBe(6);
    expect(strength(view(), numbers, { grendel: 1 }, true)).toBe(8);
    const hand = { warrior: 1, beer: 2, cannon: 1 };
    expect(army(view({ hand }), numbers)).toEqual({ warrior: 1 });
  });
  test('what there is to spend, to store and to win', () => {
    const sites = { hall: site(0, 4), 'brewery-1': site(1), 'gold-store-1': site(2, 3) };
    const own = view({ seats: [player({ sites, hall_gold: 1 }), player()] });
    expect(toSpend(own, 0)).toEqual({ beer: 2, gold: 3 });
    expect(roomOf(own.seats[0]!, 4)).toEqual({ beer: 0, gold: 4 });
    expect(prizeOf(own, numbers, 0, 'gold-store-1')).toEqual({ kind: 'token', resource: 'gold' });
    expect(prizeOf(own, numbers, 0, 'hall')).toEqual({ kind: 'points', points: 1 });
    expect(prizeOf(own, numbers, 0, 'brewery-1')).toEqual({ kind: 'nothing' });
  });
  test('missions and achievements', () => {
    const sites = { hall: site(0, 4), 'brewery-1': site(1) };
    const seats = [player({ sites, counts: { builder: 1 } }), player({ counts: { builder: 1 } })];
    expect(progress(view({ seats }), numbers, 0, 'brewer')).toEqual({ have: 1, need: 2 });
    expect(progress(view({ seats }), numbers, 0, 'worker')).toEqual({ have: 0, need: 1 });
    expect(leaders(view({ seats }), 'builder')).toEqual({ count: 1, seats: [0, 1] });
    expect(leaders(view({ seats }), 'miner')).toEqual({ count: 0, seats: [] });
  });
  test('the own deck is what is nowhere else', () => {
    const seats = [player({ unseen: { beer: 4, gold: 1 }, known: { thor: 1 } }), player()];
    const own = view({ seats, hand: { beer: 2, thor: 1 } });
    expect(deckOf(own, 0)).toEqual({ beer: 2, gold: 1 });
  });
});

test("Odin's Path slides when a card is bought", () => {
  const found = flights(
    [{ event: 'bought', seat: 0, card: 'sword', place: 2 }],
    view(),
    view({ path: ['thor', 'shaman', 'scroll', 'crystal', 'assassin'] }),
  );
  expect(found.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'path/2 played/0/sword',
    'path-deck path/0',
    'path/0 path/1',
    'path/1 path/2',
  ]);
});

test('a village has its places', () => {
  expect(SITES).toHaveLength(19);
  expect(SITES.at(-1)).toBe('tavern-3');
});
