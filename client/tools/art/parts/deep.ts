/** Horizons under the earth: the hollow, the broken city, its road, the frozen wood, the fairground. */

import { mix } from '../core/colour.ts';
import { abs, box, limb, lerp, path, range, type Joint, type Point, type Poly } from '../core/geometry.ts';
import type { Stage } from '../core/stage.ts';
import { ridge, type Horizon } from './land.ts';

/** A roof of stone teeth over jagged ground. */
const hollow: Horizon = (t) => {
  const { W, H, S, horizon, palette: p } = t;
  for (const [k, depth] of [[0.5, 0.3], [0.8, 0.6]] as const) {
    t.enter(`roof ${depth}`);
    const teeth: Point[] = [[-4, -4]];
    for (let x = -4; x <= W + 4; x += 5 * S) {
      const side = abs(x / W - 0.5) * 2;
      const long = t.R(0, 1) < 0.3 ? 2.1 : 0.5;
      teeth.push([x, H * (0.02 + (k > 0.6 ? 0.16 : 0.3) * side * side) + 70 * S * Math.pow(t.fbm((x * 0.05) / S, k * 9, 3), 2) * long]);
    }
    t.fill(t.cut([[...teeth, [W + 4, -4]]], 0.4), mix(p.sky[0], p.ink, k));
    ridge(t, horizon + (k * 34 - 20) * S, 44 * k, 0.03, depth, { isPeaked: true, octaves: 5, step: 3, haze: 0.35, isBare: true });
  }
  return ridge(t, horizon + 34 * S, 10, 0.02, 0.7, { near: 1 });
};

/** Towers whose tops have been bitten off, lower towards the light. */
const city: Horizon = (t) => {
  const { W, H, S, horizon, light, palette: p } = t;
  for (const [drop, k, depth] of [[-6, 0.9, 0.3], [10, 1.1, 0.52], [28, 1.35, 0.78]] as const) {
    t.enter(`towers ${depth}`);
    const R = t.R;
    const slabs: Poly[] = [];
    const panes: Poly[] = [];
    const floors: Poly[] = [];
    for (let x = R(-20, -6) * S; x < W + 10; ) {
      const away = Math.min(1, abs(x - light.x) / (W * 0.5));
      const [w, h, foot] = [R(17, 32) * S * k, R(46, 112) * S * k * (0.3 + 0.7 * away), horizon + drop * S];
      const [lean, kind] = [R(-4, 4) * S, R(0, 1)];
      const crown: Point[] = kind < 0.55
        ? [[x + lean, foot - h], [x + w * 0.18 + lean, foot - h * 1.05], [x + w * 0.34 + lean, foot - h * 0.84], [x + w * 0.52 + lean, foot - h * 0.92], [x + w * 0.68 + lean, foot - h * 0.7], [x + w + lean * 0.7, foot - h * 0.76]]
        : [[x + lean, foot - h], [x + w + lean, foot - h]];
      slabs.push([[x, H + 4], ...crown, [x + w, H + 4]]);
      if (kind > 0.8) slabs.push(box(x + w * 0.5 + lean, foot - h - 16 * S * k, 1.2 * S * k, 18 * S * k));
      const rows = Math.floor((h * 0.66) / (7 * S * k));
      for (const row of range(rows)) {
        const y = foot - h * 0.68 + row * 7 * S * k;
        const slant = lean * ((foot - y) / h);
        floors.push(box(x + slant + w * 0.08, y, w * 0.84, 0.7 * S * k));
        for (const i of range(4)) if (R(0, 1) < 0.11) panes.push(box(x + slant + w * (0.14 + 0.2 * i), y + 1.6 * S * k, w * 0.11, 3.2 * S * k));
      }
      x += w * R(0.9, 1.3);
    }
    const colour = t.depth(depth);
    t.lookAt(W / 2, horizon - 40 * S);
    t.silhouette(t.cut(slabs, 0.35, 9), t.down([[0, colour], [1, mix(colour, p.haze, 0.45)]], horizon - 70 * S, horizon + 50 * S), 0.7, p.rim, 0.35);
    if (!t.isSmall) t.fill(t.cut(floors, 0.1, 20), p.ink, 'opacity=".38"');
    t.fill(t.cut(panes, 0.1, 9), mix(p.glow, p.haze, 0.2));
  }
  return ridge(t, horizon + 40 * S, 7, 0.02, 0.82, { near: 1 });
};

/** A road that runs to the horizon, cracked, with fire in the cracks. */
const asphalt: Horizon = (t) => {
  const { W, H, S, horizon, light, palette: p } = t;
  ridge(t, horizon - 2 * S, 22, 0.022, 0.34, { isPeaked: true, octaves: 5, step: 3, isBare: true });
  ridge(t, horizon + 10 * S, 6, 0.012, 0.6, { near: 1, isBare: true });
  t.enter('road');
  const far = light.x;
  const at = (k: number): number => horizon + 8 * S + (H + 8 - horizon - 8 * S) * k * k;
  const middle = (k: number): number => lerp(far, W * 0.5, k);
  const wide = (k: number): number => (4 + 130 * k * k) * S * (W / (240 * S));
  const edge = (side: number) => range(13).map((i): Point => [middle(i / 12) + side * wide(i / 12), at(i / 12)]);
  t.fill(path([...edge(-1), ...edge(1).reverse()]), t.down([[0, t.depth(0.62)], [1, t.depth(0.96)]], horizon, H));
  const dashes = range(9).map((i): Poly => {
    const [a, b] = [0.12 + i * 0.1, 0.12 + i * 0.1 + 0.05];
    return [[middle(a) - wide(a) * 0.03, at(a)], [middle(a) + wide(a) * 0.03, at(a)], [middle(b) + wide(b) * 0.03, at(b)], [middle(b) - wide(b) * 0.03, at(b)]];
  });
  t.fill(t.cut(dashes, 0.2), mix(p.haze, p.moon, 0.45), 'opacity=".8"');
  t.line(path(edge(-0.9), false) + path(edge(0.9), false), p.haze, 0.9, 'opacity=".6"');
  crack(t, at, middle, wide);
  return () => H * 0.84;
};

/** Branching cracks, wider towards the viewer, bright inside. */
function crack(t: Stage, at: (k: number) => number, middle: (k: number) => number, wide: (k: number) => number): void {
  t.enter('cracks');
  const polys: Poly[] = [];
  for (const i of range(t.isSmall ? 7 : 11)) {
    let k = t.R(0.3, 0.9);
    let side = t.R(-0.95, 0.95);
    const joints: Joint[] = [];
    for (const j of range(6)) {
      joints.push([middle(k) + side * wide(k), at(k), (0.4 + 3.2 * k * (1 - j / 6)) * t.S]);
      k = Math.min(1, k + t.R(0.005, 0.045));
      side += t.R(-0.13, 0.15) * (i % 2 ? 1 : -1);
    }
    polys.push(limb(joints, 1));
  }
  const d = t.cut(polys, 0.5, 4);
  t.line(d, t.palette.haze, 2.6, 'opacity=".55"');
  t.fill(d, mix(t.palette.glow, t.palette.moon, 0.3));
}

/** Trees of glass: bare, upright, every twig a splinter. */
const icewood: Horizon = (t) => {
  const { W, H, S, horizon, palette: p } = t;
  ridge(t, horizon - 8 * S, 20, 0.01, 0.16);
  for (const [depth, count, tall, foot] of [[0.3, 15, 84, 2], [0.5, 9, 128, 14], [0.8, 5, 210, 32]] as const) {
    t.enter(`glass trees ${depth}`);
    const polys: Poly[] = [];
    const n = Math.ceil((count * W) / (240 * S));
    for (const i of range(n)) {
      const x = (W * (i + t.R(0.15, 0.85))) / n;
      const [h, y, lean] = [tall * S * t.R(0.75, 1.2), horizon + foot * S + t.R(-2, 4) * S, t.R(-8, 8) * S];
      const twigs = range(9).map((j) => [0.22 + j * 0.08, t.R(0.1, 0.24), t.R(0.1, 0.2)] as const);
      if (depth > 0.7 && abs(x - W / 2) < W * 0.24) continue; // the middle is the subject's
      polys.push(limb([[x, y + 4 * S, h * 0.05], [x + lean * 0.4, y - h * 0.5, h * 0.028], [x + lean, y - h, 0.4 * S]], 4));
      twigs.forEach(([k, out, up], j) => {
        const side = j % 2 ? 1 : -1;
        const [bx, by, reach] = [x + lean * k, y - h * k, h * out * (1.1 - k)];
        polys.push(limb([[bx, by, h * 0.016], [bx + side * reach * 0.6, by - h * up * 0.5, h * 0.01], [bx + side * reach, by - h * up * 1.2, 0.2 * S]], 2));
      });
    }
    const colour = t.depth(depth);
    t.lookAt(W / 2, horizon - 30 * S);
    t.silhouette(t.cut(polys, 0.15, 20), t.down([[0, mix(colour, p.ink, 0.15)], [1, mix(colour, p.moon, 0.25)]], horizon - tall * S, horizon + foot * S), 0.9, p.moon, 0.7);
  }
  const ground = ridge(t, horizon + 30 * S, 7, 0.012, 0.3, { near: 1, isBare: true });
  t.enter('drifts');
  t.fill(path(box(0, horizon + 24 * S, W, H)), t.down([[0, mix(p.moon, p.haze, 0.35), 0.75], [0.4, p.haze, 0.3], [1, p.ink, 0.5]], horizon + 24 * S, H));
  let drifts = '';
  for (const i of range(t.isSmall ? 5 : 9)) {
    const points = range(9).map((j): Point => [lerp(-4, W + 4, j / 8), horizon + (40 + i * i * 1.6 + i * 6) * S + t.Q(-3, 3) * S]);
    drifts += path(points.slice(Math.floor(t.Q(0, 4)), 6 + Math.floor(t.Q(0, 3))), false);
  }
  t.line(drifts, p.ink, 0.9, 'opacity=".35"');
  return ground;
};

/** Bulbs on strings over the backs of tents. */
const fairground: Horizon = (t) => {
  const { W, H, S, horizon, palette: p } = t;
  ridge(t, horizon - 4 * S, 12, 0.012, 0.3);
  for (const [k, depth, drop] of [[0.6, 0.46, 2], [0.95, 0.66, 18]] as const) {
    t.enter(`tents ${depth}`);
    const tents: Poly[] = [];
    const seams: Poly[] = [];
    for (let x = t.R(-20, 0) * S; x < W + 10; ) {
      const [w, h, y] = [t.R(30, 52) * S * k, t.R(30, 58) * S * k, horizon + drop * S];
      tents.push([[x, H + 4], [x + w * 0.04, y - h * 0.42], [x + w * 0.34, y - h * 0.6], [x + w * 0.5, y - h], [x + w * 0.66, y - h * 0.6], [x + w * 0.96, y - h * 0.42], [x + w, H + 4]]);
      tents.push(box(x + w * 0.49, y - h - 9 * S * k, 1.1 * S, 10 * S * k), [[x + w * 0.5, y - h - 9 * S * k], [x + w * 0.72, y - h - 6.5 * S * k], [x + w * 0.5, y - h - 4 * S * k]]);
      for (const i of range(5)) seams.push([[x + w * (0.14 + i * 0.17), y + 10 * S], [x + w * (0.2 + i * 0.15), y - h * 0.46], [x + w * 0.5, y - h * 0.94], [x + w * (0.24 + i * 0.15), y - h * 0.46], [x + w * (0.2 + i * 0.17), y + 10 * S]]);
      x += w * t.R(0.95, 1.4);
    }
    const colour = t.depth(depth);
    t.lookAt(W / 2, horizon - 30 * S);
    t.silhouette(t.cut(tents, 0.3), t.down([[0, colour], [1, mix(colour, p.haze, 0.4)]], horizon - 50 * S, horizon + 40 * S), 0.8, p.rim, 0.5);
    t.fill(t.cut(seams, 0.2), p.ink, 'opacity=".3"');
  }
  return ridge(t, horizon + 34 * S, 7, 0.014, 0.74, { near: 1 });
};

export const DEEP: Record<string, Horizon> = { hollow, city, asphalt, icewood, fairground };
