import { describe, expect, test } from 'vitest';
import { picture as asgard } from '../src/boards/asgard/pictures';
import { picture as vikings } from '../src/boards/vikings/pictures';
import { picture as wolves } from '../src/boards/wolves/pictures';
import type { Say } from '../src/lib/board';
import { lanesOf, worthTelling } from '../src/lib/recap';
import { drawn, grouped, type Entry, type Reader } from '../src/lib/saga';
import type { Line } from '../src/wire';

/** Says a text by its key and what it was filled with. */
const say: Say = (key, args = {}) => {
  const filled = Object.entries(args).map(
    ([name, value]) => `${name}=${typeof value === 'object' ? value.key : value}`,
  );
  return filled.length ? `${key}(${filled.join(' ')})` : key;
};
const reader: Reader = {
  say,
  has: () => true,
  seats: [{ name: 'Anna' }, { name: 'Erik' }],
};
const one = (line: Line, more: Partial<Reader> = {}) => drawn([line], { ...reader, ...more })[0]!;

describe('a line of the saga', () => {
  test('calls everybody by name but whoever has the line', () => {
    const line = (seat: number | null, whose: number): Line => ({
      key: 'took',
      args: { seat: whose },
      seat,
    });
    expect(one(line(null, 0)).text).toBe('Took(who=other name=Anna)');
    expect(one(line(null, 1)).text).toBe('Took(who=other name=Erik)');
    expect(one(line(0, 0)).text).toContain('who=self');
    expect(one(line(1, 0)).text).toContain('who=other');
  });
  test('has the name of whose it is before it, or what begins with it', () => {
    expect(one({ key: 'passes', args: {}, seat: 1 }).text).toBe('Saga-of(name=Erik words=passes)');
    expect(one({ key: 'sleeps', args: {}, title: 'odin' }).text).toBe(
      'Saga-under(title=odin words=sleeps)',
    );
  });
  test('is filled with texts in texts, and with lists', () => {
    const two = { key: 'copies', args: { card: { key: 'bond' }, copies: 2 } };
    const line = { key: 'drew', args: { list: [{ key: 'archer' }, two] } };
    expect(one(line).text).toBe('Drew(list=archer, copies(card=bond copies=2))');
    const players = { key: 'list', args: { last: { key: 'player', args: { seat: 0 } } } };
    expect(one({ key: 'share', args: { players } }).text).toContain('player(who=other name=Anna)');
  });
  test('has a picture, and its colour unless the tone has one', () => {
    const picture = () => ({ icon: 'M0', colour: 'bronze' });
    const line: Line = { key: 'a', args: {}, picture: 'x', places: ['line/1'] };
    expect(one(line, { picture })).toEqual({
      kind: 'line',
      icon: 'M0',
      colour: 'bronze',
      seat: undefined,
      text: 'A',
      words: 'A',
      places: ['line/1'],
      mark: undefined,
      hurts: undefined,
      faint: false,
      about: [],
    });
    expect(one({ ...line, tone: 'bad' }, { picture }).colour).toBe('var(--thor-fig)');
    expect(one({ ...line, picture: '' }, { picture }).icon).toBeUndefined();
  });
  test('is a headline, or of a game without words the name of what happened', () => {
    expect(one({ key: 'round', args: {}, headline: true })).toEqual({
      kind: 'headline',
      text: 'round',
    });
    expect(one({ key: 'moved', args: {} }, { has: () => false }).text).toBe('Moved');
  });
});

test('boards know the pictures of their cards', () => {
  expect(asgard('god/odin')?.colour).toBe('var(--odin-fig)');
  for (const name of ['card/bond', 'deity/odin', 'victory/coastal-raid', 'pyre'])
    expect(wolves(name)?.icon, name).toBeTruthy();
  expect(vikings('attack')?.icon).toBeTruthy();
  for (const picture of [asgard, vikings, wolves]) expect(picture('no/such')).toBeUndefined();
});

/** Lines by whose they are, what they say and whom they harm. */
const told = (...lines: [number | null, string, number?][]): Entry[] =>
  lines.map(([seat, key, hurts], move) => {
    const line: Line = {
      key,
      args: {},
      seat,
      picture: 'x',
      ...(hurts === undefined ? {} : { hurts }),
    };
    return { move, line: one(line, { picture: () => ({ icon: 'M0', colour: '' }) }) };
  });

describe('the saga by turns', () => {
  test('has what one player did under one name, and the same once', () => {
    const groups = grouped(told([0, 'a'], [0, 'b'], [0, 'b'], [1, 'b'], [null, 'c'], [0, 'b']));
    expect(groups.map((group) => group.seat)).toEqual([0, 1, undefined, 0]);
    expect(groups[0]!.lines.map(({ line, times, move }) => [line.words, times, move])).toEqual([
      ['A', 1, 0],
      ['B', 2, 2],
    ]);
  });
  test('begins anew after a headline', () => {
    const headline = { move: 1, line: one({ key: 'round', args: {}, headline: true }) };
    const groups = grouped([...told([0, 'a']), headline, ...told([0, 'b'])]);
    expect(groups.map((group) => group.headline)).toEqual(['', 'round', '']);
  });
  test('can be that of one player: what they did, and what speaks of them', () => {
    const about = { move: 9, line: one({ key: 'c', args: { seat: 1 } }) };
    const groups = grouped([...told([0, 'a'], [1, 'b'], [0, 'd', 1]), about], 1);
    const words = groups.flatMap((group) => group.lines.map((each) => each.line.words));
    expect(words[0]).toBe('B');
    expect(words[1]).toBe('D');
    expect(words[2]).toContain('C(');
  });
});

describe('a recap', () => {
  test('has lanes in turn order after the reader, and the same joined', () => {
    const lanes = lanesOf(
      told([0, 'a'], [2, 'b'], [0, 'c'], [0, 'c'], [null, 'd']),
      1,
      3,
      () => true,
    );
    expect(lanes.map((lane) => lane.seat)).toEqual([2, 0]);
    expect(lanes[1]!.deeds.map((deed) => [deed.line.words, deed.times, deed.moves])).toEqual([
      ['A', 1, [0]],
      ['C', 2, [2, 3]],
    ]);
  });
  test('tells more than one has just seen, or what harms', () => {
    expect(worthTelling(lanesOf(told([0, 'a'], [0, 'b']), 1, 2, () => true))).toBe(false);
    expect(worthTelling(lanesOf(told([0, 'a'], [0, 'b'], [0, 'c']), 1, 2, () => true))).toBe(true);
    expect(worthTelling(lanesOf(told([0, 'a', 1]), 1, 2, () => true))).toBe(true);
  });
  test('has of the reader only what harmed them, and marks it', () => {
    const lanes = lanesOf(told([1, 'a'], [1, 'lost', 1], [0, 'strikes', 1]), 1, 2, () => true);
    expect(lanes.flatMap((lane) => lane.deeds.map((deed) => [lane.seat, deed.hurts]))).toEqual([
      [0, true],
      [1, true],
    ]);
  });
});
