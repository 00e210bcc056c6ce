/**
 * Several things that are one choice: marked and unmarked in any order, sent together.
 *
 * Equal cards are one option with several copies: each of the things it touches can be marked
 * once. Options that touch nothing on the table are marked by their buttons.
 */

import { keyOf } from './choices';
import type { Choice, Key, Several } from '../model/types';

/** No more of them: the kernel's `several.DONE`. */
const DONE: Key = ['done'];

interface Mark {
  readonly option: string;
  /** The thing that was marked; empty if it was marked by a button and touches nothing. */
  readonly node: string;
}

export class Marking {
  several = $state.raw<Several | null>(null);
  #marks = $state.raw<readonly Mark[]>([]);
  #ask = 0;
  #options = $derived(new Map((this.several?.options ?? []).map((choice) => [keyOf(choice), choice])));
  #nodes = $derived(new Set(this.#marks.map((mark) => mark.node)));
  count = $derived(this.#marks.length);
  isFull = $derived(this.count >= (this.several?.most ?? 0));
  isEnough = $derived(this.count >= (this.several?.least ?? 0));
  /** What is sent: the key of each mark; where nothing need be marked and nothing is, that one is done. */
  keys: readonly Key[] = $derived(this.count || this.several?.least !== 0 ? this.#marks.flatMap(({ option }) => [this.#options.get(option)?.key ?? []]) : [DONE]);

  /** Marks stay as long as the same is asked: others may act meanwhile, or the line be away. */
  update(several: Several | null, ask: number): void {
    this.several = several;
    const isSame = ask === this.#ask;
    this.#ask = ask;
    if (!this.#marks.length || (isSame && !several)) return;
    this.#marks = isSame ? this.#marks.filter((mark) => this.#options.has(mark.option)) : [];
  }

  has(choice: Choice): boolean {
    return this.#options.has(keyOf(choice));
  }

  /** What pressing a thing with these options marks: the one option to be marked, if there is only one. */
  only(options: readonly Choice[]): Choice | null {
    if (!this.several) return null;
    const [first, second] = options.filter((choice) => this.has(choice));
    return first && !second ? first : null;
  }

  hasMarked(node: string): boolean {
    return this.#nodes.has(node);
  }

  /** How often an option is marked, at this thing or anywhere. */
  times(choice: Choice, node = ''): number {
    return this.#of(choice, node).length;
  }

  /**
   * Marks an option, or takes its mark away, at `node` if it is given. Without one, an option with
   * copies is marked once more each time, and after the last copy not at all. False if it is not
   * marked because no more may be.
   */
  toggle(choice: Choice, node = ''): boolean {
    const option = keyOf(choice);
    const own = this.#of(choice);
    const isLast = own.length >= (choice.copies ?? 1);
    const gone = node ? this.#of(choice, node) : isLast ? own : [];
    if (gone.length) {
      this.#marks = this.#marks.filter((mark) => !gone.includes(mark));
      return true;
    }
    if (isLast) return false;
    // Where one thing is wanted, another takes its place.
    const others = this.several?.most === 1 ? [] : this.#marks;
    if (others.length && this.isFull) return false;
    const free = choice.touches?.find((id) => !own.some((other) => other.node === id));
    this.#marks = [...others, { option, node: node || free || '' }];
    return true;
  }

  #of(choice: Choice, node = ''): readonly Mark[] {
    const option = keyOf(choice);
    return this.#marks.filter((mark) => mark.option === option && (!node || mark.node === node));
  }
}
