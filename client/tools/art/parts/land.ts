/** Horizons on dry land. Each draws two to four depths and says how high the ground is. */

import { mix } from '../core/colour.ts';
import { abs, box, path, range, sin, type Point, type Poly } from '../core/geometry.ts';
import type { Stage } from '../core/stage.ts';
import type { Scene } from '../line.ts';

/** The height of the ground at x. */
export type Ground = (x: number) => number;
export type Horizon = (t: Stage, scene: Scene) => Ground;

export interface RidgeLook {
  readonly isPeaked?: boolean;
  readonly step?: number;
  readonly octaves?: number;
  /** How far its foot dissolves. */
  readonly haze?: number;
  readonly fall?: number;
  /** 1: middle ground; 2: the last ground, on which figures stand. */
  readonly near?: number;
  /** No contour cuts: on peaks and furrows they cross. */
  readonly isBare?: boolean;
}

/** One ridge of the land, with the tool's contour cuts. */
export function ridge(t: Stage, y: number, height: number, wave: number, depth: number, look: RidgeLook = {}): Ground {
  const { W, H, S, palette: p } = t;
  t.enter(`ridge ${depth}`);
  const fbm = t.fbm;
  const from = t.R(0, 999);
  const ground: Ground = (x) => {
    const v = fbm((x * wave) / S + from, from, look.octaves ?? 4);
    return y - height * S * ((look.isPeaked ? 1 - abs(v * 2 - 1) * 1.6 : v) - 0.35) * 1.6;
  };
  const points: Point[] = [[-4, H + 4]];
  for (let x = -4; x <= W + 4; x += (look.step ?? 4) * S) points.push([x, ground(x)]);
  points.push([W + 4, H + 4]);
  const colour = t.depth(depth);
  const foot = look.near ? mix(colour, p.ink, look.near > 1 ? 0.9 : 0.3) : mix(colour, p.haze, look.haze ?? 0.55);
  const bottom = look.near ? H : Math.min(H, y + (look.fall ?? 60) * S);
  t.fill(path(points), t.down([[0, colour], [1, foot]], y - height * S * 0.6, bottom));
  if (!look.isBare) contours(t, ground, depth, look.near ?? 0);
  return ground;
}

/** Cuts along the land, denser and coarser towards the viewer. */
function contours(t: Stage, ground: Ground, depth: number, near: number): void {
  if (t.isSmall) return;
  const { W, S, Q, palette: p, light } = t;
  let dark = '';
  let lit = '';
  for (let i = 1; i <= (near ? 13 : 6); i++) {
    const below = (i * 2.4 + i * i * (near ? 0.42 : 0.2)) * S;
    for (let x = Q(-30, 0) * S; x < W; ) {
      const length = Q(10, 60) * S;
      const points: Point[] = [];
      for (let u = x; u <= x + length; u += 9 * S) {
        points.push([u, ground(u) + below * (1 + 0.09 * sin((u * 0.02) / S + i)) + Q(-0.25, 0.25) * S]);
      }
      const away = abs(x + length / 2 - light.x) / W;
      const isLit = Q(0, 1) > away * 1.3 && i < (near ? 7 : 4);
      if (points.length > 1 && isLit) lit += path(points, false);
      else if (points.length > 1) dark += path(points, false);
      x += length + Q(6, 40) * S;
    }
  }
  t.line(dark, mix(t.depth(depth), p.ink, 0.75), near ? 1.15 : 0.7, 'opacity=".6"');
  t.line(lit, mix(t.depth(depth), p.rim, 0.5), near ? 0.8 : 0.55, 'opacity=".42"');
}

/** A wall of conifers. */
export function conifers(t: Stage, y: number, height: number, depth: number, gap = 0): void {
  const { W, H, S, palette: p } = t;
  t.enter(`conifers ${depth}`);
  const R = t.R;
  const polys: Poly[] = [];
  for (let x = R(-10, 0); x < W + 10; x += height * S * R(0.13, 0.3)) {
    const tall = height * S * R(0.55, 1.1);
    const foot = y + R(-2, 3) * S;
    const wide = tall * R(0.17, 0.24);
    const twigs = range(12).map(() => R(0.75, 1.1));
    if (gap && abs(x - W / 2) < gap * S) continue;
    const side = (sign: number) =>
      range(6).flatMap((i): Point[] => {
        const k = (i + 1) / 6;
        const twig = twigs[i + (sign > 0 ? 0 : 6)] ?? 1;
        return [[x + sign * wide * k * twig, foot - tall + tall * k * 0.95], [x + sign * wide * k * 0.5, foot - tall + tall * k * 0.93]];
      });
    polys.push([[x, foot - tall], ...side(1), ...side(-1).reverse()]);
  }
  polys.push(box(-4, y - height * S * 0.1, W + 8, H));
  const colour = t.depth(depth);
  t.fill(t.cut(polys, 0.15, 99), t.down([[0, colour], [1, mix(colour, p.haze, 0.5)]], y - height * S, y + 45 * S));
}

/** Bare winter trunks, near and tall, cropped by the plate. */
function trunks(t: Stage): Ground {
  const { W, H, S, horizon, palette: p } = t;
  ridge(t, horizon - 10 * S, 18, 0.01, 0.2);
  conifers(t, horizon + 4 * S, 60, 0.28);
  for (const [depth, count, wide] of [[0.42, 9, 5], [0.62, 7, 9], [0.86, 4, 17]] as const) {
    t.enter(`trunks ${depth}`);
    const polys: Poly[] = [];
    for (const i of range((count * W) / (240 * S))) {
      const x = (W * (i + t.R(0.1, 0.9))) / ((count * W) / (240 * S));
      const w = wide * S * t.R(0.7, 1.2);
      const lean = t.R(-6, 6) * S;
      const foot = horizon + (depth * 60 - 10) * S;
      polys.push([[x - w / 2 + lean, -6], [x + w / 2 + lean, -6], [x + w * 0.55, foot], [x + w * 0.95, foot + 8 * S], [x - w * 0.95, foot + 8 * S], [x - w * 0.55, foot]]);
      const [y, reach] = [t.R(0.1, 0.5) * horizon, t.R(10, 26) * S * (t.R(0, 1) < 0.5 ? 1 : -1)];
      polys.push([[x, y], [x + reach, y - 12 * S], [x + reach * 1.05, y - 12 * S], [x, y + w * 0.3]]);
      if (depth > 0.8 && abs(x - W / 2) < W * 0.26) polys.splice(-2); // the middle is the subject's
    }
    const colour = t.depth(depth);
    t.lookAt(W / 2, H * 0.5);
    t.silhouette(t.cut(polys, 0.5, 9), t.down([[0, colour], [1, mix(colour, p.haze, 0.35)]], 0, H * 0.85), 0.8, p.rim, 0.4);
  }
  return ridge(t, horizon + 30 * S, 8, 0.014, 0.66, { near: 1 });
}

function roofs(t: Stage): Ground {
  const { W, H, S, horizon, palette: p } = t;
  for (const [drop, k, depth] of [[-8, 0.8, 0.28], [8, 1, 0.48], [26, 1.3, 0.68]] as const) {
    t.enter(`roofs ${depth}`);
    const R = t.R;
    const houses: Poly[] = [];
    const lit: Poly[] = [];
    for (let x = -10; x < W + 10; ) {
      const [w, h, roof] = [R(18, 34) * S * k, R(14, 38) * S * k, R(10, 22) * S * k];
      const y = horizon + drop * S;
      houses.push([[x, H + 4], [x, y - h], [x + w / 2, y - h - roof], [x + w, y - h], [x + w, H + 4]]);
      if (R(0, 1) < 0.7) houses.push(box(x + w * R(0.15, 0.3), y - h - roof * R(0.9, 1.3), 4 * S * k, roof));
      if (R(0, 1) < 0.14) houses.push([[x + w * 0.3, y - h], [x + w * 0.5, y - h - roof * 3.4], [x + w * 0.7, y - h]]);
      for (const j of [0, 1]) if (R(0, 1) < 0.3) lit.push(box(x + w * (0.25 + 0.35 * j), y - h + 6 * S * k, 3.4 * S * k, 5 * S * k));
      x += w * R(0.82, 0.96);
    }
    const colour = t.depth(depth);
    t.fill(t.cut(houses, 0.35, 8), t.down([[0, colour], [1, mix(colour, p.haze, 0.5)]], horizon - 50 * S, horizon + 50 * S));
    t.fill(t.cut(lit, 0.15, 9), p.glow);
  }
  return ridge(t, horizon + 40 * S, 7, 0.012, 0.66, { near: 1 });
}

/** Fields in furrows that run to the horizon. */
function fields(t: Stage): Ground {
  const { W, H, S, horizon, palette: p } = t;
  ridge(t, horizon - 6 * S, 20, 0.01, 0.24);
  conifers(t, horizon + 6 * S, 22, 0.36);
  const ground = ridge(t, horizon + 14 * S, 4, 0.01, 0.5, { near: 1, isBare: true });
  t.enter('furrows');
  const from = W * (t.flip > 0 ? 0.62 : 0.38);
  let d = '';
  for (const i of range(t.isSmall ? 13 : 25)) {
    const u = (i / (t.isSmall ? 12 : 24) - 0.5) * 2;
    d += path([[from + u * W * 0.12, horizon + 16 * S], [from + u * W * 0.5, horizon + 60 * S], [from + u * W * 2, H + 6]], false);
  }
  t.line(d, p.ink, 1.3, 'opacity=".5"');
  return ground;
}

/** Marsh: flat ground with pools that hold the sky. */
function marsh(t: Stage): Ground {
  const { W, H, S, horizon, palette: p } = t;
  ridge(t, horizon - 4 * S, 14, 0.01, 0.22);
  conifers(t, horizon + 3 * S, 18, 0.3);
  const ground = ridge(t, horizon + 10 * S, 3, 0.01, 0.52, { near: 1 });
  t.enter('pools');
  for (const i of range(8)) {
    const k = (i + 0.7) / 8;
    const y = horizon + (14 + 100 * k * k) * S;
    const x = W * t.R(-0.05, 1.05);
    const w = W * t.R(0.16, 0.3) * (0.45 + k);
    const h = (1.5 + 7 * k) * S;
    const pool = range(26).map((j): Point => {
      const a = (j / 26) * Math.PI * 2;
      const r = 0.7 + 0.6 * t.fbm(Math.cos(a) * 1.3 + i * 5, Math.sin(a) * 1.3, 3);
      return [x + w * r * Math.cos(a), y + h * r * sin(a)];
    });
    t.fill(path(pool), t.down([[0, mix(t.sky[1], p.haze, 0.3)], [1, t.sky[2]]], y - h, y + h), `opacity="${0.9 - k * 0.25}"`);
    t.line(path(pool), p.ink, 0.7, 'opacity=".5"');
  }
  return (x) => Math.max(ground(x), H * 0.8);
}

export const LAND: Record<string, Horizon> = {
  moor(t) {
    ridge(t, t.horizon - 4 * t.S, 26, 0.01, 0.24);
    ridge(t, t.horizon + 10 * t.S, 20, 0.012, 0.4);
    return ridge(t, t.horizon + 26 * t.S, 12, 0.012, 0.56, { near: 1 });
  },
  mountains(t) {
    ridge(t, t.horizon - 26 * t.S, 74, 0.013, 0.22, { isPeaked: true, octaves: 5, step: 2.5, fall: 50, isBare: true });
    ridge(t, t.horizon - 4 * t.S, 46, 0.017, 0.42, { isPeaked: true, octaves: 5, step: 2.5, isBare: true });
    return ridge(t, t.horizon + 24 * t.S, 12, 0.012, 0.56, { near: 1 });
  },
  forest(t) {
    ridge(t, t.horizon - 22 * t.S, 24, 0.01, 0.2);
    conifers(t, t.horizon + 2 * t.S, 46, 0.3);
    conifers(t, t.horizon + 20 * t.S, 70, 0.5, t.isWide ? 70 : 34);
    return ridge(t, t.horizon + 28 * t.S, 8, 0.014, 0.62, { near: 1 });
  },
  trunks,
  roofs,
  fields,
  marsh,
};
