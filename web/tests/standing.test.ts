import { afterEach, describe, expect, it, vi } from 'vitest';
import { BoardState } from '../src/boards/wolves/board_state.svelte';
import { actionsOf } from '../src/boards/wolves/actions';
import type { WolvesView } from '../src/boards/wolves/view';
import type { BoardTable } from '../src/lib/board';
import { answer, pause, Standing } from '../src/lib/standing.svelte';

const DONE = { move: 7, what: { kind: 'done' }, notation: 'done', text: '' };
const NEVER = { move: 8, what: { kind: 'decline-all' }, notation: 'decline all', text: '' };

function asked(effect: string, by: number, choose = vi.fn()) {
  const seats = [0, 1, 2].map(() => ({ line: [], strength: 0, strengths: [] }));
  const view = {
    round: 2,
    options: {},
    seats,
    frames: [{ frame: 'react', who: [0], actor: 0 }],
    threat: { effect, seat: by, units: [] },
    hand: {},
  };
  const table = {
    me: 0,
    moves: [DONE, NEVER],
    staged: null,
    view,
    choose,
    say: (key: string) => key,
  };
  return { table, play: new BoardState(() => table as unknown as BoardTable<WolvesView>) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a standing no', () => {
  it('holds till the round ends or it is taken back', () => {
    const table = { view: { round: 1 }, standing: null };
    const standing = new Standing(() => table as unknown as BoardTable<{ round: number }>);
    expect(standing.on).toBe(false);
    standing.begin();
    expect(standing.on).toBe(true);
    table.view.round = 2;
    expect(standing.on).toBe(false);
    standing.begin();
    standing.end();
    expect(standing.on).toBe(false);
  });
  it('is given as fast as a person might', () => {
    expect([pause(0), pause(1)]).toEqual([900, 2600]);
  });
  it('is not given any more once it was taken back or the question is another', () => {
    vi.useFakeTimers();
    const { table } = asked('archer', 1);
    const board = table as unknown as BoardTable<unknown>;
    answer(board, DONE.move, 100);
    vi.advanceTimersByTime(100);
    expect(table.choose).toHaveBeenCalledExactlyOnceWith(DONE.move);
    answer(board, DONE.move, 100)();
    answer(board, 99, 100);
    vi.advanceTimersByTime(100);
    expect(table.choose).toHaveBeenCalledOnce();
  });
  it('answers for the reader, with a plain no, and can be ended by a button', () => {
    const { play } = asked('archer', 1);
    expect(play.unasked).toBeNull();
    expect(actionsOf(play).map((each) => each.key)).toEqual(['let', 'never']);
    actionsOf(play)[1]!.press!();
    expect(play.unasked).toEqual({ move: DONE.move, now: false });
    expect(actionsOf(play).map((each) => each.key)).toEqual(['let', 'again']);
    actionsOf(play)[1]!.press!();
    expect(play.unasked).toBeNull();
  });
});

describe('a standing no in the browser', () => {
  /** The page, loaded anew: all that is left is what the browser has stored. */
  async function loaded() {
    vi.resetModules();
    return (await import('../src/lib/kept.svelte')).kept;
  }
  it('is there again when the page is loaded anew, for that table and seat alone', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    vi.stubGlobal('addEventListener', vi.fn());
    (await loaded()).stand('t1', 2, 3);
    const again = await loaded();
    expect(again.standing('t1', 2)).toBe(3);
    expect(again.standing('t1', 0)).toBeNull();
    expect(again.standing('t2', 2)).toBeNull();
    again.put('t1', { where: 'Round 3' });
    expect((await loaded()).standing('t1', 2)).toBe(3);
    again.stand('t1', 2, null);
    expect((await loaded()).standing('t1', 2)).toBeNull();
  });
});

describe('the own Traitor', () => {
  it('is passed over at once, unless the reader wants to be asked', () => {
    const { play } = asked('traitor', 0);
    expect(play.unasked).toEqual({ move: DONE.move, now: true });
    play.parry = true;
    expect(play.unasked).toBeNull();
  });
  it('can be parried with a Shield Wall only: a Huscarl stands up for his own line (W-43)', () => {
    const offered = (hand: object, line: string[]) => {
      const { table, play } = asked('traitor', 0);
      const lays = { kind: 'lay', unit: 'traitor', line: 1, side: 'left' };
      table.moves = [{ move: 1, what: lays, notation: '', text: '' }];
      Object.assign(table.view, { hand, frames: [{ frame: 'turn', who: [0], actor: 0 }] });
      Object.assign(table.view.seats[0]!, { line, costs: {} });
      play.picked = 'traitor';
      return actionsOf(play).some((each) => each.key === 'parry');
    };
    expect(offered({ traitor: 1, 'shield-wall': 1 }, [])).toBe(true);
    expect(offered({ traitor: 1 }, ['huscarl'])).toBe(false);
  });
  it('is no other Traitor', () => {
    expect(asked('traitor', 1).play.unasked).toBeNull();
  });
});
