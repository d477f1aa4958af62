/** What a screen reader is told: urgent things at once, the rest when there is a pause. */

class Announcer {
  urgent = $state('');
  polite = $state('');

  now(text: string): void {
    this.urgent = text;
  }
  later(text: string): void {
    this.polite = text;
  }
}

export const announcer = new Announcer();
