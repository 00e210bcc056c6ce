/** The mill and its yard: saw sheds, stacks, a truck, a tower for water, a mast. */

import { bar, box, ellipse, limb, outline, range, ring, type Poly } from '../../core/geometry.ts';
import type { BuildingPart } from './building.ts';

const stack = (x: number, rows: number, r: number): Poly[] => range(rows).flatMap((j) => range(rows + 1 - j).map((i): Poly => ellipse(x + (i - (rows - j) / 2) * r * 2 + 0, -r - j * r * 1.74, r * 0.98, r * 0.98, 18)));
const rings = (x: number, rows: number, r: number): Poly[] => range(rows).flatMap((j) => range(rows + 1 - j).flatMap((i): Poly[] => [0.7, 0.36].map((k) => ring(x + (i - (rows - j) / 2) * r * 2, -r - j * r * 1.74, r * k, r * k - 0.7, 16))));

export const sawmill: BuildingPart = () => ({
  walls: [
    ...range(4).map((i): Poly => [[-70 + i * 24, 0], [-70 + i * 24, -50], [-66 + i * 24, -50], [-46 + i * 24, -34], [-46 + i * 24, 0]]), box(26, -40, 44, 40), [[20, -38], [48, -58], [76, -38]], [[-88, 0], [-85, -104], [-78, -104], [-75, 0]], box(-87, -107, 11, 4),
    [[70, -34], [116, 0], [111, 0], [70, -28]], box(88, -20, 2.4, 20), box(102, -10, 2, 10), ...stack(-116, 3, 5),
  ],
  shade: [box(26, -38, 8, 38), box(-70, -32, 5, 32)],
  dim: [...range(4).map((i): Poly => box(-63 + i * 24, -27, 10, 8)), ...range(4).map((i): Poly => [[-66 + i * 24, -48], [-50 + i * 24, -36], [-66 + i * 24, -36]])],
  lit: [box(40, -24, 16, 24)],
  cuts: [bar(-70, -32, 26, -32, 0.9), ...range(6).map((i): Poly => bar(28 + i * 8, -38, 28 + i * 8, -28, 0.7))],
  smoke: [-81, -106],
  height: 108,
  width: 170,
  scale: 1.12,
});

/** Logs, as high as the man who stacked them. */
export const logpile: BuildingPart = () => ({
  walls: [...stack(-44, 4, 11), ...stack(62, 2, 13), bar(-104, 2, -96, -46, 4), bar(14, 2, 6, -46, 4)],
  cuts: [...rings(-44, 4, 11), ...rings(62, 2, 13)],
  height: 92,
  width: 190,
  scale: 1.15,
});

/** A tree across the way, its roots in the air. */
export const windfall: BuildingPart = (t) => ({
  walls: [
    limb([[-70, -26, 30], [-20, -34, 26], [40, -44, 20], [110, -58, 10]], 4), ...range(15).map((i): Poly => { const a = 1.7 + (i / 14) * 3.1; const r = t.R(22, 48); return limb([[-72, -26, 9], [-72 + r * 0.6 * Math.cos(a), -26 + r * 0.6 * Math.sin(a), 5], [-74 + r * Math.cos(a + 0.24), -26 + r * Math.sin(a + 0.24), 0.6]]); }), outline('M-110 6Q-96 -16 -74 -10Q-54 -10 -40 6Z'),
    ...([[10, -38, -14, -86], [46, -46, 40, -98], [76, -52, 92, -96], [36, -42, 56, 4], [84, -54, 110, -10]] as const).map(([x, y, ex, ey]): Poly => limb([[x, y, 8], [(x + ex) / 2 + 4, (y + ey) / 2, 5], [ex, ey, 0.8]])),
  ],
  cuts: range(5).map((i): Poly => limb([[-60 + i * 24, -36 - i * 3, 0.5], [-44 + i * 24, -34 - i * 3.4, 1.2], [-30 + i * 24, -38 - i * 3.2, 0.5]])),
  height: 100,
  width: 220,
  scale: 1.05,
  isCentral: true,
});

/** A flatbed with one lamp, which is on. */
export const truck: BuildingPart = (_t, scene) => ({
  walls: [
    box(-84, -26, 104, 10), box(-84, -48, 4, 26), box(-52, -44, 3, 20), box(-22, -44, 3, 20), box(8, -48, 4, 26), outline('M16 -14L16 -64Q18 -70 26 -70L48 -70L58 -44L82 -40Q88 -38 88 -30L88 -14Z'), ellipse(-60, -12, 13, 13, 22), ellipse(-28, -12, 13, 13, 22), ellipse(66, -12, 13, 13, 22), box(-86, -18, 176, 6), bar(12, -66, 12, -84, 3),
    ...range(3).map((i): Poly => ellipse(-66 + i * 24, -36, 11, 10, 20)), ...range(2).map((i): Poly => ellipse(-54 + i * 24, -54, 11, 10, 20)),
  ],
  holes: [outline('M28 -64L45 -64L53 -46L28 -46Z')],
  cuts: [...range(3).flatMap((i): Poly[] => [ring(-66 + i * 24, -36, 7, 6, 16)]), ...[-60, -28, 66].map((x): Poly => ring(x, -12, 7, 5.6, 18)), bar(60, -36, 60, -18, 0.9)],
  ...(scene.has('dark') ? {} : { lit: [ellipse(86, -30, 3, 5, 12)], lamp: [87, -30] as const }),
  height: 86,
  width: 180,
  scale: 1.2,
});

export const watertower: BuildingPart = () => ({
  walls: [box(-30, -112, 60, 40), [[-36, -110], [0, -134], [36, -110]], box(-34, -74, 68, 5), bar(-26, -72, -34, 2, 3.6), bar(26, -72, 34, 2, 3.6), bar(-8, -72, -10, 2, 2.4), bar(8, -72, 10, 2, 2.4), bar(-29, -46, 29, -46, 2), bar(-32, -20, 32, -20, 2), bar(-28, -48, 30, -20, 1.2), bar(28, -48, -30, -20, 1.2), bar(-27, -70, 28, -46, 1.2), bar(27, -70, -28, -46, 1.2), bar(0, -72, 0, 2, 2)],
  shade: [box(-30, -112, 12, 38)],
  cuts: [bar(-30, -102, 30, -102, 0.9), bar(-30, -84, 30, -84, 0.9), ...range(6).map((i): Poly => bar(-22 + i * 9, -110, -22 + i * 9, -75, 0.6))],
  height: 136,
  width: 80,
  scale: 1.25,
});

/** A mast with speakers on it, and a red lamp. */
export const mast: BuildingPart = () => ({
  walls: [
    bar(-16, 2, -2, -150, 2.4), bar(16, 2, 2, -150, 2.4), ...range(9).flatMap((i): Poly[] => { const [a, b] = [15 - i * 1.5, 13.5 - i * 1.5]; const y = -i * 16; return [bar(-a, y, b, y - 16, 1), bar(a, y, -b, y - 16, 1), bar(-a, y, a, y, 1.1)]; }), bar(0, -148, 0, -168, 1.6),
    ...[-1, 1].flatMap((m): Poly[] => [[[m * 5, -116], [m * 24, -126], [m * 24, -102], [m * 5, -110]], [[m * 5, -88], [m * 20, -96], [m * 20, -76], [m * 5, -82]]]), bar(-4, -140, -70, 2, 0.7), bar(4, -140, 70, 2, 0.7),
  ],
  cuts: [-1, 1].map((m): Poly => ellipse(m * 24, -114, 2, 11, 14)),
  red: [ellipse(0, -170, 3.4, 3.4, 12)],
  height: 174,
  width: 140,
  scale: 1.05,
});

/** A gate of mesh on rollers, with a keypad. */
export const meshgate: BuildingPart = () => ({
  walls: [
    box(-96, -84, 6, 86), box(-4, -84, 5, 86), box(90, -84, 6, 86), box(-94, -82, 186, 4), box(-94, -4, 186, 4), box(-94, -44, 186, 2.4),
    ...range(15).flatMap((i) => range(7).flatMap((j): Poly[] => { const [x, y] = [-90 + i * 12 + (i > 6 ? 3 : 0), -4 - j * 11]; return [bar(x, y, x + 12, y - 11, 0.7), bar(x + 12, y, x, y - 11, 0.7)]; })),
    ...range(3).map((i): Poly => limb([[-100, -88 - i * 5, 1], [0, -90 - i * 5, 1], [100, -88 - i * 5, 1]], 1)), ...[-93, -2, 93].map((x): Poly => bar(x, -84, x + 8, -102, 2)), box(-12, -56, 20, 26),
  ],
  red: [ellipse(-2, -50, 2.4, 2.4, 9)],
  cuts: range(9).map((i): Poly => box(-8 + (i % 3) * 5, -44 + Math.floor(i / 3) * 4, 3, 2)),
  height: 104,
  width: 200,
  scale: 1.2,
  stands: 'front',
  isCentral: true,
});

/** A funnel that stands on the ground; with embers in the air it is of fire. */
export const twister: BuildingPart = (t, scene) => {
  const middle = (k: number): number => 16 * Math.sin(k * 4.6) - 6;
  const half = (k: number): number => 5 + 8 * k + 66 * k * k * k;
  const edge = (m: number) => range(15).map((i) => [middle(i / 14) + m * half(i / 14) * t.R(0.92, 1.1), -i * 11] as const);
  const wisps = range(11).map((i): Poly => { const k = (i + 0.6) / 11; return limb([[middle(k) - half(k) * 0.9, -k * 154 - 2, 0.5], [middle(k) - half(k) * 0.1, -k * 154 + 5 * k + 3, 2.6], [middle(k) + half(k) * t.R(0.4, 0.9), -k * 154 - 3, 0.5]]); });
  const debris = range(16).map((): Poly => { const [x, y, s] = [t.R(-50, 50), t.R(-40, 2), t.R(1.4, 4)]; return [[x, y], [x + s * 2, y - s], [x + s * 2.4, y + s * 0.6]]; });
  const paint = scene.has('embers') ? { red: [...wisps, outline('M-34 6Q-20 -14 -8 -8Q4 -20 14 -8Q24 -14 34 6Z')], lit: wisps.filter((_, i) => i % 3 === 1) } : { cuts: wisps };
  return { walls: [[...edge(-1), ...edge(1).reverse()], ...debris, outline('M-46 6Q-20 -8 -4 -6Q18 -8 46 6Z')], ...paint, height: 160, width: 150, scale: 1.25 };
};
