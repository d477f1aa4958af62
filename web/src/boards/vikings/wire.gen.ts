// Made by `./dev wire` from src/meadhall/games/vikings/. Edit that, not this.

export const CARDS = [
  'beer',
  'gold',
  'warrior',
  'elf-archer',
  'bone-crusher',
  'pigator',
  'cannon',
  'chicken-tower',
  'sheep-cannon',
  'undead-gold',
  'undead-beer',
  'shaman',
  'gold-miner',
  'beer-specialist',
  'beer-mugs',
  'gold-bars',
  'money-theft',
  'recipe-theft',
  'bear-rider',
  'assassin',
  'sword',
  'odins-boost',
  'shockwave-tower',
  'hero-trap',
  'scroll',
  'gift-resource',
  'gift-fighter',
  'crystal',
  'thor',
  'grendel',
  'dvergar',
  'alviss',
  'valkyrie',
  'mjolnir',
  'lokis-lens',
  'resurrection',
  'time-manipulation',
  'treasure-chest',
  'beer-taxes',
  'gold-taxes',
] as const;
export type Card = (typeof CARDS)[number];

export const BUILDINGS = [
  'brewery',
  'gold-factory',
  'beer-store',
  'gold-store',
  'drakkar',
  'tavern',
] as const;
export type Building = (typeof BUILDINGS)[number];

export const MISSIONS = [
  'worship',
  'worker',
  'attacker',
  'strategy',
  'shield',
  'thirsty',
  'money',
  'brewer',
  'foundry',
  'captain',
  'innkeeper',
  'architect',
  'warfare',
  'beer',
  'gold',
  'town-fall',
] as const;
export type Mission = (typeof MISSIONS)[number];

export const ACHIEVEMENTS = [
  'defender',
  'conqueror',
  'builder',
  'beer-tycoon',
  'miner',
  'follower',
  'accomplisher',
  'king-pig',
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

export const DEEDS = [
  'bought-path',
  'bought-building',
  'bought-fighter',
  'bought-fortification',
  'hit',
  'hit-strongly',
  'hit-hall',
  'swapped',
  'dismantled',
] as const;
export type Deed = (typeof DEEDS)[number];

export const SITES = [
  'hall',
  'brewery-1',
  'brewery-2',
  'brewery-3',
  'gold-factory-1',
  'gold-factory-2',
  'gold-factory-3',
  'beer-store-1',
  'beer-store-2',
  'beer-store-3',
  'gold-store-1',
  'gold-store-2',
  'gold-store-3',
  'drakkar-1',
  'drakkar-2',
  'drakkar-3',
  'tavern-1',
  'tavern-2',
  'tavern-3',
] as const;
export type Site = (typeof SITES)[number];

export const SITE_STATES = [
  'under-construction',
  'finished',
] as const;
export type SiteState = (typeof SITE_STATES)[number];

export const RESOURCES = [
  'beer',
  'gold',
] as const;
export type Resource = (typeof RESOURCES)[number];

export const CAUSES = [
  'damage-bonus',
  'attacks',
  'repelled',
  'full-defence',
  'undead',
  'hall',
  'mission',
  'stores',
] as const;
export type Cause = (typeof CAUSES)[number];

export const TOKENS = [
  'hall beer',
  'brewery-1',
  'brewery-2',
  'brewery-3',
  'gold-factory-1',
  'gold-factory-2',
  'gold-factory-3',
  'beer-store-1',
  'beer-store-2',
  'beer-store-3',
  'gold-store-1',
  'gold-store-2',
  'gold-store-3',
  'drakkar-1',
  'drakkar-2',
  'drakkar-3',
  'tavern-1',
  'tavern-2',
  'tavern-3',
  'hall gold',
] as const;
export type Token = (typeof TOKENS)[number];

/** What the active player has and has done this turn; `marked` are tokens to pay with first, by where they lie. */
export interface Turn {
  beer: number;
  gold: number;
  marked: Record<string, number>;
  victim: number | null;
  hits: number;
  deeds: Deed[];
  spent_beer: number;
  spent_gold: number;
  rally: number;
  lens: Card | null;
  trapped: number;
  ready: Partial<Record<Card, number>>;
  owed: Partial<Record<Card, number>>;
  sent: Partial<Record<Card, number>>;
}

/** An attack that is being declared or fought: its strength now, and the visible defence. */
export interface Attack {
  strength: number;
  defence: number;
}

/** An open question. */
export type Frame =
  | { frame: 'turn'; who: number[]; actor: number }
  | { frame: 'attack'; who: number[]; actor: number; victim: number; site: number; last: number }
  | { frame: 'resolve'; who: number[]; actor: number; victim: number; site: number; step: number; to_disarm: number }
  | { frame: 'disarm'; who: number[]; actor: number }
  | { frame: 'defend'; who: number[]; actor: number; victim: number; site: number }
  | { frame: 'trap'; who: number[]; actor: number }
  | { frame: 'steal'; who: number[]; actor: number; resource: number; from: number }
  | { frame: 'mirror'; who: number[]; actor: number }
  | { frame: 'fetch'; who: number[]; actor: number; left: number; fighters_only: number }
  | { frame: 'rewind'; who: number[]; actor: number; discarded: number; extra: number; last: number }
  | { frame: 'mix'; who: number[]; actor: number; amount: number }
  | { frame: 'loot'; who: number[]; actor: number }
  | { frame: 'asgard'; who: number[]; actor: number }
  | { frame: 'offer'; who: number[]; actor: number }
  | { frame: 'keep'; who: number[]; actor: number }
  | { frame: 'next-turn'; who: number[]; actor: number }
  | { frame: 'storage'; who: number[]; actor: number };

/** What is known of a building or hall. */
export interface Standing {
  state: SiteState;
  tokens: number;
  damaged: boolean;
  walls: Partial<Record<Card, number>>;
  defence: number;
}

/** What everybody sees before one player: how many Asgard thresholds have been passed (`gates`), cards everybody knows to be in the hand (`known`), how many were seen to be no fortification, though not which (`bare`), and those in deck or hand (`unseen`). */
export interface Player {
  points: number;
  gates: number;
  level: number;
  limit: number;
  missions: (Mission | null)[];
  done: number;
  hall_beer: number;
  hall_gold: number;
  sites: Partial<Record<Site, Standing>>;
  deck: number;
  hand: number;
  discard: Partial<Record<Card, number>>;
  played: Partial<Record<Card, number>>;
  known: Partial<Record<Card, number>>;
  bare: number;
  unseen: Partial<Record<Card, number>>;
  counts: Partial<Record<Achievement, number>>;
}

/** The table as one seat, or an onlooker, sees it. */
export interface View {
  round: number;
  first: number;
  active: number | null;
  goal: number;
  last_round: boolean;
  quiet: number;
  gained: boolean;
  attacked: number[];
  dragons: number[];
  claimed: number[];
  declines: number[];
  winners: number[];
  market: Partial<Record<Card, number>>;
  buildings: Partial<Record<Building, number>>;
  path: (Card | null)[];
  path_unseen: Partial<Record<Card, number>>;
  path_discard: Partial<Record<Card, number>>;
  asgard: (Card | null)[];
  asgard_left: number;
  asgard_unseen: Card[];
  missions_unseen: Partial<Record<Mission, number>>;
  missions_under: Mission[];
  achievements: Achievement[];
  turn: Turn;
  attack: Attack | null;
  game: 'vikings';
  rules: number;
  options: Record<string, unknown>;
  players: number;
  waiting: number[];
  frames: Frame[];
  seats: Player[];
  seat: number | null;
  hand: Partial<Record<Card, number>> | null;
  kept: Partial<Record<Card, number>> | null;
}

/** Every event, as it is told. */
export type Told =
  | { event: 'achievement'; achievement: Achievement }
  | { event: 'round'; round: number; seat: number }
  | { event: 'produced'; seat: number; site: Site }
  | { event: 'drew'; seat: number; card?: Card }
  | { event: 'reshuffled'; seat: number; cards: number }
  | { event: 'mission'; seat: number; slot: number; mission: Mission }
  | { event: 'turn'; seat: number }
  | { event: 'played'; seat: number; card: Card }
  | { event: 'used'; seat: number; card: Card }
  | { event: 'mirrored'; seat: number; card: Card }
  | { event: 'gained'; seat: number; beer: number; gold: number }
  | { event: 'paid'; seat: number; beer: number; gold: number }
  | { event: 'paid-token'; seat: number; resource: Resource; site: Site; tokens: number }
  | { event: 'brought'; seat: number; resource: Resource; site: Site }
  | { event: 'spent'; seat: number; beer: number; gold: number }
  | { event: 'bought'; seat: number; card: Card; place: number | null }
  | { event: 'path-opened'; card: Card }
  | { event: 'path-left'; card: Card }
  | { event: 'path-shuffled'; cards: number }
  | { event: 'built'; seat: number; site: Site }
  | { event: 'upgraded'; seat: number; level: number }
  | { event: 'dismantled'; seat: number; site: Site }
  | { event: 'declared'; seat: number; victim: number; site: Site }
  | { event: 'declared-undead'; seat: number; place: number | null; card: Card }
  | { event: 'declared-dragon'; seat: number }
  | { event: 'sent'; seat: number; card: Card }
  | { event: 'went'; seat: number; strength: number; defence: number }
  | { event: 'disarmed'; seat: number; card: Card }
  | { event: 'nothing-to-disarm'; seat: number }
  | { event: 'defended'; seat: number; card: Card; site: Site }
  | { event: 'trapped'; seat: number; card: Card }
  | { event: 'damaged'; seat: number; victim: number; site: Site }
  | { event: 'repelled'; seat: number; victim: number; site: Site }
  | { event: 'beat-undead'; seat: number; card: Card }
  | { event: 'beat-dragon'; seat: number }
  | { event: 'too-weak'; seat: number }
  | { event: 'full-defence'; seat: number }
  | { event: 'points'; seat: number; points: number; why: Cause; total: number }
  | { event: 'looted'; seat: number; resource: Resource; site: Site }
  | { event: 'lost-token'; seat: number; resource: Resource; site: Site }
  | { event: 'claimed'; seat: number; mission: Mission }
  | { event: 'swapped'; seat: number; mission: Mission }
  | { event: 'asgard-opened'; card: Card }
  | { event: 'asgard-taken'; seat: number; card: Card }
  | { event: 'asgard-empty'; seat: number }
  | { event: 'revealed'; seat: number; card: Card }
  | { event: 'fetched'; seat: number; card: Card }
  | { event: 'discarded'; seat: number; card: Card }
  | { event: 'declines'; seat: number }
  | { event: 'storage' }
  | { event: 'stored'; seat: number; resource: Resource; tokens: number; lost: number }
  | { event: 'keeping'; seat: number; card: Card }
  | { event: 'cleared'; seat: number; kept: number }
  | { event: 'round-over'; round: number; quiet: number }
  | { event: 'awarded'; achievement: Achievement; seats: number[]; points: number }
  | { event: 'tie'; achievement: Achievement }
  | { event: 'over'; seats: number[] }
  | { event: 'vanished'; seat: number; beer: number; gold: number };

/** Every move, by what it says. */
export type Move =
  | { kind: 'play'; card: Card }
  | { kind: 'buy'; card: 'elf-archer' | 'bone-crusher' | 'pigator' | 'cannon' | 'chicken-tower' | 'sheep-cannon' }
  | { kind: 'buy-path'; place: number }
  | { kind: 'build'; building: Building }
  | { kind: 'upgrade' }
  | { kind: 'dismantle'; site: Site }
  | { kind: 'exchange'; resource: Resource }
  | { kind: 'bring'; token: Token }
  | { kind: 'attack'; seat: number; site: Site }
  | { kind: 'fight-undead'; place: number }
  | { kind: 'fight-dragon' }
  | { kind: 'claim'; slot: number }
  | { kind: 'swap'; slot: number }
  | { kind: 'end' }
  | { kind: 'send'; card: Card }
  | { kind: 'go' }
  | { kind: 'defend'; card: Card }
  | { kind: 'disarm'; card: Card }
  | { kind: 'trap'; card: Card }
  | { kind: 'steal'; seat: number; site: Site }
  | { kind: 'mirror'; card: Card }
  | { kind: 'fetch'; card: Card }
  | { kind: 'discard'; card: Card }
  | { kind: 'keep'; card: Card }
  | { kind: 'mix'; gold: number }
  | { kind: 'loot'; resource: Resource }
  | { kind: 'asgard'; place: number }
  | { kind: 'take' }
  | { kind: 'done' }
  | { kind: 'decline-all' };
