/** What a move would do to the lines, and what is about to happen to them by an open effect. */

import type { Effect, Side, Unit, WolvesView } from './view';
import type { Foreseen, Move, Spot } from './wire.gen';

export interface Threat {
  effect: Effect;
  /** Whose effect it is. */
  actor: number;
  /** Units it is about to touch: `line/place`. */
  units: ReadonlySet<string>;
  /** The one of them it is drawn at: of whoever is asked, if it touches them. */
  shown: Spot | null;
  /** How many are of whoever is asked. */
  own: number;
  /** The number of a Plague. */
  number: number | null;
  /** Where it comes from, as a `data-place`. */
  source: string;
  verb: 'destroys' | 'takes' | 'moves' | 'discards';
}

const VERBS: Partial<Record<Effect, Threat['verb']>> = {
  raider: 'takes',
  traitor: 'moves',
  plague: 'discards',
};

export interface Preview {
  /** Strengths of lines that would change, by seat. */
  lines: ReadonlyMap<number, { before: number; after: number }>;
  /** Units that would leave: `line/place`. */
  leaving: ReadonlySet<string>;
  /** A unit that would come. */
  ghost: { line: number; side: Side; kind: Unit; strengths: number[] } | null;
}

const named = ({ line, place }: Spot) => `${line}/${place}`;

/** The effect that is waiting for answers, if any. */
export function threatOf(view: WolvesView): Threat | null {
  const { threat } = view;
  if (!threat) return null;
  const asked = view.frames.at(-1)?.actor;
  const theirs = threat.units.filter(({ line }) => line === asked);
  return {
    effect: threat.effect,
    actor: threat.seat,
    units: new Set(threat.units.map(named)),
    shown: theirs[0] ?? threat.units[0] ?? null,
    own: theirs.length,
    number: threat.number ?? null,
    source: sourceOf(view, threat.effect, threat.seat, threat.units[0]),
    verb: VERBS[threat.effect] ?? 'destroys',
  };
}

/** The intruder stands at an end of some line; a deity beside its owner; a Plague is on nobody's. */
function sourceOf(view: WolvesView, effect: Effect, actor: number, target?: Spot): string {
  if (effect === 'tyr' || effect === 'loki') return `deity/${effect}`;
  if (effect === 'plague' || !target) return `plate/${actor}`;
  const lines = [target.line, actor, ...view.seats.keys()];
  for (const seat of lines) {
    const units = view.seats[seat]?.line ?? [];
    for (const at of [0, units.length - 1]) {
      const beside = effect !== 'archer' || [at - 1, at + 1].some((n) => units[n] === 'archer');
      if (units[at] === effect && beside && !(seat === target.line && at === target.place))
        return `unit/${seat}/${at}`;
    }
  }
  return `plate/${actor}`;
}

/** What the lines would look like after a move, as the game foresees it. */
export function previewOf(view: WolvesView, move?: Move, foreseen?: Foreseen): Preview {
  const lines = foreseen?.lines ?? [];
  const [first] = lines;
  const comes = move?.kind === 'lay' || move?.kind === 'join';
  return {
    lines: new Map(
      lines.map(({ line, strength }) => [
        line,
        { before: view.seats[line]!.strength, after: strength },
      ]),
    ),
    leaving: new Set(foreseen?.leaving?.map(named)),
    ghost:
      comes && first?.strengths
        ? { line: first.line, side: move.side, kind: move.unit, strengths: first.strengths }
        : null,
  };
}
