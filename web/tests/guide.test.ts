import { describe, expect, it } from 'vitest';
import {
  advises,
  BLANK,
  FIRST_GAMES,
  hear,
  hush,
  read,
  seated,
  speaks,
  unheard,
} from '../src/lib/guide-memory';

const REMARKS = [{ key: 'a' }, { key: 'b' }];

describe('what the guide remembers', () => {
  it('says each remark once', () => {
    expect(unheard(BLANK, REMARKS)?.key).toBe('a');
    const once = hear(BLANK, 'a');
    expect(unheard(once, REMARKS)?.key).toBe('b');
    expect(hear(once, 'a')).toBe(once);
    expect(unheard(hear(once, 'b'), REMARKS)).toBeUndefined();
  });

  it('says what was better in the first games of each kind', () => {
    let memory = BLANK;
    for (let table = 0; table < FIRST_GAMES + 2; table += 1)
      memory = seated(memory, 'horns', `t${table}`);
    expect(memory.first['horns']).toHaveLength(FIRST_GAMES);
    expect(advises(memory, 'horns', 't0')).toBe(true);
    expect(advises(memory, 'horns', `t${FIRST_GAMES}`)).toBe(false);
    expect(speaks(memory, `t${FIRST_GAMES}`)).toBe(true);
    expect(advises(seated(memory, 'other', 'x'), 'other', 'x')).toBe(true);
    expect(advises(seated(memory, 'horns', 'wanted', true), 'horns', 'wanted')).toBe(true);
  });

  it('is quiet at a table, or everywhere', () => {
    const memory = seated(BLANK, 'horns', 't');
    const quiet = hush(memory, 't', true);
    expect(speaks(quiet, 't')).toBe(false);
    expect(advises(quiet, 'horns', 't')).toBe(false);
    expect(speaks(quiet, 'u')).toBe(true);
    expect(speaks(hush(quiet, 't', false), 't')).toBe(true);
    expect(speaks({ ...memory, off: true }, 't')).toBe(false);
  });

  it('begins anew where nothing sensible was kept', () => {
    expect(read(null)).toEqual(BLANK);
    expect(read('nonsense')).toEqual(BLANK);
    expect(read('{"off":true}')).toEqual({ ...BLANK, off: true });
  });
});
