/** The beam of a torch: a cone that fades, with a brighter heart. */

import { mix } from '../core/colour.ts';
import { cos, path, sin, type Point } from '../core/geometry.ts';
import type { Stage } from '../core/stage.ts';

/** Where the lens is, in units of its part, and where it points: 0 ahead, a right angle down. */
export interface Torch {
  readonly at: Point;
  readonly turn: number;
  /** How far it reaches, in shares of a good torch. */
  readonly reach?: number;
}

export function drawBeam(t: Stage, { turn, reach = 1 }: Torch, [x, y]: Point, scale: number, flip: number): void {
  const { palette: p, S } = t;
  const length = reach * (150 * S + 60 * scale);
  const end = (angle: number): Point => [x + flip * length * cos(angle), y + length * sin(angle)];
  for (const [half, strength] of [[0.25, 0.62], [0.13, 0.5]] as const) {
    t.fill(path([[x, y], end(turn - half), end(turn), end(turn + half)]), t.out([[0, p.glow, strength * 1.5], [0.4, p.glow, strength * 0.6], [1, p.glow, 0]], x, y, length));
  }
  t.glow(x, y, 16 * scale, 0.9);
  t.disc(x, y, 2.2 * scale, mix(p.glow, '#ffffff', 0.5));
}
