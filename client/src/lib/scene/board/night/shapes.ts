/** Lines and outlines of a night plan: paths from the numbers that a board sends. */

import { hexagon, type Corner, type Point } from '../geometry';

export type Line = readonly number[];

/** The corners of a line told as x, y, x, y. */
export function corners(line: Line): readonly Corner[] {
  return Array.from({ length: line.length >> 1 }, (_, i): Corner => [line[2 * i] ?? 0, line[2 * i + 1] ?? 0]);
}

/** All lines of a kind as one path. */
export function strokes(lines: readonly Line[]): string {
  return lines.map((line) => `M${corners(line).map(([x, y]) => `${x} ${y}`).join('L')}`).join('');
}

/** The hexagons of some spaces as one path. */
export function cells(points: readonly Point[], pitch: number): string {
  return points.map((at) => hexagon(at, pitch)).join('');
}

/** A line that hangs in folds. */
export function folds(line: Line, height: number): string {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = corners(line);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const waves = Math.max(2, 2 * Math.round(length / (height * 4)));
  const [dx, dy] = [(bx - ax) / waves, (by - ay) / waves];
  const [nx, ny] = [(-(by - ay) / length) * height * 2, ((bx - ax) / length) * height * 2];
  let path = `M${ax} ${ay}`;
  for (let i = 0; i < waves; i++) {
    const side = i % 2 ? -1 : 1;
    path += `q${round(dx / 2 + nx * side)} ${round(dy / 2 + ny * side)} ${round(dx)} ${round(dy)}`;
  }
  return path;
}

/** Points along a smooth curve through some corners, about `step` apart. */
export function along(points: readonly Corner[], step: number): readonly Corner[] {
  const found: Corner[] = [];
  points.slice(0, -1).forEach((b, i) => {
    const [a, c] = [points[i - 1] ?? b, points[i + 1] ?? b];
    const d = points[i + 2] ?? c;
    const parts = Math.max(1, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / step));
    for (let n = 0; n < parts; n++) {
      const t = n / parts;
      found.push([spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)]);
    }
  });
  const last = points.at(-1);
  return last ? [...found, last] : found;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return round(b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))));
}

/** The same line, `by` to its right. */
export function beside(points: readonly Corner[], by: number): readonly Corner[] {
  return points.map(([x, y], i): Corner => {
    const [[ax, ay], [bx, by_]] = [points[i - 1] ?? [x, y], points[i + 1] ?? [x, y]];
    const length = Math.hypot(bx - ax, by_ - ay) || 1;
    return [round(x - ((by_ - ay) / length) * by), round(y + ((bx - ax) / length) * by)];
  });
}

/** Numbers between 0 and 1 that are always the same for the same seed. */
export function sequence(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Tree extends Point {
  readonly radius: number;
  readonly turn: number;
}

/** Trees between the edge of a wood and that of the board, the lower ones later. */
export function wood(clearing: Line, width: number, height: number, size: number): readonly Tree[] {
  const inside = corners(clearing);
  const [left, right] = [Math.min(...inside.map(([x]) => x)), Math.max(...inside.map(([x]) => x))];
  const [top, bottom] = [Math.min(...inside.map(([, y]) => y)), Math.max(...inside.map(([, y]) => y))];
  const chance = sequence(inside.length + Math.round(width));
  const trees: Tree[] = [];
  for (let y = -size / 2; y < height + size; y += size * 0.62) {
    for (let x = -size / 2; x < width + size; x += size * 0.8) {
      const [px, py] = [x + (chance() - 0.5) * size * 0.6, y + (chance() - 0.5) * size * 0.5];
      const [radius, turn] = [size * (0.5 + 0.28 * chance()), chance() * 6];
      const isClear = px > left - radius * 0.4 && px < right + radius * 0.4 && py > top - radius * 0.4 && py < bottom + radius * 0.4;
      if (!isClear) trees.push({ x: round(px), y: round(py), radius, turn });
    }
  }
  return trees;
}

/** A crown seen from above, `part` of its full size. */
export function crown({ x, y, radius, turn }: Tree, part: number, spikes = 9): string {
  const points = Array.from({ length: spikes * 2 }, (_, i) => {
    const [angle, far] = [turn + (Math.PI * i) / spikes, radius * part * (i % 2 ? 0.62 : 1)];
    return `${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** Specks strewn over a tile, as short strokes of a round pen. */
export function specks(seed: number, count: number, size: number, most = 1.5): string {
  const chance = sequence(seed);
  return Array.from({ length: count }, () => `M${round(chance() * size)} ${round(chance() * size)}l${round(chance() * most)} ${round((chance() - 0.5) * most)}`).join('');
}

/** A pool round a point: no two alike. */
export function pool(x: number, y: number, size: number): string {
  const chance = sequence(x * 31 + y);
  const points = Array.from({ length: 9 }, (_, i): Corner => {
    const [angle, far] = [(2 * Math.PI * i) / 9, size * (0.7 + 0.5 * chance())];
    return [round(x + far * 1.5 * Math.cos(angle)), round(y + far * 0.72 * Math.sin(angle))];
  });
  const at = (i: number): Corner => points[(i + 9) % 9] ?? [0, 0];
  const mid = (i: number): string => `${(at(i)[0] + at(i + 1)[0]) / 2} ${(at(i)[1] + at(i + 1)[1]) / 2}`;
  return `M${mid(-1)}${points.map((p, i) => `Q${p[0]} ${p[1]} ${mid(i)}`).join('')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
