/** Somebody, upright: most of them about to wish they had stayed in. */

import { bar, box, ellipse, limb, outline, put, range, type Poly } from '../../core/geometry.ts';
import type { FigurePart } from './figure.ts';
import { person, STANDING } from './pose.ts';

const topHat = (x: number, y: number): Poly[] => [box(x - 6, y - 21, 12, 17), box(x - 10, y - 7, 20, 2.6)];
const brim = (x: number, y: number): Poly[] => [
  outline(`M${x - 6.6} ${y - 4}L${x - 6} ${y - 13}Q${x} ${y - 17} ${x + 6} ${y - 13}L${x + 6.6} ${y - 4}Z`),
  outline(`M${x - 14} ${y - 2.4}Q${x} ${y - 7} ${x + 14} ${y - 2.4}L${x + 14} ${y - 1}Q${x} ${y - 4.4} ${x - 14} ${y - 1}Z`),
];
const coat = outline('M-10 -79L-14 -14Q0 -9 15 -14L10 -79Z');
const jacket = outline('M-10 -79L-13 -32Q0 -27 13 -32L10 -79Z');
const skirt = outline('M-9 -79Q0 -83 9 -78Q8 -68 5 -58Q10 -46 17 -22Q21 -8 24 0Q0 -4 -24 0Q-20 -14 -14 -32Q-8 -48 -5 -58Q-8 -68 -9 -79Z');
const gown = (head: readonly [number, number] = [1, -90]): Poly[] => [ellipse(head[0], head[1], 5.2, 6.6), ellipse(head[0] - 5.5, head[1] - 4, 4.4, 4), limb([[0, -86, 5], [0, -79, 6]]), skirt];

export const cloaked: FigurePart = (t, scene) => {
  const v = t.R(-3, 3);
  const body: Poly[] = [outline(`M-17 0Q-13 -34 -12 -62Q-14 -74 -8 -82Q${-9 + v} -94 ${1 + v} -101Q10 -94 9 -83Q14 -74 13 -62Q15 -30 22 0Q12 -3 6 0Q0 -4 -6 0Q-11 -3 -17 0Z`)];
  if (scene.has('staff')) body.push(limb([[19, 2, 1.6], [20, -70, 1.8], [19, -112, 1.6]], 2), limb([[10, -66, 6], [17, -64, 4], [21, -66, 4]]));
  return { body, cuts: [limb([[-4, -60, 0.4], [-7, -30, 0.9], [-9, -6, 0.4]]), limb([[5, -58, 0.4], [8, -30, 0.9], [13, -6, 0.4]])], height: 104, scale: 1.1 };
};

/** A woman with a candle. */
export const bearer: FigurePart = () => ({
  body: [...gown(), limb([[7, -76, 6.5], [15, -66, 5], [24, -70, 4], [27, -71, 3.5]]), limb([[-7, -76, 6.5], [-13, -62, 5], [-8, -52, 4]]), box(25, -80, 2.6, 9), [[23, -71], [31, -71], [28.5, -68], [25, -68]]],
  cuts: [limb([[-2, -52, 0.4], [-6, -28, 0.9], [-11, -5, 0.4]]), limb([[3, -52, 0.4], [7, -28, 0.9], [12, -5, 0.4]])],
  lamp: [26.4, -84],
  height: 98,
  scale: 1.1,
});

export const lady: FigurePart = () => ({
  body: [...gown([1, -90]), ...brim(1, -90), limb([[7, -76, 6.5], [13, -62, 5], [6, -52, 4]]), limb([[-7, -76, 6.5], [-13, -62, 5], [-4, -52, 4]]), bar(9, -54, 22, 0, 1.4)],
  cuts: [limb([[-2, -52, 0.4], [-6, -28, 0.9], [-11, -5, 0.4]]), limb([[3, -52, 0.4], [7, -28, 0.9], [12, -5, 0.4]])],
  height: 104,
  scale: 1.1,
});

export const lantern: FigurePart = () => ({
  body: [
    ...person({ ...STANDING, arms: [[[-16, -62], [-12, -48]], [[20, -70], [30, -76]]], legs: [[[-7, -26], [-9, -2]], [[8, -26], [10, -2]]] }), jacket, ...brim(0, -92),
    bar(30, -76, 30, -68, 1), box(26.4, -69, 7.2, 2), box(26.8, -57, 6.4, 2), box(26.8, -68, 0.9, 12), box(32.4, -68, 0.9, 12),
  ],
  lamp: [30, -62],
  height: 104,
  scale: 1.1,
});

export const gentleman: FigurePart = () => ({
  body: [...person({ ...STANDING, arms: [[[-15, -60], [-10, -48]], [[16, -60], [18, -48]]] }), coat, ...topHat(0, -91), bar(18, -50, 24, 0, 1.6)],
  cuts: [bar(0, -76, 0, -18, 0.6)],
  height: 112,
  scale: 1.1,
});

export const walker: FigurePart = () => ({
  body: [...person({ ...STANDING, head: [2, -90], arms: [[[-12, -64], [-20, -52]], [[14, -64], [22, -56]]], legs: [[[-6, -28], [-18, -4]], [[10, -28], [14, -2]]] }), jacket, ...brim(2, -91), bar(22, -58, 27, 0, 1.6), limb([[-9, -76, 10], [-13, -66, 13], [-11, -54, 9]])],
  height: 104,
  scale: 1.1,
});

export const runner: FigurePart = () => ({
  body: [...person({ head: [10, -88], neck: [6, -78], hip: [-4, -50], arms: [[[-8, -66], [-16, -76]], [[18, -66], [26, -74]]], legs: [[[-14, -32], [-32, -24]], [[12, -38], [14, -8]]] }), outline('M0 -78L-16 -34L-30 -22L-14 -18L8 -36L10 -76Z')],
  height: 96,
  scale: 1.1,
});

/** A child in a cap too large. */
export const urchin: FigurePart = () => ({
  body: [...person({ ...STANDING, head: [0, -88], headSize: 1.3, arms: [[[-13, -64], [-6, -54]], [[15, -66], [24, -60]]], legs: [[[-5, -24], [-8, -2]], [[5, -24], [7, -2]]] }), outline('M-14 -78L-12 -36L12 -36L13 -78Z'), outline('M-9 -90Q-11 -100 -1 -101Q9 -100 9 -92L17 -89.4L8 -89Z'), ellipse(25, -60, 3)],
  height: 104,
  scale: 0.85,
});

export const nun: FigurePart = () => ({
  body: [outline('M-20 0Q-15 -36 -12 -60Q-14 -74 -9 -82Q-10 -98 0 -99Q11 -97 9 -82Q14 -74 12 -60Q16 -32 22 0Q0 -5 -20 0Z'), limb([[10, -70, 6], [14, -58, 5], [4, -54, 4]])],
  pale: [outline('M1 -94Q8 -92 7 -84Q6 -76 1 -75Q2 -84 1 -94Z')],
  cuts: [limb([[-4, -56, 0.4], [-7, -28, 0.9], [-10, -5, 0.4]]), ...range(7).map((i): Poly => ellipse(5 + Math.sin(i * 0.4) * 2, -52 + i * 4, 0.9, 0.9, 7))],
  height: 102,
  scale: 1.1,
});

export const canon: FigurePart = () => ({
  body: [outline('M-16 0Q-12 -40 -11 -76Q0 -84 11 -76Q13 -40 17 0Q0 -4 -16 0Z'), ellipse(0, -90, 5.4, 7), outline('M-16 -94Q0 -99 16 -94Q8 -98 6 -101Q0 -104 -6 -101Q-8 -98 -16 -94Z'), limb([[10, -74, 7], [16, -62, 6], [6, -56, 5]]), limb([[-10, -74, 7], [-15, -62, 6], [-4, -57, 5]]), box(-6, -64, 13, 9)],
  pale: [box(-2.4, -81, 5, 2.4), box(-4, -62, 9, 5)],
  height: 104,
  scale: 1.1,
});

export const soldier: FigurePart = () => ({
  body: [...person({ ...STANDING, arms: [[[-13, -64], [-2, -58]], [[14, -62], [10, -50]]] }), jacket, outline('M-7 -94L-6 -104L8 -102L7 -94L13 -91L5 -92Z'), bar(-12, -42, 16, -100, 2.2), bar(16, -100, 20, -110, 1), limb([[-13, -42, 5], [-8, -50, 3]])],
  height: 108,
  scale: 1.1,
});

export const digger: FigurePart = () => ({
  body: [...person({ head: [14, -78], neck: [9, -70], hip: [-6, -46], arms: [[[16, -54], [22, -42]], [[6, -50], [10, -34]]], legs: [[[-14, -24], [-18, -1]], [[8, -28], [4, -1]]] }), ...brim(14, -79), bar(-4, -22, 30, -50, 2), outline('M30 -46L40 -58Q48 -58 48 -48L36 -40Z')],
  height: 92,
  scale: 1.15,
});

/** Two who talk: one leans in. */
export const talkers: FigurePart = () => ({
  body: [
    ...put([...person({ ...STANDING, head: [4, -90], neck: [2, -80], arms: [[[-10, -62], [-4, -48]], [[16, -66], [24, -74]]] }), coat, ...topHat(4, -90)], { x: -22, y: 0, scale: 1 }),
    ...put([...gown([3, -90]), limb([[8, -76, 6], [14, -64, 5], [8, -56, 4]])], { x: 22, y: 0, scale: 1, flip: -1 }),
  ],
  height: 112,
  scale: 1,
  isCentral: true,
});

/** Two men who have left off talking. */
export const fighters: FigurePart = () => ({
  body: [
    ...put(person({ head: [10, -88], neck: [6, -79], hip: [-4, -50], arms: [[[18, -84], [26, -94]], [[18, -68], [34, -78]]], legs: [[[-16, -28], [-22, -2]], [[12, -32], [14, -2]]] }), { x: -30, y: 0, scale: 1 }),
    ...put(person({ head: [2, -84], neck: [0, -75], hip: [-6, -48], arms: [[[16, -70], [14, -86]], [[12, -60], [22, -64]]], legs: [[[-18, -26], [-20, -2]], [[6, -28], [12, -2]]] }), { x: 32, y: 0, scale: 1, flip: -1 }),
    put([jacket], { x: -30, y: 0, scale: 0.96, turn: 0.16 })[0] ?? [], put([jacket], { x: 32, y: 0, scale: 0.92, turn: -0.18 })[0] ?? [],
  ],
  height: 96,
  scale: 1.1,
  isCentral: true,
});

export const crowd: FigurePart = (t) => ({
  body: range(11).flatMap((i) => {
    const x = -100 + i * 20 + t.R(-6, 6);
    const hat = t.R(0, 1);
    const one: Poly[] = [ellipse(0, -38, 6.4, 8), limb([[0, -32, 8], [0, -26, 9]]), outline('M-17 20Q-17 -20 -8 -26Q0 -30 8 -26Q17 -20 17 20Z')];
    if (hat < 0.35) one.push(box(-6.6, -60, 13, 17), box(-11, -46, 22, 3));
    else if (hat < 0.6) one.push(outline('M-9 -26Q-11 -48 0 -53Q11 -48 9 -26Z'));
    else if (hat < 0.8) one.push(outline('M-13 -43L13 -43Q8 -46 7 -51L-7 -51Q-8 -46 -13 -43Z'));
    return put(one, { x, y: t.R(-4, 10), scale: t.R(0.8, 1.12) });
  }),
  height: 60,
  scale: 1.15,
  stands: 'below',
  isCentral: true,
});

/** A row of people who stand too straight. */
export const watchers: FigurePart = (t) => ({
  body: range(7).flatMap((i) => put([...person({ ...STANDING, arms: [[[-10, -62], [-9, -40]], [[10, -62], [9, -40]]], legs: [[[-3, -26], [-3, -1]], [[3, -26], [3, -1]]] }), outline('M-10 -79L-11 -24Q0 -20 11 -24L10 -79Z')], { x: (i - 3) * 25, y: t.R(-3, 3), scale: t.R(0.62, 0.7) })),
  height: 66,
  scale: 1,
  isCentral: true,
});
