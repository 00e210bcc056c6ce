/** From a line to a picture: hour, place, presence, foreground, weather, and the edge of the plate. */

import { mix } from './core/colour.ts';
import { at, hypot, lerp, min, range, type Place, type Point } from './core/geometry.ts';
import { frosted, PALETTES, type Press } from './core/palettes.ts';
import { Stage, type Plate } from './core/stage.ts';
import { parseLine, type Scene } from './line.ts';
import { BUILDINGS } from './parts/buildings/index.ts';
import { drawBuilding } from './parts/buildings/building.ts';
import { FIGURES } from './parts/figures/index.ts';
import { drawFigure, type Figure } from './parts/figures/figure.ts';
import { FOREGROUND } from './parts/foreground.ts';
import { INTERIORS, WINDOW } from './parts/interiors/index.ts';
import { ridge, type Ground } from './parts/land.ts';
import { mark } from './parts/marks.ts';
import { OBJECTS } from './parts/objects/index.ts';
import { drawThing } from './parts/objects/object.ts';
import { drawSky, setLight } from './parts/sky.ts';
import { cliffTop } from './parts/water.ts';
import { fog, lightning, WEATHER } from './parts/weather.ts';
import { drawPortrait } from './portrait/portrait.ts';
import { HORIZONS } from './vocabulary.ts';

export interface Order extends Plate {
  readonly press: Press;
  readonly line: string;
  /** Whose picture it is: two cards with one line differ. */
  readonly name: string;
  /** The ragged edge of the plate, with paper around it. */
  readonly hasEdge?: boolean;
}

/** The picture as SVG: the same order gives the same text, on every machine. */
export function compose(order: Order): string {
  const scene = parseLine(order.line);
  const palette = PALETTES[order.press];
  const t = new Stage(scene.has('frost') ? frosted(palette) : palette, order, `${order.press}/${order.name}${scene.seed}`);
  if (t.isCover) t.flip = -1;
  if (scene.has('flipped')) t.flip *= -1;
  if (scene.isPortrait) drawPortrait(t, scene, order.press);
  else if (scene.interior) drawInside(t, scene, order.press);
  else drawOutside(t, scene, order.press);
  for (const [word, draw] of Object.entries(WEATHER)) {
    if (scene.has(word)) draw(t.enter(word));
  }
  const { W, H, palette: p } = t;
  t.all(t.out([[0, p.ink, 0], [0.62, p.ink, 0], [1, p.ink, 0.6]], W / 2, H * 0.46, hypot(W, H) * 0.56));
  if (order.hasEdge) drawEdge(t);
  return t.svg();
}

function drawInside(t: Stage, scene: Scene, press: Press): void {
  t.sky = [...t.palette.sky];
  const spot = INTERIORS[scene.interior]?.(t, scene, press) ?? { x: t.W / 2, y: t.H * 0.9, scale: t.S };
  const size = scene.has('near') ? 1.45 : scene.has('small') ? 0.6 : 1;
  scene.objects.forEach((word, i) => {
    t.enter(word);
    const thing = OBJECTS[word];
    const scale = spot.scale * size * (thing?.scale ?? 1) * (i ? 0.62 : 1);
    const x = spot.x + (i ? t.flip * 66 * t.S : scene.objects.length > 1 ? -t.flip * 26 * t.S : 0);
    if (thing) drawThing(t, thing, { x, y: spot.y - (thing.hangs ?? 0) * scale, scale, flip: i ? t.flip : 1 });
  });
  scene.figures.forEach((word, i) => {
    const figure = FIGURES[word]?.(t.enter(word), scene);
    if (!figure) return;
    const scale = spot.scale * size * (scene.interior === 'table' ? 0.9 : 1) * (figure.height > 110 ? 0.9 : 1);
    const isBelow = figure.stands === 'below';
    const place = isBelow ? { x: t.W / 2, y: t.H * 0.95, scale: figure.scale * t.S } : { x: spot.x + i * 52 * t.S * t.flip, y: spot.y, scale, flip: t.flip };
    drawFigure(t, figure, place, t.palette.ink, false);
  });
  for (const word of scene.foregrounds) FOREGROUND[word]?.(t.enter(word));
}

function drawOutside(t: Stage, scene: Scene, press: Press): void {
  t.enter('horizon');
  t.horizon = t.H * t.R(0.54, 0.66);
  setLight(t, scene);
  drawSky(t, scene);
  if (scene.horizon !== 'pit' && scene.horizon !== 'cavern') mark(t, press, 0, t.horizon + 12 * t.S);
  if (scene.has('lightning')) lightning(t);
  const figures = scene.figures.map((word) => [word, FIGURES[word]?.(t.enter(word), scene)] as const);
  const standing: [string, Figure][] = [];
  for (const [word, figure] of figures) {
    if (figure?.stands === 'beyond') {
      const place = { x: t.W * (t.flip > 0 ? 0.58 : 0.42), y: t.horizon + 34 * t.S, scale: figure.scale * t.S * (scene.has('huge') ? 1.2 : 1), flip: t.flip };
      const paint = t.down([[0, t.depth(0.56)], [0.55, t.depth(0.56)], [1, mix(t.depth(0.56), t.palette.haze, 0.8)]], place.y - 110 * place.scale, place.y);
      drawFigure(t.enter(`${word} drawn`), figure, place, paint, false);
    } else if (figure) standing.push([word, figure]);
  }
  const ground = HORIZONS[scene.horizon]?.(t, scene) ?? (() => t.H * 0.8);
  if (scene.has('fog')) fog(t, 'far', t.horizon + 6 * t.S, 26, 0.8);
  drawBuildings(t, scene, ground);
  if (scene.has('fog')) fog(t, 'near', t.horizon + 34 * t.S, 24, 0.6);
  drawPresence(t, scene, standing);
  for (const word of scene.foregrounds) FOREGROUND[word]?.(t.enter(word));
  if (scene.isWindow) WINDOW(t, scene, press);
}

const WET = new Set(['sea', 'cliffs', 'pit', 'jetty']);

function drawBuildings(t: Stage, scene: Scene, ground: Ground): void {
  const { W, H, S } = t;
  scene.buildings.forEach((word, i) => {
    const building = BUILDINGS[word]?.(t.enter(word), scene);
    if (!building) return;
    const side = t.flip > 0 ? t.R(0.34, 0.42) : t.R(0.58, 0.66);
    const isAlone = !scene.figures.length && !scene.objects.length && scene.buildings.length === 1;
    let x = W * (t.isCover ? (i && building.stands !== 'water' ? 0.9 : [0.7, 0.46, 0.9][i] ?? 0.7) : scene.has('centre') || (building.isCentral && !t.isWide) || isAlone ? 0.5 : i ? 1 - side : side);
    let y = building.stands === 'water' ? t.horizon + 18 * S : building.stands === 'front' ? H * 0.86 : ground(x) + 6 * S;
    let scale = S * building.scale * (scene.has('far') ? 0.55 : scene.has('close') ? 1.35 : isAlone ? 1.15 : t.R(0.86, 1.1)) * (i ? 0.78 : 1);
    if (building.stands === 'water' && scene.has('close')) y += 26 * S;
    if (scene.horizon === 'cliffs' && building.stands !== 'water') {
      [x, y] = cliffTop(t);
      scale *= 0.8;
    }
    scale = min(scale, (y - 10 * S) / building.height);
    drawBuilding(t.enter(`${word} drawn`), building, { x, y, scale, flip: t.flip }, building.stands === 'front' || building.stands === 'water' ? 0.95 : 0.86);
  });
}

/** Figures and things on the last ground, opposite to the buildings. */
function drawPresence(t: Stage, scene: Scene, figures: readonly [string, Figure][]): void {
  const { W, H, S } = t;
  t.enter('last ground');
  const foot = H * (scene.isWindow ? 0.73 : t.R(0.85, 0.89));
  const isWet = WET.has(scene.horizon);
  const stands = figures.some(([, figure]) => !figure.stands || figure.stands === 'ground') || scene.objects.length > 0;
  if (stands && !isWet && scene.horizon !== 'shore') ridge(t, foot, 9, 0.014, 0.93, { near: 2 });
  const hasPlace = scene.buildings.length > 0 || scene.has('tree');
  t.enter('presence');
  const [away, middle, vary] = [t.R(0.68, 0.74), t.R(0.4, 0.46), t.R(1.2, 1.38)];
  const third = t.flip > 0 ? (hasPlace ? away : middle) : 1 - (hasPlace ? away : middle);
  figures.forEach(([word, figure], i) => {
    const size = scene.has('near') ? 1.95 : scene.has('small') ? 0.62 : scene.has('far') ? 0.9 : vary;
    const isCentral = scene.has('centre') || figure.isCentral || (scene.objects.length > 0 && figure.stands === 'air');
    const x = W * (t.isCover ? (figure.isCentral ? 0.6 : 0.47) : isCentral ? 0.5 : third) + i * 48 * S * t.flip;
    const low = scene.has('near') && !figure.stands ? 60 * S : 0;
    const y = figure.stands === 'air' ? t.horizon + 24 * S : figure.stands === 'below' ? H * 0.93 : (isWet ? H * 0.92 : foot + 6 * S) + low;
    const place: Place = { x, y, scale: figure.scale * S * (figure.isCentral && figure.height < 100 ? min(size, 1.25) : size), flip: hasPlace ? -t.flip : t.flip };
    const paint = figure.stands === 'air' ? t.depth(0.78) : t.depth(0.97);
    drawFigure(t.enter(`${word} drawn`), figure, place, paint, !figure.stands && !scene.isWindow && !isWet && figure.body.length > 0);
  });
  scene.objects.forEach((word, i) => {
    const thing = OBJECTS[word];
    const scale = 1.35 * S * (thing?.scale ?? 1) * (scene.has('near') ? 1.3 : scene.has('small') ? 0.55 : 1) * (i ? 0.6 : 1);
    const alone = scene.objects.length === 1 && !figures.some(([, figure]) => figure.stands !== 'air');
    const x = W * (alone || scene.has('centre') ? 0.5 : i ? third : 1 - third);
    const y = (isWet ? H * 0.92 : foot + 10 * S) - (thing?.hangs ?? 0) * scale;
    if (thing) drawThing(t.enter(word), thing, { x, y, scale });
  });
}

function drawEdge(t: Stage): void {
  t.enter('edge');
  const { W, H, Q, palette: p } = t;
  const inset = 3 * t.S;
  const corners: Point[] = [[inset, inset], [W - inset, inset], [W - inset, H - inset], [inset, H - inset]];
  const edge = corners.flatMap((from, i) => {
    const to = at(corners, (i + 1) % 4);
    return range(34).map((k): Point => [lerp(from[0], to[0], k / 34) + Q(-1, 1) * t.S * (k ? 1 : 0.3), lerp(from[1], to[1], k / 34) + Q(-1, 1) * t.S]);
  });
  t.around(edge, p.paper);
}
