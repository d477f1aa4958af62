/** What a screen reader is told: urgent things at once, the rest when there is a pause. */

class Announcer {
  urgent = $state('');
  /** The last few, so that one doesn't swallow the other. */
  polite = $state<{ id: number; text: string }[]>([]);
  #count = 0;

  now(text: string): void {
    this.urgent = text;
  }
  later(text: string): void {
    if (!text) return;
    this.#count += 1;
    this.polite = [...this.polite.slice(-7), { id: this.#count, text }];
  }
}

export const announcer = new Announcer();
