/** Portraits: a cut-paper profile before a lit ground, told apart by three or four attributes. */

import { mix } from '../core/colour.ts';
import { path, put, round, smooth, type Place, type Point } from '../core/geometry.ts';
import type { Press } from '../core/palettes.ts';
import type { Stage } from '../core/stage.ts';
import type { Scene } from '../line.ts';
import { mark } from '../parts/marks.ts';
import { FEATURES, type Feature } from './features.ts';

export function drawPortrait(t: Stage, scene: Scene, press: Press): void {
  const { W, H, S, palette: p, light } = t;
  t.sky = [...p.sky];
  light.x = W * 0.64;
  light.y = H * 0.36;
  light.r = 30 * S;
  t.all(t.out([[0, p.moon], [0.28, p.sky[2]], [0.62, p.sky[1]], [1, p.sky[0]]], light.x, light.y, 235 * S));
  mark(t, press, 0, H, 0.9);
  const features = Object.entries(FEATURES).filter(([word]) => scene.has(word)).map(([, feature]) => feature);
  const place: Place = { x: W * 0.47, y: H * 0.64, scale: 1.16 * S };
  t.enter('portrait');
  t.lookAt(place.x, place.y - 60 * S);
  for (const feature of features) feature.behind?.(t, place);
  t.silhouette(t.placed([profile(scene), ...each(features, 'body')], place, 0.25), t.down([[0, mix(p.ink, p.sky[1], 0.1)], [1, p.ink]]), 1.9, p.rim, 0.95);
  t.fill(t.placed(each(features, 'pale'), place, 0.25), t.down([[0, mix(p.moon, p.haze, 0.1)], [1, mix(p.haze, p.ink, 0.35)]], place.y - 110 * S, place.y + 60 * S));
  const folds = features.flatMap((feature) => feature.lines ?? []);
  t.line(put(folds, place).map((line) => path(line, false)).join(''), mix(p.ink, p.rim, 0.62), 0.9, 'stroke-linejoin="round" opacity=".75"');
  drawEye(t, place);
  t.fill(t.placed(each(features, 'red'), place, 0.1), p.accent);
  t.fill(t.placed(each(features, 'lit'), place, 0.1), mix(p.glow, '#ffffff', 0.2));
  for (const feature of features) feature.before?.(t, place);
}

function each(features: readonly Feature[], part: 'body' | 'pale' | 'red' | 'lit') {
  return features.flatMap((feature) => feature[part] ?? []);
}

/** An eye that looks at the light, and a brow. */
function drawEye(t: Stage, { x, y, scale: k }: Place): void {
  const { palette: p } = t;
  const at = (px: number, py: number) => `${round(x + px * k)} ${round(y + py * k)}`;
  t.fill(`M${at(20, -65)}Q${at(24, -69.5)} ${at(28.4, -66)}Q${at(25, -62.6)} ${at(20, -65)}Z`, mix(p.moon, p.haze, 0.3), 'opacity=".9"');
  t.disc(x + 26 * k, y - 65.8 * k, 1.5 * k, p.ink);
  t.line(`M${at(18, -74)}Q${at(23, -77)} ${at(28, -74.6)}M${at(31.6, -33.4)}Q${at(29, -34)} ${at(27, -32.6)}M${at(33.6, -43.6)}Q${at(31.6, -45.6)} ${at(30.6, -43)}`, mix(p.ink, p.rim, 0.7), 1.2, 'opacity=".85"');
}

/** Head, neck and shoulders; a man's are broader, an old one's nose and chin nearer. */
function profile(scene: Scene) {
  const isMan = scene.has('man');
  const nose = scene.has('hooked') ? 3.4 : scene.has('snub') ? -1.6 : 0;
  const chin = scene.has('jutting') ? 3 : 0;
  const face: Point[] = [
    [-8, -102], [8, -101], [20, -94], [27, -82], [isMan ? 30.5 : 28.6, -72], [27.4, -66], [29.4, -60], [34 + nose, -51], [38.6 + nose * 1.3, -45], [37 + nose, -42], [32, -40.4],
    [32.6, -37.5], [35.6, -34.6], [32, -31.8], [34.6, -28.4], [31.4, -24.6], [31.2 + chin, -20], [33 + chin, -14], [29.4 + chin, -7], [21, -3.4], [11, -5],
  ];
  const man: Point[] = [[9, 4], [12, 17], [26, 26], [52, 36], [74, 54], [84, 110], [-98, 110], [-90, 60], [-68, 38], [-38, 26], [-29, 12], [-30, -12]];
  const woman: Point[] = [[7, 4], [8, 18], [18, 29], [40, 40], [54, 58], [60, 110], [-72, 110], [-66, 62], [-50, 44], [-27, 32], [-18, 12], [-20, -10]];
  return smooth([...face, ...(isMan ? man : woman), [-37, -34], [-41, -58], [-35, -84], [-23, -97]]);
}
