/** How figures are seen to go: from space to space, along the ways of the board. */

import type { Happening, Link } from '../model/types';
import type { Point } from './geometry';

const STEP_TIME = 300; // ms from space to space
const MOST_TIME = 1600;

/** The way that events tell of a thing, from its first space to its last; empty: they tell none. */
export function wayOf(id: string, happened: readonly Happening[]): readonly string[] {
  const ways = happened.map((happening) => happening[5] ?? []).filter(([mover]) => mover === id);
  return ways.flatMap(([, ...spaces], i) => (i ? spaces.slice(1) : spaces));
}

/** The shortest way between two spaces along links; straight, if there is none. */
export function shortestWay(links: readonly Link[], from: string, to: string): readonly string[] {
  const came = new Map([[from, '']]);
  for (const at of came.keys()) {
    if (at === to) break;
    for (const { a, b } of links) {
      const next = a === at ? b : b === at ? a : '';
      if (next && !came.has(next)) came.set(next, at);
    }
  }
  if (!came.has(to)) return [from, to];
  const way = [to];
  while (way[0] !== from) way.unshift(came.get(way[0] ?? '') ?? from);
  return way;
}

/** Moves a part of a drawing through some points; `radius` is its size where it stands. */
export function travel(element: Element, points: readonly Point[], radius: number): Animation | undefined {
  const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) scale(${radius})`, opacity: 1 }));
  const duration = Math.min(MOST_TIME, STEP_TIME * (points.length - 1) + 120);
  return element.animate?.(frames, { duration, easing: points.length > 2 ? 'linear' : 'ease-in-out' });
}
