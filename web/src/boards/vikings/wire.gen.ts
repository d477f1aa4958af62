// Made by `./dev wire` from src/meadhall/games/vikings/. Edit that, not this.

export const SOLD_CARDS = [
  'elf-archer',
  'bone-crusher',
  'pigator',
  'cannon',
  'chicken-tower',
  'sheep-cannon',
] as const;
export type Sold = (typeof SOLD_CARDS)[number];

export const BUILDINGS = [
  'brewery',
  'gold-factory',
  'beer-store',
  'gold-store',
  'drakkar',
  'tavern',
] as const;
export type Building = (typeof BUILDINGS)[number];

export const PATH_CARDS = [
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
] as const;
export type PathCard = (typeof PATH_CARDS)[number];

export const ASGARD_CARDS = [
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
export type AsgardCard = (typeof ASGARD_CARDS)[number];

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

export const RESOURCES = [
  'beer',
  'gold',
] as const;
export type Resource = (typeof RESOURCES)[number];

export const SITE_STATES = [
  'under-construction',
  'finished',
] as const;
export type SiteState = (typeof SITE_STATES)[number];

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

/** What the end of the turn would bring: points for the attacks, or else so many to whoever has repelled them all. */
export interface AtEnd {
  points: number;
  defender: number | null;
  defence: number;
}

/** What the active player has and has done this turn; `marked` are tokens to pay with first, by where they lie. */
export interface Turn {
  beer: number;
  gold: number;
  marked: Partial<Record<Token, number>>;
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
  at_end: AtEnd;
}

/** What success brings at once, as far as there is any: points, tokens (of either resource where it isn't said), the offer of an Asgard card. */
export interface Prize {
  points?: number;
  tokens?: number;
  resource?: Resource;
  asgard?: boolean;
}

/** An attack that is being declared (`declaring`) or fought: on a building, on an undead in a place of Odin's Path, or on the Dragon. Its strength now, which is the sum of `terms`, and the visible defence; whether it would succeed, and by how much or how much it lacks. What success brings at once, and how many points more when the turn ends; the defender's points if it is repelled, and those at the end of the turn (`full`); which fortifications may be in the defender's hand. */
export interface Attack {
  declaring: boolean;
  target: 'building' | 'undead' | 'dragon';
  attacker: number;
  victim: number | null;
  site: Site | null;
  place: number | null;
  strength: number;
  terms: number[];
  defence: number;
  succeeds: boolean;
  by: number;
  prize: Prize;
  later: number;
  repelled: number;
  full: number;
  forts: Partial<Record<Card, number>>;
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

/** So much of each resource. */
export interface Amount {
  beer: number;
  gold: number;
}

/** How many a player has of what a mission needs. */
export interface Progress {
  have: number;
  need: number;
}

/** What is known of a building or hall: its defence with all fortifications on it, what damaging it would bring; where tokens lie on it, of which resource, and for how many there is room. */
export interface Standing {
  state: SiteState;
  tokens: number;
  damaged: boolean;
  walls: Partial<Record<Card, number>>;
  defence: number;
  prize: Prize;
  holds?: Resource;
  room?: number;
}

/** What everybody sees before one player: how many Asgard thresholds have been passed (`gates`), how many more buildings may be built (`free`, null: all there are), cards everybody knows to be in the hand (`known`), how many were seen to be no fortification, though not which (`bare`), and those in deck or hand (`unseen`). */
export interface Player {
  tokens: Amount;
  purse: Amount;
  room: Amount;
  lost: Amount;
  points: number;
  gates: number;
  level: number;
  limit: number;
  built: number;
  free: number | null;
  missions: (Mission | null)[];
  progress: (Progress | null)[];
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

/** What a player could still send into an attack this turn; its strength against anything but a Town Hall; and kinds it is too late for in this attack, as kinds are sent in their order. */
export interface Army {
  cards: Partial<Record<Card, number>>;
  strength: number;
  passed: Card[];
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
  market: Partial<Record<Sold, number>>;
  buildings: Partial<Record<Building, number>>;
  path: (PathCard | null)[];
  path_unseen: Partial<Record<PathCard, number>>;
  path_discard: Partial<Record<PathCard, number>>;
  asgard: (AsgardCard | null)[];
  asgard_left: number;
  asgard_unseen: AsgardCard[];
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
  leaders: Partial<Record<Achievement, number[]>>;
  seat: number | null;
  hand: Partial<Record<Card, number>> | null;
  kept: Partial<Record<Card, number>> | null;
  deck: Partial<Record<Card, number>> | null;
  army: Army | null;
}

/** An attack on a target with all that can go, boosters included: its strength against the known defence, and how much it lacks; how many of the defender's hand cards are hidden, and how much they can take off it at most; its chance in percent, by the cards nobody has seen (100: nothing can stop it, 0: it can't succeed). What success brings at once, how many points more when the turn ends, and the defender's points if it is repelled. */
export interface Aim {
  strength: number;
  defence: number;
  short: number;
  hidden: number;
  most: number;
  chance: number;
  prize: Prize;
  later: number;
  repelled: number;
}

/** What the end of the turn would cost, of what could still be used: missions that are done, by slot; resources of this turn, with those that hand cards would give; other hand cards that would do something; so many targets that nothing can save from the strength at hand; and tokens for which there is no room. */
export interface Lost {
  missions: number[];
  resources: Amount;
  cards: Card[];
  targets: number;
  strength: number;
  tokens: Amount;
}

/** What a legal move would do: whether it can be taken back; its price, and what is left to spend; what an attack is up against (`aim`), how it would stand, and its chance; what it gives; how many cards it draws; what the end of the turn would cost. */
export interface Foreseen {
  undo?: boolean;
  price?: Amount;
  left?: Amount;
  strength?: number;
  defence?: number;
  succeeds?: boolean;
  chance?: number;
  aim?: Aim;
  gains?: Amount;
  draws?: number;
  lost?: Lost;
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
  | { kind: 'buy'; card: Sold }
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

/** The game's numbers; options change some of them. */
export interface Numbers {
  players: { least: number; most: number };
  table: { hand: number; capacity: number; store_points: number; exchange: number; swap_gold: number; dragon_defence: number; undead_points: number; full_defence: number; quiet_rounds: number; last_round: number; asgard_each: number; gates: number[]; shares: number[] };
  goal: { 2: number; 3: number; 4: number; long: number };
  variants: { first_game: boolean; long_game: boolean; take_from_open: boolean; one_kept: boolean; hall_loot_lost: boolean; swap_tokens: boolean; no_last_storage: boolean; heroes_conquer: boolean; tied_only: boolean; late_token: boolean };
  starting_deck: { beer: number; gold: number; warrior: number };
  halls: Record<number, { limit: number; gold?: number; defence: number; points: number; reached: number }>;
  buildings: Record<Building, { copies: number; beer: number; gold: number; defence: number; points: number; loot: number }>;
  cards: Record<Card, { role: 'resource' | 'fighter' | 'fortification' | 'undead' | 'action' | 'booster' | 'hero'; beer?: number; gold?: number; strength?: number; copies?: number; cost_beer?: number; cost_gold?: number; draw?: number; power?: 'gold-per-factory' | 'beer-per-brewery' | 'steal-gold' | 'steal-beer' | 'disarm' | 'rally' | 'trap' | 'gift-resource' | 'gift-fighter' | 'mix' | 'strength-against-hall' | 'strength-per-brewery' | 'call-fighter' | 'mirror' | 'call-any' | 'rewind' | 'tax-beer' | 'tax-gold'; amount?: number; players?: number }>;
  missions: Record<Mission, { copies: number; points: number; need?: number }>;
}

/** As they stand in cards.toml. */
export const NUMBERS: Numbers = {
  players: { least: 2, most: 4 },
  table: { hand: 5, capacity: 4, store_points: 1, exchange: 2, swap_gold: 1, dragon_defence: 1, undead_points: 1, full_defence: 1, quiet_rounds: 10, last_round: 100, asgard_each: 3, gates: [5, 12, 20], shares: [6, 3, 2, 1] },
  goal: { 2: 40, 3: 30, 4: 30, long: 40 },
  variants: { first_game: false, long_game: false, take_from_open: false, one_kept: false, hall_loot_lost: false, swap_tokens: false, no_last_storage: false, heroes_conquer: false, tied_only: false, late_token: false },
  starting_deck: { beer: 6, gold: 2, warrior: 2 },
  halls: {
    1: { limit: 3, gold: 3, defence: 4, points: 1, reached: 0 },
    2: { limit: 6, gold: 8, defence: 6, points: 2, reached: 0 },
    3: { limit: 18, defence: 8, points: 0, reached: 1 },
  },
  buildings: {
    brewery: { copies: 12, beer: 0, gold: 2, defence: 1, points: 0, loot: 0 },
    'gold-factory': { copies: 12, beer: 3, gold: 0, defence: 1, points: 0, loot: 0 },
    'beer-store': { copies: 8, beer: 0, gold: 1, defence: 3, points: 0, loot: 1 },
    'gold-store': { copies: 8, beer: 2, gold: 0, defence: 3, points: 0, loot: 1 },
    drakkar: { copies: 6, beer: 0, gold: 3, defence: 3, points: 1, loot: 0 },
    tavern: { copies: 6, beer: 5, gold: 0, defence: 6, points: 2, loot: 0 },
  },
  cards: {
    beer: { role: 'resource', beer: 1 },
    gold: { role: 'resource', gold: 1 },
    warrior: { role: 'fighter', strength: 1 },
    'elf-archer': { role: 'fighter', copies: 8, cost_beer: 3, cost_gold: 0, strength: 2 },
    'bone-crusher': { role: 'fighter', copies: 6, cost_beer: 5, cost_gold: 0, strength: 4 },
    pigator: { role: 'fighter', copies: 4, cost_beer: 4, cost_gold: 3, strength: 9 },
    cannon: { role: 'fortification', copies: 6, cost_beer: 0, cost_gold: 2, strength: 2 },
    'chicken-tower': { role: 'fortification', copies: 4, cost_beer: 0, cost_gold: 3, strength: 3 },
    'sheep-cannon': { role: 'fortification', copies: 4, cost_beer: 0, cost_gold: 6, strength: 6 },
    'undead-gold': { role: 'undead', copies: 2, strength: 2 },
    'undead-beer': { role: 'undead', copies: 2, strength: 2 },
    shaman: { role: 'fighter', copies: 2, cost_beer: 4, cost_gold: 0, strength: 1, draw: 2 },
    'gold-miner': { role: 'resource', copies: 2, cost_beer: 4, cost_gold: 0, gold: 1, power: 'gold-per-factory', amount: 1 },
    'beer-specialist': { role: 'resource', copies: 2, cost_beer: 0, cost_gold: 1, beer: 1, power: 'beer-per-brewery', amount: 1 },
    'beer-mugs': { role: 'resource', copies: 3, cost_beer: 0, cost_gold: 2, beer: 2 },
    'gold-bars': { role: 'resource', copies: 3, cost_beer: 1, cost_gold: 0, gold: 2 },
    'money-theft': { role: 'action', copies: 2, cost_beer: 2, cost_gold: 0, power: 'steal-gold' },
    'recipe-theft': { role: 'action', copies: 2, cost_beer: 1, cost_gold: 0, power: 'steal-beer' },
    'bear-rider': { role: 'fighter', copies: 2, cost_beer: 3, cost_gold: 0, strength: 3 },
    assassin: { role: 'fighter', copies: 2, cost_beer: 3, cost_gold: 0, strength: 2, power: 'disarm', amount: 1 },
    sword: { role: 'booster', copies: 1, cost_beer: 0, cost_gold: 1, strength: 3 },
    'odins-boost': { role: 'booster', copies: 1, cost_beer: 0, cost_gold: 1, strength: 0, power: 'rally', amount: 3 },
    'shockwave-tower': { role: 'fortification', copies: 3, cost_beer: 0, cost_gold: 3, strength: 4 },
    'hero-trap': { role: 'fortification', copies: 1, cost_beer: 0, cost_gold: 1, strength: 0, power: 'trap' },
    scroll: { role: 'action', copies: 4, cost_beer: 2, cost_gold: 0, draw: 2 },
    'gift-resource': { role: 'action', copies: 2, cost_beer: 1, cost_gold: 0, power: 'gift-resource', amount: 3 },
    'gift-fighter': { role: 'action', copies: 2, cost_beer: 2, cost_gold: 0, power: 'gift-fighter', amount: 3 },
    crystal: { role: 'resource', copies: 2, cost_beer: 0, cost_gold: 1, power: 'mix', amount: 2 },
    thor: { role: 'hero', copies: 1, players: 2, strength: 7 },
    grendel: { role: 'hero', copies: 1, players: 2, strength: 6, power: 'strength-against-hall', amount: 2 },
    dvergar: { role: 'hero', copies: 1, players: 2, strength: 3, power: 'strength-per-brewery', amount: 1 },
    alviss: { role: 'hero', copies: 1, players: 2, strength: 2, draw: 2 },
    valkyrie: { role: 'hero', copies: 1, players: 2, strength: 3, power: 'call-fighter', amount: 1 },
    mjolnir: { role: 'booster', copies: 1, players: 2, strength: 15 },
    'lokis-lens': { role: 'action', copies: 1, players: 2, beer: 2, gold: 2, power: 'mirror' },
    resurrection: { role: 'action', copies: 1, players: 2, power: 'call-any', amount: 3 },
    'time-manipulation': { role: 'action', copies: 1, players: 2, power: 'rewind', amount: 2 },
    'treasure-chest': { role: 'action', copies: 1, players: 2, beer: 3, gold: 3 },
    'beer-taxes': { role: 'action', copies: 1, players: 3, beer: 8, power: 'tax-beer' },
    'gold-taxes': { role: 'action', copies: 1, players: 3, gold: 4, power: 'tax-gold' },
  },
  missions: {
    worship: { copies: 2, points: 1 },
    worker: { copies: 2, points: 1 },
    attacker: { copies: 1, points: 1 },
    strategy: { copies: 2, points: 1 },
    shield: { copies: 2, points: 1 },
    thirsty: { copies: 1, points: 1, need: 5 },
    money: { copies: 1, points: 1, need: 3 },
    brewer: { copies: 1, points: 2, need: 2 },
    foundry: { copies: 1, points: 2, need: 2 },
    captain: { copies: 1, points: 3, need: 1 },
    innkeeper: { copies: 1, points: 3, need: 1 },
    architect: { copies: 1, points: 2, need: 2 },
    warfare: { copies: 1, points: 2, need: 4 },
    beer: { copies: 1, points: 3, need: 4 },
    gold: { copies: 1, points: 3, need: 4 },
    'town-fall': { copies: 1, points: 3 },
  },
};

/** Where each of them comes from, and each effect and condition. */
export const ORIGINS = {
  players: { least: 'book', most: 'book' },
  table: { hand: 'book', capacity: 'book', store_points: 'book', exchange: 'book', swap_gold: 'book', dragon_defence: 'picture', undead_points: 'book', full_defence: 'book', quiet_rounds: 'ours', last_round: 'ours', asgard_each: 'book', gates: 'book', shares: 'book' },
  goal: { 2: 'derived', 3: 'derived', 4: 'derived', long: 'book' },
  variants: { first_game: 'ours', long_game: 'book', take_from_open: 'ours', one_kept: 'ours', hall_loot_lost: 'ours', swap_tokens: 'ours', no_last_storage: 'ours', heroes_conquer: 'ours', tied_only: 'ours', late_token: 'ours' },
  starting_deck: { beer: 'book', gold: 'book', warrior: 'book' },
  halls: {
    1: { limit: 'book', gold: 'book', defence: 'book', points: 'ours', reached: 'derived', effect: 'book' },
    2: { limit: 'book', gold: 'ours', defence: 'ours', points: 'ours', reached: 'derived', effect: 'book' },
    3: { limit: 'book', defence: 'ours', points: 'derived', reached: 'ours', effect: 'book' },
  },
  buildings: {
    brewery: { copies: 'book', beer: 'derived', gold: 'picture', defence: 'picture', points: 'derived', loot: 'derived', currency: 'derived', effect: 'book' },
    'gold-factory': { copies: 'book', beer: 'derived', gold: 'derived', defence: 'book', points: 'derived', loot: 'derived', currency: 'derived', effect: 'book' },
    'beer-store': { copies: 'derived', beer: 'ours', gold: 'picture', defence: 'ours', points: 'derived', loot: 'ours', currency: 'ours', effect: 'book' },
    'gold-store': { copies: 'derived', beer: 'picture', gold: 'ours', defence: 'picture', points: 'derived', loot: 'ours', currency: 'ours', effect: 'book' },
    drakkar: { copies: 'book', beer: 'ours', gold: 'picture', defence: 'picture', points: 'ours', loot: 'derived', currency: 'ours', effect: 'book' },
    tavern: { copies: 'book', beer: 'picture', gold: 'ours', defence: 'picture', points: 'ours', loot: 'derived', currency: 'ours', effect: 'book' },
  },
  cards: {
    beer: { beer: 'book', effect: 'book' },
    gold: { gold: 'book', effect: 'book' },
    warrior: { strength: 'book', effect: 'book' },
    'elf-archer': { copies: 'book', cost_beer: 'book', cost_gold: 'book', strength: 'book', currency: 'book', effect: 'book' },
    'bone-crusher': { copies: 'book', cost_beer: 'picture', cost_gold: 'derived', strength: 'picture', currency: 'derived', effect: 'book' },
    pigator: { copies: 'book', cost_beer: 'book', cost_gold: 'book', strength: 'ours', currency: 'book', effect: 'book' },
    cannon: { copies: 'book', cost_beer: 'derived', cost_gold: 'picture', strength: 'book', currency: 'derived', effect: 'book' },
    'chicken-tower': { copies: 'book', cost_beer: 'derived', cost_gold: 'picture', strength: 'picture', currency: 'derived', effect: 'picture' },
    'sheep-cannon': { copies: 'book', cost_beer: 'derived', cost_gold: 'picture', strength: 'picture', currency: 'derived', effect: 'picture' },
    'undead-gold': { copies: 'derived', strength: 'picture', effect: 'book' },
    'undead-beer': { copies: 'derived', strength: 'picture', effect: 'book' },
    shaman: { copies: 'derived', cost_beer: 'picture', cost_gold: 'ours', strength: 'picture', draw: 'picture', currency: 'ours', effect: 'picture' },
    'gold-miner': { copies: 'derived', cost_beer: 'picture', cost_gold: 'ours', gold: 'picture', amount: 'picture', currency: 'ours', effect: 'picture' },
    'beer-specialist': { copies: 'derived', cost_beer: 'ours', cost_gold: 'ours', beer: 'ours', amount: 'ours', currency: 'ours', effect: 'derived' },
    'beer-mugs': { copies: 'derived', cost_beer: 'ours', cost_gold: 'picture', beer: 'picture', currency: 'ours', effect: 'picture' },
    'gold-bars': { copies: 'derived', cost_beer: 'ours', cost_gold: 'ours', gold: 'ours', currency: 'ours', effect: 'ours' },
    'money-theft': { copies: 'derived', cost_beer: 'derived', cost_gold: 'derived', currency: 'derived', effect: 'picture' },
    'recipe-theft': { copies: 'derived', cost_beer: 'ours', cost_gold: 'ours', currency: 'ours', effect: 'derived' },
    'bear-rider': { copies: 'derived', cost_beer: 'ours', cost_gold: 'ours', strength: 'ours', currency: 'ours', effect: 'derived' },
    assassin: { copies: 'derived', cost_beer: 'ours', cost_gold: 'ours', strength: 'ours', amount: 'ours', currency: 'ours', effect: 'ours' },
    sword: { copies: 'derived', cost_beer: 'ours', cost_gold: 'ours', strength: 'ours', currency: 'ours', effect: 'derived' },
    'odins-boost': { copies: 'derived', cost_beer: 'ours', cost_gold: 'ours', strength: 'ours', amount: 'ours', currency: 'ours', effect: 'ours' },
    'shockwave-tower': { copies: 'derived', cost_beer: 'ours', cost_gold: 'ours', strength: 'ours', currency: 'ours', effect: 'derived' },
    'hero-trap': { copies: 'derived', cost_beer: 'ours', cost_gold: 'ours', strength: 'ours', currency: 'ours', effect: 'ours' },
    scroll: { copies: 'derived', cost_beer: 'ours', cost_gold: 'ours', draw: 'ours', currency: 'ours', effect: 'ours' },
    'gift-resource': { copies: 'derived', cost_beer: 'ours', cost_gold: 'ours', amount: 'ours', currency: 'ours', effect: 'ours' },
    'gift-fighter': { copies: 'derived', cost_beer: 'ours', cost_gold: 'ours', amount: 'ours', currency: 'ours', effect: 'ours' },
    crystal: { copies: 'derived', cost_beer: 'ours', cost_gold: 'ours', amount: 'ours', currency: 'ours', effect: 'ours' },
    thor: { copies: 'derived', players: 'ours', strength: 'ours', effect: 'ours' },
    grendel: { copies: 'derived', players: 'ours', strength: 'picture', amount: 'ours', effect: 'ours' },
    dvergar: { copies: 'derived', players: 'ours', strength: 'picture', amount: 'picture', effect: 'derived' },
    alviss: { copies: 'derived', players: 'ours', strength: 'ours', draw: 'book', effect: 'book' },
    valkyrie: { copies: 'derived', players: 'ours', strength: 'ours', amount: 'ours', effect: 'ours' },
    mjolnir: { copies: 'derived', players: 'ours', strength: 'ours', effect: 'derived' },
    'lokis-lens': { copies: 'derived', players: 'ours', beer: 'ours', gold: 'ours', effect: 'ours' },
    resurrection: { copies: 'derived', players: 'ours', amount: 'ours', effect: 'ours' },
    'time-manipulation': { copies: 'derived', players: 'ours', amount: 'ours', effect: 'ours' },
    'treasure-chest': { copies: 'derived', players: 'ours', beer: 'ours', gold: 'ours', effect: 'ours' },
    'beer-taxes': { copies: 'derived', players: 'ours', beer: 'ours', effect: 'ours' },
    'gold-taxes': { copies: 'derived', players: 'ours', gold: 'ours', effect: 'ours' },
  },
  missions: {
    worship: { copies: 'derived', points: 'picture', condition: 'picture' },
    worker: { copies: 'derived', points: 'derived', condition: 'derived' },
    attacker: { copies: 'derived', points: 'picture', condition: 'picture' },
    strategy: { copies: 'derived', points: 'derived', condition: 'ours' },
    shield: { copies: 'derived', points: 'derived', condition: 'ours' },
    thirsty: { copies: 'derived', points: 'derived', need: 'ours', condition: 'ours' },
    money: { copies: 'derived', points: 'derived', need: 'ours', condition: 'ours' },
    brewer: { copies: 'derived', points: 'ours', need: 'ours', condition: 'ours' },
    foundry: { copies: 'derived', points: 'ours', need: 'ours', condition: 'ours' },
    captain: { copies: 'derived', points: 'ours', need: 'ours', condition: 'ours' },
    innkeeper: { copies: 'derived', points: 'ours', need: 'ours', condition: 'ours' },
    architect: { copies: 'derived', points: 'ours', need: 'ours', condition: 'ours' },
    warfare: { copies: 'derived', points: 'ours', need: 'ours', condition: 'ours' },
    beer: { copies: 'derived', points: 'ours', need: 'ours', condition: 'ours' },
    gold: { copies: 'derived', points: 'ours', need: 'ours', condition: 'ours' },
    'town-fall': { copies: 'derived', points: 'ours', condition: 'ours' },
  },
  achievements: {
    defender: { condition: 'picture' },
    conqueror: { condition: 'picture' },
    builder: { condition: 'picture' },
    'beer-tycoon': { condition: 'picture' },
    miner: { condition: 'derived' },
    follower: { condition: 'book' },
    accomplisher: { condition: 'derived' },
    'king-pig': { condition: 'derived' },
  },
} as const;
