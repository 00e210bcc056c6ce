/** What runs, crawls, flies and gnaws below; and those who work at the fair. */

import { bar, box, cos, ellipse, limb, outline, put, range, sin, TAU, type Point, type Poly } from '../../core/geometry.ts';
import type { FigurePart } from './figure.ts';
import { person, STANDING } from './pose.ts';

const rat: Poly[] = [
  limb([[-24, -10, 9], [-12, -15, 20], [6, -15, 19], [18, -12, 12]]), limb([[14, -14, 13], [26, -11, 9], [36, -7, 3]]), ellipse(17, -22, 4, 5), ellipse(22, -21, 3.4, 4.4), limb([[-26, -10, 4], [-42, -4, 3], [-56, -10, 2], [-70, -4, 0.6]]), limb([[10, -8, 5], [13, -1, 3], [18, 0, 2]]), limb([[-14, -9, 8], [-16, -2, 4], [-8, 0, 2.4]]), limb([[-4, -8, 6], [-2, -1, 3], [3, 0, 2]]), bar(32, -9, 42, -13, 0.5), bar(32, -8, 43, -8, 0.5),
];

export const rats: FigurePart = (t, scene) => {
  const n = scene.has('many') ? 9 : 5;
  const spots = range(n).map((i) => ({ x: (i - (n - 1) / 2) * (200 / n) + t.R(-6, 6), y: (i % 3) * 13 - 20, scale: 0.62 + (i % 3) * 0.24, flip: t.R(0, 1) < 0.75 ? 1 : -1 }));
  return {
    body: spots.flatMap((place) => put(rat, place)),
    eyes: spots.map(({ x, y, scale, flip }): Point => [x + flip * 26 * scale, y - 13 * scale]),
    height: 50,
    scale: 1.15,
    isCentral: true,
  };
};

/** It comes up through the floor. */
export const worm: FigurePart = () => ({
  body: [
    limb([[-62, 30, 40], [-58, -20, 42], [-36, -70, 40], [2, -94, 38], [34, -84, 36], [48, -66, 38]], 8), ...range(9).map((i): Poly => limb([[48 + 17 * cos((i / 9) * TAU), -62 + 13 * sin((i / 9) * TAU), 6], [53 + 22 * cos((i / 9) * TAU), -50 + 16 * sin((i / 9) * TAU), 0.6]])),
    [[-98, 30], [-88, 12], [-80, 20], [-70, 4], [-52, 16], [-40, 6], [-28, 20], [-16, 12], [-6, 30]],
  ],
  cuts: range(9).map((i): Poly => { const k = i / 8; return limb([[-78 + k * 96 - k * k * 18, -14 - 88 * sin(k * 1.5), 0.4], [-60 + k * 86, -14 - 62 * sin(k * 1.6), 1.4], [-42 + k * 78 + k * 10, -12 - 50 * sin(k * 1.5), 0.4]]); }),
  pale: range(7).map((i): Poly => { const a = 0.2 + (i / 7) * TAU; return [[49 + 13 * cos(a), -62 + 10 * sin(a)], [49 + 13 * cos(a + 0.4), -62 + 10 * sin(a + 0.4)], [50 + 5 * cos(a + 0.2), -60 + 4 * sin(a + 0.2)]]; }),
  height: 118,
  scale: 1.15,
  isCentral: true,
});

export const flies: FigurePart = (t) => ({
  body: range(52).flatMap(() => {
    const [a, r] = [t.R(0, TAU), Math.sqrt(t.R(0, 1))];
    return put([ellipse(0, 0, 3.4, 2, 9), ellipse(3.6, -0.4, 1.5, 1.4, 8), limb([[0, -1, 2], [-5, -5, 2.6], [-8, -6, 0.4]], 2), limb([[1, -1, 2], [0, -6, 2.6], [-1, -9, 0.4]], 2)], { x: 70 * r * cos(a) + 14 * sin(a * 2), y: -80 + 54 * r * sin(a), scale: t.R(0.4, 1), turn: t.R(-0.6, 0.6) });
  }),
  height: 130,
  scale: 1.2,
  stands: 'air',
  isCentral: true,
});

/** Antlers like a dead tree, and it has been waiting. */
export const stag: FigurePart = () => {
  const antler = (m: number): Poly[] => [limb([[24 + m * 3, -114, 4], [24 + m * 16, -132, 3.4], [24 + m * 24, -154, 2.6], [24 + m * 18, -176, 0.8]]), limb([[24 + m * 14, -130, 2.6], [24 + m * 30, -136, 2], [24 + m * 38, -148, 0.6]]), limb([[24 + m * 22, -148, 2.4], [24 + m * 36, -158, 1.6], [24 + m * 40, -172, 0.6]]), limb([[24 + m * 20, -142, 2.2], [24 + m * 10, -158, 1.4], [24 + m * 8, -170, 0.5]])];
  return {
    body: [limb([[-46, -62, 18], [-28, -66, 25], [-6, -63, 25], [12, -66, 23]]), limb([[8, -70, 23], [18, -90, 15], [22, -106, 11]]), limb([[20, -108, 12], [32, -104, 9], [44, -95, 5.4]]), limb([[17, -110, 4], [6, -116, 1]]), limb([[-50, -64, 5], [-56, -54, 1]]), ...antler(-1), ...antler(1), ...[[-42, -38], [-32, -28], [8, 8], [16, 20]].map(([a = 0, b = 0], i): Poly => limb([[a, -56, i < 2 ? 16 : 12], [b - 3, -32, 6], [b + (i < 2 ? -5 : 2), -18, 4.4], [b, -2, 3.4], [b + 4, 0, 3]]))],
    cuts: range(5).map((i): Poly => limb([[-20 + i * 7, -74, 0.4], [-17 + i * 7, -64, 1.2], [-21 + i * 7, -54, 0.4]])),
    eyes: [[30, -107]],
    height: 176,
    scale: 0.95,
  };
};

/** The Mawgrinder: a mouth that has come to the surface, ring in ring. */
export const maw: FigurePart = () => {
  // Long and short by turns, and none straight: even teeth make a target.
  const teeth = (r: number, n: number, long: number): Poly[] => range(n).map((i) => {
    const a = (i / n) * TAU + 0.18 * sin(i * 2.3);
    const [w, reach, bend] = [1.9 / n, long * (0.55 + 0.45 * Math.abs(sin(i * 1.7))), 0.14 * sin(i * 3.1)];
    const point = (angle: number, radius: number): Point => [radius * cos(angle), -58 + radius * 0.62 * sin(angle)];
    return [point(a - w, r), point(a + w, r), point(a + bend, r - reach)];
  });
  return {
    body: [
      ellipse(0, -58, 96, 64, 44), outline('M-170 60Q-120 -4 -84 -40L84 -40Q120 -4 170 60Z'),
      ...range(17).map((i): Poly => { const a = Math.PI * (0.94 + (i / 16) * 1.12); const r = 1 + 0.12 * sin(i * 2.7); return limb([[88 * cos(a), -58 + 58 * sin(a), 17], [104 * r * cos(a + 0.06), -58 + 74 * r * sin(a + 0.06), 7], [112 * r * cos(a + 0.16), -58 + 84 * r * sin(a + 0.16), 0.8]]); }),
    ],
    cuts: range(12).map((i): Poly => { const a = (i / 12) * TAU; return limb([[90 * cos(a), -58 + 57 * sin(a), 0.4], [80 * cos(a + 0.08), -58 + 50 * sin(a + 0.08), 1.4], [74 * cos(a), -58 + 46 * sin(a), 0.4]]); }),
    pale: [...teeth(80, 19, 40), ...teeth(40, 11, 22)],
    eyes: [[-5, -58], [6, -57]],
    height: 132,
    scale: 1.1,
    stands: 'below',
    isCentral: true,
    jitter: 0.6,
  };
};

/** A smiling face on a stick, held before another one. */
export const masked: FigurePart = () => ({
  body: [outline('M-20 0Q-15 -36 -13 -64Q-15 -76 -8 -82Q0 -86 9 -82Q15 -76 13 -64Q16 -34 24 0Q0 -6 -20 0Z'), ellipse(0, -93, 7, 9), outline('M-18 -98Q0 -104 18 -98Q10 -102 9 -112L-9 -112Q-10 -102 -18 -98Z'), ...range(5).map((i): Poly => limb([[7, -108, 2], [14 + i * 3, -122 + i * 3, 2], [22 + i * 3, -120 + i * 7, 0.6]])), limb([[10, -72, 7], [20, -60, 5], [12, -52, 4]]), limb([[-10, -72, 7], [-22, -64, 5], [-20, -52, 3]])],
  pale: [outline('M-5 -99Q2 -103 9 -98Q10 -88 3 -82Q-4 -86 -5 -99Z')],
  cuts: [limb([[-4, -60, 0.4], [-6, -30, 1], [-9, -4, 0.4]]), limb([[5, -60, 0.4], [8, -30, 1], [13, -4, 0.4]]), ...range(4).map((i): Poly => [[0, -70 + i * 11], [4, -65 + i * 11], [0, -60 + i * 11], [-4, -65 + i * 11]])],
  height: 124,
  scale: 1.15,
});

/** On stilts, over everybody's head, looking for somebody. */
export const stilts: FigurePart = () => ({
  body: [...put([...person({ ...STANDING, head: [3, -91], arms: [[[-18, -64], [-28, -74]], [[18, -66], [30, -58]]], legs: [[[-5, -28], [-8, -4]], [[6, -28], [10, -6]]] }), outline('M-10 -79L-14 -40Q-20 -30 -10 -26L0 -34L10 -26Q20 -30 14 -40L10 -79Z'), box(-4, -118, 14, 20), box(-9, -101, 24, 3), bar(30, -58, 38, -86, 1.2), outline('M38 -86Q30 -94 36 -104Q46 -110 50 -98Q50 -88 38 -86Z')], { x: 0, y: -76, scale: 0.72 }), bar(-6, -80, -16, 2, 3), bar(7, -80, 18, 2, 3), bar(-9, -82, -3, -74, 5), bar(5, -82, 11, -74, 5)],
  height: 162,
  scale: 0.98,
});

export const jester: FigurePart = () => ({
  body: [...person({ head: [4, -84], neck: [2, -74], hip: [-4, -46], arms: [[[-20, -66], [-32, -54]], [[20, -72], [30, -88]]], legs: [[[-18, -28], [-12, -2]], [[14, -32], [22, -8]]] }), outline('M-8 -74L-18 -40L-10 -44L-4 -36L4 -44L12 -38L10 -74Z'), limb([[0, -88, 8], [-14, -100, 6], [-22, -92, 2]]), limb([[8, -89, 8], [20, -102, 6], [30, -96, 2]]), limb([[4, -90, 8], [4, -106, 5], [-2, -114, 2]]), ...([[-22, -91], [30, -95], [-3, -115]] as const).map(([x, y]): Poly => ellipse(x, y, 2.6)), bar(30, -86, 34, -112, 1.4), ellipse(35, -116, 5, 6), ...[-1, 1].map((m): Poly => limb([[35 + m * 3, -120, 3], [35 + m * 9, -127, 0.8]]))],
  pale: [outline('M2 -90Q9 -91 10 -83Q8 -77 4 -77Q0 -82 2 -90Z')],
  cuts: [[[0, -70], [4, -62], [0, -54], [-4, -62]], [[-6, -56], [-2, -50], [-6, -44], [-10, -50]]],
  height: 120,
  scale: 1.15,
});
