/** What stands between us and it. */

import { mix } from '../core/colour.ts';
import { abs, bar, box, cos, ellipse, limb, outline, path, PI, put, range, sin, type Point, type Poly } from '../core/geometry.ts';
import type { Stage } from '../core/stage.ts';
import * as ruins from './ruins.ts';
import * as yard from './yard.ts';

export type Foreground = (t: Stage) => void;

const grass: Foreground = (t) => {
  const { W, H, S, R, fbm } = t;
  const blades: Point[] = [[-4, H + 4]];
  for (let x = -4; x < W + 6; x += 2.2 * S) {
    const h = (5 + 15 * fbm((x * 0.03) / S, 7, 3)) * S * R(0.4, 1.3);
    blades.push([x, H - 6 * S], [x + R(-4, 6) * S, H - 6 * S - h], [x + 1.3 * S, H - 6 * S]);
  }
  t.fill(path([...blades, [W + 4, H + 4]]), t.palette.ink);
};

const reeds: Foreground = (t) => {
  const { W, H, S, R } = t;
  const polys: Poly[] = [];
  for (const _ of t.times(26)) {
    const e = R(0, 1);
    const x = (t.flip > 0 ? e * e : 1 - e * e) * W;
    const h = R(36, 96) * S * (1 - 0.5 * abs(x / W - (t.flip > 0 ? 0 : 1)));
    const [lean, head, leaf] = [R(-12, 12) * S, R(0, 1), R(0, 1)];
    polys.push(limb([[x, H + 4, 1.8 * S], [x + lean * 0.3, H - h * 0.5, 1.5 * S], [x + lean, H - h, 0.5 * S]], 3));
    if (head < 0.4) polys.push(bar(x + lean * 0.82, H - h * 0.86, x + lean * 0.97, H - h, 3.4 * S));
    if (leaf < 0.6) polys.push(limb([[x, H + 2, 2 * S], [x - lean * 0.6, H - h * 0.4, 1.6 * S], [x - lean * 1.6, H - h * 0.46, 0.4 * S]], 3));
  }
  t.fill(t.cut(polys, 0), t.palette.ink);
};

const STONES: readonly (readonly Poly[])[] = [
  [outline('M-10 10L-10 -20Q-10 -31 0 -31Q10 -31 10 -20L10 10Z')],
  [box(-2.6, -40, 5.2, 50), box(-11, -31, 22, 5)],
  [outline('M-9 10L-9 -20Q-8 -24 -4 -25Q0 -34 4 -25Q8 -24 9 -20L9 10Z'), box(-12, -4, 24, 14)],
];

const graves: Foreground = (t) => {
  grass(t);
  const { W, H, S, R, palette: p } = t;
  const places = t.times(6);
  for (const i of places) {
    const x = (W * (i + R(0.1, 0.9))) / places.length;
    const [scale, turn, kind, low] = [R(0.85, 1.4) * S, R(-0.16, 0.16), R(0, 3), R(9, 20) * S];
    t.lookAt(x, H - 30 * S);
    t.silhouette(t.cut(put(STONES[Math.floor(kind)] ?? [], { x, y: H - low, scale, turn }), 0.4), mix(p.ink, p.haze, 0.1), 1, p.rim, 0.8);
  }
};

const fence: Foreground = (t) => {
  const { W, H, S, R } = t;
  const polys: Poly[] = [box(-4, H - 36 * S, W + 8, 1.8 * S), box(-4, H - 12 * S, W + 8, 1.8 * S)];
  for (let x = R(-6, 0); x < W + 6; x += 9.5 * S) {
    const [gone, h, lean] = [R(0, 1), (44 + R(-2, 2)) * S, R(-1, 1) * S];
    if (gone < 0.06) continue;
    polys.push(bar(x, H + 4, x + lean, H - h, 1.8 * S), [[x + lean - 2.4 * S, H - h + S], [x + lean, H - h - 8 * S], [x + lean + 2.4 * S, H - h + S]]);
  }
  t.fill(t.cut(polys, 0.2, 20), t.palette.ink);
};

const bones: Foreground = (t) => {
  grass(t);
  const { W, H, S, R, palette: p } = t;
  for (const _ of t.times(8)) {
    const place = { x: W * R(0.02, 0.98), y: H - R(3, 15) * S, scale: R(0.5, 0.95) * S, flip: R(0, 1) < 0.5 ? 1 : -1 };
    const [kind, shade, turn] = [R(0, 1), R(0.28, 0.5), R(-0.6, 0.6)];
    const colour = mix(p.ink, p.rim, shade);
    if (kind < 0.6) {
      t.fill(t.placed([outline('M-10 -2Q-13 -10 -11 -16Q-6 -24 3 -23Q13 -21 13 -11Q13 -6 9 -4L9 2L-4 3L-6 -1Z')], place), colour);
      t.fill(t.placed([ellipse(3, -10, 3, 3.2, 9), ellipse(-6, -9, 2.6, 3, 9), [[-2, -6], [0, -3], [-3, -3]]], place, 0), p.ink);
    } else t.fill(t.placed([bar(-14, 0, 14, 0, 3), ellipse(-15, -2, 2.6), ellipse(-15, 2, 2.6), ellipse(15, -2, 2.6), ellipse(15, 2, 2.6)], { ...place, turn }), colour);
  }
};

/** Bare boughs that reach in from a side. */
const branches: Foreground = (t) => {
  const { W, H, S, R } = t;
  const polys: Poly[] = [];
  const grow = (x: number, y: number, angle: number, length: number, width: number, left: number): void => {
    const [ex, ey] = [x + cos(angle) * length, y + sin(angle) * length];
    polys.push(limb([[x, y, width], [(x + ex) / 2 + R(-4, 4) * S, (y + ey) / 2 + R(-4, 4) * S, width * 0.8], [ex, ey, width * 0.55]], 3));
    if (left) for (const _ of [0, 1]) grow(ex, ey, angle + R(-0.75, 0.75), length * R(0.6, 0.85), width * 0.55, left - 1);
  };
  const isLeft = t.flip > 0 && !t.isCover;
  const from = isLeft ? -6 : W + 6;
  grow(from, H * R(0.02, 0.14), isLeft ? R(0, 0.35) : PI - R(0, 0.35), 44 * S, 9 * S, 5);
  grow(from, H * R(0.2, 0.3), isLeft ? R(-0.5, 0) : PI + R(0, 0.5), 28 * S, 5 * S, 4);
  t.fill(t.cut(polys, 0.1, 99), t.palette.ink);
};

const rocks: Foreground = (t) => {
  const { W, H, S, R, palette: p } = t;
  for (const _ of t.times(5)) {
    const [x, w] = [W * R(0, 1), R(20, 46) * S];
    const h = R(10, 30) * S * (0.5 + abs(x / W - 0.5));
    t.lookAt(x, H);
    t.silhouette(t.cut([[[x - w, H + 4], [x - w * 0.6, H - h * 0.6], [x - w * 0.2, H - h], [x + w * 0.3, H - h * 0.8], [x + w * 0.7, H - h * 0.3], [x + w, H + 4]]], 1.2), p.ink, 1, p.rim, 0.5);
  }
};

/** A dead tree, from root to twig, on the subject's third. */
const tree: Foreground = (t) => {
  const { W, H, S, R, palette: p } = t;
  const [x, y, h] = [W * (t.flip > 0 ? 0.38 : 0.62), H * 0.88, 200 * S];
  const polys: Poly[] = [-1, 1].map((m) => limb([[x, y - h * 0.06, h * 0.07], [x + m * h * 0.06, y + h * 0.01, h * 0.05], [x + m * h * 0.15, y + h * 0.05, h * 0.01]]));
  const grow = (bx: number, by: number, angle: number, length: number, width: number, left: number): void => {
    const bend = R(-0.3, 0.3);
    const [mx, my] = [bx + cos(angle + bend) * length * 0.5, by + sin(angle + bend) * length * 0.5];
    const [ex, ey] = [bx + cos(angle) * length, by + sin(angle) * length];
    polys.push(limb([[bx, by, width], [mx, my, width * 0.8], [ex, ey, width * 0.58]], 3));
    if (left <= 0) return;
    const boughs = left > 3 || R(0, 1) < 0.6 ? 2 : 3;
    for (const i of range(boughs)) grow(ex, ey, angle + (i - (boughs - 1) / 2) * R(0.6, 1.1) + R(-0.3, 0.3), length * R(0.62, 0.82), width * 0.58, left - 1);
    if (R(0, 1) < 0.6) grow(mx, my, angle + (R(0, 1) < 0.5 ? -1 : 1) * R(0.7, 1.2), length * R(0.4, 0.6), width * 0.4, left - 2);
  };
  grow(x, y + 2, -PI / 2 + R(-0.12, 0.12), h * 0.3, h * 0.1, t.isSmall ? 4 : 5);
  t.lookAt(x, y - h * 0.5);
  t.silhouette(t.cut(polys, 0.12, 99), t.depth(0.95), 0.8, p.rim, 0.6);
};

/** Webs between posts, silver where the light is. */
const webs: Foreground = (t) => {
  const { W, H, S, Q, palette: p } = t;
  for (const [x, y, r] of [[0, 0, 120], [W, H * 0.06, 84]] as const) {
    let d = '';
    const angles = range(9).map((i) => (x ? PI - (i / 8) * (PI / 2) : (i / 8) * (PI / 2)));
    for (const a of angles) d += path([[x, y], [x + cos(a) * r * S, y + sin(a) * r * S]], false);
    for (const k of range(6)) d += path(angles.map((a): Point => [x + cos(a) * r * S * (0.2 + k * 0.15 + Q(-0.01, 0.01)), y + sin(a) * r * S * (0.2 + k * 0.15)]), false);
    t.line(d, p.rim, 0.7, 'opacity=".6"');
  }
};

/** Posts with a rope, as along a harbour. */
const bollards: Foreground = (t) => {
  const { W, H, S, palette: p } = t;
  const polys: Poly[] = [box(-4, H - 12 * S, W + 8, 20 * S)];
  for (const i of range(4)) {
    const x = W * (0.06 + i * 0.29);
    polys.push(box(x - 7 * S, H - 46 * S, 14 * S, 50 * S), ellipse(x, H - 46 * S, 9 * S, 4 * S));
    polys.push(limb([[x, H - 40 * S, 2.4 * S], [x + W * 0.145, H - 18 * S, 2.4 * S], [x + W * 0.29, H - 40 * S, 2.4 * S]]));
  }
  t.lookAt(W / 2, H);
  t.silhouette(t.cut(polys, 0.3), p.ink, 1, p.rim, 0.6);
};

export const FOREGROUND: Record<string, Foreground> = { grass, reeds, graves, fence, bones, branches, rocks, tree, webs, bollards, ...ruins, ...yard };
