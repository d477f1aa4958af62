/** Events as lines of the saga: the words are those of the terminal's saga, from one catalogue. */

import broom from 'icon:card-discard';
import draw from 'icon:card-draw';
import eye from 'icon:semi-closed-eye';
import horn from 'icon:beer-horn';
import howl from 'icon:wolf-howl';
import laurels from 'icon:laurels';
import pyre from 'icon:pyre';
import random from 'icon:card-random';
import skull from 'icon:skull-crossed-bones';
import type { Arg, Headline, SagaLine, Say, SoundName, Telling, Told } from '../../lib/board';
import { DEITY, PERSON, VICTORY } from './cards';
import { PEOPLE, type Deity, type Person, type Victory, type WolvesView } from './view';

/** Told together if there are several in a row. */
const LISTED = ['drew', 'found', 'hand-discarded', 'sacrificed', 'spent'];
const PLAIN = [
  'declines',
  'deity-returned',
  'destroyed',
  'discarded',
  'guarded',
  'joined',
  'may-not-stand',
  'moved',
  'opened',
  'passed',
  'prize',
  'returned',
  'shielded',
  'side',
  'summoned',
  'used',
];
const EMBER = 'var(--thor-fig)';
const BRONZE = 'var(--accent)';

interface About {
  seat?: number | null;
  card?: Person;
  deity?: Deity;
  victory?: Victory;
  /** Whose line it is about, if not the doer's. */
  whose?: number;
  icon?: string;
  colour?: string;
  places?: string[];
}

class Teller {
  lines: SagaLine[] = [];
  subject: number | null = null;

  constructor(readonly telling: Telling<WolvesView>) {}

  name(seat: number): string {
    return this.telling.seats[seat]?.name ?? '';
  }

  say(key: string, about: About, more: Record<string, Arg> = {}): void {
    const { seat = null, card, deity, victory, whose } = about;
    const args: Record<string, Arg> = { ...more };
    if (card) {
      args['card'] = { key: `wolves-card-${card}` };
      args['card-acc'] = { key: `wolves-card-${card}.acc` };
    }
    if (deity) {
      args['deity'] = { key: `wolves-deity-${deity}` };
      args['deity-acc'] = { key: `wolves-deity-${deity}.acc` };
      args['deity-of'] = { key: `wolves-deity-${deity}.of` };
    }
    if (victory) args['victory'] = { key: `wolves-victory-${victory}` };
    if (whose !== undefined) {
      args['who'] = whose === seat ? 'self' : whose === this.telling.me ? 'you' : 'other';
      args['name'] = this.name(whose);
    }
    this.subject = seat;
    const words = this.telling.say(key, args);
    this.lines.push({
      kind: 'line',
      icon:
        about.icon ??
        (card ? PERSON[card] : deity ? DEITY[deity] : victory ? VICTORY[victory] : undefined),
      colour: about.colour ?? BRONZE,
      ...(seat === null ? {} : { seat }),
      text: seat === null ? words : `${this.name(seat)} ${words}`,
      places: about.places ?? [
        ...(whose !== undefined ? [`line/${whose}`] : []),
        ...(deity ? [`deity/${deity}`, `hall/${deity}`] : []),
        ...(victory ? [`victory/${victory}`, `prize/${victory}`] : []),
        ...(seat !== null && whose === undefined ? [`plate/${seat}`] : []),
      ],
    });
  }

  headline(key: string, args: Record<string, Arg> = {}): void {
    this.subject = null;
    this.lines.push({ kind: 'headline', text: this.telling.say(key, args) });
  }

  /** Cards by kind, equal ones counted. */
  listed(kinds: Person[]): string {
    return PEOPLE.flatMap((kind) => {
      const copies = kinds.filter((each) => each === kind).length;
      const name = this.telling.say(`wolves-card-${kind}`);
      return copies ? [copies > 1 ? `${name}×${copies}` : name] : [];
    }).join(', ');
  }

  /** Tell the events from `at` on that are one deed; returns how many those are. */
  deed(events: readonly Told[], at: number): number {
    const told = events[at]!;
    const seat = told['seat'] as number;
    let count = 1;
    if (LISTED.includes(told.event) || told.event === 'hall-opened')
      while (
        events[at + count]?.event === told.event &&
        events[at + count]?.['seat'] === told['seat']
      )
        count += 1;
    const same = events.slice(at, at + count);
    if (told.event === 'hall-opened') {
      const deities = same.map((each) => each['deity'] as Deity);
      const names = deities.map((each) => this.telling.say(`wolves-deity-${each}`)).join(', ');
      this.say(
        'wolves-event-hall-opened',
        { icon: DEITY[deities[0]!], places: deities.map((each) => `hall/${each}`) },
        { deities: names },
      );
      return count;
    }
    if (LISTED.includes(told.event)) {
      const icon = { drew: draw, found: draw, 'hand-discarded': broom }[told.event] ?? pyre;
      const colour = icon === pyre ? EMBER : BRONZE;
      const places = icon === pyre ? [`pyre/${seat}`] : [`plate/${seat}`];
      if (told['kind'] === undefined)
        this.say('wolves-event-drew', { seat, icon, colour, places }, { cards: count });
      else {
        const list = this.listed(same.map((each) => each['kind'] as Person));
        const key = told.event === 'drew' ? 'drew-cards' : told.event;
        this.say(`wolves-event-${key}`, { seat, icon, colour, places }, { list });
      }
      return count;
    }
    this.single(events, at);
    return 1;
  }

  single(events: readonly Told[], at: number): void {
    const told = events[at]!;
    const seat = told['seat'] as number;
    const card = told['kind'] as Person;
    const deity = told['deity'] as Deity;
    switch (told.event) {
      case 'round':
        this.headline('wolves-event-round', {
          round: told['round'] as number,
          who: seat === this.telling.me ? 'you' : 'other',
          name: this.name(seat),
        });
        break;
      case 'victory-opened':
        this.say('wolves-event-victory-opened', { victory: told['victory'] as Victory });
        break;
      case 'ragnarok':
        this.say(`wolves-event-ragnarok-${told['from_deities'] ? 'deities' : 'victories'}`, {
          icon: howl,
          colour: EMBER,
          places: ['ragnarok'],
        });
        break;
      case 'reshuffled':
        this.say('wolves-event-reshuffled', { icon: random }, { cards: told['cards'] as number });
        break;
      case 'laid': {
        const line = told['line'] as number;
        const side = told['side'] as string;
        const last = (this.telling.view.seats[line]?.line.length ?? 1) - 1;
        this.say(
          'wolves-event-laid',
          { seat, card, whose: line, places: [`unit/${line}/${side === 'left' ? 0 : last}`] },
          { side },
        );
        break;
      }
      case 'played':
        this.say(
          card === 'plague'
            ? 'wolves-event-plague'
            : `wolves-event-flank-${told['number'] ? 'return' : 'draw'}`,
          { seat, card },
          { number: told['number'] as number },
        );
        break;
      case 'targeted': {
        const next = events[at + 1];
        const falls = ['destroyed', 'taken', 'moved'];
        if (next && falls.includes(next.event) && next['line'] === told['line']) break;
        const effect = told['effect'] as string;
        const source = this.telling.say(
          effect === 'loki' ? 'wolves-deity-loki' : `wolves-card-${effect}`,
        );
        const place = told['place'] as number;
        const whose = told['line'] as number;
        this.say(
          'wolves-event-targeted',
          { seat, card, whose, icon: skull, colour: EMBER, places: [`unit/${whose}/${place}`] },
          { source, place: place + 1 },
        );
        break;
      }
      case 'taken':
        this.say('wolves-event-taken', { seat, card, whose: told['line'] as number });
        break;
      case 'deity-discarded': {
        const owner = told['owner'] as number | null;
        this.say(`wolves-event-deity-discarded${owner === null ? '-hall' : ''}`, {
          seat: owner,
          deity,
          colour: EMBER,
        });
        break;
      }
      case 'buried':
        if (events[at - 1]?.event === 'opened')
          this.say('wolves-event-buried', { seat: this.subject, card });
        break;
      case 'placed':
        this.say('wolves-event-placed', { seat: told['first'] as number, icon: laurels });
        if (told['second'] !== null)
          this.say('wolves-event-second', { seat: told['second'] as number, icon: laurels });
        break;
      case 'cleared':
        this.say('wolves-event-cleared', { icon: broom, colour: 'var(--text-2)' });
        break;
      case 'over':
        this.headline('wolves-event-over');
        break;
      default: {
        if (!PLAIN.includes(told.event)) return;
        const lost = ['destroyed', 'discarded'].includes(told.event);
        const icons: Record<string, string> = {
          passed: horn,
          declines: eye,
          destroyed: skull,
          discarded: broom,
          shielded: PERSON['shield-wall'],
          guarded: PERSON.huscarl,
          side: DEITY.tyr,
          returned: DEITY.baldr,
        };
        const about = (told['seat'] ?? told['line'] ?? null) as number | null;
        this.say(
          `wolves-event-${told.event}`,
          {
            seat: about,
            card,
            deity,
            victory: told['victory'] as Victory,
            icon: icons[told.event],
            ...(lost ? { colour: EMBER, places: [`line/${about}`] } : {}),
          },
          {
            side: (told['side'] as string) ?? '',
            number: (told['number'] as number) ?? 0,
          },
        );
      }
    }
  }
}

export function saga(events: readonly Told[], telling: Telling<WolvesView>): SagaLine[] {
  const teller = new Teller(telling);
  for (let at = 0; at < events.length;) at += teller.deed(events, at);
  return teller.lines;
}

export function headline(view: WolvesView, say: Say): Headline {
  const round = say('wolves-table-round', { round: view.round });
  if (!view.waiting.length) return { text: `${round} · ${say('wolves-table-over')}` };
  return {
    text: view.last_round ? `${round} · ${say('wolves-page-last')}` : round,
    done: view.seats.filter((player) => player.pass).length,
    of: view.players,
  };
}

export function sounds(events: readonly Told[]): SoundName[] {
  const kinds = new Set(events.map((told) => told.event));
  if (kinds.has('prize')) return ['score'];
  if (kinds.has('summoned') || kinds.has('shielded') || kinds.has('ragnarok')) return ['reveal'];
  if (kinds.has('destroyed') || kinds.has('taken') || kinds.has('moved')) return ['turn'];
  if (kinds.has('laid') || kinds.has('joined') || kinds.has('sacrificed')) return ['lay'];
  return kinds.has('passed') ? ['seal'] : [];
}
