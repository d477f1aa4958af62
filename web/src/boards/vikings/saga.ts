/** Events as lines of the saga: the words are those of the terminal's saga, from one catalogue. */

import axes from 'icon:crossed-axes';
import shield from 'icon:shield';
import fire from 'icon:small-fire';
import trowel from 'icon:hammer-nails';
import cardPlay from 'icon:card-play';
import cardDraw from 'icon:card-draw';
import coins from 'icon:two-coins';
import raven from 'icon:raven';
import runeStone from 'icon:rune-stone';
import tied from 'icon:scroll-unfurled';
import laurel from 'icon:medal';
import stein from 'icon:beer-stein';
import type { Arg, SagaLine, Telling, Told } from '../../lib/board';
import { missionText } from './numbers';
import { Scribe } from './scribe';
import type { VikingsView } from './view';

/** Events told by themselves, with what they carry; the figure and colour of their line. */
const PLAIN: Record<string, [icon: string, colour: string]> = {
  'asgard-empty': [runeStone, 'var(--odin-fig)'],
  'asgard-taken': [runeStone, 'var(--odin-fig)'],
  'beat-dragon': [axes, 'var(--thor-fig)'],
  'beat-undead': [axes, 'var(--thor-fig)'],
  'declared-dragon': [axes, 'var(--thor-fig)'],
  'declared-undead': [axes, 'var(--thor-fig)'],
  declines: [shield, 'var(--odin-fig)'],
  disarmed: [shield, 'var(--odin-fig)'],
  'full-defence': [shield, 'var(--odin-fig)'],
  keeping: [cardPlay, 'var(--text-2)'],
  mirrored: [cardPlay, 'var(--bragi-fig)'],
  'nothing-to-disarm': [shield, 'var(--odin-fig)'],
  played: [cardPlay, 'var(--text-2)'],
  reshuffled: [cardDraw, 'var(--text-2)'],
  sent: [axes, 'var(--thor-fig)'],
  'too-weak': [axes, 'var(--thor-fig)'],
  trapped: [shield, 'var(--odin-fig)'],
  used: [cardPlay, 'var(--text-2)'],
  went: [axes, 'var(--thor-fig)'],
};
/** Events at a building of whom they are told of. */
const PLACED: Record<string, [icon: string, colour: string]> = {
  brought: [coins, 'var(--sif-fig)'],
  defended: [shield, 'var(--odin-fig)'],
  dismantled: [trowel, 'var(--text-2)'],
  looted: [coins, 'var(--sif-fig)'],
  'lost-token': [coins, 'var(--sif-fig)'],
};
/** Told together if there are several in a row. */
const LISTED = ['revealed', 'fetched', 'discarded', 'path-opened', 'asgard-opened'];
const SEVERAL = ['achievement', 'produced', 'drew', 'mission', ...LISTED];
const PAYING = ['spent', 'paid', 'paid-token'];

class Teller extends Scribe {
  /** What was spent on the purchase that follows. */
  #price: Told | null = null;
  /** Beer and gold that changed hands without being spent: an exchange. */
  #given: [beer: number, gold: number] = [0, 0];

  tell(events: readonly Told[]): SagaLine[] {
    for (let at = 0; at < events.length;) {
      at += this.#several(events, at) || this.#one(events[at]!, events[at + 1]);
    }
    return this.lines;
  }

  // --- several events that are one deed ----------------------------------------------------------

  #several(events: readonly Told[], from: number): number {
    const { event, seat: who } = events[from]!;
    if (!SEVERAL.includes(event)) return 0;
    let to = from;
    while (to < events.length && events[to]!.event === event && events[to]!['seat'] === who)
      to += 1;
    const run = events.slice(from, to);
    const seat = who as number | undefined;
    const { say } = this.telling;
    if (event === 'achievement') {
      const names = run.map((each) => say(`vikings-achievement-${each['achievement'] as string}`));
      this.say(
        'vikings-event-achievements',
        { icon: laurel, colour: 'var(--accent)' },
        { names: names.join(', ') },
      );
    } else if (event === 'produced') {
      const beer = run.filter((each) => (each['site'] as string).startsWith('brewery')).length;
      const places = run.map((each) => `site/${seat}/${each['site'] as string}`);
      this.say(
        'vikings-event-produced',
        { seat, icon: stein, colour: 'var(--sif-fig)', places },
        { amount: this.amount(beer, run.length - beer) },
      );
    } else if (event === 'drew') {
      const about = { seat, icon: cardDraw, colour: 'var(--text-2)', places: [`hand/${seat}`] };
      if ('card' in run[0]!)
        this.say('vikings-event-drew-cards', about, { list: this.counted(run) });
      else this.say('vikings-event-drew', about, { cards: run.length });
    } else if (event === 'mission') {
      for (const each of run) this.#mission(each, seat);
    } else {
      const path = event === 'path-opened';
      this.say(
        `vikings-event-${event}`,
        {
          seat,
          icon: path ? raven : event === 'asgard-opened' ? runeStone : cardPlay,
          colour: path ? 'var(--bragi-fig)' : 'var(--text-2)',
          places: run.map((each) => `card/${each['card'] as string}`),
        },
        { list: this.counted(run) },
      );
    }
    return run.length;
  }

  #mission(told: Told, seat: number | undefined): void {
    const mission = told['mission'] as string;
    const { say } = this.telling;
    const text = missionText(say, this.numbers, mission);
    this.say(
      'vikings-event-mission',
      {
        seat,
        icon: tied,
        colour: 'var(--loki-fig)',
        places: [`mission/${seat}/${told['slot'] as number}`],
      },
      {
        mission: { key: `vikings-mission-${mission}` },
        points: this.numbers.missions[mission]?.points ?? 0,
        text: text.charAt(0).toLocaleLowerCase() + text.slice(1),
      },
    );
  }

  // --- single events -----------------------------------------------------------------------------

  #one(told: Told, next: Told | undefined): number {
    const { event } = told;
    const seat = told['seat'] as number | undefined;
    const card = told['card'] as string | undefined;
    const site = told['site'] as string | undefined;
    const plain = PLAIN[event];
    const placed = PLACED[event];
    if (PAYING.includes(event)) this.#pay(told);
    else if (plain) {
      const args: Record<string, Arg> = card ? this.card(card) : {};
      for (const each of ['strength', 'defence', 'cards']) {
        if (each in told) args[each] = told[each] as number;
      }
      const about = {
        seat,
        icon: plain[0],
        colour: plain[1],
        ...(card ? { places: [`card/${card}`] } : {}),
      };
      if ((event === 'played' || event === 'used') && next?.event === 'gained') {
        const gained = this.amount(next['beer'] as number, next['gold'] as number);
        this.say('vikings-event-played-for', about, { ...args, amount: gained });
        return 2;
      }
      this.say(`vikings-event-${event}`, about, args);
    } else if (placed && seat !== undefined && site) {
      const args: Record<string, Arg> = {
        ...this.site(seat, site),
        ...(card ? this.card(card) : {}),
        ...('resource' in told ? { token: told['resource'] as string } : {}),
      };
      const about = { seat, icon: placed[0], colour: placed[1], places: [`site/${seat}/${site}`] };
      this.say(`vikings-event-${event}`, about, args);
    } else this.#special(told, seat);
    return 1;
  }

  #pay(told: Told): void {
    if (told.event === 'spent') this.#price = told;
    else if (told.event === 'paid') {
      this.#given[0] += told['beer'] as number;
      this.#given[1] += told['gold'] as number;
    } else this.#given[told['resource'] === 'gold' ? 1 : 0] += told['tokens'] as number;
  }
  #spent(): string {
    const price = this.#price;
    this.#price = null;
    this.#given = [0, 0];
    return price ? this.amount(price['beer'] as number, price['gold'] as number) : '?';
  }

  #special(told: Told, seat: number | undefined): void {
    const number = (field: string) => told[field] as number;
    const card = told['card'] as string;
    switch (told.event) {
      case 'round':
        this.headline('vikings-event-round', { round: number('round'), ...this.who(seat ?? 0) });
        break;
      case 'gained': {
        const gain = this.amount(number('beer'), number('gold'));
        const about = { seat, icon: coins, colour: 'var(--sif-fig)' };
        if (this.#given[0] + this.#given[1]) {
          const given = this.amount(...this.#given);
          this.#given = [0, 0];
          this.say('vikings-event-exchanged', about, { given, amount: gain });
        } else this.say('vikings-event-gained', about, { amount: gain });
        break;
      }
      case 'bought':
        this.say(
          'vikings-event-bought',
          { seat, icon: coins, colour: 'var(--sif-fig)', places: [`card/${card}`] },
          { ...this.card(card), price: this.#spent() },
        );
        break;
      case 'built':
        this.say(
          'vikings-event-built',
          {
            seat,
            icon: trowel,
            colour: 'var(--loki-fig)',
            places: [`site/${seat}/${told['site'] as string}`],
          },
          { ...this.site(seat ?? 0, told['site'] as string), price: this.#spent() },
        );
        break;
      case 'upgraded':
        this.say(
          'vikings-event-upgraded',
          { seat, icon: trowel, colour: 'var(--loki-fig)', places: [`site/${seat}/hall`] },
          { level: number('level'), price: this.#spent() },
        );
        break;
      case 'swapped':
      case 'claimed':
        this.say(
          `vikings-event-${told.event}`,
          { seat, icon: tied, colour: 'var(--loki-fig)' },
          {
            mission: { key: `vikings-mission-${told['mission'] as string}` },
            ...(told.event === 'swapped' ? { price: this.#spent() } : {}),
          },
        );
        break;
      case 'path-left':
        this.say(
          'vikings-event-path-left',
          { icon: raven, colour: 'var(--bragi-fig)' },
          this.card(card),
        );
        break;
      case 'path-shuffled':
        this.say(
          'vikings-event-path-shuffled',
          { icon: raven, colour: 'var(--bragi-fig)' },
          { cards: number('cards') },
        );
        break;
      case 'declared':
      case 'damaged':
      case 'repelled': {
        const victim = number('victim');
        const site = told['site'] as string;
        this.say(
          `vikings-event-${told.event}`,
          {
            seat,
            icon: told.event === 'declared' ? axes : told.event === 'damaged' ? fire : shield,
            colour: told.event === 'repelled' ? 'var(--odin-fig)' : 'var(--thor-fig)',
            places: [`site/${victim}/${site}`],
          },
          { ...this.who(victim), ...this.site(victim, site) },
        );
        break;
      }
      case 'points':
        this.say(
          'vikings-event-points',
          { seat, icon: laurel, colour: 'var(--accent)', places: [`score/${seat}`] },
          { points: number('points'), total: number('total'), why: told['why'] as string },
        );
        break;
      default:
        this.#closing(told, seat);
    }
  }

  #closing(told: Told, seat: number | undefined): void {
    const number = (field: string) => told[field] as number;
    switch (told.event) {
      case 'vanished':
        if (number('beer') + number('gold')) {
          const lost = this.amount(number('beer'), number('gold'));
          this.say('vikings-event-vanished', { seat, icon: coins }, { amount: lost });
        }
        break;
      case 'stored':
        this.say(
          'vikings-event-stored',
          { seat, icon: stein, colour: 'var(--sif-fig)' },
          {
            resource: told['resource'] as string,
            tokens: number('tokens'),
            lost: number('lost'),
          },
        );
        break;
      case 'cleared':
        if (number('kept')) {
          this.say('vikings-event-kept', { seat, icon: cardPlay }, { cards: number('kept') });
        }
        break;
      case 'round-over':
        if (number('quiet')) this.say('vikings-event-quiet', {}, { rounds: number('quiet') });
        break;
      case 'awarded': {
        const seats = told['seats'] as number[];
        const achievement = told['achievement'] as string;
        this.say(
          'vikings-event-awarded',
          { icon: laurel, colour: 'var(--accent)', places: [`achievement/${achievement}`] },
          {
            achievement: { key: `vikings-achievement-${achievement}` },
            points: number('points'),
            players: this.players(seats),
            shared: seats.length > 1 ? 'yes' : 'no',
          },
        );
        break;
      }
      case 'tie':
        this.say(
          'vikings-event-tie',
          { icon: laurel, colour: 'var(--accent)' },
          { achievement: { key: `vikings-achievement-${told['achievement'] as string}` } },
        );
        break;
      case 'over':
        this.headline('vikings-event-over');
        break;
      default: // turn, storage: the table shows it, or what follows does
    }
  }
}

export const saga = (events: readonly Told[], telling: Telling<VikingsView>): SagaLine[] =>
  new Teller(telling).tell(events);
