/** Those who live below: demons, fallen angels, saints nobody prays to, effigies. */

import { bar, box, ellipse, limb, mirror, outline, put, range, ring, type Point, type Poly } from '../../core/geometry.ts';
import type { FigurePart } from './figure.ts';
import { person, STANDING } from './pose.ts';

const batWing = outline('M8 -74Q34 -112 62 -104Q88 -92 94 -46Q84 -62 72 -58Q70 -38 66 -24Q58 -48 46 -46Q40 -30 34 -14Q28 -42 10 -44Z');
const horns: Poly[] = [limb([[-4, -96, 5], [-13, -103, 4], [-15, -115, 1]]), limb([[4, -96, 5], [13, -103, 4], [15, -115, 1]])];

export const demon: FigurePart = () => ({
  body: [
    batWing, ...mirror([batWing]), outline('M-12 -54Q-15 -26 -22 2Q-15 -5 -10 1Q-5 -6 0 3Q5 -6 11 1Q15 -5 22 2Q15 -26 12 -54Z'),
    ...person({ ...STANDING, arms: [[[-22, -62], [-27, -38]], [[22, -62], [27, -38]]], legs: [[[-8, -26], [-12, -2]], [[8, -26], [12, -2]]], build: 1.2 }), limb([[0, -80, 25], [0, -66, 22], [0, -52, 15]]), ...horns, limb([[-4, -50, 5], [-16, -30, 4], [-26, -6, 3], [-36, -8, 1]]),
    ...[-27, 27].flatMap((x) => range(3).map((i): Poly => limb([[x, -38, 3], [x + (i - 1) * 4, -29, 1.8], [x + (i - 1) * 5, -22, 0.4]]))),
  ],
  cuts: [limb([[-8, -70, 0.4], [0, -64, 1], [8, -70, 0.4]]), limb([[-6, -62, 0.4], [0, -57, 1], [6, -62, 0.4]]), ...[-1, 1].flatMap((m): Poly[] => [limb([[m * 14, -72, 0.4], [m * 50, -80, 0.9], [m * 66, -28, 0.3]]), limb([[m * 14, -70, 0.4], [m * 40, -66, 0.9], [m * 36, -20, 0.3]])])],
  eyes: [[-2.4, -92], [2.4, -92]],
  height: 116,
  scale: 1.15,
  isCentral: true,
});

/** Small, perched, and pleased about something. */
export const imp: FigurePart = () => ({
  body: [
    limb([[-4, -26, 22], [2, -44, 20], [6, -54, 13]]), ellipse(10, -62, 11, 9), limb([[2, -68, 5], [-4, -80, 1]]), limb([[14, -70, 5], [18, -82, 1]]), limb([[-2, -64, 5], [-14, -68, 1]]), limb([[18, -62, 5], [27, -58, 1]]),
    limb([[-6, -28, 14], [14, -30, 10], [16, -6, 6], [24, -2, 5]]), limb([[-10, -24, 14], [-16, -8, 9], [-2, -2, 6], [6, 0, 5]]), limb([[6, -48, 6], [22, -42, 5], [30, -54, 4], [32, -62, 2]]), limb([[0, -46, 6], [12, -34, 5], [24, -34, 3]]), limb([[-12, -22, 5], [-30, -14, 4], [-40, -30, 3], [-34, -44, 2]]), [[-38, -42], [-28, -54], [-28, -40]], outline('M-2 -50Q-22 -70 -30 -56Q-22 -56 -22 -46Q-14 -48 -6 -38Z'),
  ],
  eyes: [[8, -64], [15, -63]],
  height: 82,
  scale: 1.2,
});

/** Its wings are still there; it does not look up any more. */
export const angel: FigurePart = () => {
  const wing: Poly[] = [outline('M6 -72Q22 -98 44 -108Q62 -114 70 -104Q74 -80 66 -54Q62 -66 60 -70Q62 -44 54 -28Q50 -42 48 -48Q48 -24 40 -8Q36 -24 34 -34Q30 -18 24 -10Q22 -30 8 -50Z')];
  return {
    body: [...wing, ...mirror(wing), outline('M-16 0Q-12 -36 -11 -72Q0 -82 11 -72Q13 -34 18 0Q0 -5 -16 0Z'), ellipse(2, -84, 6, 7.4), limb([[0, -78, 8], [1, -72, 10]]), limb([[-10, -70, 7], [-12, -52, 6], [-3, -44, 4]]), limb([[10, -70, 7], [13, -52, 6], [4, -44, 4]])],
    cuts: [limb([[-4, -44, 0.4], [-6, -24, 1], [-9, -4, 0.4]]), limb([[4, -44, 0.4], [7, -24, 1], [12, -4, 0.4]]), ...[-1, 1].flatMap((m) => range(4).map((i): Poly => limb([[m * (20 + i * 4), -80 + i * 6, 0.3], [m * (44 - i * 2), -84 + i * 12, 1], [m * (62 - i * 10), -62 + i * 15, 0.3]])))],
    pale: [ring(3, -96, 11, 9.4, 26, 0.3)],
    height: 104,
    scale: 1.2,
    isCentral: true,
  };
};

/** A saint on a post: robe, raised hand, a halo with a piece out of it. */
export const saint: FigurePart = () => ({
  body: [outline('M-17 0Q-14 -40 -12 -74Q0 -82 12 -74Q14 -40 18 0Z'), ellipse(0, -88, 6, 8), outline('M-8 -84Q-10 -98 0 -100Q10 -98 8 -84Q10 -76 8 -70L-8 -70Q-10 -76 -8 -84Z'), limb([[10, -72, 7], [20, -66, 5], [20, -84, 4], [20, -94, 3]]), limb([[-10, -72, 7], [-16, -56, 6], [-4, -52, 4]]), box(-24, -3, 48, 6), box(-18, 2, 36, 10), ...range(9).map((i): Poly => bar(16 * Math.cos(2.2 + i * 0.5), -88 + 16 * Math.sin(2.2 + i * 0.5), 21 * Math.cos(2.2 + i * 0.5), -88 + 21 * Math.sin(2.2 + i * 0.5), 1.6))],
  pale: [ring(0, -88, 16, 13.6, 34).slice(0, 60)],
  cuts: [limb([[-4, -62, 0.4], [-6, -30, 1], [-8, -4, 0.4]]), limb([[2, -62, 0.4], [3, -30, 1], [4, -4, 0.4]]), limb([[8, -60, 0.4], [10, -30, 1], [13, -4, 0.4]])],
  eyes: [[-2, -87], [2.6, -87]],
  height: 112,
  scale: 1.15,
});

/** One of us: straw, wax and wire in the shape of a person, a candle for a heart. */
export const effigy: FigurePart = () => ({
  body: [
    ellipse(0, -92, 7, 9), limb([[0, -84, 5], [0, -78, 6]]), outline('M-13 -78Q0 -84 13 -78Q16 -62 9 -50L15 -14Q0 -8 -15 -14L-9 -50Q-16 -62 -13 -78Z'), limb([[-12, -76, 8], [-30, -72, 6], [-48, -78, 5]]), limb([[12, -76, 8], [30, -70, 6], [48, -64, 5]]), bar(-7, -16, -8, 2, 6), bar(7, -16, 9, 2, 6),
    ...[-50, 50].flatMap((x) => range(5).map((i): Poly => bar(x, x < 0 ? -78 : -64, x + (x < 0 ? -9 : 9), (x < 0 ? -84 : -70) + i * 3.4, 0.9))), ...range(7).map((i): Poly => bar(-5 + i * 1.7, -98, -8 + i * 2.8, -108 + (i % 2) * 3, 0.9)), ...range(6).map((i): Poly => bar(-12 + i * 5, -14, -15 + i * 6, -5, 0.9)),
  ],
  cuts: [bar(-12, -74, 10, -54, 1), bar(12, -74, -10, -54, 1), bar(-10, -48, 12, -48, 1.4), bar(-12, -30, 13, -28, 1), ...[-1, 1].map((m): Poly => bar(m * 28, -76, m * 29, -66, 1.4))],
  eyes: [[-2.6, -93], [2.6, -93]],
  lamp: [0, -64],
  height: 108,
  scale: 1.15,
});

/** Between two posts, arms out. */
export const chained: FigurePart = () => ({
  body: [
    bar(-58, 4, -56, -128, 7), bar(58, 4, 56, -128, 7), ...person({ head: [3, -74], neck: [0, -66], hip: [-2, -36], arms: [[[-20, -76], [-32, -92]], [[20, -76], [32, -92]]], legs: [[[-8, -16], [-14, 0]], [[8, -16], [12, 0]]] }), outline('M-11 -44L-15 -12Q0 -8 14 -12L10 -44Z'),
    ...[-1, 1].flatMap((m) => range(5).map((i): Poly => (i % 2 ? ring(m * (35 + i * 5), -95 - i * 4, 3.4, 1.8, 10, 0.6) : ring(m * (35 + i * 5), -95 - i * 4, 3.2, 1.8, 10)))), limb([[-4, -80, 6], [4, -70, 7], [8, -60, 3]]),
  ],
  height: 128,
  scale: 1.15,
  isCentral: true,
});

/** A file of the hooded, going the same way. */
export const shades: FigurePart = (t) => ({
  body: range(6).flatMap((i) => put([outline('M-13 0Q-12 -34 -10 -56Q-11 -70 -4 -77Q4 -80 9 -72Q13 -64 10 -56Q14 -30 18 0Q10 -4 5 1Q0 -4 -4 1Q-9 -3 -13 0Z'), limb([[8, -52, 5], [16, -42, 3.6], [20, -30, 1.4]])], { x: (i - 2.5) * 31 + t.R(-4, 4), y: (i % 2) * 8 - 6, scale: 0.78 + (i % 2) * 0.12 + t.R(-0.04, 0.04) })),
  eyes: range(6).map((i): Point => [(i - 2.5) * 31 + 4, (i % 2) * 14 - 62]),
  height: 74,
  scale: 1.15,
  isCentral: true,
});

/** The Lord of Asphalt: slabs for shoulders, lamp-posts for a crown, and it has no need to stand up. */
export const lord: FigurePart = () => ({
  body: [
    outline('M-130 24L-118 -30L-96 -58L-70 -64L-44 -86L-20 -84L-18 -98L18 -98L20 -84L46 -86L72 -62L98 -56L118 -28L132 24Z'), [[-19, -92], [-22, -126], [-12, -136], [12, -136], [22, -126], [19, -92]], ...[-20, -8, 6, 18].flatMap((x, i): Poly[] => [bar(x, -132, x + (i - 1.5) * 4, -164 - (i % 2) * 10, 2), limb([[x + (i - 1.5) * 4, -164 - (i % 2) * 10, 2], [x + (i - 1.5) * 7, -170 - (i % 2) * 10, 1.8], [x + (i - 1.5) * 13, -168 - (i % 2) * 10, 3]])]),
    [[-118, -30], [-136, -20], [-128, 24], [-100, 24]], [[118, -28], [136, -16], [130, 24], [100, 24]],
  ],
  cuts: [limb([[-84, -52, 0.5], [-60, -36, 1.6], [-66, -10, 0.8], [-50, 10, 0.4]]), limb([[60, -64, 0.5], [52, -36, 1.6], [70, -14, 0.8], [60, 12, 0.4]]), limb([[-10, -84, 0.4], [4, -60, 1.6], [-6, -36, 1], [6, -10, 0.4]]), bar(-40, -70, -20, -66, 1.4), bar(22, -66, 42, -70, 1.4), bar(-7, -104, 8, -104, 2)],
  eyes: [[-8, -116], [8, -116]],
  height: 150,
  scale: 1.15,
  stands: 'beyond',
  jitter: 0.8,
});
