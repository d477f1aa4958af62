/** The cards as the page draws them: a figure each; colour, shape and letter come with the kind. */

import archer from 'icon:archer';
import bear from 'icon:bear-head';
import cat from 'icon:cat';
import assassin from 'icon:hooded-assassin';
import boot from 'icon:leather-boot';
import bond from 'icon:farmer';
import brandish from 'icon:sword-brandish';
import crossed from 'icon:crossed-swords';
import crown from 'icon:laurel-crown';
import dragon from 'icon:drakkar-dragon';
import drakkar from 'icon:drakkar';
import duality from 'icon:duality-mask';
import fafnir from 'icon:spiked-dragon-head';
import fire from 'icon:fire-silhouette';
import fox from 'icon:fox-head';
import hammer from 'icon:thor-hammer';
import hand from 'icon:severed-hand';
import hands from 'icon:shaking-hands';
import hel from 'icon:half-dead';
import helmet from 'icon:viking-helmet';
import hirdman from 'icon:viking-head';
import horn from 'icon:hunting-horn';
import house from 'icon:viking-longhouse';
import king from 'icon:throne-king';
import manacles from 'icon:manacles';
import nidhogg from 'icon:sea-dragon';
import priest from 'icon:sun-priest';
import rat from 'icon:rat';
import raven from 'icon:raven';
import scroll from 'icon:scroll-quill';
import serpent from 'icon:sea-serpent';
import shield from 'icon:viking-shield';
import split from 'icon:split-arrows';
import sun from 'icon:sun';
import sunbeams from 'icon:sunbeams';
import throne from 'icon:stone-throne';
import tree from 'icon:fruit-tree';
import wave from 'icon:big-wave';
import winged from 'icon:winged-sword';
import wolf from 'icon:wolf-head';
import type { Deity, Person, Victory } from './view';

export const PERSON: Record<Person, string> = {
  archer,
  bond,
  hirdman,
  huscarl: shield,
  berserk: bear,
  thrall: manacles,
  priest,
  hovding: helmet,
  konung: king,
  assassin,
  raider: drakkar,
  traitor: duality,
  plague: rat,
  'shield-wall': shield,
  flank: split,
};

export const DEITY: Record<Deity, string> = {
  odin: raven,
  thor: hammer,
  freya: cat,
  vidar: boot,
  heimdall: horn,
  baldr: sun,
  valkyrie: winged,
  tyr: hand,
  yggdrasil: tree,
  surt: fire,
  hel,
  fenrir: wolf,
  fafnir,
  naglfar: dragon,
  jormungand: serpent,
  nidhogg,
  loki: fox,
};

export const VICTORY: Record<Victory, string> = {
  'coastal-raid': wave,
  'field-of-slaughter': crossed,
  'costly-triumph': crown,
  'favour-of-the-high': sunbeams,
  'bargain-with-chaos': hands,
  'crowded-hall': house,
  'saga-of-deeds': scroll,
  'steel-alone': brandish,
  'chosen-of-the-hall': throne,
};

/** Sizes a card comes in: width, height, and size of the name (0: none). */
export const SIZES = {
  zoom: [280, 392, 34],
  hand: [102, 143, 16.5],
  own: [76, 106, 12.5],
  hall: [78, 109, 13],
  line: [58, 81, 11],
  mini: [44, 62, 0],
  token: [27, 38, 0],
} as const;
export type Size = keyof typeof SIZES;

/** A name's size so that it stays within the card: about half an em a letter. */
export function fit(name: string, size: number, room: number): number {
  const wide = [...name].reduce(
    (sum, letter) =>
      sum + (/[mwMWжшщюЖШЩЮМДФфмд]/.test(letter) ? 0.72 : /[ilI .]/.test(letter) ? 0.3 : 0.53),
    0,
  );
  return Math.min(size, room / wide);
}

/** Between texts of a face: without it a button with this face would be called by one long word. */
export const SPACE = ' ';
