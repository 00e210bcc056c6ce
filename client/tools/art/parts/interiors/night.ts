/** Rooms that have only the light one brings: what a torch finds. */

import { mix } from '../../core/colour.ts';
import { bar, box, cos, ellipse, limb, outline, path, put, range, ring, sin, TAU, type Point, type Poly } from '../../core/geometry.ts';
import type { Stage } from '../../core/stage.ts';
import { person, STANDING } from '../figures/pose.ts';
import { mark } from '../marks.ts';
import type { Interior } from './interior.ts';

/** A disc of torchlight with a hard edge and a soft one. */
function disc(t: Stage, x: number, y: number, r: number, squash = 1): void {
  const { palette: p } = t;
  for (const [k, paint] of [[1.34, mix(p.ink, p.haze, 0.42)], [1.12, mix(p.haze, p.glow, 0.12)]] as const) t.fill(path(ellipse(x, y, r * k, r * k * squash, 40)), paint, `opacity="${k > 1.2 ? 0.5 : 0.8}"`);
  t.fill(path(ellipse(x, y, r, r * squash, 40)), t.out([[0, mix(p.glow, '#ffffff', 0.5)], [0.5, mix(p.glow, p.haze, 0.18)], [1, mix(p.glow, p.haze, 0.5)]], x, y, r));
}

/** A plank wall, and a torch on it. */
export const torchlight: Interior = (t, scene, press) => {
  t.enter('torchlight');
  const { W, H, S, palette: p, light } = t;
  const floor = H * 0.83;
  light.x = W * 0.5 + (scene.has('centre') ? 0 : t.flip * 12 * S);
  light.y = H * 0.45;
  light.r = 60 * S;
  t.all(t.out([[0, mix(p.sky[1], p.ink, 0.2)], [0.7, mix(p.sky[0], p.ink, 0.4)], [1, p.ink]], light.x, light.y, H * 0.8));
  disc(t, light.x, light.y, 88 * S);
  mark(t, press, 0, floor, 0.8);
  t.enter('planks');
  let seams = '';
  for (const i of range(W / (24 * S) + 1)) {
    const x = i * 24 * S + t.R(-3, 3) * S;
    seams += path([[x, 0], [x + t.R(-2, 2) * S, floor]], false);
    const knot = t.R(0.1, 0.9) * floor;
    seams += path(ellipse(x + 11 * S, knot, 1.6 * S, 3.4 * S, 9));
  }
  t.line(seams, p.ink, 1.1, 'opacity=".6"');
  t.fill(path(box(0, floor, W, H)), t.down([[0, mix(p.ink, p.haze, 0.34)], [1, p.ink]], floor, H));
  t.fill(path(ellipse(light.x, floor + 10 * S, 84 * S, 12 * S, 30)), mix(p.glow, p.haze, 0.4), 'opacity=".5"');
  t.line(path([[0, floor], [W, floor]], false), p.ink, 2);
  return { x: light.x, y: H * 0.855, scale: 1.24 * S };
};

/** Inside the mill: slits of night between the boards, and the blade. */
export const sawroom: Interior = (t, _scene, press) => {
  t.enter('sawroom');
  const { W, H, S, palette: p, light } = t;
  const x = W * (t.flip > 0 ? 0.34 : 0.66);
  light.x = W * (t.flip > 0 ? 0.62 : 0.38);
  light.y = H * 0.3;
  light.r = 4;
  t.all(t.out([[0, mix(p.moon, p.sky[2], 0.2)], [0.45, p.sky[2]], [1, p.sky[1]]], light.x, light.y, H * 0.7));
  mark(t, press, 0, H * 0.8, 0.8);
  t.enter('boards');
  const boards: Poly[] = [];
  for (let bx = -4; bx < W + 4; ) {
    const [w, gap] = [t.R(11, 18) * S, t.R(0, 1) < 0.34 ? t.R(4, 8) * S : t.R(1.4, 2.6) * S];
    boards.push(box(bx, -4, w, H * 0.82));
    bx += w + gap;
  }
  t.fill(t.cut(boards, 0.4, 20), t.down([[0, p.ink], [0.6, mix(p.ink, p.sky[1], 0.4)], [1, mix(p.ink, p.sky[1], 0.2)]], 0, H * 0.82));
  t.fill(t.cut([box(-4, H * 0.1, W + 8, 8 * S), bar(0, H * 0.3, W * 0.5, -10, 7 * S), bar(W, H * 0.3, W * 0.5, -10, 7 * S), box(W * 0.5 - 4 * S, 0, 8 * S, H * 0.1)], 0.3), p.ink);
  t.fill(path(box(0, H * 0.78, W, H)), t.down([[0, mix(p.ink, p.haze, 0.3)], [1, p.ink]], H * 0.78, H));
  const r = 64 * S;
  const y = H * 0.66;
  const teeth: Point[] = range(56).map((i) => { const a = (i / 56) * TAU; const q = i % 2 ? r * 0.9 : r; return [x + q * cos(a + (i % 2 ? 0.06 : 0)), y + q * sin(a + (i % 2 ? 0.06 : 0))]; });
  t.lookAt(x, y);
  t.silhouette(t.cut([teeth], 0), t.down([[0, mix(p.moon, p.haze, 0.2)], [1, mix(p.haze, p.ink, 0.4)]], y - r, y + r), 1.6, p.moon, 0.9);
  t.line([0.72, 0.5].map((k) => path(ellipse(x, y, r * k, r * k, 40))).join('') + range(5).map((i) => path([[x + r * 0.2 * cos(i * 1.257), y + r * 0.2 * sin(i * 1.257)], [x + r * 0.6 * cos(i * 1.257 + 0.3), y + r * 0.6 * sin(i * 1.257 + 0.3)]], false)).join(''), p.ink, 1.1, 'opacity=".6"');
  t.disc(x, y, r * 0.16, p.ink);
  t.silhouette(t.cut([box(x - 92 * S, y + 12 * S, 184 * S, 13 * S), box(x - 84 * S, y + 24 * S, 10 * S, H), box(x + 74 * S, y + 24 * S, 10 * S, H)], 0.3), p.ink, 1, p.rim, 0.6);
  return { x: W * (t.flip > 0 ? 0.74 : 0.26), y: H * 0.92, scale: 1.16 * S };
};

const walker: Poly[] = [...person(STANDING), outline('M-11 -79L-14 -38Q0 -33 14 -38L11 -79Z'), outline('M-8 -83Q-10 -99 0 -101Q8 -100 7.4 -92Z')];
const other: Poly[] = [outline('M-24 -86Q0 -98 24 -86Q28 -64 22 -44L24 0L9 0L2 -30L-3 -30L-9 0L-24 0L-22 -44Q-28 -64 -24 -86Z'), outline('M-9 -90Q-10 -112 0 -113Q10 -112 9 -90Z'), limb([[22, -84, 13], [36, -100, 10], [34, -118, 8]]), [[30, -118], [28, -142], [48, -142], [50, -120]]];

/** Mirrors, and somebody in all of them but one. */
export const maze: Interior = (t, scene, press) => {
  t.enter('maze');
  const { W, H, S, palette: p, light } = t;
  light.x = W * 0.5;
  light.y = H * 0.4;
  light.r = 4;
  t.all(t.out([[0, mix(p.sky[1], p.haze, 0.4)], [0.6, mix(p.sky[0], p.ink, 0.3)], [1, p.ink]], light.x, light.y, H * 0.7));
  mark(t, press, 0, H * 0.8, 0.7);
  t.enter('floor');
  t.fill(path([[W * 0.36, H * 0.62], [W * 0.64, H * 0.62], [W * 1.3, H + 4], [-W * 0.3, H + 4]]), t.down([[0, mix(p.haze, p.glow, 0.2)], [1, mix(p.haze, p.ink, 0.86)]], H * 0.62, H));
  t.enter('mirrors');
  const odd = Math.floor(t.R(0, 3));
  const panes = [[0.5, 0.5, 0.16, 0.62], [0.27, 0.36, 0.1, 0.72], [0.73, 0.64, 0.1, 0.72], [0.05, 0.2, 0.02, 0.86], [0.95, 0.8, 0.02, 0.86]] as const;
  panes.forEach(([a, b, top, low], i) => {
    const half = i ? 0 : 0.1;
    const [x0, x1] = [W * (i ? a : a - half), W * (i ? b : b + half)];
    const [t0, t1] = [H * top, H * (i ? top + 0.06 : top)];
    const [l0, l1] = [H * low, H * (i ? low - 0.07 : low)];
    const pane: Poly = [[x0, t0], [x1, t1], [x1, l1], [x0, l0]];
    t.fill(t.cut([pane], 0.2), t.down([[0, mix(p.moon, p.haze, 0.35)], [0.6, mix(p.haze, p.sky[2], 0.4)], [1, mix(p.haze, p.ink, 0.3)]], Math.min(t0, t1), Math.max(l0, l1)));
    t.clipped(path(pane), () => {
      const isOther = scene.has('empty') ? false : i === odd + 1 || (i === 0 && odd === 0);
      const middle = (x0 + x1) / 2;
      const k = (Math.abs(l0 - t0) / 165) * (isOther ? 0.98 : 0.92);
      t.fill(t.placed(isOther ? other : walker, { x: middle, y: Math.max(l0, l1) + 3 * S, scale: k, flip: i % 2 ? 1 : -1 }, 0.2), isOther ? p.accent : mix(p.ink, p.haze, 0.12), isOther ? `transform="translate(${(-2.4 * S).toFixed(1)} ${(-S).toFixed(1)})"` : '');
      if (isOther) t.fill(t.placed(other, { x: middle, y: Math.max(l0, l1) + 3 * S, scale: k, flip: i % 2 ? 1 : -1 }, 0.2), p.ink);
      t.line(path([[x0, t0 + (l0 - t0) * 0.3], [x1, t1 + (l1 - t1) * 0.1]], false) + path([[x0, t0 + (l0 - t0) * 0.38], [x1, t1 + (l1 - t1) * 0.18]], false), p.moon, 1.2, 'opacity=".5"');
    });
    t.line(path(pane), p.ink, 3.4);
    t.line(path(pane), mix(p.ink, p.rim, 0.5), 0.8);
  });
  return { x: W * 0.5, y: H * 0.94, scale: 0.9 * S };
};

/** A pipe one can stand in, and a coin of light at the end of it. */
export const culvert: Interior = (t, _scene, press) => {
  t.enter('culvert');
  const { W, H, S, palette: p, light } = t;
  light.x = W * 0.5;
  light.y = H * 0.46;
  light.r = 26 * S;
  t.all(p.ink);
  for (const [k, share] of [[1.5, 0.1], [1.16, 0.2], [0.88, 0.34], [0.66, 0.5], [0.48, 0.66], [0.35, 0.82]] as const) {
    t.fill(t.cut([ellipse(light.x, light.y + (1 - k) * 6 * S, 150 * S * k, 150 * S * k, 44)], 0.5), mix(p.ink, p.haze, share));
    t.line(path(ellipse(light.x, light.y + (1 - k) * 6 * S, 150 * S * k, 150 * S * k, 44)), p.ink, 3.4 * k, 'opacity=".8"');
  }
  mark(t, press, 0, H, 0.9);
  t.disc(light.x, light.y, 34 * S, t.out([[0, mix(p.moon, '#ffffff', 0.6)], [1, mix(p.moon, p.glow, 0.4)]], light.x, light.y, 34 * S));
  t.glow(light.x, light.y, 96 * S, 0.6);
  t.enter('water');
  let ripples = '';
  for (const i of range(12)) ripples += path([[light.x - (10 + i * 9) * S * t.Q(0.6, 1), light.y + (36 + i * i * 0.9 + i * 2) * S], [light.x + (10 + i * 9) * S * t.Q(0.6, 1), light.y + (36 + i * i * 0.9 + i * 2) * S]], false);
  t.line(ripples, mix(p.glow, p.haze, 0.3), 1.4, 'opacity=".55"');
  return { x: light.x, y: light.y + 32 * S, scale: 0.52 * S };
};

/** From under a bench: its boards above, the lit floor beyond, and two boots. */
export const underneath: Interior = (t, scene, press) => {
  t.enter('underneath');
  const { W, H, S, palette: p, light } = t;
  light.x = W * (t.flip > 0 ? 0.66 : 0.34);
  light.y = H * 0.5;
  light.r = 4;
  t.all(t.out([[0, mix(p.glow, p.haze, 0.35)], [0.35, mix(p.haze, p.sky[2], 0.3)], [0.8, p.sky[1]], [1, p.sky[0]]], light.x, light.y, H * 0.62));
  mark(t, press, H * 0.3, H * 0.66, 0.8);
  t.enter('bench');
  t.fill(path(box(0, H * 0.66, W, H)), t.out([[0, mix(p.haze, p.glow, 0.35)], [0.5, mix(p.haze, p.ink, 0.5)], [1, p.ink]], light.x, H * 0.68, W * 0.7));
  let seams = '';
  for (const i of range(13)) seams += path([[W / 2 + (i - 6) * W * 0.1, H * 0.66], [W / 2 + (i - 6) * W * 0.26, H + 4]], false);
  t.line(seams, p.ink, 1, 'opacity=".6"');
  if (!scene.has('empty')) {
    const x = W * (t.flip > 0 ? 0.66 : 0.34);
    const boot = outline('M-13 -90L13 -90L14 -26Q34 -20 36 -6L36 0L-15 0Z');
    const boots = [...put([boot], { x: x - 22 * S, y: H * 0.7, scale: 1.04 * S }), ...put([boot], { x: x + 26 * S, y: H * 0.72, scale: 1.12 * S })];
    t.lookAt(x, H * 0.4);
    if (p.isOffRegister) t.offRegister(t.cut(boots, 0), 0, 1.6 * S);
    t.fill(t.cut(boots, 0.3), p.ink);
  }
  const top: Poly[] = [[[-4, -4], [W + 4, -4], [W + 4, H * 0.44], [W * 0.5, H * 0.38], [-4, H * 0.44]], box(-4, H * 0.3, 26 * S, H), box(W - 22 * S, H * 0.3, 30 * S, H)];
  t.fill(t.cut(top, 0.5), t.down([[0, p.ink], [1, mix(p.ink, p.sky[1], 0.16)]], 0, H * 0.44));
  t.line(range(4).map((i) => path([[0, H * (0.36 - i * 0.08)], [W * 0.5, H * (0.31 - i * 0.085)], [W, H * (0.36 - i * 0.08)]], false)).join(''), mix(p.ink, p.rim, 0.3), 0.9, 'opacity=".5"');
  return { x: W * (t.flip > 0 ? 0.36 : 0.64), y: H * 0.88, scale: 0.9 * S };
};

/** A cab at night: the wheel, the glass, and what the lamps show of the road. */
export const cab: Interior = (t, scene, press) => {
  t.enter('cab');
  const { W, H, S, palette: p, light } = t;
  light.x = W * 0.5;
  light.y = H * 0.42;
  light.r = 4;
  t.all(t.down([[0, p.sky[0]], [0.4, p.sky[1]], [1, mix(p.sky[2], p.haze, 0.4)]], 0, H * 0.5));
  mark(t, press, 0, H * 0.46, 0.9);
  t.enter('road');
  const trees: Poly[] = [];
  for (let x = -10; x < W + 10; x += t.R(9, 16) * S) { const h = t.R(30, 74) * S * (0.5 + Math.abs(x / W - 0.5) * 1.6); trees.push([[x - 9 * S, H * 0.48], [x, H * 0.48 - h], [x + 9 * S, H * 0.48]]); }
  t.fill(t.cut(trees, 0.4, 8), mix(p.haze, p.ink, 0.62));
  t.fill(path(box(0, H * 0.46, W, H)), mix(p.haze, p.ink, 0.7));
  t.fill(path([[W * 0.46, H * 0.46], [W * 0.54, H * 0.46], [W * 0.96, H], [W * 0.04, H]]), t.down([[0, mix(p.haze, p.ink, 0.5)], [1, mix(p.haze, p.ink, 0.2)]], H * 0.46, H));
  if (!scene.has('dark')) for (const m of [-1, 1]) t.fill(path([[W * (0.5 + m * 0.16), H * 0.8], [W * (0.5 - 0.06), H * 0.42], [W * (0.5 + 0.06), H * 0.42]]), t.down([[0, p.glow, 0.15], [1, p.glow, 0.8]], H * 0.42, H * 0.8));
  const hole = outline(`M${W * 0.06} ${H * 0.7}L${W * 0.12} ${H * 0.12}Q${W * 0.5} ${H * 0.05} ${W * 0.88} ${H * 0.12}L${W * 0.94} ${H * 0.7}Q${W * 0.5} ${H * 0.62} ${W * 0.06} ${H * 0.7}Z`);
  t.around(hole, p.ink);
  const x = W * (t.flip > 0 ? 0.32 : 0.68);
  t.lookAt(x, H * 0.8);
  t.silhouette(t.cut([ring(x, H * 0.86, 56 * S, 48 * S, 44), ...range(3).map((i): Poly => bar(x, H * 0.86, x + 52 * S * cos(i * 2.094 + 0.5), H * 0.86 + 52 * S * sin(i * 2.094 + 0.5), 8 * S)), ellipse(x, H * 0.86, 13 * S, 13 * S)], 0.2), mix(p.ink, p.haze, 0.12), 1.2, p.rim, 0.7);
  return { x: W * 0.5, y: H * 0.58, scale: 0.46 * S };
};
