/** Sorting options by what they are about. */

import type { Choice, Node } from '../model/types';

export const NO_CHOICES: readonly Choice[] = [];
const MOST_OF_ONE = 4; // options of one thing that are said by the prompt; more are a menu at the thing

/**
 * Things that hold others. Whoever presses one may mean what lies in it, so their surface chooses
 * nothing: what can be done with them is written on buttons by the prompt.
 */
const HOLDERS: ReadonlySet<Node['kind']> = new Set([
  'board', 'hand', 'initiative', 'log', 'pile', 'prose', 'row', 'sheet', 'table', 'votes',
]);

export function isHolder(node: Node | null | undefined): boolean {
  return !!node && HOLDERS.has(node.kind);
}

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

/**
 * Options that need a button by the prompt: those that touch nothing that can be pressed (`isShown`). Where
 * all are about one thing, all do: then it is asked what to do with it, and not which. However many there are
 * if several are marked (`areMarked`): a menu at the thing would shut after each mark.
 */
export function loose(choices: readonly Choice[], isShown: (id: string) => boolean, areMarked = false): readonly Choice[] {
  const options = choices.filter((choice) => !choice.dial);
  const things = new Set(options.flatMap((choice) => choice.touches ?? []));
  const isOfOne = things.size === 1 && options.length > 1 && (areMarked || options.length <= MOST_OF_ONE);
  return isOfOne ? options : options.filter((choice) => !choice.touches?.some(isShown));
}

/** Things in their order, but those that can be chosen before all others. */
export function offeredFirst(ids: readonly string[], isOffered: (id: string) => boolean): readonly string[] {
  return [...ids.filter(isOffered), ...ids.filter((id) => !isOffered(id))];
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

/** The same as long as the same is offered. */
export function signature(choices: readonly Choice[]): string {
  return choices.map(keyOf).join();
}
