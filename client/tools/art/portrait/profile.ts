/** The outline that every portrait has. */

import { smooth, type Point, type Poly } from '../core/geometry.ts';

/** Head, neck and shoulders; a man's are broader, an old one's nose and chin nearer. */
export function profile(has: (word: string) => boolean): Poly {
  const isMan = has('man');
  const nose = has('hooked') ? 3.4 : has('snub') ? -1.6 : 0;
  const chin = has('jutting') ? 3 : 0;
  const face: Point[] = [
    [-8, -102], [8, -101], [20, -94], [27, -82], [isMan ? 30.5 : 28.6, -72], [27.4, -66], [29.4, -60], [34 + nose, -51], [38.6 + nose * 1.3, -45], [37 + nose, -42], [32, -40.4],
    [32.6, -37.5], [35.6, -34.6], [32, -31.8], [34.6, -28.4], [31.4, -24.6], [31.2 + chin, -20], [33 + chin, -14], [29.4 + chin, -7], [21, -3.4], [11, -5],
  ];
  const man: Point[] = [[9, 4], [12, 17], [26, 26], [52, 36], [74, 54], [84, 110], [-98, 110], [-90, 60], [-68, 38], [-38, 26], [-29, 12], [-30, -12]];
  const woman: Point[] = [[7, 4], [8, 18], [18, 29], [40, 40], [54, 58], [60, 110], [-72, 110], [-66, 62], [-50, 44], [-27, 32], [-18, 12], [-20, -10]];
  return smooth([...face, ...(isMan ? man : woman), [-37, -34], [-41, -58], [-35, -84], [-23, -97]]);
}
