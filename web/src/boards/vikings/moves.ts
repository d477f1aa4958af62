/** Move ids, as src/meadhall/games/vikings/moves.py counts them. */

import { BUILDINGS, CARDS, SITES } from './view';

const KINDS = CARDS.length;
const SOLD = 6;
const PLACES = 5;
const SEATS = 4;
const SLOTS = 2;
const MOST_MIXED = 9;

const PLAY = 0;
const BUY = PLAY + KINDS;
const BUY_PATH = BUY + SOLD;
const BUILD = BUY_PATH + PLACES;
export const UPGRADE = BUILD + BUILDINGS.length;
const DISMANTLE = UPGRADE + 1;
const EXCHANGE = DISMANTLE + SITES.length;
const BRING = EXCHANGE + 2;
const ATTACK = BRING + SITES.length + 1;
const FIGHT_UNDEAD = ATTACK + SEATS * SITES.length;
export const FIGHT_DRAGON = FIGHT_UNDEAD + PLACES;
const CLAIM = FIGHT_DRAGON + 1;
const SWAP = CLAIM + SLOTS;
export const END_TURN = SWAP + SLOTS;
const SEND = END_TURN + 1;
export const GO = SEND + KINDS;
const DEFEND = GO + 1;
const DISARM = DEFEND + KINDS;
const TRAP = DISARM + KINDS;
const STEAL = TRAP + KINDS;
const MIRROR = STEAL + SEATS * SITES.length;
const FETCH = MIRROR + KINDS;
const DISCARD = FETCH + KINDS;
const KEEP = DISCARD + KINDS;
const MIX = KEEP + KINDS;
const LOOT = MIX + MOST_MIXED + 1;
const ASGARD = LOOT + 2;
export const TAKE = ASGARD + 3;
export const DONE = TAKE + 1;
export const DECLINE_ALL = DONE + 1;

const card = (name: string) => CARDS.indexOf(name);
const site = (name: string) => SITES.indexOf(name);
const resource = (name: string) => (name === 'gold' ? 1 : 0);

/** What is done with a kind of card. */
const FAMILIES = {
  play: PLAY,
  send: SEND,
  defend: DEFEND,
  disarm: DISARM,
  trap: TRAP,
  mirror: MIRROR,
  fetch: FETCH,
  discard: DISCARD,
  keep: KEEP,
};
export type Family = keyof typeof FAMILIES;

export const cardId = (family: Family, name: string) => FAMILIES[family] + card(name);
export const buyId = (name: string) => BUY + card(name) - 3;
export const pathId = (place: number) => BUY_PATH + place;
export const buildId = (name: string) => BUILD + (BUILDINGS as readonly string[]).indexOf(name);
export const dismantleId = (name: string) => DISMANTLE + site(name);
export const exchangeId = (name: string) => EXCHANGE + resource(name);
/** `hall beer` and `hall gold`, or a site. */
export const bringId = (place: string) =>
  BRING + (place === 'hall gold' ? SITES.length : place === 'hall beer' ? 0 : site(place));
export const attackId = (seat: number, name: string) => ATTACK + seat * SITES.length + site(name);
export const undeadId = (place: number) => FIGHT_UNDEAD + place;
export const claimId = (slot: number) => CLAIM + slot;
export const swapId = (slot: number) => SWAP + slot;
export const stealId = (seat: number, name: string) => STEAL + seat * SITES.length + site(name);
export const mixId = (gold: number) => MIX + gold;
export const lootId = (name: string) => LOOT + resource(name);
export const asgardId = (place: number) => ASGARD + place;

const within = (move: number, first: number, count: number) =>
  move >= first && move < first + count;

export const isAttack = (move: number) => within(move, ATTACK, CLAIM - ATTACK);
/** The seat an attack move is against; null for undead and dragon. */
export const victimOf = (move: number): number | null =>
  within(move, ATTACK, SEATS * SITES.length) ? Math.floor((move - ATTACK) / SITES.length) : null;
export const isClaim = (move: number) => within(move, CLAIM, SLOTS);
export const isDismantle = (move: number) => within(move, DISMANTLE, SITES.length);
export const isBring = (move: number) => within(move, BRING, SITES.length + 1);
export const isMix = (move: number) => within(move, MIX, MOST_MIXED + 1);

/** Which hand card a move is about, and what it does with it; null if it is about none. */
export function handMove(move: number): { family: Family; card: string } | null {
  for (const family of ['play', 'send', 'defend', 'disarm', 'discard', 'keep'] as const) {
    if (within(move, FAMILIES[family], KINDS)) {
      return { family, card: CARDS[move - FAMILIES[family]]! };
    }
  }
  return null;
}
