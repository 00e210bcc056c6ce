/** Light and power: what is switched on, struck, cranked or wired up. */

import { bar, box, ellipse, limb, outline, put, range, ring, type Poly } from '../../core/geometry.ts';
import type { Thing } from './object.ts';

const tube = 'M-72 -24L4 -27L20 -38L46 -40L46 4L20 2L4 -9L-72 -12Z';

export const flashlight: Thing = {
  body: [outline(tube), box(-40, -31, 16, 7), ellipse(46, -18, 6, 22, 22)],
  pale: [ellipse(47, -18, 4, 19, 20)],
  cuts: [...range(7).map((i): Poly => bar(-66 + i * 5, -23, -66 + i * 5, -13, 1)), bar(22, -35, 22, -1, 1.2), bar(30, -37, 30, 1, 1.2)],
  torch: { at: [50, -18], turn: -0.06 },
  hangs: -2,
};

/** The same, and nothing comes out of it. */
export const deadlight: Thing = {
  body: [outline(tube), box(-40, -31, 16, 7), ellipse(46, -18, 6, 22, 22)],
  pale: [ellipse(47, -18, 4, 19, 20), [[58, -2], [66, -10], [68, 0]], [[74, 2], [80, -6], [86, 3]], [[56, 6], [62, 2], [64, 8]]],
  marks: [limb([[44, -34, 0.4], [48, -24, 1.2], [45, -14, 1], [49, -2, 0.4]]), bar(48, -24, 51, -28, 0.8)],
  cuts: [...range(7).map((i): Poly => bar(-66 + i * 5, -23, -66 + i * 5, -13, 1)), bar(22, -35, 22, -1, 1.2), bar(30, -37, 30, 1, 1.2)],
};

const cell = (x: number, y: number, turn: number): Poly[] => put([box(-17, -84, 34, 84), box(-7, -92, 14, 9)], { x, y, scale: 1, turn });
const label = (x: number, y: number, turn: number): Poly[] => put([box(-17, -56, 34, 42)], { x, y, scale: 1, turn });
const plus = (x: number, y: number, turn: number): Poly[] => put([box(-8, -38, 16, 4), box(-2, -44, 4, 16)], { x, y, scale: 1, turn });

export const cells: Thing = {
  body: [...cell(-58, 0, 0), ...cell(-18, 0, 0), ...cell(8, -18, 1.56)],
  pale: [...label(-58, 0, 0), ...label(-18, 0, 0), ...label(8, -18, 1.56)],
  marks: [...plus(-58, 0, 0), ...plus(-18, 0, 0), ...plus(8, -18, 1.56)],
  red: [box(-75, -74, 34, 10), box(-35, -74, 34, 10), box(72, -35, 10, 34)],
  cuts: [bar(-70, -80, -70, -60, 1.2), bar(-30, -80, -30, -60, 1.2)],
  hangs: -2,
  scale: 0.92,
};

/** One that has burst, and what was in it. */
export const leak: Thing = {
  body: [...cell(-22, -6, 0.42), outline('M-70 8Q-66 -4 -40 -2Q-20 -8 8 -2Q40 -6 66 2Q70 12 30 12Q-20 16 -70 8Z')],
  pale: [...label(-22, -6, 0.42), limb([[16, -40, 7], [12, -26, 9], [20, -12, 12], [10, 2, 18]]), limb([[-4, -24, 5], [-10, -8, 8], [-16, 4, 14]]), outline('M-30 4Q0 -4 40 4Q20 12 -10 10Z')],
  marks: [...plus(-22, -6, 0.42), outline('M14 -54L22 -44L13 -42L20 -30L6 -38L10 -46L4 -50Z'), ellipse(14, 2, 4, 2, 9), ellipse(-8, 5, 3, 1.6, 8)],
  red: put([box(-17, -74, 34, 10)], { x: -22, y: -6, scale: 1, turn: 0.42 }),
};

/** A rail flare, burning. */
export const flare: Thing = {
  body: [limb([[-62, -6, 15], [24, -62, 15]], 1), limb([[24, -62, 9], [32, -68, 8]], 1)],
  red: [limb([[-58, -9, 11], [-18, -34, 11]], 1), limb([[-6, -42, 11], [18, -58, 11]], 1)],
  cuts: range(3).map((i): Poly => bar(-50 + i * 14, -22 - i * 9, -44 + i * 14, -10 - i * 9, 1)),
  lit: [ellipse(38, -72, 8, 8, 12), ...range(13).map((i): Poly => limb([[40 + 10 * Math.cos(i * 0.483), -73 + 10 * Math.sin(i * 0.483), 2.4], [40 + (22 + (i % 3) * 12) * Math.cos(i * 0.483), -73 + (22 + (i % 3) * 12) * Math.sin(i * 0.483), 0.4]], 1))],
  hangs: 4,
};

export const glowstick: Thing = {
  body: [limb([[-60, -14, 22], [52, -70, 22]], 1), ellipse(62, -76, 9, 9, 16), limb([[66, -82, 2], [80, -96, 2], [92, -88, 2]])],
  lit: [limb([[-54, -17, 12], [44, -66, 12]], 1)],
  marks: [limb([[-40, -30, 1], [0, -48, 1.6], [34, -66, 1]])],
  hangs: 10,
};

/** A branch with a rag round it, alight. */
export const brand: Thing = {
  body: [limb([[-36, 4, 11], [-10, -46, 12], [4, -78, 14]]), limb([[0, -66, 24], [10, -92, 30], [14, -104, 24]])],
  cuts: [bar(-10, -74, 18, -80, 1.4), bar(-6, -84, 24, -92, 1.4), bar(-2, -96, 26, -102, 1.4), limb([[-30, -4, 0.5], [-8, -46, 1.4]], 1)],
  red: [outline('M-14 -90Q-26 -118 -6 -140Q-4 -126 2 -124Q-2 -148 20 -166Q18 -146 26 -138Q34 -142 32 -154Q50 -126 36 -96Q24 -82 8 -84Q-8 -84 -14 -90Z')],
  lit: [outline('M-6 -94Q-12 -112 0 -124Q2 -112 8 -110Q8 -128 20 -140Q20 -124 26 -116Q30 -104 24 -96Q10 -88 -6 -94Z')],
  hangs: -4,
  scale: 0.84,
};

/** Crackers on a string, and the string is lit. */
export const crackers: Thing = {
  body: [limb([[-70, -24, 2], [-30, -40, 2], [10, -36, 2], [46, -54, 2], [60, -84, 2]]), ...range(9).flatMap((i): Poly[] => put([box(-6, 0, 12, 40), box(-2, -5, 4, 6)], { x: -62 + i * 13, y: -32 - i * 2 + (i % 2) * 3, scale: 1, turn: (i % 2 ? 0.34 : -0.3) }))],
  red: range(9).flatMap((i): Poly[] => put([box(-6, 8, 12, 9), box(-6, 22, 12, 9)], { x: -62 + i * 13, y: -32 - i * 2 + (i % 2) * 3, scale: 1, turn: (i % 2 ? 0.34 : -0.3) })),
  lit: [ellipse(60, -88, 4.4, 4.4, 10), ...range(7).map((i): Poly => limb([[60, -88, 1.6], [60 + 17 * Math.cos(i * 0.9), -88 + 17 * Math.sin(i * 0.9), 0.3]], 1))],
  hangs: 14,
};

export const fuse: Thing = {
  body: [box(-66, -66, 26, 40), box(40, -66, 26, 40), box(-78, -52, 14, 12), box(64, -52, 14, 12), ellipse(-40, -46, 5, 20, 18), ellipse(40, -46, 5, 20, 18)],
  pale: [box(-40, -62, 80, 32)],
  marks: [limb([[-40, -46, 1.6], [-20, -52, 1.6], [0, -40, 1.6], [20, -52, 1.6], [40, -46, 1.6]])],
  cuts: [bar(-58, -62, -58, -30, 1.4), bar(-50, -62, -50, -30, 1.4), bar(50, -62, 50, -30, 1.4), bar(58, -62, 58, -30, 1.4), bar(-36, -59, 36, -59, 1.6)],
  lit: [ellipse(0, -44, 4, 5, 12)],
  hangs: -4,
};

/** From a truck. */
export const accumulator: Thing = {
  body: [box(-64, -72, 128, 72), box(-70, -80, 140, 12), box(-46, -92, 14, 14), box(32, -92, 14, 14), limb([[-39, -90, 5], [-44, -114, 5], [-74, -112, 5], [-90, -70, 5]]), limb([[39, -90, 5], [46, -118, 5], [76, -110, 5], [88, -60, 5]])],
  pale: [box(-52, -52, 104, 34)],
  marks: [outline('M4 -50L-12 -32L-2 -32L-6 -20L12 -38L2 -38Z'), box(-44, -37, 14, 4), box(30, -37, 14, 4), box(35, -42, 4, 14)],
  red: [limb([[39, -96, 6], [46, -118, 6], [70, -113, 6]]), box(30, -94, 18, 7)],
  cuts: range(6).map((i): Poly => bar(-50 + i * 20, -76, -42 + i * 20, -76, 2)),
  scale: 0.95,
};

const plug = (x: number, y: number, turn: number): Poly[] => put([box(-4, -104, 8, 12), box(-7, -92, 14, 6), outline('M-9 -86L9 -86L12 -50L-12 -50Z'), outline('M-17 -50L17 -50L20 -36L-20 -36Z'), box(-10, -36, 20, 26), bar(-9, -10, -9, 0, 3), bar(-9, 0, 3, 0, 3), box(-2, -10, 4, 6)], { x, y, scale: 1, turn });
const porcelain = (x: number, y: number, turn: number): Poly[] => put([outline('M-9 -86L9 -86L12 -52L-12 -52Z')], { x, y, scale: 1, turn });

export const sparkplugs: Thing = {
  body: [...plug(-62, -2, -0.1), ...plug(-22, -2, 0), ...plug(20, -2, 0.06), ...plug(62, -4, 0.2)],
  pale: [...porcelain(-62, -2, -0.1), ...porcelain(-22, -2, 0), ...porcelain(20, -2, 0.06), ...porcelain(62, -4, 0.2)],
  marks: [-56, -22, 24].flatMap((x): Poly[] => range(3).map((i): Poly => bar(x - 8, -78 + i * 8, x + 8, -78 + i * 8, 1))),
  cuts: [-60, -22, 21].flatMap((x): Poly[] => range(3).map((i): Poly => bar(x - 9, -32 + i * 6, x + 9, -30 + i * 6, 1))),
  lit: [ellipse(-24, -6, 3, 3, 9)],
  scale: 0.95,
};

export const flaregun: Thing = {
  body: [outline('M-20 -84L66 -88L68 -54L-16 -52Z'), outline('M-20 -84Q-44 -80 -46 -62Q-54 -24 -64 -2Q-48 6 -34 0Q-28 -34 -12 -50Z'), ring(-2, -42, 15, 11, 22), limb([[-2, -52, 4], [-4, -42, 3]]), limb([[-34, -82, 8], [-44, -94, 5], [-38, -98, 3]]), ellipse(67, -71, 5, 18, 20)],
  marks: [ellipse(68, -71, 3.4, 13, 18)],
  red: [box(14, -87, 12, 33), box(34, -88, 12, 34)],
  cuts: [bar(-14, -79, 60, -83, 1.2), limb([[-52, -40, 0.5], [-58, -20, 1.2], [-56, -4, 0.5]])],
  hangs: 4,
};

export const cartridges: Thing = {
  body: [...[-50, -14].flatMap((x): Poly[] => [box(x - 15, -80, 30, 80), ellipse(x, -80, 15, 4, 18), box(x - 18, -7, 36, 7)]), ...put([box(-15, -80, 30, 80), box(-18, -7, 36, 7)], { x: 88, y: -18, scale: 1, turn: -1.5 })],
  red: [...[-50, -14].map((x): Poly => box(x - 15, -76, 30, 48)), ...put([box(-15, -76, 30, 48)], { x: 88, y: -18, scale: 1, turn: -1.5 })],
  pale: [...[-50, -14].map((x): Poly => box(x - 15, -26, 30, 18)), ...put([box(-15, -26, 30, 18)], { x: 88, y: -18, scale: 1, turn: -1.5 })],
  cuts: [...[-50, -14].map((x): Poly => bar(x - 9, -72, x - 9, -32, 2))],
};
