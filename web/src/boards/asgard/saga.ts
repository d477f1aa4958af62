/** Events as lines of the saga: the words are those of the terminal's saga, from one catalogue. */

import scales from 'icon:scales';
import waxSeal from 'icon:wax-seal';
import cardPlay from 'icon:card-play';
import necklace from 'icon:intricate-necklace';
import cycle from 'icon:cycle';
import type {
  Arg,
  Flight,
  Headline,
  SagaLine,
  Say,
  SoundName,
  Telling,
  Told,
} from '../../lib/board';
import { FIGURES } from './gods';
import { GODS, type AsgardView, type God } from './view';

const PLAIN = ['declined', 'doubled', 'rose', 'skipped', 'slipped', 'undoubled'];

class Teller {
  lines: SagaLine[] = [];
  #god: God | null = null;

  constructor(readonly telling: Telling<AsgardView>) {}

  /** One more line, about an Aesir and perhaps a player. */
  say(
    key: string,
    about: {
      god?: God;
      other?: God;
      seat?: number;
      icon?: string;
      colour?: string;
      places?: string[];
    },
    more: Record<string, Arg> = {},
  ): void {
    const { god, other, seat } = about;
    const args: Record<string, Arg> = { ...more };
    for (const [role, name] of [
      ['god', god],
      ['other', other],
    ] as const) {
      if (!name) continue;
      args[role] = { key: `asgard-god-${name}` };
      args[`${role}-of`] = { key: `asgard-god-${name}.of` };
    }
    if (seat !== undefined) {
      args['who'] = seat === this.telling.me ? 'you' : 'other';
      args['name'] = this.telling.seats[seat]?.name ?? '';
    }
    const shown = this.#god ?? god;
    this.lines.push({
      kind: 'line',
      icon: about.icon ?? (shown ? FIGURES[shown] : undefined),
      colour: about.colour ?? (shown ? `var(--${shown}-fig)` : undefined),
      seat,
      text: capital(this.telling.say(key, args)),
      places: about.places ?? (seat !== undefined && god ? [`stack/${seat}/${god}`] : []),
    });
  }

  headline(key: string, args: Record<string, Arg> = {}): void {
    this.lines.push({ kind: 'headline', text: this.telling.say(key, args) });
  }

  names(seats: number[]): string {
    const { say, seats: all, me } = this.telling;
    const each = seats.map((seat) =>
      say('asgard-player', { who: seat === me ? 'you' : 'other', name: all[seat]?.name ?? '' }),
    );
    return this.list(each);
  }

  list(items: string[]): string {
    if (items.length < 2) return items[0] ?? '';
    return this.telling.say('asgard-list', {
      first: items.slice(0, -1).join(', '),
      last: items.at(-1)!,
    });
  }

  /** Tell the events from `at` on that are one deed; returns how many those are. */
  deed(events: readonly Told[], at: number): number {
    const told = events[at]!;
    const next = events[at + 1];
    const god = told['god'] as God;
    const seat = told['seat'] as number;
    switch (told.event) {
      case 'lifted': {
        if (next?.event === 'lifted') {
          const whom = this.telling.say('asgard-player-whom', {
            who: next['seat'] === this.telling.me ? 'you' : 'other',
            name: this.telling.seats[next['seat'] as number]?.name ?? '',
          });
          this.say('asgard-event-swapped', { god, other: next['god'] as God, seat }, { whom });
          return run(events, at, (each) => each.event === 'lifted' || each.event === 'laid');
        }
        if (next?.event === 'laid') {
          const place = (told['place'] as number) + 1;
          const key = place === 1 ? 'asgard-event-turned' : 'asgard-event-turned-covered';
          this.say(key, { god, other: next['god'] as God, seat }, { place });
          return 2;
        }
        this.say('asgard-event-turned-recalled', { god, seat });
        return 1;
      }
      case 'revealed': {
        const [up, other] = (told['pick'] as string).split('/') as [God, God?];
        const about = { god: up, seat, icon: FIGURES[up], colour: `var(--${up}-fig)` };
        const name = this.telling.seats[seat]?.name ?? '';
        this.say(other ? 'asgard-event-revealed' : 'asgard-event-revealed-up', { ...about, other });
        const line = this.lines.at(-1)!;
        line.text = this.telling.say('asgard-page-event-by', { name, words: lower(line.text) });
        return next?.event === 'laid' ? 2 : 1;
      }
      case 'scored': {
        const cards = run(events, at, (each) => each.event === 'scored');
        const thors = events.slice(at, at + cards).filter((each) => each['thor']).length;
        this.say('asgard-event-scored', { god, seat, places: [`score/${seat}`] }, { cards, thors });
        return cards;
      }
      case 'compared': {
        const seats = told['seats'] as number[];
        if (seats.length === 1) {
          const attention = told['attention'] as number;
          this.say(
            'asgard-event-compared-won',
            { god, seat: seats[0]!, icon: scales, colour: 'var(--accent)' },
            { attention },
          );
          return 1;
        }
        const count = run(
          events,
          at,
          (each) => each.event === 'compared' && String(each['seats']) === String(seats),
        );
        const gods = events
          .slice(at, at + count)
          .map((each) => this.telling.say(`asgard-god-${each['god'] as God}.of`));
        this.say(
          'asgard-event-compared',
          { icon: scales, colour: 'var(--accent)' },
          { gods: this.list(gods), players: this.names(seats) },
        );
        return count;
      }
      default:
        this.single(told);
        return 1;
    }
  }

  single(told: Told): void {
    const god = told['god'] as God;
    const seat = told['seat'] as number;
    const bronze = 'var(--accent)';
    switch (told.event) {
      case 'round':
        this.#god = null;
        this.headline('asgard-event-round', {
          round: told['round'] as number,
          cards: told['cards'] as number,
        });
        break;
      case 'goal-opened':
        this.say(
          'asgard-event-goal-opened',
          { god, places: [`goal/${god}`] },
          {
            round: (told['column'] as number) + 1,
            limit: 3 - (told['row'] as number),
          },
        );
        break;
      case 'sealed':
        this.say('asgard-page-event-sealed', { seat, icon: waxSeal, colour: 'var(--wax-2)' });
        break;
      case 'passed':
        this.#god = null;
        this.say(
          'asgard-event-passed',
          { icon: cycle, colour: bronze },
          { side: (told['direction'] as number) > 0 ? 'left' : 'right' },
        );
        break;
      case 'awakens':
        if (god === 'odin')
          this.headline(told['final'] ? 'asgard-event-final' : 'asgard-event-awakening');
        this.#god = god;
        break;
      case 'disputed':
        this.say(
          'asgard-event-disputed',
          { icon: scales, colour: bronze },
          { players: this.names(told['seats'] as number[]) },
        );
        break;
      case 'favoured':
        this.say(
          'asgard-event-favoured',
          { god, seat },
          { attention: told['attention'] as number },
        );
        break;
      case 'sleeps':
        this.say(
          (told['seats'] as number[]).length ? 'asgard-event-sleeps-tied' : 'asgard-event-sleeps',
          { god },
        );
        break;
      case 'will':
        this.say('asgard-event-will', { god, seat });
        break;
      case 'goal':
        this.say(
          'asgard-event-goal',
          { god, seat, places: [`goal/${god}`] },
          { limit: told['limit'] as number },
        );
        break;
      case 'drew':
        if (told['card']) {
          const [up, other] = (told['card'] as string).split('/') as [God, God];
          this.say('asgard-event-drew-card', { god: up, other, seat, icon: cardPlay });
        } else this.say('asgard-event-drew', { seat, icon: cardPlay });
        break;
      case 'over':
        this.headline('asgard-event-over');
        break;
      default:
        if (!PLAIN.includes(told.event)) return;
        this.say(
          `asgard-event-${told.event}`,
          {
            god,
            seat,
            ...(told.event.endsWith('doubled') ? { icon: necklace, colour: bronze } : {}),
          },
          told['cards'] === undefined ? {} : { cards: told['cards'] as number },
        );
    }
  }
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const lower = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1);

function run(events: readonly Told[], at: number, belongs: (told: Told) => boolean): number {
  let count = 0;
  while (at + count < events.length && belongs(events[at + count]!)) count += 1;
  return count;
}

export function saga(events: readonly Told[], telling: Telling<AsgardView>): SagaLine[] {
  const teller = new Teller(telling);
  for (let at = 0; at < events.length;) at += teller.deed(events, at);
  return teller.lines;
}

export function headline(view: AsgardView, say: Say): Headline {
  const round = say('asgard-table-round', { round: view.round, rounds: view.goals.length });
  const asked = view.decision;
  if (!asked) return { text: `${round} · ${say('asgard-phase-over')}` };
  if (asked.kind === 'pick') {
    const turns = dealt(view);
    const turn = turns - view.hand_size + 1;
    return {
      text: `${round} · ${say('asgard-page-turn-of', { turn, turns })}`,
      done: turn,
      of: turns,
    };
  }
  const god = asked.god!;
  return {
    text: `${round} · ${say('asgard-page-god-of', { god: { key: `asgard-god-${god}` } })}`,
    done: GODS.indexOf(god) + 1,
    of: GODS.length,
  };
}

/** A-20: how many cards everybody was dealt this round. */
function dealt(view: AsgardView): number {
  const changed = (view.options['deals'] as Record<string, number[]> | undefined)?.[view.players];
  const deals =
    changed ??
    [
      [7, 6, 5],
      [7, 6, 5],
      [6, 5, 4],
      [5, 4, 3],
    ][view.players - 2]!;
  return deals[view.round - 1] ?? 0;
}

/** Which cards fly: picks to their stacks, turned and swapped cards across, cards to score piles. */
export function flights(events: readonly Told[]): Flight[] {
  const found: Flight[] = [];
  const lifted: string[] = [];
  let revealed = false;
  let drew = false;
  for (const told of events) {
    const to = `stack/${told['seat'] as number}/${told['god'] as God}`;
    if (told.event === 'revealed') revealed = true;
    else if (told.event === 'drew') drew = true;
    else if (told.event === 'lifted') lifted.push(to);
    else if (told.event === 'laid') {
      const from = lifted.shift();
      if (from) found.push({ from, to, how: 'turn' });
      else if (revealed) found.push({ from: `pick/${told['seat'] as number}`, to, how: 'flip' });
      else found.push({ from: drew ? 'deck' : `hand/0`, to });
    } else if (told.event === 'scored') {
      found.push({ from: to, to: `score/${told['seat'] as number}` });
    } else if (told.event === 'doubled' || told.event === 'undoubled') {
      found.push({ from: 'doubling', to: 'doubling' });
    }
  }
  return found;
}

export function sounds(events: readonly Told[]): SoundName[] {
  const kinds = new Set(events.map((told) => told.event));
  if (kinds.has('revealed')) return ['reveal'];
  if (kinds.has('scored')) return ['score'];
  if (kinds.has('lifted')) return ['turn'];
  if (kinds.has('laid') || kinds.has('slipped') || kinds.has('doubled')) return ['lay'];
  return kinds.has('sealed') ? ['seal'] : [];
}
