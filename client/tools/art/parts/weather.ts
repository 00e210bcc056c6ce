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

/** Long streaks that all go one way. */
function wind(t: Stage): void {
  const { W, H, Q, S, flip, palette: p } = t;
  let [thin, thick] = ['', ''];
  for (const i of t.times(t.isSmall ? 26 : 46)) {
    const [x, y, length] = [Q(-30, W), Q(0, H * 0.9), Q(30, 110) * S];
    const streak = `M${round(x)} ${round(y)}q${round(flip * length * 0.5)} ${round(Q(-5, 5) * S)} ${round(flip * length)} ${round(Q(-9, 3) * S)}`;
    if (i % 4) thin += streak;
    else thick += streak;
  }
  t.line(thin, p.rim, 0.5, 'opacity=".4"');
  t.line(thick, p.rim, 1.1, 'opacity=".45"');
}

/** Stones of ice, and their splashes. */
function hail(t: Stage): void {
  const { W, H, Q, S, flip, palette: p } = t;
  let [stones, tails, splashes] = ['', '', ''];
  for (const _ of t.times(t.isSmall ? 44 : 80)) {
    const [x, y, long] = [Q(0, W), Q(0, H), Q(8, 20) * S];
    stones += `M${round(x)} ${round(y)}h.01`;
    tails += `M${round(x)} ${round(y)}l${round(flip * long * 0.34)} ${round(-long)}`;
  }
  for (const _ of t.times(16)) splashes += `M${round(Q(0, W))} ${round(H * Q(0.82, 0.99))}l${round(-3 * S)} ${round(-5 * S)}m${round(3 * S)} ${round(5 * S)}l${round(4 * S)} ${round(-4 * S)}`;
  t.line(tails, p.rim, 0.5, 'opacity=".35"');
  t.line(stones, p.moon, 2.6);
  t.line(splashes, p.moon, 0.9, 'opacity=".7"');
}

/** Banks of smoke that lean across everything. */
function smoke(t: Stage): void {
  const { W, H, S, R, flip, fbm, palette: p } = t;
  for (const i of range(4)) {
    const [x, y, r] = [W * R(-0.05, 1.05), H * (0.06 + i * 0.14), R(40, 74) * S];
    const bank = range(30).map((j): Point => {
      const a = (j / 30) * Math.PI * 2;
      const q = r * (0.62 + 0.8 * fbm(Math.cos(a) * 1.5 + i * 7, Math.sin(a) * 1.5, 4));
      return [x + Math.cos(a) * q * 1.7 + flip * Math.sin(a) * q * 0.5, y + Math.sin(a) * q * 0.66];
    });
    t.fill(path(bank), t.down([[0, p.ink, 0.25], [0.5, mix(p.ink, p.haze, 0.16), 0.72], [1, p.ink, 0]], y - r * 0.7, y + r * 0.8));
  }
}

/** Weather that lies over the whole picture. */
export const WEATHER: Record<string, (t: Stage) => void> = { rain, snow, embers, wind, hail, smoke };
