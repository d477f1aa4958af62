/** Another game with the same people: asking for it, coming along, and changing something first. */

import type { Again, Position, Rematch, Settings, TableInfo } from '../wire';
import { get, post } from './api';
import { kept } from './kept.svelte';
import { nameOf } from './seats';
import { addShare } from './shuffle';
import type { LiveTable } from './table.svelte';

/** What the lobby begins with when something is to be changed. */
export interface Change {
  /** The finished table whose people are asked. */
  table: string;
  settings: Settings;
  /** The other people, by name. */
  friends: string[];
}

class Changing {
  what = $state.raw<Change | null>(null);

  /** Begin with the settings and the people of a finished table. */
  begin(table: LiveTable): void {
    const { info, reader } = table;
    if (!info) return;
    const others = table.company.people.filter((seat) => seat !== reader);
    this.what = {
      table: table.id,
      settings: info.settings,
      friends: others.map((seat) => nameOf(info.seats[seat]!)),
    };
  }
  drop(): void {
    this.what = null;
  }
}

export const changing = new Changing();

/** Have we, and all others who were asked, said yes; or does it begin without some of them? */
export function begins(again: Again, people: readonly number[], me: number | null): boolean {
  if (me === null || !again.yes.includes(me)) return false;
  return again.begun || people.every((seat) => again.yes.includes(seat));
}

/** Ask for another game, or come along: our seat there, and our part of the shuffle. */
export async function playAgain(table: LiveTable): Promise<void> {
  table.company.joining = true;
  try {
    await joined(table.game, await post<Rematch>(`tables/${table.id}/rematch`));
  } finally {
    table.company.joining = false;
  }
}

/** The same with other settings. */
export async function playChanged(change: Change, settings: Settings): Promise<void> {
  const path = `tables/${change.table}/rematch/changed`;
  await joined(settings.game, await post<Rematch>(path, { settings }));
}

async function joined(game: string, made: Rematch): Promise<void> {
  const { table, invitation } = made;
  kept.put(table, { game, phase: 'waiting', ...(invitation ? { invitation } : {}) });
  const { seat } = await get<Position>(`tables/${table}/position`);
  if (seat !== null) addShare(await get<TableInfo>(`tables/${table}`), seat);
}
