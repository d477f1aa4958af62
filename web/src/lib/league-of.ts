/** Of which league a table is, as far as one came from there: so that one finds back. */

const KEY = 'meadhall.league';

function known(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export function comeFrom(table: string, league: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...known(), [table]: league }));
  } catch {
    // A browser that keeps nothing has its way back all the same.
  }
}

export const leagueOf = (table: string): string | null => known()[table] ?? null;
