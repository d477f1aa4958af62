/**
 * The contract between the shell and a board. BOARDS.md tells it in prose.
 *
 * A board draws one game below the top bar. It shows only what the view says, offers only what
 * `moves` lists, and knows nothing of sockets, tables or tokens: the live table, the replay and the
 * harness all hand it the same `BoardTable` (`TableBase` is what they have in common).
 */

import type { Component } from 'svelte';
import type { Reason, Result } from '../wire';
import type { Box, Layout } from './layout';

export type Lang = 'en' | 'ru';

/** An event as the game's `tell` and `recall` give it to a seat: `{event: 'laid', seat: 0, …}`. */
export interface Told {
  event: string;
  [field: string]: unknown;
}

/** An argument of a text: a value, or the key of a name to be said in the same language. */
export type Arg = string | number | { key: string };

/** Says a text of the loaded catalogues, or an attribute of it (`key.of`). Follows the language. */
export type Say = (key: string, args?: Record<string, Arg>) => string;

/** Who sits where, with everything a board needs to draw them. */
export interface Seat {
  seat: number;
  name: string;
  /** The one letter a token always carries. */
  letter: string;
  /** 0 to 7: the class `p0` … `p7` gives a token its colour. */
  colour: number;
  /** A bot sits here, or plays for whoever does: its token is square. */
  bot: boolean;
  /** Of the bot: `greedy`, …; null for people. Say it with `levelOf`. */
  level: string | null;
  /** Why a bot plays for them: `absent`, `timeout`, `left`, `conceded`, … */
  standIn: string | null;
  /** Connected now. */
  present: boolean;
  /** For how many milliseconds somebody has had no line, once that is worth telling; else null. */
  away: number | null;
  /** Owes a decision now. */
  deciding: boolean;
  /** The reader's own seat. */
  me: boolean;
}

/** A move by what it says: `{ kind: 'lay', unit: 'archer', … }`; `wire.gen.ts` has a game's own. */
export interface What {
  kind: string;
  [part: string]: string | number;
}

/** A legal move: its id, what it says, its notation, itself in words of the chosen language, and what
 *  the game foresees of it for certain (`wire.gen.ts` has the type, `Legal` hands it out). */
export interface Move {
  move: number;
  what: What;
  notation: string;
  text: string;
  foreseen?: unknown;
}

/** What a bot would do, and why. */
export interface Hint {
  move: number;
  /** The move in words, and what it is good for. */
  why: string;
  /** How the bot came to it, in figures: for those who ask. */
  numbers: string;
}

/** A card to be shown large. The board's `Zoom` component draws it. */
export interface ZoomSubject {
  /** Whatever the board's `Zoom` needs: never anything the view hides. */
  card: unknown;
  title: string;
}

/** What the prompt says for a moment: why something isn't possible, with its rule, or what one waits for. */
export interface Remark {
  text: string;
  rule: string;
  refused: boolean;
}

/** Something that is looked at more closely, beside where it lies. */
export interface Peek {
  node: HTMLElement;
  /** What there is to show of it; nothing but why it can't be chosen, if there is none. */
  subject: ZoomSubject | null;
  /** What can't be done with it now: the sheet says why. */
  illegal: What | undefined;
  by: 'pointer' | 'focus';
}

export type SoundName =
  'lay' | 'turn' | 'seal' | 'reveal' | 'yours' | 'score' | 'win' | 'chat' | 'no';

/** What a board is given: one object, all fields reactive. `View` is the game's view as JSON, and
 *  `Event` one of its events; `wire.gen.ts` has both. */
export interface BoardTable<View = unknown, Event extends Told = Told> {
  readonly game: string;
  readonly view: View;
  /** The view before the last change; null at first, after a reload and after a jump. */
  readonly before: View | null;
  /** What led from `before` to `view`; empty after a jump. */
  readonly events: readonly Event[];
  /** Counts the views shown so far: something to key an animation with. */
  readonly step: number;
  /** In a replay with open cards: every seat's view, by seat. */
  readonly open: readonly View[] | null;

  readonly seats: readonly Seat[];
  /** The reader's seat, or the one whose eyes they have; null for onlookers and open replays. */
  readonly me: number | null;
  readonly waiting: readonly number[];
  readonly phase: 'playing' | 'over';
  readonly result: Result | null;

  /** What is asked of the reader in words; null if nothing is. */
  readonly question: string | null;
  /** The reader is to find out who is asked and for what: say nothing of it. */
  readonly veiled: boolean;
  /** What the reader may do now; empty if nothing. In a replay: empty. */
  readonly moves: readonly Move[];
  /** A move shown but not yet made: draw what it would do. */
  readonly staged: number | null;
  /** A move is on its way to the hall: offer nothing till the next view. */
  readonly busy: boolean;
  /** What is shown is not yet how things stand: the others' deeds come one by one. Till then there
   *  are no moves; `hurry` shows the rest at once. */
  readonly catching: boolean;
  hurry(): void;
  /** The engine lets the reader take back the last move. */
  readonly canUndo: boolean;
  /** The round in which the reader wants a question that comes again and again answered with no; null
   *  if they want to be asked. It is theirs alone and outlives the page. */
  standing: number | null;

  /** Show a move as chosen; Enter or the prompt's button makes it, Esc drops it. A second call with
   *  the same move makes it. With "ask before each move" switched off it is made at once. */
  stage(move: number): void;
  /** Make a move now. */
  choose(move: number): void;
  /** Drop the staged move; with none staged, take back the last one if that is allowed. */
  back(): void;
  /** Why a move can't be made, in the rule's words; null if it can. */
  why(what: What): Promise<Reason | null>;

  /** What was just explained; the prompt says it for a moment. */
  readonly reason: Remark | null;
  /** A bot's advice, once asked for. */
  readonly hint: Hint | null;
  /** Places (see `place`) that a saga line or the prompt lights up. */
  readonly lit: ReadonlySet<string>;
  light(places: readonly string[]): void;
  /** Open a card large, and say why it can't be chosen if that is so. */
  zoom(subject: ZoomSubject, illegal?: What): void;
  /** Show what there is to know of something beside it, and let it go again. */
  peek(what: Peek): void;
  unpeek(node?: HTMLElement): void;
  /** Tell why something is not possible: the prompt's second line for a moment, also read aloud. */
  explain(text: string, rule?: string): void;
  /** Milliseconds a seat has left, counted down; null without a clock. */
  clock(seat: number): number | null;

  readonly say: Say;
  readonly lang: Lang;
  /** One of six, by the board's own width and height (`layout.ts`). */
  readonly layout: Layout;
  /** The phone's layout in two columns: the window is wide and very low. */
  readonly aside: boolean;
  /** The board's own box, in CSS pixels. */
  readonly box: Box;
  /** False under reduced motion: numbers jump, cards cross-fade. */
  readonly motion: boolean;
  /** Nothing is to be done here: a replay, or a table seen through somebody else's eyes. */
  readonly replay: boolean;
  sound(name: SoundName): void;
}

/** Props of `Board.svelte`. */
export interface BoardProps<View = unknown, Event extends Told = Told> {
  table: BoardTable<View, Event>;
}

/** A line of the saga, drawn. */
export interface SagaLine {
  /** `headline`: a round or a phase begins. */
  kind: 'line' | 'headline';
  /** Outline from `icon:…`; headlines have none. */
  icon?: string | undefined;
  /** A CSS colour for the icon, such as `var(--odin-fig)`. */
  colour?: string | undefined;
  /** Whose line it is: the token stands in front. */
  seat?: number | undefined;
  /** All of it. Players are called by their names, the reader too: one voice from beginning to end. */
  text: string;
  /** The same without whose line it is, for where that stands already. */
  words?: string;
  /** What came of it, in figures: `+3`. */
  mark?: string | undefined;
  /** Whom it harms. */
  hurts?: number | undefined;
  /** It may be left out where there is little room. */
  faint?: boolean;
  /** Everybody it speaks of. */
  about?: readonly number[];
  /** Places to light while the line is hovered or focused. */
  places?: readonly string[];
}

/** What illustrates a line of the saga. */
export interface Picture {
  /** Outline from `icon:…`. */
  icon: string;
  /** A CSS colour, such as `var(--odin-fig)`. */
  colour: string;
}

/** Something the table stops for: a razed building, a god that awakes. The shell shows it for two seconds,
 *  unless somebody presses something; never under reduced motion, and never where all is shown at once. */
export interface Moment {
  /** Of the text that says it. A text's `.more` is a second, smaller line, if there is one. */
  key: string;
  /** What fills the text. */
  args?: Record<string, Arg>;
  /** What illustrates it, as `picture` knows it: `card/bond`. */
  picture?: string;
  /** Whose moment it is. */
  seat?: number;
}

/** A card on its way: from where it lay in `before` to where it lies now (see `place`). */
export interface Flight {
  from: string;
  to: string;
  /** Milliseconds after the change; reveals first, then flights. */
  delay?: number;
  /** Turn over on the way: `flip` about the upright axis, `turn` by half a circle. */
  how?: 'slide' | 'flip' | 'turn';
}

/** What the top bar says of a table: "Round 2 of 3 · battle" and how far that is. */
export interface Headline {
  text: string;
  /** Little bars: so many of so many. */
  done?: number;
  of?: number;
}

/** What `boards/<game>/cover.ts` exports as default: what a game looks like before it is loaded. */
export interface CoverModule {
  /** Outline from `icon:…`. */
  icon: string;
  /** A colour behind the icon. */
  tint: string;
  /** Colours of the cover's sky, from above. */
  sky: readonly [string, string, string];
  stars: boolean;
  /** What stands before the sky: SVG in a space of 290 × 200. */
  Scene: Component;
}

/** What `boards/<game>/index.ts` exports as default. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows its own view
export interface BoardModule<View = any, Event extends Told = any> {
  Board: Component<BoardProps<View, Event>>;
  /** Draws a `ZoomSubject`'s card large, with its text. */
  Zoom?: Component<{ card: never; say: Say; lang: Lang }>;
  /** All cards of the game for the rules book; `data` is the game's cards.toml. */
  Cards?: Component<{ say: Say; lang: Lang; data?: Record<string, unknown> }>;
  headline(view: View, say: Say): Headline;
  /** How what illustrates a line looks: `card/bond`, `draw`. The game names it, the lines come with
   *  what happened, and the shell draws them. */
  picture?(name: string): Picture | undefined;
  /** Which cards fly after these events. */
  flights?(events: readonly Told[], before: View, view: View): Flight[];
  /** What of it the table stops for: few things, or nobody looks up any more. */
  moments?(events: readonly Told[], before: View, view: View): Moment[];
  /** Which sound a change makes; the loudest wins. */
  sounds?(events: readonly Told[], me: number | null): SoundName[];
  /** The board's own keys, beside those of the shell: as they stand on a keyboard, and the text that
   *  says what they do. */
  keys?: readonly { keys: readonly string[]; text: string }[];
  /** Fluent catalogue of what only the page says, by language. */
  texts: Record<Lang, () => Promise<{ default: string }>>;
}
