/** What the guide remembers in this browser: what it has said, where it is wanted, and where not. */

export interface GuideMemory {
  /** Keys of remarks that were said: none is said twice. */
  heard: string[];
  /** It says nothing at all. */
  off: boolean;
  /** Tables at which it is to be quiet. */
  quiet: string[];
  /** By kind of game: the first tables, at which it also says what would have been better. */
  first: Record<string, string[]>;
}

/** In so many games of a kind it says what would have been better. */
export const FIRST_GAMES = 3;
const MOST_QUIET = 40;

export const BLANK: GuideMemory = { heard: [], off: false, quiet: [], first: {} };

/** What was kept, whatever it is. */
export function read(kept: string | null): GuideMemory {
  try {
    return { ...BLANK, ...(JSON.parse(kept ?? '{}') as Partial<GuideMemory>) };
  } catch {
    return BLANK;
  }
}

/** Somebody plays at a table: perhaps one of the first of its kind. `wanted`: it is one of them
 * whatever was before. */
export function seated(
  memory: GuideMemory,
  game: string,
  table: string,
  wanted = false,
): GuideMemory {
  const tables = memory.first[game] ?? [];
  if (tables.includes(table) || (tables.length >= FIRST_GAMES && !wanted)) return memory;
  return { ...memory, first: { ...memory.first, [game]: [...tables, table] } };
}

/** Does it say there what would have been better? */
export const advises = (memory: GuideMemory, game: string, table: string): boolean =>
  speaks(memory, table) && (memory.first[game] ?? []).includes(table);

/** Does it say anything there? */
export const speaks = (memory: GuideMemory, table: string): boolean =>
  !memory.off && !memory.quiet.includes(table);

/** The first of some remarks that was never said. */
export const unheard = <T extends { key: string }>(
  memory: GuideMemory,
  remarks: readonly T[],
): T | undefined => remarks.find((each) => !memory.heard.includes(each.key));

export const hear = (memory: GuideMemory, key: string): GuideMemory =>
  memory.heard.includes(key) ? memory : { ...memory, heard: [...memory.heard, key] };

/** Quiet at a table, or no longer. */
export function hush(memory: GuideMemory, table: string, quiet: boolean): GuideMemory {
  const others = memory.quiet.filter((each) => each !== table);
  return { ...memory, quiet: quiet ? [...others, table].slice(-MOST_QUIET) : others };
}
