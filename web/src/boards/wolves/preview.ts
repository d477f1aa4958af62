/** What a move would do to the lines, and what is about to happen to them by an open effect. */

import { strengths, total, without, withUnit } from './strength';
import {
  askedOf,
  EFFECTS,
  SIDES,
  type Effect,
  type Side,
  type Unit,
  type WolvesView,
} from './view';
import type { Move } from './wire.gen';

export interface Threat {
  effect: Effect;
  /** Whose effect it is. */
  actor: number;
  /** Units it is about to touch: `line/place`. */
  units: ReadonlySet<string>;
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

const spared = (view: WolvesView, seat: number, byDeity: boolean) =>
  view.seats[seat]!.protected || (byDeity && view.seats[seat]!.deities.includes('odin'));

/** Units of a Plague (W-60) or of Tyr (W-87). */
export function struck(view: WolvesView, of: { number: number } | { side: Side }): Set<string> {
  const units = new Set<string>();
  view.seats.forEach((player, seat) => {
    if (spared(view, seat, 'side' in of)) return;
    if ('side' in of) {
      if (player.line.length)
        units.add(`${seat}/${of.side === 'left' ? 0 : player.line.length - 1}`);
    } else
      player.strengths.forEach((strength, place) => {
        if (strength === of.number) units.add(`${seat}/${place}`);
      });
  });
  return units;
}

/** The effect that is waiting for answers, if any. */
export function threatOf(view: WolvesView): Threat | null {
  const frame = view.frames.findLast((each) => each.frame === 'effect');
  if (!frame || askedOf(view)?.frame !== 'react') return null;
  const { actor, line, place, shielded } = frame;
  const effect = EFFECTS[frame.effect]!;
  let units: Set<string>;
  if (effect === 'plague') units = struck(view, { number: place });
  else if (effect === 'tyr') units = struck(view, { side: SIDES[place]! });
  else units = new Set([`${line}/${place}`]);
  units = new Set([...units].filter((each) => !((shielded >> Number(each.split('/')[0])) & 1)));
  return {
    effect,
    actor,
    units,
    number: effect === 'plague' ? place : null,
    source: sourceOf(view, effect, actor, line, place),
    verb: VERBS[effect] ?? 'destroys',
  };
}

/** The intruder stands at an end of some line; a deity beside its owner; a Plague is on nobody's. */
function sourceOf(
  view: WolvesView,
  effect: Effect,
  actor: number,
  line: number,
  place: number,
): string {
  if (effect === 'tyr' || effect === 'loki') return `deity/${effect}`;
  if (effect === 'plague') return `plate/${actor}`;
  const lines = [line, actor, ...view.seats.keys()];
  for (const seat of lines) {
    const units = view.seats[seat]?.line ?? [];
    for (const at of [0, units.length - 1]) {
      const beside = effect !== 'archer' || [at - 1, at + 1].some((n) => units[n] === 'archer');
      if (units[at] === effect && beside && !(seat === line && at === place))
        return `unit/${seat}/${at}`;
    }
  }
  return `plate/${actor}`;
}

const NOTHING: Preview = { lines: new Map(), leaving: new Set(), ghost: null };

function leaving(view: WolvesView, units: ReadonlySet<string>): Preview {
  const lines = new Map<number, { before: number; after: number }>();
  view.seats.forEach((player, seat) => {
    const places = player.line.flatMap((_, at) => (units.has(`${seat}/${at}`) ? [at] : []));
    if (!places.length) return;
    const after = total(view, seat, without(player.line, ...places));
    lines.set(seat, { before: player.strength, after });
  });
  return { lines, leaving: units, ghost: null };
}

function coming(view: WolvesView, line: number, kind: Unit, side: Side): Preview {
  const player = view.seats[line]!;
  const units = withUnit(player.line, kind, side);
  return {
    lines: new Map([[line, { before: player.strength, after: total(view, line, units) }]]),
    leaving: new Set(),
    ghost: { line, side, kind, strengths: strengths(view, units) },
  };
}

/** What the lines would look like after a move, before anybody answers it. */
export function previewOf(view: WolvesView, move: Move | undefined): Preview {
  switch (move?.kind) {
    case 'lay':
      return coming(view, move.line, move.unit, move.side);
    case 'join':
      return coming(view, view.seat ?? 0, move.unit, move.side);
    case 'unit':
      return leaving(view, new Set([`${move.line}/${move.place}`]));
    case 'plague':
      return leaving(view, struck(view, { number: move.strength }));
    case 'side':
      return leaving(view, struck(view, move));
    case 'done':
    case 'decline-all': {
      const threat = threatOf(view);
      return threat ? leaving(view, threat.units) : NOTHING;
    }
    default:
      return NOTHING;
  }
}
