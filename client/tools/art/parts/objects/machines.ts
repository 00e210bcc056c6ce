/** Tools of two trades, sawing and showing, and what listens in the dark. */

import { bar, box, cos, ellipse, limb, outline, put, range, ring, sin, TAU, type Point, type Poly } from '../../core/geometry.ts';
import type { Thing } from './object.ts';

export const detector: Thing = {
  body: [ring(42, -12, 40, 29, 40, 0.34), bar(42, -14, -30, -104, 4), limb([[-30, -104, 7], [-52, -110, 8], [-58, -96, 7]]), box(-22, -92, 26, 16), limb([[-14, -80, 4], [-24, -60, 4], [-36, -62, 4]])],
  cuts: [ring(42, -12, 37, 35.4, 40, 0.34), box(-17, -88, 12, 7), ...range(6).map((i): Poly => bar(-4 + i * 6, -68 + i * 7.6, 2 + i * 6, -70 + i * 7.6, 1))],
  red: [ellipse(0, -84, 2, 2, 8)],
  lit: [limb([[-15, -82, 1.4], [-11, -87, 1.4]], 1)],
};

/** A screen, a sweep, and one dot that is not you. */
export const scanner: Thing = {
  body: [outline('M-44 0L-50 -112Q-50 -118 -44 -118L44 -118Q50 -118 50 -112L44 0Z'), bar(30, -116, 34, -146, 4)],
  pale: [ellipse(0, -76, 36, 32, 36)],
  marks: [ring(0, -76, 24, 22.8, 30), ring(0, -76, 12, 10.8, 24), bar(0, -108, 0, -44, 1), bar(-36, -76, 36, -76, 1), [[0, -76], [20, -102], [30, -92]]],
  red: [ellipse(15, -66, 4, 4, 10), ellipse(-9, -90, 3, 3, 9)],
  cuts: [box(-26, -30, 14, 8), box(-7, -30, 14, 8), box(12, -30, 14, 8), ...range(4).map((i): Poly => bar(-22, -16 + i * 4, 22, -16 + i * 4, 1))],
  lit: [ellipse(0, -76, 2.4, 2.4, 9)],
  hangs: 2,
  scale: 0.96,
};

export const walkie: Thing = {
  body: [outline('M-26 0L-30 -88Q-30 -94 -24 -94L24 -94Q30 -94 30 -88L26 0Z'), bar(-18, -92, -20, -148, 5), ellipse(-20, -148, 4, 4), box(10, -102, 12, 9), box(-36, -70, 8, 26)],
  cuts: [...range(6).map((i): Poly => bar(-18, -78 + i * 6, 18, -78 + i * 6, 1.8)), ellipse(0, -18, 8, 8, 18), bar(-14, -34, 14, -34, 1)],
  red: [ellipse(16, -98, 2.4, 2.4, 8)],
  lit: [box(-16, -90, 22, 5)],
  scale: 0.9,
};

/** Three legs and a torch strapped to the top of them. */
export const tripod: Thing = {
  body: [bar(0, -86, -46, 2, 4), bar(0, -86, 46, 2, 4), bar(0, -86, 6, 4, 4), box(-9, -98, 18, 14), bar(-24, -42, 24, -42, 1.6), outline('M-34 -118L12 -120L22 -127L38 -128L38 -94L22 -95L12 -102L-34 -104Z'), limb([[-8, -122, 3], [0, -96, 3]])],
  pale: [ellipse(39, -111, 3, 15, 18)],
  torch: { at: [41, -111], turn: 0.04 },
  cuts: [bar(-28, -115, -28, -107, 1), bar(-22, -115, -22, -107, 1), bar(24, -124, 24, -98, 1)],
  scale: 0.95,
};

export const toolbox: Thing = {
  body: [box(-66, -52, 132, 52), outline('M-66 -52L-54 -70L54 -70L66 -52Z'), limb([[-26, -70, 5], [-22, -92, 5], [22, -92, 5], [26, -70, 5]]), ...put([box(-3, -60, 6, 60), outline('M-10 -60L-10 -76L-4 -70L4 -70L10 -76L10 -60L4 -54L-4 -54Z')], { x: 44, y: -62, scale: 0.9, turn: 0.5 })],
  cuts: [bar(-66, -40, 66, -40, 1.4), box(-34, -48, 12, 14), box(22, -48, 12, 14), bar(-58, -6, 58, -6, 1)],
  red: [box(-14, -32, 28, 14)],
  scale: 1.02,
};

/** The outlines of tools in chalk on a board, and one outline is empty. */
export const toolboard: Thing = {
  body: [outline('M-80 -4L-80 -126L80 -126L80 -4Z'), ],
  pale: [
    ...put([box(-2.6, -56, 5.2, 56), outline('M-12 -56L-12 -70L-5 -64L5 -64L12 -70L12 -56L5 -50L-5 -50Z')], { x: -56, y: -34, scale: 1 }), ...put([box(-2.6, -70, 5.2, 50), outline('M-20 -70L16 -70L22 -78L22 -90L-16 -90L-22 -80Z')], { x: -18, y: -18, scale: 0.9 }), ...put([outline('M-8 -82L8 -82L26 -14L-14 -14Z')], { x: 54, y: -22, scale: 0.9 }),
    ...put([box(-12, -76, 24, 1.8), box(-12, -76, 1.8, 30), box(10.2, -76, 1.8, 30), box(-4, -48, 1.8, 40), box(2.2, -48, 1.8, 40), box(-12, -48, 9, 1.8), box(3, -48, 9, 1.8), box(-4, -9.8, 8, 1.8)], { x: 20, y: -20, scale: 1 }),
  ],
  marks: range(8).map((i): Poly => [[41 + i * 3.4, -38 + i * 2.4], [44 + i * 3.4, -36], [42 + i * 3.2, -32]]),
  cuts: [bar(-76, -8, 76, -8, 1), bar(-76, -122, 76, -122, 1)],
  hangs: 12,
};

export const crowbar: Thing = {
  body: [limb([[-74, 2, 10], [-50, -12, 9], [50, -78, 9], [66, -92, 10], [62, -108, 9], [48, -112, 4]], 6), [[-82, 10], [-76, -6], [-66, 2]]],
  cuts: [limb([[-54, -13, 0.5], [0, -48, 1.8], [52, -82, 0.5]]), bar(44, -111, 56, -110, 1.4)],
  red: [limb([[-30, -26, 8], [14, -55, 8]], 1)],
  hangs: 6,
};

export const jerrycan: Thing = {
  body: [outline('M-46 0L-48 -92L-36 -106L22 -106L48 -84L46 0Z'), ...[-26, -14, -2].map((x): Poly => limb([[x - 4, -104, 4], [x, -120, 4], [x + 12, -120, 4], [x + 16, -106, 4]])), limb([[34, -100, 10], [50, -112, 10], [64, -108, 7]])],
  cuts: [limb([[-36, -84, 1], [0, -46, 2.2], [36, -10, 1]]), limb([[36, -80, 1], [0, -46, 2.2], [-36, -10, 1]]), bar(-40, -6, 40, -6, 1)],
  red: [outline('M0 -66Q10 -52 10 -44Q10 -34 0 -33Q-10 -34 -10 -44Q-10 -52 0 -66Z')],
  scale: 0.98,
};

export const grinder: Thing = {
  body: [limb([[-74, -36, 26], [-30, -40, 30], [6, -42, 26]]), outline('M2 -58L28 -58L32 -26L4 -28Z'), ellipse(38, -22, 36, 36, 40), outline('M4 -54Q34 -72 66 -46L58 -38Q36 -54 12 -42Z'), limb([[14, -52, 10], [8, -78, 10], [4, -88, 9]]), limb([[-82, -36, 5], [-96, -22, 4], [-92, 0, 4]])],
  pale: [ring(38, -22, 34, 22, 40)],
  marks: [...range(16).map((i): Poly => bar(38 + 24 * cos((i / 16) * TAU), -22 + 24 * sin((i / 16) * TAU), 38 + 33 * cos((i / 16) * TAU + 0.14), -22 + 33 * sin((i / 16) * TAU + 0.14), 1))],
  cuts: [...range(5).map((i): Poly => bar(-62 + i * 6, -46, -62 + i * 6, -30, 1.2)), ring(38, -22, 8, 6, 18)],
  lit: range(7).map((i): Poly => limb([[66, -6, 2], [78 + i * 3, -2 + (i - 3) * 8, 1.4], [92 + (i % 3) * 8, (i - 3) * 14, 0.3]], 2)),
  scale: 0.94,
};

const wheel = (x: number, y: number, r: number, teeth: number, turn = 0): Poly[] => [ring(x, y, r, r * 0.56, 40), ...range(teeth).map((i): Poly => { const a = (i / teeth) * TAU + turn; const at = (q: number, k: number): Point => [x + q * cos(a + k), y + q * sin(a + k)]; return [at(r * 0.94, -0.16), at(r * 1.2, -0.09), at(r * 1.2, 0.09), at(r * 0.94, 0.16)]; }), ...range(4).map((i): Poly => bar(x, y, x + r * 0.7 * cos(turn + (i / 4) * TAU), y + r * 0.7 * sin(turn + (i / 4) * TAU), r * 0.16)), ellipse(x, y, r * 0.2, r * 0.2, 16)];

/** Two gear wheels, still turning. */
export const gears: Thing = {
  body: [...wheel(-24, -58, 42, 12), ...wheel(46, -32, 25, 8, 0.3)],
  cuts: [ring(-24, -58, 39, 37.4, 40), ring(46, -32, 23, 21.8, 30), ring(-24, -58, 5, 3, 14), limb([[-62, -102, 0.5], [-40, -114, 2], [-14, -114, 0.5]]), limb([[66, -66, 0.5], [78, -54, 1.8], [80, -40, 0.5]])],
  scale: 0.98,
};

/** The same, with something between the teeth. */
export const jam: Thing = {
  body: [...wheel(-28, -66, 42, 12, 0.2), ...wheel(36, -28, 28, 9, 0.1), bar(-4, -16, 26, -76, 5)],
  red: [outline('M2 -58Q12 -64 18 -54Q26 -52 22 -42Q26 -34 16 -34Q10 -24 4 -34Q-8 -38 0 -46Q-4 -54 2 -58Z'), limb([[10, -34, 4], [8, -16, 3], [10, -4, 1]]), limb([[16, -36, 3], [18, -24, 2], [17, -14, 0.8]])],
  cuts: [ring(-28, -66, 39, 37.4, 40), ring(36, -28, 26, 24.6, 30)],
};

/** A tin robot; its back is open and the batteries are gone. */
export const robot: Thing = {
  body: [box(-26, -112, 52, 34), box(-34, -74, 68, 52), box(-6, -80, 12, 8), limb([[-36, -68, 11], [-54, -46, 11], [-50, -26, 10]]), limb([[36, -68, 11], [58, -78, 11], [64, -100, 10]]), box(-28, -22, 20, 22), box(8, -22, 20, 22), box(-32, -6, 26, 6), box(6, -6, 26, 6), bar(0, -112, 0, -126, 2), ellipse(0, -128, 4, 4)],
  pale: [box(-18, -64, 36, 32)],
  marks: [ellipse(-7, -48, 7, 7, 16), ellipse(9, -48, 7, 7, 16), bar(-2, -42, 4, -54, 1)],
  lit: [ellipse(-11, -97, 4, 4, 12), ellipse(11, -97, 4, 4, 12)],
  cuts: [...range(6).map((i): Poly => box(-13 + i * 4.6, -87, 2.4, 5)), bar(-30, -28, 30, -28, 1.2)],
  red: [ellipse(25, -68, 2.6, 2.6, 8)],
  scale: 0.95,
};

/** A coach's whistle on its cord. */
export const peawhistle: Thing = {
  body: [ellipse(-14, -42, 34, 34, 36), outline('M-22 -76L62 -76L66 -52L20 -50L10 -24Z'), ring(-48, -64, 10, 6, 18), limb([[-54, -72, 3], [-76, -96, 3], [-50, -124, 3], [0, -112, 3], [40, -128, 3], [84, -104, 3]])],
  marks: [outline('M2 -76L28 -76L18 -62L6 -62Z')],
  cuts: [ring(-14, -42, 30, 28.6, 34), limb([[-34, -58, 0.6], [-26, -66, 2.4], [-14, -70, 0.6]]), bar(34, -70, 60, -70, 1.4)],
  red: [ellipse(-10, -36, 8, 8, 16)],
};
