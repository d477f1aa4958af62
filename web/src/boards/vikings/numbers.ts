/** The numbers of a game: cards.toml with the table's options laid over them. */

import source from '../../../../src/meadhall/games/vikings/cards.toml?raw';
import type { Say } from '../../lib/board';

type Scalar = string | number | boolean;
type Value = Scalar | Value[] | Tree;
interface Tree {
  [key: string]: Value;
}

export interface CardNumbers {
  role: 'resource' | 'action' | 'fighter' | 'hero' | 'booster' | 'fortification' | 'undead';
  copies?: number;
  cost_beer?: number;
  cost_gold?: number;
  strength?: number;
  beer?: number;
  gold?: number;
  draw?: number;
  power?: string;
  amount?: number;
}
export interface BuildingNumbers {
  copies: number;
  beer: number;
  gold: number;
  defence: number;
  points: number;
  loot: number;
}
export interface HallNumbers {
  limit: number;
  gold?: number;
  defence: number;
  points: number;
  reached: number;
}
export interface MissionNumbers {
  copies: number;
  points: number;
  need?: number;
}
export interface Numbers {
  table: {
    hand: number;
    capacity: number;
    store_points: number;
    exchange: number;
    swap_gold: number;
    dragon_defence: number;
    undead_points: number;
    full_defence: number;
    gates: number[];
    shares: number[];
  };
  starting_deck: Record<string, number>;
  halls: Record<string, HallNumbers>;
  buildings: Record<string, BuildingNumbers>;
  cards: Record<string, CardNumbers>;
  missions: Record<string, MissionNumbers>;
}

/** As much of TOML as card data is written in: tables, numbers, words, lists, tables in a line. */
export function parse(text: string): Tree {
  const root: Tree = {};
  let table = root;
  for (const raw of text.split('\n')) {
    const line = raw.replace(/\s+#.*$|^#.*$/, '').trim();
    if (!line) continue;
    if (line.startsWith('[')) {
      table = root;
      for (const key of line.slice(1, -1).split('.')) table = (table[key] ??= {}) as Tree;
    } else {
      const at = line.indexOf('=');
      table[line.slice(0, at).trim()] = value(line.slice(at + 1).trim());
    }
  }
  return root;
}

function value(text: string): Value {
  if (text.startsWith('"')) return text.slice(1, -1);
  if (text.startsWith('[')) return parts(text).map(value);
  if (text.startsWith('{')) {
    const pairs = parts(text).map((each) => each.split('=').map((part) => part.trim()));
    return Object.fromEntries(pairs.map(([key, said]) => [key!, value(said!)]));
  }
  return text === 'true' || (text === 'false' ? false : Number(text));
}

const parts = (text: string) =>
  text
    .slice(1, -1)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function overlaid(under: Tree, over: Tree): Tree {
  const found: Tree = { ...under };
  for (const [key, each] of Object.entries(over)) {
    const old = found[key];
    found[key] = isTree(old) && isTree(each) ? overlaid(old, each) : each;
  }
  return found;
}

const isTree = (each: unknown): each is Tree =>
  typeof each === 'object' && each !== null && !Array.isArray(each);

const data = parse(source);
const made = new Map<string, Numbers>();

/** All numbers in force in a game with these options. */
export function numbersOf(options: Record<string, unknown>): Numbers {
  const key = JSON.stringify(options);
  let found = made.get(key);
  if (!found) {
    found = overlaid(data, options as Tree) as unknown as Numbers;
    made.set(key, found);
  }
  return found;
}

/** Which numbers of an entry are our own choice and not the publisher's. */
export function ours(
  section: 'cards' | 'buildings' | 'halls' | 'missions',
  name: string,
): string[] {
  const entry = (data[section] as Tree)[name] as Tree | undefined;
  if (!entry) return [];
  const { origin, ...fields } = entry;
  return Object.keys(fields).filter((field) => {
    if (field === 'role' || field === 'power') return false;
    if (!isTree(origin)) return origin === 'ours';
    return (origin[field] ?? origin['default']) === 'ours';
  });
}

// --- texts with the numbers in force -------------------------------------------------------------

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function cardArgs(numbers: Numbers, name: string): Record<string, string | number> {
  const card = numbers.cards[name]!;
  const { strength = 0, amount = 0, beer = 0, gold = 0, draw = 0 } = card;
  const points = numbers.table.undead_points;
  return { strength, amount, beer, gold, draw, total: strength + amount, points };
}

/** What a card does, as the rules book says it. */
export const cardText = (say: Say, numbers: Numbers, name: string): string =>
  capital(say(`vikings-card-${name}.text`, cardArgs(numbers, name)));

/** The same in the few words there is room for on a card. */
export const cardShort = (say: Say, numbers: Numbers, name: string): string =>
  say(`vikings-page-short-${name}`, cardArgs(numbers, name));

export function buildingText(say: Say, numbers: Numbers, kind: string, level = 1): string {
  if (kind === 'hall') {
    const { limit, reached: points } = numbers.halls[level]!;
    const most = limit >= 18 ? 'all' : 'some';
    return capital(say('vikings-hall-level.text', { limit, most, points }));
  }
  const { capacity, store_points } = numbers.table;
  return capital(say(`vikings-building-${kind}.text`, { capacity, store_points }));
}

export const missionText = (say: Say, numbers: Numbers, name: string): string =>
  capital(say(`vikings-mission-${name}.text`, { need: numbers.missions[name]?.need ?? 0 }));

export const amount = (say: Say, beer: number, gold: number): string =>
  say('vikings-amount', { beer, gold });
