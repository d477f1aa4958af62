import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test, vi } from 'vitest';
import { attackAt, endTurn } from '../src/boards/vikings/deeds';
import { BoardState } from '../src/boards/vikings/board_state.svelte';
import { foresee, sumOf, verdictOf } from '../src/boards/vikings/fight';
import { flights } from '../src/boards/vikings/flights';
import { onCard } from '../src/boards/vikings/hand';
import { cardText } from '../src/boards/vikings/card_text';
import { headline } from '../src/boards/vikings/headline';
import { linesOf } from '../src/boards/vikings/losses';
import { moments } from '../src/boards/vikings/moments';
import {
  numbersOf,
  toldOfBuilding,
  toldOfCard,
  toldOfHall,
  toldOfMission,
} from '../src/boards/vikings/numbers';
import { picture } from '../src/boards/vikings/pictures';
import { buildingPlate, cardPlate } from '../src/boards/vikings/plate';
import { atEnd, promptOf } from '../src/boards/vikings/prompt';
import { playable, playAll } from '../src/boards/vikings/resources';
import { monstersOf, villageOf } from '../src/boards/vikings/targets';
import { BUILDINGS, CARDS, NUMBERS, SITES } from '../src/boards/vikings/wire.gen';
import type {
  Aim,
  Attack,
  Foreseen,
  Frame,
  Lost,
  Move,
  Player,
  Standing,
  Told,
  View,
} from '../src/boards/vikings/wire.gen';
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

const site = (tokens = 0, defence = 1): Standing => ({
  state: 'finished',
  tokens,
  damaged: false,
  walls: {},
  defence,
  prize: {},
});
const NOTHING = { beer: 0, gold: 0 };
const player = (more: Partial<Player> = {}): Player => ({
  points: 0,
  gates: 0,
  level: 1,
  limit: 3,
  built: 0,
  free: 3,
  missions: [null, null],
  progress: [null, null],
  done: 0,
  hall_beer: 0,
  hall_gold: 0,
  tokens: NOTHING,
  purse: NOTHING,
  room: NOTHING,
  lost: NOTHING,
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
const view = (more: Partial<View> = {}): View => ({
  game: 'vikings',
  rules: 1,
  options: {},
  players: 2,
  seat: 0,
  waiting: [0],
  frames: [{ frame: 'turn', who: [0], actor: 0 }],
  round: 3,
  first: 0,
  active: 0,
  goal: 40,
  quiet: 0,
  gained: false,
  last_round: false,
  attacked: [],
  dragons: [],
  claimed: [],
  declines: [],
  winners: [],
  market: {},
  buildings: {},
  path: ['shaman', 'scroll', 'sword', 'crystal', 'assassin'],
  path_unseen: {},
  path_discard: {},
  asgard: ['thor', 'grendel', null],
  asgard_left: 4,
  asgard_unseen: [],
  missions_unseen: {},
  missions_under: [],
  achievements: [],
  leaders: {},
  turn: {
    beer: 1,
    gold: 0,
    marked: {},
    victim: null,
    hits: 0,
    deeds: [],
    spent_beer: 0,
    spent_gold: 0,
    rally: 0,
    lens: null,
    trapped: 0,
    ready: {},
    owed: {},
    sent: {},
    at_end: { points: 0, defender: null, defence: 0 },
  },
  attack: null,
  hand: {},
  kept: {},
  deck: {},
  army: { cards: {}, strength: 0, passed: [] },
  seats: [player(), player()],
  ...more,
});
const attack = (more: Partial<Attack> = {}): Attack => ({
  declaring: true,
  target: 'building',
  attacker: 0,
  victim: 1,
  site: 'hall',
  place: null,
  strength: 2,
  terms: [2],
  defence: 4,
  succeeds: false,
  by: 2,
  prize: { points: 1 },
  later: 1,
  repelled: 1,
  full: 1,
  forts: {},
  ...more,
});

/** A table at which these moves are legal; their ids say nothing. */
function boardFor(
  legal: Move[],
  more: Partial<View> = {},
  staged: Move | null = null,
  foreseen: Foreseen = {},
) {
  const moves = legal.map((what, at) => ({
    move: 977 - 13 * at,
    what,
    notation: '',
    text: `to ${what.kind}`,
    foreseen,
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
  } as unknown as BoardTable<View>;
  const board = new BoardState(() => table);
  /** The legal move that has this id. */
  const at = (move: number | undefined) => moves.find((each) => each.move === move)?.what;
  return { board, at, choose };
}
/** A question that is asked; of its fields only who answers matters here. */
const asking = (frame: Frame['frame']) => ({
  frames: [{ frame, who: [0], actor: 0 } as Frame],
});

describe('what can be pressed', () => {
  const sites = { hall: site(0, 4), 'beer-store-1': site(2) };
  const seats = [player({ sites }), player({ sites }), player()];
  test('own buildings give tokens, or are dismantled', () => {
    const bring: Move = { kind: 'bring', token: 'beer-store-1' };
    const dismantle: Move = { kind: 'dismantle', site: 'beer-store-1' };
    const { board, at } = boardFor([bring, dismantle], { seats });
    expect(at(board.spot(0, 'beer-store-1').move)).toBe(bring);
    expect(board.spot(0, 'hall').move).toBeUndefined();
    board.dismantling = true;
    expect(at(board.spot(0, 'beer-store-1').move)).toBe(dismantle);
    expect(board.spot(0, 'beer-store-1').label).toBe('to dismantle');
    expect(board.spot(0, 'hall')).toMatchObject({
      move: undefined,
      illegal: { kind: 'dismantle', site: 'hall' },
    });
  });
  test("others' buildings are attacked, or robbed", () => {
    const attack: Move = { kind: 'attack', seat: 1, site: 'hall' };
    const steal: Move = { kind: 'steal', seat: 1, site: 'beer-store-1' };
    const own = boardFor([attack], { seats, players: 3 });
    expect(own.at(own.board.spot(1, 'hall').move)).toBe(attack);
    expect(own.board.spot(1, 'beer-store-1').illegal).toEqual({ ...attack, site: 'beer-store-1' });
    expect(own.board.spot(1, 'beer-store-1').move).toBeUndefined();
    expect([1, 2].map(own.board.mayAttack)).toEqual([true, false]);
    const tax = boardFor([steal], { seats, players: 3, ...asking('steal') });
    expect(tax.at(tax.board.spot(1, 'beer-store-1').move)).toBe(steal);
    expect(tax.board.spot(1, 'hall')).toMatchObject({ move: undefined, illegal: undefined });
  });
  test('hand cards do what is asked', () => {
    const kinds = ['play', 'send', 'defend', 'disarm', 'discard', 'keep'] as const;
    const legal = kinds.map((kind) => ({ kind, card: 'thor' }) as Move);
    const frames = ['turn', 'attack', 'defend', 'disarm', 'rewind', 'keep', 'asgard'] as const;
    const pressed = frames.map((frame) => {
      const { board, at } = boardFor(legal, asking(frame));
      return at(onCard(board, 'thor', true).move)?.kind;
    });
    expect(pressed).toEqual([...kinds, undefined]);
    const { board } = boardFor(legal, asking('attack'));
    expect(onCard(board, 'shaman', true)).toMatchObject({
      illegal: { kind: 'send', card: 'shaman' },
      direct: true,
    });
    expect(onCard(board, 'thor', false)).toMatchObject({ press: expect.any(Function) });
  });
  test('what can be taken back is played at once', () => {
    const play: Move = { kind: 'play', card: 'scroll' };
    const direct = (undo: boolean) =>
      onCard(boardFor([play], {}, null, { undo }).board, 'scroll', true).direct;
    expect([true, false].map(direct)).toEqual([true, false]);
  });
  test('attacking lays all targets open, or closes them', () => {
    const { board, choose } = boardFor(
      [{ kind: 'attack', seat: 1, site: 'hall' }, { kind: 'fight-dragon' }],
      { seats, players: 3 },
    );
    const open = [1, 2].map(() => {
      attackAt(board);
      return board.aiming;
    });
    expect(open).toEqual([true, false]);
    expect(choose).not.toHaveBeenCalled();
    const none = boardFor([{ kind: 'end' }]).board;
    attackAt(none);
    expect(none.aiming).toBe(false);
  });
});

const aim = (more: Partial<Aim> = {}): Aim => ({
  strength: 5,
  defence: 3,
  short: 0,
  hidden: 4,
  most: 2,
  chance: 60,
  prize: {},
  later: 1,
  repelled: 2,
  ...more,
});

describe('whom to attack', () => {
  const sites = { hall: site(0, 4), 'drakkar-1': site(), 'drakkar-2': site() };
  const seats = [player(), player({ sites }), player()];
  test('monsters first, then villages; equal buildings join', () => {
    const { board, at } = boardFor(
      [
        { kind: 'fight-undead', place: 0 },
        { kind: 'fight-dragon' },
        { kind: 'attack', seat: 1, site: 'drakkar-1' },
        { kind: 'attack', seat: 1, site: 'drakkar-2' },
      ],
      { seats, players: 3, path: ['undead-gold', null, null, null, null] },
      null,
      { aim: aim() },
    );
    expect(monstersOf(board).map((row) => row.name)).toEqual(['Dragon', 'Undead with gold']);
    const { rows, hidden, most } = villageOf(board, 1);
    expect(rows).toMatchObject([{ name: 'Drakkar', count: 2, prize: '1 VP' }]);
    expect(at(rows[0]!.move)).toMatchObject({ site: 'drakkar-1' });
    expect([hidden, most]).toEqual([4, 2]);
    expect(villageOf(board, 2).rows).toEqual([]);
  });
  test('what cannot win is asked about, with what it costs', () => {
    const weak: Move = { kind: 'attack', seat: 1, site: 'hall' };
    const { board } = boardFor([weak], { seats }, weak, { aim: aim({ chance: 0, short: 2 }) });
    board.aiming = true;
    expect(promptOf(board).sub).toMatch(/^Can't win: repelled, Erik gains 2 VP/);
  });
});

describe('the end of the turn', () => {
  const lost: Lost = {
    missions: [0],
    resources: { beer: 2, gold: 0 },
    cards: ['scroll'],
    targets: 1,
    strength: 3,
    tokens: { beer: 0, gold: 1 },
  };
  const nothing = { beer: 0, gold: 0 };
  const legal: Move[] = [{ kind: 'end' }, { kind: 'claim', slot: 0 }];
  const seats = [player({ missions: ['worker', null] }), player(), player()];
  const ending = (what: Lost | undefined) =>
    boardFor(legal, { seats }, null, what ? { lost: what } : {});

  test('each thing that would be lost has a line and a remedy', () => {
    const lines = linesOf(ending(lost).board);
    expect(lines.map((line) => line.remedy.letter)).toEqual(['C', 'B', 'B', 'A', 'P']);
    expect(lines.map((line) => line.title).join()).toMatch(
      /Worker is done,2 beer .*,1 gold over .*,Strength 3 .*,Not played: Scroll/,
    );
  });
  test('it is asked about once', () => {
    const { board, choose, at } = ending(lost);
    endTurn(board);
    expect([board.ending, choose.mock.calls.length]).toEqual([true, 0]);
    endTurn(board);
    expect(at(choose.mock.calls[0]?.[0])).toEqual({ kind: 'end' });
  });
  test('with nothing to lose it comes at once', () => {
    const { board, choose } = ending(undefined);
    endTurn(board);
    expect([board.ending, choose.mock.calls.length]).toEqual([false, 1]);
  });
  test('about resources one may not want to be asked, about missions always', () => {
    const { board } = ending(lost);
    board.careless = true;
    expect(linesOf(board).some((line) => line.resource)).toBe(false);
    expect(linesOf(board)[0]?.title).toContain('Worker');
    const only = ending({ ...lost, missions: [], cards: [], targets: 0, tokens: nothing });
    only.board.careless = true;
    endTurn(only.board);
    expect(only.choose).toHaveBeenCalled();
  });
});

describe('all resources at once', () => {
  test('each is played by a move of its own, what asks or draws is not', () => {
    const cards = ['beer', 'gold', 'crystal', 'scroll'] as const;
    const { board, choose, at } = boardFor(
      cards.map((card): Move => ({ kind: 'play', card })),
      { hand: { beer: 2, gold: 1, crystal: 1, scroll: 1 } },
      null,
      { undo: true, gains: { beer: 1, gold: 0 } },
    );
    board.table.moves.find((each) => each.what['card'] === 'crystal')!.foreseen = { undo: true };
    expect(playable(board)).toEqual(['beer', 'beer', 'gold']);
    playAll(board);
    expect(choose.mock.calls.map(([move]) => at(move))).toEqual([{ kind: 'play', card: 'beer' }]);
    expect(board.playing).toBe(true);
  });
});

describe('moments', () => {
  test('a building that falls and a card from Asgard have theirs', () => {
    const told: Told[] = [
      { event: 'damaged', seat: 0, victim: 1, site: 'beer-store-2' },
      { event: 'asgard-taken', seat: 2, card: 'thor' },
      { event: 'repelled', seat: 0, victim: 1, site: 'hall' },
    ];
    const found = moments(told, view(), view());
    expect(found.map(({ seat, picture: name }) => [seat, name])).toEqual([
      [0, 'building/beer-store'],
      [2, 'card/thor'],
    ]);
    for (const lang of ['en', 'ru'] as const)
      for (const { key, args } of found)
        for (const text of [key, `${key}.more`])
          expect(speaker(lang)(text, { ...args, name: 'Erik', who: 'other' })).not.toBe('');
    for (const { picture: name } of found) expect(picture(name!)?.icon).toBeTruthy();
  });
});

describe('what is asked', () => {
  const sub = (move: Move, foreseen: Foreseen = {}, more: Partial<View> = {}) =>
    promptOf(boardFor([{ kind: 'done' }, move], more, move, foreseen).board).sub;
  test('a move that is shown says what it would do', () => {
    const price = { beer: 4, gold: 3 };
    const costs = { price, left: { beer: 1, gold: 1 } };
    expect(sub({ kind: 'buy', card: 'pigator' }, costs)).toMatch(
      /^Pigator .*4 beer, 3 gold.* keep 1 beer, 1 gold/,
    );
    expect(sub({ kind: 'buy-path', place: 2 }, costs)).toMatch(/^Sword/);
    expect(sub({ kind: 'build', building: 'tavern' }, costs)).toMatch(/^Tavern/);
    expect(sub({ kind: 'play', card: 'shaman' }, { undo: false })).toMatch(/Can't be taken back/);
    expect(sub({ kind: 'play', card: 'beer' }, { undo: true })).toBeUndefined();
    const { board } = boardFor([{ kind: 'end' }]);
    expect(promptOf(board).title).toBe('Your turn, Astrid');
    board.ending = true;
    expect(promptOf(board).title).toBe('End your turn?');
    expect(sub({ kind: 'go' }, {}, { ...asking('attack'), attack: attack() })).toMatch(
      /^2 against 4/,
    );
  });
  test('the end of the turn says what it brings', () => {
    const { turn } = view();
    const said = (at_end: View['turn']['at_end']) =>
      atEnd(boardFor([{ kind: 'end' }], { turn: { ...turn, beer: 0, at_end } }).board);
    expect(said({ points: 0, defender: null, defence: 0 })).toBe('');
    expect(said({ points: 3, defender: null, defence: 0 })).toContain('3');
    expect(said({ points: 0, defender: 1, defence: 1 })).toContain('Erik');
  });
  test('kinds passed over are told', () => {
    const gathering = (passed: View['hand']) =>
      promptOf(
        boardFor([{ kind: 'send', card: 'thor' }], {
          ...asking('attack'),
          army: { cards: {}, strength: 9, passed: passed ? ['warrior'] : [] },
        }).board,
      ).sub;
    expect(gathering(null)).toMatch(/^Touch/);
    expect(gathering({ warrior: 1 })).toMatch(/^A kind you passed over/);
  });
  test('a card under the pointer foretells the fight', () => {
    const foreseen = { strength: 3, defence: 6, succeeds: false };
    const { board } = boardFor(
      [{ kind: 'defend', card: 'cannon' }],
      { ...asking('defend'), attack: attack({ attacker: 1, victim: 0 }) },
      null,
      foreseen,
    );
    expect(foresee(board)).toBeNull();
    board.hovered = 'sheep-cannon';
    expect(foresee(board)).toBeNull();
    board.hovered = 'cannon';
    expect(foresee(board)).toBe('With Cannon: defence 6 against 3: holds');
  });
  test('how an attack stands is said', () => {
    const stands = (more: Partial<Attack>, chance = 60) => {
      const now = attack(more);
      const turn = { ...view().turn, sent: { warrior: 1 } };
      const { board } = boardFor(
        [{ kind: 'go' }],
        { ...asking('attack'), attack: now, turn },
        null,
        { aim: aim({ chance }) },
      );
      return [verdictOf(board, now), sumOf(board, now)];
    };
    const say = speaker('en');
    expect(stands({})).toEqual([say('vikings-page-verdict-weak', { short: 2 }), '']);
    const over = { succeeds: true, by: 3, strength: 7, terms: [4, 2, 1] };
    const [safe, sum] = stands(over);
    expect(safe).toContain(say('vikings-page-verdict-safe'));
    expect(sum).toBe(say('vikings-page-sum', { terms: '4 + 2 + 1', total: 7 }));
    expect(stands({ ...over, forts: { cannon: 1 } })[0]).toContain(
      say('vikings-page-verdict-chance', { chance: 60 }),
    );
    expect(stands({ ...over, forts: { cannon: 1 } }, 100)[0]).toContain(
      say('vikings-page-verdict-sure'),
    );
    expect(stands({ ...over, target: 'dragon' })[0]).toBe(say('vikings-page-verdict-monster'));
  });
});

describe('numbers', () => {
  test('they are all there', () => {
    expect(Object.keys(NUMBERS.cards)).toEqual([...CARDS]);
    expect(Object.keys(NUMBERS.buildings)).toEqual([...BUILDINGS]);
    expect(NUMBERS.table.gates).toEqual([5, 12, 20]);
    expect(NUMBERS.cards.pigator).toMatchObject({ cost_beer: 4, cost_gold: 3, role: 'fighter' });
  });
  test('options lie over them', () => {
    const numbers = numbersOf({ cards: { cannon: { cost_gold: 7 } }, table: { gates: [1, 2, 3] } });
    expect(numbers.cards.cannon).toMatchObject({ cost_gold: 7, strength: 2 });
    expect(numbers.table).toMatchObject({ capacity: 4, gates: [1, 2, 3] });
    expect(numbersOf({})).toEqual(NUMBERS);
  });
  test('our own numbers are known, and marked where they stand', () => {
    expect(toldOfCard('pigator')).toMatchObject({ strength: 'ours', price: 'book' });
    expect(Object.values(toldOfCard('beer'))).not.toContain('ours');
    expect(toldOfCard('shaman')).toMatchObject({ price: 'picture', currency: 'ours' });
    expect(toldOfCard('lokis-lens').effect).toBe('ours');
    expect(toldOfMission('town-fall')).toMatchObject({ condition: 'ours', points: 'ours' });
    // Noughts nobody sees: neither has a damage bonus.
    expect(toldOfBuilding('brewery').prize).toBeUndefined();
    expect(Object.values(toldOfBuilding('gold-factory'))).not.toContain('ours');
    const say = speaker('en');
    const hall = (level: number) => buildingPlate('hall', level, NUMBERS, say);
    // Three gold for the second level is the book's number, eight for the third is ours.
    expect([1, 2, 3].map((level) => hall(level).costs.map((sign) => sign.value))).toEqual([
      [],
      [3],
      [8],
    ]);
    expect([1, 2, 3].map((level) => hall(level).ours.costs)).toEqual([false, false, true]);
    expect([1, 2, 3].map((level) => toldOfHall(level).price)).toEqual([undefined, 'book', 'ours']);
    expect(cardPlate('scroll', NUMBERS, say).ours.text).toBe(true);
  });
});

describe.each(['en', 'ru'] as const)('texts in %s', (lang) => {
  const say = speaker(lang);
  const numbers = NUMBERS;
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

test("Odin's Path slides when a card is bought", () => {
  const found = flights(
    [{ event: 'bought', seat: 0, card: 'sword', place: 2 }],
    view(),
    view({ path: ['hero-trap', 'shaman', 'scroll', 'crystal', 'assassin'] }),
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
