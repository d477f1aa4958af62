/** The hall in the page itself: what `@hall` is in a page that is built so (`vite build --mode static`). */

import type { Component } from 'svelte';
import EngineBar from './EngineBar.svelte';
import KeptHere from './KeptHere.svelte';

export { hall } from './line';

/** What stands above every screen: how far the engine is, and what went wrong. */
export const Above: Component | null = EngineBar;

/** What the lobby has besides: copies of what is kept, and records, out and in. */
export const Cellar: Component | null = KeptHere;

/** A hall without a server has nobody who keeps it. */
export const keepersRoom = null as (() => Promise<{ default: Component }>) | null;
