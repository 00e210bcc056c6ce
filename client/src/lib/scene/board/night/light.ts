/** Where light falls: what is seen from a point, with walls in the way. */

import type { Corner, Point } from '../geometry';
import { corners, type Line } from './shapes';

export type Segment = readonly [Corner, Corner];

/** Words of scenery that stop light: lines as they are, and things with a width to either side. */
const OPAQUE: Readonly<Record<string, number>> = { wall: 0, fence: 0, curtain: 0, logs: 18, timber: 18, machine: 18, oven: 18, truck: 18, desk: 18, rack: 8, deck: 8, shelf: 8, conveyor: 8, hedge: 8, stall: 18, counter: 18, hub: 18, rock: 18, pine: 18 };
const BEYOND = 26; // how far a thing reaches beyond the ends of its line
const HAIR = 1e-4;

/** Everything of a board's scenery that stops light. */
export function blockers(scenery: Readonly<Record<string, readonly Line[]>>): readonly Segment[] {
  const found: Segment[] = [];
  for (const [word, lines] of Object.entries(scenery)) {
    const width = OPAQUE[word];
    if (width === undefined) continue;
    for (const line of lines) found.push(...(width ? box(line, width) : sides(corners(line))));
  }
  return found;
}

function sides(points: readonly Corner[]): readonly Segment[] {
  return points.slice(1).map((point, i): Segment => [points[i] ?? point, point]);
}

/** The outline of a thing that lies along a line. */
function box(line: Line, width: number): readonly Segment[] {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = corners(line);
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = length ? [(bx - ax) / length, (by - ay) / length] : [1, 0];
  const far = width > 10 ? BEYOND : 0;
  const corner = (x: number, y: number, ahead: number, aside: number): Corner => [x + ux * ahead - uy * aside, y + uy * ahead + ux * aside];
  const outline = [corner(ax, ay, -far, width), corner(bx, by, far, width), corner(bx, by, far, -width), corner(ax, ay, -far, -width)];
  return sides([...outline, outline[0] ?? [0, 0]]);
}

/** The corners of what is seen from a point, no farther than `reach`, in the order of turning. */
export function seenFrom(from: Point, walls: readonly Segment[], reach: number): readonly Corner[] {
  const near = walls.filter((wall) => away(from, wall) < reach);
  const angles: number[] = [];
  for (let i = 0; i < 36; i++) angles.push((Math.PI * i) / 18 - Math.PI);
  for (const wall of near) {
    for (const [x, y] of wall) {
      const angle = Math.atan2(y - from.y, x - from.x);
      angles.push(angle - HAIR, angle, angle + HAIR);
    }
  }
  angles.sort((a, b) => a - b);
  return angles.map((angle): Corner => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let far = reach;
    for (const wall of near) far = Math.min(far, met(from, dx, dy, wall));
    return [Math.round((from.x + dx * far) * 10) / 10, Math.round((from.y + dy * far) * 10) / 10];
  });
}

/** How far along a ray a wall is met; Infinity if it is not. */
function met(from: Point, dx: number, dy: number, [[ax, ay], [bx, by]]: Segment): number {
  const [wx, wy] = [bx - ax, by - ay];
  const turned = dx * wy - dy * wx;
  if (!turned) return Infinity;
  const far = ((ax - from.x) * wy - (ay - from.y) * wx) / turned;
  const at = ((ax - from.x) * dy - (ay - from.y) * dx) / turned;
  return far >= 0 && at >= 0 && at <= 1 ? far : Infinity;
}

function away({ x, y }: Point, [[ax, ay], [bx, by]]: Segment): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + along * dx - x, ay + along * dy - y);
}
