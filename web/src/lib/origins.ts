/** Where what stands on a card comes from, as its game's cards.toml says it. */

/** From what is ours to what the book says. */
export const ORIGIN_ORDER = ['ours', 'picture', 'derived', 'book'] as const;
export type Origin = (typeof ORIGIN_ORDER)[number];

/** What a card sheet speaks of; several numbers of a record may be one thing to a reader. */
const WHATS = [
  'price',
  'currency',
  'strength',
  'defence',
  'rune',
  'gives',
  'draw',
  'amount',
  'prize',
  'limit',
  'reached',
  'points',
  'effect',
  'condition',
  'numbers',
  'players',
  'copies',
  'order',
] as const;
export type What = (typeof WHATS)[number];
export type Told = Partial<Record<What, Origin>>;

type Row = Readonly<Record<string, unknown>>;
/** Nobody sees a nought among these. */
const UNSEEN: readonly What[] = ['price', 'prize', 'reached', 'gives'];
const isWhat = (name: string): name is What => WHATS.some((each) => each === name);

/** What is told of a record: `names` says what a reader calls its fields. A number that a table's
 *  options have changed comes from there, so nothing is told of it. */
export function told(
  origins: Readonly<Record<string, Origin>>,
  usual: Row,
  now: Row = usual,
  names: Readonly<Record<string, What>> = {},
): Told {
  const found: Told = {};
  for (const [field, origin] of Object.entries(origins)) {
    const what = names[field] ?? (isWhat(field) ? field : 'numbers');
    if (usual[field] !== now[field] || (UNSEEN.includes(what) && !usual[field])) continue;
    const known = found[what];
    if (!known || ORIGIN_ORDER.indexOf(origin) < ORIGIN_ORDER.indexOf(known)) found[what] = origin;
  }
  // Whoever knows where a price comes from need not hear it of its currency.
  if (found.currency === found.price || !found.price) delete found.currency;
  return found;
}

/** The same by origin, ours first, without origins that tell of nothing. */
export function byOrigin(all: Told): { origin: Origin; whats: What[] }[] {
  return ORIGIN_ORDER.map((origin) => ({
    origin,
    whats: WHATS.filter((what) => all[what] === origin),
  })).filter(({ whats }) => whats.length);
}
