import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test, vi } from 'vitest';
import { attackAt } from '../src/boards/vikings/deeds';
import { Desk } from '../src/boards/vikings/desk.svelte';
import { foresee } from '../src/boards/vikings/fight';
import { flights } from '../src/boards/vikings/flights';
import { onCard } from '../src/boards/vikings/hand';
import { leaders, progress } from '../src/boards/vikings/missions';
import { army, prizeOf, strength } from '../src/boards/vikings/muster';
import { cardText, numbersOf, ours, parse } from '../src/boards/vikings/numbers';
import { buildingPlate, cardPlate } from '../src/boards/vikings/plate';
import { promptOf } from '../src/boards/vikings/prompt';
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
import type { Move } from '../src/boards/vikings/wire.gen';
import type { Arg, BoardTable, Say } from '../src/lib/board';

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

/** A desk at which these moves are legal; their ids say nothing. */
function deskFor(legal: Move[], more: Partial<VikingsView> = {}, staged: Move | null = null) {
  const moves = legal.map((what, at) => ({
    move: 977 - 13 * at,
    what,
    notation: '',
    text: `to ${what.kind}`,
  }));
  const choose = vi.fn<(move: number) => void>();
  const table = {
    view: view(more),
    seats: [{ name: 'Astrid' }, { name: 'Erik' }, { name: 'Marta' }],
    me: 0,
    moves,
    staged: moves.find((each) => each.what === staged)?.move ?? null,
    say: speaker('en'),
    choose,
  } as unknown as BoardTable<VikingsView>;
  const desk = new Desk(() => table);
  /** The legal move that has this id. */
  const at = (move: number | undefined) => moves.find((each) => each.move === move)?.what;
  return { desk, at, choose };
}
const asking = (frame: string) => ({ frames: [{ frame, actor: 0 }] });

describe('what can be pressed', () => {
  const sites = { hall: site(0, 4), 'beer-store-1': site(2) };
  const seats = [player({ sites }), player({ sites }), player()];
  test('own buildings give tokens, or are dismantled', () => {
    const bring: Move = { kind: 'bring', token: 'beer-store-1' };
    const dismantle: Move = { kind: 'dismantle', site: 'beer-store-1' };
    const { desk, at } = deskFor([bring, dismantle], { seats });
    expect(at(desk.spot(0, 'beer-store-1').move)).toBe(bring);
    expect(desk.spot(0, 'hall').move).toBeUndefined();
    desk.dismantling = true;
    expect(at(desk.spot(0, 'beer-store-1').move)).toBe(dismantle);
    expect(desk.spot(0, 'beer-store-1').label).toBe('to dismantle');
    expect(desk.spot(0, 'hall')).toMatchObject({
      move: undefined,
      illegal: { kind: 'dismantle', site: 'hall' },
    });
  });
  test("others' buildings are attacked, or robbed", () => {
    const attack: Move = { kind: 'attack', seat: 1, site: 'hall' };
    const steal: Move = { kind: 'steal', seat: 1, site: 'beer-store-1' };
    const own = deskFor([attack], { seats, players: 3 });
    expect(own.at(own.desk.spot(1, 'hall').move)).toBe(attack);
    expect(own.desk.spot(1, 'beer-store-1').illegal).toEqual({ ...attack, site: 'beer-store-1' });
    expect(own.desk.spot(1, 'beer-store-1').move).toBeUndefined();
    expect([1, 2].map(own.desk.mayAttack)).toEqual([true, false]);
    const tax = deskFor([steal], { seats, players: 3, ...asking('steal') });
    expect(tax.at(tax.desk.spot(1, 'beer-store-1').move)).toBe(steal);
    expect(tax.desk.spot(1, 'hall')).toMatchObject({ move: undefined, illegal: undefined });
  });
  test('hand cards do what is asked', () => {
    const kinds = ['play', 'send', 'defend', 'disarm', 'discard', 'keep'] as const;
    const legal = kinds.map((kind) => ({ kind, card: 'thor' }) as Move);
    const pressed = ['turn', 'attack', 'defend', 'disarm', 'rewind', 'keep', 'asgard'].map(
      (frame) => {
        const { desk, at } = deskFor(legal, asking(frame));
        return at(onCard(desk, 'thor', true).move)?.kind;
      },
    );
    expect(pressed).toEqual([...kinds, undefined]);
    const { desk } = deskFor(legal, asking('attack'));
    expect(onCard(desk, 'shaman', true)).toMatchObject({
      illegal: { kind: 'send', card: 'shaman' },
      direct: true,
    });
    expect(onCard(desk, 'thor', false)).toMatchObject({ press: expect.any(Function) });
  });
  test('attacking opens one village after the other, then none', () => {
    const { desk, choose } = deskFor(
      [
        { kind: 'attack', seat: 1, site: 'hall' },
        { kind: 'attack', seat: 1, site: 'beer-store-1' },
        { kind: 'attack', seat: 2, site: 'hall' },
        { kind: 'fight-dragon' },
      ],
      { seats, players: 3 },
    );
    const opened = [1, 2, 3].map(() => {
      attackAt(desk);
      return desk.opened;
    });
    expect(opened).toEqual([1, 2, null]);
    expect(choose).not.toHaveBeenCalled();
  });
  test('a monster alone is fought at once', () => {
    const undead: Move = { kind: 'fight-undead', place: 2 };
    const { desk, at, choose } = deskFor([{ kind: 'end' }, undead]);
    attackAt(desk);
    expect(choose.mock.calls.map(([move]) => at(move))).toEqual([undead]);
  });
});

describe('what is asked', () => {
  const sub = (move: Move, more: Partial<VikingsView> = {}) =>
    promptOf(deskFor([{ kind: 'done' }, move], more, move).desk).sub;
  const sites = { hall: site(0, 4), 'gold-store-1': site(4), 'beer-store-1': site(4) };
  const seats = [player({ sites }), player()];
  test('a move that is shown says what it would do', () => {
    expect(sub({ kind: 'buy', card: 'pigator' }, { seats })).toMatch(
      /^Pigator .* keep 1 beer, 1 gold/,
    );
    expect(sub({ kind: 'buy-path', place: 2 }, { seats })).toMatch(/^Sword/);
    expect(sub({ kind: 'build', building: 'tavern' }, { seats })).toMatch(/^Tavern/);
    expect(sub({ kind: 'play', card: 'shaman' })).toMatch(/Can't be taken back/);
    expect(sub({ kind: 'play', card: 'beer' })).toBeUndefined();
    const { desk } = deskFor([{ kind: 'end' }], {}, null);
    expect(promptOf(desk).title).toBe('Your turn, Astrid');
    const end: Move = { kind: 'end' };
    expect(promptOf(deskFor([end], {}, end).desk).title).toBe('End your turn?');
    const attack = { strength: 2, defence: 4 };
    expect(sub({ kind: 'go' }, { ...asking('attack'), attack })).toMatch(/^2 against 4/);
  });
  test('kinds passed over are told', () => {
    const hand = { warrior: 1, thor: 1 };
    const gathering = (...legal: Move[]) =>
      promptOf(deskFor(legal, { ...asking('attack'), hand }).desk).sub;
    const thor: Move = { kind: 'send', card: 'thor' };
    expect(gathering(thor, { kind: 'send', card: 'warrior' })).toMatch(/^Touch/);
    expect(gathering(thor)).toMatch(/^A kind you passed over/);
  });
  test('a card under the pointer foretells the fight', () => {
    const attack = { strength: 3, defence: 4 };
    const { desk } = deskFor([{ kind: 'defend', card: 'cannon' }], { ...asking('defend'), attack });
    const fight = { frame: 'resolve', actor: 1, victim: 0, site: 0 };
    expect(foresee(desk, fight)).toBeNull();
    desk.hovered = 'sheep-cannon';
    expect(foresee(desk, fight)).toBeNull();
    desk.hovered = 'cannon';
    expect(foresee(desk, fight)).toBe('With Cannon: defence 6 against 3: holds');
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
