/** Beasts, and what is not one. */

import { bar, box, cos, ellipse, limb, outline, PI, put, range, sin, type Joint, type Point, type Poly } from '../../core/geometry.ts';
import type { FigurePart } from './figure.ts';

export const hound: FigurePart = () => ({
  body: [
    limb([[-40, -46, 13], [-22, -48, 18], [0, -45, 22], [18, -48, 26], [30, -54, 16]]), limb([[22, -56, 20], [36, -63, 14], [46, -62, 12]]), limb([[40, -64, 13], [52, -60, 10], [64, -54, 6], [68, -53, 4]]), limb([[46, -56, 6], [56, -52, 4], [64, -48, 2.4]]),
    limb([[41, -66, 7], [36, -78, 1]]), limb([[45, -67, 6], [44, -79, 1]]), limb([[-43, -47, 7], [-58, -38, 5], [-70, -41, 3], [-80, -52, 0.8]]), limb([[-36, -44, 20], [-42, -26, 10], [-51, -16, 6], [-47, -3, 5], [-40, 0, 4]]), limb([[-30, -42, 18], [-28, -26, 9], [-36, -15, 6], [-32, -2, 5], [-25, 0, 4]]),
    limb([[20, -42, 16], [24, -22, 8], [22, -4, 5], [28, 0, 5]]), limb([[14, -42, 14], [12, -24, 8], [20, -13, 5], [18, -4, 4]]), [[8, -58], [14, -66], [18, -59], [23, -68], [27, -61], [31, -70], [34, -64]],
  ],
  cuts: range(4).map((i): Poly => limb([[-8 + i * 7, -54, 0.3], [-5 + i * 7, -44, 1], [-9 + i * 7, -37, 0.3]])),
  eyes: [[51, -63]],
  height: 78,
  scale: 1.1,
});

/** A hound that sits, wearing a collar, and waits to be told. */
export const sitting: FigurePart = () => ({
  body: [
    limb([[-22, -12, 24], [-16, -36, 28], [2, -58, 24], [12, -72, 17]]), limb([[8, -70, 16], [16, -84, 13], [20, -88, 13]]), limb([[18, -88, 14], [30, -86, 9], [40, -82, 5]]), limb([[14, -92, 6], [9, -104, 1]]), limb([[20, -94, 5], [21, -104, 1]]),
    limb([[8, -56, 15], [14, -28, 8], [14, -3, 6], [20, 0, 5]]), limb([[2, -50, 12], [4, -24, 7], [4, -3, 6], [10, 0, 5]]), limb([[-20, -20, 22], [-6, -10, 14], [-2, -2, 7], [6, 0, 5]]), limb([[-30, -6, 7], [-46, -2, 5], [-58, -10, 1]]), bar(15, -66, 24, -56, 0.8),
  ],
  pale: [limb([[5, -76, 2.4], [15, -72, 2.8], [22, -76, 2.2]]), ellipse(17, -68, 2.2, 2.8)],
  eyes: [[27, -89]],
  height: 104,
  scale: 1.15,
});

export const mare: FigurePart = () => ({
  body: [
    limb([[-40, -62, 20], [-26, -64, 28], [-6, -60, 26], [14, -60, 29], [26, -66, 22]]), limb([[18, -70, 28], [31, -86, 18], [39, -103, 12]]), limb([[36, -105, 13], [47, -99, 11], [57, -88, 7.5], [60, -84, 6.5]]), limb([[37, -108, 4.4], [36, -119, 0.8]]), limb([[41, -109, 3.6], [42, -118, 0.6]]),
    [[34, -112], [28, -104], [24, -92], [19, -82], [12, -74], [22, -72], [28, -84], [34, -96]], limb([[-46, -66, 6], [-58, -58, 8], [-62, -34, 7], [-58, -14, 1]]), limb([[-36, -58, 25], [-40, -38, 11], [-49, -25, 6.4], [-45, -4, 5], [-42, -1, 7]]), limb([[-28, -58, 22], [-24, -36, 10], [-31, -23, 6], [-25, -4, 5], [-21, -1, 7]]),
    limb([[20, -54, 17], [21, -30, 7.6], [27, -18, 6], [18, -4, 5], [21, -1, 7]]), limb([[12, -54, 15], [6, -32, 7.4], [12, -20, 6], [7, -4, 5], [10, -1, 7]]), bar(30, -80, 42, -68, 1.2), box(38.4, -68, 8, 1.8), box(38.4, -56, 8, 1.8), box(38.6, -67, 1, 12), box(45.2, -67, 1, 12),
  ],
  lamp: [42.4, -61],
  height: 118,
  scale: 1.1,
});

/** A small, patient horse with a pannier. */
export const pony: FigurePart = () => ({
  body: [
    limb([[-32, -50, 22], [-16, -52, 27], [4, -50, 27], [18, -52, 24]]), limb([[16, -56, 24], [28, -66, 17], [36, -76, 12]]), limb([[34, -78, 14], [44, -70, 11], [52, -60, 8], [54, -57, 7]]), limb([[33, -82, 5], [31, -92, 1]]), limb([[38, -82, 4], [39, -90, 1]]), [[30, -86], [22, -76], [16, -64], [10, -58], [24, -60], [32, -70], [40, -80]],
    limb([[-40, -54, 8], [-50, -44, 9], [-50, -20, 7], [-46, -10, 1]]), limb([[-30, -44, 20], [-34, -24, 9], [-31, -2, 6.4]]), limb([[-22, -44, 18], [-18, -22, 9], [-18, -2, 6.4]]), limb([[14, -44, 17], [15, -22, 8], [16, -2, 6.4]]), limb([[22, -44, 14], [26, -22, 8], [24, -2, 6.4]]),
    outline('M-18 -62L12 -62L10 -36L-14 -36Z'), ellipse(-4, -68, 12, 8),
  ],
  cuts: [bar(-16, -54, 10, -54, 0.8), bar(-15, -46, 10, -46, 0.8), limb([[40, -70, 1], [50, -58, 1]]), limb([[42, -76, 1.4], [48, -76, 1.4]])],
  height: 92,
  scale: 1.25,
});

const claws = (x: number, y: number, m: number): Poly[] => range(4).map((i) => limb([[x, y, 3], [x + m * (4 + i * 2.6), y - 4 + i * 3, 2], [x + m * (8 + i * 2.4), y + 1 + i * 3.4, 0.4]]));

/** Too many legs, jointed too high, and quick. */
export const crawler: FigurePart = (t) => ({
  body: [
    ellipse(0, -34, 17, 12), ellipse(22, -40, 9, 8), limb([[-10, -34, 22], [-30, -42, 20], [-46, -36, 4]]),
    ...range(8).map((i): Poly => {
      const k = i % 4;
      const x = -16 + k * 13;
      const end = x + (k - 1.2) * 24 + (i < 4 ? 6 : -6);
      return limb([[x, -34, 6], [x + (end - x) * 0.5, -66 - t.R(0, 16), 4.4], [x + (end - x) * 0.9, -34, 3], [end, 0, 1]]);
    }),
    ...range(3).map((i): Poly => limb([[28, -40 + i * 3, 2.4], [36, -38 + i * 4, 1.6], [35, -30 + i * 4, 0.6]])),
  ],
  eyes: [[25, -43], [29, -41], [22, -44]],
  height: 74,
  scale: 1.2,
});

/** Crawlers in the distance, a column of them. */
export const crawlers: FigurePart = (t) => ({
  body: range(7).flatMap((i) => {
    const legs = range(6).map((j): Poly => limb([[(j % 3) * 8 - 8, -16, 3], [(j % 3) * 14 - 14 + (j < 3 ? 6 : -6), -32, 2], [(j % 3) * 18 - 18 + (j < 3 ? 8 : -8), 0, 0.6]]));
    return put([ellipse(0, -16, 13, 8), ellipse(13, -19, 6, 5), ...legs], { x: (i - 3) * 30 + t.R(-6, 6), y: (i % 3) * 12 - 18, scale: 0.6 + (i % 3) * 0.22 });
  }),
  eyes: range(7).map((i): Point => [(i - 3) * 30 + 9, (i % 3) * 12 - 32]),
  height: 60,
  scale: 1.1,
  isCentral: true,
});

/** The Devourer: all forequarters, and a jaw that opens further than it should. */
export const devourer: FigurePart = () => {
  const fangs = (x0: number, y0: number, x1: number, y1: number, m: number): Poly[] =>
    range(6).map((i) => {
      const [x, y, l] = [x0 + ((x1 - x0) * i) / 5, y0 + ((y1 - y0) * i) / 5, 13 - i * 1.5];
      return [[x - 2, y], [x + 2, y], [x + 1, y + m * l]];
    });
  return {
    body: [
      limb([[-78, -30, 16], [-50, -50, 34], [-14, -66, 52], [16, -66, 50], [34, -60, 36]]), limb([[22, -68, 32], [50, -78, 22], [78, -88, 13], [98, -96, 5]]), limb([[26, -52, 26], [48, -34, 16], [72, -16, 9], [86, -10, 4]]),
      limb([[10, -60, 28], [2, -34, 17], [16, -14, 11], [10, 0, 8], [22, 2, 6]]), limb([[-12, -58, 24], [-26, -34, 14], [-14, -14, 9], [-20, 0, 7], [-9, 2, 5]]), limb([[-66, -36, 20], [-74, -18, 10], [-66, -6, 7], [-60, 0, 5]]), limb([[-78, -32, 12], [-102, -24, 7], [-120, -34, 1]]),
      ...range(8).map((i): Poly => limb([[-48 + i * 10, -64 - 10 * sin((i / 7) * PI), 6], [-56 + i * 10, -84 - 14 * sin((i / 7) * PI), 0.6]])), ...claws(18, 1, 1), ...claws(-12, 1, 1),
    ],
    pale: [...fangs(50, -70, 94, -90, 1), ...fangs(48, -38, 82, -15, -1)],
    cuts: range(5).map((i): Poly => limb([[-40 + i * 9, -66, 0.4], [-34 + i * 9, -52, 1.2], [-40 + i * 9, -42, 0.4]])),
    eyes: [[50, -84], [58, -86]],
    height: 100,
    scale: 1,
  };
};

/** The Guardian: horned, stooped, with a mattock. */
export const guardian: FigurePart = () => ({
  body: [
    outline('M-36 -94Q-44 -70 -34 -44L-36 4L-16 4L-6 -36L6 -36L18 4L38 4L34 -46Q46 -72 36 -96Q14 -108 -8 -106Q-28 -104 -36 -94Z'), outline('M-12 -100Q-18 -122 -8 -132Q4 -138 14 -130Q22 -118 14 -98Z'), limb([[-8, -128, 9], [-30, -132, 7], [-40, -152, 1]]), limb([[12, -128, 9], [34, -132, 7], [44, -152, 1]]),
    limb([[-32, -92, 20], [-54, -66, 15], [-48, -34, 11], [-40, -24, 8]]), limb([[32, -92, 20], [54, -70, 15], [56, -40, 11]]), bar(58, 6, 52, -118, 4), outline('M28 -120Q52 -130 80 -112Q54 -116 46 -108Z'), ...claws(-40, -22, -1), outline('M-34 -46Q0 -34 34 -46L38 -14Q0 -24 -36 -12Z'),
  ],
  cuts: [limb([[-20, -84, 0.4], [-4, -72, 1.1], [14, -84, 0.4]]), limb([[-18, -70, 0.4], [-2, -60, 1.1], [16, -70, 0.4]]), limb([[-14, -58, 0.4], [0, -50, 1], [14, -58, 0.4]])],
  eyes: [[-3, -117], [7, -117]],
  height: 152,
  scale: 0.95,
});

/** The Heart's hill was kneeling. */
export const colossus: FigurePart = (t) => ({
  body: [
    outline('M-150 20Q-120 4 -104 -22Q-92 -52 -70 -66Q-52 -80 -34 -80Q-20 -82 -13 -86Q-17 -98 -11 -107Q-5 -114 3 -113Q13 -110 14 -99Q15 -90 10 -82Q22 -76 34 -66Q56 -56 66 -34Q80 -8 130 20Z'), limb([[-78, -52, 34], [-96, -16, 28], [-70, 10, 22], [-48, 18, 12]]), limb([[52, -44, 26], [74, -14, 22], [58, 10, 18], [40, 18, 10]]),
    ...range(22).flatMap((): Poly[] => {
      const k = t.R(-1, 1);
      const [x, y, l, a] = [-16 + k * 82, -74 + 52 * k * k, t.R(9, 22), k * 0.5 + t.R(-0.2, 0.2)];
      if (x > -22 && x < 18) return [];
      return [limb([[x, y + 8, 2.4], [x + a * l * 0.5, y - l * 0.5, 1.4], [x + a * l, y - l, 0.3]], 2), limb([[x + a * l * 0.4, y - l * 0.4, 1], [x + a * l * 0.4 + 5, y - l * 0.85, 0.3]], 1)];
    }),
  ],
  eyes: [[-4, -99], [5, -98.5]],
  height: 130,
  scale: 1.45,
  stands: 'beyond',
  jitter: 1.1,
});

/** Each hand of its own size and gesture: equal ones look like a fence. */
export const hands: FigurePart = (t, scene) => {
  const n = scene.has('many') ? 5 : 3;
  return {
    body: range(n).flatMap((i) => {
      const x = (i - (n - 1) / 2) * (scene.has('many') ? 38 : 52) + t.R(-7, 7);
      const curl = t.R(0.3, 1.5);
      const spread = t.R(0.7, 1.25);
      const hand: Poly[] = [limb([[-3, 30, 13], [0, -16, 10.5], [0, -34, 9], [0, -42, 14], [0, -54, 17]])];
      for (const [angle, length] of [[-0.5, 24], [-0.17, 31], [0.12, 29], [0.42, 22]] as const) {
        const a = angle * spread;
        const [bx, by] = [sin(a) * 14, -50 - cos(a) * 6];
        const bend = curl * t.R(0.4, 1.3);
        hand.push(limb([[bx * 0.8, by + 6, 5.4], [bx + sin(a) * length * 0.5, by - length * 0.5, 4.5], [bx + sin(a) * length * 0.8 - 3 * bend, by - length * (0.95 - 0.12 * bend), 3.6], [bx + sin(a) * length * 0.8 - 10 * bend, by - length * (1.02 - 0.36 * bend), 1]]));
      }
      hand.push(limb([[5, -42, 6.5], [15, -50, 5], [19 + 4 * spread, -60, 4], [15 + 6 * spread, -69, 1.4]]));
      return put(hand, { x, y: t.R(0, 26), scale: t.R(0.62, 1.15) * (scene.has('many') ? 0.85 : 1), flip: t.R(0, 1) < 0.5 ? -1 : 1, turn: t.R(-0.38, 0.38) });
    }),
    height: 80,
    scale: 1.5,
    stands: 'below',
    isCentral: true,
  };
};

export const tentacles: FigurePart = (t) => ({
  body: range(6).flatMap((i) => {
    const reach = t.R(70, 150);
    const bend = t.R(0.1, 0.22) * (t.R(0, 1) < 0.5 ? -1 : 1);
    let [x, y, a] = [(i - 2.5) * 26 + t.R(-8, 8), 14, -PI / 2 + t.R(-0.35, 0.35)];
    const joints = range(15).map((j): Joint => {
      const k = j / 14;
      const joint: Joint = [x, y, 17 * Math.pow(1 - k, 1.15) * (0.7 + reach / 300) + 0.5];
      a += bend * (k < 0.45 ? -0.55 : k * 3.1);
      x += (cos(a) * reach * 1.25) / 15;
      y += (sin(a) * reach * 1.25) / 15;
      return joint;
    });
    return [limb(joints, 3), ...joints.slice(2, 11).map(([jx, jy, w]): Poly => ellipse(jx + Math.sign(bend) * w * 0.5, jy, w * 0.16 + 0.5, w * 0.14 + 0.5, 7))];
  }),
  height: 130,
  scale: 1.35,
  stands: 'below',
  isCentral: true,
});

/** Seen from behind, her hair over all of it. */
export const ghost: FigurePart = () => ({
  body: [
    ellipse(0, -92, 5, 6.8), limb([[0, -88, 5], [0, -80, 6]]), outline('M-9 -79Q0 -83 9 -79Q9 -68 6 -57Q9 -44 12 -28Q16 -10 24 6Q14 -2 10 8Q4 -3 -1 9Q-6 -2 -12 7Q-16 -4 -23 4Q-15 -12 -11 -30Q-8 -46 -6 -57Q-9 -68 -9 -79Z'),
    limb([[8, -77, 5], [13, -64, 3.6], [14, -50, 2.8], [15, -42, 2]]), limb([[-8, -77, 5], [-13, -64, 3.6], [-15, -50, 2.8], [-15, -42, 2]]), ...[-1.6, 0, 1.6].flatMap((k): Poly[] => [bar(15 + k * 0.5, -43, 15 + k, -33, 0.8), bar(-15 + k * 0.5, -43, -15 + k, -33, 0.8)]),
  ],
  hair: [outline('M-6 -84Q-8 -100 0 -101Q8 -100 6.4 -84Q8 -72 7 -58Q5 -66 4 -72Q3 -62 1 -55Q0 -66 -1 -74Q-3 -66 -5 -56Q-8 -70 -6 -84Z')],
  height: 100,
  scale: 1.3,
});

/** A column of mist about the height of a man, leaning as a man leans on a gate. */
export const wraith: FigurePart = () => ({
  body: [
    outline('M-5 -84Q-8 -99 1 -102Q9 -99 7 -85Q18 -78 17 -60Q13 -44 17 -30Q22 -12 36 2Q18 -3 6 5Q-6 -2 -18 5Q-30 1 -42 5Q-24 -10 -20 -28Q-17 -44 -19 -60Q-18 -78 -5 -84Z'),
    limb([[13, -72, 7], [25, -58, 4.6], [30, -44, 3], [44, -46, 0.6]]), limb([[-15, -66, 6], [-30, -52, 3], [-38, -56, 0.6]]),
  ],
  hair: [],
  height: 102,
  scale: 1.25,
});

export const eyes: FigurePart = (t) => ({
  body: [],
  eyes: range(8).flatMap((): Point[] => {
    const [x, y, gap] = [t.R(-40, 40), -t.R(8, 66), t.R(2.6, 4.4)];
    return [[x, y], [x + gap, y + t.R(-0.5, 0.5)]];
  }),
  height: 60,
  scale: 1.4,
  isCentral: true,
});

export const birds: FigurePart = (t) => ({
  body: range(11).flatMap(() => {
    const lift = t.R(-4, 4);
    return put([outline(`M-12 ${-3 + lift}Q-6 -7 0 0Q6 -7 12 ${-4 - lift}Q6 -3 1 4Q-1 4 -12 ${-3 + lift}Z`)], { x: t.R(-80, 80), y: t.R(-130, -50), scale: t.R(0.3, 0.9), turn: t.R(-0.3, 0.3) });
  }),
  height: 130,
  scale: 1,
  stands: 'air',
});

const bat = (lift: number): Poly => outline(`M0 -4Q-6 -10 -12 -8Q-20 ${-14 + lift} -30 ${-6 + lift}Q-24 -4 -22 2Q-17 -2 -13 4Q-8 0 -5 6L0 10L5 6Q8 0 13 4Q17 -2 22 2Q24 -4 30 ${-6 + lift}Q20 ${-14 + lift} 12 -8Q6 -10 0 -4Z`);

export const bats: FigurePart = (t) => ({
  body: range(13).flatMap((i) => put([bat(t.R(-8, 6))], { x: t.R(-84, 84), y: -20 - i * 11, scale: 0.25 + 0.5 * t.R(0.2, 1) * (i / 13), turn: t.R(-0.4, 0.4) })),
  height: 150,
  scale: 1.1,
  stands: 'air',
  isCentral: true,
});

export const raven: FigurePart = () => ({
  body: [outline('M-46 -4Q-30 -20 -16 -36Q-4 -58 14 -64Q20 -76 32 -76Q42 -74 44 -66L60 -60L44 -58Q40 -46 32 -38Q26 -18 4 -14L-20 -10Z'), bar(8, -16, 6, 2, 2), bar(16, -18, 16, 2, 2), bar(0, 2, 14, 2, 1.6), bar(10, 2, 24, 2, 1.6), outline('M-10 -40Q-30 -22 -64 2Q-30 -2 -2 -20Z')],
  cuts: [limb([[4, -50, 0.4], [-14, -30, 1.1], [-34, -12, 0.4]]), limb([[12, -46, 0.4], [-4, -28, 1.1], [-20, -14, 0.4]])],
  eyes: [[36, -68]],
  height: 80,
  scale: 1.5,
});
