/** What is said to the player: aloud to a screen reader, and refusals on the screen too. */

import { untrack } from 'svelte';

import { Refused } from './api';
import { play } from './sound';

export interface Notice {
  readonly id: number;
  readonly text: string;
  /** A rule that can be looked up. */
  readonly rule: string;
  readonly bad: boolean;
}

const SHOWN_FOR = 7000;

class Voice {
  /** Read when the reader comes to it. */
  polite = $state('');
  notices = $state.raw<readonly Notice[]>([]);
  #count = 0;

  tell(text: string): void {
    // A live region speaks when its text changes; the same words again need a difference.
    const before = untrack(() => this.polite);
    this.polite = text === before ? `${text}\u00a0` : text;
  }

  show(text: string, rule = '', bad = false): void {
    const notice = { id: ++this.#count, text, rule, bad };
    const before = untrack(() => this.notices);
    this.notices = [...before.filter((one) => one.text !== text), notice].slice(-3);
    setTimeout(() => this.dismiss(notice.id), SHOWN_FOR);
    if (bad) play('refused');
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((one) => one.id !== id);
  }

  /** Does something that may be refused, and says so if it is. Whether it was done. */
  async attempt(deed: () => Promise<unknown>): Promise<boolean> {
    try {
      await deed();
      return true;
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      this.show(why.message, why.rule, true);
      return false;
    }
  }
}

export const voice = new Voice();
