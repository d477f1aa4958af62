/** The rules book beside a table: open or not, and at which rule. */

/** The book beside whatever is shown; one closes it and is where one was. */
class BesideTheTable {
  game = $state<string | null>(null);
  /** The rule it is open at. */
  rule = $state('');
  /** Raised when a rule is asked for, so that asking twice shows it twice. */
  asked = $state(0);
  #from: HTMLElement | null = null;

  open(game: string, rule = ''): void {
    if (this.game === null) this.#from = document.activeElement as HTMLElement | null;
    this.game = game;
    this.rule = rule;
    this.asked += 1;
  }
  close(): void {
    this.game = null;
    this.#from?.focus({ preventScroll: true });
    this.#from = null;
  }
}

export const beside = new BesideTheTable();

/** For a link to a rule: a plain press opens the book beside the table; any other follows the link. */
export function openBeside(event: MouseEvent, game: string, rule = ''): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  beside.open(game, rule);
}
