import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Arg, Say } from '../../lib/board';
import { flights } from './flights';
import { STANDARD } from './numbers';
import { previewOf, struck, threatOf } from './preview';
import { headline } from './herald';
import { drivenOut, passDraw, printed, strengths, total, worthTo } from './strength';
import {
  cardsIn,
  colourOf,
  DEITIES,
  PEOPLE,
  type Deity,
  type Player,
  type Unit,
  type WolvesView,
} from './view';
import type { Told as Event } from './wire.gen';

const GAME = new URL('../../../../src/meadhall/games/wolves/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, GAME), 'utf8');

function player(line: Unit[], deities: Deity[] = []): Player {
  return {
    line,
    strengths: [],
    strength: 0,
    protected: false,
    sacrifices: {},
    offering: 0,
    deities,
    costs: {},
    victories: {},
    glory: 0,
    hand: 5,
    known: {},
    pass: 0,
  };
}

function table(seats: Player[], more: Partial<WolvesView> = {}): WolvesView {
  const view: WolvesView = {
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
    hand: {},
    deck: 60,
    ...more,
  };
  view.seats.forEach((each, seat) => {
    each.strengths = strengths(view, each.line);
    each.strength = total(view, seat, each.line);
  });
  return view;
}

/** W-102: the worked example of the rules. */
const EXAMPLE = () =>
  table([
    player(['huscarl', 'konung', 'hirdman', 'hirdman'], ['odin']),
    player(['priest', 'assassin', 'thrall', 'bond', 'bond', 'bond']),
    player(['berserk', 'bond', 'hirdman', 'hovding'], ['fenrir']),
  ]);

describe('numbers', () => {
  it('are those of cards.toml', () => {
    let section = '';
    const seen: string[] = [];
    for (const line of read('cards.toml').split('\n')) {
      section = /^\[([\w.-]+)\]/.exec(line)?.[1] ?? section;
      const [, key, value] = /^(\w+) = (-?\d+)$/.exec(line) ?? [];
      const [group, card] = section.split('.') as [string, string?];
      const known = STANDARD[group as keyof typeof STANDARD] as Record<string, unknown> | undefined;
      if (!key || !known) continue;
      const ours = (card ? known[card] : known) as Record<string, number>;
      if (card || key in ours) {
        expect(ours[key], `${section}.${key}`).toBe(Number(value));
        seen.push(key);
      }
    }
    expect(seen.length).toBeGreaterThan(40);
  });
  it('can be changed by options', () => {
    const view = table([player(['archer'])], { options: { people: { archer: { strength: 4 } } } });
    expect(view.seats[0]!.strength).toBe(4);
    expect(printed(view, 'archer')).toBe('4');
  });
  it('lists the cards of a bag', () => {
    expect(cardsIn({ bond: 2, archer: 1 })).toEqual(['archer', 'bond', 'bond']);
  });
});

describe('strength', () => {
  it('is that of the worked example (W-102)', () => {
    expect(EXAMPLE().seats.map((each) => each.strength)).toEqual([23, 18, 15]);
  });
  it('is foreseen for a unit that is laid', () => {
    const view = EXAMPLE();
    const { lines, ghost } = previewOf(view, {
      kind: 'lay',
      unit: 'hirdman',
      line: 0,
      side: 'right',
    });
    expect(lines.get(0)).toEqual({ before: 23, after: 29 }); // Konung 6, a third Hirdman 7
    expect(ghost?.strengths).toEqual([2, 6, 7, 7, 7]);
  });
  it('knows whom Plague and Tyr spare (W-60, W-76, W-80)', () => {
    const view = EXAMPLE();
    expect([...struck(view, { number: 3 })]).toEqual(['2/2']);
    expect([...struck(view, { side: 'left' })]).toEqual(['1/0', '2/0']);
    view.seats[2]!.protected = true;
    expect(struck(view, { number: 3 }).size).toBe(0);
  });
  it('shows what is about to happen', () => {
    const view = EXAMPLE();
    view.frames = [
      { frame: 'effect', who: [], actor: 1, effect: 1, line: 2, place: 3, to_ask: 0, shielded: 0 },
      { frame: 'react', who: [2], actor: 2, effect: 1, line: 2 },
    ];
    const threat = threatOf(view)!;
    expect(threat.effect).toBe('assassin');
    expect([...threat.units]).toEqual(['2/3']);
    expect(threat.verb).toBe('destroys');
  });
});

describe('glory and prices', () => {
  it('is what a card would be worth (W-103)', () => {
    const view = EXAMPLE();
    view.seats[0]!.hand = 10;
    expect(worthTo(view, 0, 'favour-of-the-high')).toBe(2);
    expect(worthTo(view, 0, 'crowded-hall')).toBe(3);
    expect(worthTo(view, 1, 'steel-alone')).toBe(3);
    expect(worthTo(view, 1, 'saga-of-deeds')).toBe(1);
    expect(worthTo(view, 0, 'chosen-of-the-hall')).toBe(1);
  });
  it('says who leaves, and what a pass brings', () => {
    const view = EXAMPLE();
    expect(drivenOut(view, 0, 'loki')).toEqual(['odin']);
    expect(drivenOut(view, 0, 'yggdrasil')).toEqual([]);
    expect(colourOf('yggdrasil')).toBe('black');
    view.seats[0]!.victories = { 'coastal-raid': 1 };
    expect(passDraw(view, 0)).toBe(5);
    view.seats[0]!.hand = 11;
    expect(passDraw(view, 0)).toBe(1);
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
    for (const kind of PEOPLE) say(`wolves-page-hint-${kind}`, STANDARD.people[kind]!);
    for (const deity of DEITIES) say(`wolves-page-hint-${deity}`);
    expect(headline(EXAMPLE(), say).of).toBe(3);
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
