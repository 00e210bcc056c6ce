/** What part of a board is shown where it follows the game: small tables cannot show the whole. */

import type { Point } from '../geometry';

export interface Window {
  readonly width: number;
  readonly height: number;
}

export interface Place extends Point {
  readonly zoom: number;
}

/**
 * The middle of some points, in board units, and the zoom at which all of them are in the window, with a
 * space round them: never beyond `pitch` pixels a space, never less than the whole board. A single one is seen
 * at that pitch, however low the window is. Null without points.
 *
 * `scale`: pixels to a board unit while the whole board is shown.
 */
export function around(points: readonly Point[], spacing: number, scale: number, pitch: number, { width, height }: Window): Place | null {
  if (!points.length) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const near = pitch / (spacing * scale);
  if (points.length === 1) return { x: left, y: top, zoom: Math.max(1, near) };
  const whole = Math.min(width / (across + 2 * spacing), height / (down + 2 * spacing)) / scale;
  return { x: left + across / 2, y: top + down / 2, zoom: Math.max(1, Math.min(near, whole)) };
}
