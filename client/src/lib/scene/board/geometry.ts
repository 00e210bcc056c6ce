/** Plane geometry of boards. Plain numbers in the board's own units. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Corner = readonly [number, number];

/** How far apart the spaces of a board lie: a low quantile, so that close pairs do not overlap. */
export function spacing(points: readonly Point[], width: number, height: number): number {
  const roomy = Math.min(width, height) / 5;
  if (points.length < 2) return roomy;
  const nearest = points.map((p) => {
    let best = Infinity;
    for (const q of points) {
      const d = (p.x - q.x) ** 2 + (p.y - q.y) ** 2;
      if (d > 0 && d < best) best = d;
    }
    return Math.sqrt(best);
  });
  nearest.sort((a, b) => a - b);
  return Math.min(nearest[Math.floor(nearest.length / 20)] ?? roomy, roomy);
}

/** The middle of a polygon (or of a line). */
export function middle(points: readonly Corner[]): Point {
  let area = 0;
  let x = 0;
  let y = 0;
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  if (Math.abs(area) > 1e-6) return { x: x / (3 * area), y: y / (3 * area) };
  const n = Math.max(points.length, 1);
  return {
    x: points.reduce((sum, [px]) => sum + px, 0) / n,
    y: points.reduce((sum, [, py]) => sum + py, 0) / n,
  };
}

export function polygon(points: readonly Corner[]): string {
  return points.length ? `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z` : '';
}

export function polyline(points: readonly Corner[]): string {
  return points.length ? `M${points.map(([x, y]) => `${x} ${y}`).join('L')}` : '';
}

/** A closed curve through all points: coasts and clearings rather than rooms. */
export function smooth(points: readonly Corner[]): string {
  const n = points.length;
  return n < 3 ? polygon(points) : `${curve(points, n, (i) => (i + n) % n)}Z`;
}

/** A curve through all points from the first to the last. */
export function smoothLine(points: readonly Corner[]): string {
  const last = points.length - 1;
  return last < 2 ? polyline(points) : curve(points, last, (i) => Math.min(last, Math.max(0, i)));
}

/** `parts` pieces of a curve; `index` says which point stands for one beyond the ends. */
function curve(points: readonly Corner[], parts: number, index: (i: number) => number): string {
  const at = (i: number): Corner => points[index(i)] ?? [0, 0];
  const round = (value: number): number => Math.round(value * 10) / 10;
  let path = `M${at(0)[0]} ${at(0)[1]}`;
  for (let i = 0; i < parts; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const handles = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
    ];
    path += `C${handles.map(round).join(' ')} ${c[0]} ${c[1]}`;
  }
  return path;
}

/** A way between two points, a little bent: the same two always the same way. */
export function trail(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = ((Math.abs(Math.round(from.x * 7 + from.y * 3 + to.x * 5 + to.y)) % 5) - 2) * 0.05;
  const [x, y] = [from.x + dx / 2 - dy * bend, from.y + dy / 2 + dx * bend];
  return `M${from.x} ${from.y}Q${Math.round(x)} ${Math.round(y)} ${to.x} ${to.y}`;
}

/**
 * A path that, drawn with a thick round pen, covers the given spaces and the ways between them:
 * one blob instead of many discs.
 */
export function blob(points: readonly Point[], reach: number): string {
  let path = '';
  points.forEach((p, i) => {
    path += `M${p.x} ${p.y}h.01`;
    for (const q of points.slice(i + 1)) {
      if ((p.x - q.x) ** 2 + (p.y - q.y) ** 2 <= reach * reach) path += `M${p.x} ${p.y}L${q.x} ${q.y}`;
    }
  });
  return path;
}

/**
 * Which of the candidates one means by an arrow key: the nearest within a cone of 60° to either
 * side, where straight ahead counts for more than sideways.
 */
export function towards<T extends Point>(from: Point, dx: number, dy: number, others: Iterable<T>): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const other of others) {
    const x = other.x - from.x;
    const y = other.y - from.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead <= 0 || aside > ahead * 1.75) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = other;
    }
  }
  return best;
}

export interface Spot extends Point {
  /** Size relative to the space's radius. */
  readonly size: number;
}

/** Where `n` tokens stand on a space of radius 1, none hiding another. */
export function cluster(n: number): readonly Spot[] {
  if (n <= 1) return [{ x: 0, y: 0, size: 0.78 }];
  if (n === 2) return [-0.52, 0.52].map((x) => ({ x, y: 0, size: 0.58 }));
  const size = n <= 4 ? 0.52 : Math.max(0.26, 1.5 / n);
  const away = n <= 4 ? 0.64 : 0.78;
  return Array.from({ length: n }, (_, i) => {
    const angle = (2 * Math.PI * i) / n - Math.PI / 2 - (n === 4 ? Math.PI / 4 : 0);
    return { x: away * Math.cos(angle), y: away * Math.sin(angle), size };
  });
}

/** Where `n` tokens stand on the rim of a space of radius 1 whose picture stays in sight. */
export function rim(n: number): readonly Spot[] {
  const size = n <= 3 ? 0.6 : Math.max(0.34, 2 / n);
  const step = n <= 4 ? 1.25 : (2 * Math.PI) / n;
  return Array.from({ length: n }, (_, i) => {
    const angle = -0.7 + i * step;
    return { x: 0.86 * Math.cos(angle), y: 0.86 * Math.sin(angle), size };
  });
}

/** A regular polygon of radius 1 around the origin. */
export function regular(corners: number, turn = 0): readonly Corner[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners + turn;
    return [Math.round(Math.cos(angle) * 1000) / 1000, Math.round(Math.sin(angle) * 1000) / 1000];
  });
}

/** The hexagon round a point of a lattice of rows, where neighbours are `pitch` apart. */
export function hexagon({ x, y }: Point, pitch: number): string {
  const round = (value: number): number => Math.round(value * 10) / 10;
  const [wide, high] = [round(pitch / 2), round(pitch / Math.sqrt(3))];
  return `M${x} ${round(y - high)}l${wide} ${round(high / 2)}v${high}l${-wide} ${round(high / 2)}l${-wide} ${-round(high / 2)}v${-high}Z`;
}

/** The nearest of some points, if it is no farther than `most`. */
export function nearest<T extends Point>(from: Point, others: Iterable<T>, most: number): T | null {
  let best: T | null = null;
  let least = most;
  for (const other of others) {
    const far = Math.hypot(other.x - from.x, other.y - from.y);
    if (far <= least) [best, least] = [other, far];
  }
  return best;
}
