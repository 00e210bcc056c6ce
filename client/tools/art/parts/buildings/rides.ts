/** Rides that ought to be standing still. */

import { bar, box, cos, ellipse, limb, outline, put, range, ring, sin, TAU, type Joint, type Poly } from '../../core/geometry.ts';
import type { BuildingPart } from './building.ts';

export const coaster: BuildingPart = () => {
  const high = (x: number): number => -58 - 38 * sin(x * 0.045) - 14 * sin(x * 0.02 + 1);
  const walls: Poly[] = [];
  for (let x = -130; x < 130; x += 9) walls.push(bar(x, 2, x, high(x), 1.1), bar(x, 2, x + 9, high(x + 9), 0.7), bar(x, high(x), x + 9, high(x + 9) * 0.45, 0.7));
  walls.push(limb(range(45).map((i): Joint => [-134 + i * 6, high(-134 + i * 6), 2.8]), 1));
  for (const i of range(3)) {
    const x = -46 + i * 12;
    walls.push([[x, high(x) - 1], [x + 1, high(x) - 10], [x + 10, high(x + 10) - 10], [x + 11, high(x + 11) - 1]]);
  }
  return { walls, lit: [ellipse(-14, high(-12) - 6, 1.6, 1.6, 8)], height: 112, width: 260, scale: 1.15, isCentral: true };
};

/** A long boom that turns, and cages that turn on it. */
export const zipper: BuildingPart = (t) => {
  const turn = t.R(0.5, 1.1);
  const boom = put([outline('M-10 -78L10 -78L12 0L10 78L-10 78L-12 0Z'), ...range(5).map((i): Poly => bar(-22, -66 + i * 33, 22, -66 + i * 33, 2))], { x: 0, y: -82, scale: 0.86, turn });
  const cages = range(10).flatMap((i): Poly[] => { const [m, k] = [i % 2 ? 1 : -1, Math.floor(i / 2)]; return put([outline('M-9 -9Q0 -14 9 -9L10 7Q0 12 -10 7Z')], { x: (m * 22 * cos(turn) - (-66 + k * 33) * sin(turn)) * 0.86, y: -82 + (m * 22 * sin(turn) + (-66 + k * 33) * cos(turn)) * 0.86, scale: 0.9, turn: i * 0.7 }); });
  return { walls: [...boom, ...cages, bar(0, -82, -30, 2, 5), bar(0, -82, 30, 2, 5), box(-44, -8, 88, 10), ellipse(0, -82, 9, 9)], lit: range(5).map((i): Poly => ellipse(-(-66 + i * 33) * sin(turn) * 0.86, -82 + (-66 + i * 33) * cos(turn) * 0.86, 2, 2, 8)), height: 156, width: 140, scale: 1.1, isCentral: true };
};

/** A boat like a swan, and the mouth of a tunnel with a heart over it. */
export const swan: BuildingPart = () => ({
  walls: [outline('M-56 4Q-64 -22 -38 -24L20 -22Q34 -22 38 -30Q46 -52 34 -66Q26 -76 34 -86Q46 -92 54 -80L66 -78L54 -72Q48 -72 48 -66Q60 -46 52 -22Q46 0 24 4Z'), outline('M-58 -20Q-72 -38 -60 -52Q-30 -50 4 -24Z'), box(-30, -40, 4, 18), box(-4, -40, 4, 18), box(-32, -42, 34, 4)],
  cuts: [limb([[-58, -44, 0.5], [-30, -36, 1.4], [-4, -24, 0.5]]), limb([[-58, -36, 0.5], [-34, -28, 1.4], [-14, -22, 0.5]])],
  lit: [ellipse(44, -81, 1.6, 1.6, 8)],
  red: [outline('M52 -82L66 -78L53 -76Z')],
  height: 92,
  width: 130,
  scale: 1.15,
  stands: 'water',
});

/** A front like a laughing mouth; one goes in between the teeth. */
export const funhouse: BuildingPart = () => ({
  walls: [box(-70, -104, 140, 106), outline('M-76 -102Q0 -150 76 -102Z'), box(-78, -106, 156, 6), ...[-74, 68].map((x): Poly => box(x, -100, 6, 102))],
  holes: [],
  stripes: [...range(6).map((i): Poly => [[-6 + (i - 2.5) * 4, -134], [(i - 2.5) * 24 - 5, -106], [(i - 2.5) * 24 + 5, -106]])],
  dim: [outline('M-44 2Q-52 -50 0 -52Q52 -50 44 2Z')],
  cuts: [ring(-30, -80, 14, 12, 26), ring(30, -80, 14, 12, 26), ...range(7).map((i): Poly => { const x = -33 + i * 11; return [[x - 5, -46 + Math.abs(i - 3) * 3], [x + 5, -46 + Math.abs(i - 3) * 3], [x, -32 + Math.abs(i - 3) * 3]]; })],
  lit: [ellipse(-30, -80, 5, 5, 14), ellipse(30, -80, 5, 5, 14), ...range(11).map((i): Poly => ellipse(72 * cos(Math.PI + (i / 10) * Math.PI), -104 + 38 * sin(Math.PI + (i / 10) * Math.PI) * 0.9, 1.7, 1.7, 8))],
  red: [limb([[-44, -10, 4], [-30, -2, 8], [0, 2, 9], [30, -2, 8], [44, -10, 4]])],
  height: 146,
  width: 160,
  scale: 1.05,
  isCentral: true,
});

/** Chairs on chains, flung out by nothing. */
export const swings: BuildingPart = (t) => {
  const from = t.R(0, 1);
  return {
    walls: [box(-6, -120, 12, 122), outline('M-56 -112Q0 -146 56 -112L50 -104L-50 -104Z'), [[-16, 2], [-8, -12], [8, -12], [16, 2]], ...range(10).flatMap((i): Poly[] => { const a = ((i + from) / 10) * TAU; const [x, y] = [50 * cos(a), -106 + 4 * sin(a)]; const [ex, ey] = [x * 1.75, -52 + 10 * sin(a)]; return [bar(x, y, ex, ey, 0.8), box(ex - 4, ey, 8, 2.4), bar(ex - 4, ey, ex - 4, ey - 7, 1.6)]; })],
    stripes: range(5).map((i): Poly => [[(i - 2) * 6, -132], [(i - 2) * 20 - 5, -105], [(i - 2) * 20 + 5, -105]]),
    lit: range(9).map((i): Poly => ellipse(-48 + i * 12, -102, 1.6, 1.6, 8)),
    height: 140,
    width: 180,
    scale: 1.15,
    isCentral: true,
  };
};
