/** What people of our own day wear and carry when they climb a fence. */

import { mix } from '../core/colour.ts';
import { box, ellipse, limb, outline, path, put, range, ring, sin, smooth, TAU, type Place, type Point, type Poly } from '../core/geometry.ts';
import type { Stage } from '../core/stage.ts';
import { drawBeam } from '../parts/beam.ts';
import type { Feature } from './features.ts';
import { profile } from './profile.ts';

const spot = ({ x, y, scale }: Place, [px, py]: Point): Point => [x + px * scale, y + py * scale];
const held = (t: Stage, place: Place, polys: readonly Poly[]): void => t.silhouette(t.placed(polys, place, 0.2), t.palette.ink, 1.4, t.palette.rim, 0.9);
const strands = (n: number, line: (i: number) => Poly): Poly[] => range(n).map(line);

const HAIR = {
  ponytail: {
    body: [smooth([[-16, -105], [6, -108], [22, -99], [25, -88], [8, -94], [-8, -82], [-18, -62], [-26, -46], [-40, -52], [-46, -74], [-34, -98]]), limb([[-42, -86, 12], [-62, -82, 17], [-70, -52, 15], [-62, -18, 4]], 6)],
    lines: [...strands(6, (i) => [[18 - i * 4, -98 + i], [-i * 5, -96 + i * 3], [-22 - i * 3, -88 + i * 3], [-40, -84]]), ...strands(4, (i) => [[-46 - i * 3, -84 + i * 2], [-62 - i * 2, -66 + i * 2], [-62 + i, -34]])],
  },
  afro: {
    body: [smooth(range(22).map((i): Point => [-18 + (44 + (i % 2) * 3) * Math.cos((i / 22) * TAU), -82 + (42 + (i % 2) * 3) * sin((i / 22) * TAU)]))],
    lines: range(14).map((i): Poly => ellipse(-46 + (i % 5) * 15, -112 + Math.floor(i / 5) * 19 + (i % 2) * 5, 4.6, 4.2, 10).slice(1, 8)),
  },
  bob: { body: [smooth([[-14, -107], [8, -109], [24, -98], [27, -88], [12, -92], [4, -80], [0, -58], [-2, -32], [-10, -20], [-34, -18], [-48, -40], [-49, -76], [-36, -100]])], lines: strands(7, (i) => [[18 - i * 5, -98 + i], [-2 - i * 5, -88 + i * 2], [-8 - i * 5, -56], [-8 - i * 5, -26]]) },
  quiff: { body: [smooth([[-12, -106], [4, -118], [26, -122], [38, -110], [30, -95], [14, -92], [0, -88], [-8, -72], [-14, -54], [-26, -40], [-38, -46], [-45, -68], [-36, -94]])], lines: strands(6, (i) => [[28 - i * 6, -100 + i], [16 - i * 6, -112 + i * 2], [-6 - i * 5, -102 + i * 5]]) },
  stubble: { lines: range(26).map((i): Poly => { const [x, y] = [-4 + (i % 9) * 4, -26 + Math.floor(i / 9) * 7 - (i % 2) * 3]; return [[x, y], [x + 1, y + 1.6]]; }) },
} satisfies Record<string, Feature>;

const HATS = {
  beanie: { body: [smooth([[-45, -68], [-50, -96], [-30, -119], [2, -122], [27, -107], [32, -88], [29, -80], [2, -86], [-22, -77], [-36, -62]])], lines: [[[-44, -80], [-20, -92], [4, -98], [30, -94]], ...strands(9, (i): Poly => [[-40 + i * 8, -84 - sin(i / 3) * 12], [-40 + i * 8.4, -70 - sin(i / 3) * 14]]), ...strands(5, (i): Poly => [[-30 + i * 12, -96 - sin(i / 1.6) * 5], [-20 + i * 8, -116 + Math.abs(i - 2)]])] },
  ballcap: { body: [smooth([[-43, -74], [-47, -98], [-28, -116], [2, -119], [25, -106], [31, -88], [4, -92], [-22, -84]]), outline('M20 -96Q48 -100 64 -84Q50 -80 22 -84Z')], lines: [[[-42, -82], [-14, -92], [12, -96], [30, -92]], [[-8, -118], [-22, -104], [-28, -86]], [[-4, -118], [14, -108], [22, -95]]], lit: [ellipse(12, -105, 3, 3, 9)] },
  visor: { body: [limb([[-43, -78, 8], [-16, -94, 9], [24, -94, 9]]), outline('M18 -98Q48 -102 64 -86Q50 -82 22 -86Z')], red: [limb([[-42, -79, 3], [-16, -95, 3], [22, -95, 3]])] },
  goggles: { body: [limb([[-45, -82, 8], [-14, -99, 8], [16, -99, 8]]), ellipse(22, -96, 13, 11, 22)], lit: [ellipse(24, -96, 8, 7, 18)] },
} satisfies Record<string, Feature>;

const CLOTHES = {
  hoodie: { body: [smooth([[-52, 24], [-44, -6], [-28, -12], [-16, 4], [4, 12], [24, 22], [30, 38], [-6, 44], [-46, 42]])], lines: [[[-40, 0], [-30, 16], [-8, 26], [18, 30]], [[-44, 16], [-26, 30], [4, 38]], [[10, 30], [12, 62]], [[-2, 32], [-4, 58]]] },
  overalls: { lines: [[[-40, 30], [-22, 60], [-24, 108]], [[-28, 27], [-10, 58], [-12, 66]], [[22, 30], [20, 60], [18, 66]], [[34, 34], [34, 64]], [[-24, 66], [34, 66], [36, 108]]], lit: [ellipse(-17, 66, 3.4, 3.4, 10), ellipse(27, 66, 3.4, 3.4, 10)] },
  tracksuit: { body: [outline('M-30 22L-26 -2L10 2L16 24Z')], lines: [[[4, 2], [8, 108]], [[-24, 2], [-26, 22], [6, 26], [14, 20]], ...strands(3, (i): Poly => [[8, 40 + i * 20], [12, 40 + i * 20]])], red: [limb([[-78, 62, 3], [-58, 44, 3], [-36, 34, 3]]), limb([[-82, 72, 3], [-60, 52, 3], [-36, 41, 3]])] },
  strap: { pale: [limb([[-52, 36, 9], [-6, 66, 10], [44, 106, 10]])], lines: [[[-50, 40], [-6, 70], [42, 110]], [[-54, 32], [-4, 62], [46, 102]]] },
  parka: { body: [smooth([[-64, 34], [-54, 4], [-34, -6], [-16, 6], [8, 8], [26, 20], [30, 40], [-10, 46], [-58, 48]])], lines: [...strands(12, (i): Poly => [[-56 + i * 7, 30 - sin(i / 3.4) * 26], [-60 + i * 7.6, 22 - sin(i / 3.4) * 30]]), [[12, 44], [14, 108]]] },
  plaster: { pale: put([box(-9, -3, 18, 6), box(-3, -9, 6, 18)], { x: 8, y: -48, scale: 1, turn: 0.5 }) },
  browband: { pale: [limb([[-44, -78, 10], [-14, -92, 11], [27, -84, 10]])], lines: [[[-42, -76], [-14, -90], [26, -82]]], red: [ellipse(18, -87, 7, 4, 14)] },
} satisfies Record<string, Feature>;

const HELD = {
  spanner: { before: (t, place) => held(t, place, put([box(-5, -70, 10, 84), outline('M-15 -70L-15 -94L-6 -86L6 -86L15 -94L15 -70L6 -62L-6 -62Z')], { x: 56, y: 80, scale: 1.1, turn: 0.24 })) },
  handlight: {
    before: (t, place) => {
      drawBeam(t, { at: [0, 0], turn: -0.3 }, spot(place, [64, 40]), place.scale, 1);
      held(t, place, [limb([[6, 112, 24], [28, 80, 18], [38, 58, 15]]), ...put([box(-26, -7, 36, 14), [[10, -7], [24, -12], [24, 12], [10, 7]]], { x: 42, y: 47, scale: 1, turn: -0.3 })]);
    },
  },
  plank: { behind: (t, place) => held(t, place, [limb([[-92, -66, 17], [40, 60, 17]], 1), limb([[-98, -30, 15], [20, 84, 15]], 1)]) },
  tossed: {
    before: (t, place) => {
      const [x, y] = spot(place, [66, -8]);
      held(t, place, [limb([[48, 112, 20], [58, 72, 15], [60, 52, 12]]), limb([[56, 56, 9], [66, 42, 7], [70, 34, 5]])]);
      t.glow(x, y, 44 * t.S, 0.6);
      t.fill(path(ellipse(x, y, 6 * place.scale, 15 * place.scale, 20)), mix(t.palette.glow, '#ffffff', 0.3));
      t.line(path([spot(place, [66, 26]), spot(place, [66, 12])], false) + path([spot(place, [58, 22]), spot(place, [58, 10])], false), t.palette.rim, 1);
    },
  },
  doubled: {
    behind: (t, place) => {
      const other: Place = { ...place, x: place.x - 44 * t.S, y: place.y + 6 * t.S, flip: -1 };
      t.fill(t.placed([profile((word) => word === 'man')], other, 0.2), mix(t.palette.moon, t.palette.haze, 0.25), 'opacity=".75"');
    },
  },
  lockpick: { body: [limb([[33, -33, 1.6], [60, -38, 1.8], [64, -42, 1]])] },
  coachwhistle: { body: [limb([[-16, 8, 2], [-4, 40, 2], [10, 62, 2]]), limb([[8, 8, 2], [14, 36, 2], [12, 60, 2]])], lit: [ellipse(10, 72, 8, 8, 18), box(8, 64, 18, 7)] },
  tincan: { body: [limb([[-22, 14, 1.8], [-8, 44, 1.8], [4, 60, 1.8]]), limb([[8, 12, 1.8], [12, 36, 1.8], [10, 58, 1.8]])], pale: put([box(-11, 0, 22, 28)], { x: 4, y: 62, scale: 1, turn: -0.14 }), lines: [[[-4, 70], [16, 67]], [[-2, 84], [18, 81]]] },
} satisfies Record<string, Feature>;

const HUNTERS = {
  butchermask: {
    pale: [smooth([[-4, -97], [18, -95], [29, -82], [32, -66], [37, -50], [36, -38], [34, -24], [26, -8], [10, -4], [-4, -20], [-10, -52], [-10, -80]])],
    before: (t, place) => {
      const { palette: p } = t;
      t.fill(t.placed([ellipse(19, -66, 8, 7.4, 16), limb([[12, -22, 1.6], [22, -26, 2.4], [34, -27, 1.6]]), ...range(5).map((i): Poly => limb([[14 + i * 4.6, -31 + i * 0.4, 1], [14 + i * 4.6, -19 - i * 0.6, 1]], 1)), ...range(5).map((i): Poly => limb([[-10 + (i % 2), -84 + i * 14, 1], [-2 + (i % 2), -82 + i * 14, 1]], 1))], place, 0.1), p.ink);
      t.glow(...spot(place, [20, -66]), 16 * t.S, 0.9, p.accent);
      t.disc(...spot(place, [20, -66]), 2.4 * t.S, mix(p.glow, '#ffffff', 0.3));
    },
  },
  apron: { pale: [outline('M-14 40L30 36L40 112L-34 112Z')], lines: [[[-30, 26], [-12, 42]], [[16, 26], [28, 38]]], red: [outline('M-4 70Q8 58 18 70Q26 84 16 90Q14 106 8 92Q0 98 -2 86Q-10 80 -4 70Z')] },
  meathooked: { behind: (t, place) => held(t, place, [ring(-66, -118, 9, 5, 18), limb([[-66, -110, 8], [-66, -60, 9], [-64, -34, 10], [-84, -8, 11], [-108, -22, 8], [-106, -48, 1]], 8)]) },
} satisfies Record<string, Feature>;

export const MODERN = { ...HAIR, ...HATS, ...CLOTHES, ...HELD, ...HUNTERS };
