/** What falls, drifts or strikes. */

import { mix } from '../core/colour.ts';
import { limb, path, range, round, type Joint, type Point, type Poly } from '../core/geometry.ts';
import type { Stage } from '../core/stage.ts';

export function fog(t: Stage, name: string, y: number, height: number, strength: number): void {
  t.enter(`fog ${name}`);
  const { W, S, fbm, palette: p } = t;
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let x = -6; x <= W + 8; x += 8 * S) {
    upper.push([x, y - height * S * (0.3 + fbm((x * 0.011) / S, 3, 3))]);
    lower.unshift([x, y + height * S * (0.2 + fbm((x * 0.014) / S, 9, 3))]);
  }
  const colour = mix(p.haze, p.moon, 0.25);
  t.fill(path([...upper, ...lower]), t.down([[0, colour, 0], [0.5, colour, strength], [1, colour, 0]], y - height * S * 0.9, y + height * S * 0.9));
}

export function lightning(t: Stage): void {
  t.enter('lightning');
  const { S, R, horizon, light, palette: p } = t;
  let [x, y] = [light.x, -4];
  const bolt: Joint[] = [[x, y, 1.6 * S]];
  const forks: Poly[] = [];
  while (y < horizon - 4) {
    x += R(-11, 11) * S;
    y += R(8, 18) * S;
    bolt.push([x, y, R(1.2, 2.6) * S]);
    if (R(0, 1) < 0.35) {
      const side = R(0, 1) < 0.5 ? -1 : 1;
      let [fx, fy] = [x, y];
      forks.push(limb([[x, y, 1.1 * S], ...range(4).map((): Joint => [(fx += side * R(3, 14) * S), (fy += R(5, 14) * S), 0.6 * S])], 1));
    }
  }
  light.x = x;
  light.y = horizon * 0.4;
  t.all(t.out([[0, p.moon, 0.7], [0.5, p.moon, 0.2], [1, p.moon, 0]], x, horizon * 0.5, 130 * S), Math.min(t.H, horizon + 30));
  t.fill(t.cut([limb(bolt, 1), ...forks], 0), mix(p.moon, '#ffffff', 0.6));
}

function rain(t: Stage): void {
  const { W, H, Q, S, palette: p } = t;
  const slant = 0.2 * t.flip;
  let thin = '';
  let thick = '';
  for (const i of t.times(t.isSmall ? 80 : 150)) {
    const length = Q(7, 24) * S;
    const drop = `M${round(Q(-20, W + 20))} ${round(Q(-10, H))}l${round(-length * slant)} ${round(length)}`;
    if (i % 3) thin += drop;
    else thick += drop;
  }
  t.line(thin, p.rim, 0.45, 'opacity=".5"');
  t.line(thick, p.rim, 0.85, 'opacity=".55"');
}

function specks(t: Stage, count: number): string {
  return t.times(count).map(() => `M${round(t.Q(0, t.W))} ${round(t.Q(0, t.H))}h.01`).join('');
}

function snow(t: Stage): void {
  t.line(specks(t, 120), t.palette.moon, 1.4, 'opacity=".85"');
  t.line(specks(t, 26), t.palette.moon, 2.8, 'opacity=".7"');
}

function embers(t: Stage): void {
  const { W, H, Q, S, palette: p } = t;
  let sparks = '';
  for (const _ of t.times(70)) {
    const y = H - Math.pow(Q(0, 1), 1.4) * H;
    sparks += `M${round(Q(0, W))} ${round(y)}q${round(Q(-2, 2) * S)} ${round(-2 * S)} ${round(Q(-2, 3) * S)} ${round(-Q(1, 4) * S)}`;
  }
  t.line(sparks, p.glow, 1.1, 'opacity=".85"');
}

/** Weather that lies over the whole picture. */
export const WEATHER: Record<string, (t: Stage) => void> = { rain, snow, embers };
