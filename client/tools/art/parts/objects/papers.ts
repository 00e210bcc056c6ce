/** Books, letters, pictures and cards. */

import { bar, box, ellipse, limb, outline, range, ring, type Poly } from '../../core/geometry.ts';
import type { Thing } from './object.ts';

const rows = (x: number, y: number, w: number, n: number, gap: number): Poly[] => range(n).map((i) => bar(x, y + i * gap, x + w * (i % 3 === 2 ? 0.7 : 1), y + i * gap, 0.9));

/** An open codex, its last gathering in another hand. */
export const manuscript: Thing = {
  body: [outline('M-66 2L-66 -14Q-34 -24 0 -12Q34 -24 66 -14L66 2Q34 -6 0 4Q-34 -6 -66 2Z')],
  pale: [outline('M-62 -14L-56 -74Q-28 -86 -2 -72L0 -14Q-30 -24 -62 -14Z'), outline('M62 -14L56 -74Q28 -86 2 -72L0 -14Q30 -24 62 -14Z')],
  marks: [...rows(-48, -66, 38, 8, 5.6), ...rows(10, -66, 38, 5, 5.6), bar(0, -72, 0, -14, 1.2), outline('M12 -34Q24 -42 34 -32Q26 -24 12 -26Z')],
  red: [box(-49, -70, 9, 9)],
};

/** A closed book with clasps, standing askew on another. */
export const book: Thing = {
  body: [outline('M-56 0L-56 -20L50 -20L50 0Z'), outline('M-40 -22L-54 -102L16 -114L34 -30Z'), outline('M-40 -22L34 -30L40 -24L-34 -15Z')],
  pale: [[[-37, -19], [36, -27], [38, -24], [-34, -16]], [[-52, -6], [48, -6], [48, -14], [-52, -14]]],
  cuts: [ring(-10, -68, 17, 15, 30), ring(-10, -68, 9, 7.6, 24), ...range(8).map((i): Poly => bar(-10 + 16 * Math.cos(i * 0.785), -68 + 16 * Math.sin(i * 0.785), -10 + 23 * Math.cos(i * 0.785), -68 + 23 * Math.sin(i * 0.785), 1)), bar(-47, -94, 10, -104, 0.9), bar(-37, -34, 24, -42, 0.9)],
  marks: range(3).map((i): Poly => bar(-50, -8 - i * 2, 46, -8 - i * 2, 0.5)),
};

/** A pile of books, one open on top. */
export const books: Thing = {
  body: [box(-50, -16, 96, 16), box(-44, -31, 84, 14), box(-52, -46, 94, 14), outline('M-46 -48Q-20 -60 0 -50Q20 -60 46 -48L46 -44Q20 -54 0 -46Q-20 -54 -46 -44Z')],
  pale: [outline('M-44 -50L-40 -78Q-20 -88 -2 -78L0 -52Q-20 -60 -44 -50Z'), outline('M44 -50L40 -78Q20 -88 2 -78L0 -52Q20 -60 44 -50Z'), box(-46, -12, 90, 8), box(-40, -27, 78, 6)],
  marks: [...rows(-34, -72, 26, 4, 5), ...rows(8, -72, 26, 4, 5), bar(-46, -8, 44, -8, 0.6)],
  red: [box(-30, -46, 6, 14), box(22, -16, 6, 16)],
};

export const scroll: Thing = {
  body: [ellipse(-60, -92, 5, 7), ellipse(60, -92, 5, 7), box(-60, -96, 120, 8)],
  pale: [outline('M-48 -92L48 -92L46 -14Q30 -8 0 -14Q-30 -20 -46 -12Z')],
  marks: [...rows(-36, -80, 72, 9, 6), outline('M-40 -14Q-20 -22 0 -17Q26 -11 42 -17Q26 -8 0 -12Q-26 -16 -40 -14Z')],
  red: [ellipse(22, -26, 8), [[18, -20], [16, -6], [21, -10], [25, -4], [26, -20]]],
};

/** A sealed letter, standing. */
export const letter: Thing = {
  body: [],
  pale: [[[-62, 0], [-56, -74], [58, -84], [64, -8]]],
  marks: [limb([[-56, -72, 1.2], [4, -36, 1.2], [58, -82, 1.2]], 1), limb([[-60, -2, 0.8], [-10, -42, 0.8]], 1), limb([[62, -9, 0.8], [18, -46, 0.8]], 1)],
  red: [ellipse(4, -38, 11, 11, 18)],
};

/** A sheet of cipher in columns, with a key laid on it. */
export const cipher: Thing = {
  body: [ring(-26, -20, 11, 6, 20), bar(-16, -20, 34, -20, 4), box(24, -20, 4, 11), box(31, -20, 4, 8)],
  pale: [[[-58, 0], [-50, -96], [46, -102], [60, -8]]],
  marks: range(6).flatMap((i) => range(7).map((j): Poly => {
    const [x, y] = [-40 + j * 12.5, -90 + i * 10.5 - j * 0.7];
    return (i * 5 + j * 3) % 4 === 0 ? bar(x, y, x + 5, y + 4, 1.2) : (i + j * 2) % 3 ? bar(x, y + 2, x + 6, y + 1, 1.3) : ring(x + 3, y + 2, 2.6, 1.5, 10);
  })),
};

/** A strip of telegraph paper with its words in dashes. */
export const telegram: Thing = {
  body: [box(-20, -26, 62, 26), box(-14, -32, 8, 8), bar(-30, -34, 20, -30, 4), ellipse(-32, -35, 7, 5), box(30, -38, 5, 14)],
  pale: [outline('M44 -14Q64 -20 66 -44Q68 -74 40 -78Q8 -82 -6 -66Q-18 -52 -44 -60L-44 -68Q-18 -62 -10 -74Q8 -92 42 -88Q78 -82 76 -42Q74 -10 44 -6Z'), [[-72, -100], [-8, -112], [-4, -84], [-66, -72]]],
  marks: [...rows(-62, -94, 48, 3, 7), ...range(6).map((i): Poly => bar(-30 + i * 12, -64 - Math.sin(i) * 6, -25 + i * 12, -65 - Math.sin(i) * 6, 1.2))],
};

/** A framed portrait of a lady; the canvas is cut. */
export const painting: Thing = {
  body: [outline('M-52 0L-52 -124L52 -124L52 0Z'), outline('M-10 -124Q0 -136 10 -124Z')],
  cuts: [box(-48, -120, 96, 2), box(-48, -6, 96, 2), box(-48, -120, 2, 116), box(46, -120, 2, 116)],
  pale: [box(-40, -112, 80, 100)],
  marks: [outline('M-28 -12Q-26 -44 -10 -50Q-8 -56 -9 -60Q-17 -70 -12 -84Q-6 -96 4 -95Q16 -92 15 -78Q14 -68 8 -60Q8 -54 10 -50Q26 -44 28 -12Z'), ellipse(12, -92, 7, 6)],
  red: [limb([[-34, -100, 0.4], [-10, -82, 2.4], [18, -66, 0.4]]), limb([[20, -104, 0.4], [4, -72, 2.2], [-14, -40, 0.4]])],
  hangs: 14,
};

/** The Tower, and two more face down. */
export const tarot: Thing = {
  body: [[[-62, -4], [-70, -86], [-22, -92], [-12, -8]], [[62, -4], [70, -86], [24, -92], [14, -8]]],
  cuts: [[[-58, -10], [-64, -80], [-60, -80], [-54, -10]], [[58, -10], [64, -80], [60, -80], [54, -10]]],
  pale: [[[-30, -2], [-30, -108], [30, -108], [30, -2]]],
  marks: [outline('M-12 -12L-10 -66L10 -66L12 -12Z'), [[-14, -66], [-8, -80], [-2, -70], [4, -84], [14, -66]], box(-26, -104, 52, 1.2), box(-26, -7, 52, 1.2), [[18, -60], [24, -54], [20, -44], [14, -52]], [[-20, -50], [-16, -40], [-24, -34], [-26, -46]]],
  red: [[[10, -100], [-2, -84], [6, -84], [-6, -68], [14, -88], [6, -88], [18, -100]]],
};

/** Playing cards and a broken glass: an evening. */
export const will: Thing = {
  body: [box(-64, -12, 34, 12), bar(34, -2, 58, -62, 1.6), outline('M50 -58Q56 -92 72 -104Q72 -78 60 -58Z')],
  pale: [outline('M-48 -10L-38 -104Q0 -112 38 -102L44 -8Q0 -14 -48 -10Z')],
  cuts: [box(-60, -9, 26, 1)],
  marks: [...rows(-26, -88, 54, 9, 7), limb([[4, -20, 0.6], [14, -28, 1.2], [20, -18, 1], [30, -24, 0.6]])],
  red: [ellipse(-20, -22, 8), [[-24, -16], [-27, -2], [-21, -6], [-15, -1], [-16, -16]]],
};
