/** The hour: sky, light and clouds. */

import { mix } from '../core/colour.ts';
import { abs, at, clamp, cos, ellipse, hypot, max, min, path, PI, round, sin, TAU, type Point } from '../core/geometry.ts';
import type { Stage } from '../core/stage.ts';
import type { Scene } from '../line.ts';

/** Where the light is; every part drawn later is edged by it. */
export function setLight(t: Stage, scene: Scene): void {
  t.enter('light');
  const { W, S, R, horizon, light } = t;
  const side = t.flip > 0 ? R(0.62, 0.76) : R(0.24, 0.38);
  const height = R(0.22, 0.52);
  const size = R(20, 27);
  light.x = W * (t.isCover ? 0.57 : scene.has('centre') ? 0.5 : scene.has('left') ? 0.27 : scene.has('right') ? 0.73 : side);
  light.y = horizon * (scene.has('low') ? 0.82 : scene.has('high') ? 0.27 : height);
  light.r = S * (scene.has('huge') ? 62 : scene.has('moon') ? size : size * 0.68);
  if (scene.has('huge')) light.y = horizon * (scene.has('high') ? 0.45 : scene.has('low') ? 0.85 : 0.6);
  if (scene.has('dawn') || scene.has('dusk')) light.y = horizon * (scene.has('huge') ? 0.8 : 0.85);
  if (t.palette.isDeep && !DISCS.some((word) => scene.has(word))) light.y = horizon * (scene.has('high') ? 0.6 : 0.92);
}

/** Lights that hang in the sky. */
const DISCS = ['moon', 'crescent', 'sun', 'eclipse', 'huge'];

export function drawSky(t: Stage, scene: Scene): void {
  t.enter('sky');
  const { palette: p, horizon, light } = t;
  let [top, middle, low] = p.sky as readonly [string, string, string];
  if (scene.has('storm')) {
    top = mix(top, p.ink, 0.35);
    middle = mix(middle, p.ink, 0.25);
    low = mix(low, middle, 0.35);
  }
  if (scene.has('night')) top = mix(top, p.ink, 0.3);
  if (scene.has('dawn') || scene.has('dusk')) low = mix(low, p.glow, 0.35);
  if (scene.has('blood')) {
    middle = mix(middle, p.accent, 0.4);
    low = mix(low, p.accent, 0.28);
  }
  t.sky = [top, middle, low];
  t.all(t.down([[0, top], [0.55, middle], [1, low]], 0, horizon));
  const halo = light.r + t.S * 95;
  t.all(t.out([[0, mix(low, p.moon, 0.7), 1], [0.3, low, 0.75], [0.65, low, 0.22], [1, low, 0]], light.x, light.y, halo), horizon + 40);
  if (!p.isDeep && !scene.has('storm') && !scene.has('dawn') && !scene.has('day')) stars(t);
  drawDisc(t, scene);
  clouds(t, scene);
}

function stars(t: Stage): void {
  const { Q, W, horizon, S, light } = t;
  let d = '';
  for (const _ of t.times(t.isSmall ? 12 : 38)) {
    const [x, y, s] = [Q(0, W), Q(0, horizon * 0.75), Q(0.25, 0.8) * S];
    if (hypot(x - light.x, y - light.y) > light.r * 2.2) d += `M${round(x)} ${round(y)}h${round(s)}v${round(s)}h${round(-s)}z`;
  }
  t.fill(d, t.palette.moon, 'opacity=".75"');
}

function drawDisc(t: Stage, scene: Scene): void {
  t.enter('moon');
  const { palette: p, light, R, fbm } = t;
  if (scene.has('eclipse')) {
    t.glow(light.x, light.y, light.r * 2.6, 1, p.moon);
    t.disc(light.x, light.y, light.r * 1.04, p.moon);
    t.disc(light.x, light.y, light.r, mix(p.ink, p.accent, 0.12));
    return;
  }
  if (!scene.has('moon') && !scene.has('huge') && !scene.has('crescent') && !scene.has('sun')) return;
  const colour = scene.has('blood') ? mix(p.accent, p.moon, 0.3) : p.moon;
  if (scene.has('crescent')) {
    const r = round(light.r * 1.2);
    const k = round(light.r * 1.2 * 0.82);
    const tilt = `transform="rotate(${round(R(-30, 30))} ${round(light.x)} ${round(light.y)})"`;
    t.fill(`M${round(light.x)} ${round(light.y - r)}a${r} ${r} 0 1 0 ${r} ${r}a${k} ${k} 0 0 1 ${-r} ${-r}z`, colour, tilt);
    return;
  }
  t.disc(light.x, light.y, light.r, colour);
  if (scene.has('sun')) return;
  // Seas keep to one side and off the middle: seas in the wrong places make a face.
  let d = '';
  const from = R(0, TAU);
  for (let i = 0; i < 5; i++) {
    const angle = from + (i - 2) * 0.42 + R(-0.1, 0.1);
    const away = (0.42 + 0.12 * (i % 2)) * light.r;
    const r = min(R(0.12, 0.26) * light.r, light.r * 0.92 - away);
    const sea = ellipse(0, 0, 1, 1, 18).map(([x, y]): Point => {
      const v = r * (0.62 + 0.6 * fbm(x * 1.6 + i * 7, y * 1.6, 3));
      return [light.x + away * cos(angle) + x * v, light.y + away * sin(angle) + y * v * 0.8];
    });
    d += path(sea);
  }
  t.fill(d, mix(t.sky[2], t.sky[1], 0.3), 'opacity=".26"');
}

/** Banks with lit crowns and dissolving feet. (Small lens clouds read as saucers.) */
function clouds(t: Stage, scene: Scene): void {
  if (scene.has('clear') || scene.horizon === 'hollow') return;
  t.enter('clouds');
  const { W, S, R, horizon, light, fbm, palette: p } = t;
  const isStorm = scene.has('storm');
  const banks = isStorm ? 7 : 4;
  for (let i = 0; i < banks; i++) {
    const y = horizon * (isStorm ? R(0.1, 0.85) : 0.14 + (0.74 * (i + R(0, 0.7))) / banks);
    const height = S * R(9, 17) * (isStorm ? 1.7 : 1);
    const wave = R(0.018, 0.03) / S;
    const from = R(0, 99);
    const x0 = R(-0.5, 0.35) * W;
    const x1 = x0 + W * R(0.55, 1.1);
    if (scene.has('eclipse') && abs(y - light.y) < light.r * 1.15) continue;
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let x = x0; x <= x1; x += (t.isSmall ? 5 : 2.6) * S) {
      const e = Math.pow(sin(PI * clamp((x - x0) / (x1 - x0), 0, 1)), 0.7);
      upper.push([x, y - height * e * max(0, fbm(x * wave + from, from, 5) * 2.1 - 0.62)]);
      lower.unshift([x, y + height * 0.3 * e * (fbm(x * wave * 0.6 + 9, from, 2) - 0.1)]);
    }
    const near = 1 - min(1, hypot(y - light.y, (x0 + x1) / 2 - light.x) / (horizon * 0.9));
    const colour = isStorm ? mix(t.sky[0], p.ink, 0.15) : mix(t.sky[1], t.sky[0], 0.3);
    const crown = mix(colour, p.moon, 0.1 + 0.4 * near);
    t.fill(path([...upper, ...lower]), t.down([[0, crown, 0.9], [0.6, colour, 0.7], [1, colour, 0.15]], y - height * 0.9, at(lower, 0)[1] + 4 * S));
  }
}
