/** Somebody who sits, kneels, lies, falls, or is being moved. */

import { bar, box, ellipse, limb, outline, put, range, type Poly } from '../../core/geometry.ts';
import type { FigurePart } from './figure.ts';
import { person, STANDING } from './pose.ts';

/** On a chair, turned to the light. */
export const seated: FigurePart = () => ({
  body: [
    ...person({ head: [4, -82], neck: [0, -72], hip: [-6, -40], arms: [[[6, -54], [20, -50]], [[4, -52], [18, -46]]], legs: [[[20, -38], [18, -2]], [[22, -36], [24, -2]]] }),
    outline('M-10 -72L-15 -36L20 -32L22 -44L8 -46L8 -72Z'), box(-20, -84, 3, 84), box(-20, -34, 26, 4), box(3, -34, 3, 34), box(-20, -66, 4, 3),
  ],
  height: 92,
  scale: 1.2,
});

/** Writing at a desk by one candle. */
export const writer: FigurePart = () => ({
  body: [
    ...person({ head: [-8, -86], neck: [-14, -76], hip: [-26, -42], arms: [[[-4, -56], [10, -52]], [[0, -58], [18, -53]]], legs: [[[2, -38], [0, -2]], [[4, -36], [6, -2]]] }),
    outline('M-24 -76L-36 -40L0 -34L2 -46L-8 -48L-8 -74Z'), box(-42, -86, 3, 86), box(-42, -36, 24, 4), box(-6, -51, 80, 5), box(0, -48, 4, 48), box(66, -48, 4, 48), box(30, -47, 36, 16),
    bar(18, -53, 25, -66, 1), box(48, -68, 4, 17), box(43, -53, 14, 2.4),
  ],
  pale: [[[8, -51.4], [30, -51.4], [28, -53.6], [10, -53.6]]],
  lamp: [50, -73],
  height: 96,
  scale: 1.25,
  isCentral: true,
});

export const kneeling: FigurePart = () => ({
  body: [...person({ head: [8, -62], neck: [2, -54], hip: [-10, -26], arms: [[[14, -44], [22, -56]], [[12, -42], [20, -54]]], legs: [[[8, -8], [-18, -2]], [[10, -4], [-16, 0]]], toes: -1 }), outline('M-4 -56L-22 -20L-30 0L14 0L10 -20L12 -50Z')],
  height: 70,
  scale: 1.35,
});

/** Stretched on the ground, one arm out. */
export const fallen: FigurePart = () => ({
  body: [ellipse(-42, -8, 7, 6), limb([[-36, -8, 12], [-22, -9, 17], [0, -8, 16], [10, -7, 14]]), limb([[6, -7, 14], [30, -7, 9], [52, -4, 6], [56, -8, 4]]), limb([[8, -5, 12], [28, -2, 8], [48, -1, 6]]), limb([[-30, -6, 7], [-44, -1, 5], [-62, 0, 4]]), outline('M-20 -16Q0 -22 14 -14L40 -3L-22 -1Z')],
  height: 30,
  scale: 1.3,
  isCentral: true,
});

/** A sick-bed, and somebody in it who does not look better. */
export const bed: FigurePart = () => ({
  body: [
    box(-76, -66, 4, 66), box(-78, -70, 8, 5), box(72, -48, 4, 48), box(70, -52, 8, 5), ...range(4).map((i): Poly => box(-72 + i * 5, -56, 1.4, 30)), box(-74, -58, 24, 2.4), box(-74, -26, 150, 8),
    outline('M-72 -28Q-60 -42 -40 -36L-34 -28Z'), ellipse(-46, -40, 7, 6), outline('M-40 -34Q-10 -50 14 -40Q40 -50 74 -34L76 -14L-42 -16Z'), limb([[-30, -34, 6], [-10, -24, 5], [-6, -8, 4]]),
  ],
  pale: [outline('M-71 -29Q-60 -40 -52 -38Q-48 -33 -40 -31L-36 -28Z')],
  cuts: [limb([[-30, -30, 0.4], [0, -34, 1], [40, -30, 0.5]]), limb([[-20, -24, 0.4], [20, -26, 1], [60, -24, 0.5]])],
  height: 70,
  scale: 1.25,
  isCentral: true,
});

/** An armchair; its cushion is pressed down, and nobody sits in it. */
export const armchair: FigurePart = () => ({
  body: [outline('M-34 -20Q-40 -60 -30 -92Q0 -104 30 -92Q40 -60 34 -20Z'), outline('M-46 -44Q-44 -54 -34 -52L-30 -6L-44 -6Z'), outline('M46 -44Q44 -54 34 -52L30 -6L44 -6Z'), box(-40, -22, 80, 16), box(-38, -8, 6, 10), box(32, -8, 6, 10)],
  cuts: [outline('M-28 -32Q0 -22 28 -32Q14 -24 0 -23Q-14 -24 -28 -32Z'), ...range(3).flatMap((i) => range(3 - (i % 2)).map((j): Poly => ellipse(-16 + j * 16 + (i % 2) * 8, -80 + i * 14, 1.2, 1.2, 7))), limb([[-24, -48, 0.3], [0, -36, 1], [24, -48, 0.3]])],
  height: 98,
  scale: 1.35,
  isCentral: true,
});

/** Strings from above, and somebody who hangs on them upright. */
export const puppet: FigurePart = () => ({
  body: [
    ...person({ ...STANDING, head: [4, -86], arms: [[[-24, -78], [-28, -98]], [[22, -72], [34, -64]]], legs: [[[-12, -30], [-4, -8]], [[10, -26], [16, -4]]] }), outline('M-10 -79L-14 -36Q0 -30 14 -36L10 -79Z'),
    bar(-28, -98, -22, -240, 0.7), bar(34, -64, 26, -240, 0.7), bar(4, -92, 2, -240, 0.7), bar(-12, -30, -8, -240, 0.5), bar(10, -28, 12, -240, 0.5),
  ],
  height: 100,
  scale: 1.25,
});

/** A sleeve far too long, and what comes out of it. */
export const changed: FigurePart = () => ({
  body: [...person({ head: [6, -96], neck: [0, -82], hip: [-2, -48], arms: [[[-22, -58], [-26, -20]], [[24, -56], [32, -16]]], legs: [[[-10, -24], [-9, -1]], [[8, -24], [9, -1]]], build: 1.15 }), outline('M-14 -82L-18 -24Q0 -18 16 -24L13 -82Z'), box(0, -116, 12, 15), box(-4, -104, 20, 2.6), ...[-1, 1].flatMap((m) => range(4).map((i): Poly => limb([[m < 0 ? -26 : 32, -18, 3], [(m < 0 ? -30 : 36) + (i - 1.5) * 4, -8, 1.8], [(m < 0 ? -30 : 37) + (i - 1.5) * 6, 2, 0.4]])))],
  height: 116,
  scale: 1.2,
});

export const hanging: FigurePart = () => ({
  body: [bar(-120, -150, 120, -150, 5), ...[-84, -42, 0, 42, 84].flatMap((x, i): Poly[] => [limb([[x, -150, 2], [x, -118, 2], [x + 7, -106, 2], [x, -98, 2], [x - 5, -104, 1]]), outline(`M${x - 6} -104Q${x - 20 - i} -70 ${x - 12} -${34 - i * 3}Q${x} -${20 - i * 2} ${x + 12} -${34 - i * 3}Q${x + 20 - i} -70 ${x + 6} -104Z`)])],
  height: 150,
  scale: 1.2,
  stands: 'air',
  isCentral: true,
});

/** People who fall, small, into whatever is below. */
export const falling: FigurePart = (t) => ({
  body: range(6).flatMap(() => put(person({ ...STANDING, arms: [[[-20, -90], [-26, -104]], [[24, -70], [32, -84]]], legs: [[[-12, -26], [-20, -6]], [[8, -24], [22, -8]]] }), { x: t.R(-70, 70), y: t.R(-150, 10), scale: t.R(0.18, 0.42), turn: t.R(2, 4.4) })),
  height: 100,
  scale: 1.1,
  stands: 'air',
  isCentral: true,
});

/** Climbing a rope out of the water, hand over hand. */
export const climber: FigurePart = () => ({
  body: [...[-62, -34, 28, 58].map((x): Poly => bar(x, -200, x + 6, 60, 1.3)), bar(0, -200, 0, 60, 1.8), ...person({ head: [-7, -92], neck: [-5, -82], hip: [-6, -52], arms: [[[-14, -96], [0, -112]], [[8, -90], [0, -100]]], legs: [[[-18, -34], [-2, -22]], [[10, -36], [2, -16]]] }), limb([[-10, -60, 4], [-22, -44, 3], [-20, -26, 1]])],
  height: 120,
  scale: 1.1,
  isCentral: true,
  stands: 'below',
});
