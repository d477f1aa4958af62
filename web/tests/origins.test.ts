import { describe, expect, it } from 'vitest';
import { byOrigin, told } from '../src/lib/origins';

describe('where a card comes from', () => {
  const usual = { cost_beer: 4, cost_gold: 0, strength: 1, weak: 4 };
  const names = { cost_beer: 'price', cost_gold: 'price' } as const;

  it('is told in the words of a reader, without noughts nobody sees', () => {
    const origins = {
      cost_beer: 'picture',
      cost_gold: 'ours',
      strength: 'picture',
      weak: 'book',
      currency: 'ours',
      effect: 'book',
    } as const;
    expect(byOrigin(told(origins, usual, usual, names))).toEqual([
      { origin: 'ours', whats: ['currency'] },
      { origin: 'picture', whats: ['price', 'strength'] },
      { origin: 'book', whats: ['effect', 'numbers'] },
    ]);
  });
  it('names a currency only where it comes from elsewhere than the price', () => {
    const origins = { cost_beer: 'ours', currency: 'ours' } as const;
    expect(told(origins, usual, usual, names)).toEqual({ price: 'ours' });
  });
  it('is the least certain where one thing has several numbers', () => {
    expect(told({ weak: 'book', most: 'ours' }, usual)).toEqual({ numbers: 'ours' });
  });
  it('is not told of what a table has changed', () => {
    expect(told({ strength: 'book', effect: 'book' }, usual, { ...usual, strength: 3 })).toEqual({
      effect: 'book',
    });
  });
});
