/** The numbers that cards print: those of cards.toml, with what this table's options change. */

import type { Person, Unit, Victory, WolvesView } from './view';

type Card = Record<string, number>;

interface Numbers {
  people: Partial<Record<Person, Card>>;
  victories: Record<Victory, Card>;
  hands: { limit: number };
  glory: { to_end: number };
  modifiers: { thor: number; fenrir: number };
  runes: Record<Unit, 'teiwaz' | 'eiwaz'>;
}

/** A test compares this with src/meadhall/games/wolves/cards.toml. */
export const STANDARD: Omit<Numbers, 'runes'> = {
  people: {
    archer: { copies: 12, strength: 1 },
    bond: { copies: 12 },
    hirdman: { copies: 12, strength: 3, together: 7 },
    huscarl: { copies: 8, strength: 2 },
    berserk: { copies: 8, strength: 5 },
    thrall: { copies: 8, strength: 0 },
    priest: { copies: 4, strength: 8, shuns: 8 },
    hovding: { copies: 4, each: 2 },
    konung: { copies: 4, alone: 10 },
    assassin: { copies: 8, strength: 0, weak: 4 },
    raider: { copies: 6, strength: 2 },
    traitor: { copies: 6, strength: 1 },
    plague: { copies: 6 },
    'shield-wall': { copies: 6 },
    flank: { copies: 6 },
  },
  victories: {
    'coastal-raid': { glory: 1, pass_draw: 1 },
    'field-of-slaughter': { glory: 2 },
    'costly-triumph': { glory: 3, pass_draw: -1 },
    'favour-of-the-high': { glory: 1, each: 1, most: 3 },
    'bargain-with-chaos': { glory: 1, each: 1, most: 3 },
    'crowded-hall': { glory: 1, fulfilled: 3, cards: 10 },
    'saga-of-deeds': { glory: 0, each: 1, most: 3 },
    'steel-alone': { glory: 1, fulfilled: 3 },
    'chosen-of-the-hall': { glory: 1, fulfilled: 2 },
  },
  hands: { limit: 12 },
  glory: { to_end: 5 },
  modifiers: { thor: 5, fenrir: -5 },
};

const TEIWAZ: readonly string[] = ['hirdman', 'huscarl', 'berserk', 'priest', 'hovding', 'konung'];

function overlaid<Data>(base: Data, over: unknown): Data {
  if (typeof base !== 'object' || base === null || typeof over !== 'object' || over === null)
    return (over as Data) ?? base;
  const merged = { ...base } as Record<string, unknown>;
  for (const [key, value] of Object.entries(over)) merged[key] = overlaid(merged[key], value);
  return merged as Data;
}

const known = new WeakMap<object, Numbers>();

export function numbersOf(options: Record<string, unknown>): Numbers {
  let found = known.get(options);
  if (!found) {
    const merged = overlaid({ ...STANDARD, runes: {} }, options) as Numbers;
    const people = merged.people as Record<string, Card & { rune?: string }>;
    merged.runes = Object.fromEntries(
      Object.keys(people).map((kind) => [
        kind,
        people[kind]!.rune ?? (TEIWAZ.includes(kind) ? 'teiwaz' : 'eiwaz'),
      ]),
    ) as Numbers['runes'];
    known.set(options, merged);
    found = merged;
  }
  return found;
}

export const inForce = (view: WolvesView): Numbers => numbersOf(view.options);

/** The rune a unit carries. */
export const runeOf = (view: WolvesView, kind: Unit) => inForce(view).runes[kind];
