/** How things are drawn: a figure, a scene, and the kind at the foot with rune and colour. */

import hut from 'icon:hut';
import longhouse from 'icon:viking-longhouse';
import church from 'icon:viking-church';
import cauldron from 'icon:cauldron';
import furnace from 'icon:furnace';
import barrels from 'icon:cellar-barrels';
import lockedChest from 'icon:locked-chest';
import drakkar from 'icon:drakkar';
import tavern from 'icon:tavern-sign';
import viking from 'icon:viking-head';
import bowman from 'icon:bowman';
import brute from 'icon:brute';
import boar from 'icon:boar';
import cannon from 'icon:cannon';
import chicken from 'icon:chicken';
import sheep from 'icon:sheep';
import totem from 'icon:totem-head';
import bear from 'icon:bear-head';
import assassin from 'icon:hooded-assassin';
import miner from 'icon:miner';
import horn from 'icon:beer-horn';
import stein from 'icon:beer-stein';
import robber from 'icon:robber-hand';
import recipe from 'icon:scroll-quill';
import sword from 'icon:rune-sword';
import boost from 'icon:swords-power';
import tesla from 'icon:tesla-coil';
import trap from 'icon:mantrap';
import scroll from 'icon:scroll-unfurled';
import gift from 'icon:present';
import swapBag from 'icon:swap-bag';
import crystal from 'icon:crystal-cluster';
import zombie from 'icon:shambling-zombie';
import risen from 'icon:raise-zombie';
import goldBar from 'icon:gold-bar';
import goldStack from 'icon:gold-stack';
import thor from 'icon:thor-fist';
import troll from 'icon:troll';
import dwarf from 'icon:dwarf-face';
import dwarfKing from 'icon:dwarf-king';
import wings from 'icon:winged-sword';
import mjolnir from 'icon:thor-hammer';
import lens from 'icon:magnifying-glass';
import skeleton from 'icon:raise-skeleton';
import hourglass from 'icon:hourglass';
import treasure from 'icon:open-treasure-chest';
import barrel from 'icon:barrel';
import coins from 'icon:coins';
import dragon from 'icon:dragon-head';
import shield from 'icon:shield';
import axes from 'icon:crossed-axes';
import trowel from 'icon:hammer-nails';
import raven from 'icon:raven';
import tied from 'icon:scroll-unfurled';
import tusks from 'icon:boar-tusks';
import type { CardNumbers } from './numbers';
import type { Achievement, Building, Card } from './wire.gen';

export const FIGURES: Record<Card | Building | 'dragon', string> = {
  beer: stein,
  gold: goldBar,
  warrior: viking,
  'elf-archer': bowman,
  'bone-crusher': brute,
  pigator: boar,
  cannon,
  'chicken-tower': chicken,
  'sheep-cannon': sheep,
  'undead-gold': zombie,
  'undead-beer': risen,
  shaman: totem,
  'gold-miner': miner,
  'beer-specialist': horn,
  'beer-mugs': stein,
  'gold-bars': goldStack,
  'money-theft': robber,
  'recipe-theft': recipe,
  'bear-rider': bear,
  assassin,
  sword,
  'odins-boost': boost,
  'shockwave-tower': tesla,
  'hero-trap': trap,
  scroll,
  'gift-resource': gift,
  'gift-fighter': swapBag,
  crystal,
  thor,
  grendel: troll,
  dvergar: dwarf,
  alviss: dwarfKing,
  valkyrie: wings,
  mjolnir,
  'lokis-lens': lens,
  resurrection: skeleton,
  'time-manipulation': hourglass,
  'treasure-chest': treasure,
  'beer-taxes': barrel,
  'gold-taxes': coins,
  dragon,
  brewery: cauldron,
  'gold-factory': furnace,
  'beer-store': barrels,
  'gold-store': lockedChest,
  drakkar,
  tavern,
};
export const HALLS = [hut, hut, longhouse, church];
export const ROMAN = ['', 'I', 'II', 'III'];

export const FEATS: Record<Achievement, string> = {
  defender: shield,
  conqueror: axes,
  builder: trowel,
  'beer-tycoon': stein,
  miner: goldStack,
  follower: raven,
  accomplisher: tied,
  'king-pig': tusks,
};

export type Role = CardNumbers['role'] | 'building' | 'hall';

/** Rune and colour of a kind: what stands at the foot of a card. */
export const KINDS: Record<Role, { rune: string; colour: string }> = {
  fighter: { rune: 'ᛏ', colour: '#a63f24' },
  hero: { rune: 'ᚨ', colour: '#336390' },
  fortification: { rune: 'ᛉ', colour: '#336778' },
  building: { rune: 'ᛟ', colour: '#4c6a2d' },
  hall: { rune: 'ᛗ', colour: '#84501c' },
  resource: { rune: 'ᚠ', colour: '#80590f' },
  action: { rune: 'ᚲ', colour: '#614d90' },
  booster: { rune: 'ᚢ', colour: '#85513c' },
  undead: { rune: 'ᚦ', colour: '#43594a' },
};

/** Sky above and below, far ridge, near ridge, figure, sun. */
export const SCENES = {
  fighter: ['#f0cdb0', '#cf7d5c', '#9a4c37', '#5e2a20', '#25110c', '#f7e3c0'],
  asgard: ['#16263d', '#3f7391', '#1c3b52', '#0f2333', '#f3dca0', '#bfe3e8'],
  fortification: ['#dfe6e0', '#93b0b4', '#61848b', '#3a565d', '#14242a', '#fbf5e4'],
  building: ['#f0e5c2', '#bcc391', '#809563', '#506540', '#1b2414', '#fff3cf'],
  hall: ['#f5d6a0', '#cd8a4c', '#94592c', '#5a341b', '#241208', '#fff0cc'],
  beer: ['#f6e2b4', '#dca45a', '#a9702f', '#70461b', '#2a1705', '#fff4d6'],
  gold: ['#f8ecbd', '#e0c05a', '#ad8a2c', '#705818', '#2a2005', '#fff9dd'],
  action: ['#e6dcec', '#a893c4', '#6f5b96', '#463766', '#1b1230', '#fbf3ff'],
  booster: ['#eadfd8', '#b9907c', '#85604f', '#553a30', '#21120c', '#fff3ea'],
  undead: ['#1e2b26', '#56766a', '#2d443b', '#182822', '#d5e6b8', '#d6e5b2'],
  dragon: ['#33150f', '#a13f22', '#5a1f13', '#2a0f0a', '#f6c27a', '#f7a24b'],
} as const;
export type SceneName = keyof typeof SCENES;
export const NIGHT: readonly SceneName[] = ['asgard', 'undead', 'dragon'];
