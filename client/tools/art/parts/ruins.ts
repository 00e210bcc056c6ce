/** Foregrounds of the deep: rubble, icicles, strings of bulbs, spikes. */

import { mix } from '../core/colour.ts';
import { abs, bar, box, ellipse, limb, path, range, type Point, type Poly } from '../core/geometry.ts';
import type { Stage } from '../core/stage.ts';

export function rubble(t: Stage): void {
  const { W, H, S, R, palette: p } = t;
  const polys: Poly[] = [];
  for (const _ of t.times(9)) {
    const x = W * R(-0.02, 1.02);
    const [w, h] = [R(10, 30) * S, R(8, 26) * S * (0.4 + 1.2 * abs(x / W - 0.5))];
    const slant = R(-8, 8) * S;
    polys.push([[x - w, H + 4], [x - w * 0.8 + slant, H - h * 0.8], [x + w * 0.2 + slant, H - h], [x + w * 0.9, H - h * 0.5], [x + w, H + 4]]);
    if (R(0, 1) < 0.5) polys.push(limb([[x, H - h * 0.6, 1.4 * S], [x + slant, H - h - 10 * S, 1.2 * S], [x + slant * 2.2, H - h - 18 * S, 0.6 * S]], 2));
  }
  polys.push(box(-4, H - 5 * S, W + 8, 10 * S));
  t.lookAt(W / 2, H);
  t.silhouette(t.cut(polys, 0.8), p.ink, 1, p.rim, 0.5);
}

export function icicles(t: Stage): void {
  const { W, S, R, palette: p } = t;
  const polys: Poly[] = [box(-4, -4, W + 8, 9 * S)];
  for (let x = -4; x < W + 4; ) {
    const [w, h] = [R(4, 11) * S, R(12, 62) * S * (0.4 + abs(x / W - 0.5) * 1.5)];
    polys.push([[x, 0], [x + w * 0.42, h * 0.7], [x + w * 0.5, h], [x + w * 0.58, h * 0.7], [x + w, 0]]);
    x += w * R(0.8, 1.6);
  }
  t.lookAt(W / 2, 0);
  t.silhouette(t.cut(polys, 0.2), t.down([[0, p.ink], [1, mix(p.ink, p.haze, 0.3)]], 0, 70 * S), 1, p.moon, 0.9);
}

export function lights(t: Stage): void {
  const { W, H, S, R, palette: p } = t;
  const bulbs: Point[] = [];
  let strings = '';
  for (const i of range(3)) {
    const [y0, y1, sag] = [H * R(0.02, 0.22), H * R(0.02, 0.26), H * R(0.08, 0.16)];
    const points = range(19).map((j): Point => { const k = j / 18; return [W * (k * 1.06 - 0.03), y0 + (y1 - y0) * k + sag * 4 * k * (1 - k) + i * 4 * S]; });
    strings += path(points, false);
    bulbs.push(...points.filter((_, j) => j % 2 === i % 2));
  }
  t.line(strings, p.ink, 1.1);
  const dead = range(bulbs.length).map(() => R(0, 1) < 0.22);
  bulbs.forEach(([x, y], i) => {
    if (!dead[i]) t.glow(x, y + 3 * S, 13 * S, 0.8);
    t.fill(path(ellipse(x, y + 3 * S, 1.9 * S, 2.5 * S, 9)), dead[i] ? p.ink : mix(p.glow, '#ffffff', 0.5));
  });
}

export function spikes(t: Stage): void {
  const { W, H, S, R, palette: p } = t;
  const polys: Poly[] = [];
  for (const _ of t.times(17)) {
    const x = W * R(-0.02, 1.02);
    const h = R(16, 64) * S * (0.3 + 1.4 * abs(x / W - 0.5));
    const lean = R(-9, 9) * S;
    polys.push(limb([[x, H + 4, R(5, 10) * S], [x + lean * 0.3, H - h * 0.5, 3.6 * S], [x + lean, H - h, 0.4 * S]], 2));
  }
  polys.push(bar(-4, H, W + 4, H, 10 * S));
  t.lookAt(W / 2, H);
  t.silhouette(t.cut(polys, 0.3), p.ink, 1, p.rim, 0.6);
}
