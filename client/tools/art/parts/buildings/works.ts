/** What is built for work and for war: lighthouse, gate, mine, fort, stones. */

import { bar, box, ellipse, lancet, limb, outline, range, ring, type Poly } from '../../core/geometry.ts';
import type { BuildingPart } from './building.ts';

export const lighthouse: BuildingPart = (_t, scene) => ({
  walls: [
    [[-11, 0], [-7, -84], [7, -84], [11, 0]], box(-10, -88, 20, 4), box(-6, -100, 1.5, 12), box(4.5, -100, 1.5, 12), box(-0.7, -100, 1.4, 12),
    outline('M-7.5 -100Q-6 -109 0 -111Q6 -109 7.5 -100Z'), box(-0.6, -118, 1.2, 8), box(11, -14, 22, 14), [[9, -13], [22, -24], [35, -13]],
  ],
  shade: [[[-10, -20], [-9, -36], [9, -36], [10, -20]], [[-8.4, -52], [-7.8, -66], [7.8, -66], [8.4, -52]]],
  ...(scene.has('dark') ? { holes: [box(-4.4, -99, 8.8, 10)] } : { lit: [box(-4.4, -99, 8.8, 10)], beacon: [0, -94] as const }),
  height: 120,
  width: 40,
  scale: 1.3,
});

export const gate: BuildingPart = (_t, scene) => {
  const isOpen = scene.has('open');
  const walls = [-1, 1].flatMap((m): Poly[] => {
    const post = [box(m * 46 - 8, -78, 16, 78), box(m * 46 - 10.5, -82, 21, 5), box(m * 46 - 10, -6, 20, 6), ellipse(m * 46, -89, 6.5), box(m * 46 - 2, -84, 4, 4)];
    const swing = isOpen && m > 0 ? 0.42 : 1;
    const leaf = range(6).flatMap((i): Poly[] => {
      const x = m * (38 - (38 - (5 + i * 6.2)) * swing);
      const h = 74 - 2.4 * i;
      return [box(x - 0.9, -h, 1.8, h), [[x - 2.4, -h], [x, -h - 7], [x + 2.4, -h]]];
    });
    const inner = m * (38 - 36 * swing);
    return [...post, ...leaf, bar(m * 38, -16, inner, -16, 2), limb([[m * 38, -52, 2], [(m * 38 + inner) / 2, -57, 2], [inner, -64, 2]])];
  });
  return { walls, shade: [box(-54, -78, 5, 78), box(38, -78, 5, 78)], height: 98, width: 120, scale: 1.45, stands: 'front', isCentral: true };
};

/** A wall across the road, with a great door in it. */
export const rampart: BuildingPart = () => ({
  walls: [
    box(-150, -52, 300, 52), ...range(26).map((i): Poly => box(-150 + i * 12, -59, 7, 8)),
    box(-40, -84, 22, 84), box(18, -84, 22, 84), ...[-42, -34, -26, 16, 24, 32].map((x): Poly => box(x, -91, 6, 8)), box(-20, -66, 40, 20),
  ],
  shade: [box(-40, -84, 7, 84), box(18, -84, 7, 84)],
  dim: [lancet(-29, -58, 3, 12), lancet(29, -58, 3, 12)],
  holes: [outline('M-15 0L-15 -30Q-15 -46 0 -48Q15 -46 15 -30L15 0Z')],
  height: 92,
  width: 300,
  scale: 1.25,
  isCentral: true,
});

/** The head-frame of a mine: wheel, legs, shed. */
export const mine: BuildingPart = () => ({
  walls: [
    bar(-20, 0, -6, -92, 3.4), bar(20, 0, 6, -92, 3.4), bar(46, 0, 8, -84, 3), bar(-15, -32, 15, -32, 2.2), bar(-11, -60, 11, -60, 2.2), bar(-16, -30, 10, -60, 1.4), bar(16, -30, -10, -60, 1.4),
    ring(0, -96, 17, 14.4, 30), ...range(4).map((i): Poly => bar(-16 * Math.cos(i * 0.785), -96 - 16 * Math.sin(i * 0.785), 16 * Math.cos(i * 0.785), -96 + 16 * Math.sin(i * 0.785), 1)),
    ellipse(0, -96, 3), bar(-15, -102, -62, -30, 0.9), box(-78, -32, 34, 32), [[-82, -31], [-61, -46], [-40, -31]], box(24, -16, 44, 16), [[20, -15], [46, -27], [72, -15]],
    ...range(5).map((i): Poly => ellipse(92 + (i % 3) * 9 - 12, -3 - Math.floor(i / 3) * 7, 7, 5)),
  ],
  lit: [box(-66, -22, 9, 10)],
  dim: [box(-12, -12, 24, 12)],
  height: 116,
  width: 140,
  scale: 1.2,
});

/** A squat fort of earth and stone, with a flagstaff. */
export const fort: BuildingPart = () => ({
  walls: [
    [[-84, 0], [-70, -26], [70, -26], [84, 0]], box(-58, -40, 116, 18), ...range(9).map((i): Poly => box(-58 + i * 13.4, -46, 8, 8)),
    box(-20, -58, 40, 22), [[-24, -57], [0, -72], [24, -57]], bar(40, -40, 40, -112, 1.8), [[41, -111], [64, -106], [58, -100], [66, -94], [41, -96]],
    bar(-50, -42, -76, -54, 5), ellipse(-50, -41, 6),
  ],
  shade: [[[-84, 0], [-78, -11], [78, -11], [84, 0]]],
  dim: [box(-6, -52, 12, 12), box(-44, -34, 8, 5), box(32, -34, 8, 5)],
  height: 114,
  width: 170,
  scale: 1.05,
});

/** Standing stones in a ring, one of them fallen. */
export const stones: BuildingPart = (t) => {
  const stone = (x: number, w: number, h: number): Poly => {
    const lean = t.R(-4, 4);
    return [[x - w / 2, 2], [x - w * 0.46 + lean * 0.6, -h * 0.7], [x - w * 0.3 + lean, -h], [x + w * 0.24 + lean, -h * 0.96], [x + w * 0.48 + lean * 0.5, -h * 0.6], [x + w / 2, 2]];
  };
  const walls = ([[-74, 15, 44], [-48, 17, 62], [-18, 14, 52], [10, 19, 74], [40, 16, 56], [90, 15, 48]] as const).map(([x, w, h]) => stone(x, w, h));
  walls.push([[54, 2], [56, -9], [62, -13], [86, -8], [92, 2]]);
  return { walls, height: 78, width: 190, scale: 1.15 };
};

/** The mouth of a tunnel: an arch of cut stone in a bank of broken rock. */
export const tunnel: BuildingPart = (_t, scene) => {
  const stone = (i: number): Poly => {
    const [a, b] = [Math.PI + (i / 11) * Math.PI + 0.02, Math.PI + ((i + 1) / 11) * Math.PI - 0.02];
    const at = (angle: number, r: number): readonly [number, number] => [r * Math.cos(angle), -38 + r * 0.95 * Math.sin(angle)];
    return [at(a, 34), at(b, 34), at(b, 35.6), at(a, 35.6)];
  };
  return {
    walls: [
      [[-120, 4], [-112, -14], [-100, -18], [-92, -40], [-78, -46], [-70, -64], [-52, -70], [-44, -88], [-22, -86], [-10, -100], [14, -94], [30, -98], [44, -82], [62, -78], [70, -58], [86, -54], [94, -30], [108, -24], [120, 4]],
      [[-118, 4], [-104, -8], [-92, 4]], [[88, 4], [98, -14], [116, 4]],
    ],
    shade: [[[-92, -40], [-78, -46], [-70, -64], [-60, -40], [-72, -18]], [[44, -82], [62, -78], [70, -58], [60, -44], [48, -60]], [[-22, -86], [-10, -100], [14, -94], [4, -80]]],
    cuts: [...range(11).map(stone), ...range(12).map((i): Poly => bar(26 * Math.cos(Math.PI + (i / 11) * Math.PI), -38 + 25 * Math.sin(Math.PI + (i / 11) * Math.PI), 35 * Math.cos(Math.PI + (i / 11) * Math.PI), -38 + 33 * Math.sin(Math.PI + (i / 11) * Math.PI), 0.9)), ...[-30, -18, -6].flatMap((y): Poly[] => [bar(-35, y, -26, y, 0.9), bar(26, y, 35, y, 0.9)]), bar(-35, -38, -35, 2, 1.2), bar(35, -38, 35, 2, 1.2)],
    dim: [outline('M-26 3L-26 -38Q-24 -62 0 -64Q24 -62 26 -38L26 3Z')],
    ...(scene.has('lit') ? { lit: [ellipse(2, -12, 3, 3.6)], lamp: [2, -12] as const } : {}),
    height: 102,
    width: 220,
    scale: 1.2,
    isCentral: true,
  };
};

/** A table tomb with its slab pushed off. */
export const tomb: BuildingPart = () => ({
  walls: [
    [[-40, 0], [-36, -62], [36, -62], [40, 0]], [[-46, -60], [0, -92], [46, -60]], box(-48, -4, 96, 6), box(-2, -108, 4, 18), box(-8, -103, 16, 4),
    outline('M46 2L44 -22Q58 -46 74 -40Q86 -30 82 2Z'),
  ],
  shade: [[[-46, -60], [-38, -65], [38, -65], [46, -60]], box(-34, -58, 6, 58), box(28, -58, 6, 58)],
  dim: [outline('M-19 0L-19 -34Q-19 -48 0 -48Q19 -48 19 -34L19 0Z')],
  height: 110,
  width: 110,
  scale: 1.25,
});

/** A trench with ladders, spoil heaps and a sheer-legs: the dig. */
export const dig: BuildingPart = () => ({
  walls: [
    [[-96, 4], [-84, -16], [-58, -30], [-34, -10], [-28, 4]], [[40, 4], [52, -14], [76, -24], [98, 4]],
    bar(-22, 2, 6, -86, 2.6), bar(34, 2, 4, -86, 2.6), bar(14, 2, 5, -86, 2), bar(5, -84, 5, -36, 0.9), outline('M-3 -36L13 -36L10 -22L0 -22Z'),
    bar(-62, -26, -72, -62, 1.6), bar(-52, -26, -44, -60, 1.8), ellipse(-43, -64, 4, 6),
  ],
  dim: [outline('M-30 4Q-26 -10 4 -12Q34 -10 42 4Z')],
  lit: [ellipse(5, -2, 5, 4)],
  lamp: [5, -4],
  height: 88,
  width: 180,
  scale: 1.25,
  isCentral: true,
});
