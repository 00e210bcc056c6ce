/** Sorting options by what they are about. */

import type { Choice } from '../model/types';

export const NO_CHOICES: readonly Choice[] = [];

/** The options that touch each node. */
export function byNode(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const id of new Set(choice.touches ?? [])) {
      const list = found.get(id);
      if (list) list.push(choice);
      else found.set(id, [choice]);
    }
  }
  return found;
}

/** The options among `choices` that are also about `target`. */
export function shared(choices: readonly Choice[], target: string): readonly Choice[] {
  return choices.filter((choice) => choice.touches?.includes(target));
}

/** Options that have no place on the table and need a button of their own. */
export function loose(choices: readonly Choice[], isShown: (id: string) => boolean): readonly Choice[] {
  return choices.filter((choice) => !choice.dial && !choice.touches?.some(isShown));
}

export interface DialGroup {
  readonly name: string;
  readonly options: readonly Choice[];
}

/** The dials among the options, each a cyclic row in the order sent. */
export function dials(choices: readonly Choice[]): readonly DialGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!choice.dial) continue;
    const list = groups.get(choice.dial);
    if (list) list.push(choice);
    else groups.set(choice.dial, [choice]);
  }
  return [...groups].map(([name, options]) => ({ name, options }));
}

/** The place on a dial `by` steps from `at`; after the last comes the first. */
export function turned(at: number, by: number, size: number): number {
  return size ? (((at + by) % size) + size) % size : 0;
}

/** What identifies an option among those offered together. */
export function keyOf(choice: Choice): string {
  return JSON.stringify(choice.key);
}

/** All that lights up while an option is considered. */
export function aboutOf(choice: Choice): ReadonlySet<string> {
  return new Set([...(choice.touches ?? []), ...(choice.preview ?? [])]);
}
