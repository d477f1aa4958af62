// Made by `./dev wire` from src/meadhall/games/wolves/. Edit that, not this.

export type Unit = 'archer' | 'bond' | 'hirdman' | 'huscarl' | 'berserk' | 'thrall' | 'priest' | 'hovding' | 'konung' | 'assassin' | 'raider' | 'traitor';

export type Side = 'left' | 'right';

export type Card = 'archer' | 'bond' | 'hirdman' | 'huscarl' | 'berserk' | 'thrall' | 'priest' | 'hovding' | 'konung' | 'assassin' | 'raider' | 'traitor' | 'plague' | 'shield-wall' | 'flank';

export type Deity = 'odin' | 'thor' | 'freya' | 'vidar' | 'heimdall' | 'baldr' | 'valkyrie' | 'tyr' | 'yggdrasil' | 'surt' | 'hel' | 'fenrir' | 'fafnir' | 'naglfar' | 'jormungand' | 'nidhogg' | 'loki';

export type Victory = 'coastal-raid' | 'field-of-slaughter' | 'costly-triumph' | 'favour-of-the-high' | 'bargain-with-chaos' | 'crowded-hall' | 'saga-of-deeds' | 'steel-alone' | 'chosen-of-the-hall';

export type Colour = 'blue' | 'red';

/** Every move of the game, by what it says. */
export type Move =
  | { kind: 'lay'; unit: Unit; line: number; side: Side }
  | { kind: 'unit'; line: number; place: number }
  | { kind: 'join'; unit: Unit; side: Side }
  | { kind: 'hand'; card: Card }
  | { kind: 'pile'; card: Card }
  | { kind: 'spend'; unit: Unit }
  | { kind: 'summon'; deity: Deity }
  | { kind: 'use'; deity: Deity }
  | { kind: 'deity'; deity: Deity }
  | { kind: 'victory'; victory: Victory }
  | { kind: 'plague'; strength: number }
  | { kind: 'flank-draw' }
  | { kind: 'flank-return' }
  | { kind: 'pass' }
  | { kind: 'end' }
  | { kind: 'draw' }
  | { kind: 'return' }
  | { kind: 'side'; side: Side }
  | { kind: 'keep'; colour: Colour }
  | { kind: 'shield' }
  | { kind: 'take' }
  | { kind: 'done' }
  | { kind: 'decline-all' };
