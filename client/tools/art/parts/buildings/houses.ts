/** Houses of people and of God. */

import { abs, bar, box, lancet, outline, range, type Poly } from '../../core/geometry.ts';
import type { BuildingPart } from './building.ts';

export const church: BuildingPart = (t, scene) => {
  const spire = t.R(0, 12);
  if (scene.has('ruined')) return ruinedChurch();
  return {
    walls: [
      box(-46, -30, 52, 30), [[-50, -29], [-42, -54], [8, -54], [8, -29]], box(5, -66, 25, 66), [[2, -66], [17.5, -122 - spire], [33, -66]],
      box(4, -70, 4, 6), box(27, -70, 4, 6), [[-50, 0], [-46, -22], [-42, 0]], [[-26, 0], [-23, -24], [-20, 0]], [[30, 0], [30, -40], [36, 0]],
      box(16.8, -134 - spire, 1.4, 16), box(13.6, -129 - spire, 7.8, 1.4),
    ],
    shade: [box(5, -66, 9, 66), [[-50, -29], [-46, -34], [8, -34], [8, -29]]],
    lit: [lancet(-38, -6, 6, 18), lancet(-14, -6, 6, 18), lancet(-2, -6, 6, 18), lancet(17.5, -48, 6, 13)].filter(() => t.R(0, 1) < 0.75),
    height: 138,
    width: 90,
    scale: 1.3,
  };
};

/** The west tower still stands; of the nave there is a row of arches, and the sky in them. */
function ruinedChurch(): ReturnType<BuildingPart> {
  const arch = (x: number): Poly => lancet(x, -4, 13, 34);
  return {
    walls: [
      [[-62, 0], [-62, -34], [-58, -44], [-54, -38], [-48, -52], [-40, -46], [-36, -30], [-30, -34], [-27, -50], [-20, -44], [-16, -54], [-8, -48], [2, -62], [6, 0]],
      box(4, -70, 30, 70), [[3, -69], [4, -82], [9, -76], [12, -98], [17, -86], [21, -104], [25, -80], [31, -90], [35, -69]],
      [[34, 0], [34, -44], [41, 0]], [[-66, 0], [-62, -24], [-58, 0]], [[-72, 0], [-70, -7], [-60, -5], [-58, 0]], [[40, 0], [44, -9], [52, -5], [56, 0]],
    ],
    shade: [box(4, -70, 9, 70)],
    holes: [arch(-47), arch(-22), lancet(19, -34, 11, 28), lancet(19, 0, 9, 20)],
    height: 106,
    width: 110,
    scale: 1.3,
  };
}

/** Seen from its corner, so that it has a lit side and a dark one. */
export const manor: BuildingPart = (t) => {
  const gable = (x: number, w: number, top: number, peak: number): Poly => [[x, 0], [x, -top], [x + w / 2, -top - peak], [x + w, -top], [x + w, 0]];
  const stack = (x: number, y: number, h: number): Poly[] => [box(x, y - h, 5, h), box(x - 0.8, y - h - 2, 6.6, 3)];
  const panes = [-50, -39, -8, 3].flatMap((x) => [-36, -16].map((y): Poly => box(x, y, 5, 9)));
  const side = [38, 47, 56].flatMap((x, i) => [-34, -15].map((y): Poly => [[x, y + i], [x + 4, y + i + 0.6], [x + 4, y + 9 + i], [x, y + 9 + i]]));
  const lit = [...panes, ...side].filter(() => t.R(0, 1) < 0.32);
  return {
    walls: [
      gable(-58, 30, 46, 24), gable(-14, 26, 44, 20), box(-30, -46, 18, 46), [[-44, -46], [-36, -66], [20, -64], [30, -46]],
      [[12, 0], [12, -60], [22, -82], [32, -60], [32, 0]], [[32, 0], [32, -58], [64, -50], [64, 0]], [[28, -57], [40, -76], [62, -66], [68, -49]],
      ...stack(-32, -58, 24), ...stack(-24, -58, 20), ...stack(44, -66, 22), ...stack(2, -56, 26), box(21.4, -94, 1.2, 14), box(-43.6, -82, 1.2, 13),
      [[-32, 0], [-30, -16], [-12, -16], [-10, 0]], [[-76, 0], [-76, -12], [-58, -14], [-58, 0]],
    ],
    shade: [[[32, 0], [32, -58], [64, -50], [64, 0]], [[28, -57], [40, -76], [62, -66], [68, -49]], [[-44, -46], [-40, -54], [12, -54], [12, -46]]],
    dim: [...panes, ...side],
    lit: [...lit, lancet(22, -58, 6, 13), lancet(-21, 0, 7, 13)],
    smoke: [-21, -80],
    height: 98,
    width: 138,
    scale: 1.18,
  };
};

export const cottage: BuildingPart = () => ({
  walls: [box(-26, -22, 52, 22), outline('M-32 -19Q-26 -34 -20 -46Q0 -49 20 -46Q27 -32 32 -19Q0 -24 -32 -19Z'), box(10, -58, 7, 16)],
  lit: [box(-17, -15, 7, 8)],
  dim: [box(8, -15, 7, 8), box(-3, -17, 7, 17)],
  smoke: [13.5, -58],
  height: 74,
  width: 60,
  scale: 1.3,
});

/** A hut of driftwood that leans. */
export const hut: BuildingPart = () => ({
  walls: [[[-28, 0], [-32, -26], [26, -30], [28, 0]], [[-40, -24], [-16, -50], [20, -54], [36, -28]], box(-44, -3, 9, 3), bar(30, 0, 38, -40, 2), bar(33, -26, 46, 0, 1.6)],
  shade: [box(-20, -3, 2, 3), [[-40, -24], [-34, -30], [36, -34], [36, -28]]],
  lit: [box(-4, -20, 9, 20)],
  dim: [box(12, -20, 8, 8)],
  smoke: [4, -52],
  height: 60,
  width: 70,
  scale: 1.3,
});

export const inn: BuildingPart = () => ({
  walls: [
    box(-40, -40, 74, 40), [[-46, -39], [-30, -66], [26, -66], [40, -39]], box(-44, -22, 82, 3), box(-26, -82, 8, 24), box(16, -80, 8, 22),
    [[34, 0], [34, -24], [62, -22], [62, 0]], [[30, -23], [46, -36], [66, -21]], bar(-58, 0, -58, -62, 2.4), bar(-58, -58, -42, -60, 1.8), box(-55, -57, 13, 12),
  ],
  shade: [[[-46, -39], [-42, -46], [36, -46], [40, -39]], box(-54, -55.5, 11, 9)],
  lit: [box(-30, -35, 8, 9), box(4, -35, 8, 9), box(-32, -15, 10, 9), lancet(-8, 0, 10, 17), box(20, -35, 7, 9)],
  dim: [box(-13, -35, 8, 9), box(10, -15, 9, 8), box(44, -14, 7, 7)],
  smoke: [-22, -82],
  height: 84,
  width: 120,
  scale: 1.2,
});

/** Houses of a foreign hill village round a domed chapel. */
export const village: BuildingPart = (t) => {
  const houses = [[-70, 26, 20], [-48, 22, 30], [-24, 24, 24], [22, 22, 32], [42, 26, 22], [62, 20, 28]] as const;
  const walls: Poly[] = houses.flatMap(([x, w, h]): Poly[] => [box(x - w / 2, -h, w, h), [[x - w / 2 - 3, -h + 1], [x, -h - 10], [x + w / 2 + 3, -h + 1]]]);
  walls.push(box(-10, -44, 22, 44), outline('M-10 -43Q-10 -62 1 -66Q12 -62 12 -43Z'), box(0, -80, 1.6, 16), box(-3, -76, 7.6, 1.5), box(12, -30, 10, 30));
  return {
    walls,
    shade: houses.map(([x, w, h]): Poly => box(x + w * 0.16, -h, w * 0.34, h)),
    lit: houses.filter(() => t.R(0, 1) < 0.6).map(([x, , h]): Poly => box(x - 6, -h + 7, 4, 6)),
    dim: [lancet(1, 0, 8, 16), ...houses.map(([x]): Poly => box(x + 1, -9, 4, 9))],
    height: 82,
    width: 150,
    scale: 1.12,
  };
};

export const tower: BuildingPart = () => ({
  walls: [
    [[-14, 0], [-11, -80], [11, -80], [14, 0]], [[-11, -78], [-16, -88], [-16, -100], [16, -100], [16, -88], [11, -78]],
    [[10, -40], [14, -52], [22, -52], [22, -70], [12, -72]], [[-13, -24], [-22, -20], [-24, 0], [-12, 0]],
    ...range(7).map((i): Poly => box((i - 3) * 4.8 - 1.4, -105, 2.8, 6)), box(-1, -122, 1.6, 20), [[0.6, -122], [14, -118], [0.6, -113]],
  ],
  shade: [[[-14, 0], [-11, -80], [-5, -80], [-6, 0]]],
  lit: [lancet(0, -84, 5, 10)],
  dim: [lancet(-2, -20, 4, 8), lancet(1, -48, 4, 9)],
  height: 124,
  width: 50,
  scale: 1.3,
});

/** A hospital: storeys of equal windows. */
export const hospital: BuildingPart = (t) => {
  const panes = range(9).flatMap((i) => range(3).map((j): Poly => box(-58 + i * 13, -52 + j * 16, 5, 9))).filter((pane) => abs((pane[0]?.[0] ?? 0) + 6) > 5);
  return {
    walls: [box(-64, -58, 122, 58), [[-68, -57], [-60, -68], [54, -68], [62, -57]], box(-20, -66, 34, 66), [[-24, -65], [-3, -84], [18, -65]], box(-4, -94, 2, 12), box(-46, -78, 6, 14), box(36, -78, 6, 14)],
    shade: [box(-64, -58, 5, 58), box(14, -58, 5, 58)],
    dim: panes,
    lit: [...panes.filter(() => t.R(0, 1) < 0.14), lancet(-3, 0, 10, 18)],
    height: 96,
    width: 130,
    scale: 1.1,
  };
};

/** A long shed with hooks of light under its eaves. */
export const slaughterhouse: BuildingPart = () => ({
  walls: [box(-62, -34, 124, 34), [[-68, -33], [-54, -54], [54, -54], [68, -33]], ...[-40, -10, 20, 46].flatMap((x): Poly[] => [box(x, -62, 8, 10), [[x - 2, -61], [x + 4, -68], [x + 10, -61]]]), box(62, -70, 8, 70)],
  shade: [[[-68, -33], [-62, -42], [62, -42], [68, -33]]],
  lit: [box(-12, -26, 24, 26)],
  dim: [box(-50, -24, 12, 9), box(30, -24, 12, 9)],
  smoke: [66, -70],
  height: 76,
  width: 140,
  scale: 1.1,
});
