import { describe, expect, it } from 'vitest';

import { blob, cluster, middle, smooth, spacing, towards } from './geometry';

describe('spacing', () => {
  it('is the distance of close neighbours, and never more than a fifth of the board', () => {
    const grid = Array.from({ length: 100 }, (_, i) => ({ x: (i % 10) * 20, y: Math.floor(i / 10) * 20 }));
    expect(spacing(grid, 200, 200)).toBe(20);
    expect(spacing([{ x: 0, y: 0 }, { x: 900, y: 0 }], 1000, 1000)).toBe(200);
    expect(spacing([], 100, 50)).toBe(10);
  });
});

describe('middle', () => {
  it('is the centroid of a polygon and the mean of a line', () => {
    expect(middle([[0, 0], [10, 0], [10, 10], [0, 10]])).toEqual({ x: 5, y: 5 });
    expect(middle([[0, 0], [10, 20]])).toEqual({ x: 5, y: 10 });
  });
});

describe('towards', () => {
  const places = [
    { id: 'east', x: 10, y: 1 },
    { id: 'far east', x: 30, y: 0 },
    { id: 'north', x: 1, y: -10 },
    { id: 'south west', x: -8, y: 8 },
  ];
  const here = { x: 0, y: 0 };
  it('finds the nearest in the direction of an arrow', () => {
    expect(towards(here, 1, 0, places)?.id).toBe('east');
    expect(towards(here, 0, -1, places)?.id).toBe('north');
    expect(towards(here, 0, 1, places)?.id).toBe('south west');
  });
  it('finds nothing where nothing is', () => {
    expect(towards({ x: 100, y: 0 }, 1, 0, places)).toBeNull();
  });
});

describe('cluster', () => {
  it('keeps tokens apart', () => {
    for (const n of [2, 3, 4, 5, 8]) {
      const spots = cluster(n);
      expect(spots).toHaveLength(n);
      spots.forEach((a, i) =>
        spots.slice(i + 1).forEach((b) => {
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(Math.min(a.size, b.size));
        }),
      );
    }
  });
});

describe('paths', () => {
  it('closes a smooth outline through every point', () => {
    const path = smooth([[0, 0], [10, 0], [10, 10]]);
    expect(path).toMatch(/^M0 0C.*10 0C.*10 10C.*0 0Z$/);
  });
  it('joins spaces in reach into a blob', () => {
    const path = blob([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 100, y: 0 }], 15);
    expect(path.match(/L/g)).toHaveLength(1);
    expect(path.match(/h/g)).toHaveLength(3);
  });
});
