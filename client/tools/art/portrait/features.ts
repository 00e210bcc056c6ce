/** What a portrait may have: hair, hats, clothes, and what is held. */

import { mix } from '../core/colour.ts';
import { box, ellipse, limb, outline, path, range, round, sin, smooth, type Joint, type Place, type Point, type Poly } from '../core/geometry.ts';
import type { Stage } from '../core/stage.ts';
import { INFERNAL } from './infernal.ts';
import { MODERN } from './modern.ts';

export interface Feature {
  readonly body?: readonly Poly[];
  readonly pale?: readonly Poly[];
  readonly red?: readonly Poly[];
  readonly lit?: readonly Poly[];
  /** Scratched into the dark: folds, hair, seams. */
  readonly lines?: readonly Poly[];
  readonly behind?: (t: Stage, place: Place) => void;
  readonly before?: (t: Stage, place: Place) => void;
}

const strands = (n: number, line: (i: number) => Poly): Poly[] => range(n).map(line);
const spot = ({ x, y, scale }: Place, px: number, py: number): Point => [x + px * scale, y + py * scale];

/** Shapes of the face that `profile` knows. */
const SHAPES = { man: {}, hooked: {}, snub: {}, jutting: {} } satisfies Record<string, Feature>;

const HAIR = {
  bun: {
    body: [smooth([[-18, -104], [4, -108], [20, -100], [24, -90], [10, -94], [-6, -86], [-16, -70], [-22, -50], [-34, -36], [-44, -52], [-44, -78], [-34, -98]]), ellipse(-46, -70, 16, 14, 20), limb([[20, -99, 3], [27, -93, 2.4], [29, -84, 0.5]])],
    lines: [...strands(7, (i) => [[16 - i * 3, -97 + i], [-i * 4, -96 + i * 4], [-18 - i * 3, -84 + i * 5], [-32, -72 + i * 3]]), ...strands(4, (i) => ellipse(-46, -70, 13 - i * 3.4, 11 - i * 3, 16).slice(2, 12))],
  },
  curls: {
    body: [smooth([[-14, -107], [8, -109], [24, -98], [26, -88], [12, -92], [0, -84], [-6, -64], [-14, -40], [-20, -20], [-32, -18], [-44, -40], [-48, -74], [-36, -100]]), ...range(6).map((i): Poly => ellipse(-18 - (i % 2) * 14, -52 + i * 11, 9, 8, 16))],
    lines: [...strands(6, (i): Poly => [[20 - i * 4, -98 + i], [2 - i * 5, -94 + i * 4], [-14 - i * 3, -78 + i * 6], [-18 - i * 2, -58 + i * 3]]), ...range(6).flatMap((i): Poly[] => [ellipse(-18 - (i % 2) * 14, -52 + i * 11, 6, 5, 14).slice(1, 11), ellipse(-18 - (i % 2) * 14, -52 + i * 11, 3, 2.4, 10).slice(2, 9)])],
  },
  plait: {
    body: [smooth([[-16, -105], [6, -108], [22, -99], [25, -88], [8, -94], [-8, -82], [-18, -62], [-26, -40], [-40, -46], [-45, -74], [-34, -98]]), ...range(7).map((i): Poly => ellipse(-36 - sin(i * 0.5) * 3, -36 + i * 13, 8 - i * 0.5, 8, 14))],
    lines: [...strands(6, (i): Poly => [[18 - i * 4, -98 + i], [0 - i * 5, -94 + i * 4], [-18 - i * 3, -78 + i * 5], [-34, -52 + i * 2]]), ...range(7).map((i): Poly => [[-43, -40 + i * 13], [-36, -33 + i * 13], [-30, -40 + i * 13]])],
  },
  bald: { lines: [[[-30, -62], [-26, -54], [-28, -44]], [[-34, -58], [-31, -48], [-33, -38]]], body: [smooth([[-36, -64], [-28, -66], [-20, -48], [-22, -30], [-32, -26], [-40, -44]])] },
  cropped: { body: [smooth([[-12, -106], [10, -106], [23, -97], [27, -86], [16, -90], [2, -88], [-8, -74], [-12, -56], [-24, -36], [-38, -42], [-45, -66], [-36, -92]])], lines: strands(8, (i) => [[10 - i * 5, -101 + i], [4 - i * 5, -94 + i * 2], [-2 - i * 4, -88 + i * 4]]) },
  wild: { body: [smooth([[26, -92], [34, -104], [18, -108], [20, -124], [4, -114], [-6, -130], [-16, -114], [-34, -124], [-36, -104], [-56, -102], [-46, -84], [-62, -72], [-46, -62], [-54, -44], [-38, -44], [-24, -40], [-10, -64], [0, -86]])], lines: strands(7, (i) => [[12 - i * 7, -98 + i * 3], [6 - i * 8, -108 + i * 5], [-2 - i * 8, -114 + i * 8]]) },
  whiskers: { body: [smooth([[-10, -62], [2, -58], [8, -40], [20, -30], [24, -18], [16, -8], [4, -10], [-8, -26], [-14, -46]])], lines: strands(7, (i) => [[-6 + i * 2, -50 + i * 5], [2 + i * 2.4, -40 + i * 4], [8 + i * 2, -32 + i * 3.4]]) },
  moustache: { body: [outline('M30 -39Q40 -42 42 -34Q48 -28 44 -24Q38 -28 33 -33Q28 -32 22 -26Q20 -34 30 -39Z')] },
  beard: {
    body: [[[-12, -44], [-4, -40], [10, -36], [24, -34], [33, -40], [37, -37], [38, -30], [42, -16], [36, 0], [38, 8], [28, 12], [26, 20], [16, 14], [8, 18], [0, 6], [-8, -4], [-14, -24]]],
    lines: strands(12, (i) => [[-6 + i * 3.2, -30 + (i % 3) * 4], [i * 3, -14 + (i % 4) * 3], [2 + i * 3, 2 + (i % 3) * 3]]),
  },
} satisfies Record<string, Feature>;

const HATS = {
  tophat: { body: [outline('M-36 -96L-42 -164Q-8 -174 28 -164L26 -94Q-6 -104 -36 -96Z'), outline('M-58 -88Q-30 -104 0 -102Q30 -102 50 -86Q54 -80 46 -82Q20 -94 -10 -92Q-36 -90 -54 -80Q-62 -82 -58 -88Z')], lines: [[[-37, -106], [-6, -114], [27, -105]], [[-38, -116], [-6, -124], [27, -115]]] },
  bowler: { body: [smooth([[-42, -84], [-46, -110], [-26, -134], [2, -136], [26, -124], [32, -96], [32, -88], [0, -96]]), outline('M-56 -80Q-20 -98 10 -96Q40 -94 50 -84Q52 -78 44 -80Q10 -90 -20 -86Q-44 -82 -54 -74Z')], lines: [[[-44, -94], [-6, -104], [31, -95]]] },
  widebrim: { body: [smooth([[-36, -90], [-34, -118], [-14, -128], [0, -122], [16, -128], [28, -112], [28, -92], [0, -98]]), outline('M-76 -74Q-40 -100 0 -100Q44 -100 66 -78Q70 -72 60 -74Q30 -88 0 -88Q-40 -86 -70 -66Z')], lines: [[[-35, -98], [0, -108], [27, -100]]] },
  cap: { body: [smooth([[-44, -74], [-47, -92], [-30, -108], [0, -114], [24, -105], [30, -92], [46, -84], [50, -79], [34, -80], [12, -84], [-16, -82]]), ellipse(-6, -112, 4, 2.4, 9)], lines: [[[-42, -80], [-14, -88], [14, -89], [30, -86]], [[-6, -112], [-26, -98], [-36, -84]], [[-6, -112], [14, -104], [24, -92]]] },
  forage: { body: [outline('M-40 -84L-34 -118Q-4 -126 26 -110L30 -88Q0 -98 -40 -84Z'), outline('M22 -92Q40 -90 46 -82Q34 -84 22 -86Z')], lines: [[[-38, -92], [-4, -104], [29, -94]], [[-37, -98], [-4, -110], [28, -100]]], lit: [ellipse(18, -106, 4, 4, 12)] },
  souwester: { body: [smooth([[-40, -74], [-42, -104], [-16, -122], [12, -120], [30, -104], [36, -90], [50, -80], [30, -82], [0, -86], [-20, -70], [-50, -38], [-66, -36], [-54, -58]])], lines: [[[-38, -76], [-12, -92], [20, -94], [36, -88]], [[-52, -44], [-40, -62], [-22, -76]]] },
  bonnet: { body: [smooth([[-40, -52], [-54, -80], [-44, -108], [-18, -122], [10, -120], [34, -108], [42, -90], [38, -80], [28, -92], [12, -96], [2, -80], [-6, -56], [-14, -34], [-30, -34]]), limb([[-10, -36, 5], [0, -14, 4], [14, -2, 4]])], lines: strands(6, (i) => [[30 - i * 6, -102 + i], [10 - i * 6, -104 + i * 7], [-8 - i * 4, -88 + i * 9]]), red: [ellipse(-30, -108, 6, 5, 12), ellipse(-18, -116, 5, 4.4, 12), ellipse(-40, -98, 5, 4.4, 12)] },
  turban: {
    body: [smooth([[-44, -66], [-50, -92], [-30, -118], [2, -124], [28, -112], [34, -94], [29, -80], [10, -82], [-14, -76], [-30, -62]]), limb([[18, -112, 6], [28, -136, 12], [14, -156, 9], [4, -160, 1]])],
    lines: [...strands(6, (i) => [[30 - i * 1.5, -86 - i * 5], [4 - i * 4, -92 - i * 5], [-24 - i * 2, -82 - i * 5], [-42, -70 - i * 5]]), ...strands(6, (i) => [[20 + i, -118 - i * 6], [12 + i * 0.4, -124 - i * 6]])],
    red: [ellipse(24, -100, 3.6, 5, 12)],
  },
  veil: { body: [smooth([[18, -106], [26, -92], [24, -80], [8, -60], [2, -30], [4, 0], [16, 28], [30, 60], [30, 110], [-92, 110], [-80, 40], [-62, 0], [-54, -50], [-46, -90], [-26, -112], [0, -116]])], lines: strands(7, (i) => [[4 - i * 7, -100 + i * 2], [-12 - i * 6, -50], [-14 - i * 7, 0], [-6 - i * 11, 60], [-4 - i * 12, 96]]) },
  hood: { body: [smooth([[26, -100], [32, -84], [22, -74], [10, -56], [6, -20], [18, 10], [40, 34], [54, 110], [-96, 110], [-84, 40], [-60, 6], [-54, -40], [-50, -90], [-30, -118], [4, -120]])], lines: strands(5, (i) => [[14 - i * 6, -106 + i], [-6 - i * 8, -60], [-10 - i * 9, 0], [-2 - i * 14, 70]]) },
  kerchief: { body: [smooth([[-44, -70], [-46, -96], [-24, -112], [6, -114], [26, -102], [30, -88], [6, -92], [-18, -82], [-30, -66]]), limb([[-42, -72, 8], [-58, -62, 6], [-64, -44, 1]]), limb([[-42, -70, 8], [-52, -52, 6], [-50, -32, 1]])], lines: [[[29, -92], [0, -98], [-30, -84], [-42, -72]]], red: [smooth([[-44, -74], [-22, -88], [4, -97], [29, -92], [29, -88], [4, -92], [-20, -82], [-40, -68]])] },
} satisfies Record<string, Feature>;

const CLOTHES = {
  collar: { body: [[[-20, 22], [-18, -2], [-6, -1], [10, 2], [13, 24]]], lines: strands(7, (i) => [[-16 + i * 4.4, 0], [-16.6 + i * 4.5, 20]]), lit: [ellipse(12, 27, 3.4, 4.2, 12)] },
  wing: { pale: [outline('M-20 6L12 4L18 16L6 24L-2 14L-22 20Z')], body: [outline('M4 16L14 18L12 32L2 30Z')], lines: [[[13, 24], [2, 44], [6, 100]], [[-28, 24], [-6, 44], [4, 62]], [[16, 26], [34, 46], [26, 72], [10, 96]]] },
  clerical: { pale: [outline('M-22 4L10 3L11 13L-24 15Z')], lines: strands(3, (i) => [[13 - i * 3, 26 + i * 4], [10 - i * 3, 56], [12 - i * 3, 100]]) },
  coat: { lines: [[[13, 22], [2, 44], [6, 96]], [[-28, 22], [-6, 42], [4, 60]], [[16, 24], [34, 44], [26, 70], [10, 92]]], lit: [ellipse(14, 66, 2, 2, 8), ellipse(13, 84, 2, 2, 8)] },
  shawl: { lines: strands(6, (i) => [[-30 - i * 7, 30 + i * 5], [-14 - i * 3, 54 + i * 7], [8, 70 + i * 8], [34 + i * 3, 52 + i * 6], [42 + i * 2, 44 + i * 6]]) },
  lace: { pale: [outline('M-22 24Q-10 34 8 30Q20 36 30 52Q10 58 -8 50Q-26 48 -40 42Z')], lines: strands(5, (i) => [[-30 + i * 12, 42 + (i % 2) * 3], [-26 + i * 12, 48], [-22 + i * 12, 44]]) },
  scarf: { body: [smooth([[-32, 8], [-10, 2], [12, 6], [20, 20], [6, 30], [-18, 30], [-38, 24]])], red: [limb([[-32, 17, 4], [-8, 15, 5], [16, 19, 4]]), limb([[12, 26, 4], [22, 50, 5], [19, 80, 4]])], lines: [[[-28, 10], [-6, 8], [14, 11]], [[-30, 24], [-6, 24], [12, 28]], [[8, 28], [14, 52], [12, 82]], [[18, 24], [30, 50], [27, 84]]] },
  tunic: { lines: [[[12, 24], [14, 100]], [[-18, 20], [-2, 28], [12, 24]], ...strands(4, (i): Poly => [[14, 40 + i * 16], [34 - i, 42 + i * 16]])], lit: strands(4, (i) => ellipse(17, 40 + i * 16, 2.2, 2.2, 9)), red: [outline('M-70 40L-46 30L-42 40L-66 50Z')] },
  wimple: { pale: [smooth([[21, -97], [24, -86], [18, -74], [10, -56], [10, -30], [17, -8], [25, 2], [18, 22], [2, 30], [-6, 10], [-3, -30], [2, -62], [10, -90]])] },
  beads: { lit: [...range(15).map((i): Poly => ellipse(8 + 26 * sin((i / 14) * Math.PI), 30 + (i / 14) * 52, 1.7, 1.7, 7)), box(6, 82, 2.4, 14), box(2.6, 86, 9, 2.2)] },
  earring: { red: [ellipse(-11, -30, 1.6, 1.6, 8), ellipse(-11, -22, 3.2, 5, 12)], lines: [ellipse(-11, -40, 5, 6, 14)] },
} satisfies Record<string, Feature>;

function ringed(t: Stage, place: Place, px: number, py: number, r: number): void {
  const [x, y] = spot(place, px, py);
  t.disc(x, y, r * place.scale, t.palette.glow, 'fill-opacity=".8"');
  t.disc(x, y, r * place.scale, 'none', `stroke="${t.palette.ink}" stroke-width="${round(1.4 * t.S)}"`);
  t.glow(x, y, r * 3 * place.scale, 0.5);
}

function held(t: Stage, place: Place, polys: readonly Poly[]): void {
  t.silhouette(t.placed(polys, place, 0.2), t.palette.ink, 1.4, t.palette.rim, 0.9);
}

const HELD = {
  spectacles: { before: (t, place) => { ringed(t, place, 29, -64, 6); t.line(path([spot(place, 23, -64), spot(place, -14, -60)], false), mix(t.palette.ink, t.palette.rim, 0.6), 1); } },
  monocle: { before: (t, place) => { ringed(t, place, 27, -65, 5.4); t.line(path([spot(place, 27, -59), spot(place, 22, -20), spot(place, 12, 30)], false), mix(t.palette.ink, t.palette.rim, 0.7), 0.9); } },
  pipe: {
    before: (t, place) => {
      held(t, place, [limb([[32, -33, 2.2], [46, -28, 2.2], [52, -24, 3]]), [[48, -32], [58, -32], [57, -18], [50, -18]]]);
      t.glow(...spot(place, 53, -34), 26 * t.S, 0.9);
      const plume = range(7).map((i): Joint => [...spot(place, 53 + sin(i * 1.2) * 5 + i, -36 - i * 13), (2 + i * 2.2) * t.S]);
      t.fill(path(limb(plume)), t.down([[0, t.palette.moon, 0], [1, t.palette.moon, 0.6]], spot(place, 0, -130)[1], spot(place, 0, -34)[1]));
    },
  },
  halo: { behind: (t, place) => { const [x, y] = spot(place, 10, -66); t.disc(x, y, 80 * t.S, 'none', `stroke="${t.palette.moon}" stroke-opacity=".7" stroke-width="${round(1.4 * t.S)}"`); } },
  spade: { behind: (t, place) => held(t, place, [limb([[-84, 100, 5], [-66, -40, 5]], 1), outline('M-78 -38L-54 -42Q-50 -70 -66 -86Q-88 -70 -86 -46Z')]) },
  rifle: { behind: (t, place) => held(t, place, [limb([[-64, 100, 8], [-58, -30, 6], [-56, -60, 4], [-54, -140, 3]], 2), limb([[-54, -140, 2], [-53, -170, 0.6]], 1)]) },
  orb: {
    before: (t, place) => {
      const [x, y] = spot(place, 58, 68);
      t.glow(x, y, 92 * t.S, 0.9, mix(t.palette.glow, t.palette.moon, 0.4));
      t.disc(x, y, 25 * t.S, mix(t.palette.moon, t.palette.glow, 0.25), 'fill-opacity=".92"');
      t.fill(t.placed([limb([[-30, 50, 10], [-26, 16, 7], [-14, 2, 3]]), limb([[30, 50, 10], [27, 16, 7], [16, 0, 3]]), limb([[-8, 54, 9], [-12, 22, 5], [-6, 8, 2.4]]), limb([[12, 54, 9], [10, 20, 5], [4, 8, 2.4]])], { x, y, scale: t.S }, 0.1), t.palette.ink);
    },
  },
  glim: {
    before: (t, place) => {
      const [x, y] = spot(place, 66, 22);
      t.glow(x, y, 90 * t.S, 0.9);
      held(t, place, [box(55, 4, 22, 4), box(57, 38, 18, 5), box(56, 6, 2, 34), box(74, 6, 2, 34), outline('M56 4L66 -10L76 4Z'), limb([[66, -10, 2], [66, -24, 2]]), limb([[40, 100, 15], [58, 66, 11], [66, 44, 9]])]);
      t.fill(path(outline(`M${x - 5 * t.S} ${y + 8 * t.S}Q${x - 4 * t.S} ${y - 6 * t.S} ${x} ${y - 14 * t.S}Q${x + 4 * t.S} ${y - 6 * t.S} ${x + 5 * t.S} ${y + 8 * t.S}Z`)), mix(t.palette.glow, '#ffffff', 0.5));
    },
  },
  keys: { before: (t, place) => held(t, place, [limb([[40, 110, 16], [52, 70, 12], [60, 50, 10]]), ...[0, 1, 2].flatMap((i): Poly[] => [ellipse(60, 40 - i, 5, 5, 12), limb([[60 + i * 6 - 6, 44, 2.4], [58 + i * 9 - 9, 72, 2.4]], 1), box(56 + i * 9 - 9, 66, 6, 6)])]) },
} satisfies Record<string, Feature>;

export const FEATURES: Record<string, Feature> = { ...SHAPES, ...HAIR, ...HATS, ...CLOTHES, ...HELD, ...INFERNAL, ...MODERN };
