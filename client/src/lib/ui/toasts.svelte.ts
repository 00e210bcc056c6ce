/** Short messages over the page, refusals above all. They go by themselves. */

import { untrack } from 'svelte';

import { Refused } from '../api';
import { playSound } from '../sound';

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** A rule that can be looked up. */
  readonly rule: string;
  readonly bad: boolean;
}

const SHOWN_FOR = 7000;

class Toasts {
  /** The latest three. */
  shown = $state.raw<readonly Toast[]>([]);
  #count = 0;

  show(text: string, rule = '', bad = false): void {
    const toast = { id: ++this.#count, text, rule, bad };
    const before = untrack(() => this.shown);
    this.shown = [...before.filter((one) => one.text !== text), toast].slice(-3);
    setTimeout(() => this.dismiss(toast.id), SHOWN_FOR);
    if (bad) playSound('refused');
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();

/** Does something that may be refused, and shows why if it is, unless `told` has said it. Whether it was done. */
export async function attempt(deed: () => Promise<unknown>, told?: (why: Refused) => boolean): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (why) {
    if (!(why instanceof Refused)) throw why;
    if (!told?.(why)) toasts.show(why.message, why.rule, true);
    return false;
  }
}
