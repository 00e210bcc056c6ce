/** Figures: silhouettes with eyes, a lamp or a pale dress, and no faces. */

import { mix } from '../../core/colour.ts';
import { max, path, put, round, type Place, type Point, type Poly } from '../../core/geometry.ts';
import type { Stage } from '../../core/stage.ts';
import type { Scene } from '../../line.ts';
import { drawBeam, type Torch } from '../beam.ts';

export interface Figure {
  readonly body: readonly Poly[];
  /** Cut into the body: folds, ribs, the dark of a hood. */
  readonly cuts?: readonly Poly[];
  /** What shows pale: a mask, an apron, a page. */
  readonly pale?: readonly Poly[];
  readonly eyes?: readonly Point[];
  /** Ink on what is pale. */
  readonly marks?: readonly Poly[];
  /** The accent, sparingly. */
  readonly red?: readonly Poly[];
  readonly torches?: readonly Torch[];
  /** A flame in the hand. */
  readonly lamp?: Point;
  /** A ghost: pale, fading towards the ground; its `hair` stays dark. */
  readonly hair?: readonly Poly[];
  readonly height: number;
  readonly scale: number;
  /** It hangs in the air, rises from below the plate, or looms behind the horizon. */
  readonly stands?: 'ground' | 'air' | 'below' | 'beyond';
  readonly isCentral?: boolean;
  /** How rough its edge is. */
  readonly jitter?: number;
}

export type FigurePart = (t: Stage, scene: Scene) => Figure;

export function drawFigure(t: Stage, f: Figure, place: Place, paint: string, hasMist: boolean): void {
  const { palette: p } = t;
  const { x, y, scale, flip = 1 } = place;
  const spot = ([px, py]: Point): Point => [x + flip * px * scale, y + py * scale];
  t.lookAt(x, y - f.height * scale * 0.6);
  if (hasMist) mist(t, x, y, scale, f.height);
  if (f.lamp) t.glow(...spot(f.lamp), 70 * scale, 0.85);
  for (const torch of f.torches ?? []) drawBeam(t, torch, spot(torch.at), scale, flip);
  const body = t.placed(f.body, place, f.jitter ?? 0.3);
  if (f.hair) {
    t.glow(x, y - f.height * scale * 0.6, 90 * scale, 0.42, p.moon);
    t.fill(body, t.down([[0, p.moon, 0.95], [0.55, p.moon, 0.6], [1, p.moon, 0]], y - f.height * scale, y + 8 * scale));
    t.fill(t.placed(f.hair, place, 0.2), mix(p.ink, p.haze, 0.08));
    return;
  }
  const isOffRegister = p.isOffRegister && f.stands !== 'air' && f.stands !== 'beyond';
  if (isOffRegister) t.offRegister(body, f.torches ? -flip : 0, scale);
  t.silhouette(body, paint, isOffRegister ? 0 : 1.1, f.lamp ? p.glow : p.rim, 0.9);
  if (f.cuts) t.fill(t.placed(f.cuts, place, 0.1), mix(p.ink, p.rim, 0.4), 'opacity=".8"');
  if (f.pale) t.fill(t.placed(f.pale, place, 0.15), mix(p.moon, p.haze, 0.2));
  if (f.marks) t.fill(t.placed(f.marks, place, 0.1), p.ink);
  if (f.red) t.fill(t.placed(f.red, place, 0.15), p.accent);
  for (const eye of f.eyes ?? []) {
    const [ex, ey] = spot(eye);
    t.glow(ex, ey, 7 * scale, 0.9, p.isOffRegister ? p.accent : p.glow);
    t.disc(ex, ey, max(0.7, 1.1 * scale), mix(p.glow, '#ffffff', 0.4));
  }
  if (f.lamp) flame(t, spot(f.lamp), scale);
}

/** Something lighter behind a figure, or it loses its legs. */
function mist(t: Stage, x: number, y: number, scale: number, height: number): void {
  const r = max(74, height * 0.7) * scale;
  const paint = t.out([[0, t.palette.haze, 0.5], [0.5, t.palette.haze, 0.22], [1, t.palette.haze, 0]], x, y - height * 0.45 * scale, r);
  t.fill(`M${round(x - r)} ${round(y - 9 * scale)}V${round(y - r * 1.8)}h${round(r * 2)}V${round(y - 9 * scale)}z`, paint);
}

export function flame(t: Stage, [x, y]: Point, scale: number): void {
  const shape: Poly = [[-1.7, 2], [-1.5, -1.4], [0, -6.2], [1.5, -1.4], [1.7, 2], [0, 3.4]];
  t.fill(path(put([shape], { x, y, scale })[0] ?? shape), mix(t.palette.glow, '#ffffff', 0.6));
  t.glow(x, y, 20 * scale, 0.9);
}
