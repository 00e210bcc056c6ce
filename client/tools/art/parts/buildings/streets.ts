/** What is left of the city and of its fair. */

import { bar, box, cos, ellipse, limb, outline, range, ring, sin, TAU, type Poly } from '../../core/geometry.ts';
import type { BuildingPart } from './building.ts';

/** One tower, near, with its upper floors open to the air. */
export const highrise: BuildingPart = (t) => {
  const panes = range(14).flatMap((row) => range(5).map((i): Poly => box(-29 + i * 12.4, -112 + row * 8, 7, 4.4)));
  return {
    walls: [[[-34, 0], [-34, -142], [-26, -154], [-18, -136], [-8, -148], [0, -122], [10, -128], [18, -112], [28, -120], [34, -104], [34, 0]], ...[-20, -6, 12, 24].map((x, i): Poly => bar(x, -120, x + (i % 2 ? 7 : -6), -158 + i * 8, 1)), [[-52, 2], [-46, -9], [-36, -4], [-32, 2]], [[30, 2], [40, -13], [50, -5], [58, 2]]],
    shade: [box(-34, -140, 9, 140)],
    dim: panes,
    lit: panes.filter(() => t.R(0, 1) < 0.12),
    height: 158,
    width: 80,
    scale: 1.2,
  };
};

/** A flyover that stops in the middle of the air. */
export const overpass: BuildingPart = () => ({
  walls: [
    [[-150, -84], [-150, -70], [36, -60], [50, -54], [44, -66], [58, -64], [46, -74], [-20, -78]], bar(-150, -92, 30, -82, 1.6), ...range(10).map((i): Poly => bar(-142 + i * 18, -82, -142 + i * 18, -92, 1.2)), ...[-118, -56, 4].flatMap((x): Poly[] => [[[x - 7, 2], [x - 6, -64], [x + 8, -63], [x + 9, 2]], [[x - 16, -66], [x - 6, -54], [x + 8, -54], [x + 18, -64]]]),
    ...range(5).map((i): Poly => limb([[46 + i * 2, -64 + i * 2, 1.2], [60 + i * 3, -60 + i * 5, 1], [66 + i * 2, -48 + i * 6, 0.4]])), [[62, 2], [70, -14], [88, -8], [96, -16], [110, 2]], ...[-100, -40].flatMap((x): Poly[] => [bar(x, -88, x, -122, 1.6), limb([[x, -122, 1.6], [x + 10, -126, 1.4], [x + 16, -123, 2.4]])]),
  ],
  shade: [[[-150, -76], [-150, -70], [36, -60], [40, -63]]],
  lit: [ellipse(-83, -121, 2.4, 1.8, 9)],
  height: 130,
  width: 260,
  scale: 1.15,
});

/** A filling station, its lights on for nobody. */
export const station: BuildingPart = () => ({
  walls: [
    [[-78, -62], [-74, -76], [74, -76], [78, -62]], box(-56, -64, 6, 64), box(50, -64, 6, 64), ...[-26, 12].flatMap((x): Poly[] => [box(x, -36, 14, 36), box(x - 2, -40, 18, 5), limb([[x + 14, -30, 1.6], [x + 22, -18, 1.6], [x + 20, -6, 1.6], [x + 15, -10, 1.6]])]), box(-34, -5, 68, 5), bar(92, 2, 92, -104, 3), box(78, -118, 28, 30),
  ],
  shade: [box(-74, -66, 148, 4)],
  lit: [box(-66, -62, 40, 2.2), box(-12, -62, 66, 2.2), box(-23, -33, 8, 7), ellipse(92, -103, 8, 8, 20)],
  dim: [box(15, -33, 8, 7)],
  height: 118,
  width: 180,
  scale: 1.05,
});

/** A bus that has been here for longer than the road. */
export const bus: BuildingPart = () => ({
  walls: [
    outline('M-72 -8L-74 -50Q-74 -62 -62 -63L60 -60Q72 -59 74 -46L76 -6Z'), ring(-44, -6, 13, 6, 24), ring(42, -4, 13, 6, 24), ellipse(-44, -6, 4), ellipse(42, -4, 4), [[60, -60], [66, -70], [40, -66], [30, -60]], bar(76, -46, 86, -54, 1.6), box(84, -60, 3, 9),
  ],
  holes: [...range(5).map((i): Poly => box(-64 + i * 21, -52 + i * 0.4, 15, 17)), [[44, -50], [66, -48], [68, -32], [44, -33]]],
  cuts: [bar(-72, -28, 74, -25, 1.2), bar(-70, -22, 74, -19, 0.8)],
  height: 72,
  width: 150,
  scale: 1.2,
});

/** A hoarding with an eye painted on it. */
export const hoarding: BuildingPart = () => ({
  walls: [box(-64, -112, 128, 62), bar(-44, 2, -44, -52, 4), bar(44, 2, 44, -52, 4), bar(-44, -2, -8, -50, 1.6), bar(44, -2, 8, -50, 1.6), bar(-66, -48, 66, -48, 2), ...range(3).map((i): Poly => limb([[-40 + i * 40, -48, 1.2], [-40 + i * 40, -40, 1.2], [-36 + i * 40, -38, 3]]))],
  holes: [outline('M-46 -81Q0 -122 46 -81Q0 -42 -46 -81Z')],
  dim: [ellipse(0, -81, 15, 15, 26), bar(-62, -54, -34, -52, 1)],
  cuts: [ellipse(4, -86, 3, 3, 9), ...range(7).map((i): Poly => bar(-36 + i * 12, -104 - (3 - Math.abs(i - 3)) * 1.5, -38 + i * 12.6, -110, 1))],
  height: 114,
  width: 130,
  scale: 1.2,
});

export const lampposts: BuildingPart = () => ({
  walls: ([[-62, 0.7, 1], [-8, 1, 1], [60, 1.3, -1]] as const).flatMap(([x, k, m]): Poly[] => [bar(x, 2, x + m * 2 * k, -78 * k, 2.6 * k), limb([[x + m * 2 * k, -78 * k, 2.6 * k], [x + m * 5 * k, -92 * k, 2.2 * k], [x + m * 18 * k, -96 * k, 2 * k]]), [[x + m * 12 * k, -98 * k], [x + m * 30 * k, -96 * k], [x + m * 28 * k, -91 * k], [x + m * 13 * k, -92 * k]], box(x - 3 * k, -8 * k, 6 * k, 10 * k)]),
  lit: [ellipse(-47, -64, 4, 2, 12), ellipse(34, -119, 7, 3, 12)],
  height: 128,
  width: 150,
  scale: 1.15,
});

export const ferris: BuildingPart = (t) => {
  const [hub, r, n, from] = [-74, 60, 14, t.R(0, 1)];
  const walls: Poly[] = [bar(0, hub, -30, 0, 3.4), bar(0, hub, 30, 0, 3.4), bar(-19, -28, 19, -28, 2), ellipse(0, hub, 5), box(-40, -5, 80, 5)];
  const lit: Poly[] = [];
  for (const i of range(n)) {
    const [a, b] = [((i + from) / n) * TAU, ((i + 1 + from) / n) * TAU];
    const [x, y] = [r * cos(a), hub + r * sin(a)];
    walls.push(bar(0, hub, x, y, 0.9), bar(x, y, 0.86 * r * cos(b), hub + 0.86 * r * sin(b), 0.7));
    for (const k of [1, 0.86]) walls.push(bar(x * k, hub + r * sin(a) * k, r * k * cos(b), hub + r * k * sin(b), 1.7));
    const [isHung, isLit] = [t.R(0, 1) < 0.9, t.R(0, 1) < 0.5];
    if (isHung) walls.push(outline(`M${x - 5} ${y + 3}L${x + 5} ${y + 3}Q${x + 5} ${y + 12} ${x} ${y + 12}Q${x - 5} ${y + 12} ${x - 5} ${y + 3}Z`), [[x - 6, y + 1], [x, y - 3], [x + 6, y + 1]]);
    if (isLit) lit.push(ellipse(x, y, 1.5, 1.5, 7));
  }
  return { walls, lit, height: 142, width: 130, scale: 1.4, isCentral: true };
};

export const tent: BuildingPart = () => ({
  walls: [outline('M-54 0L-50 -34Q-20 -44 0 -84Q20 -44 50 -34L54 0Z'), box(-0.7, -98, 1.4, 16), [[0, -98], [16, -94], [0, -90]], ...range(8).map((i): Poly => [[-50 + i * 12.5, -35], [-44 + i * 12.5, -27], [-38 + i * 12.5, -35]]), bar(-52, -30, -74, 2, 0.9), bar(52, -30, 74, 2, 0.9)],
  stripes: [-2, -1, 1, 2].map((i): Poly => outline(`M${i * 20 - 5} 0L${i * 18.5 - 4.5} -36Q${i * 7} -46 0 -82Q${i * 7 + 3} -46 ${i * 18.5 + 4.5} -36L${i * 20 + 5} 0Z`)),
  lit: [outline('M-7 0Q-4 -20 0 -26Q4 -20 7 0Z')],
  height: 100,
  width: 120,
  scale: 1.45,
});

/** It turns by itself. The horses face outwards. */
export const carousel: BuildingPart = () => ({
  walls: [
    outline('M-62 -74Q-30 -88 0 -112Q30 -88 62 -74Z'), ...range(10).map((i): Poly => [[-62 + i * 12.4, -75], [-56 + i * 12.4, -64], [-49.6 + i * 12.4, -75]]), box(-64, -10, 128, 8), [[-56, 2], [-60, -4], [60, -4], [56, 2]], box(-9, -76, 18, 70), ...[-48, -26, 26, 48].map((x): Poly => bar(x, -72, x, -8, 1.6)), box(-0.8, -126, 1.6, 16), [[0, -126], [13, -122], [0, -118]],
    ...([[-48, -32, -1], [-26, -40, -1], [26, -28, 1], [48, -38, 1]] as const).flatMap(([x, y, m]): Poly[] => [limb([[x - m * 9, y, 8], [x, y - 1, 9], [x + m * 8, y - 3, 8]]), limb([[x + m * 8, y - 4, 7], [x + m * 13, y - 13, 4], [x + m * 19, y - 9, 3]]), limb([[x - m * 8, y + 2, 4], [x - m * 13, y + 9, 2.4], [x - m * 10, y + 16, 1.6]]), limb([[x + m * 8, y, 4], [x + m * 15, y + 4, 2.4], [x + m * 15, y + 12, 1.4]]), limb([[x - m * 12, y - 2, 2.4], [x - m * 18, y + 4, 0.8]])]),
  ],
  stripes: [-2, -1, 1, 2].map((i): Poly => [[0, -110], [i * 22 - 4, -77], [i * 22 + 4, -77]]),
  lit: [...range(11).map((i): Poly => ellipse(-60 + i * 12, -61, 1.6, 1.6, 8)), box(-5, -68, 10, 54)],
  height: 128,
  width: 130,
  scale: 1.2,
});

/** A booth with its curtain up and nobody behind the counter. */
export const booth: BuildingPart = () => ({
  walls: [box(-34, -34, 68, 34), box(-34, -92, 6, 60), box(28, -92, 6, 60), [[-42, -88], [-36, -106], [36, -106], [42, -88]], ...range(7).map((i): Poly => outline(`M${-42 + i * 12} -89L${-30 + i * 12} -89Q${-36 + i * 12} -76 ${-42 + i * 12} -89Z`)), box(-40, -38, 80, 6), box(-26, -122, 52, 16)],
  shade: [box(-30, -28, 10, 28), box(-6, -28, 10, 28), box(18, -28, 10, 28)],
  cuts: [...range(3).map((i): Poly => [[-30 + i * 24, -88], [-26 + i * 24, -105], [-14 + i * 24, -105], [-18 + i * 24, -88]]), bar(-18, -114, 18, -114, 2)],
  lit: [box(-28, -86, 56, 48)],
  height: 124,
  width: 90,
  scale: 1.25,
});
