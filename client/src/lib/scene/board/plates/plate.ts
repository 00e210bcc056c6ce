/** Cards that lie on a board: plates of one size, in board units. */

import type { Spot } from '../geometry';

export const PLATE = { width: 166, height: 124, pitch: 192, radius: 44 } as const;

/** Where `n` figures stand on a plate, in radii: along its foot, from the right. */
export function onPlate(n: number): readonly Spot[] {
  const step = Math.min(0.86, 2.9 / Math.max(1, n));
  return Array.from({ length: n }, (_, i) => ({ x: 1.38 - i * step, y: 0.24, size: 0.48 }));
}
