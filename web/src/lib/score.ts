/** What points came from, side by side. */

import type { Result, ScorePart } from '../wire';

/** A source of points, with everybody's share of it. */
export interface Source {
  key: string;
  picture: string;
  /** By seat. */
  points: number[];
}

/** All sources that anybody had something of, in the order the game tells them. */
export function sourcesOf(parts: readonly (readonly ScorePart[])[]): Source[] {
  const found = new Map<string, Source>();
  const most = parts.toSorted((a, b) => b.length - a.length);
  for (const { key, picture } of most.flat())
    if (!found.has(key)) found.set(key, { key, picture, points: parts.map(() => 0) });
  parts.forEach((own, seat) => {
    for (const { key, points } of own) found.get(key)!.points[seat]! += points;
  });
  return [...found.values()];
}

/** What made the difference between the one winner and whoever came next; nothing if that can't be said. */
export function difference(
  { ranks, scores, parts }: Result,
  sources: readonly Source[],
): { source: Source; more: number; less: number; winner: number; next: number } | null {
  const winner = ranks.indexOf(1);
  const next = ranks.indexOf(2);
  if (!parts.length || next < 0 || scores[winner]! <= scores[next]!) return null;
  const lead = ({ points }: Source) => points[winner]! - points[next]!;
  const source = sources.toSorted((a, b) => lead(b) - lead(a))[0];
  if (!source || lead(source) <= 0) return null;
  return { source, more: source.points[winner]!, less: source.points[next]!, winner, next };
}
