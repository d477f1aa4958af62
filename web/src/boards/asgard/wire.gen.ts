// Made by `./dev wire` from src/meadhall/games/asgard/. Edit that, not this.

export const GODS = [
  'odin',
  'thor',
  'freya',
  'loki',
  'sif',
  'bragi',
  'heimdall',
] as const;
export type God = (typeof GODS)[number];

export const QUESTIONS = [
  'pick',
  'favour',
  'score-goal',
  'odin',
  'thor',
  'freya',
  'loki',
  'sif',
  'bragi-give',
  'bragi-take',
  'heimdall',
  'final-score',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** Somebody's stack. */
export interface Spot {
  seat: number;
  god: God;
}

/** cards face up, Thor cards slipped in beneath (`under`), the top card's other head. */
export interface Stack {
  cards: number;
  under: number;
  top: God;
  attention: number;
}

/** the highest attention of an Aesir, and who has it: several would dispute. */
export interface Lead {
  attention: number;
  seats: number[];
}

/** The card that Bragi's player has chosen to give: its stack, and its place from the top. */
export interface Given {
  god: God;
  place: number;
}

/** The question that is open, and how far it has been answered: places in the stack that are `chosen` already, the card that is `given`. */
export interface Decision {
  kind: Question;
  seat?: number;
  god?: God;
  limit?: number;
  chosen?: number[];
  given?: Given;
}

/** The table as one seat, or an onlooker, sees it. */
export interface View {
  game: 'asgard';
  rules: number;
  options: Record<string, unknown>;
  players: number;
  round: number;
  waiting: number[];
  goals: ((God | null)[])[];
  limits: number[][];
  doubled: Spot | null;
  deck: number;
  dealt: number;
  hand_size: number;
  scores: number[];
  chosen: number[];
  stacks: Partial<Record<God, Stack>>[];
  leaders: Partial<Record<God, Lead>>;
  seat: number | null;
  decision: Decision | null;
  hand: string[] | null;
  pick: string | null;
  drawn: string | null;
  handed_on: Record<string, string[]>;
}

/** What a stack's attention would be. */
export interface Change {
  seat: number;
  god: God;
  attention: number;
}

/** What a move would do: the attention of every stack that it changes, as far as its player may know; where a covered card goes when it turns, nobody does. */
export interface Foreseen {
  changes: Change[];
}

/** Every event, as it is told. */
export type Told =
  | { event: 'round'; round: number; cards: number }
  | { event: 'goal-opened'; column: number; row: number; god: God }
  | { event: 'dealt'; seat: number; cards: number }
  | { event: 'sealed'; seat: number; pick?: string }
  | { event: 'changed'; seat: number; pick: string }
  | { event: 'revealed'; seat: number; pick: string }
  | { event: 'laid'; seat: number; god: God; other: God }
  | { event: 'passed'; direction: number }
  | { event: 'awakens'; god: God; final: boolean }
  | { event: 'disputed'; god: God; seats: number[]; attention: number }
  | { event: 'compared'; god: God; seats: number[]; attention: number; each: number[] }
  | { event: 'favoured'; god: God; seat: number; attention: number }
  | { event: 'sleeps'; god: God; seats: number[] }
  | { event: 'will'; god: God; seat: number }
  | { event: 'goal'; god: God; seat: number; limit: number }
  | { event: 'skipped'; god: God; seat: number }
  | { event: 'lifted'; seat: number; god: God; place: number }
  | { event: 'slipped'; seat: number; god: God; cards: number }
  | { event: 'rose'; seat: number; god: God; cards: number }
  | { event: 'doubled'; seat: number; god: God }
  | { event: 'undoubled'; seat: number; god: God }
  | { event: 'drew'; seat: number; card?: string }
  | { event: 'scored'; seat: number; god: God; place: number; thor: boolean }
  | { event: 'declined'; god: God; seat: number }
  | { event: 'over' };

/** Every move, by what it says. */
export type Move =
  | { kind: 'play'; up: God; down: God }
  | { kind: 'will' }
  | { kind: 'goal' }
  | { kind: 'stack'; god: God }
  | { kind: 'card'; god: God; depth: number }
  | { kind: 'rival'; seat: number; god: God; depth: number }
  | { kind: 'done' };

/** The game's numbers; options change some of them. */
export interface Numbers {
  players: { least: number; most: number };
  aesir: { order: ('odin' | 'thor' | 'freya' | 'loki' | 'sif' | 'bragi' | 'heimdall')[] };
  rounds: { number: number };
  copies: { 'odin/thor': number; 'odin/freya': number; 'odin/loki': number; 'odin/sif': number; 'odin/bragi': number; 'odin/heimdall': number; 'thor/freya': number; 'thor/loki': number; 'thor/sif': number; 'thor/bragi': number; 'thor/heimdall': number; 'freya/loki': number; 'freya/sif': number; 'freya/bragi': number; 'freya/heimdall': number; 'loki/sif': number; 'loki/bragi': number; 'loki/heimdall': number; 'sif/bragi': number; 'sif/heimdall': number; 'bragi/heimdall': number };
  deals: { 2: number[]; 3: number[]; 4: number[]; 5: number[] };
  goal_limits: { columns: number[][] };
  variants: { goals_from_below: boolean; picks_final: boolean; hands_forgotten: boolean; any_goal: boolean; doubling_stays: boolean };
  heimdall: { cards: number };
  final_count: { cards: number };
  doubling: { factor: number };
}

/** As they stand in cards.toml. */
export const NUMBERS: Numbers = {
  players: { least: 2, most: 5 },
  aesir: { order: ['odin', 'thor', 'freya', 'loki', 'sif', 'bragi', 'heimdall'] },
  rounds: { number: 3 },
  copies: { 'odin/thor': 3, 'odin/freya': 3, 'odin/loki': 3, 'odin/sif': 3, 'odin/bragi': 3, 'odin/heimdall': 2, 'thor/freya': 3, 'thor/loki': 3, 'thor/sif': 3, 'thor/bragi': 3, 'thor/heimdall': 3, 'freya/loki': 3, 'freya/sif': 3, 'freya/bragi': 3, 'freya/heimdall': 3, 'loki/sif': 3, 'loki/bragi': 3, 'loki/heimdall': 3, 'sif/bragi': 3, 'sif/heimdall': 3, 'bragi/heimdall': 3 },
  deals: { 2: [7, 6, 5], 3: [7, 6, 5], 4: [6, 5, 4], 5: [5, 4, 3] },
  goal_limits: { columns: [[3], [3, 2], [3, 2, 1]] },
  variants: { goals_from_below: false, picks_final: false, hands_forgotten: false, any_goal: false, doubling_stays: false },
  heimdall: { cards: 1 },
  final_count: { cards: 1 },
  doubling: { factor: 2 },
};

/** Where each of them comes from, and each effect and condition. */
export const ORIGINS = {
  players: { least: 'book', most: 'book' },
  aesir: { order: 'derived', effect: 'book' },
  rounds: { number: 'book' },
  copies: { 'odin/thor': 'ours', 'odin/freya': 'ours', 'odin/loki': 'ours', 'odin/sif': 'ours', 'odin/bragi': 'ours', 'odin/heimdall': 'ours', 'thor/freya': 'ours', 'thor/loki': 'ours', 'thor/sif': 'ours', 'thor/bragi': 'ours', 'thor/heimdall': 'ours', 'freya/loki': 'ours', 'freya/sif': 'ours', 'freya/bragi': 'ours', 'freya/heimdall': 'ours', 'loki/sif': 'ours', 'loki/bragi': 'ours', 'loki/heimdall': 'ours', 'sif/bragi': 'ours', 'sif/heimdall': 'ours', 'bragi/heimdall': 'ours' },
  deals: { 2: 'book', 3: 'book', 4: 'book', 5: 'book' },
  goal_limits: { columns: 'ours' },
  variants: { goals_from_below: 'ours', picks_final: 'ours', hands_forgotten: 'ours', any_goal: 'ours', doubling_stays: 'ours' },
  heimdall: { cards: 'book' },
  final_count: { cards: 'book' },
  doubling: { factor: 'book' },
} as const;
