/** The view of Intrigues of Asgard, as src/meadhall/games/asgard/view.py shows it. */

export const GODS = ['odin', 'thor', 'freya', 'loki', 'sif', 'bragi', 'heimdall'] as const;
export type God = (typeof GODS)[number];

/** Two heads of a card: "odin/thor". */
export type Heads = string;

export interface Stack {
  /** Face-up cards. */
  cards: number;
  /** Thor cards slipped in beneath, face down. */
  under: number;
  /** The top card's other head. */
  top: God;
  attention: number;
}

export type Stacks = Partial<Record<God, Stack>>;

export interface Decision {
  kind:
    | 'pick'
    | 'favour'
    | 'score-goal'
    | 'odin'
    | 'thor'
    | 'freya'
    | 'loki'
    | 'sif'
    | 'bragi-give'
    | 'bragi-take'
    | 'heimdall'
    | 'final-score';
  seat?: number;
  god?: God;
  limit?: number;
  /** Places in the stack, already chosen for the score pile. */
  chosen?: number[];
  given?: { god: God; place: number };
}

export interface AsgardView {
  game: 'asgard';
  options: Record<string, unknown>;
  players: number;
  seat: number | null;
  round: number;
  waiting: number[];
  decision: Decision | null;
  /** By round; null is a goal still face down. */
  goals: (God | null)[][];
  doubled: { seat: number; god: God } | null;
  deck: number;
  hand_size: number;
  scores: number[];
  /** Seats that have sealed a pick. */
  chosen: number[];
  stacks: Stacks[];
  hand: Heads[] | null;
  pick: Heads | null;
  drawn: Heads | null;
  /** What is left of the hands this seat passed on, by who holds them now. */
  handed_on: Record<string, Heads[]>;
}

export const heads = (card: Heads): [God, God] => card.split('/') as [God, God];

/** Who leads with each god, and how far: the hint card's right edge. */
export function leaders(view: AsgardView): Record<God, { attention: number; seats: number[] }> {
  const found = {} as Record<God, { attention: number; seats: number[] }>;
  for (const god of GODS) {
    const each = view.stacks.map((stacks) => stacks[god]?.attention ?? 0);
    const attention = Math.max(...each);
    const seats = attention
      ? each.flatMap((value, seat) => (value === attention ? [seat] : []))
      : [];
    found[god] = { attention, seats };
  }
  return found;
}
