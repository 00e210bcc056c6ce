/** Horizons of water and of the deep: sea, cliffs, jetty, cavern, pit. */

import { mix } from '../core/colour.ts';
import { abs, box, cos, limb, max, path, put, range, round, sin, TAU, type Point, type Poly } from '../core/geometry.ts';
import type { Stage } from '../core/stage.ts';
import type { Horizon } from './land.ts';
import { ridge } from './land.ts';

function sea(t: Stage): (x: number) => number {
  const { W, H, S, horizon, palette: p, light } = t;
  t.enter('sea');
  t.fill(path(box(0, horizon, W, H)), t.down([[0, mix(p.haze, p.sky[1], 0.25)], [0.35, mix(p.sky[1], p.ink, 0.25)], [1, p.ink]], horizon, H));
  let dark = '';
  let lit = '';
  let step = t.isSmall ? 3.6 : 2;
  for (let y = horizon + 2 * S; y < H; y += step * S, step *= 1.07) {
    const q = (y - horizon) / (H - horizon);
    for (const _ of t.times(t.isSmall ? 8 : 12)) {
      const [x, length] = [t.Q(-10, W), t.Q(6, 24) * (0.5 + q * 1.3) * S];
      dark += `M${round(x)} ${round(y)}q${round(length / 2)} ${round(-2.6 * q * S - 0.4)} ${round(length)} 0`;
    }
    for (const _ of range(5)) {
      const [x, length] = [light.x + t.Q(-1, 1) * (5 + q * 30) * S, t.Q(3, 12) * S * (1 - q * 0.4)];
      lit += `M${round(x - length / 2)} ${round(y)}h${round(length)}`;
    }
  }
  t.line(dark, p.ink, 0.9, 'opacity=".5"');
  t.line(lit, p.moon, 1.1, 'opacity=".75"');
  return () => horizon + (H - horizon) * 0.62;
}

/** Where things stand on the cliffs: (x, y) of the edge that bears buildings. */
export const cliffTop = (t: Stage): Point => [t.W * (t.flip > 0 ? 0.2 : 0.8), t.horizon - 40 * t.S];

/** A headland in strata over the sea, with a stack before it. */
const cliffs: Horizon = (t) => {
  const ground = sea(t);
  const { W, H, S, horizon, palette: p } = t;
  const side = (poly: Poly): Poly => (t.flip > 0 ? poly : poly.map(([x, y]): Point => [W - x, y]));
  for (const [reach, depth, high] of [[0.52, 0.66, 46], [0.3, 0.92, 4]] as const) {
    t.enter(`cliff ${depth}`);
    const edge = W * reach * (t.isWide ? 0.56 : 1);
    const top: Point[] = [];
    for (let x = -4; x < edge; x += 7 * S) top.push([x, horizon - (high + 5 * t.fbm((x * 0.03) / S, depth * 9, 3) - 2) * S]);
    // The face falls in ledges: steep, then a step outwards.
    const face: Point[] = [];
    let [x, y] = [edge, horizon - high * S];
    while (y < horizon + (reach < 0.5 ? 74 : 26) * S) {
      y += t.R(7, 15) * S;
      face.push([x + t.R(-1, 1) * S, y]);
      x += t.R(1, 7) * S;
      face.push([x, y + t.R(0, 2) * S]);
    }
    const head = side([[-4, H + 4], ...top, ...face, [x + 10 * S, y + 8 * S], [x + 4 * S, H + 4]]);
    const colour = t.depth(depth);
    t.lookAt(W * (t.flip > 0 ? 0.2 : 0.8), horizon);
    t.silhouette(t.cut([head], 0.7, 5), t.down([[0, colour], [0.5, mix(colour, p.haze, 0.2)], [1, p.ink]], horizon - high * S, H), 1, p.rim, 0.55);
    if (t.isSmall) continue;
    let strata = '';
    for (const i of range(15)) {
      const level = horizon - high * S + (8 + i * 9) * S;
      for (let u = t.Q(0, 20) * S; u < edge * 1.3; ) {
        const length = t.Q(8, 34) * S;
        strata += path(side([[u, level + u * 0.05 + t.Q(-1, 1)], [u + length, level + (u + length) * 0.05]]), false);
        strata += t.Q(0, 1) < 0.5 ? path(side([[u + length, level], [u + length - 2 * S, level + t.Q(5, 12) * S]]), false) : '';
        u += length + t.Q(3, 18) * S;
      }
    }
    t.clipped(path(head), () => t.line(strata, p.ink, 0.9, 'opacity=".5"'));
    let foam = '';
    for (const _ of range(14)) foam += path(side([[edge + t.Q(-6, 30) * S, y + t.Q(4, 14) * S], [edge + t.Q(30, 46) * S, y + t.Q(6, 12) * S]]), false);
    if (reach > 0.5) t.line(foam, p.moon, 0.7, 'opacity=".35"');
  }
  return ground;
};

/** A jetty that runs out over the sea. */
const jetty: Horizon = (t) => {
  sea(t);
  const { W, H, S, horizon, palette: p } = t;
  t.enter('jetty');
  const far: Point = [W * (t.flip > 0 ? 0.62 : 0.38), horizon + 22 * S];
  const wide = (k: number) => (7 + 70 * k * k) * S;
  const along = (k: number): Point => [far[0] + (W * 0.5 - far[0]) * k, far[1] + (H + 6 - far[1]) * k];
  const deck = path([[along(0)[0] - wide(0), along(0)[1]], [along(0)[0] + wide(0), along(0)[1]], [along(1)[0] + wide(1), H + 8], [along(1)[0] - wide(1), H + 8]]);
  const posts: Poly[] = [];
  for (const i of range(8)) {
    const k = Math.pow(i / 7, 1.5);
    for (const m of [-1, 1]) {
      const [x, y] = along(k);
      const tall = (9 + 46 * k) * S;
      posts.push(box(x + m * wide(k) - (1 + 3 * k) * S, y - tall * 0.55, (2 + 6 * k) * S, tall * 1.4));
    }
  }
  t.lookAt(W / 2, H);
  t.silhouette(t.cut(posts, 0.4), p.ink, 0.9, p.rim, 0.6);
  t.fill(deck, t.down([[0, t.depth(0.72)], [1, t.depth(0.94)]], far[1], H));
  let planks = '';
  for (const i of range(22)) {
    const k = Math.pow((i + 1) / 22, 1.7);
    const [x, y] = along(k);
    planks += path([[x - wide(k), y], [x + wide(k), y]], false);
  }
  t.line(planks, p.ink, 1.2, 'opacity=".7"');
  return () => H * 0.84;
};

/** The inside of the hill: a mouth of rock round a far light. */
const cavern: Horizon = (t) => {
  const { W, H, S, horizon, light, palette: p } = t;
  light.x = W * (t.isCover ? 0.6 : 0.5 + 0.06 * t.flip);
  light.y = horizon * 0.86;
  light.r = 10 * S;
  t.all(t.out([[0, mix(p.moon, p.glow, 0.4)], [0.16, mix(t.sky[2], p.glow, 0.25)], [0.42, mix(t.sky[1], p.ink, 0.15)], [1, mix(t.sky[0], p.ink, 0.7)]], light.x, light.y, H * 0.72));
  for (const [k, depth] of [[0.62, 0.42], [0.86, 0.68], [1.15, 0.94]] as const) {
    t.enter(`cavern ${depth}`);
    const mouth = range(64).map((i): Point => {
      const a = (i / 64) * TAU;
      const rough = 1 + (t.fbm(cos(a) * 2.4 + k * 9, sin(a) * 2.4, 4) - 0.5) * 0.55 - (sin(a) < -0.3 ? max(0, sin(a * 9 + k * 5)) * 0.12 : 0);
      return [light.x + W * 0.44 * k * rough * cos(a), light.y + H * (sin(a) < 0 ? 0.42 : 0.3) * k * rough * sin(a)];
    });
    const colour = mix(mix(t.sky[1], p.ink, depth), p.ink, 0.12);
    t.around(mouth, t.out([[0, mix(colour, t.sky[2], 0.25)], [0.6, colour], [1, p.ink]], light.x, light.y, H * 0.8 * k));
    t.line(path(mouth), mix(colour, p.rim, 0.5), 0.9, 'opacity=".5"');
    if (t.isSmall) continue;
    let cracks = '';
    for (const _ of range(44)) {
      const a = t.Q(0, TAU);
      const [r, length] = [t.Q(1.08, 1.5), t.Q(6, 22) * S];
      const [x, y] = [light.x + W * 0.44 * k * r * cos(a), light.y + H * 0.4 * k * r * sin(a)];
      cracks += `M${round(x)} ${round(y)}q${round(length * 0.4)} ${round(t.Q(-3, 3) * S)} ${round(cos(a + 1.4) * length)} ${round(sin(a + 1.4) * length)}`;
    }
    t.line(cracks, mix(colour, p.rim, 0.22), 0.8, 'opacity=".6"');
  }
  return ridge(t, horizon + 36 * S, 10, 0.02, 0.86, { near: 1 });
};

/** Rings of the descent, falling to a fire. */
const pit: Horizon = (t) => {
  const { W, H, S, light, palette: p } = t;
  light.x = W * (t.isCover ? 0.62 : 0.5);
  light.y = H * 0.57;
  light.r = 10 * S;
  t.all(t.out([[0, p.moon], [0.1, p.glow], [0.25, mix(p.haze, p.glow, 0.3)], [0.55, p.sky[1]], [1, p.sky[0]]], light.x, light.y, 200 * S * max(1, W / 300)));
  const rings = 8;
  for (const i of range(rings)) {
    t.enter(`ring ${i}`);
    const k = i / (rings - 1);
    const rx = (16 + 150 * k * k + 26 * k) * S * (t.isWide ? 1.9 : 1);
    const ry = rx * (t.isWide ? 0.26 : 0.62);
    const cy = light.y - 6 * S - k * k * 22 * S;
    const rim = range(71).map((j): Point => {
      const a = (j / 70) * TAU;
      const r = 1 + (t.fbm(cos(a) * 2.2, sin(a) * 2.2, 4) - 0.5) * 0.34;
      return [light.x + rx * r * cos(a), cy + ry * r * sin(a)];
    });
    const colour = mix(mix(p.glow, mix(p.haze, p.sky[1], k), Math.min(1, 0.35 + k * 1.6)), p.ink, Math.pow(k, 0.9) * 0.93);
    t.around(rim, t.out([[0, mix(colour, p.glow, 0.3 * (1 - k))], [0.5, colour], [1, mix(colour, p.ink, 0.75)]], light.x, light.y, rx * 2.1));
    t.line(path(rim.map(([x, y]): Point => [light.x + (x - light.x) * 1.03, cy + (y - cy) * 1.04 + 2 * S])), p.ink, 3 + 5 * k, 'opacity=".28"');
    t.line(path(rim.slice(0, 37), false), p.glow, 1.4 - k * 0.7, `opacity="${round(0.75 - k * 0.5)}"`);
    let falls = '';
    for (const _ of range(t.isSmall ? 16 : 46)) {
      const [x, y] = rim[Math.floor(t.Q(0, 70))] ?? [0, 0];
      falls += `M${round(x)} ${round(y)}l${round((x - light.x) * 0.02)} ${round(t.Q(4, 18) * S * (0.3 + k))}`;
    }
    t.line(falls, p.ink, 0.8, 'opacity=".55"');
    if (i < 2 || i === rings - 1) continue;
    const watchers = range(7).flatMap(() => {
      const [x, y] = rim[Math.floor(t.R(0, 35))] ?? [0, 0];
      const person = [limb([[0, -96, 9], [0, -90, 10]], 2), limb([[0, -84, 18], [0, -50, 22], [0, 0, 16]], 2)];
      return put(person, { x, y: y + S, scale: (0.05 + 0.09 * k) * S * t.R(0.8, 1.2) });
    });
    t.fill(t.cut(watchers, 0), p.ink);
  }
  return () => H * 0.93;
};

/** A shore of shingle with the sea beyond it. */
const shore: Horizon = (t) => {
  sea(t);
  const { W, H, S, horizon, palette: p } = t;
  const ground = ridge(t, horizon + (H - horizon) * 0.44, 9, 0.006, 0.72, { near: 1 });
  t.enter('shingle');
  const stones: Poly[] = [];
  for (const _ of t.times(t.isSmall ? 40 : 110)) {
    const [x, k] = [t.Q(0, W), t.Q(0, 1)];
    const y = ground(x) + 6 * S + k * k * (H - ground(x));
    stones.push(range(7).map((j): Point => [x + (1.2 + 5 * k) * S * cos((j / 7) * TAU), y + (0.7 + 2.4 * k) * S * sin((j / 7) * TAU)]));
  }
  t.fill(t.cut(stones, 0.2), t.depth(0.9), 'opacity=".75"');
  let foam = '';
  for (const k of [0, 3.5]) {
    const points: Point[] = [];
    for (let x = -4; x < W + 8; x += 6 * S) points.push([x, ground(x) - k * S + abs(sin(x * 0.05 / S + k)) * 2 * S]);
    foam += path(points, false);
  }
  t.line(foam, p.moon, 1.1, 'opacity=".6"');
  return (x) => max(ground(x) + 8 * S, H * 0.8);
};

export const WATER: Record<string, Horizon> = { sea, cliffs, jetty, shore, cavern, pit };
