/** Foregrounds of the two places: mesh, log ends, bunting, puddles; and a trail. */

import { mix } from '../core/colour.ts';
import { box, ellipse, path, range, type Point, type Poly } from '../core/geometry.ts';
import type { Stage } from '../core/stage.ts';

/** A fence of wire mesh that somebody has cut. */
export function mesh(t: Stage): void {
  const { W, H, S, palette: p } = t;
  const [top, every] = [H * 0.56, 15 * S];
  const hole = { x: W * (t.flip > 0 ? 0.68 : 0.32), y: H * 0.9, r: 52 * S };
  let wires = '';
  const isCut = (x: number, y: number) => ((x - hole.x) / hole.r) ** 2 + ((y - hole.y) / (hole.r * 1.15)) ** 2 < 1;
  for (let y = top; y < H + every; y += every) for (let x = 0; x < W + every; x += every) {
    for (const m of [-1, 1]) if (!isCut(x, y) && !isCut(x + (m * every) / 2, y + every / 2)) wires += path([[x, y], [x + (m * every) / 2, y + every / 2], [x, y + every]], false);
  }
  t.line(wires, p.ink, 1.1, 'opacity=".9"');
  const posts: Poly[] = [box(-4, top - 3 * S, W + 8, 4 * S), ...[0.08, 0.92].map((k): Poly => box(W * k - 3 * S, top - 10 * S, 6 * S, H))];
  t.lookAt(W / 2, H);
  t.silhouette(t.cut(posts, 0.2), p.ink, 1, p.rim, 0.6);
}

/** The ends of a stack, close by. */
export function logends(t: Stage): void {
  const { W, H, S, R, palette: p } = t;
  let rings = '';
  const logs: Poly[] = [];
  for (const i of t.times(9)) {
    const r = R(15, 20) * S;
    const x = (W * (i + 0.5)) / 9 / (W / (240 * S)) + R(-3, 3) * S;
    const y = H - 2 * S + R(-4, 6) * S;
    logs.push(ellipse(x, y, r, r, 22));
    for (const k of [0.74, 0.5, 0.26]) rings += path(ellipse(x, y, r * k, r * k, 16));
  }
  t.lookAt(W / 2, H);
  t.silhouette(t.cut(logs, 0.4), mix(p.ink, p.haze, 0.12), 1.2, p.rim, 0.8);
  t.line(rings, mix(p.ink, p.rim, 0.35), 0.9, 'opacity=".7"');
}

/** Little flags on strings from edge to edge. */
export function bunting(t: Stage): void {
  const { W, H, S, R, palette: p } = t;
  for (const i of range(2)) {
    const [y0, y1, sag] = [H * R(0.02, 0.14), H * R(0.04, 0.2), H * R(0.08, 0.14)];
    const n = Math.round(W / (17 * S));
    const at = (k: number): Point => [W * (k * 1.06 - 0.03), y0 + (y1 - y0) * k + sag * 4 * k * (1 - k) + i * 16 * S];
    t.line(path(range(20).map((j) => at(j / 19)), false), p.ink, 1.2);
    range(n).forEach((j) => {
      const [[ax, ay], [bx, by]] = [at((j + 0.1) / n), at((j + 0.9) / n)];
      const flag: Poly = [[ax, ay], [bx, by], [(ax + bx) / 2 + R(-2, 2) * S, (ay + by) / 2 + 17 * S]];
      t.fill(t.cut([flag], 0.2), j % 2 ? p.ink : mix(p.accent, p.ink, 0.2));
    });
  }
}

/** Water on the ground, with the sky in it. */
export function puddles(t: Stage): void {
  const { W, H, S, R, palette: p } = t;
  for (const i of range(4)) {
    const [x, y, w] = [W * R(0.05, 0.95), H - (6 + i * 9) * S, R(24, 50) * S * (1.1 - i * 0.16)];
    t.fill(path(ellipse(x, y, w, w * 0.13, 26)), t.down([[0, t.sky[1]], [1, mix(t.sky[2], p.moon, 0.3)]], y - w * 0.13, y + w * 0.13), 'opacity=".8"');
    t.line(path(ellipse(x + 4 * S, y + 0.6 * S, w * 0.5, w * 0.05, 20)), p.moon, 0.7, 'opacity=".7"');
  }
}

/** A trail of drops that goes into the picture. */
export function drops(t: Stage): void {
  const { W, H, S, Q, palette: p } = t;
  const spots = range(13).flatMap((i): Poly[] => {
    const k = i / 12;
    const [x, y, r] = [W * (0.5 - t.flip * (0.3 - 0.34 * k)) + Q(-8, 8) * S, H - (4 + 60 * k) * S, (6.4 - 5 * k) * S * Q(0.6, 1.2)];
    return [ellipse(x, y, r, r * 0.42, 12), ...(i % 3 ? [] : [ellipse(x + r * 2.2, y + r * 0.4, r * 0.4, r * 0.2, 8)])];
  });
  t.fill(t.cut(spots, 0.2), p.accent);
}
