/** Relics: what one wears, wagers or prays to. */

import { bar, box, cos, ellipse, limb, outline, range, ring as hoop, sin, TAU, type Poly } from '../../core/geometry.ts';
import type { Thing } from './object.ts';

export const diadem: Thing = {
  body: [outline('M-60 -10Q0 12 60 -10L70 -74L44 -44L32 -96L14 -50L0 -116L-14 -50L-32 -96L-44 -44L-70 -74Z'), ...([[-70, -78], [-32, -100], [0, -120], [32, -100], [70, -78]] as const).map(([x, y]): Poly => ellipse(x, y, 5.4))],
  cuts: [limb([[-58, -18, 0.6], [0, 2, 1.8], [58, -18, 0.6]]), limb([[-62, -32, 0.6], [0, -14, 1.8], [62, -32, 0.6]]), ...[-36, -18, 18, 36].map((x): Poly => ellipse(x, -18 + Math.abs(x) * -0.16 + 4, 3, 4, 10))],
  lit: [outline('M-9 -22L0 -36L9 -22L0 -8Z')],
};

export const gauntlet: Thing = {
  body: [outline('M-30 0L-38 -44Q-26 -54 -24 -58L22 -58Q26 -52 38 -46L30 0Z'), outline('M-26 -56Q-32 -80 -26 -92L24 -92Q30 -78 24 -56Z'), ...([[-21, -92, -26, -126], [-7, -94, -9, -136], [7, -94, 8, -134], [20, -92, 24, -122]] as const).map(([a, b, c, d]): Poly => limb([[a, b, 13], [(a + c) / 2, (b + d) / 2, 12], [c, d, 7]])), limb([[-26, -66, 14], [-44, -84, 12], [-50, -98, 7]])],
  cuts: [limb([[-28, -60, 0.6], [0, -54, 1.6], [26, -60, 0.6]]), limb([[-27, -74, 0.6], [0, -68, 1.4], [26, -74, 0.6]]), ...[-16, 0, 16].map((x): Poly => ellipse(x, -84, 3.4, 3.4, 10)), ...range(4).map((i): Poly => bar(-26 + i * 15, -106, -18 + i * 14, -108, 1.2)), bar(-26, -8, 26, -8, 1.4), bar(-30, -36, 30, -36, 1.4)],
  scale: 0.92,
};

/** A folded cloth with the shape of a head in it. */
export const shroud: Thing = {
  body: [outline('M-66 0Q-70 -20 -52 -30Q-40 -96 0 -104Q40 -96 52 -30Q70 -20 66 0Z')],
  pale: [outline('M-56 -4Q-58 -20 -44 -28Q-34 -86 0 -94Q34 -86 44 -28Q58 -20 56 -4Q28 -14 0 -6Q-28 -14 -56 -4Z')],
  marks: [outline('M-18 -60Q-10 -66 -4 -60Q-10 -54 -18 -60Z'), outline('M18 -60Q10 -66 4 -60Q10 -54 18 -60Z'), limb([[-8, -38, 0.6], [0, -34, 2], [8, -38, 0.6]]), ...range(4).map((i): Poly => limb([[-30 + i * 6, -70 + i * 2, 0.4], [-36 + i * 9, -40, 1], [-34 + i * 12, -12, 0.4]])), ...range(3).map((i): Poly => limb([[28 - i * 4, -70, 0.4], [34 - i * 6, -40, 1], [36 - i * 10, -12, 0.4]]))],
};

export const wreath: Thing = {
  body: [hoop(0, -58, 52, 40, 44), ...range(26).map((i): Poly => { const a = (i / 26) * TAU; const r = i % 2 ? 52 : 42; const out = i % 2 ? 1 : -1; return limb([[r * cos(a), -58 + r * sin(a), 4], [(r + out * 9) * cos(a + 0.12), -58 + (r + out * 9) * sin(a + 0.12), 3], [(r + out * 17) * cos(a + 0.3), -58 + (r + out * 17) * sin(a + 0.3), 0.5]]); })],
  cuts: range(20).map((i): Poly => { const a = (i / 20) * TAU; return limb([[42 * cos(a), -58 + 42 * sin(a), 0.6], [50 * cos(a + 0.2), -58 + 50 * sin(a + 0.2), 1.4]], 1); }),
  red: [ellipse(-40, -30, 4, 4, 10), ellipse(46, -66, 4, 4, 10), ellipse(6, -108, 4, 4, 10)],
  hangs: 4,
};

export const bell: Thing = {
  body: [outline('M-56 -8Q-40 -22 -36 -60Q-32 -100 0 -104Q32 -100 36 -60Q40 -22 56 -8Z'), box(-60, -10, 120, 8), hoop(0, -112, 11, 6, 20), ellipse(6, 0, 10, 9)],
  cuts: [limb([[-44, -22, 0.6], [0, -14, 2], [44, -22, 0.6]]), limb([[-36, -66, 0.6], [0, -60, 1.6], [36, -66, 0.6]]), limb([[-22, -92, 0.6], [-26, -56, 2.4], [-38, -26, 0.6]]), limb([[10, -96, 0.5], [4, -70, 1.8], [14, -50, 1.6], [6, -30, 0.5]])],
};

/** A carnival mask on a stick; it smiles on one side. */
export const mask: Thing = {
  body: [bar(20, -52, 44, 4, 4), ...range(7).map((i): Poly => limb([[-26 + i * 8, -96, 5], [-40 + i * 12, -122 + Math.abs(i - 3) * 3, 6], [-46 + i * 15, -140 + Math.abs(i - 3) * 6, 1]]))],
  pale: [outline('M-44 -96Q0 -114 44 -96Q50 -58 22 -34Q0 -24 -22 -34Q-50 -58 -44 -96Z')],
  marks: [outline('M-32 -78Q-20 -90 -6 -76Q-20 -68 -32 -78Z'), outline('M32 -78Q20 -90 6 -76Q20 -68 32 -78Z'), limb([[-20, -50, 0.6], [0, -44, 3], [16, -48, 3], [26, -58, 0.6]]), outline('M-20 -66L-16 -66L-18 -48Z'), ellipse(0, -98, 3, 3, 9)],
};

export const eye: Thing = {
  body: [ellipse(0, -56, 58, 55, 44), limb([[-40, -20, 14], [-56, -4, 9], [-74, 0, 3]]), limb([[-30, -12, 10], [-38, 4, 5], [-60, 8, 1]])],
  pale: [ellipse(4, -58, 50, 48, 44)],
  marks: [ellipse(16, -60, 24, 24, 30), ...range(6).map((i): Poly => limb([[-44 + i * 2, -80 + i * 10, 0.4], [-28, -74 + i * 7, 1.2], [-14 + (i % 2) * 4, -68 + i * 5, 0.3]]))],
  cuts: [hoop(16, -60, 21, 18, 30), ...range(16).map((i): Poly => bar(16 + 11 * cos(i * 0.39), -60 + 11 * sin(i * 0.39), 16 + 18 * cos(i * 0.39), -60 + 18 * sin(i * 0.39), 0.8))],
  lit: [ellipse(22, -68, 4, 4, 12)],
};

export const ring: Thing = {
  body: [hoop(0, -42, 44, 33, 44), outline('M-22 -84L-14 -104L14 -104L22 -84L0 -66Z')],
  cuts: [hoop(0, -42, 41, 39.6, 44), bar(-14, -104, -6, -86, 1), bar(14, -104, 6, -86, 1), bar(-22, -85, 22, -85, 1.2)],
  lit: [outline('M-8 -88L0 -100L8 -88L0 -76Z')],
  hangs: 2,
};

export const scales: Thing = {
  body: [outline('M-34 0L-28 -8L28 -8L34 0Z'), bar(0, -8, 0, -112, 5), limb([[-62, -92, 3], [0, -106, 5], [62, -114, 3]]), ellipse(0, -116, 6), ...([[-62, -92, -48], [62, -114, -66]] as const).flatMap(([x, y, low]): Poly[] => [bar(x, y, x - 20, low, 1), bar(x, y, x + 20, low, 1), outline(`M${x - 24} ${low}L${x + 24} ${low}Q${x + 14} ${low + 14} ${x} ${low + 14}Q${x - 14} ${low + 14} ${x - 24} ${low}Z`)])],
  pale: [outline('M52 -66Q46 -78 56 -82Q62 -88 68 -82Q78 -78 72 -66Z')],
  cuts: [bar(0, -30, 0, -90, 1)],
  lit: [ellipse(-62, -52, 7, 6, 14)],
};

export const hourglass: Thing = {
  body: [box(-44, -10, 88, 10), box(-44, -118, 88, 10), bar(-36, -8, -36, -110, 5), bar(36, -8, 36, -110, 5)],
  pale: [outline('M-26 -108L26 -108Q26 -80 4 -62Q26 -46 26 -12L-26 -12Q-26 -46 -4 -62Q-26 -80 -26 -108Z')],
  marks: [outline('M-22 -88Q0 -84 22 -88Q16 -74 2 -64L-2 -64Q-16 -74 -22 -88Z'), outline('M-24 -13Q-12 -20 0 -36Q12 -20 24 -13Z'), bar(0, -64, 0, -36, 1.2)],
};

/** A doll with too few stitches. */
export const doll: Thing = {
  body: [ellipse(0, -88, 24, 24, 30), outline('M-18 -68L-30 -18L30 -18L18 -68Z'), limb([[-16, -60, 12], [-40, -46, 10], [-52, -52, 8]]), limb([[16, -60, 12], [38, -40, 10], [44, -26, 8]]), limb([[-14, -20, 13], [-18, -2, 12]]), limb([[14, -20, 13], [18, -2, 12]]), ...range(9).map((i): Poly => limb([[-20 + i * 5, -104, 3], [-26 + i * 6.5, -118 + Math.abs(i - 4), 0.6]]))],
  cuts: [...[-9, 9].flatMap((x): Poly[] => [bar(x - 4, -94, x + 4, -86, 1.8), bar(x + 4, -94, x - 4, -86, 1.8)]), bar(-11, -77, 11, -76, 1.4), ...range(5).map((i): Poly => bar(-9 + i * 4.6, -80, -9 + i * 4.6, -73, 1)), bar(0, -66, 0, -20, 1), ...range(5).map((i): Poly => bar(-4, -60 + i * 9, 4, -58 + i * 9, 1))],
  red: [outline('M-14 -52Q-20 -60 -14 -62Q-10 -62 -9 -58Q-8 -62 -4 -62Q2 -58 -9 -48Z')],
};

