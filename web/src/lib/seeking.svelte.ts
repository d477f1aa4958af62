/** Does somebody look for a game in this browser? All of it that the page knows before it is asked. */

const KEY = 'meadhall.seeking';

function was(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

class Seeking {
  /** Was the panel ever wanted, or a search begun before the page was loaded? */
  asked = $state(was());
  open = $state(false);

  show(): void {
    this.asked = this.open = true;
  }

  /** A search goes on, or is over: for when the page is loaded again. */
  note(on: boolean): void {
    try {
      if (on) localStorage.setItem(KEY, '1');
      else localStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing looks no longer once it is loaded again.
    }
  }
}

export const seeking = new Seeking();
