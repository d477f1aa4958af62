/** What the parts of the board share: the table, its numbers, what may be pressed, what is open. */

import { MediaQuery } from 'svelte/reactivity';
import type { BoardTable, ZoomSubject } from '../../lib/board';
import { Legal } from '../../lib/legal';
import { Standing } from '../../lib/standing.svelte';
import { othersAround } from '../../lib/seats';
import type { TargetOptions } from '../../lib/target.svelte';
import { amountText, buildingText, cardText, prizeText } from './card_text';
import { numbersOf } from './numbers';
import { buildingPlate, cardPlate, dragonPlate, type Plate } from './plate';
import { kindOf, sitesOf, split, type Bag, type Kind } from './view';
import type {
  Achievement,
  Amount,
  Attack,
  Card,
  Foreseen,
  Frame,
  Mission,
  Move,
  Numbers,
  Site,
  View,
} from './wire.gen';

/** What the zoom is given. */
export interface Shown {
  card?: Card;
  building?: Kind;
  level?: number;
  dragon?: boolean;
  mission?: Mission;
  feat?: Achievement;
  /** Of an achievement: who has how many. */
  counts?: string;
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
  { kind: 'deck' | 'discard' | 'played'; seat: number } | { kind: 'path' | 'asgard' | 'missions' };

/** Fingers are broader than a mouse's point: what they press is larger. */
const coarse = new MediaQuery('pointer: coarse');

export class BoardState {
  readonly #table: () => BoardTable<View>;
  /** Whose village is laid open in the middle. */
  opened = $state<number | null>(null);
  dismantling = $state(false);
  /** All targets are laid open. */
  aiming = $state(false);
  /** The end of the turn is asked once more. */
  ending = $state(false);
  /** Not about resources, in this game. */
  careless = $state(false);
  /** The pile whose cards are listed. */
  heap = $state<Heap | null>(null);
  hovered = $state<Card | null>(null);
  /** All resource cards are being played, one after the other. */
  playing = $state(false);

  constructor(table: () => BoardTable<View>) {
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
  get touch() {
    return coarse.current;
  }
  numbers: Numbers = $derived.by(() => numbersOf(this.view.options));
  /** Whoever looks on sits with the first seat. */
  own: number = $derived.by(() => this.table.me ?? 0);
  /** "Your village", or whose it is that an onlooker sits with. */
  ownTitle: string = $derived.by(() =>
    this.table.me === null
      ? this.say('vikings-page-village-of', { name: this.name(this.own) })
      : this.say('vikings-page-village'),
  );
  /** A hand, if the reader may see it. */
  handOf(seat: number): Bag | null {
    return seat === this.table.me ? this.view.hand : (this.table.open?.[seat]?.hand ?? null);
  }
  others: number[] = $derived.by(() => othersAround(this.own, this.view.players));
  /** What the reader may do now. */
  legal: Legal<Move, Foreseen> = $derived.by(() => new Legal(this.table.moves));
  /** The question that is open, and whether it is asked of the reader. */
  frame: Frame | null = $derived.by(() => this.view.frames.at(-1) ?? null);
  mine: boolean = $derived.by(
    () => this.table.me !== null && this.view.waiting.includes(this.table.me),
  );
  kind: Frame['frame'] | null = $derived.by(() => (this.mine ? (this.frame?.frame ?? null) : null));
  /** The open turn: anything goes, so nothing shouts. */
  free: boolean = $derived.by(() => this.kind === 'turn');
  /** "Not this round", till the round ends or the reader wants to be asked again. */
  readonly standing = new Standing(() => this.table);
  /** The answer that is given for the reader; null if they are to decide. */
  unasked: number | null = $derived.by(() =>
    this.kind === 'defend' && this.standing.on ? (this.can({ kind: 'done' }) ?? null) : null,
  );
  attack: Attack | null = $derived.by(() => this.view.attack);
  /** What could be paid now. */
  purse: Amount = $derived.by(() => this.view.seats[this.own]!.purse);

  /** The move that says this, if it is legal. */
  can = (what: Move): number | undefined => this.legal.id(what);
  /** Something to do in the open turn; while it can't be done, one may ask why. */
  deed = (what: Move): { move?: number; illegal?: Move } => ({
    move: this.can(what),
    illegal: this.free ? what : undefined,
  });
  /** Close whatever is laid open over the table; was there anything? */
  close(): boolean {
    const any = this.ending || this.aiming || this.dismantling || this.opened !== null;
    if (this.ending) this.ending = false;
    else {
      this.aiming = this.dismantling = false;
      this.opened = null;
    }
    return any;
  }
  /** Can anything in their village be attacked? */
  mayAttack = (seat: number): boolean => this.legal.of('attack').some((each) => each.seat === seat);

  name = (seat: number): string => this.table.seats[seat]?.name ?? '';
  card = (name: Card): Plate => cardPlate(name, this.numbers, this.say);
  building = (kind: Kind, level = 1): Plate => buildingPlate(kind, level, this.numbers, this.say);
  get dragon(): Plate {
    return dragonPlate(this.numbers, this.say);
  }
  amount = (amount: Amount): string => amountText(this.say, amount);
  text = (name: Card): string => cardText(this.say, this.numbers, name);
  price(name: Card): string {
    const { cost_beer = 0, cost_gold = 0 } = this.numbers.cards[name];
    return this.amount({ beer: cost_beer, gold: cost_gold });
  }
  /** The words of a legal move. */
  words = (move: number | undefined): string => this.legal.text(move);

  /** A building with its number, if its owner has several of the kind. */
  siteName(seat: number, site: Site): string {
    const [kind, number] = split(site);
    const several =
      sitesOf(this.view.seats[seat]).filter((each) => kindOf(each) === kind).length > 1;
    return this.say(`vikings-building-${kind}`) + (several ? ` ${number}` : '');
  }

  /** What damaging a building brings at once. */
  prize(seat: number, site: Site): string {
    const prize = prizeText(this.say, this.view.seats[seat]!.sites[site]!.prize);
    return prize || this.say('vikings-page-no-prize');
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
  zoomMission = (mission: Mission): ZoomSubject =>
    this.zoom({ mission }, this.say(`vikings-mission-${mission}`));
  zoomFeat = (feat: Achievement): ZoomSubject =>
    this.zoom({ feat, counts: this.counts(feat) }, this.say(`vikings-achievement-${feat}`));
  /** How many everybody has of what an achievement counts. */
  counts = (feat: Achievement): string =>
    this.view.seats
      .map((player, seat) => `${this.name(seat)} ${player.counts[feat] ?? 0}`)
      .join(', ');
  zoomCard = (card: Card): ZoomSubject => this.zoom({ card }, this.say(`vikings-card-${card}`));

  label(name: Card): string {
    return this.say('vikings-page-label-card', {
      card: this.say(`vikings-card-${name}`),
      text: this.text(name),
    });
  }
  buildingLabel = (kind: Kind): string => buildingText(this.say, this.numbers, kind);
}
