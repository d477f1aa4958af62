/** The own hand at the board: which card is taken up, with which head up, until it is sealed. */

import { untrack } from 'svelte';
import type { BoardTable } from '../../lib/board';
import { letterOf } from '../../lib/keys';
import { Legal } from '../../lib/legal';
import { heads, type AsgardView, type God } from './view';
import type { Foreseen, Move } from './wire.gen';

export class BoardState {
  readonly #table: () => BoardTable<AsgardView>;
  /** The card's place in the hand, or -1. */
  selected = $state(-1);
  turned = $state(false);
  #dealt = '';

  constructor(table: () => BoardTable<AsgardView>) {
    this.#table = table;
    $effect(() => this.#takeAnew());
    $effect(() => this.#takeAdvice());
  }

  get #view() {
    return this.#table().view;
  }
  get #kind() {
    return this.#view.decision?.kind ?? null;
  }
  cards: readonly string[] = $derived.by(() => {
    const { view, open, me } = this.#table();
    if (this.#kind === 'sif' && view.drawn) return [view.drawn];
    return view.hand ?? open?.[me ?? 0]?.hand ?? [];
  });
  legal = $derived.by(() => new Legal<Move, Foreseen>(this.#table().moves));
  mayPlay: boolean = $derived.by(() => this.legal.some('play'));
  #faces: readonly [God, God] | null = $derived.by(() => {
    const card = this.cards[this.selected];
    if (!card) return null;
    const [one, other] = heads(card);
    return this.turned ? [other, one] : [one, other];
  });
  get up(): God | null {
    return this.#faces?.[0] ?? null;
  }
  /** What sealing the card as it is held would say. */
  chosen: Move | null = $derived.by(
    () => this.#faces && { kind: 'play', up: this.#faces[0], down: this.#faces[1] },
  );
  sealed: boolean = $derived.by(
    () => this.#faces !== null && this.#view.pick === this.#faces.join('/'),
  );

  /** A new hand is taken up with nothing chosen; what is sealed stays chosen. */
  #takeAnew(): void {
    const { pick } = this.#view;
    const key = `${this.#kind}/${this.cards.join()}/${pick ?? ''}`;
    if (key === this.#dealt) return;
    this.#dealt = key;
    const [up, down] = pick ? heads(pick) : [];
    this.selected = up && down ? this.#find(up, down) : -1;
    this.turned = this.selected >= 0 && heads(this.cards[this.selected]!)[0] !== up;
    if (this.#kind === 'sif' && this.cards.length === 1) this.selected = 0;
  }

  /** A bot's advice takes the card up; sealing it is still one's own doing. */
  #takeAdvice(): void {
    const { hint } = this.#table();
    if (!hint) return;
    untrack(() => {
      const move = this.legal.what(hint.move);
      if (move?.kind !== 'play') return;
      const at = this.#find(move.up, move.down);
      if (at >= 0) this.pick(at, heads(this.cards[at]!)[0] !== move.up);
    });
  }

  #find(up: God, down: God): number {
    return this.cards.findIndex((card) => card === `${up}/${down}` || card === `${down}/${up}`);
  }

  readonly pick = (card: number, turn: boolean): void => {
    if (!this.mayPlay) return;
    if (this.selected !== card || this.turned !== turn) this.#table().sound('turn');
    this.selected = card;
    this.turned = turn;
  };

  readonly turn = (): void => this.pick(this.selected, !this.turned);

  readonly seal = (): void => {
    const table = this.#table();
    const move = this.chosen && this.legal.id(this.chosen);
    if (move == null || this.sealed || table.busy) return;
    table.sound('seal');
    table.choose(move);
  };

  readonly key = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if ((event.target as HTMLElement).closest?.('input, textarea')) return;
    if (letterOf(event) === 'r' && this.selected >= 0) this.turn();
    else if (event.key === 'Enter' && this.mayPlay && this.chosen !== null && !this.sealed) {
      // On something else that can be pressed, Enter presses that.
      if (document.activeElement?.closest('.hc:not(.sel), header, .log, .btn, a')) return;
      event.preventDefault();
      this.seal();
    } else if (
      event.key === 'Escape' &&
      this.#kind === 'pick' &&
      this.selected >= 0 &&
      !this.#view.pick
    ) {
      event.preventDefault();
      this.selected = -1;
    }
  };
}
