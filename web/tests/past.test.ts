import { expect, test } from 'vitest';
import { after, NOTHING, type Past } from '../src/lib/past';
import type { History, Position } from '../src/wire';

const told = (key: string) => ({ key, args: {} });
const history = (number: number, ...moves: string[]): History => ({
  type: 'history',
  number,
  moves: moves.map((event) => [{ event }]),
  lines: moves.map((key) => [told(key)]),
  own: 0,
});
const position = (number: number, ...events: string[]) =>
  ({ type: 'position', number, events, lines: events.map(told) }) as unknown as Position;

const all = (...messages: (History | Position)[]): string[] =>
  messages
    .reduce<Past>(after, NOTHING)
    .moves.flat()
    .map(({ key }) => key);

test('what was recalled goes on with what is told', () => {
  expect(all(position(7), history(7, 'a', 'b'), position(8, 'c'), position(9, 'd'))).toEqual([
    ...'abcd',
  ]);
});

test('the same position again, in other words, tells nothing twice', () => {
  expect(all(position(7), history(7, 'a'), position(8, 'b'), position(8, 'b'))).toEqual([...'ab']);
});

test('after a broken line what was told meanwhile is there, and nothing is there twice', () => {
  const before = [position(7), history(7, 'a'), position(8, 'b')];
  const back = [position(11), history(11, 'a', 'b', 'c', 'd'), position(12, 'e')];
  expect(all(...before, ...back)).toEqual([...'abcde']);
});

test('what was taken back is forgotten', () => {
  const undone = [position(9), history(9, 'a'), position(10, 'c')];
  expect(all(position(7), history(7, 'a'), position(8, 'b'), ...undone)).toEqual([...'ac']);
});

test('whoever has lost a seat and looks on counts from another number', () => {
  expect(all(position(9), history(9, 'a', 'b'), position(4), history(4, 'a'))).toEqual(['a']);
});
