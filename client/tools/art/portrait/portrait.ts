/** Portraits: a cut-paper profile before a lit ground, told apart by three or four attributes. */

import { mix } from '../core/colour.ts';
import { path, put, round, type Place } from '../core/geometry.ts';
import type { Press } from '../core/palettes.ts';
import type { Stage } from '../core/stage.ts';
import type { Scene } from '../line.ts';
import { mark } from '../parts/marks.ts';
import { FEATURES, type Feature } from './features.ts';
import { profile } from './profile.ts';

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
  const body = t.placed([profile((word) => scene.has(word)), ...each(features, 'body')], place, 0.25);
  if (p.isOffRegister) t.offRegister(body, -1, 3 * t.S);
  t.silhouette(body, t.down([[0, mix(p.ink, p.sky[1], 0.1)], [1, p.ink]]), 1.9, p.rim, 0.95);
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
