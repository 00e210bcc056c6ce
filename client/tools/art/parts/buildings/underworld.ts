/** What was built below: spire, citadel, the gate, a throne, a well, gallows, an altar. */

import { abs, bar, box, ellipse, lancet, limb, outline, range, ring, type Poly } from '../../core/geometry.ts';
import type { BuildingPart } from './building.ts';

/** A needle of rock that somebody lives in. */
export const spire: BuildingPart = (t) => ({
  walls: [
    outline('M-34 0Q-18 -38 -14 -78Q-11 -116 -4 -150L0 -166L4 -148Q11 -112 14 -74Q20 -34 36 0Z'), outline('M-54 0Q-42 -24 -38 -52L-35 -66L-31 -50Q-26 -24 -18 0Z'), outline('M20 0Q28 -32 32 -62L36 -80L39 -60Q44 -28 56 0Z'),
    ...range(5).map((i): Poly => limb([[-10 + i, -40 - i * 22, 3], [(i % 2 ? 22 : -22) - i, -48 - i * 22, 0.6]])),
  ],
  shade: [outline('M-34 0Q-18 -38 -14 -78Q-11 -116 -4 -150L-2 -150Q-6 -90 -8 -60Q-12 -26 -18 0Z')],
  cuts: range(7).map((i): Poly => limb([[-9 + i * 0.7, -18 - i * 18, 0.4], [2, -12 - i * 18, 1], [9 - i * 0.9, -16 - i * 18, 0.4]])),
  lit: range(9).map((i): Poly => lancet((i % 3) * 6 - 6 * (1 - i / 12), -22 - i * 13, 2.6, 7)).filter(() => t.R(0, 1) < 0.7),
  height: 168,
  width: 90,
  scale: 1.3,
});

export const citadel: BuildingPart = (t) => {
  const walls: Poly[] = [];
  const lit: Poly[] = [lancet(0, 0, 13, 26)];
  for (const i of range(15)) {
    const x = -66 + i * 9.4 + t.R(-3, 3);
    const rise = 1 - abs(x) / 78;
    const [h, w] = [26 + 118 * rise * rise * t.R(0.6, 1.1), t.R(5, 10)];
    walls.push([[x - w, 0], [x - w * 0.8, -h * 0.6], [x - w * 1.1, -h * 0.66], [x, -h - 14], [x + w * 1.1, -h * 0.66], [x + w * 0.8, -h * 0.6], [x + w, 0]]);
    for (const _ of range(3)) {
      const [dx, k] = [t.R(-3, 3), t.R(0.1, 0.55)];
      if (t.R(0, 1) < 0.55) lit.push(lancet(x + dx, -h * k, 2, 6));
    }
  }
  return { walls, lit, height: 160, width: 150, scale: 1.25, isCentral: true };
};

/** The gate of a Circle: a wall of carved stone, and the light of what is behind it. */
export const arch: BuildingPart = (_t, scene) => {
  const door = outline('M-25 0L-25 -58Q-25 -94 0 -100Q25 -94 25 -58L25 0Z');
  return {
    walls: [
      box(-62, -118, 124, 118), [[-70, -116], [-62, -126], [62, -126], [70, -116]], [[-52, -126], [0, -150], [52, -126]],
      ...[-66, 54].flatMap((x): Poly[] => [box(x, -112, 12, 112), box(x - 3, -116, 18, 6), box(x - 3, -6, 18, 6)]),
      ...range(7).map((i): Poly => [[-58 + i * 19 - 3, -126], [-58 + i * 19, -140 - (3 - abs(i - 3)) * 6], [-58 + i * 19 + 3, -126]]), ellipse(0, -154, 5),
    ],
    shade: [box(-62, -110, 8, 110), box(46, -110, 8, 110), box(-50, -118, 100, 6)],
    cuts: [
      ...range(13).map((i): Poly => { const a = Math.PI + (i / 12) * Math.PI; return bar(29 * Math.cos(a), -58 + 46 * Math.sin(a), 35 * Math.cos(a), -58 + 54 * Math.sin(a), 1); }),
      ...[-44, 40].flatMap((x) => range(6).map((i): Poly => ellipse(x + 2, -96 + i * 16, 2.4, 4, 9))), ...range(9).map((i): Poly => bar(-44 + i * 11, -114, -44 + i * 11, -108, 1)), ring(0, -134, 7, 5.6, 20), ellipse(0, -134, 2.4, 2.4, 9),
    ],
    ...(scene.has('shut') ? { dim: [door] } : { lit: [door] }),
    height: 158,
    width: 140,
    scale: 1.15,
    isCentral: true,
  };
};

/** A chair for somebody twice our size, and nobody in it. */
export const throne: BuildingPart = () => ({
  walls: [
    [[-30, -40], [-34, -132], [-24, -118], [-18, -150], [-8, -126], [0, -164], [8, -126], [18, -150], [24, -118], [34, -132], [30, -40]], box(-40, -46, 80, 16), box(-40, -62, 10, 62), box(30, -62, 10, 62), box(-46, -66, 20, 6), box(26, -66, 20, 6),
    [[-58, 0], [-54, -12], [54, -12], [58, 0]], [[-48, -10], [-44, -24], [44, -24], [48, -10]], box(-34, -34, 68, 14),
  ],
  shade: [box(-30, -112, 9, 66), box(-40, -40, 80, 6)],
  cuts: [ring(0, -92, 13, 11, 24), ellipse(0, -92, 4, 6, 12), ...[-18, 18].map((x): Poly => bar(x, -110, x, -56, 1)), bar(-44, -12, 44, -12, 0.9), bar(-34, -24, 34, -24, 0.9)],
  height: 166,
  width: 110,
  scale: 1.15,
  isCentral: true,
});

/** A well; the light is at the bottom of it. */
export const well: BuildingPart = () => ({
  walls: [
    outline('M-42 0L-38 -30Q0 -22 38 -30L42 0Q0 8 -42 0Z'), ellipse(0, -31, 38, 8, 28), bar(-32, -30, -30, -92, 4), bar(32, -30, 30, -92, 4), [[-46, -86], [0, -116], [46, -86], [38, -84], [0, -104], [-38, -84]], bar(-36, -74, 40, -74, 5), limb([[40, -74, 2], [50, -70, 2], [50, -58, 3]]), bar(4, -74, 4, -44, 1),
    outline('M-2 -44L10 -44L8 -34L0 -34Z'),
  ],
  cuts: [...range(4).flatMap((row) => range(6).map((i): Poly => bar(-34 + i * 13 + (row % 2) * 6, -4 - row * 7, -26 + i * 13 + (row % 2) * 6, -3.6 - row * 7, 0.9))), limb([[-38, -30, 0.6], [0, -23, 1.2], [38, -30, 0.6]])],
  lit: [ellipse(0, -31, 31, 5, 28)],
  lamp: [0, -36],
  height: 118,
  width: 90,
  scale: 1.3,
});

/** Beams with cages on them. */
export const gallows: BuildingPart = () => ({
  walls: [
    bar(-56, 2, -54, -122, 5), bar(-62, -120, 66, -124, 5), bar(-52, -92, -26, -120, 3.4), bar(58, 2, 58, -122, 4), bar(-70, 2, -40, 2, 4),
    ...[-14, 30].flatMap((x, i): Poly[] => [bar(x, -122, x, -96 + i * 10, 1.2), ...range(5).map((j): Poly => limb([[x, -94 + i * 10, 1.4], [x - 12 + j * 6, -80 + i * 10, 1.6], [x - 11 + j * 5.5, -46 + i * 10, 1.6]])), bar(x - 13, -46 + i * 10, x + 13, -46 + i * 10, 3), bar(x - 12, -80 + i * 10, x + 12, -80 + i * 10, 1.8), limb([[x - 2, -48 + i * 10, 7], [x + 2, -62 + i * 10, 8], [x - 1, -70 + i * 10, 4]]), ellipse(x, -73 + i * 10, 4, 5)]),
  ],
  height: 128,
  width: 130,
  scale: 1.25,
});

export const altar: BuildingPart = () => ({
  walls: [
    [[-34, -18], [-30, -46], [30, -46], [34, -18]], box(-40, -54, 80, 9), [[-60, 0], [-56, -10], [56, -10], [60, 0]], [[-48, -8], [-44, -20], [44, -20], [48, -8]], ...[-34, 34].flatMap((x): Poly[] => [bar(x, -54, x, -80, 2.4), [[x - 7, -80], [x + 7, -80], [x + 4, -76], [x - 4, -76]]]), outline('M-12 -54Q-14 -64 0 -66Q14 -64 12 -54Z'),
  ],
  shade: [[[-34, -18], [-30, -46], [-20, -46], [-22, -18]]],
  cuts: [ring(0, -33, 9, 7.4, 22), bar(0, -44, 0, -22, 1), bar(-11, -33, 11, -33, 1), bar(-44, -20, 44, -20, 0.9)],
  lit: [outline('M-9 -66Q-8 -82 0 -98Q8 -82 9 -66Q0 -60 -9 -66Z'), outline('M-37 -81Q-36 -88 -34 -93Q-32 -88 -31 -81Z'), outline('M31 -81Q32 -88 34 -93Q36 -88 37 -81Z')],
  lamp: [0, -78],
  height: 100,
  width: 120,
  scale: 1.3,
});
