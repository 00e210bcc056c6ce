/** Objects: still lifes for cards that are a thing. Some 120 units wide, standing on (0, 0). */

import { mix } from '../../core/colour.ts';
import { path, put, type Place, type Point, type Poly } from '../../core/geometry.ts';
import type { Stage } from '../../core/stage.ts';
import { drawBeam, type Torch } from '../beam.ts';
import { flame } from '../figures/figure.ts';

export interface Thing {
  /** In ink. */
  readonly body: readonly Poly[];
  /** Paper, bone, linen, glass that catches the light. */
  readonly pale?: readonly Poly[];
  /** Lines of the knife on body and paper. */
  readonly cuts?: readonly Poly[];
  /** Lines of ink on what is pale. */
  readonly marks?: readonly Poly[];
  /** The accent, sparingly: wax, ribbon, a wound. */
  readonly red?: readonly Poly[];
  /** What shines by itself. */
  readonly lit?: readonly Poly[];
  readonly flame?: Point;
  readonly torch?: Torch;
  /** Over the ground by so much: it is hung up or held. */
  readonly hangs?: number;
  readonly scale?: number;
}

export function drawThing(t: Stage, thing: Thing, place: Place): void {
  const { palette: p } = t;
  const { x, y, scale, flip = 1 } = place;
  const spot = ([px, py]: Point): Point => [x + flip * px * scale, y + py * scale];
  t.lookAt(x, y - 50 * scale);
  if (thing.flame) t.glow(...spot(thing.flame), 100 * scale, 0.7);
  if (thing.torch) drawBeam(t, thing.torch, spot(thing.torch.at), scale, flip);
  const body = t.placed(thing.body, place, 0.3);
  if (thing.pale) t.fill(t.placed(thing.pale, place, 0.3), p.ink, `transform="translate(${-1.2 * t.S} ${1.6 * t.S})" opacity=".55"`);
  t.silhouette(body, t.down([[0, mix(p.ink, p.haze, 0.14)], [0.6, p.ink], [1, p.ink]], y - 120 * scale, y), 1.3, thing.flame ? p.glow : p.rim, 0.9);
  if (thing.pale) {
    const paper = t.placed(thing.pale, place, 0.3);
    t.fill(paper, t.down([[0, mix(p.moon, p.haze, 0.15)], [1, mix(p.haze, p.ink, 0.25)]], y - 110 * scale, y));
  }
  if (thing.cuts) t.fill(t.placed(thing.cuts, place, 0.12), mix(p.rim, p.haze, 0.4), 'opacity=".85"');
  if (thing.marks) t.fill(t.placed(thing.marks, place, 0.12), p.ink, 'opacity=".85"');
  if (thing.red) t.fill(t.placed(thing.red, place, 0.2), p.accent);
  for (const poly of put(thing.lit ?? [], place)) {
    const n = poly.length;
    t.glow(poly.reduce((s, q) => s + q[0], 0) / n, poly.reduce((s, q) => s + q[1], 0) / n, 40 * scale, 0.6);
    t.fill(path(poly), mix(p.glow, '#ffffff', 0.45));
  }
  if (thing.flame) flame(t, spot(thing.flame), scale * 2.2);
}
