/** What should have been left where it was; and what is under the skin. */

import { bar, box, cos, ellipse, limb, outline, put, range, ring, sin, type Poly } from '../../core/geometry.ts';
import type { Thing } from './object.ts';

export const crucifix: Thing = {
  body: [outline('M-9 4L-10 -122L10 -122L9 4Z'), outline('M-44 -80L-44 -98L44 -98L44 -80Z'), ring(0, -130, 8, 5, 16), limb([[0, -136, 1.6], [20, -150, 1.6], [50, -140, 1.6]])],
  pale: [outline('M-4 -70L-3 -92L3 -92L4 -70L3 -30L-3 -30Z'), limb([[-3, -88, 4], [-18, -90, 3], [-32, -94, 2]]), limb([[3, -88, 4], [18, -90, 3], [32, -94, 2]]), ellipse(0, -97, 4.4, 5, 14)],
  cuts: [bar(-6, -118, -6, 0, 1), bar(-40, -95, 40, -95, 1)],
  hangs: 6,
};

/** A cut stone on a chain; there is weather in it. */
export const pendant: Thing = {
  body: [limb([[-14, -84, 2.4], [-50, -112, 2.4], [-40, -140, 2.4], [0, -146, 2.4], [40, -140, 2.4], [50, -112, 2.4], [14, -84, 2.4]], 6), outline('M-24 -66L-14 -88L14 -88L24 -66L0 -6Z')],
  pale: [outline('M-18 -66L-10 -82L10 -82L18 -66L0 -18Z')],
  marks: [bar(-18, -66, 18, -66, 1), bar(-10, -82, -4, -66, 0.9), bar(10, -82, 4, -66, 0.9), bar(-4, -66, 0, -20, 0.9), bar(4, -66, 0, -20, 0.9)],
  lit: [ellipse(0, -58, 4, 6, 12)],
  hangs: 4,
  scale: 0.95,
};

/** A hand of green stone with a hole where the palm should be. */
export const amulet: Thing = {
  body: [limb([[-16, -10, 2], [-54, -40, 2], [-66, -90, 2], [-30, -130, 2]]), limb([[16, -10, 2], [54, -40, 2], [66, -90, 2], [30, -130, 2]]), outline('M-26 -4Q-34 -34 -26 -54L26 -54Q34 -34 26 -4Q0 8 -26 -4Z'), ...([[-20, -52, -24, -92], [-7, -54, -8, -104], [7, -54, 8, -102], [20, -52, 23, -88]] as const).map(([a, b, c, d]): Poly => limb([[a, b, 13], [c, d, 9]])), limb([[26, -28, 12], [44, -48, 10], [46, -60, 7]])],
  pale: [ring(0, -28, 17, 12, 28)],
  cuts: [ring(0, -28, 24, 22.8, 32), bar(-22, -74, -16, -74, 1.2), bar(-10, -80, -3, -80, 1.2), bar(5, -80, 12, -80, 1.2), bar(18, -72, 25, -72, 1.2)],
  lit: [ellipse(0, -28, 7, 9, 16)],
  hangs: 4,
};

export const lorgnette: Thing = {
  body: [ring(-26, -84, 30, 24, 34), ring(36, -78, 30, 24, 34), limb([[2, -86, 5], [8, -90, 5]]), limb([[64, -72, 7], [78, -40, 6], [76, 4, 8]], 4), ring(76, 10, 7, 4, 14)],
  pale: [ellipse(-26, -84, 24, 24, 32), ellipse(36, -78, 24, 24, 32)],
  marks: [ellipse(-22, -82, 9, 9, 20), ellipse(40, -76, 9, 9, 20)],
  cuts: [limb([[-42, -92, 0.6], [-36, -100, 2.4], [-26, -103, 0.6]]), limb([[20, -86, 0.6], [26, -94, 2.4], [36, -97, 0.6]])],
  red: [ring(-22, -82, 11.4, 9, 20), ring(40, -76, 11.4, 9, 20)],
  lit: [ellipse(-19, -85, 2.4, 2.4, 8), ellipse(43, -79, 2.4, 2.4, 8)],
  hangs: -4,
};

export const tablet: Thing = {
  body: [outline('M-50 2L-54 -86Q-44 -120 -6 -122Q12 -118 22 -106L38 -110Q52 -92 54 -70L50 2Z')],
  cuts: [...range(5).flatMap((i): Poly[] => range(4).map((j): Poly => { const [x, y] = [-36 + j * 21 + (i % 2) * 4, -88 + i * 18]; return (i * 3 + j * 5) % 4 === 0 ? ring(x, y, 6, 4, 14) : (i + j) % 3 ? limb([[x - 6, y + 5, 1.8], [x, y - 6, 2.4], [x + 6, y + 4, 1.8]], 1) : bar(x - 6, y, x + 7, y - 3, 2.4); })), limb([[22, -106, 0.5], [12, -84, 1.4], [22, -64, 1.2], [14, -44, 0.4]])],
  red: [outline('M-44 -100Q-30 -114 -10 -116L-12 -110Q-28 -106 -38 -94Z')],
  hangs: -2,
};

export const goblet: Thing = {
  body: [outline('M-32 0Q-28 -8 -7 -14L-5 -44L5 -44L7 -14Q28 -8 32 0Z'), ellipse(0, -30, 10, 6), outline('M-40 -110Q-40 -56 0 -44Q40 -56 40 -110Z'), ellipse(0, -110, 40, 9, 30)],
  red: [ellipse(0, -109, 34, 6.4, 28), limb([[34, -106, 5], [36, -86, 5], [33, -72, 3]]), limb([[-26, -104, 4], [-27, -92, 4], [-25, -84, 2]])],
  cuts: [limb([[-34, -88, 0.6], [-26, -66, 2], [-10, -54, 0.6]]), ...range(5).map((i): Poly => ellipse(-22 + i * 11, -80 + Math.abs(i - 2) * -3 + 4, 3, 4, 10)), bar(-24, -5, 24, -5, 1)],
};

/** A pouch tied with hair. */
export const pouch: Thing = {
  body: [outline('M-48 0Q-66 -34 -34 -64Q-20 -74 -16 -80L16 -80Q20 -74 34 -64Q66 -34 48 0Z'), outline('M-20 -80Q-40 -100 -30 -112Q-16 -106 -8 -112Q0 -104 10 -113Q18 -104 32 -110Q38 -98 20 -80Z'), limb([[-18, -80, 4], [0, -76, 5], [18, -80, 4]]), ...range(5).map((i): Poly => limb([[14, -78, 1.4], [34 + i * 4, -70 + i * 5, 1.2], [46 + i * 8, -44 + i * 9, 0.3]], 4))],
  cuts: [limb([[-20, -68, 0.5], [-30, -40, 1.6], [-28, -10, 0.5]]), limb([[0, -70, 0.5], [2, -40, 1.2], [-2, -8, 0.5]]), limb([[20, -68, 0.5], [32, -42, 1.6], [30, -14, 0.5]]), limb([[-18, -84, 0.5], [0, -80, 1.4], [18, -84, 0.5]])],
  red: [limb([[-24, -34, 1.6], [-8, -46, 2.4], [8, -34, 2.4], [-6, -22, 2.4], [-16, -30, 1.6]], 5)],
};

/** A raven's wing, spread, with nothing on the end of it. */
export const pinion: Thing = {
  body: [
    limb([[-72, -10, 13], [-48, -58, 15], [-14, -92, 14], [16, -104, 12]], 5),
    ...range(7).map((i): Poly => { const a = -0.5 + i * 0.27; const l = 96 - i * 4; return limb([[10 - i * 2, -102 + i * 3, 9], [10 + l * 0.6 * cos(a), -102 + l * 0.6 * sin(a), 13], [10 + l * cos(a), -102 + l * sin(a), 1.4]], 4); }),
    ...range(7).map((i): Poly => limb([[-2 - i * 10, -92 + i * 9, 10], [16 - i * 9, -56 + i * 8, 13], [26 - i * 9, -12 + i * 3, 1.6]], 4)),
  ],
  cuts: [...range(7).map((i): Poly => { const a = -0.5 + i * 0.27; const l = 92 - i * 4; return limb([[26 + 4 * cos(a), -100 + 16 * sin(a), 0.4], [10 + l * 0.6 * cos(a), -102 + l * 0.6 * sin(a), 1.2], [10 + l * 0.94 * cos(a), -102 + l * 0.94 * sin(a), 0.3]]); }), ...range(7).map((i): Poly => limb([[6 - i * 9, -76 + i * 8, 0.4], [16 - i * 9, -54 + i * 8, 1.1], [23 - i * 9, -24 + i * 5, 0.3]])), limb([[-64, -26, 0.5], [-40, -70, 2], [0, -100, 0.5]])],
  red: [outline('M-80 -16Q-70 -22 -64 -10Q-66 0 -76 4Q-74 12 -80 16Q-84 0 -80 -16Z')],
  hangs: 4,
  scale: 0.9,
};

/** Seven stones, one on another, that would not stand. */
export const cairn: Thing = {
  body: ([[0, -8, 52, 12], [6, -28, 40, 11], [-6, -46, 34, 10], [4, -62, 27, 9], [-4, -78, 22, 8], [3, -92, 16, 7], [0, -104, 11, 6]] as const).map(([x, y, w, h]): Poly => ellipse(x, y, w, h, 22)),
  cuts: [limb([[-30, -8, 0.5], [-10, -3, 1.6], [14, -6, 0.5]]), limb([[-16, -32, 0.5], [4, -36, 1.4], [22, -32, 0.5]]), ring(-6, -46, 6, 4.4, 14), limb([[0, -64, 0.5], [10, -60, 1.4], [16, -64, 0.5]]), bar(-10, -78, 0, -80, 1.4), ellipse(2, -92, 2, 2, 8)],
  lit: [ellipse(0, -117, 2.6, 3.6, 10)],
};

/** Bells on a strap. */
export const sleighbells: Thing = {
  body: [limb([[-70, -104, 11], [-36, -66, 11], [6, -54, 11], [46, -70, 11], [74, -108, 11]], 7), ...([[-54, -70], [-24, -44], [8, -34], [42, -48], [64, -76]] as const).flatMap(([x, y]): Poly[] => [ellipse(x, y, 17, 16, 24), limb([[x, y - 14, 5], [x, y - 22, 5]], 1)])],
  cuts: ([[-54, -70], [-24, -44], [8, -34], [42, -48], [64, -76]] as const).flatMap(([x, y]): Poly[] => [bar(x - 8, y + 8, x + 8, y + 8, 2), ellipse(x - 8, y + 8, 2, 2, 8), ellipse(x + 8, y + 8, 2, 2, 8), limb([[x - 11, y - 4, 0.5], [x - 6, y - 10, 2], [x + 2, y - 12, 0.5]])]),
  hangs: 4,
};

export const dagger: Thing = {
  body: [...put([outline('M-5 0L-6 -34L6 -34L5 0Z'), ellipse(0, 4, 8, 7, 16), limb([[-24, -36, 6], [0, -38, 8], [24, -36, 6], [30, -44, 3]], 4)], { x: -40, y: -10, scale: 1.1, turn: 0.9 })],
  pale: put([outline('M-8 -40Q-14 -60 -4 -76Q-12 -92 0 -124Q10 -96 4 -80Q14 -60 8 -40Z')], { x: -40, y: -10, scale: 1.1, turn: 0.9 }),
  marks: put([limb([[0, -42, 0.6], [-3, -60, 1.4], [2, -80, 1.2], [0, -112, 0.4]])], { x: -40, y: -10, scale: 1.1, turn: 0.9 }),
  cuts: put([bar(-5, -8, 5, -12, 1.2), bar(-5, -16, 5, -20, 1.2), bar(-5, -24, 5, -28, 1.2)], { x: -40, y: -10, scale: 1.1, turn: 0.9 }),
  red: put([ellipse(0, 4, 4, 4, 12), outline('M4 -80Q10 -96 0 -124Q6 -104 2 -90Z')], { x: -40, y: -10, scale: 1.1, turn: 0.9 }),
  hangs: 10,
};

const lung = (m: number): Poly => outline(`M${m * 8} -84Q${m * 20} -106 ${m * 34} -92Q${m * 56} -60 ${m * 54} -18Q${m * 50} -2 ${m * 32} -6Q${m * 14} -12 ${m * 12} -36Z`);
const twigs = (m: number): Poly[] => [limb([[0, -96, 3], [m * 16, -78, 2.6], [m * 28, -56, 2], [m * 36, -26, 0.6]]), limb([[m * 20, -70, 2], [m * 34, -72, 1.6], [m * 44, -60, 0.5]]), limb([[m * 26, -58, 1.8], [m * 20, -40, 1.4], [m * 22, -20, 0.5]]), limb([[m * 31, -46, 1.6], [m * 44, -40, 1.2], [m * 47, -24, 0.5]])];

/** Two lungs and the pipe to them, as on a chart. */
export const lungs: Thing = {
  body: [lung(1), lung(-1), limb([[0, -128, 10], [0, -98, 9]], 1), limb([[0, -100, 7], [13, -82, 5]]), limb([[0, -100, 7], [-13, -82, 5]])],
  cuts: [...twigs(1), ...twigs(-1), ...range(4).map((i): Poly => bar(-5, -124 + i * 7, 5, -124 + i * 7, 1.2))],
  hangs: 4,
};

/** One of the two has gone flat. */
export const halflung: Thing = {
  body: [lung(1), outline('M-8 -84Q-16 -92 -20 -80Q-34 -56 -26 -30Q-18 -24 -12 -40Z'), limb([[0, -128, 10], [0, -98, 9]], 1), limb([[0, -100, 7], [13, -82, 5]]), limb([[0, -100, 7], [-11, -82, 5]])],
  cuts: [...twigs(1), limb([[0, -96, 3], [-12, -76, 2], [-20, -50, 0.6]]), ...range(4).map((i): Poly => bar(-5, -124 + i * 7, 5, -124 + i * 7, 1.2))],
  red: [ring(-36, -52, 26, 25, 30, 1.5).map(([x, y]) => [x, y] as const)],
  hangs: 4,
};

/** A splinter through the one on the right. */
export const pierced: Thing = {
  body: [...(lungs.body as Poly[]), limb([[84, -100, 9], [52, -70, 7], [10, -34, 1]], 1)],
  cuts: lungs.cuts ?? [],
  red: [limb([[30, -50, 7], [34, -30, 7], [31, -10, 6], [34, 8, 3]]), limb([[22, -44, 5], [20, -28, 4], [21, -14, 1.6]]), ellipse(32, -52, 8, 6, 14)],
  hangs: 8,
};

const palm = outline('M-30 6Q-36 -26 -30 -50L28 -50Q36 -24 24 6Z');
const fingers: Poly[] = [limb([[-22, -46, 14], [-30, -86, 12], [-32, -102, 8]]), limb([[-8, -48, 14], [-11, -98, 12], [-10, -116, 8]]), limb([[8, -48, 14], [11, -94, 12], [14, -112, 8]]), limb([[22, -46, 13], [31, -78, 11], [36, -92, 7]]), limb([[-28, -22, 16], [-52, -42, 13], [-62, -58, 8]])];

/** A hand held up before the face; it will not close. */
export const palmed: Thing = {
  body: [palm, ...fingers, limb([[-4, 8, 44], [-2, 40, 42]], 1)],
  cuts: [limb([[-24, -36, 0.5], [-2, -26, 1.6], [24, -38, 0.5]]), limb([[-22, -16, 0.5], [0, -14, 1.4], [22, -26, 0.5]]), limb([[-14, 4, 0.5], [-12, -14, 1.4], [-24, -30, 0.5]]), ...([[-31, -84], [-11, -92], [11, -90], [31, -76]] as const).map(([x, y]): Poly => bar(x - 4, y, x + 4, y + 1, 1))],
  hangs: 10,
};

/** Bandaged to the fingertips, and there should be five. */
export const bandaged: Thing = {
  body: [palm, ...fingers.filter((_, i) => i !== 3), limb([[22, -46, 13], [26, -60, 11]]), limb([[-4, 8, 44], [-2, 40, 42]], 1)],
  pale: [...range(5).map((i): Poly => limb([[-31, -2 - i * 11, 7], [0, 4 - i * 11, 7.4], [29, -6 - i * 11, 7]])), ...([[-27, -68], [-29, -80], [-10, -70], [-10, -84], [9, -70], [10, -84], [25, -58]] as const).map(([x, y]): Poly => bar(x - 6.4, y + 1, x + 6.4, y - 2, 6))],
  marks: range(4).map((i): Poly => limb([[-30, -8 - i * 11, 0.5], [0, -2 - i * 11, 1], [28, -12 - i * 11, 0.5]])),
  red: [ellipse(26, -60, 7, 6, 14), outline('M-8 -30Q4 -40 14 -28Q16 -14 4 -12Q-10 -14 -8 -30Z'), limb([[28, -56, 4], [32, -38, 3], [30, -22, 1]])],
  hangs: 10,
};

/** The bones of a back, one out of line. */
export const spine: Thing = {
  body: range(8).flatMap((i): Poly[] => { const [x, y, w] = [7 * sin(i * 0.55) + (i === 4 ? 19 : 0), -130 + i * 17, 13 + i * 1.1]; return [outline(`M${x - w} ${y}Q${x - w * 0.8} ${y + 6} ${x - w} ${y + 13}L${x + w} ${y + 13}Q${x + w * 0.8} ${y + 6} ${x + w} ${y}Z`), limb([[x - w, y + 6, 6], [x - w - 9, y + 3, 4], [x - w - 15, y + 8, 1.4]]), limb([[x + w, y + 6, 6], [x + w + 9, y + 3, 4], [x + w + 15, y + 8, 1.4]]), ellipse(x, y + 15, w * 0.7, 2.4, 12)]; }),
  cuts: range(8).flatMap((i): Poly[] => { const [x, y, w] = [7 * sin(i * 0.55) + (i === 4 ? 19 : 0), -130 + i * 17, 13 + i * 1.1]; return [limb([[x - w * 0.8, y + 3, 0.5], [x, y + 2, 1.6], [x + w * 0.8, y + 3, 0.5]]), ellipse(x, y + 7.6, 2.6, 2, 9)]; }),
  red: [ellipse(-8, -55, 8, 5, 16), limb([[-14, -55, 3], [-26, -50, 2], [-36, -44, 0.6]])],
  scale: 0.86,
};

/** An arm that is where it should not be, at the end of a sleeve. */
export const arm: Thing = {
  body: [outline('M-84 -2L-80 -36Q-50 -42 -20 -36L-14 -4Q-50 4 -84 -2Z'), limb([[-18, -20, 25], [14, -18, 21], [40, -16, 20]]), limb([[38, -18, 22], [54, -16, 22]]), ...range(4).map((i): Poly => limb([[56, -24 + i * 6, 7], [72, -27 + i * 7, 6.4], [82 - Math.abs(i - 1.5) * 3, -18 + i * 6, 4]])), limb([[44, -26, 9], [56, -38, 8], [66, -40, 5]])],
  cuts: [limb([[-70, -34, 0.5], [-62, -18, 1.6], [-68, -4, 0.5]]), limb([[-46, -37, 0.5], [-40, -20, 1.6], [-46, -3, 0.5]]), limb([[-22, -34, 0.8], [-16, -20, 2.2], [-18, -5, 0.8]]), limb([[0, -26, 0.4], [24, -22, 1.2], [44, -22, 0.4]])],
  red: [ellipse(18, -14, 3, 2.4, 9), ellipse(24, -20, 2, 1.6, 8)],
  scale: 1.15,
};

/** A toad, and it is not the toad that is blinking. */
export const toad: Thing = {
  body: [outline('M-62 0Q-74 -30 -44 -52Q-30 -74 -8 -66Q6 -86 22 -80Q34 -84 38 -72Q62 -62 62 -44Q58 -28 40 -24Q50 -8 46 0Z'), limb([[-46, -20, 22], [-66, -8, 12], [-40, 0, 8], [-20, 2, 6]]), limb([[30, -22, 14], [44, -6, 8], [58, 2, 6]]), limb([[6, -20, 14], [12, -4, 8], [26, 3, 6]])],
  cuts: [...range(9).map((i): Poly => ellipse(-50 + i * 9 + (i % 2) * 2, -38 - 16 * sin(i * 0.45) + (i % 3) * 7, 2.6, 2.2, 9)), limb([[28, -48, 0.6], [46, -44, 1.8], [60, -50, 0.6]])],
  lit: [ellipse(24, -72, 4.4, 4.4, 12)],
  marks: [box(22.6, -75, 2.4, 6)],
  red: [ellipse(8, -58, 4, 3, 10), ellipse(-6, -54, 3, 2.4, 9)],
};

/** Eggs in a clutch, with something curled in each. */
export const eggs: Thing = {
  body: ([[-44, -24, 24], [4, -30, 30], [50, -22, 22], [-20, -66, 24], [30, -70, 24], [6, -104, 19]] as const).map(([x, y, r]): Poly => ellipse(x, y, r, r * 1.12, 26)),
  pale: ([[-44, -24, 24], [4, -30, 30], [50, -22, 22], [-20, -66, 24], [30, -70, 24], [6, -104, 19]] as const).map(([x, y, r]): Poly => ellipse(x, y, r * 0.82, r * 0.92, 24)),
  marks: ([[-44, -24, 24], [4, -30, 30], [50, -22, 22], [-20, -66, 24], [30, -70, 24], [6, -104, 19]] as const).map(([x, y, r]): Poly => limb(range(6).map((i) => [x + r * 0.5 * cos(i * 0.8), y + r * 0.56 * sin(i * 0.8), r * 0.34 - i * 1.1] as const), 3)),
  red: ([[-44, -24, 24], [4, -30, 30], [50, -22, 22], [-20, -66, 24], [30, -70, 24]] as const).map(([x, y, r]): Poly => ellipse(x + r * 0.46, y - 2, 2.2, 2.2, 8)),
};

export const sign: Thing = {
  body: [bar(0, 4, 0, -140, 7), ...put([outline('M-6 -12L62 -12L76 0L62 12L-6 12Z')], { x: 0, y: -120, scale: 1, turn: -0.1 }), ...put([outline('M-6 -12L58 -12L72 0L58 12L-6 12Z')], { x: 0, y: -88, scale: 1, flip: -1, turn: 0.12 }), ...put([outline('M-6 -12L54 -12L68 0L54 12L-6 12Z')], { x: 0, y: -56, scale: 1, turn: 0.3 }), box(-16, -2, 32, 6)],
  cuts: [...put([bar(8, -3, 50, -3, 2), bar(8, 4, 36, 4, 2)], { x: 0, y: -120, scale: 1, turn: -0.1 }), ...put([bar(8, -3, 46, -3, 2), bar(8, 4, 30, 4, 2)], { x: 0, y: -88, scale: 1, flip: -1, turn: 0.12 })],
  red: put([bar(8, -6, 44, 6, 3), bar(8, 6, 44, -6, 3)], { x: 0, y: -56, scale: 1, turn: 0.3 }),
  scale: 0.9,
};
