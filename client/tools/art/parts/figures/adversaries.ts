/** Those who hunt them: the Butcher, the Horror with its young, the Cult and what it calls. */

import { bar, box, cos, ellipse, limb, outline, put, range, ring, sin, type Joint, type Point, type Poly } from '../../core/geometry.ts';
import type { FigurePart } from './figure.ts';

const chain = (x: number, y: number, links: number): Poly[] => range(links).map((i): Poly => ring(x + (i % 2), y + i * 6, 3.6, 2, 12, i % 2 ? 0.6 : 1.2));
const meathook = (x: number, y: number): Poly[] => put([limb([[0, 0, 3], [0, 16, 3.4], [2, 24, 4], [12, 30, 4], [19, 22, 3], [17, 12, 0.6]], 6)], { x, y, scale: 1 });
const blade = (x: number, y: number, turn: number): Poly[] => put([outline('M-4 -14L-6 -46Q8 -52 22 -46L24 -18Q12 -12 -4 -14Z')], { x, y, scale: 1, turn });
const edge = (x: number, y: number, turn: number): Poly[] => put([ellipse(-1, -40, 2.4, 2.4, 9), outline('M20 -46L24 -18Q18 -15 12 -15Q20 -30 16 -47Z')], { x, y, scale: 1, turn });
const cleaver = (x: number, y: number, turn: number): Poly[] => [...put([box(-2.4, -18, 4.8, 30)], { x, y, scale: 1, turn }), ...blade(x, y, turn)];
const mask: Poly = outline('M-8 -112Q-9 -124 0 -125Q9 -124 8 -112Q7 -104 0 -102Q-7 -104 -8 -112Z');

const sockets: Poly[] = [ellipse(-3.4, -115, 2.2, 2.6, 9), ellipse(3.4, -115, 2.2, 2.6, 9), ...range(4).map((i): Poly => box(-3.8 + i * 2.2, -109, 0.8, 4)), bar(-5, -107, 5, -107, 0.8)];

const SHOULDERS: Poly[] = [
  outline('M-30 -92Q-22 -104 0 -105Q22 -104 30 -92Q34 -70 26 -48L30 4L12 4L3 -34L-4 -34L-12 4L-30 4L-26 -48Q-34 -70 -30 -92Z'),
  outline('M-11 -100Q-12 -128 0 -129Q12 -128 11 -100Z'),
];

/** He stands, an apron over everything, and does not hurry. */
export const butcher: FigurePart = () => ({
  body: [...SHOULDERS, limb([[-26, -92, 17], [-40, -66, 13], [-37, -38, 10], [-35, -30, 9]]), limb([[26, -92, 17], [42, -70, 13], [41, -44, 10], [40, -36, 9]]), ...chain(-36, -28, 4), ...meathook(-35, -4), ...cleaver(41, -34, 0.3), outline('M-20 -88L20 -88L25 -20Q0 -12 -25 -20Z')],
  pale: [mask, ...blade(41, -34, 0.3)],
  marks: [...sockets, ...edge(41, -34, 0.3).slice(0, 1)],
  cuts: [limb([[-18, -86, 0.5], [-22, -54, 1.1], [-24, -22, 0.5]]), limb([[18, -86, 0.5], [22, -54, 1.1], [24, -22, 0.5]]), bar(-20, -87, 20, -87, 1)],
  red: [limb([[-15, -44, 1], [-12, -34, 3], [-13, -24, 0.8]]), limb([[-8, -38, 0.8], [-6, -30, 2.2], [-7, -22, 0.6]]), ellipse(5, -52, 2, 2.6, 9), ellipse(10, -46, 1.3, 1.8, 8), ellipse(-2, -62, 1.4, 1.6, 8), ...edge(41, -34, 0.3).slice(1)],
  eyes: [[-3.4, -115], [3.4, -115]],
  height: 130,
  scale: 0.98,
});

/** From the side, one long step, the hook trailing behind. */
export const stalker: FigurePart = () => ({
  body: [
    limb([[10, -104, 14], [4, -92, 30], [-4, -70, 34], [-6, -48, 30]]), outline('M6 -104Q4 -124 16 -126Q28 -124 26 -108Q22 -98 12 -98Z'), limb([[-8, -50, 19], [-22, -28, 14], [-36, -4, 9], [-28, 1, 8]]), limb([[0, -50, 19], [16, -28, 14], [20, -3, 9], [32, 0, 8]]), outline('M14 -90L22 -30L2 -24L-14 -40Z'),
    limb([[2, -92, 16], [22, -74, 12], [40, -62, 9]]), ...cleaver(42, -60, 0.5), limb([[-4, -90, 15], [-26, -72, 11], [-32, -52, 9]]), limb([[-32, -52, 2.6], [-40, -28, 2.6], [-58, -10, 2.6], [-80, -4, 2.6]]), ...put([limb([[0, 0, 3.4], [-12, 0, 3.6], [-22, -4, 4], [-26, -14, 3.4], [-18, -20, 0.8]], 5)], { x: -80, y: -3, scale: 1 }),
  ],
  pale: [outline('M17 -121Q26 -120 25 -109Q22 -102 17 -102Q20 -112 17 -121Z'), ...blade(42, -60, 0.5)],
  marks: [ellipse(21.4, -113, 2, 2.4, 9), box(19, -106, 4, 0.8), ...edge(42, -60, 0.5).slice(0, 1)],
  red: edge(42, -60, 0.5).slice(1),
  eyes: [[21, -113]],
  height: 128,
  scale: 1,
});

/** Only his outline, larger than the wood, with an arm raised. */
export const shadow: FigurePart = () => ({
  body: [...SHOULDERS, limb([[26, -92, 18], [46, -112, 14], [44, -138, 11]]), limb([[-26, -92, 17], [-42, -66, 13], [-40, -36, 11]]), ...cleaver(44, -140, 0.16), ...meathook(-40, -36), outline('M-32 -30L-60 30L60 30L32 -30Z')],
  eyes: [[-3.4, -115], [3.4, -115]],
  height: 180,
  scale: 1.05,
  stands: 'beyond',
});

/** Toad and spider and something that was at a baptism once: folded legs, a wet mouth, too tall. */
export const horror: FigurePart = (t) => {
  const leg = (x: number, knee: Point, foot: number, w: number): Poly[] => [limb([[x, -52, w], [knee[0], knee[1], w * 0.62], [foot - (foot > 0 ? 4 : -4), -16, w * 0.4], [foot, 0, 2]], 6), ...[-1, 0, 1].map((i): Poly => limb([[foot, -2, 3], [foot + i * 7 + (foot > 0 ? 5 : -5), 2, 0.6]], 1))];
  return {
    body: [
      limb([[-44, -34, 30], [-26, -52, 46], [2, -66, 50], [28, -74, 40]], 8), limb([[18, -78, 38], [44, -92, 34], [66, -90, 22], [80, -84, 9]], 7), limb([[26, -60, 24], [48, -62, 15], [70, -60, 5]], 5),
      ...leg(-38, [-70, -74], -92, 18), ...leg(-20, [-44, -96], -52, 16), ...leg(16, [30, -104], 56, 16), ...leg(34, [74, -44], 92, 15), limb([[-52, -32, 22], [-76, -18, 12], [-108, -8, 1]]),
      ...range(11).map((i): Poly => ellipse(-40 + i * 8, -54 - 24 * sin((i + 2) / 5.4) + t.R(-3, 3), 5 + (i % 3), 4.4 + (i % 2))),
    ],
    cuts: [...range(5).map((i): Poly => limb([[-24 + i * 11, -64 - i * 3, 0.4], [-20 + i * 11, -50 - i * 3, 1.3], [-26 + i * 11, -40 - i * 3, 0.4]])), limb([[40, -78, 0.6], [60, -74, 1.4], [80, -80, 0.5]])],
    pale: [...range(8).map((i): Poly => [[40 + i * 4.6, -76 + i * 0.2], [43.6 + i * 4.6, -76], [42 + i * 4.6, -67 + (i % 2) * 2]]), ...range(6).map((i): Poly => [[42 + i * 4.6, -60], [45.6 + i * 4.6, -60.4], [44 + i * 4.6, -67 + (i % 2) * 2]])],
    red: [limb([[56, -66, 3], [72, -56, 3], [78, -40, 2.4], [72, -30, 0.8]])],
    eyes: [[50, -98], [58, -97], [44, -102], [65, -94]],
    height: 116,
    scale: 0.95,
    isCentral: true,
  };
};

/** Its young, still wet. */
export const hatchlings: FigurePart = (t) => {
  const one: Poly[] = [limb([[-14, -10, 10], [0, -15, 17], [12, -14, 13]]), ellipse(16, -17, 8, 7), ...range(6).map((i): Poly => limb([[-8 + (i % 3) * 9, -12, 3.4], [-16 + (i % 3) * 16, -28 + (i < 3 ? 0 : 8), 2.4], [-24 + (i % 3) * 24, 0, 0.8]])), limb([[-16, -9, 5], [-30, -4, 0.8]])];
  const spots = [[-62, 0.9, 1], [-18, 0.66, -1], [26, 1.15, 1], [74, 0.74, -1]] as const;
  return { body: spots.flatMap(([x, scale, flip]) => put(one, { x, y: t.R(-6, 2), scale, flip })), eyes: spots.flatMap(([x, scale, flip]): Point[] => [[x + flip * 17 * scale, -20 * scale], [x + flip * 21 * scale, -18 * scale]]), height: 40, scale: 1.2, isCentral: true };
};

const robe = outline('M-22 2Q-17 -40 -14 -66Q-17 -80 -10 -88Q-11 -104 0 -112Q11 -104 10 -88Q17 -80 14 -66Q17 -40 23 2Q12 -3 6 1Q0 -4 -6 1Q-12 -3 -22 2Z');
const goat: Poly[] = [outline('M-6.4 -98Q0 -104 6.4 -98L4 -82Q0 -74 -4 -82Z')];
const hornsOn: Poly[] = [limb([[-4, -103, 4], [-14, -112, 3], [-16, -124, 0.6]]), limb([[4, -103, 4], [14, -112, 3], [16, -124, 0.6]])];

/** A robe, a goat's skull, a knife held the way one holds a pen. */
export const cultist: FigurePart = () => ({
  body: [robe, ...hornsOn, limb([[11, -80, 9], [20, -62, 8], [28, -66, 6]]), limb([[-11, -80, 9], [-18, -60, 8], [-8, -52, 6]])],
  pale: [...goat, [[27, -66], [31, -92], [34, -66]]],
  marks: [outline('M-5 -95L-1.4 -92L-4 -89Z'), outline('M5 -95L1.4 -92L4 -89Z'), bar(-1, -80, -1, -77, 0.6), bar(1, -80, 1, -77, 0.6)],
  red: [[[29.4, -82], [31, -92], [33, -76], [31, -70]]],
  cuts: [limb([[-4, -62, 0.4], [-8, -30, 1], [-10, -4, 0.4]]), limb([[5, -60, 0.4], [9, -30, 1], [13, -4, 0.4]]), bar(-14, -54, 14, -54, 1)],
  height: 124,
  scale: 1.05,
});

/** Five of them, and five candles. */
export const cultists: FigurePart = (t) => {
  const spots = range(5).map((i) => ({ x: (i - 2) * 40, y: -Math.abs(i - 2) * -3 + t.R(-2, 2), scale: 0.78 - Math.abs(i - 2) * 0.07 }));
  return {
    body: spots.flatMap((place, i) => put([robe, ...(i % 2 ? [] : hornsOn), limb([[10, -78, 8], [17, -60, 7], [10, -58, 6]]), limb([[-10, -78, 8], [-17, -60, 7], [6, -58, 6]]), box(6, -74, 4, 16)], place)),
    pale: spots.flatMap((place, i) => (i % 2 ? [] : put(goat, place))),
    eyes: spots.map(({ x, y, scale }): Point => [x + 8 * scale, y - 79 * scale]),
    height: 100,
    scale: 1,
    isCentral: true,
  };
};

/** What they call: antlers over the trees, ribs with the sky between them. */
export const morgonnod: FigurePart = () => {
  const antler = (m: number): Poly[] => {
    const beam: Joint[] = [[m * 6, -150, 8], [m * 26, -176, 7], [m * 54, -186, 5], [m * 72, -214, 1]];
    return [limb(beam), limb([[m * 26, -176, 6], [m * 24, -202, 4], [m * 32, -226, 1]]), limb([[m * 50, -186, 5], [m * 76, -184, 3], [m * 92, -196, 1]]), limb([[m * 40, -184, 5], [m * 46, -208, 3], [m * 44, -224, 1]])];
  };
  const arm = (m: number): Poly[] => [limb([[m * 22, -112, 17], [m * 62, -98, 12], [m * 82, -58, 9], [m * 74, -34, 7]]), ...range(5).map((i): Poly => limb([[m * 74, -36, 5], [m * (66 + i * 7), -18, 3.4], [m * (62 + i * 9), 4, 0.6]]))];
  return {
    body: [
      outline('M-14 -128Q-18 -152 0 -156Q18 -152 14 -128L6 -108Q0 -102 -6 -108Z'), limb([[0, -120, 12], [0, -60, 11], [0, 10, 16]]), limb([[-26, -112, 14], [0, -118, 16], [26, -112, 14]]), outline('M-60 40Q-30 -14 0 -18Q30 -14 60 40Z'),
      ...range(5).flatMap((i): Poly[] => [-1, 1].map((m): Poly => limb([[0, -104 + i * 15, 6], [m * (26 - i * 2), -104 + i * 15, 5], [m * (30 - i * 3), -88 + i * 15, 1.6]]))), ...[-1, 1].flatMap(antler), ...[-1, 1].flatMap(arm),
    ],
    eyes: [[-6, -136], [6, -136]],
    height: 220,
    scale: 0.78,
    stands: 'beyond',
  };
};

/** A ring of eyes on stalks of wire, nailed up. */
export const nailed: FigurePart = (t) => {
  const spots = range(7).map((i): Point => [(i - 3) * 26, -62 - 34 * cos((i - 3) * 0.8) + t.R(-10, 10)]);
  return {
    body: [outline('M-9 6L-8 -130L8 -130L9 6Z'), outline('M-100 -70L-98 -80L100 -84L100 -72Z'), ...spots.flatMap(([x, y]): Poly[] => [limb([[x, y, 2.4], [x + 4, y - 20, 2], [x, y - 34, 2]]), ellipse(x, y, 11, 10, 18)])],
    pale: spots.map(([x, y]): Poly => ellipse(x, y, 8.6, 8, 16)),
    red: spots.flatMap(([x, y], i): Poly[] => [limb([[x - 1, y + 8, 2.4], [x, y + 18 + (i % 3) * 6, 1.6], [x, y + 26 + (i % 3) * 6, 0.6]])]),
    eyes: spots.map(([x, y], i): Point => [x + (i < 3 ? 2.4 : i > 3 ? -2.4 : 0), y + 1]),
    height: 130,
    scale: 1,
    isCentral: true,
  };
};

