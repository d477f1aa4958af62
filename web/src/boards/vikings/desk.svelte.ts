/** What the parts of the board share: the table, its numbers, what may be pressed, what is open. */

import type { BoardTable, ZoomSubject } from '../../lib/board';
import { Legal } from '../../lib/legal';
import { othersAround } from '../../lib/seats';
import type { TargetOptions } from '../../lib/target.svelte';
import { army, prizeOf, strength } from './muster';
import { amount, buildingText, cardText, numbersOf, type Numbers } from './numbers';
import { buildingPlate, cardPlate, dragonPlate, type Plate } from './plate';
import { asked, fightOf, sitesOf, split, toSpend } from './view';
import type { Bag, Card, Frame, Site, VikingsView } from './view';
import type { Move } from './wire.gen';

/** What the zoom is given. */
export interface Shown {
  card?: string;
  building?: string;
  level?: number;
  dragon?: boolean;
  options: Record<string, unknown>;
}

/** Something on the table that can be pressed: options for `use:target`, and its accessible name. */
export interface Spot {
  move?: number;
  illegal?: Move;
  direct?: boolean;
  label: string;
}

export type Heap =
  { kind: 'deck' | 'discard'; seat: number } | { kind: 'path' | 'asgard' | 'missions' };

export class Desk {
  readonly #table: () => BoardTable<VikingsView>;
  /** Whose village is laid open in the middle. */
  opened = $state<number | null>(null);
  dismantling = $state(false);
  /** The pile whose cards are listed. */
  heap = $state<Heap | null>(null);
  hovered = $state<Card | null>(null);

  constructor(table: () => BoardTable<VikingsView>) {
    this.#table = table;
  }

  get table() {
    return this.#table();
  }
  get view() {
    return this.#table().view;
  }
  get say() {
    return this.#table().say;
  }
  numbers: Numbers = $derived.by(() => numbersOf(this.view.options));
  /** Whoever looks on sits with the first seat. */
  own: number = $derived.by(() => this.table.me ?? 0);
  /** A hand, if the reader may see it. */
  handOf(seat: number): Bag | null {
    return seat === this.table.me ? this.view.hand : (this.table.open?.[seat]?.hand ?? null);
  }
  others: number[] = $derived.by(() => othersAround(this.own, this.view.players));
  /** What the reader may do now. */
  legal: Legal<Move> = $derived.by(() => new Legal<Move>(this.table.moves));
  /** The question that is open, and whether it is asked of the reader. */
  frame: Frame | null = $derived.by(() => asked(this.view));
  mine: boolean = $derived.by(
    () => this.table.me !== null && this.view.waiting.includes(this.table.me),
  );
  kind: string | null = $derived.by(() => (this.mine ? (this.frame?.frame ?? null) : null));
  /** The open turn: anything goes, so nothing shouts. */
  free: boolean = $derived.by(() => this.kind === 'turn');
  fight: Frame | null = $derived.by(() => (this.view.attack ? fightOf(this.view) : null));
  purse = $derived.by(() => toSpend(this.view, this.own));
  army: number = $derived.by(() => {
    if (!this.view.hand || this.view.active !== this.table.me) return 0;
    return strength(this.view, this.numbers, army(this.view, this.numbers));
  });

  /** The move that says this, if it is legal. */
  can = (what: Move): number | undefined => this.legal.id(what);
  /** Something to do in the open turn; while it can't be done, one may ask why. */
  deed = (what: Move): { move?: number; illegal?: Move } => ({
    move: this.can(what),
    illegal: this.free ? what : undefined,
  });
  /** Can anything in their village be attacked? */
  mayAttack = (seat: number): boolean => this.legal.of('attack').some((each) => each.seat === seat);

  name = (seat: number): string => this.table.seats[seat]?.name ?? '';
  card = (name: string): Plate => cardPlate(name, this.numbers, this.say);
  building = (kind: string, level = 1): Plate => buildingPlate(kind, level, this.numbers, this.say);
  get dragon(): Plate {
    return dragonPlate(this.numbers, this.say);
  }
  amount = (beer: number, gold: number): string => amount(this.say, beer, gold);
  text = (name: string): string => cardText(this.say, this.numbers, name);
  price(name: string): string {
    const card = this.numbers.cards[name]!;
    return this.amount(card.cost_beer ?? 0, card.cost_gold ?? 0);
  }
  /** The words of a legal move. */
  words = (move: number | undefined): string => this.legal.text(move);

  /** A building with its number, if its owner has several of the kind. */
  siteName(seat: number, site: string): string {
    const [kind, number] = split(site);
    const several =
      sitesOf(this.view.seats[seat]).filter((each) => split(each)[0] === kind).length > 1;
    return this.say(`vikings-building-${kind}`) + (several ? ` ${number}` : '');
  }

  prize(seat: number, site: string): string {
    const prize = prizeOf(this.view, this.numbers, seat, site);
    if (prize.kind === 'points') return this.say('vikings-page-vp', { points: prize.points });
    if (prize.kind === 'token') return this.say(`vikings-page-prize-${prize.resource}`);
    return this.say(
      prize.kind === 'asgard' ? 'vikings-page-prize-asgard' : 'vikings-page-no-prize',
    );
  }

  /** What pressing a building does, if anything. */
  spot(seat: number, site: Site): Spot {
    const standing = this.view.seats[seat]!.sites[site]!;
    const name = this.name(seat);
    const label = this.say('vikings-page-label-site', {
      name,
      site: this.siteName(seat, site),
      defence: standing.defence,
      tokens: standing.tokens,
      state: standing.state !== 'finished' ? 'building' : standing.damaged ? 'damaged' : 'finished',
    });
    if (seat === this.table.me) {
      if (this.dismantling) {
        const what: Move = { kind: 'dismantle', site };
        const move = this.can(what);
        return { move, illegal: what, label: this.words(move) || label };
      }
      const bring = site === 'hall' ? undefined : this.can({ kind: 'bring', token: site });
      return { move: bring, direct: true, label };
    }
    const site_ = this.siteName(seat, site);
    const steal = this.can({ kind: 'steal', seat, site });
    if (steal !== undefined) {
      return { move: steal, label: this.say('vikings-page-label-steal', { name, site: site_ }) };
    }
    const attack = this.deed({ kind: 'attack', seat, site });
    return {
      ...attack,
      direct: true,
      label:
        attack.move === undefined
          ? label
          : this.say('vikings-page-label-attack', {
              name,
              site: site_,
              defence: standing.defence,
              prize: this.prize(seat, site),
            }),
    };
  }

  target(spot: Spot, shown: Omit<Shown, 'options'>, title: string): TargetOptions {
    return {
      table: this.table,
      move: spot.move,
      illegal: spot.illegal,
      direct: spot.direct ?? false,
      zoom: () => this.zoom(shown, title),
    };
  }
  zoom(shown: Omit<Shown, 'options'>, title: string): ZoomSubject {
    return { card: { ...shown, options: this.view.options } satisfies Shown, title };
  }
  zoomCard = (card: string): ZoomSubject => this.zoom({ card }, this.say(`vikings-card-${card}`));

  label(name: string): string {
    return this.say('vikings-page-label-card', {
      card: this.say(`vikings-card-${name}`),
      text: this.text(name),
    });
  }
  buildingLabel = (kind: string): string => buildingText(this.say, this.numbers, kind);
}
