/** Boards as lists: where ways lead, how far things are, what comes first. */

import type { Link, Region, Space } from '../model/types';

export interface Edge {
  readonly to: string;
  readonly style: string;
}

/** For each space, where its links lead. */
export function adjacency(links: Iterable<Link>): Map<string, Edge[]> {
  const ways = new Map<string, Edge[]>();
  const add = (from: string, to: string, style: string): void => {
    const list = ways.get(from);
    if (list) list.push({ to, style });
    else ways.set(from, [{ to, style }]);
  };
  for (const { a, b, style = 'path' } of links) {
    add(a, b, style);
    add(b, a, style);
  }
  return ways;
}

/** Steps from the nearest of `starts` to every space that can be reached. */
export function distances(starts: Iterable<string>, ways: ReadonlyMap<string, readonly Edge[]>): Map<string, number> {
  const steps = new Map<string, number>();
  let edge = [...starts];
  for (const id of edge) steps.set(id, 0);
  for (let step = 1; edge.length; step++) {
    const next: string[] = [];
    for (const id of edge) {
      for (const { to } of ways.get(id) ?? []) {
        if (steps.has(to)) continue;
        steps.set(to, step);
        next.push(to);
      }
    }
    edge = next;
  }
  return steps;
}

export interface RegionSpaces {
  /** The region's id; empty for spaces that lie in none. */
  readonly region: string;
  readonly spaces: readonly Space[];
}

/** Spaces by region, the nearest first in each, and the region one stands in first. */
export function spacesByRegion(
  spaces: readonly Space[],
  regions: readonly Region[],
  steps: ReadonlyMap<string, number>,
): readonly RegionSpaces[] {
  const far = (space: Space): number => steps.get(space.id) ?? Infinity;
  const groups = new Map<string, Space[]>(regions.map((region) => [region.id, []]));
  for (const space of spaces) {
    const list = groups.get(space.region ?? '');
    if (list) list.push(space);
    else groups.set(space.region ?? '', [space]);
  }
  const found: { region: string; spaces: Space[]; nearest: number }[] = [];
  for (const [region, members] of groups) {
    if (!members.length) continue;
    members.sort((a, b) => compare(far(a), far(b)));
    found.push({ region, spaces: members, nearest: Math.min(...members.map(far)) });
  }
  return found.sort((a, b) => compare(a.nearest, b.nearest));
}

/** Infinity equals itself, so that what cannot be reached keeps the board's order. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
