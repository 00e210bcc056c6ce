/** Through whose eyes the page looks, when one visitor holds several seats. */

import { WATCHER } from '../wire';

export interface Viewpoint {
  /** The seat whose view is shown; null: nobody's, the curtain is down. */
  readonly shown: number | null;
  /** Who should get the device, while somebody else has it or nobody. */
  readonly next: number | null;
}

/**
 * `holder` is the seat that has the device now, `people` the held seats that no bot plays,
 * `asked` those of them that the game waits for.
 */
export function viewpoint(
  holder: number | null,
  held: readonly number[],
  people: readonly number[],
  asked: readonly number[],
  curtain: boolean,
): Viewpoint {
  if (people.length < 2) return { shown: people[0] ?? held[0] ?? WATCHER, next: null };
  const here = holder !== null && people.includes(holder) ? holder : null;
  const wanted = here !== null && asked.includes(here) ? here : (asked[0] ?? here ?? people[0] ?? WATCHER);
  if (!curtain) return { shown: wanted, next: null };
  return { shown: here, next: wanted === here ? null : wanted };
}
