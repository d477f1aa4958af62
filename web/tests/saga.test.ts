import { describe, expect, test } from 'vitest';
import { picture as asgard } from '../src/boards/asgard/pictures';
import { picture as vikings } from '../src/boards/vikings/pictures';
import { picture as wolves } from '../src/boards/wolves/pictures';
import type { Say } from '../src/lib/board';
import { drawn, type Reader } from '../src/lib/saga';
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
  me: 0,
};
const one = (line: Line, more: Partial<Reader> = {}) => drawn([line], { ...reader, ...more })[0]!;

describe('a line of the saga', () => {
  test('says who is meant: the reader, whoever has the line, or somebody else', () => {
    const line = (seat: number | null, whose: number): Line => ({
      key: 'took',
      args: { seat: whose },
      seat,
    });
    expect(one(line(null, 0)).text).toBe('Took(who=you name=Anna)');
    expect(one(line(null, 1)).text).toBe('Took(who=other name=Erik)');
    expect(one(line(0, 0)).text).toContain('who=self');
    expect(one(line(1, 0)).text).toContain('who=you');
    expect(one(line(null, 0), { me: null }).text).toContain('who=other');
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
    expect(one({ key: 'share', args: { players } }).text).toContain('player(who=you name=Anna)');
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
      places: ['line/1'],
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
