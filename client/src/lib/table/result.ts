/** How a game ended, for all together or for each. */

import type { ResultInfo } from '../wire';

/** Everybody won, or nobody did, and no score tells them apart: then it was one side. */
export function isShared({ scores, winners }: ResultInfo): boolean {
  const isOneSide = winners.length === 0 || winners.length === scores.length;
  return isOneSide && new Set(scores).size === 1;
}
