/** What parts draw on: a plate of some size, one light, a palette, and two random streams.
 *
 * `R` (composition) says where and how large things are; `Q` (texture) where each cut of the knife goes.
 * Every part begins both anew under its own name (`enter`), so that a change in one part moves nothing
 * in another, and a small plate shows the same picture as a large one. */

import { mix } from './colour.ts';
import { at, box, floor, hypot, lerp, max, min, path, put, range, round, wound, type Place, type Point, type Poly } from './geometry.ts';
import type { Palette } from './palettes.ts';
import { noise, stream, type Noise, type Rand } from './random.ts';

export type Stop = readonly [at: number, colour: string, opacity?: number];

export interface Plate {
  readonly width: number;
  readonly height: number;
  /** Fewer, coarser cuts, for pictures of some 100 px. */
  readonly isSmall?: boolean;
  /** Words are printed on the left: subjects keep to the right. */
  readonly isCover?: boolean;
}

export class Stage {
  readonly W: number;
  readonly H: number;
  /** One unit of a part in units of this plate. */
  readonly S: number;
  readonly isSmall: boolean;
  readonly isCover: boolean;
  readonly isWide: boolean;
  readonly light = { x: 0, y: 0, r: 20 };
  /** Where sky and land meet. */
  horizon: number;
  /** 1 or -1: the side of the subject. */
  flip: number;
  sky: [string, string, string];
  R!: Rand;
  Q!: Rand;
  fbm!: Noise;
  #focus: Point;
  #out: string[] = [];
  #defs: string[] = [];
  #count = 0;

  constructor(
    readonly palette: Palette,
    plate: Plate,
    readonly seed: string,
  ) {
    this.W = plate.width;
    this.H = plate.height;
    this.S = min(plate.width / 240, plate.height / 300);
    this.isSmall = plate.isSmall ?? false;
    this.isCover = plate.isCover ?? false;
    this.isWide = plate.width > plate.height * 1.4;
    this.sky = [...palette.sky];
    this.horizon = this.H * 0.6;
    this.#focus = [this.W / 2, this.H * 0.6];
    this.enter('stage');
    this.flip = this.R(0, 1) < 0.5 ? 1 : -1;
  }

  enter(part: string): this {
    this.R = stream(`${this.seed}/${part}`);
    this.Q = stream(`${this.seed}/${part}~`);
    this.fbm = noise(`${this.seed}/${part}`);
    return this;
  }

  /** What is drawn next stands here: its edges are lit from the light's side. */
  lookAt(x: number, y: number): void {
    this.#focus = [x, y];
  }

  depth(share: number): string {
    return mix(this.palette.haze, this.palette.ink, share);
  }

  /** Marks of the tool, as many as this plate is wide. */
  times(n: number): number[] {
    return range((n * this.W) / 240);
  }

  // --- paint ---

  fill(d: string, paint: string, more = ''): void {
    if (d) this.#out.push(`<path d="${d}" fill="${paint}"${more && ` ${more}`}/>`);
  }

  line(d: string, colour: string, width: number, more = ''): void {
    const thick = Math.round(width * this.S * (this.isSmall ? 1.5 : 1) * 100) / 100;
    if (d) this.#out.push(`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round" ${more}/>`);
  }

  disc(x: number, y: number, r: number, fill: string, more = ''): void {
    this.#out.push(`<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`);
  }

  all(paint: string, bottom = this.H): void {
    this.fill(path(box(0, 0, this.W, bottom)), paint);
  }

  /** Everything but a hole. */
  around(hole: Poly, paint: string): void {
    const { W, H } = this;
    this.#out.push(`<path fill-rule="evenodd" d="M-4 -4H${W + 4}V${H + 4}H-4z${path(hole)}" fill="${paint}"/>`);
  }

  down(stops: readonly Stop[], y1 = 0, y2 = this.H): string {
    return this.#gradient('linear', `x1="0" y1="${round(y1)}" x2="0" y2="${round(y2)}"`, stops);
  }

  out(stops: readonly Stop[], x: number, y: number, r: number): string {
    return this.#gradient('radial', `cx="${round(x)}" cy="${round(y)}" r="${round(r)}"`, stops);
  }

  #gradient(kind: string, where: string, stops: readonly Stop[]): string {
    const id = `g${this.#count++}`;
    const list = stops.map(([offset, colour, opacity]) => {
      const opaque = opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`;
      return `<stop offset="${round(offset * 100)}%" stop-color="${colour}"${opaque}/>`;
    });
    this.#defs.push(`<${kind}Gradient id="${id}" gradientUnits="userSpaceOnUse" ${where}>${list.join('')}</${kind}Gradient>`);
    return `url(#${id})`;
  }

  /** What `draw` draws is seen inside these outlines alone. */
  clipped(d: string, draw: () => void): void {
    const id = `c${this.#count++}`;
    this.#defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.#out.push(`<g clip-path="url(#${id})">`);
    draw();
    this.#out.push('</g>');
  }

  glow(x: number, y: number, r: number, strength = 0.9, colour = this.palette.glow): void {
    const paint = this.out(
      [[0, mix(colour, '#ffffff', 0.5), strength], [0.12, colour, strength * 0.75], [0.4, colour, strength * 0.28], [1, colour, 0]],
      x, y, r,
    );
    this.disc(x, y, r, paint);
  }

  // --- the knife ---

  /** Outlines with a hand-cut edge: a jitter of so many units, every so many units. */
  cut(polys: readonly Poly[], jitter = 0.35, every = 6): string {
    const { S, Q } = this;
    if (!jitter || this.isSmall) return polys.map((poly) => path(wound(poly))).join('');
    const amount = jitter * S;
    return polys
      .map((poly) => {
        const points = wound(poly);
        const cuts = points.flatMap((a, i) => {
          const b = at(points, (i + 1) % points.length);
          const n = max(1, min(14, floor(hypot(b[0] - a[0], b[1] - a[1]) / (every * S))));
          return range(n).map((k): Point => [
            lerp(a[0], b[0], k / n) + Q(-amount, amount),
            lerp(a[1], b[1], k / n) + Q(-amount, amount),
          ]);
        });
        return path(cuts);
      })
      .join('');
  }

  placed(polys: readonly Poly[], place: Place, jitter = 0.3): string {
    return this.cut(put(polys, place), jitter);
  }

  /** A silhouette, edged by the light. */
  silhouette(d: string, paint: string, rim = 1, colour = this.palette.rim, opacity = 0.85): void {
    const dx = this.light.x - this.#focus[0];
    const dy = this.light.y - this.#focus[1];
    const length = hypot(dx, dy) || 1;
    const reach = rim * this.S * 1.1;
    const shift = `translate(${round((dx / length) * reach)} ${round((dy / length) * reach)})`;
    if (rim) this.fill(d, colour, `fill-opacity="${opacity}" transform="${shift}"`);
    this.fill(d, paint);
  }

  /** The red plate under a silhouette, shifted to a side (-1 or 1), or by 0 away from the light. */
  offRegister(d: string, side: number, scale: number): void {
    const shift = 2.3 * Math.sqrt(this.S * max(0.5 * this.S, scale));
    const away = side || (this.light.x > this.#focus[0] ? -1 : 1);
    this.fill(d, this.palette.accent, `transform="translate(${round(away * shift)} ${round(-0.35 * shift)})"`);
  }

  /** The tool's marks in the shade of something: level cuts on the side away from the light. */
  hatch(d: string, x: number, y: number, width: number, height: number, opacity = 0.6): void {
    if (this.isSmall) return;
    const { S, Q } = this;
    const side = this.light.x > x ? -1 : 1;
    const rows = range(height / (3.1 * S)).map((i) => {
      const length = width * Q(0.35, 0.9);
      return `M${round(x + side * width)} ${round(y - i * 3.1 * S)}h${round(-side * length)}`;
    });
    this.clipped(d, () => this.line(rows.join(''), this.palette.ink, 0.8, `opacity="${opacity}"`));
  }

  svg(): string {
    const size = `width="${this.W}" height="${this.H}" viewBox="0 0 ${this.W} ${this.H}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.#defs.join('')}</defs>${this.#out.join('')}</svg>`;
  }
}
