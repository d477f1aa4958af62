/** The hall in the page itself: what `@hall` is in a page that is built so (`vite build --mode static`). */

import type { Component } from 'svelte';
import EngineBar from './EngineBar.svelte';

export { hall } from './line';

/** What stands above every screen: how far the engine is, and what went wrong. */
export const Above: Component | null = EngineBar;
