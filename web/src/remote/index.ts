/** The hall on a server: what `@hall` is, unless the page is built to have the hall in itself. */

import type { Component } from 'svelte';
import Announcements from '../parts/Announcements.svelte';

export { hall } from './line';

/** What stands above every screen: what whoever keeps the hall announces. */
export const Above = Announcements as Component | null;

/** The room of whoever keeps the hall; nobody else loads it. */
export const keepersRoom = (() => import('../pages/keeper/KeeperPage.svelte')) as
  (() => Promise<{ default: Component }>) | null;

/** What the lobby has besides: nothing. */
export const Cellar = null as Component | null;
