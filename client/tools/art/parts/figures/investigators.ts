/** People with torches, and without: in hooded jackets, with packs, on the wrong side of the fence at night. */

import { bar, box, ellipse, limb, outline, PI, put, range, ring, type Point, type Poly } from '../../core/geometry.ts';
import type { Torch } from '../beam.ts';
import type { FigurePart } from './figure.ts';
import { person, STANDING, type Pose } from './pose.ts';

/** A hood up, about a head. */
const hood = (x: number, y: number): Poly => outline(`M${x - 8} ${y + 8}Q${x - 10} ${y - 8} ${x} ${y - 10}Q${x + 8} ${y - 9} ${x + 7.4} ${y - 1}Q${x + 6} ${y + 8} ${x + 2} ${y + 11}Z`);
const jacket = outline('M-11 -79L-14 -38Q0 -33 14 -38L11 -79Z');
const pack = (x: number, y: number): Poly[] => [limb([[x - 3, y, 9], [x - 6, y + 9, 14], [x - 4, y + 22, 12]]), ellipse(x - 2, y - 5, 6, 3)];
const grip = (x: number, y: number, turn: number): Poly[] => put([box(-4, -2, 12, 4), [[6, -2], [11, -4], [11, 4], [6, 2]]], { x, y, scale: 1, turn });

const SEEKING: Pose = { ...STANDING, head: [2, -90], arms: [[[-15, -62], [-9, -50]], [[16, -68], [27, -66]]], legs: [[[-6, -26], [-9, -2]], [[7, -26], [9, -2]]] };

/** Standing, the torch held out. */
export const seeker: FigurePart = (_t, scene) => ({
  body: [...person(SEEKING), jacket, hood(2, -90), ...pack(-8, -74), ...grip(28, -66, 0.06)],
  ...(scene.has('dark') ? {} : { torches: [{ at: [39, -65], turn: 0.06 }] }),
  height: 102,
  scale: 1.1,
});

/** Bent low, one hand on the wall that is not there. */
export const prowler: FigurePart = (_t, scene) => ({
  body: [...person({ head: [16, -74], neck: [10, -66], hip: [-8, -42], arms: [[[18, -52], [30, -48]], [[2, -48], [12, -38]]], legs: [[[-16, -22], [-24, -1]], [[10, -28], [6, -1]]] }), outline('M4 -68L-16 -40L-14 -30L10 -34L18 -60Z'), hood(16, -74), ...pack(-2, -58), ...grip(31, -48, 0.18)],
  ...(scene.has('dark') ? {} : { torches: [{ at: [42, -46], turn: 0.18 }] }),
  height: 84,
  scale: 1.2,
});

/** Running, the beam anywhere. */
export const sprinter: FigurePart = (_t, scene) => ({
  body: [...person({ head: [15, -87], neck: [9, -78], hip: [-4, -50], arms: [[[-10, -70], [-20, -60]], [[20, -66], [31, -74]]], legs: [[[-14, -32], [-36, -34]], [[16, -44], [20, -10]]] }), outline('M2 -79L-14 -46L-2 -40L12 -46L16 -72Z'), hood(15, -87), ...grip(32, -75, -0.2)],
  ...(scene.has('dark') ? {} : { torches: [{ at: [42, -78], turn: -0.12 }] }),
  height: 98,
  scale: 1.15,
});

/** On a stick, and on what the other leg still does. */
export const limping: FigurePart = () => ({
  body: [...person({ head: [9, -83], neck: [4, -75], hip: [-2, -46], arms: [[[13, -60], [18, -46]], [[-9, -58], [-5, -42]]], legs: [[[-9, -26], [-24, -8]], [[5, -24], [4, -2]]] }), put([jacket], { x: 4, y: 2, scale: 0.96, turn: 0.08 })[0] ?? [], bar(17, -50, 23, 1, 2.2), bar(13, -49, 21, -50, 3), limb([[-14, -18, 7], [-18, -13, 7.4]])],
  cuts: [bar(-16, -22, -10, -19, 0.9), bar(-19, -17, -13, -14, 0.9), bar(-21, -13, -15, -10, 0.9)],
  height: 94,
  scale: 1.2,
});

/** On the ground with the knees drawn up. */
export const huddled: FigurePart = () => ({
  body: [...person({ head: [2, -52], neck: [-8, -46], hip: [-22, -9], arms: [[[2, -34], [26, -26]]], legs: [[[20, -42], [22, -3]], [[25, -38], [31, -3]]], headSize: 1.1 }), outline('M-14 -48L-32 -10L-22 -1L-8 -6L-2 -24L0 -42Z'), hood(2, -52), limb([[-14, -44, 8], [4, -30, 7], [28, -24, 5]])],
  height: 64,
  scale: 1.55,
});

/** On hands and knees, and not the knees any more. */
export const dragging: FigurePart = () => ({
  body: [...person({ head: [50, -28], neck: [39, -24], hip: [-4, -12], arms: [[[50, -14], [66, -3]], [[34, -10], [44, -1]]], legs: [[[-30, -9], [-54, -3]], [[-24, -4], [-50, 0]]], toes: -1 }), outline('M36 -32L-8 -20L-12 -4L30 -6Z'), hood(50, -28)],
  red: [limb([[-58, 1, 3.4], [-84, 3, 2.6], [-120, 2, 1.6], [-160, 3, 0.6]])],
  height: 44,
  scale: 1.3,
  isCentral: true,
});

const two = (left: readonly Poly[], right: readonly Poly[], apart: number): Poly[] => [...put(left, { x: -apart, y: 0, scale: 1, flip: -1 }), ...put(right, { x: apart, y: 0, scale: 1 })];
const shining = [...person(SEEKING), jacket, hood(2, -90), ...grip(28, -66, 0.06)];

/** Back to back, each with a torch. */
export const backs: FigurePart = (_t, scene) => ({
  body: two(shining, shining, 14),
  ...(scene.has('dark') ? {} : { torches: [{ at: [53, -65], turn: 0.06 }, { at: [-53, -65] as Point, turn: PI - 0.06 }] }),
  height: 102,
  scale: 1.05,
  isCentral: true,
});

/** One holds up the other; a hand is where the other cannot see it. */
export const leaning: FigurePart = () => ({
  body: [
    ...put([...person({ ...STANDING, head: [2, -90], arms: [[[14, -70], [26, -76]], [[-15, -60], [-12, -44]]] }), jacket, hood(2, -90)], { x: -12, y: 0, scale: 1 }),
    ...put([...person({ ...STANDING, head: [-8, -84], neck: [-3, -77], arms: [[[-12, -62], [-22, -66]], [[12, -60], [9, -44]]], legs: [[[-4, -26], [-8, -2]], [[8, -26], [16, -4]]] }), jacket], { x: 14, y: 0, scale: 0.98 }),
  ],
  pale: [[[-25, -44], [-31, -24], [-28, -24], [-23, -43]]],
  height: 102,
  scale: 1.15,
  isCentral: true,
});

/** Three of them, and three beams. */
export const party: FigurePart = (t) => {
  const spots = [[-46, 0.92, -1, 0.12], [0, 1, 1, -0.12], [44, 0.88, 1, 0.14]] as const;
  return {
    body: spots.flatMap(([x, scale, flip]) => put([...shining, ...pack(-8, -74)], { x, y: t.R(-3, 3), scale, flip })),
    torches: spots.map(([x, scale, flip, turn]): Torch => ({ at: [x + flip * 39 * scale, -65 * scale], turn: flip > 0 ? turn : PI - turn })),
    height: 102,
    scale: 0.92,
    isCentral: true,
  };
};

/** A hand from below the plate with a torch in it: one's own. */
export const ownlight: FigurePart = () => ({
  body: [
    limb([[34, 40, 34], [20, -8, 30], [9, -44, 27]]), limb([[9, -44, 27], [2, -62, 25], [-2, -78, 20]]),
    ...put([box(-12, -62, 24, 62), [[-12, -60], [-19, -84], [19, -84], [12, -60]]], { x: 0, y: -58, scale: 1, turn: -0.12 }), ...range(4).map((i): Poly => limb([[16, -54 - i * 9, 11], [-2, -60 - i * 9, 10], [-14, -56 - i * 9, 8]])),
  ],
  cuts: [...range(3).map((i): Poly => limb([[12, -59 - i * 9, 0.4], [0, -64 - i * 9, 1], [-14, -60 - i * 9, 0.4]])), bar(-24, -114, 10, -120, 1.4)],
  torches: [{ at: [-10, -142], turn: -PI / 2 - 0.12, reach: 1.1 }],
  height: 150,
  scale: 0.95,
  stands: 'below',
});

/** On the back, and one leg will not stay down. */
export const writhing: FigurePart = () => ({
  body: [...person({ head: [-46, -11], neck: [-35, -14], hip: [2, -16], arms: [[[-34, -34], [-16, -48]], [[-22, -6], [-6, -2]]], legs: [[[26, -44], [54, -50]], [[26, -24], [38, -3]]] }), outline('M-38 -20Q-16 -36 6 -24L4 -6L-34 -6Z'), hood(-46, -11)],
  height: 60,
  scale: 1.4,
  isCentral: true,
});

/** Both hands at a throat: one's own, and one's own. */
export const choking: FigurePart = () => ({
  body: [...person({ ...STANDING, head: [-4, -91], neck: [0, -79], arms: [[[-22, -62], [-4, -77]], [[22, -60], [6, -77]]], legs: [[[-6, -26], [-10, -2]], [[6, -26], [12, -2]]] }), jacket, ...range(3).flatMap((k): Poly[] => [limb([[-6, -79 + k * 3, 3], [4, -81 + k * 3, 2]]), limb([[8, -79 + k * 3, 3], [-2, -81 + k * 3, 2]])])],
  cuts: [limb([[-4, -80, 0.5], [3, -82, 1], [6, -80, 0.4]]), limb([[-4, -76, 0.5], [3, -78, 1], [6, -76, 0.4]])],
  height: 100,
  scale: 1.25,
});

/** Somebody under a net of leaves, lying very still. */
export const ghillie: FigurePart = (t) => ({
  body: [
    outline('M-86 2Q-70 -20 -36 -28Q-16 -40 8 -38Q34 -44 52 -26Q76 -18 92 2Z'),
    ...range(46).map((i): Poly => { const k = i / 45; const [x, y] = [-84 + k * 170, -2 - 34 * Math.sin(k * PI) - t.R(0, 6)]; return limb([[x, y + 10, 4], [x + t.R(-7, 7), y - t.R(4, 14), 0.5]], 1); }),
    limb([[78, -6, 8], [98, -3, 7], [106, -9, 6]]),
  ],
  eyes: [[-34, -16], [-26, -17]],
  height: 52,
  scale: 1.15,
  isCentral: true,
});

/** Joined hands round something that is not there yet. */
export const ringed: FigurePart = () => ({
  body: [-2, -1, 0, 1, 2].flatMap((i) => put([...person({ ...STANDING, arms: [[[-16, -64], [-27, -54]], [[16, -64], [27, -54]]], legs: [[[-4, -26], [-5, -2]], [[4, -26], [5, -2]]] }), jacket, hood(0, -91)], { x: i * 42, y: -Math.abs(i) * 5, scale: 0.78 - Math.abs(i) * 0.05 })),
  red: [limb([[-104, -52, 1.4], [-62, -40, 2], [-22, -36, 2], [22, -36, 2], [62, -40, 2], [104, -52, 1.4]])],
  pale: [ring(0, 2, 70, 68, 40, 0.16)],
  height: 84,
  scale: 0.95,
  isCentral: true,
});
