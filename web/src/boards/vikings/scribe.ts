/** How a line of the saga is written: who, what, and where it lights the table. */

import type { Arg, SagaLine, Telling, Told } from '../../lib/board';
import { amount, numbersOf, type Numbers } from './numbers';
import { split, type VikingsView } from './view';

interface About {
  seat?: number;
  icon?: string;
  colour?: string;
  places?: string[];
}

export class Scribe {
  readonly lines: SagaLine[] = [];
  protected readonly numbers: Numbers;

  constructor(protected readonly telling: Telling<VikingsView>) {
    this.numbers = numbersOf(telling.view.options);
  }

  protected say(key: string, about: About, args: Record<string, Arg> = {}): void {
    const { say, seats } = this.telling;
    const words = say(key, args);
    const name = about.seat === undefined ? '' : (seats[about.seat]?.name ?? '');
    this.lines.push({
      kind: 'line',
      icon: about.icon,
      colour: about.colour,
      seat: about.seat,
      text: name ? say('vikings-page-line', { name, words }) : capital(words),
      places: about.places ?? (about.seat === undefined ? [] : [`player/${about.seat}`]),
    });
  }
  protected headline(key: string, args: Record<string, Arg> = {}): void {
    this.lines.push({ kind: 'headline', text: this.telling.say(key, args) });
  }
  protected amount = (beer: number, gold: number) => amount(this.telling.say, beer, gold);
  protected who = (seat: number): Record<string, Arg> => ({
    who: seat === this.telling.me ? 'you' : 'other',
    name: this.telling.seats[seat]?.name ?? '',
  });
  protected card = (name: string): Record<string, Arg> => ({
    card: { key: `vikings-card-${name}` },
    'card-acc': { key: `vikings-card-${name}.acc` },
  });
  /** A building, with its number if its owner has several of the kind. */
  protected site(seat: number, site: string): Record<string, Arg> {
    const { say, view } = this.telling;
    const [kind, number] = split(site);
    const sites = Object.keys(view.seats[seat]?.sites ?? {});
    const several = sites.filter((each) => split(each)[0] === kind).length > 1 || number > 1;
    const end = several ? ` ${number}` : '';
    return {
      site: say(`vikings-building-${kind}`) + end,
      'site-acc': say(`vikings-building-${kind}.acc`) + end,
    };
  }
  protected players(seats: number[]): string {
    const { say } = this.telling;
    const each = seats.map((seat) => say('vikings-player', this.who(seat)));
    if (each.length < 2) return each[0] ?? '';
    return say('vikings-list', { first: each.slice(0, -1).join(', '), last: each.at(-1)! });
  }
  protected counted(events: readonly Told[]): string {
    const counts = new Map<string, number>();
    for (const each of events) {
      const card = each['card'] as string;
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    return [...counts]
      .map(([card, count]) => {
        const name = this.telling.say(`vikings-card-${card}`);
        return count > 1 ? `${name} ×${count}` : name;
      })
      .join(', ');
  }
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
