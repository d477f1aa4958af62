import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Arg, Say } from '../../lib/board';
import { printed, printedGlory, victoryText } from './card_text';
import { flights } from './flights';
import { headline } from './headline';
import { isOurs } from './numbers';
import { moments } from './moments';
import { previewOf, threatOf } from './preview';
import { linePlan, planOf } from './sizes';
import { cardsIn, colourOf, DEITIES, moodOf, PEOPLE, type Player, type Unit } from './view';
import { NUMBERS, type Told as Event, type View } from './wire.gen';
import { wonAfter } from './won';

const GAME = new URL('../../../../src/meadhall/games/wolves/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, GAME), 'utf8');

function player(line: Unit[], more: Partial<Player> = {}): Player {
  return {
    line,
    strengths: line.map(() => 1),
    because: [],
    units: line.length,
    modifiers: [],
    strength: line.length,
    protected: false,
    sacrifices: {},
    offering: 0,
    deities: [],
    costs: {},
    clashes: {},
    victories: {},
    glory: 0,
    fixed: 0,
    hopes: {},
    hand: 5,
    known: {},
    pass: 0,
    ...more,
  };
}

function table(seats: Player[], more: Partial<View> = {}): View {
  return {
    game: 'wolves',
    rules: 2,
    options: {},
    players: seats.length,
    seat: 0,
    waiting: [0],
    frames: [],
    round: 1,
    active: 0,
    reshuffles: 0,
    last_round: false,
    pile: {},
    playing: null,
    hall: [],
    ragnarok_in_hall: false,
    deities_gone: [],
    deities_left: 14,
    upper_deities: 12,
    used: [],
    prizes: [],
    victories_left: 8,
    passes: 0,
    declines: [],
    first: null,
    second: null,
    seats,
    alone: {},
    threat: null,
    hand: {},
    deck: 60,
    ...more,
  };
}

const THREE = () => table([player(['konung', 'bond']), player(['archer', 'archer']), player([])]);

describe('numbers', () => {
  it('can be changed by options', () => {
    const view = table([], { options: { people: { archer: { strength: 4 } } } });
    expect(printed({ view }, 'archer')).toBe('4');
    expect(printed({}, 'archer')).toBe('1');
  });
  it('are marked where they are our own', () => {
    expect(PEOPLE.filter(isOurs)).toEqual(['huscarl', 'raider', 'traitor']);
  });
  it('say what a victory card is worth as the rules of the game have it', () => {
    const asked: string[] = [];
    const say: Say = (key) => (asked.push(key), key);
    for (const rules of [4, 5]) victoryText({ view: table([], { rules }), say }, 'steel-alone');
    victoryText({ view: table([], { rules: 4 }), say }, 'coastal-raid');
    victoryText({ say }, 'steel-alone');
    expect(asked).toEqual([
      'wolves-victory-steel-alone.former',
      'wolves-victory-steel-alone.text',
      'wolves-victory-coastal-raid.text',
      'wolves-victory-steel-alone.text',
    ]);
  });
  it('stand between the laurels of a victory card', () => {
    expect(printedGlory({}, 'costly-triumph')).toBe('3');
    expect(printedGlory({}, 'steel-alone')).toBe('0|3');
    expect(printedGlory({}, 'saga-of-deeds')).toBe('1+');
    const former = { victories: { 'saga-of-deeds': { glory: 0, each: 1, most: 3 } } };
    expect(printedGlory({ view: { options: former } }, 'saga-of-deeds')).toBe('1×');
  });
  it('lists the cards of a bag', () => {
    expect(cardsIn({ bond: 2, archer: 1 })).toEqual(['archer', 'bond', 'bond']);
  });
});

describe('what is drawn of what the game says', () => {
  it('shows a unit that would come among those that stand', () => {
    const { lines, leaving, ghost } = previewOf(
      THREE(),
      { kind: 'lay', unit: 'hirdman', line: 0, side: 'right' },
      { lines: [{ line: 0, strength: 11, strengths: [8, 1, 2] }] },
    );
    expect([...lines]).toEqual([[0, { before: 2, after: 11 }]]);
    expect(leaving.size).toBe(0);
    expect(ghost).toEqual({ line: 0, side: 'right', kind: 'hirdman', strengths: [8, 1, 2] });
  });
  it('shows units that would leave, and nothing of what nobody foresees', () => {
    const struck = { lines: [{ line: 1, strength: 0 }], leaving: [{ line: 1, place: 1 }] };
    const { lines, leaving, ghost } = previewOf(THREE(), { kind: 'plague', strength: 1 }, struck);
    expect(lines.get(1)).toEqual({ before: 2, after: 0 });
    expect([...leaving]).toEqual(['1/1']);
    expect(ghost).toBeNull();
    expect(previewOf(THREE(), { kind: 'end' }).lines.size).toBe(0);
  });
  it('points from where a threat comes to one of those who are asked', () => {
    const view = THREE();
    expect(threatOf(view)).toBeNull();
    view.frames = [{ frame: 'react', who: [0], actor: 0, effect: 0, line: 0 }];
    view.threat = { effect: 'archer', seat: 1, units: [{ line: 0, place: 1 }] };
    const threat = threatOf(view)!;
    expect(threat).toMatchObject({ effect: 'archer', actor: 1, own: 1, verb: 'destroys' });
    expect(threat.shown).toEqual({ line: 0, place: 1 });
    expect(threat.source).toBe('unit/1/0');
    view.threat = {
      effect: 'plague',
      seat: 2,
      units: [
        { line: 1, place: 0 },
        { line: 0, place: 1 },
      ],
      number: 1,
    };
    expect(threatOf(view)).toMatchObject({ number: 1, source: 'plate/2', verb: 'discards' });
    expect(threatOf(view)!.shown).toEqual({ line: 0, place: 1 });
  });
  it('marks units that are more or less than alone', () => {
    const view = table([], { alone: { hirdman: 3 } });
    expect([2, 3, 7].map((strength) => moodOf(view, 'hirdman', strength))).toEqual([
      'down',
      '',
      'up',
    ]);
  });
  it('knows the colours of deities', () => {
    expect(DEITIES.map(colourOf).filter((colour) => colour === 'black')).toHaveLength(1);
    expect(colourOf('yggdrasil')).toBe('black');
  });
});

// --- words -----------------------------------------------------------------------------------------

function catalogue(lang: string): { bundle: FluentBundle; keys: string[] } {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const page = readFileSync(new URL(`./locale/${lang}.ftl`, import.meta.url), 'utf8');
  for (const text of [page, read(`locale/${lang}/wolves.ftl`), read(`locale/${lang}/cards.ftl`)])
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  return { bundle, keys: [...page.matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!) };
}

function speaker(bundle: FluentBundle): Say {
  const say: Say = (key, args = {}) => {
    const [name, attribute] = key.split('.') as [string, string?];
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    expect(pattern, key).toBeTruthy();
    const plain: Record<string, string | number> = {};
    for (const [each, value] of Object.entries(args) as [string, Arg][])
      plain[each] = typeof value === 'object' ? say(value.key) : value;
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern!, plain, problems);
    expect(problems, key).toEqual([]);
    return text;
  };
  return say;
}

describe.each(['en', 'ru'])('words in %s', (lang) => {
  const { bundle } = catalogue(lang);
  const say = speaker(bundle);

  it('have a hint for every card and a headline', () => {
    for (const kind of PEOPLE) say(`wolves-page-hint-${kind}`, { ...NUMBERS.people[kind] });
    for (const deity of DEITIES) say(`wolves-page-hint-${deity}`);
    expect(headline(THREE(), say).of).toBe(3);
  });
});

it('has the same texts in both languages', () => {
  expect(catalogue('ru').keys).toEqual(catalogue('en').keys);
});

describe('flights', () => {
  it('follow a unit that is laid, and those who make room', () => {
    const before = table([player(['bond']), player([]), player([])]);
    const after = table([player(['archer', 'bond']), player([]), player([])]);
    const told: Event[] = [{ event: 'laid', seat: 0, kind: 'archer', line: 0, side: 'left' }];
    expect(flights(told, before, after)).toEqual([
      { from: 'hand/archer', to: 'unit/0/0' },
      { from: 'unit/0/0', to: 'unit/0/1' },
    ]);
  });
  it('bring the lured to their new line, and the slain to the pile', () => {
    const before = table([player([]), player(['berserk', 'bond']), player([])]);
    const after = table([player(['berserk']), player([]), player([])]);
    const told: Event[] = [
      { event: 'moved', line: 1, place: 0, kind: 'berserk' },
      { event: 'joined', seat: 0, kind: 'berserk', side: 'left' },
      { event: 'destroyed', line: 1, place: 0, kind: 'bond' },
    ];
    expect(flights(told, before, after)).toEqual([
      { from: 'unit/1/1', to: 'pile' },
      { from: 'unit/1/0', to: 'unit/0/0' },
    ]);
  });
});

describe('room', () => {
  const line = { high: 66, units: 11, slim: false, touch: false, ends: 2, narrow: false };

  it('shrinks units before they lap over each other, and keeps both ends free', () => {
    for (const room of [380, 420, 600, 900]) {
      const { w, step, end } = linePlan({ ...line, room });
      expect(w).toBeGreaterThanOrEqual(30);
      expect(10 * step + w + 2 * (end + 6)).toBeLessThanOrEqual(room);
    }
    expect(linePlan({ ...line, room: 900 }).step).toBeGreaterThan(47);
  });

  it('makes one thing of a line whose units are too small for what presses them', () => {
    expect(linePlan({ ...line, room: 440 }).packed).toBe(false);
    expect(linePlan({ ...line, room: 440, touch: true }).packed).toBe(true);
    expect(linePlan({ ...line, room: 800, touch: true }).packed).toBe(false);
  });

  it('shows both sides of a line that no width can hold', () => {
    const { fold } = linePlan({ ...line, units: 60, room: 440 });
    expect(fold).toBeGreaterThan(2);
    expect(fold * 2).toBeLessThan(60);
  });

  it('gives all rows of five players their place', () => {
    for (const [layout, width, height] of [
      ['tall', 768, 976],
      ['low', 1024, 720],
      ['low', 960, 492],
      ['short', 1366, 602],
      ['desk', 1280, 672],
      ['great', 1920, 1032],
    ] as const) {
      const { row, own, band, zoom, scrolls } = planOf(layout, { width, height }, 4);
      expect(scrolls).toBe(false);
      expect((4 * row + own + band) * zoom).toBeLessThan(height * 0.72);
    }
  });
});

describe('the round that was won', () => {
  const before = table([player(['bond']), player(['archer'])], { prizes: ['steel-alone'] });
  const ended: Event[] = [
    { event: 'passed', seat: 1, number: 2 },
    { event: 'stood', seat: 1, strength: 4, units: 9, number: 2 },
    { event: 'unit-stood', line: 1, place: 0, kind: 'archer', strength: 9 },
    { event: 'stood', seat: 0, strength: 1, units: 1, number: 1 },
    { event: 'placed', first: 1, second: null },
    { event: 'prize', seat: 1, victory: 'steel-alone' },
    { event: 'cleared' },
    { event: 'round', round: 2, seat: 1 },
  ];
  const after = table([player([]), player([], { victories: { 'steel-alone': 2 }, glory: 2 })]);

  it('is told as the game tells it', () => {
    const won = wonAfter(null, ended, before, after)!;
    expect(won.places.map(({ seat, strength }) => [seat, strength])).toEqual([
      [1, 4],
      [0, 1],
    ]);
    expect(won.places[0]).toMatchObject({ line: ['archer'], strengths: [9], units: 9 });
    expect(won.taken).toEqual([{ seat: 1, victory: 'steel-alone', worth: 2 }]);
    expect([won.before, won.after]).toEqual([
      [0, 0],
      [0, 2],
    ]);
    expect(won.next).toEqual({ round: 2, seat: 1 });
  });

  it('waits while the winner chooses, also for those who come later', () => {
    const asks = table([player(['bond']), player(['archer'])], {
      prizes: ['steel-alone', 'crowded-hall'],
      frames: [{ frame: 'prize', who: [1], actor: 1, second: 0 }],
    });
    const waits = wonAfter(null, [], null, asks)!;
    expect(waits).toMatchObject({ first: 1, second: 0, taken: [] });
    const chosen: Event[] = [{ event: 'prize', seat: 1, victory: 'steel-alone' }];
    expect(wonAfter(waits, chosen, asks, after)!.taken).toHaveLength(1);
    expect(wonAfter(null, [], null, after)).toBeNull();
  });
});

describe('moments', () => {
  it('are Ragnarök, and what deities of others do', () => {
    const view = table([player([]), player([])]);
    const events: Event[] = [
      { event: 'used', seat: 0, deity: 'thor' },
      { event: 'used', seat: 1, deity: 'tyr' },
      { event: 'ragnarok', from_deities: true },
    ];
    expect(moments(events, null, view).map(({ key, seat }) => [key, seat])).toEqual([
      ['wolves-page-moment-deed', 1],
      ['wolves-page-moment-ragnarok', undefined],
    ]);
  });
});
