/** The seven Aesir as the page draws them: each has a number, a rune, a figure and a colour. */

import raven from 'icon:raven';
import hammer from 'icon:thor-hammer';
import cat from 'icon:cat';
import snake from 'icon:snake';
import wheat from 'icon:wheat';
import lyre from 'icon:lyre';
import horn from 'icon:mighty-horn';
import { GODS, type God } from './view';

export const FIGURES: Record<God, string> = {
  odin: raven,
  thor: hammer,
  freya: cat,
  loki: snake,
  sif: wheat,
  bragi: lyre,
  heimdall: horn,
};

export const RUNES: Record<God, string> = {
  odin: 'ᚨ',
  thor: 'ᚦ',
  freya: 'ᚠ',
  loki: 'ᛚ',
  sif: 'ᛊ',
  bragi: 'ᛒ',
  heimdall: 'ᚺ',
};

/** Their place in the order of awakening, from 1. */
export const numberOf = (god: God): number => GODS.indexOf(god) + 1;
