/** The mark of each press: what its tool leaves on sky and wall alike. It tells games apart. */

import { mix } from '../core/colour.ts';
import { abs, atan2, clamp, cos, hypot, max, min, path, PI, range, round, sin, TAU, type Point } from '../core/geometry.ts';
import type { Press } from '../core/palettes.ts';
import type { Stage } from '../core/stage.ts';

/** Cuts over everything between two heights, finer where it is light. */
export function mark(t: Stage, press: Press, y0: number, y1: number, strength = 1): void {
  t.enter(`mark ${press}`);
  MARKS[press](t, y0, y1, strength);
}

/** How dark it is at a place, from 0 to 1. */
function tone(t: Stage, x: number, y: number, y1: number): number {
  const { light, S, fbm } = t;
  const lit = max(0, 1 - (hypot(x - light.x, y - light.y) - light.r) / (120 * S));
  const grain = fbm((x * 0.013) / S, (y * 0.03) / S, 3) - 0.5;
  return clamp(0.12 + 0.62 * (1 - y / y1) - 0.75 * lit * lit + grain * 1.1, 0, 1);
}

/** Level lines that swell with the tone. */
function engrave(t: Stage, y0: number, y1: number, strength: number): void {
  const { W, S, light, fbm } = t;
  const every = (t.isSmall ? 5.4 : 3.1) * S;
  let d = '';
  for (let y = y0 + every / 2; y < y1; y += every) {
    let upper: Point[] = [];
    let lower: Point[] = [];
    const flush = () => {
      if (upper.length > 2) d += path([...upper, ...lower]);
      upper = [];
      lower = [];
    };
    for (let x = -2; x <= W + 5 * S; x += (t.isSmall ? 8 : 5.5) * S) {
      const dark = tone(t, x, y, y1);
      const at = y + (fbm((x * 0.006) / S, (y * 0.006) / S, 2) - 0.5) * 16 * S;
      if (dark > 0.07 && hypot(x - light.x, at - light.y) > light.r + S) {
        upper.push([x, at - dark * every * 0.43]);
        lower.unshift([x, at + dark * every * 0.43]);
      } else flush();
    }
    flush();
  }
  t.fill(d, mix(t.palette.line, t.sky[0], 0.25), `opacity="${round(0.72 * strength * 10) / 10}"`);
}

/** Short gouges that circle the light. */
function gouge(t: Stage, y0: number, y1: number, strength: number): void {
  const { W, S, Q, light, fbm, palette: p } = t;
  let dark = '';
  let pale = '';
  for (const _ of t.times((t.isSmall ? 130 : 330) * ((y1 - y0) / (200 * S)))) {
    const [x, y, length, chance] = [Q(-5, W + 5), Q(y0, y1), Q(5, 15) * S, Q(0, 1)];
    const away = hypot(x - light.x, y - light.y);
    if (away < light.r + 3 * S) continue;
    const stray = (fbm((x * 0.009) / S, (y * 0.009) / S, 2) - 0.5) * 2.2 * min(1, away / (150 * S));
    const angle = atan2(y - light.y, x - light.x) + PI / 2 + stray;
    const [c, s] = [cos(angle), sin(angle)];
    const d = `M${round(x)} ${round(y)}q${round((c * length) / 2 + s)} ${round((s * length) / 2 - c)} ${round(c * length)} ${round(s * length)}`;
    if (tone(t, x, y, y1) > 0.45 && chance < 0.8) dark += d;
    else pale += d;
  }
  t.line(dark, t.sky[0], 1.2, `opacity="${0.5 * strength}"`);
  t.line(pale, mix(p.moon, t.sky[2], 0.4), 0.8, `opacity="${0.42 * strength}"`);
}

/** Dark rays between the light's: none ends inside the plate, or they make a shell. */
function rays(t: Stage, _y0: number, _y1: number, strength: number): void {
  const { W, H, S, Q, light } = t;
  const count = t.isSmall ? 64 : 120;
  const reach = hypot(W, H);
  let d = '';
  for (const i of range(count)) {
    const angle = ((i + Q(-0.3, 0.3)) / count) * TAU;
    const from = light.r + S * Q(10, 46);
    const half = Q(0.004, 0.02) * (t.isSmall ? 1.7 : 1);
    const end = (a: number): Point => [light.x + reach * cos(a), light.y + reach * sin(a)];
    d += path([[light.x + from * cos(angle), light.y + from * sin(angle)], end(angle - half), end(angle + half)]);
  }
  t.fill(d, t.sky[0], `opacity="${round(0.62 * strength * 10) / 10}"`);
}

/** Dots of a halftone screen, largest in the middle tones: the dark and the light are plain. */
function screen(t: Stage, y0: number, y1: number, strength: number): void {
  const { W, S, light } = t;
  const every = (t.isSmall ? 8.6 : 6.6) * S;
  const sizes = [0.18, 0.34, 0.5, 0.66];
  const dots = sizes.map(() => '');
  for (const row of range((y1 - y0) / (every / 2))) {
    for (let x = row % 2 ? every / 2 : 0; x < W + every; x += every) {
      const y = y0 + (row * every) / 2;
      const share = 1 - abs(tone(t, x, y, y1) - 0.46) / 0.38;
      if (share <= 0 || hypot(x - light.x, y - light.y) < light.r + every) continue;
      const size = min(sizes.length - 1, Math.floor(share * sizes.length));
      dots[size] += `M${round(x)} ${round(y)}h.01`;
    }
  }
  const wide = every / S / (t.isSmall ? 1.5 : 1);
  dots.forEach((d, i) => t.line(d, t.sky[0], wide * (sizes[i] ?? 0), `opacity="${round(0.5 * strength * 10) / 10}"`));
}

/** Rings round the light, broken as if the gold had come off; wider apart and fainter farther out. */
function gilt(t: Stage, y0: number, y1: number, strength: number): void {
  const { W, H, S, Q, light } = t;
  const reach = hypot(W, H);
  let bright = '';
  let faint = '';
  for (let away = light.r + 9 * S, ring = 0; away < reach; away += (t.isSmall ? 13 : 8) * S * (1 + ring * 0.035), ring += 1) {
    for (let angle = Q(0, 1); angle < TAU + 0.4; ) {
      const [arc, gap] = [Q(0.18, 0.9), Q(0.06, 0.5)];
      const [a, b] = [angle, angle + arc];
      angle = b + gap;
      const [x, y] = [light.x + away * cos(a), light.y + away * sin(a)];
      const middle = light.y + away * sin(a + arc / 2);
      if (middle < y0 || middle > y1) continue;
      const d = `M${round(x)} ${round(y)}A${round(away)} ${round(away)} 0 0 1 ${round(light.x + away * cos(b))} ${round(light.y + away * sin(b))}`;
      if (ring < 7) bright += d;
      else faint += d;
    }
  }
  t.line(bright, t.palette.glow, t.isSmall ? 1.5 : 1, `opacity="${round(0.6 * strength * 10) / 10}"`);
  t.line(faint, mix(t.palette.glow, t.sky[1], 0.5), t.isSmall ? 1.2 : 0.8, `opacity="${round(0.5 * strength * 10) / 10}"`);
}

const MARKS: Record<Press, (t: Stage, y0: number, y1: number, strength: number) => void> = { engraving: engrave, gouge, rays, screen, gilt };
