/** Tells throws apart, so that each die falls once: by a key for every die that is new when it fell anew. */

import type { Dice } from '../model/types';

export class Throws {
  #last: Dice | null = null;
  #count = 0;

  keys(dice: Dice): readonly string[] {
    if (!this.#goesOn(dice)) this.#count++;
    this.#last = dice;
    return dice.values.map((_, i) => `${this.#count} ${i} ${dice.rerolled?.[i] ?? 0}`);
  }

  /** Whether these are the dice of before, some of them perhaps thrown again. */
  #goesOn(dice: Dice): boolean {
    const last = this.#last;
    if (last?.values.length !== dice.values.length) return false;
    return dice.values.every((value, i) => {
      const more = (dice.rerolled?.[i] ?? 0) - (last.rerolled?.[i] ?? 0);
      return more > 0 || (!more && value === last.values[i]);
    });
  }
}
