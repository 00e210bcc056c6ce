/**
 * A scene is made in pieces when it is first drawn, so that the page answers meanwhile.
 *
 * Components put off what is heavy in them (`defer`); it is made in the order of the scene, as much
 * at a time as nobody notices. Once all is there, whatever comes new is drawn at once.
 */

import { flushSync } from 'svelte';

import { yieldToBrowser } from '../../yield';

/** What counts as long enough to be noticed is 50 ms; phones are several times slower than this. */
const AT_A_TIME = 5; // ms

export class ProgressiveRender {
  isDone = $state(false);
  #waiting: (() => void)[] = [];
  #isClosed = false;

  /** Has something made later. Returns false: it is not there yet. */
  defer(make: () => void): false {
    this.#waiting.push(make);
    return false;
  }

  async begin(): Promise<void> {
    while (this.#waiting.length) {
      await yieldToBrowser();
      if (this.#isClosed) return;
      const until = performance.now() + AT_A_TIME;
      while (this.#waiting.length && performance.now() < until) {
        this.#waiting.shift()?.();
        flushSync();
      }
    }
    this.isDone = true;
  }

  /** The scene is gone before it was whole. */
  close(): void {
    this.#isClosed = true;
  }
}
