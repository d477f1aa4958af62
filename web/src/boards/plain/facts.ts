/** A view as a list for people to read, whatever the game. */

/** What a view holds for programs, and what the board shows by itself. */
const UNSHOWN = ['decision', 'frames', 'game', 'options', 'players', 'rules', 'seat', 'waiting'];

export interface Fact {
  name: string;
  text: string;
}

export function facts(view: Record<string, unknown>): Fact[] {
  return Object.entries(view)
    .filter(([name, value]) => !UNSHOWN.includes(name) && value !== null)
    .map(([name, value]) => ({ name, text: listed(value) }));
}

function listed(value: unknown): string {
  if (Array.isArray(value)) {
    const inner = value.some((each) => typeof each === 'object');
    return value.map(listed).join(inner ? ' | ' : ', ') || '–';
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, each]) => `${name} ${listed(each)}`)
      .join(', ');
  return typeof value === 'boolean' ? (value ? '+' : '–') : String(value);
}
