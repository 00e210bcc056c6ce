/** What fits in a pack: clothes, food, medicine, notes. */

import { bar, box, ellipse, limb, outline, put, range, ring, type Poly } from '../../core/geometry.ts';
import type { Thing } from './object.ts';

export const syringe: Thing = {
  body: [...put([box(-12, -6, 4, 12), box(-34, -13, 5, 26), box(-34, -2, 26, 4), box(-8, -11, 4, 22), box(54, -5, 10, 10), [[64, -2], [64, 2], [92, 0]]], { x: -14, y: -42, scale: 1.1, turn: -0.5 })],
  pale: put([box(-4, -10, 58, 20)], { x: -14, y: -42, scale: 1.1, turn: -0.5 }),
  red: put([box(18, -8, 36, 16)], { x: -14, y: -42, scale: 1.1, turn: -0.5 }),
  marks: put([...range(6).map((i): Poly => box(4 + i * 8, -10, 1.2, i % 2 ? 6 : 9)), box(14, -9, 4, 18)], { x: -14, y: -42, scale: 1.1, turn: -0.5 }),
  lit: put([ellipse(94, 0, 2, 2, 8)], { x: -14, y: -42, scale: 1.1, turn: -0.5 }),
  hangs: 4,
};

/** A garden hose, two needles, and a bag that hangs from a nail. */
export const drip: Thing = {
  body: [box(-52, -128, 84, 4), bar(-48, 2, -48, -128, 5), outline('M-70 4L-48 -6L-26 4Z'), bar(20, -124, 20, -116, 2), limb([[20, -58, 2.6], [22, -34, 2.6], [50, -18, 2.6], [70, -36, 2.6], [84, -14, 2.6]]), [[82, -16], [88, -16], [92, 6]]],
  pale: [outline('M2 -116L38 -116L40 -72Q30 -60 20 -58Q10 -60 0 -72Z')],
  red: [outline('M1 -92Q20 -86 39 -92L40 -72Q30 -60 20 -58Q10 -60 0 -72Z')],
  marks: range(4).map((i): Poly => bar(4, -108 + i * 9, 12, -108 + i * 9, 1.2)),
};

const pill = (x: number, y: number, turn: number): Poly[] => put([limb([[-7, 0, 9], [7, 0, 9]], 1)], { x, y, scale: 1, turn });

/** A bottle on its side, and some of what was in it. */
export const pills: Thing = {
  body: put([box(-58, -30, 70, 58), box(12, -24, 10, 46), box(22, -33, 24, 64)], { x: -20, y: -30, scale: 1, turn: 0.06 }),
  pale: [...put([box(-50, -22, 50, 42)], { x: -20, y: -30, scale: 1, turn: 0.06 }), ...pill(44, -4, 0.3), ...pill(62, -10, -0.5), ...pill(56, 6, 0.1), ...pill(80, -2, 0.8), ...pill(36, 8, -0.2)],
  marks: put([box(-44, -15, 36, 3), box(-44, -8, 26, 2), box(-44, -2, 30, 2), box(-44, 4, 18, 2)], { x: -20, y: -30, scale: 1, turn: 0.06 }),
  cuts: put([...range(7).map((i): Poly => box(25, -29 + i * 8.4, 18, 1.4))], { x: -20, y: -30, scale: 1, turn: 0.06 }),
  red: put([box(-50, -22, 50, 5)], { x: -20, y: -30, scale: 1, turn: 0.06 }),
};

/** A card of tablets, most of them gone. */
export const blister: Thing = {
  body: [outline('M-62 -8L-44 -98L58 -82L44 2Z')],
  pale: [outline('M-57 -10L-41 -93L53 -78L40 -2Z')],
  marks: range(12).flatMap((i): Poly[] => { const [x, y] = [-36 + (i % 4) * 24 - Math.floor(i / 4) * 5, -76 + (i % 4) * 4.4 + Math.floor(i / 4) * 25]; return [0, 3, 5, 10].includes(i) ? [ring(x, y, 8.4, 7, 18)] : [ellipse(x, y, 8, 8, 18)]; }),
  cuts: range(12).flatMap((i): Poly[] => { const [x, y] = [-36 + (i % 4) * 24 - Math.floor(i / 4) * 5, -76 + (i % 4) * 4.4 + Math.floor(i / 4) * 25]; return [0, 3, 5, 10].includes(i) ? [limb([[x - 4, y - 3, 0.6], [x, y - 6, 1.8], [x + 3, y - 4, 0.6]])] : []; }),
  hangs: 4,
};

export const medkit: Thing = {
  body: [outline('M-66 0L-66 -66Q-66 -74 -58 -74L58 -74Q66 -74 66 -66L66 0Z'), limb([[-24, -74, 7], [-20, -94, 7], [20, -94, 7], [24, -74, 7]])],
  cuts: [bar(-66, -52, 66, -52, 1.6), box(-46, -58, 12, 12), box(34, -58, 12, 12), bar(-60, -6, 60, -6, 1)],
  pale: [ellipse(0, -34, 25, 25, 30)],
  red: [box(-5, -51, 10, 34), box(-17, -39, 34, 10)],
};

/** A belt drawn tight round nothing. */
export const tourniquet: Thing = {
  body: [ring(-8, -50, 46, 34, 40, 0.84), limb([[30, -30, 13], [58, -12, 13], [84, -16, 12]]), box(22, -58, 26, 30), bar(-38, -92, 24, -70, 6)],
  cuts: [ring(-8, -50, 43, 41.6, 40, 0.84), ring(35, -43, 8, 5.4, 16), ...range(4).map((i): Poly => ellipse(54 + i * 8, -14 + (i % 2), 1.8, 1.8, 8))],
  red: [outline('M-40 -26Q-30 -18 -14 -12Q-16 0 -22 4Q-24 -6 -30 -8Q-30 6 -36 8Q-38 -10 -40 -26Z')],
};

/** Half of it is left in its paper. */
export const candybar: Thing = {
  body: [outline('M-64 -20L20 -64L42 -28L-42 14Z'), outline('M20 -64L48 -78L50 -66L60 -66L58 -54L68 -46L42 -28Z')],
  pale: [outline('M-66 -22L-4 -54L18 -18L-44 14L-50 6L-56 8L-56 -4L-64 -6Z')],
  marks: [outline('M-46 -16L-18 -31L-14 -25L-42 -10Z'), bar(-36, -2, -8, -17, 1.6)],
  cuts: [bar(20, -64, 34, -40, 1.4), bar(30, -66, 42, -46, 1.4), ...range(4).map((i): Poly => ellipse(26 + i * 7, -50 - i * 3, 2, 1.6, 8))],
  red: [outline('M-52 -24L-10 -46L-7 -41L-49 -19Z')],
  hangs: 6,
};

export const can: Thing = {
  body: [outline('M-30 -6L-30 -98L-24 -108L24 -108L30 -98L30 -6L24 0L-24 0Z'), ellipse(0, -108, 24, 5, 24), ring(6, -112, 7, 4, 14, 0.5)],
  red: [outline('M-30 -84L30 -96L30 -36L-30 -22Z')],
  marks: [outline('M6 -86L-14 -52L0 -54L-8 -28L16 -66L2 -64Z')],
  cuts: [bar(-24, -98, 24, -98, 1.4), bar(-22, -92, -22, -10, 2.4), bar(-26, -8, 26, -8, 1.2)],
};

export const backpack: Thing = {
  body: [outline('M-48 0Q-58 -40 -46 -84Q-40 -104 0 -106Q40 -104 46 -84Q58 -40 48 0Z'), limb([[-14, -104, 5], [-10, -120, 5], [10, -120, 5], [14, -104, 5]]), outline('M-62 -2Q-66 -30 -52 -40L-46 0Z'), outline('M62 -2Q66 -30 52 -40L46 0Z'), limb([[-50, -112, 17], [50, -112, 17]], 1)],
  cuts: [outline('M-34 -6L-36 -44L36 -44L34 -6L31 -6L33 -41L-33 -41L-31 -6Z'), limb([[-44, -72, 1], [0, -62, 1.8], [44, -72, 1]]), bar(-14, -76, -14, -46, 2), bar(14, -76, 14, -46, 2), ring(-50, -112, 7, 5, 16), ring(50, -112, 7, 5, 16)],
  red: [box(-6, -34, 12, 4), box(-2, -38, 4, 12)],
};

/** It hangs by its collar; the patches on its back were not sewn. */
export const jacket: Thing = {
  body: [outline('M-24 -116Q0 -106 24 -116L52 -104L74 -34L54 -26L42 -64L42 0L-42 0L-42 -64L-54 -26L-74 -34L-52 -104Z'), limb([[0, -112, 3], [0, -132, 3], [8, -138, 3]])],
  cuts: [bar(0, -106, 0, -2, 1.2), limb([[-24, -114, 0.8], [-8, -92, 1.6], [-2, -80, 0.8]]), limb([[24, -114, 0.8], [8, -92, 1.6], [2, -80, 0.8]]), bar(-42, -8, 42, -8, 1.2), bar(12, -54, 32, -60, 1.4), ...range(6).map((i): Poly => bar(4, -72 + i * 11, 7, -72 + i * 11, 1.6))],
  red: range(4).map((i): Poly => limb([[-34 + i * 7, -78 + i * 2, 0.5], [-26 + i * 6, -54, 3], [-30 + i * 6, -30, 0.5]])),
  hangs: 4,
};

/** Twice round the fist. */
export const rag: Thing = {
  body: [limb([[6, 40, 46], [2, -10, 40], [0, -34, 42]]), outline('M-38 -44Q-44 -88 -26 -98Q0 -108 30 -98Q46 -88 40 -44Q24 -30 -24 -30Z'), ...range(4).map((i): Poly => limb([[-26 + i * 17, -66, 17], [-27 + i * 18, -92, 17], [-26 + i * 17.6, -102 + Math.abs(i - 1.4) * 2, 13]])), limb([[-36, -54, 17], [-10, -46, 16], [14, -48, 12]])],
  pale: [outline('M-44 -88Q0 -100 46 -90L46 -72Q0 -82 -46 -70Z'), outline('M-42 -64Q0 -74 44 -66L42 -48Q0 -58 -40 -46Z'), outline('M36 -72Q58 -60 62 -34Q74 -16 66 4L58 -8L52 6L48 -12Q46 -40 30 -52Z')],
  marks: [limb([[-40, -80, 0.5], [0, -90, 1.4], [42, -81, 0.5]]), limb([[-38, -56, 0.5], [0, -66, 1.4], [40, -58, 0.5]]), limb([[44, -58, 0.5], [54, -34, 1.4], [57, -12, 0.5]])],
  cuts: [limb([[-9, -100, 0.5], [-9, -94, 1.4], [-9, -88, 0.5]]), limb([[9, -102, 0.5], [9, -96, 1.4], [9, -88, 0.5]]), limb([[26, -100, 0.5], [26, -94, 1.4], [26, -88, 0.5]])],
  red: [outline('M-30 -84Q-18 -90 -8 -82Q-10 -72 -22 -74Z'), ellipse(20, -60, 7, 4, 14)],
  hangs: 14,
};

export const rabbitfoot: Thing = {
  body: [outline('M-34 -64Q-20 -84 4 -76Q30 -60 52 -26Q62 -6 46 0Q30 4 18 -14Q-4 -44 -28 -48Q-40 -54 -34 -64Z'), outline('M-30 -76L-46 -62L-58 -78L-42 -92Z'), ring(-60, -98, 15, 11, 24), ...range(4).map((i): Poly => limb([[36 + i * 6, -6 - i * 4, 5], [44 + i * 6, 4 - i * 4, 1.4]]))],
  cuts: [...range(8).map((i): Poly => limb([[-22 + i * 8, -66 + i * 6, 0.4], [-14 + i * 8, -62 + i * 7, 1.4], [-12 + i * 8, -54 + i * 7, 0.4]])), bar(-38, -86, -52, -70, 1.2), bar(-34, -80, -48, -66, 1.2)],
  hangs: 8,
};

/** A notebook with its elastic broken, a pencil across it. */
export const journal: Thing = {
  body: [outline('M-54 0L-60 -98L34 -104L44 -6Z'), ...range(9).map((i): Poly => ring(-58 + i * 0.5, -92 + i * 10.6, 6, 3.6, 14, 0.6))],
  pale: [outline('M-46 -6L-51 -92L27 -97L36 -11Z'), ...put([box(-46, -3, 92, 6)], { x: 24, y: -24, scale: 1, turn: -0.4 })],
  marks: [...range(8).map((i): Poly => limb([[-40, -82 + i * 9, 0.8], [-10, -84 + i * 9 + (i % 2) * 2, 1.2], [(i % 3 ? 22 : 2), -86 + i * 9, 0.8]])), ...put([[[46, -3], [58, 0], [46, 3]]], { x: 24, y: -24, scale: 1, turn: -0.4 })],
  red: [ring(6, -34, 19, 17.4, 26, 0.62)],
};

/** A plan of the place, with one room in another hand. */
export const blueprint: Thing = {
  body: [outline('M-76 -4L-62 -88L64 -96L78 -12Z'), ellipse(-70, -46, 7, 43, 24), ellipse(72, -54, 7, 43, 24)],
  cuts: [outline('M-52 -16L-44 -76L-43 -76L-51 -16Z'), bar(-44, -76, 46, -82, 1.6), bar(-52, -16, 56, -24, 1.6), bar(46, -82, 56, -24, 1.6), bar(-12, -78, -16, -44, 1.4), bar(-48, -46, 4, -50, 1.4), bar(20, -80, 24, -48, 1.4), bar(24, -48, 51, -50, 1.4), bar(0, -20, 2, -34, 1.4), ring(-30, -32, 6, 5, 16), bar(-36, -62, -26, -63, 1), bar(-36, -58, -30, -58.6, 1)],
  red: [outline('M26 -46L49 -48L52 -27L28 -25ZM26 -46').slice(0), ].map((poly): Poly => [...poly, ...[...poly].reverse().map(([x, y]): readonly [number, number] => [39 + (x - 39) * 0.84, -36.5 + (y + 36.5) * 0.8])]),
  hangs: 2,
};
