/** A word from the system when the tab is out of sight and the reader's move has come. Only whoever has
 *  asked for it, by a press, gets it; it says which game, and nothing of what is on the table. */

import { settings } from './settings.svelte';

/** Can this browser do that at all? */
export const canNotify = (): boolean => 'Notification' in globalThis;

/** Ask the browser for leave, which it shows only after a press. Did we get it? */
export async function askLeave(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Does the reader get one, as things stand? */
export const notifies = (): boolean =>
  settings.notify && canNotify() && Notification.permission === 'granted';

export function notify(title: string, game: string, table: string): void {
  if (!notifies()) return;
  try {
    // The same table speaks once, however often it calls.
    const notice = new Notification(title, { body: game, tag: `meadhall-${table}` });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones have the word for it, but only let service workers say it.
  }
}
