/** The saga: lines as the games make them and the hall sends them, drawn for one reader. */

import type { Line } from '../wire';
import type { Arg, Picture, SagaLine, Say } from './board';

type Filling = Line['args'][string];

/** For whom lines are drawn, and how. */
export interface Reader {
  say: Say;
  /** Is there such a text? */
  has(key: string): boolean;
  seats: readonly { name: string }[];
  picture?: ((name: string) => Picture | undefined) | undefined;
}

const TONES: Record<NonNullable<Line['tone']>, string | undefined> = {
  plain: undefined,
  great: undefined,
  faint: 'var(--text-2)',
  quiet: 'var(--text-2)',
  bad: 'var(--thor-fig)',
};

export const drawn = (lines: readonly Line[], reader: Reader): SagaLine[] =>
  lines.map((line) => draw(line, reader));

function draw(line: Line, reader: Reader): SagaLine {
  // A game without words of its own has the names of its events for keys.
  const words = reader.has(line.key) ? said(line.key, line.args, line, reader) : line.key;
  if (line.headline) return { kind: 'headline', text: words };
  const seat = line.seat ?? undefined;
  const shown = line.picture ? reader.picture?.(line.picture) : undefined;
  const about = new Set(seat === undefined ? [] : [seat]);
  mention(line.args, about);
  return {
    kind: 'line',
    icon: shown?.icon,
    colour: TONES[line.tone ?? 'plain'] ?? shown?.colour,
    seat,
    text: capital(under(line, words, reader)),
    words: capital(words),
    places: line.places ?? [],
    mark: line.mark || undefined,
    hurts: line.hurts ?? undefined,
    faint: line.tone === 'faint' || line.tone === 'quiet',
    about: [...about],
  };
}

/** Add whoever is spoken of. */
function mention(value: Filling | Line['args'], about: Set<number>): void {
  if (typeof value !== 'object') return;
  if (Array.isArray(value)) value.forEach((each) => mention(each, about));
  else
    for (const [name, each] of Object.entries(value)) {
      if (name === 'seat' && typeof each === 'number') about.add(each);
      else mention(each as Filling, about);
    }
}

/** The words with whose line it is, or what begins with it, before them. */
function under(line: Line, words: string, { say, seats }: Reader): string {
  if (typeof line.seat === 'number')
    return say('saga-of', { name: seats[line.seat]?.name ?? '', words });
  return line.title ? say('saga-under', { title: { key: line.title }, words }) : words;
}

/** A text of a line, filled; what is called `seat` is a player. In a saga everybody has a name, the
 *  reader too. */
function said(key: string, args: Line['args'], line: Line, reader: Reader): string {
  const plain: Record<string, Arg> = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === 'seat' && typeof value === 'number') {
      plain['who'] = value === line.seat ? 'self' : 'other';
      plain['name'] = reader.seats[value]?.name ?? '';
    } else plain[name] = filled(value, line, reader);
  }
  return reader.say(key, plain);
}

function filled(value: Filling, line: Line, reader: Reader): string | number {
  if (Array.isArray(value)) return value.map((each) => filled(each, line, reader)).join(', ');
  return typeof value === 'object' ? said(value.key, value.args ?? {}, line, reader) : value;
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A line of the saga, and the move it belongs to. */
export interface Entry {
  move: number;
  line: SagaLine;
}
/** What one player did, one after the other; or a headline, or what was nobody's doing. */
export interface Group {
  seat: number | undefined;
  headline: string;
  lines: (Entry & { times: number })[];
}

/** The saga by turns: what belongs together stands under one name, and the same in a row is told once.
 *  With a seat, only what concerns that one. */
export function grouped(saga: readonly Entry[], of: number | null = null): Group[] {
  const groups: Group[] = [];
  for (const { move, line } of saga) {
    if (line.kind === 'headline') {
      groups.push({ seat: undefined, headline: line.text, lines: [] });
      continue;
    }
    if (of !== null && !line.about?.includes(of) && line.hurts !== of) continue;
    let group = groups.at(-1);
    if (!group || group.headline || group.seat !== line.seat)
      groups.push((group = { seat: line.seat, headline: '', lines: [] }));
    const last = group.lines.at(-1);
    if (last && last.line.text === line.text) {
      last.times += 1;
      last.move = move;
    } else group.lines.push({ move, line, times: 1 });
  }
  return groups;
}
