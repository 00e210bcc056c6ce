/** Horizons of the two places and their weather: the burning wood, the timber yard, the midway. */

import { mix } from '../core/colour.ts';
import { box, ellipse, lerp, outline, path, range, type Point, type Poly } from '../core/geometry.ts';
import type { Stage } from '../core/stage.ts';
import { conifers, ridge, type Horizon } from './land.ts';

/** Tongues of fire along a line: the accent without, the light within. */
function flames(t: Stage, y: number, height: number, name: string): void {
  t.enter(`flames ${name}`);
  const { W, S, palette: p } = t;
  const outer: Poly[] = [];
  const inner: Poly[] = [];
  for (let x = t.R(-14, 0) * S; x < W + 10; ) {
    const [w, h, lean] = [height * S * t.R(0.26, 0.5), height * S * t.R(0.35, 1.1), height * S * t.R(-0.22, 0.22)];
    const tongue = (k: number): Poly => outline(`M${x - w * k} ${y + 4}Q${x - w * 0.9 * k} ${y - h * 0.4 * k} ${x + lean * 0.4} ${y - h * 0.55 * k}Q${x + lean * 0.2 - w * 0.2} ${y - h * 0.8 * k} ${x + lean} ${y - h * k}Q${x + lean + w * 0.5 * k} ${y - h * 0.6 * k} ${x + w * 0.7 * k} ${y - h * 0.4 * k}Q${x + w * 1.1 * k} ${y - h * 0.2 * k} ${x + w * k} ${y + 4}Z`);
    outer.push(tongue(1));
    inner.push(tongue(0.55));
    x += w * t.R(0.8, 1.6);
  }
  t.fill(t.cut(outer, 0.3), p.accent);
  t.fill(t.cut(inner, 0.2), mix(p.glow, p.accent, 0.15));
}

/** The wood burns; far off it is a red thread on the hill. */
const wildfire: Horizon = (t, scene) => {
  const { W, S, horizon, palette: p } = t;
  const isFar = scene.has('far');
  t.all(t.down([[0, p.accent, 0], [0.5, p.accent, isFar ? 0.12 : 0.4], [1, mix(p.accent, p.glow, 0.5), isFar ? 0.35 : 0.85]], horizon * 0.15, horizon + 10 * S), horizon + 30 * S);
  ridge(t, horizon - 18 * S, 26, 0.01, 0.5, { isBare: true, haze: 0 });
  if (isFar) {
    flames(t, horizon - 20 * S, 13, 'thread');
    conifers(t, horizon + 2 * S, 34, 0.66);
  } else {
    flames(t, horizon - 2 * S, 74, 'behind');
    conifers(t, horizon + 8 * S, 76, 0.86, t.isWide ? 60 : 26);
    flames(t, horizon + 14 * S, 30, 'before');
  }
  conifers(t, horizon + 22 * S, isFar ? 60 : 44, 0.9, t.isWide ? 90 : 46);
  t.enter('char');
  t.fill(path(box(0, horizon + 20 * S, W, 200 * S)), t.down([[0, mix(p.ink, p.accent, isFar ? 0.06 : 0.22)], [1, p.ink]], horizon + 18 * S, horizon + 90 * S), 'opacity=".85"');
  return ridge(t, horizon + 32 * S, 8, 0.014, 0.94, { near: 1 });
};

/** Stacks of logs to either side of a lane, pines over them. */
const lumberyard: Horizon = (t) => {
  const { W, H, S, horizon, palette: p } = t;
  ridge(t, horizon - 16 * S, 22, 0.01, 0.2);
  conifers(t, horizon + 2 * S, 44, 0.34);
  const ground = ridge(t, horizon + 14 * S, 4, 0.012, 0.6, { near: 1, isBare: true });
  for (const [k, depth, drop, inner] of [[0.7, 0.5, 12, 0.12], [1.15, 0.68, 26, 0.2], [1.9, 0.86, 54, 0.3]] as const) {
    t.enter(`stacks ${depth}`);
    const logs: Poly[] = [];
    let rings = '';
    const r = 8.4 * S * k;
    for (const m of [-1, 1]) {
      const rows = 4;
      for (const j of range(rows)) for (const i of range(9)) {
        const x = W / 2 + m * (W * inner + r + j * r * 0.95 + i * 2 * r);
        const y = horizon + drop * S - r - j * r * 1.72;
        const [gone, jitter] = [t.R(0, 1), t.R(0.9, 1.04)];
        if (x < -20 || x > W + 20 || (j === rows - 1 && gone < 0.35)) continue;
        logs.push(ellipse(x, y, r * jitter, r * jitter, 16));
        if (!t.isSmall || k > 1) rings += path(ellipse(x, y, r * 0.6, r * 0.6, 12)) + path(ellipse(x, y, r * 0.28, r * 0.28, 9));
      }
    }
    const colour = t.depth(depth);
    t.lookAt(W / 2, horizon);
    t.silhouette(t.cut(logs, 0.3), colour, 0.9, p.rim, 0.5);
    t.line(rings, mix(colour, p.rim, 0.3), 0.7 * k, 'opacity=".7"');
  }
  t.enter('ruts');
  let ruts = '';
  for (const u of [-0.5, -0.2, 0.2, 0.5]) ruts += path([[W / 2 + u * W * 0.06, horizon + 16 * S], [W / 2 + u * W * 0.3, horizon + 50 * S], [W / 2 + u * W * 1.3, H + 6]], false);
  t.line(ruts, p.ink, 1.6, 'opacity=".5"');
  return ground;
};

/** A lane of shuttered stalls that runs towards the light. */
const midway: Horizon = (t) => {
  const { W, H, S, horizon, palette: p } = t;
  ridge(t, horizon - 6 * S, 10, 0.012, 0.3);
  const ground = ridge(t, horizon + 8 * S, 2, 0.012, 0.6, { near: 1, isBare: true });
  t.enter('stalls');
  const roofs: Poly[] = [];
  const at = (m: number, k: number, high: number): Point => [W / 2 + m * W * lerp(0.06, 0.62, k * k), lerp(horizon + 8 * S, H * 0.94, k * k) - high * lerp(10, 150, k * k) * S];
  for (const [a, b, depth] of [[0.1, 0.34, 0.5], [0.4, 0.6, 0.62], [0.66, 0.98, 0.82]] as const) for (const m of [-1, 1]) {
    const colour = t.depth(depth);
    t.fill(t.cut([[at(m, a, 0), at(m, a, 1), at(m, b, 1), at(m, b, 0)]], 0.3), colour);
    t.fill(t.cut([[at(m, a, 0.36), at(m, a, 0.8), at(m, b, 0.8), at(m, b, 0.36)]], 0.3), mix(colour, p.ink, 0.6));
    const eave: Poly = [at(m, a, 1.28), at(m, b, 1.28), at(m, b + 0.02, 0.86), at(m, a - 0.01, 0.86)];
    roofs.push(eave);
    t.lookAt(W / 2, horizon);
    t.silhouette(t.cut([eave], 0.3), colour, 1, p.rim, 0.5);
    for (const i of range(4)) {
      const [u, v] = [lerp(a, b, i / 4), lerp(a, b, (i + 0.5) / 4)];
      t.fill(t.cut([[at(m, u, 1.27), at(m, v, 1.27), at(m, v, 0.87), at(m, u, 0.87)]], 0.2), p.isOffRegister ? mix(p.accent, p.ink, 0.75 - depth * 0.5) : mix(colour, p.rim, 0.3));
    }
  }
  return ground;
};

export const NIGHT: Record<string, Horizon> = { wildfire, lumberyard, midway };
