/** The hall on a server: what `@hall` is, unless the page is built to have the hall in itself. */

import type { Component } from 'svelte';

export { hall } from './line';

/** What stands above every screen: nothing. */
export const Above = null as Component | null;

/** What the lobby has besides: nothing. */
export const Cellar = null as Component | null;
