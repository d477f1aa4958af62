/** The buttons below the question: kinds of action on one's turn, answers, and ways to stop. */

import axe from 'icon:swordman';
import cancel from 'icon:cancel';
import check from 'icon:check-mark';
import draw from 'icon:card-draw';
import grab from 'icon:grab';
import horn from 'icon:beer-horn';
import hush from 'icon:semi-closed-eye';
import pyre from 'icon:pyre';
import skull from 'icon:skull-crossed-bones';
import split from 'icon:split-arrows';
import summon from 'icon:sunbeams';
import { DEITY, PERSON, VICTORY } from './cards';
import type { BoardState, Mode } from './board_state.svelte';
import { colourOf, DEITIES, SIDES } from './view';
import type { Move } from './wire.gen';

export interface Action {
  key: string;
  icon?: string;
  text: string;
  note?: string;
  /** What it stages; or what it does. */
  move?: number;
  press?: () => void;
  on?: boolean;
  /** `extra`: stands apart; `chip`: a small one. */
  tone?: 'extra' | 'chip';
}

/** Frames where to choose nothing is to decline. */
const OPTIONAL = ['freya', 'loki', 'valkyrie', 'vidar', 'thralls', 'deity'];

const arrow = (from: number, to: number) =>
  `${String(from).replace('-', '−')} → ${String(to).replace('-', '−')}`;

export function actionsOf(play: BoardState): Action[] {
  const { say } = play.table;
  const again: Action = {
    key: 'again',
    icon: hush,
    text: say('wolves-page-ask-again'),
    note: say('wolves-page-ask-again-how'),
    on: true,
    press: play.standing.end,
  };
  return play.standing.on ? [...asked(play), again] : asked(play);
}

function asked(play: BoardState): Action[] {
  switch (play.asked) {
    case null:
      return [];
    case 'turn':
    case 'vidar':
      return turn(play);
    case 'react':
      return answers(play);
    default:
      return others(play);
  }
}

function turn(play: BoardState): Action[] {
  const { legal, view, table } = play;
  const { say } = table;
  if (play.picked === 'plague') return plagues(play);
  if (play.picked === 'flank') {
    return [
      {
        key: 'fd',
        icon: draw,
        text: say('wolves-page-flank-draw'),
        move: legal.id({ kind: 'flank-draw' }),
      },
      {
        key: 'fr',
        icon: grab,
        text: say('wolves-page-flank-return'),
        move: legal.id({ kind: 'flank-return' }),
      },
    ].filter((each) => each.move !== undefined);
  }
  const me = table.me!;
  const found: Action[] = [];
  const mode = (name: Mode, icon: string, note?: string): Action => ({
    key: name,
    icon,
    text: say(`wolves-page-mode-${name}`),
    note,
    on: play.mode === name || (name === 'lay' && play.picked !== null),
    press: () => play.choose(name),
  });
  if (legal.some('lay')) found.push(mode('lay', axe));
  if (legal.some('plague') || legal.some('flank-draw') || legal.some('flank-return'))
    found.push(mode('manoeuvre', split));
  if (legal.some('unit'))
    found.push(
      play.asked === 'vidar'
        ? { ...mode('sacrifice', grab), text: say('wolves-page-take-back') }
        : mode('sacrifice', pyre),
    );
  const pass = legal.id({ kind: 'pass' });
  if (pass !== undefined)
    found.push({
      key: 'pass',
      icon: horn,
      text: say('wolves-choice-pass.head'),
      note: say('wolves-page-draw', { cards: legal.foreseen(pass)?.cards ?? 0 }),
      move: pass,
    });
  const end = legal.id({ kind: 'end' });
  if (end !== undefined)
    found.push({ key: 'end', icon: check, text: say('wolves-choice-end.head'), move: end });
  const done = legal.id({ kind: 'done' });
  if (done !== undefined)
    found.push({ key: 'done', icon: cancel, text: say('wolves-page-no'), move: done });
  if (legal.some('summon')) {
    const costs = Object.values(view.seats[me]!.costs);
    found.push({
      ...mode('summon', summon, say('wolves-page-from', { cost: Math.min(...costs) })),
      tone: 'extra',
    });
  }
  for (const deity of DEITIES) {
    const move = legal.id({ kind: 'use', deity });
    if (move !== undefined)
      found.push({
        key: deity,
        icon: DEITY[deity],
        text: say(`wolves-page-power-${deity}`),
        move,
        tone: 'extra',
      });
  }
  if (play.picked === 'traitor' && view.hand?.['shield-wall'])
    found.push({
      key: 'parry',
      icon: PERSON['shield-wall'],
      text: say('wolves-page-parry'),
      note: say('wolves-page-parry-how'),
      on: play.parry,
      press: () => (play.parry = !play.parry),
      tone: 'extra',
    });
  return found;
}

function plagues(play: BoardState): Action[] {
  const { legal, table } = play;
  return legal.of('plague').map((plague) => {
    const move = legal.id(plague);
    const units = legal.foreseen(move)?.leaving ?? [];
    const own = units.filter((each) => each.line === table.me).length;
    return {
      key: `n${plague.strength}`,
      text: String(plague.strength),
      note: units.length ? table.say('wolves-page-plague-hits', { units: units.length, own }) : '–',
      move,
      tone: 'chip',
    };
  });
}

function answers(play: BoardState): Action[] {
  const { legal, view, table } = play;
  const { say } = table;
  const me = table.me!;
  const now = view.seats[me]!.strength;
  const found: Action[] = [];
  const shield = legal.id({ kind: 'shield' });
  if (shield !== undefined)
    found.push({
      key: 'wall',
      icon: PERSON['shield-wall'],
      text: say('wolves-card-shield-wall'),
      note: say('wolves-page-stays', { strength: now }),
      move: shield,
    });
  view.seats[me]!.line.forEach((kind, place) => {
    const move = legal.id({ kind: 'unit', line: me, place });
    if (move === undefined) return;
    found.push({
      key: `guard${place}`,
      icon: PERSON.huscarl,
      text: say('wolves-page-guard', { card: { key: `wolves-card-${kind}.acc` } }),
      note: arrow(now, play.strengthAfter(me, move)),
      move,
    });
  });
  const done = legal.id({ kind: 'done' });
  if (done !== undefined)
    found.push({
      key: 'let',
      icon: skull,
      text: say('wolves-page-let'),
      note: arrow(now, play.strengthAfter(me, done)),
      move: done,
    });
  if (!play.standing.on)
    found.push({
      key: 'never',
      icon: hush,
      text: say('wolves-page-decline-all'),
      note: say('wolves-page-decline-all-how'),
      press: play.standing.begin,
    });
  return found;
}

function others(play: BoardState): Action[] {
  const { legal, view, table } = play;
  const { say } = table;
  const found: Action[] = [];
  const add = (what: Move, icon: string, text: string, note?: string) => {
    const move = legal.id(what);
    if (move !== undefined) found.push({ key: `m${move}`, icon, text, note, move });
  };
  add({ kind: 'take' }, grab, say('wolves-page-take'));
  add({ kind: 'draw' }, draw, say('wolves-page-draw-one'), say('wolves-page-then-discard'));
  add({ kind: 'return' }, DEITY.baldr, say('wolves-page-return'), say('wolves-page-return-how'));
  for (const side of SIDES) {
    const units = legal.foreseen(legal.id({ kind: 'side', side }))?.leaving ?? [];
    add(
      { kind: 'side', side },
      DEITY.tyr,
      say(`wolves-page-${side}`),
      say('wolves-page-units', { units: units.length }),
    );
  }
  for (const colour of ['blue', 'red'] as const) {
    const stays = view.seats[table.me!]!.deities.filter((each) => colourOf(each) === colour);
    add(
      { kind: 'keep', colour },
      stays[0] ? DEITY[stays[0]] : check,
      say(`wolves-page-keep-${colour}`),
      stays.map((each) => say(`wolves-deity-${each}`)).join(', '),
    );
  }
  for (const victory of view.prizes)
    add(
      { kind: 'victory', victory },
      VICTORY[victory],
      say(`wolves-victory-${victory}`),
      say('wolves-page-for-you', { worth: view.seats[table.me!]!.hopes[victory] ?? 0 }),
    );
  const several = !OPTIONAL.includes(play.asked!);
  add(
    { kind: 'done' },
    several && play.asked !== 'after-pass' ? check : cancel,
    say(
      play.asked === 'after-pass'
        ? 'wolves-page-nothing'
        : play.asked === 'flank-draw'
          ? 'wolves-page-flank-go'
          : several
            ? 'wolves-page-enough'
            : 'wolves-page-no',
      play.asked === 'flank-draw'
        ? { cards: legal.foreseen(legal.id({ kind: 'done' }))?.cards ?? 0 }
        : {},
    ),
  );
  return found;
}
