/** Ways through the house: corridor, stair, door. */

import { mix } from '../../core/colour.ts';
import { at, box, ellipse, lerp, outline, path, range, round, type Point, type Poly } from '../../core/geometry.ts';
import { mark } from '../marks.ts';
import type { Interior } from './interior.ts';

export const corridor: Interior = (t, scene) => {
  t.enter('corridor');
  const { W, H, S, Q, palette: p, light } = t;
  const [cx, cy, bx, by] = [W * 0.5, H * 0.47, W * 0.17, H * 0.16];
  light.x = cx;
  light.y = cy;
  light.r = 4;
  const isDark = scene.has('dark');
  const end: Poly = [[cx - bx, cy - by * 1.1], [cx + bx, cy - by * 1.1], [cx + bx, cy + by], [cx - bx, cy + by]];
  const corners: Poly = [[-4, -4], [W + 4, -4], [W + 4, H + 4], [-4, H + 4]];
  const tones = [0.25, 0.5, 0.55, 0.4].map((k, i) => mix(p.ink, i === 2 ? p.haze : p.sky[1], k));
  tones.forEach((tone, i) => {
    const wall = path([at(corners, i), at(corners, (i + 1) % 4), at(end, (i + 1) % 4), at(end, i)]);
    t.fill(wall, t.out([[0, mix(tone, p.glow, 0.75)], [0.3, mix(tone, p.glow, 0.25)], [0.65, tone], [1, p.ink]], cx, cy, H * 0.62));
  });
  t.fill(path(end), isDark ? mix(p.ink, p.sky[1], 0.3) : t.out([[0, mix(p.glow, '#ffffff', 0.5)], [1, mix(p.glow, p.haze, 0.5)]], cx, cy, by * 1.6));
  // A point of a side wall: how far in, which side, how high.
  const wall = (k: number, side: number, high: number): Point => [
    side ? lerp(W + 4, cx + bx, k) : lerp(-4, cx - bx, k),
    lerp(lerp(H + 4, cy + by, k), lerp(-4, cy - by * 1.1, k), high),
  ];
  for (const side of [0, 1]) {
    for (const [k0, k1] of [[0.12, 0.42], [0.6, 0.74], [0.84, 0.91]] as const) {
      const door: Poly = [wall(k0, side, 0), wall(k0, side, 0.68), wall(k1, side, 0.68), wall(k1, side, 0)];
      t.fill(t.cut([door], 0.3, 9), mix(p.ink, '#000000', 0.2), 'opacity=".85"');
      t.line(path(door, false), mix(p.ink, p.haze, 0.5), 1.2, 'opacity=".7"');
    }
  }
  let boards = '';
  for (const i of range(9)) boards += path([[lerp(-4, W + 4, i / 8), H + 4], [lerp(cx - bx, cx + bx, i / 8), cy + by]], false);
  for (const i of range(8)) {
    const k = 1 - Math.pow(0.72, i + 1);
    const y = lerp(H, cy + by, k);
    boards += path([[lerp(-4, cx - bx, k), y], [lerp(W + 4, cx + bx, k), y]], false);
  }
  t.line(boards, p.ink, 0.8, 'opacity=".6"');
  let paper = '';
  for (const side of [0, 1]) for (const i of range(t.isSmall ? 12 : 26)) {
    const k = 1 - Math.pow(t.isSmall ? 0.86 : 0.93, i + 1);
    paper += path([wall(k, side, Q(0.7, 0.78)), wall(k, side, 1)], false);
  }
  t.line(paper, p.ink, 0.9, 'opacity=".55"');
  if (!isDark) t.glow(cx, cy, 95 * S, 0.6);
  return { x: cx, y: cy + by + (isDark ? 70 : 26) * S, scale: (isDark ? 1.55 : 0.8) * S };
};

/** Steps that come down from a lit arch, or go down from it into the dark. */
export const stair: Interior = (t, scene) => {
  t.enter('stair');
  const { W, H, S, palette: p, light } = t;
  light.x = W * (t.flip > 0 ? 0.54 : 0.46);
  light.y = H * 0.28;
  light.r = 4;
  t.all(t.out([[0, mix(p.glow, p.moon, 0.5)], [0.18, mix(p.haze, p.glow, 0.3)], [0.5, mix(p.sky[1], p.ink, 0.3)], [1, p.ink]], light.x, light.y, H * 0.8));
  for (const i of range(16)) {
    const y = H * 0.3 + i * 15 * S;
    const half = (16 + i * 7.5) * S;
    t.fill(t.cut([box(light.x - half, y, half * 2, 16 * S)], 0.3, 12), mix(p.haze, p.ink, Math.min(0.95, 0.32 + i * 0.055)));
    t.fill(path(box(light.x - half, y, half * 2, 3 * S)), mix(p.glow, p.ink, Math.min(0.95, 0.2 + i * 0.065)));
  }
  for (const [k, dark] of [[0.7, 0.55], [0.9, 0.82], [1.12, 1]] as const) {
    t.enter(`arch ${k}`);
    const [half, top] = [W * 0.36 * k, H * (0.24 - 0.1 * k)];
    const arch = outline(
      `M${light.x - half} ${H + 4}L${light.x - half} ${H * 0.42}Q${light.x - half} ${top} ${light.x} ${top - 8}` +
        `Q${light.x + half} ${top} ${light.x + half} ${H * 0.42}L${light.x + half} ${H + 4}Z`,
    );
    t.around(arch, mix(mix(p.sky[1], p.ink, dark), p.ink, 0.15));
    let stones = '';
    for (const row of range(t.isSmall ? 0 : 24)) for (const side of [-1, 1]) {
      let x = half + t.Q(2, 6) * S;
      for (let n = 1; n < 5 && x < W; n++) {
        const length = t.Q(9, 17) * S;
        if (t.Q(0, 1) < 0.75 - n * 0.12) stones += `M${round(light.x + side * x)} ${round(H * 0.4 + row * 8 * S)}h${round(side * length)}v${round(7 * S)}`;
        x += length;
      }
    }
    t.line(stones, mix(p.haze, p.ink, 0.35 + dark * 0.42), 0.8, 'opacity=".55"');
  }
  const spill: Poly = [[light.x - 10 * S, light.y], [light.x + 10 * S, light.y], [light.x + 90 * S, H], [light.x - 90 * S, H]];
  t.fill(path(spill), t.down([[0, p.glow, 0.4], [1, p.glow, 0]], light.y, H));
  if (scene.has('wet')) {
    let prints = '';
    for (const i of range(7)) prints += path(ellipse(light.x + (i % 2 ? 9 : -9) * (0.6 + i * 0.16) * S, H * 0.3 + (i * 2 + 1.2) * 15 * S, (3 + i * 0.9) * S, (1.6 + i * 0.4) * S, 10));
    t.fill(prints, p.ink, 'opacity=".8"');
  }
  return { x: light.x, y: H * 0.64, scale: 0.66 * S };
};

/** A panelled wall, and a door in it that stands a hand's breadth open. */
export const door: Interior = (t, scene, press) => {
  t.enter('door');
  const { W, H, S, palette: p, light } = t;
  const [w, h] = [92 * S, 190 * S];
  const [x, y] = [W / 2 - w / 2, H * 0.84];
  light.x = W / 2 + w * 0.42;
  light.y = H * 0.5;
  light.r = 3;
  t.all(t.out([[0, mix(p.sky[1], p.glow, 0.25)], [0.5, mix(p.sky[1], p.ink, 0.35)], [1, mix(p.sky[0], p.ink, 0.6)]], light.x, light.y, H * 0.66));
  mark(t, press, 0, y, 0.8);
  t.enter('door frame');
  const frame = box(x - 13 * S, y - h - 14 * S, w + 26 * S, h + 14 * S);
  t.lookAt(W / 2, H * 0.4);
  t.silhouette(t.cut([frame, box(x - 18 * S, y - h - 20 * S, w + 36 * S, 9 * S)], 0.4), mix(p.ink, p.sky[1], 0.2), 1, p.rim, 0.5);
  t.fill(path(box(0, y, W, H)), t.down([[0, mix(p.ink, p.haze, 0.28)], [1, p.ink]], y, H));
  const isOpen = !scene.has('shut');
  if (isOpen) {
    t.fill(path(box(x, y - h, w, h)), t.down([[0, mix(p.glow, p.haze, 0.3)], [1, mix(p.glow, '#ffffff', 0.4)]], y - h, y));
    t.fill(path([[x + w * 0.7, y], [x + w, y], [x + w * 1.5, H + 4], [x + w * 0.9, H + 4]]), t.down([[0, p.glow, 0.7], [1, p.glow, 0.1]], y, H));
  }
  const leaf = isOpen ? 0.72 : 1;
  const slab: Poly = [[x, y], [x, y - h], [x + w * leaf, y - h + (isOpen ? 7 : 0) * S], [x + w * leaf, y + (isOpen ? 8 : 0) * S]];
  t.fill(t.cut([slab], 0.3), p.ink);
  const panels = [[0.1, 0.06, 0.38, 0.42], [0.52, 0.06, 0.8, 0.42], [0.1, 0.52, 0.38, 0.94], [0.52, 0.52, 0.8, 0.94]] as const;
  for (const [a, b, c, d] of panels) t.line(path(box(x + w * a * leaf, y - h + h * b, w * (c - a) * leaf, h * (d - b))), mix(p.ink, p.rim, 0.4), 1, 'opacity=".8"');
  t.disc(x + w * leaf * 0.9, y - h * 0.47, 3.4 * S, mix(p.glow, p.haze, 0.4));
  if (isOpen) t.glow(x + w * 0.86, y - h * 0.5, 70 * S, 0.5);
  return { x: x + w * 0.86, y: y + 2 * S, scale: 1.1 * S };
};

/** Floorboards, a hatch thrown back, and a light below it. */
export const hatch: Interior = (t, _scene, press) => {
  t.enter('hatch');
  const { W, H, S, palette: p, light } = t;
  light.x = W / 2;
  light.y = H * 0.66;
  light.r = 4;
  const wall = H * 0.4;
  t.all(t.out([[0, mix(p.sky[1], p.glow, 0.3)], [0.5, mix(p.sky[1], p.ink, 0.4)], [1, mix(p.sky[0], p.ink, 0.7)]], W / 2, wall, H * 0.6));
  mark(t, press, 0, wall, 0.9);
  t.fill(path(box(0, wall, W, H)), t.out([[0, mix(p.haze, p.ink, 0.25)], [0.6, mix(p.haze, p.ink, 0.7)], [1, p.ink]], light.x, light.y, H * 0.5));
  let boards = '';
  for (const i of range(15)) boards += path([[W / 2 + (i - 7) * W * 0.09, wall], [W / 2 + (i - 7) * W * 0.24, H + 4]], false);
  t.line(boards, p.ink, 1.2, 'opacity=".75"');
  t.fill(path(box(0, wall - 5 * S, W, 7 * S)), mix(p.ink, p.haze, 0.16));
  const hole: Poly = [[W * 0.34, H * 0.58], [W * 0.66, H * 0.58], [W * 0.76, H * 0.8], [W * 0.24, H * 0.8]];
  t.lookAt(W / 2, H * 0.4);
  t.silhouette(t.cut([[[W * 0.33, H * 0.58], [W * 0.67, H * 0.58], [W * 0.7, H * 0.3], [W * 0.3, H * 0.3]]], 0.4), p.ink, 1.4, p.glow, 0.8);
  t.line(path([[W * 0.4, H * 0.58], [W * 0.38, H * 0.3]], false) + path([[W * 0.6, H * 0.58], [W * 0.62, H * 0.3]], false), mix(p.ink, p.rim, 0.4), 1);
  t.disc(W / 2, H * 0.36, 6 * S, 'none', `stroke="${p.haze}" stroke-width="${round(2 * S)}"`);
  t.fill(t.cut([hole], 0.4), t.down([[0, p.ink], [0.4, mix(p.glow, p.ink, 0.4)], [1, mix(p.glow, '#ffffff', 0.3)]], H * 0.58, H * 0.8));
  for (const i of range(4)) {
    const y = H * (0.62 + i * 0.05);
    t.fill(t.cut([box(W * (0.38 - i * 0.02), y, W * (0.24 + i * 0.04), 5 * S)], 0.2), mix(p.ink, p.glow, 0.1 + i * 0.06));
  }
  t.glow(light.x, light.y + 16 * S, 90 * S, 0.55);
  return { x: W / 2, y: H * 0.82, scale: S };
};
