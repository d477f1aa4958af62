// Made by `./dev wire` from src/meadhall/games/vikings/. Edit that, not this.

export type Card = 'beer' | 'gold' | 'warrior' | 'elf-archer' | 'bone-crusher' | 'pigator' | 'cannon' | 'chicken-tower' | 'sheep-cannon' | 'undead-gold' | 'undead-beer' | 'shaman' | 'gold-miner' | 'beer-specialist' | 'beer-mugs' | 'gold-bars' | 'money-theft' | 'recipe-theft' | 'bear-rider' | 'assassin' | 'sword' | 'odins-boost' | 'shockwave-tower' | 'hero-trap' | 'scroll' | 'gift-resource' | 'gift-fighter' | 'crystal' | 'thor' | 'grendel' | 'dvergar' | 'alviss' | 'valkyrie' | 'mjolnir' | 'lokis-lens' | 'resurrection' | 'time-manipulation' | 'treasure-chest' | 'beer-taxes' | 'gold-taxes';

export type Building = 'brewery' | 'gold-factory' | 'beer-store' | 'gold-store' | 'drakkar' | 'tavern';

export type Site = 'hall' | 'brewery-1' | 'brewery-2' | 'brewery-3' | 'gold-factory-1' | 'gold-factory-2' | 'gold-factory-3' | 'beer-store-1' | 'beer-store-2' | 'beer-store-3' | 'gold-store-1' | 'gold-store-2' | 'gold-store-3' | 'drakkar-1' | 'drakkar-2' | 'drakkar-3' | 'tavern-1' | 'tavern-2' | 'tavern-3';

export type Resource = 'beer' | 'gold';

export type Token = 'hall beer' | 'brewery-1' | 'brewery-2' | 'brewery-3' | 'gold-factory-1' | 'gold-factory-2' | 'gold-factory-3' | 'beer-store-1' | 'beer-store-2' | 'beer-store-3' | 'gold-store-1' | 'gold-store-2' | 'gold-store-3' | 'drakkar-1' | 'drakkar-2' | 'drakkar-3' | 'tavern-1' | 'tavern-2' | 'tavern-3' | 'hall gold';

/** Every move of the game, by what it says. */
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
