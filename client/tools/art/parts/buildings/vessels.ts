/** Ships, boats and carriages. */

import { bar, box, ellipse, limb, outline, range, ring, type Poly } from '../../core/geometry.ts';
import type { BuildingPart } from './building.ts';

export const ship: BuildingPart = () => {
  const sails = [outline('M-20 -80Q2 -62 -4 -26L-22 -22Z'), outline('M14 -92Q44 -66 36 -24L14 -20Z'), outline('M14 -92Q56 -60 76 -31L50 -24Q40 -58 14 -88Z'), outline('M-26 -78Q-46 -56 -48 -26L-26 -24Z')];
  return {
    walls: [outline('M-52 -14Q-46 2 -34 4L36 4Q50 -4 60 -22Q30 -12 -28 -12L-30 -22L-54 -22Z'), box(-24, -84, 2.2, 74), box(10, -96, 2.4, 86), limb([[50, -18, 2.4], [84, -34, 1]], 2), ...[-23, 11].flatMap((x): Poly[] => [bar(x, -84, x + 40, -16, 0.5), bar(x, -84, x - 24, -18, 0.5)]), ...sails],
    shade: sails,
    lit: [box(-46, -19, 5, 4)],
    height: 98,
    width: 120,
    scale: 1.2,
    stands: 'water',
  };
};

export const steamer: BuildingPart = (t) => ({
  walls: [
    outline('M-88 -26Q-80 2 -66 6L70 6Q88 -4 96 -34Q60 -24 -60 -24Z'), box(-44, -42, 84, 18), box(-28, -56, 52, 16), [[-18, -54], [-16, -92], [-4, -92], [-3, -54]], [[6, -54], [8, -88], [19, -88], [20, -54]],
    box(-19, -94, 17, 4), bar(56, -26, 54, -104, 2), bar(-60, -26, -60, -92, 1.8), bar(54, -102, 92, -32, 0.5), bar(54, -102, 24, -54, 0.5), bar(-60, -90, -86, -28, 0.5), bar(-60, -90, -28, -52, 0.5),
  ],
  shade: [box(-44, -28, 84, 4), box(-18, -80, 14, 7), box(7, -77, 12, 6)],
  lit: range(9).map((i): Poly => ellipse(-38 + i * 9, -35, 1.7, 1.7, 8)).filter(() => t.R(0, 1) < 0.6),
  smoke: [-10, -94],
  height: 106,
  width: 190,
  scale: 1.05,
  stands: 'water',
});

/** Aground, broken-backed, her ribs bare. */
export const wreck: BuildingPart = () => ({
  walls: [
    outline('M-86 4Q-84 -30 -96 -52Q-60 -44 -22 -30L-14 -18L-6 -28L2 4Z'), ...range(5).map((i): Poly => limb([[6 + i * 15, 6, 4], [12 + i * 15, -20 + i * 2, 3.4], [8 + i * 15, -42 + i * 5, 1]])),
    bar(-50, -34, -30, -112, 3), bar(-38, -84, -8, -96, 1.6), bar(-30, -110, 30, -14, 0.5), outline('M-38 -86Q-22 -66 -26 -50L-14 -58Q-8 -76 -12 -92Z'), bar(-90, -46, -116, -66, 2), bar(4, 4, 84, 2, 4),
  ],
  dim: [ellipse(-56, -20, 4, 4), ellipse(-38, -16, 4, 4)],
  height: 114,
  width: 180,
  scale: 1.1,
});

export const boat: BuildingPart = (_t, scene) => ({
  walls: [
    outline('M-44 -9Q-20 3 20 2Q40 0 50 -14Q20 -4 -44 -9Z'), limb([[46, -12, 1.2], [49, -30, 1.2], [54, -31, 1]]),
    ...(scene.has('empty') ? [bar(-20, -4, 24, -16, 1.6)] : [limb([[-10, -2, 13], [-10, -20, 13], [-8, -34, 9], [-7, -40, 7], [-5, -45, 2]]), limb([[-8, -28, 4], [2, -30, 3.5], [8, -34, 3]]), bar(2, -62, 20, 8, 1.6)]),
  ],
  lit: [ellipse(54, -27, 2.6, 3.4)],
  lamp: [54, -27],
  height: 64,
  width: 100,
  scale: 1.5,
  stands: 'water',
});

/** A coach and four at a gallop, lamps lit, nobody on the box. */
export const coach: BuildingPart = () => {
  const horse = (x: number): Poly[] => [
    limb([[x - 22, -34, 11], [x - 8, -36, 14], [x + 8, -36, 13], [x + 14, -40, 10]]), limb([[x + 10, -40, 12], [x + 20, -52, 8], [x + 26, -58, 6]]), limb([[x + 24, -58, 7], [x + 32, -54, 5], [x + 37, -50, 3]]),
    [[x + 10, -44], [x + 14, -56], [x + 22, -64], [x + 22, -54]], limb([[x - 20, -34, 9], [x - 30, -22, 4.4], [x - 24, -12, 3], [x - 36, -4, 2]]), limb([[x - 16, -34, 9], [x - 12, -20, 4.4], [x - 20, -10, 3], [x - 18, 0, 2.4]]),
    limb([[x + 10, -32, 8], [x + 22, -24, 4], [x + 32, -18, 3], [x + 28, -10, 2]]), limb([[x + 6, -32, 8], [x + 14, -16, 4], [x + 26, -8, 3], [x + 26, 0, 2.2]]), limb([[x - 24, -38, 3], [x - 38, -42, 3], [x - 46, -34, 0.8]]),
  ];
  return {
    walls: [
      outline('M-86 -26Q-90 -54 -78 -66L-34 -66Q-26 -50 -32 -30Q-46 -18 -66 -18Q-80 -18 -86 -26Z'), box(-82, -70, 52, 4), box(-30, -52, 14, 4), bar(-18, -52, -14, -28, 2), ring(-74, -14, 15, 12.6, 26), ring(-26, -11, 12, 9.8, 24),
      ...range(4).flatMap((i): Poly[] => [bar(-74 - 14 * Math.cos(i * 0.785), -14 - 14 * Math.sin(i * 0.785), -74 + 14 * Math.cos(i * 0.785), -14 + 14 * Math.sin(i * 0.785), 1), bar(-26 - 11 * Math.cos(i * 0.785), -11 - 11 * Math.sin(i * 0.785), -26 + 11 * Math.cos(i * 0.785), -11 + 11 * Math.sin(i * 0.785), 1)]),
      bar(-20, -26, 60, -34, 1), bar(-18, -44, 30, -44, 0.6), ...horse(16), ...horse(58),
    ],
    dim: [outline('M-70 -58L-46 -58L-48 -42L-68 -42Z')],
    lit: [ellipse(-32, -48, 3, 4)],
    lamp: [-32, -48],
    height: 76,
    width: 180,
    scale: 1.08,
    stands: 'front',
    isCentral: true,
  };
};
