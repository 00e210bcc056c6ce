/** Outlines as lists of points, and paths made of them. Parts are drawn about (0, 0), upwards is negative. */

export type Point = readonly [x: number, y: number];
export type Poly = readonly Point[];
/** A point of a tapered stroke. */
export type Joint = readonly [x: number, y: number, width: number];

export const TAU = Math.PI * 2;
export const { sin, cos, abs, max, min, hypot, atan2, floor, PI } = Math;
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (v: number, low: number, high: number): number => max(low, min(high, v));
export const round = (n: number): number => Math.round(n * 10) / 10;
/** The element at a place that is known to exist. */
export const at = <T>(list: readonly T[], i: number): T => list[(i + list.length) % list.length] as T;
export const range = (n: number): number[] => Array.from({ length: max(0, Math.ceil(n)) }, (_, i) => i);

/** The points of a path that has one outline, in absolute M, L, C, Q, Z. */
export function outline(path: string): Poly {
  const tokens = path.match(/[MLCQZ]|-?[\d.]+/g) ?? [];
  const points: Point[] = [];
  let command = 'M';
  let i = 0;
  const next = (): Point => [Number(tokens[i++]), Number(tokens[i++])];
  while (i < tokens.length) {
    const token = at(tokens, i);
    if (/[A-Z]/.test(token)) {
      command = token;
      i++;
      if (command === 'Z') break;
    }
    if (command === 'M' || command === 'L') points.push(next());
    else points.push(...curve([at(points, -1), ...range(command === 'C' ? 3 : 2).map(next)]));
  }
  return points;
}

/** A Bézier curve without its first point. */
function curve(control: Poly): Point[] {
  return range(7).map((k) => {
    let points = control;
    while (points.length > 1) {
      points = points.slice(1).map((b, j) => between(at(points, j), b, (k + 1) / 7));
    }
    return at(points, 0);
  });
}

export const between = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];

/** Catmull and Rom's curve through four numbers. */
function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

/** A closed, smooth outline through points. */
export function smooth(points: Poly): Poly {
  return points.flatMap((_, i) =>
    range(4).map((k): Point => {
      const [a, b, c, d] = [at(points, i - 1), at(points, i), at(points, (i + 1) % points.length), at(points, (i + 2) % points.length)];
      return [spline(a[0], b[0], c[0], d[0], k / 4), spline(a[1], b[1], c[1], d[1], k / 4)];
    }),
  );
}

/** The outline of a tapered, smoothed stroke with round ends: limbs, branches, tentacles. */
export function limb(joints: readonly Joint[], steps = 5): Poly {
  const spine = finer(joints, steps);
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y, width], i) => {
    const a = at(spine, max(0, i - 1));
    const b = at(spine, min(spine.length - 1, i + 1));
    const length = hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const nx = ((-(b[1] - a[1]) / length) * width) / 2;
    const ny = (((b[0] - a[0]) / length) * width) / 2;
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return [...left, ...cap(at(spine, -1), at(spine, -2)), ...right, ...cap(at(spine, 0), at(spine, 1))];
}

function finer(joints: readonly Joint[], steps: number): Joint[] {
  const padded = [at(joints, 0), ...joints, at(joints, -1)];
  const fine = range(joints.length - 1).flatMap((i) =>
    range(steps).map((k): Joint => {
      const [a, b, c, d] = [at(padded, i), at(padded, i + 1), at(padded, i + 2), at(padded, i + 3)];
      const t = k / steps;
      return [spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t), spline(a[2], b[2], c[2], d[2], t)];
    }),
  );
  return [...fine, at(joints, -1)];
}

function cap([x, y, width]: Joint, [fromX, fromY]: Joint): Point[] {
  const r = width / 2;
  if (r < 1.2) return [];
  const angle = atan2(y - fromY, x - fromX);
  return [1, 0, -1].map((k) => [x + r * cos(angle + k * 0.8), y + r * sin(angle + k * 0.8)]);
}

/** A straight bar of even width. */
export const bar = (x0: number, y0: number, x1: number, y1: number, width: number): Poly => limb([[x0, y0, width], [x1, y1, width]], 1);

export const ellipse = (x: number, y: number, rx: number, ry = rx, points = 16): Poly =>
  range(points).map((i) => [x + rx * cos((i / points) * TAU), y + ry * sin((i / points) * TAU)]);

export const box = (x: number, y: number, width: number, height: number): Poly => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A pointed window, standing on (x, y). */
export const lancet = (x: number, y: number, w: number, h: number): Poly =>
  outline(
    `M${x - w / 2} ${y}L${x - w / 2} ${y - h * 0.6}Q${x - w / 2} ${y - h * 0.85} ${x} ${y - h}` +
      `Q${x + w / 2} ${y - h * 0.85} ${x + w / 2} ${y - h * 0.6}L${x + w / 2} ${y}Z`,
  );

/** A ring as one outline: out, and back along the inside. */
export function ring(x: number, y: number, outer: number, inner: number, points = 36, squash = 1): Poly {
  const out = ellipse(x, y, outer, outer * squash, points);
  const back = [...ellipse(x, y, inner, inner * squash, points)].reverse();
  return [...out, at(out, 0), at(back, -1), ...back];
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip?: number;
  readonly turn?: number;
}

/** Outlines where they stand in the picture. */
export function put(polys: readonly Poly[], { x, y, scale, flip = 1, turn = 0 }: Place): Poly[] {
  const c = cos(turn);
  const s = sin(turn);
  return polys.map((poly) =>
    poly.map(([a, b]): Point => {
      const px = a * scale * flip;
      const py = b * scale;
      return [x + px * c - py * s, y + px * s + py * c];
    }),
  );
}

export const mirror = (polys: readonly Poly[]): Poly[] => put(polys, { x: 0, y: 0, scale: 1, flip: -1 });

/** As a path, in tenths and in steps from point to point, which is short. */
export function path(poly: Poly, isClosed = true): string {
  let [x, y] = at(poly, 0).map(round) as [number, number];
  let text = `M${x} ${y}l`;
  let isFirst = true;
  for (const [px, py] of poly.slice(1)) {
    const dx = round(round(px) - x);
    const dy = round(round(py) - y);
    if (!dx && !dy) continue;
    text += `${isFirst ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    isFirst = false;
    x = round(px);
    y = round(py);
  }
  return isFirst ? '' : text + (isClosed ? 'z' : '');
}

/** All outlines turn the same way, so that overlaps stay filled. */
export function wound(poly: Poly): Poly {
  let area = 0;
  poly.forEach(([x, y], i) => {
    const [nx, ny] = at(poly, (i + 1) % poly.length);
    area += x * ny - nx * y;
  });
  return area < 0 ? [...poly].reverse() : poly;
}
