/** What a screen reader says of its own accord: the text of the page's polite live region. */

import { untrack } from 'svelte';

class Announcer {
  /** Shown by `LiveRegion.svelte`. */
  text = $state('');

  announce(text: string): void {
    // A live region speaks when its text changes; the same words again need a difference.
    const before = untrack(() => this.text);
    this.text = text === before ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
