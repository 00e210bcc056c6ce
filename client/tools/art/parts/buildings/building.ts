/** Buildings and vessels: dark walls, shaded faces, windows, a lamp, smoke. */

import { mix } from '../../core/colour.ts';
import { cos, limb, min, path, PI, put, sin, type Joint, type Place, type Point, type Poly } from '../../core/geometry.ts';
import type { Stage } from '../../core/stage.ts';
import type { Scene } from '../../line.ts';

export interface Building {
  readonly walls: readonly Poly[];
  /** Faces turned from the light. */
  readonly shade?: readonly Poly[];
  /** Lines of the knife: timbers, courses of stone. */
  readonly cuts?: readonly Poly[];
  /** Painted bands: red where red is a plate of its own. */
  readonly stripes?: readonly Poly[];
  /** The accent. */
  readonly red?: readonly Poly[];
  readonly lit?: readonly Poly[];
  readonly dim?: readonly Poly[];
  /** Openings through which the sky is seen. */
  readonly holes?: readonly Poly[];
  readonly smoke?: Point;
  /** A lantern that throws two beams. */
  readonly beacon?: Point;
  readonly lamp?: Point;
  readonly height: number;
  readonly width: number;
  /** Its scale on a plate of 240 by 300. */
  readonly scale: number;
  /** 0: on the land; 1: on the water; 2: at the front. */
  readonly stands?: 'land' | 'water' | 'front';
  readonly isCentral?: boolean;
}

export type BuildingPart = (t: Stage, scene: Scene) => Building;

export function drawBuilding(t: Stage, b: Building, place: Place, depth: number): void {
  const { palette: p, S } = t;
  const { x, y, scale, flip = 1 } = place;
  const spot = ([px, py]: Point): Point => [x + flip * px * scale, y + py * scale];
  const colour = t.depth(depth);
  t.lookAt(x, y - 40 * scale);
  if (b.beacon) beams(t, spot(b.beacon), scale);
  if (b.smoke) smoke(t, spot(b.smoke), scale, mix(colour, p.haze, 0.3));
  t.silhouette(t.placed(b.walls, place, 0.35), t.down([[0, colour], [1, mix(colour, p.haze, 0.3)]], y - 70 * scale, y + 20 * scale), 1, p.rim, 0.6);
  t.hatch(put(b.walls, place).map((poly) => path(poly)).join(''), x, y, b.width * scale * 0.7, b.height * scale);
  if (b.shade) t.fill(t.placed(b.shade, place), mix(colour, p.ink, 0.6), 'opacity=".75"');
  if (b.holes) t.fill(t.placed(b.holes, place), mix(t.sky[2], p.haze, 0.4));
  if (b.cuts) t.fill(t.placed(b.cuts, place, 0.15), mix(colour, p.rim, 0.55), 'opacity=".8"');
  if (b.stripes) t.fill(t.placed(b.stripes, place, 0.15), p.isOffRegister ? mix(p.accent, p.ink, 0.2) : mix(colour, p.rim, 0.55), 'opacity=".8"');
  if (b.red) t.fill(t.placed(b.red, place, 0.2), p.accent);
  if (b.dim) t.fill(t.placed(b.dim, place, 0.1), mix(colour, p.ink, 0.8));
  if (b.lit?.length) {
    const panes = put(b.lit, place);
    for (const pane of panes.slice(0, 7)) {
      const n = pane.length;
      t.glow(pane.reduce((s, q) => s + q[0], 0) / n, pane.reduce((s, q) => s + q[1], 0) / n, 11 * scale, 0.55);
    }
    t.fill(t.cut(panes, 0.12), mix(p.glow, '#ffffff', 0.25));
  }
  if (b.lamp) t.glow(...spot(b.lamp), min(34 * scale, 60 * S), 0.9);
}

function beams(t: Stage, [x, y]: Point, scale: number): void {
  const tilt = t.R(-0.14, 0.1);
  const length = 300 * t.S;
  const end = (a: number): Point => [x + length * cos(a), y + length * sin(a)];
  for (const a of [tilt, PI + tilt + 0.08]) {
    t.fill(path([[x, y], end(a - 0.09), end(a + 0.09)]), t.out([[0, t.palette.glow, 0.95], [0.5, t.palette.glow, 0.35], [1, t.palette.glow, 0]], x, y, length * 0.8));
  }
  t.glow(x, y, 32 * scale, 0.9);
}

export function smoke(t: Stage, [x, y]: Point, scale: number, colour: string): void {
  let px = x;
  const joints: Joint[] = [];
  for (let i = 0; i < 8; i++) {
    joints.push([px, y - i * 10 * scale, (2 + i * 2.6) * scale]);
    px += t.R(1, 7) * scale * t.flip;
  }
  t.fill(path(limb(joints)), t.down([[0, t.palette.haze, 0], [1, colour, 0.75]], y - 70 * scale, y));
}
