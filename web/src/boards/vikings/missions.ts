/** How far a player has come with a mission (V-60). */

import type { Numbers } from './numbers';
import { split, tokensOf, type VikingsView } from './view';

/** What has to be done in one turn. */
const DEEDS: Record<string, string> = {
  worship: 'bought-path',
  worker: 'bought-building',
  attacker: 'hit',
  strategy: 'bought-fighter',
  shield: 'bought-fortification',
  warfare: 'hit-strongly',
  'town-fall': 'hit-hall',
};
/** Which buildings are to be had. */
const OWNED: Record<string, string> = {
  brewer: 'brewery',
  foundry: 'gold-factory',
  captain: 'drakkar',
  innkeeper: 'tavern',
};

export function progress(
  view: VikingsView,
  numbers: Numbers,
  seat: number,
  name: string,
): { have: number; need: number } {
  const player = view.seats[seat]!;
  const acting = seat === view.active;
  const deed = DEEDS[name];
  if (deed) return { have: acting && view.turn.deeds.includes(deed) ? 1 : 0, need: 1 };
  const need = numbers.missions[name]?.need ?? 1;
  let have: number;
  const owned = OWNED[name];
  if (owned) have = Object.keys(player.sites).filter((site) => split(site)[0] === owned).length;
  else if (name === 'architect') have = player.level;
  else if (name === 'thirsty') have = acting ? view.turn.spent_beer : 0;
  else if (name === 'money') have = acting ? view.turn.spent_gold : 0;
  else have = tokensOf(player)[name === 'gold' ? 'gold' : 'beer'];
  return { have: Math.min(have, need), need };
}

/** V-81: who leads with an achievement, and with how many. */
export function leaders(view: VikingsView, name: string): { count: number; seats: number[] } {
  const counts = view.seats.map((player) => player.counts[name] ?? 0);
  const count = Math.max(...counts);
  return {
    count,
    seats: count ? counts.flatMap((each, seat) => (each === count ? [seat] : [])) : [],
  };
}
