/** Rooms: library, parlour, nave, cell, ward, hold, and the table on which things are laid. */

import { mix } from '../../core/colour.ts';
import { bar, box, ellipse, lancet, outline, path, put, range, round, type Poly } from '../../core/geometry.ts';
import type { Stage } from '../../core/stage.ts';
import { flame } from '../figures/figure.ts';
import { mark } from '../marks.ts';
import type { Interior } from './interior.ts';

function lit(t: Stage, x: number, y: number, reach = 0.66): void {
  const { W, H, palette: p, light } = t;
  light.x = W * x;
  light.y = H * y;
  light.r = 3;
  t.all(t.out([[0, mix(p.glow, p.haze, 0.5)], [0.3, mix(p.haze, p.sky[1], 0.45)], [0.65, mix(p.sky[1], p.ink, 0.5)], [1, mix(p.sky[0], p.ink, 0.75)]], light.x, light.y, H * reach));
}

/** A shelf of books, fuller than a fence and less even. */
function shelf(t: Stage, x0: number, x1: number, y0: number, y1: number, rows: number, near: number): void {
  const { S, R, palette: p } = t;
  t.fill(t.cut([box(x0, y0, x1 - x0, y1 - y0)], 0.3, 12), mix(p.ink, p.sky[1], near * 0.6));
  const tall = (y1 - y0) / rows;
  const books: Poly[][] = [[], [], [], []];
  for (const i of range(rows)) {
    const foot = y0 + tall * (i + 1) - 2.2 * S;
    for (let x = x0 + 2 * S; x < x1 - 5 * S; ) {
      const [w, h, kind, lean, gap] = [R(2.6, 6.6) * S * (near + 0.6), tall * R(0.58, 0.88), Math.floor(R(0, 4)), R(0, 1), R(0, 1)];
      if (gap > 0.08) books[kind]?.push(...put([box(0, -h, w * 0.9, h)], { x, y: foot, scale: 1, turn: lean < 0.08 ? -0.13 : 0 }));
      x += w;
    }
    t.fill(path(box(x0, foot, x1 - x0, 2.4 * S)), mix(p.ink, p.haze, near * 0.5));
  }
  const colours = [mix(p.sky[1], p.ink, 0.45), mix(p.accent, p.ink, 0.35), mix(p.haze, p.ink, 0.4), mix(p.sky[0], p.ink, 0.2)];
  books.forEach((group, i) => t.fill(t.cut(group, 0.12, 30), mix(colours[i] ?? p.ink, p.glow, near * 0.24)));
}

export const library: Interior = (t, scene) => {
  t.enter('library');
  const { W, H, S, palette: p, light } = t;
  lit(t, 0.5, 0.55);
  shelf(t, W * 0.3, W * 0.7, H * 0.08, H * 0.66, 6, 0.75);
  shelf(t, -4, W * 0.3, -4, H * 0.86, 6, 0.34);
  shelf(t, W * 0.7, W + 4, -4, H * 0.86, 6, 0.34);
  t.fill(path(box(0, H * 0.66, W, H)), t.down([[0, mix(p.ink, p.haze, 0.35)], [1, p.ink]], H * 0.66, H));
  shelf(t, -4, W * 0.2, -4, H * 0.96, 5, 0.1);
  shelf(t, W * 0.8, W + 4, -4, H * 0.96, 5, 0.1);
  // The ladder, sawn short.
  const ladder = [bar(W * 0.63, H * 0.16, W * 0.66, H * 0.5, 3 * S), bar(W * 0.68, H * 0.16, W * 0.71, H * 0.5, 3 * S), ...range(6).map((i): Poly => bar(W * (0.632 + i * 0.005), H * (0.2 + i * 0.055), W * (0.682 + i * 0.005), H * (0.2 + i * 0.055), 2 * S))];
  t.lookAt(W * 0.66, H * 0.3);
  t.silhouette(t.cut(ladder, 0.2), p.ink, 1, p.glow, 0.7);
  if (!scene.figures.length) desk(t, light.x);
  return { x: W * 0.5, y: H * 0.93, scale: 1.1 * S };
};

function desk(t: Stage, x: number): void {
  const { W, H, S, palette: p } = t;
  t.fill(t.cut([box(W * 0.24, H * 0.75, W * 0.52, 5 * S), box(W * 0.28, H * 0.76, W * 0.05, H * 0.3), box(W * 0.67, H * 0.76, W * 0.05, H * 0.3), box(W * 0.3, H * 0.78, W * 0.4, H * 0.1)], 0.3), p.ink);
  t.fill(t.cut([box(x - 2 * S, H * 0.69, 4 * S, 16 * S), box(x - 9 * S, H * 0.75 - 2 * S, 18 * S, 2 * S)], 0.1), mix(p.paper, p.glow, 0.3));
  t.fill(t.cut([outline(`M${x + 16 * S} ${H * 0.75}Q${x + 30 * S} ${H * 0.72} ${x + 40 * S} ${H * 0.745}L${x + 40 * S} ${H * 0.752}Z`)], 0.1), mix(p.paper, p.haze, 0.3));
  t.glow(x, H * 0.68, 80 * S, 0.8);
  flame(t, [x, H * 0.685], 1.6 * S);
}

/** Firelight, a mantel, two windows of night. */
export const parlour: Interior = (t, _scene, press) => {
  t.enter('parlour');
  const { W, H, S, palette: p } = t;
  lit(t, t.flip > 0 ? 0.74 : 0.26, 0.62, 0.8);
  mark(t, press, 0, H * 0.72, 0.9);
  t.enter('hearth');
  t.fill(path(box(0, H * 0.74, W, H)), t.down([[0, mix(p.ink, p.haze, 0.32)], [1, p.ink]], H * 0.74, H));
  t.fill(path(box(0, H * 0.72, W, 6 * S)), mix(p.ink, p.haze, 0.14));
  const x = t.light.x;
  t.lookAt(x, H * 0.5);
  t.fill(t.cut([box(x - 46 * S, H * 0.46, 92 * S, H * 0.3), box(x - 54 * S, H * 0.435, 108 * S, 9 * S), box(x - 36 * S, 0, 72 * S, H * 0.44)], 0.4), mix(p.ink, p.sky[1], 0.22));
  t.fill(t.cut([outline(`M${x - 27 * S} ${H * 0.76}L${x - 27 * S} ${H * 0.58}Q${x} ${H * 0.5} ${x + 27 * S} ${H * 0.58}L${x + 27 * S} ${H * 0.76}Z`)], 0.3), p.ink);
  t.glow(x, H * 0.72, 64 * S, 1);
  for (const [dx, s] of [[-12, 3], [0, 4.6], [12, 3.2]] as const) flame(t, [x + dx * S, H * 0.735], s * S);
  t.fill(t.cut([box(x - 40 * S, H * 0.39, 6 * S, 13 * S), box(x + 32 * S, H * 0.395, 8 * S, 12 * S), ellipse(x, H * 0.405, 9 * S, 9 * S)], 0.2), p.ink);
  t.fill(path(ellipse(x, H * 0.405, 6 * S, 6 * S)), mix(p.paper, p.haze, 0.4));
  const wx = x > W / 2 ? W * 0.24 : W * 0.76;
  t.fill(path(box(wx - 26 * S, H * 0.16, 52 * S, H * 0.4)), mix(p.sky[0], p.ink, 0.45));
  t.line(path(box(wx - 26 * S, H * 0.16, 52 * S, H * 0.4)) + path([[wx, H * 0.16], [wx, H * 0.56]], false) + path([[wx - 26 * S, H * 0.36], [wx + 26 * S, H * 0.36]], false), p.ink, 3);
  t.disc(wx + 10 * S, H * 0.23, 7 * S, p.moon, 'opacity=".8"');
  return { x: x > W / 2 ? W * 0.36 : W * 0.64, y: H * 0.91, scale: 1.36 * S };
};

/** A nave: columns, a rose window, a floor that has something under it. */
export const nave: Interior = (t, _scene, press) => {
  t.enter('nave');
  const { W, H, S, palette: p } = t;
  lit(t, 0.5, 0.3, 0.78);
  mark(t, press, 0, H * 0.7, 0.7);
  t.enter('columns');
  const cx = W / 2;
  t.fill(t.cut([lancet(cx, H * 0.62, 52 * S, 160 * S)], 0.3), t.out([[0, mix(p.moon, '#ffffff', 0.3)], [1, mix(p.moon, p.haze, 0.5)]], cx, H * 0.3, 100 * S));
  t.line(path([[cx, H * 0.1], [cx, H * 0.62]], false) + path([[cx - 26 * S, H * 0.4], [cx + 26 * S, H * 0.4]], false) + path(ellipse(cx, H * 0.27, 13 * S, 13 * S)), p.ink, 2.4);
  t.fill(path([[cx - 40 * S, H * 0.64], [cx + 40 * S, H * 0.64], [W + 60, H + 4], [-60, H + 4]]), t.down([[0, mix(p.haze, p.glow, 0.2)], [0.4, mix(p.haze, p.ink, 0.5)], [1, mix(p.haze, p.ink, 0.86)]], H * 0.64, H));
  let flags = '';
  for (const i of range(7)) flags += path([[cx + (i - 3) * 13 * S, H * 0.64], [cx + (i - 3) * 70 * S, H + 4]], false);
  for (const i of range(6)) flags += path([[0, H * (0.66 + i * i * 0.012)], [W, H * (0.66 + i * i * 0.012)]], false);
  t.line(flags, p.ink, 1, 'opacity=".6"');
  for (const [k, dark] of [[0.2, 0.5], [0.31, 0.72], [0.46, 0.96]] as const) for (const m of [-1, 1]) {
    const x = cx + m * W * k;
    const w = (7 + k * 34) * S;
    const foot = H * (0.62 + k * 0.62);
    t.lookAt(x, H * 0.5);
    const column = [box(x - w / 2, H * 0.1, w, foot - H * 0.1), box(x - w * 0.75, foot - 7 * S, w * 1.5, 8 * S), outline(`M${x - w / 2} ${H * 0.2}Q${x - m * w * 0.4} ${H * 0.06} ${x - m * w * 2.4} -6L${x + m * w * 2} -6Q${x + w / 2} ${H * 0.06} ${x + w / 2} ${H * 0.2}Z`)];
    t.silhouette(t.cut(column, 0.4), mix(mix(p.sky[1], p.ink, dark), p.ink, 0.1), 1, p.rim, 0.5);
  }
  t.glow(cx, H * 0.3, 110 * S, 0.4, p.moon);
  return { x: cx, y: H * 0.86, scale: 0.95 * S };
};

/** Stone, straw, one barred window. */
export const cell: Interior = (t) => {
  t.enter('cell');
  const { W, H, S, palette: p } = t;
  lit(t, t.flip > 0 ? 0.66 : 0.34, 0.24, 0.7);
  const { light } = t;
  let stones = '';
  for (const row of range(22)) for (let x = -(row % 2) * 14 * S; x < W; ) {
    const w = t.Q(22, 38) * S;
    stones += path(box(x, row * 14 * S, w, 14 * S));
    x += w;
  }
  t.line(stones, p.ink, 1, 'opacity=".55"');
  const pane = box(light.x - 28 * S, light.y - 30 * S, 56 * S, 60 * S);
  t.fill(path(pane), t.down([[0, t.sky[2]], [1, p.moon]], light.y - 30 * S, light.y + 30 * S));
  t.fill(t.cut([...range(5).map((i): Poly => bar(light.x + (i - 2) * 12 * S, light.y - 30 * S, light.x + (i - 2) * 12 * S, light.y + 30 * S, 3.4 * S)), box(light.x - 28 * S, light.y - 2 * S, 56 * S, 4 * S)], 0.2), p.ink);
  t.line(path(pane), p.ink, 4);
  const m = light.x > W / 2 ? -1 : 1;
  t.fill(path([[light.x - 28 * S, light.y + 30 * S], [light.x + 28 * S, light.y + 30 * S], [light.x + (40 + m * 130) * S, H], [light.x + (-90 + m * 130) * S, H]]), t.down([[0, p.moon, 0.42], [1, p.moon, 0.06]], light.y + 30 * S, H));
  t.fill(path(box(0, H * 0.86, W, H)), t.down([[0, mix(p.ink, p.haze, 0.3)], [1, p.ink]], H * 0.86, H));
  return { x: W * 0.5 + m * 24 * S, y: H * 0.92, scale: 1.1 * S };
};

/** Beds in two rows, one lamp. */
export const ward: Interior = (t, _scene, press) => {
  t.enter('ward');
  const { W, H, S, palette: p } = t;
  lit(t, 0.5, 0.4, 0.7);
  mark(t, press, 0, H * 0.5, 0.7);
  t.enter('beds');
  t.fill(path([[W * 0.4, H * 0.52], [W * 0.6, H * 0.52], [W * 1.3, H + 4], [-W * 0.3, H + 4]]), t.down([[0, mix(p.haze, p.glow, 0.3)], [1, mix(p.haze, p.ink, 0.8)]], H * 0.5, H));
  t.fill(t.cut([box(W * 0.44, H * 0.34, W * 0.12, H * 0.185)], 0.3), t.down([[0, mix(p.glow, '#ffffff', 0.4)], [1, mix(p.glow, p.haze, 0.4)]], H * 0.34, H * 0.52));
  for (const k of [0.16, 0.27, 0.45, 0.74]) for (const m of [-1, 1]) {
    const x = W / 2 + m * W * (0.1 + k * 0.5);
    const y = H * (0.5 + k * 0.56);
    const s = (0.3 + k * 1.3) * S;
    const bed = [bar(-26, 0, -26, -44, 3), bar(26, 0, 26, -34, 3), ...range(4).map((i): Poly => bar(-26, -40, -26 + i, -18, 1)), box(-28, -20, 56, 10), outline('M-26 -20Q-10 -34 8 -28Q22 -26 26 -18Z')];
    t.lookAt(x, y);
    t.silhouette(t.placed(bed, { x, y, scale: s, flip: m }), mix(p.ink, p.sky[1], 0.5 - k * 0.5), 1, p.rim, 0.7);
    t.fill(t.placed([outline('M-25 -21Q-20 -30 -10 -28L-8 -20Z')], { x, y, scale: s, flip: m }), mix(p.moon, p.haze, 0.3));
  }
  t.glow(W / 2, H * 0.42, 70 * S, 0.6);
  return { x: W / 2, y: H * 0.82, scale: 0.92 * S };
};

/** Below decks: ribs, planks, a hatch of light. */
export const hold: Interior = (t) => {
  t.enter('hold');
  const { W, H, S, palette: p } = t;
  lit(t, 0.5, 0.16, 0.85);
  const { light } = t;
  let planks = '';
  for (const i of range(16)) planks += path([[-4, H * 0.1 + i * 18 * S], [W / 2, H * 0.2 + i * 13 * S], [W + 4, H * 0.1 + i * 18 * S]], false);
  t.line(planks, p.ink, 1, 'opacity=".55"');
  for (const [k, dark] of [[0.3, 0.5], [0.55, 0.72], [0.86, 0.96]] as const) {
    t.lookAt(W / 2, H * 0.6);
    const rib = (m: number): Poly => outline(`M${W / 2 + m * W * k * 0.5} -4Q${W / 2 + m * W * k * 0.72} ${H * 0.5} ${W / 2 + m * W * k * 0.3} ${H}L${W / 2 + m * W * (k * 0.3 + 0.06)} ${H}Q${W / 2 + m * W * (k * 0.72 + 0.07)} ${H * 0.5} ${W / 2 + m * W * (k * 0.5 + 0.06)} -4Z`);
    t.silhouette(t.cut([rib(1), rib(-1), box(-4, H * (0.02 + k * 0.05), W + 8, (5 + k * 7) * S)], 0.4), mix(mix(p.sky[1], p.ink, dark), p.ink, 0.1), 1, p.rim, 0.45);
  }
  t.fill(t.cut([[[W * 0.36, 0], [W * 0.64, 0], [W * 0.6, H * 0.11], [W * 0.4, H * 0.11]]], 0.3), mix(p.moon, p.glow, 0.3));
  t.fill(path([[W * 0.4, H * 0.11], [W * 0.6, H * 0.11], [W * 0.8, H], [W * 0.2, H]]), t.down([[0, p.glow, 0.5], [1, p.glow, 0.05]], H * 0.1, H));
  t.fill(path(box(0, H * 0.86, W, H)), t.down([[0, mix(p.ink, p.haze, 0.3)], [1, p.ink]], H * 0.86, H));
  light.y = H * 0.1;
  return { x: W / 2, y: H * 0.88, scale: 1.05 * S };
};

/** A table before a lit wall: where objects are laid. */
export const table: Interior = (t, scene, press) => {
  t.enter('table');
  const { W, H, S, palette: p } = t;
  lit(t, scene.has('centre') || scene.has('candle') ? 0.5 : t.flip > 0 ? 0.62 : 0.38, 0.4, 0.64);
  mark(t, press, 0, H * 0.76, 0.9);
  t.enter('boards');
  const [back, front] = [H * 0.74, H * 0.92];
  const half = W * 0.46;
  t.fill(path(box(0, back + 6 * S, W, H)), t.down([[0, mix(p.sky[0], p.ink, 0.7)], [1, p.ink]], back, H));
  const top: Poly = [[W / 2 - half * 0.86, back], [W / 2 + half * 0.86, back], [W / 2 + half * 1.16, front], [W / 2 - half * 1.16, front]];
  t.fill(t.cut([top], 0.3), t.out([[0, mix(p.haze, p.glow, 0.25)], [0.45, mix(p.haze, p.ink, 0.42)], [1, mix(p.haze, p.ink, 0.8)]], t.light.x, back, W * 0.6));
  let seams = '';
  for (const k of [-0.66, -0.3, 0.08, 0.42, 0.74]) seams += path([[W / 2 + half * 0.86 * k, back], [W / 2 + half * 1.16 * k, front]], false);
  t.line(seams, p.ink, 1.1, 'opacity=".55"');
  t.fill(t.cut([box(W / 2 - half * 1.16, front, half * 2.32, 7 * S), box(W / 2 - half * 1.06, front + 6 * S, 13 * S, H), box(W / 2 + half * 1.06 - 13 * S, front + 6 * S, 13 * S, H)], 0.3), p.ink);
  t.line(path([[W / 2 - half * 1.16, front], [W / 2 + half * 1.16, front]], false), mix(p.glow, p.haze, 0.5), 1, 'opacity=".7"');
  return { x: W / 2, y: H * 0.83, scale: 1.4 * S };
};

/** A heap of cloth and velvet: the auctioneer's rostrum, with rows of heads before it. */
export const saleroom: Interior = (t, _scene, press) => {
  t.enter('saleroom');
  const { W, H, S, palette: p } = t;
  lit(t, 0.5, 0.34, 0.62);
  mark(t, press, 0, H * 0.7, 0.8);
  t.enter('rostrum');
  for (const m of [-1, 1]) t.fill(t.cut([outline(`M${W / 2 + m * W * 0.56} -4L${W / 2 + m * W * 0.26} -4Q${W / 2 + m * W * 0.3} ${H * 0.3} ${W / 2 + m * W * 0.44} ${H * 0.46}L${W / 2 + m * W * 0.56} ${H}Z`)], 0.5), mix(p.accent, p.ink, 0.55));
  t.lookAt(W / 2, H * 0.5);
  t.silhouette(t.cut([box(W / 2 - 34 * S, H * 0.5, 68 * S, H * 0.5), box(W / 2 - 42 * S, H * 0.48, 84 * S, 9 * S)], 0.3), mix(p.ink, p.sky[1], 0.2), 1.2, p.glow, 0.7);
  t.line(path(box(W / 2 - 26 * S, H * 0.55, 52 * S, 50 * S)), mix(p.ink, p.rim, 0.4), 1);
  t.glow(W / 2, H * 0.3, 90 * S, 0.5);
  return { x: W / 2, y: H * 0.5, scale: 0.95 * S };
};

export const window: Interior = (t) => {
  t.enter('window');
  const { W, H, S, palette: p } = t;
  const w = W * 0.56;
  const [x0, y0, y1] = [(W - w) / 2, H * 0.11, H * 0.72];
  const hole = outline(
    `M${x0} ${y1}L${x0} ${y0 + w * 0.6}Q${x0 + w * 0.06} ${y0 + w * 0.2} ${W / 2} ${y0}` + `Q${x0 + w * 0.94} ${y0 + w * 0.2} ${x0 + w} ${y0 + w * 0.6}L${x0 + w} ${y1}Z`,
  );
  t.around(hole, t.down([[0, p.ink], [0.7, mix(p.ink, p.sky[1], 0.12)], [1, p.ink]]));
  t.line(path(hole), mix(p.ink, p.haze, 0.3), 2.2);
  t.clipped(path(hole), () => {
    const bars = [0.333, 0.667].map((k): Poly => box(x0 + w * k - S, y0 - 4, 2 * S, y1 - y0 + 4));
    for (const i of [1, 2, 3]) bars.push(box(x0, y0 + ((y1 - y0) * i) / 4 - 0.9 * S, w, 1.8 * S));
    t.fill(t.cut(bars, 0.15, 12), p.ink);
  });
  t.fill(t.cut([box(x0 - 14 * S, y1, w + 28 * S, 6 * S)], 0.3), mix(p.ink, p.haze, 0.34));
  for (const [x, m] of [[0, 1], [W, -1]] as const) {
    const curtain = outline(`M${x} -4L${x + m * W * 0.27} -4Q${x + m * W * 0.3} ${H * 0.3} ${x + m * W * 0.16} ${H * 0.52}Q${x + m * W * 0.22} ${H * 0.75} ${x + m * W * 0.2} ${H + 4}L${x} ${H + 4}Z`);
    t.fill(t.cut([curtain], 0.6), t.down([[0, mix(p.ink, p.accent, 0.3)], [1, p.ink]]));
    let folds = '';
    for (const i of [1, 2, 3, 4]) folds += `M${round(x + m * W * 0.055 * i)} 0Q${round(x + m * W * 0.062 * i)} ${round(H * 0.3)} ${round(x + m * W * 0.034 * i)} ${round(H * 0.52)}Q${round(x + m * W * 0.05 * i)} ${round(H * 0.8)} ${round(x + m * W * 0.046 * i)} ${H}`;
    t.line(folds, mix(p.accent, p.ink, 0.45), 0.9, 'opacity=".8"');
  }
  const spill: Poly = [[x0, y1 + 8 * S], [x0 + w, y1 + 8 * S], [x0 + w * 1.25, H], [x0 - w * 0.25, H]];
  t.fill(path(spill), t.down([[0, t.sky[2], 0.35], [1, t.sky[2], 0.03]], y1, H));
  return { x: W / 2, y: H * 0.98, scale: S };
};
