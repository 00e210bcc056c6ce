// Light stops at walls; what is drawn is always drawn alike, and where it belongs.

import { expect, test } from 'vitest';

import { hexagon, nearest } from '../geometry';
import { isShut } from './gates';
import { blockers, seenFrom } from './light';
import { along, beside, corners, folds, sequence, strokes, wood } from './shapes';

/** By counting the sides that a ray to the right crosses. */
function isInside(x: number, y: number, outline: readonly (readonly [number, number])[]): boolean {
  let crossed = 0;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) crossed++;
  });
  return crossed % 2 === 1;
}

test('a wall casts a shadow, and what stands beside it is seen', () => {
  const seen = seenFrom({ x: 0, y: 0 }, blockers({ wall: [[50, -20, 50, 20]] }), 200);
  expect(isInside(40, 0, seen)).toBe(true);
  expect(isInside(80, 0, seen)).toBe(false);
  expect(isInside(80, 60, seen)).toBe(true);
  expect(isInside(-150, 0, seen)).toBe(true);
  expect(isInside(210, 60, seen)).toBe(false);
});

test('things stop light by their width; roads and what only stops feet do not', () => {
  expect(blockers({ road: [[0, 0, 9, 9]], block: [[0, 0, 9, 9]] })).toEqual([]);
  const seen = seenFrom({ x: 0, y: 0 }, blockers({ logs: [[60, -40, 60, 40]] }), 200);
  expect(isInside(30, 0, seen)).toBe(true);
  expect(isInside(60, 0, seen)).toBe(false);
  expect(isInside(120, 70, seen)).toBe(false);
});

test('light passes doors that are open or gone, and no others', () => {
  expect(['', 'open', 'destroyed', 'open-window'].some(isShut)).toBe(false);
  expect(['locked', 'damaged', 'false'].every(isShut)).toBe(true);
});

test('a hexagon reaches half way to its neighbours', () => {
  expect(hexagon({ x: 0, y: 0 }, 100)).toBe('M0 -57.7l50 28.9v57.7l-50 28.9l-50 -28.9v-57.7Z');
});

test('the nearest point counts if it is near enough', () => {
  const points = [{ x: 0, y: 0 }, { x: 10, y: 0 }];
  expect(nearest({ x: 7, y: 0 }, points, 5)).toBe(points[1]);
  expect(nearest({ x: 5, y: 20 }, points, 5)).toBeNull();
});

test('lines of a kind are one path, and curves go through their corners', () => {
  expect(strokes([[0, 0, 1, 2], [3, 4, 5, 6]])).toBe('M0 0L1 2M3 4L5 6');
  const curve = along(corners([0, 0, 100, 0, 100, 100]), 25);
  expect(curve).toContainEqual([100, 0]);
  expect(curve.at(-1)).toEqual([100, 100]);
  expect(beside([[0, 0], [10, 0], [20, 0]], 4)).toEqual([[0, 4], [10, 4], [20, 4]]);
  expect(folds([0, 0, 80, 0], 5).match(/q/g)?.length).toBe(8);
});

test('the same seed strews alike; trees keep out of the clearing', () => {
  expect(sequence(5)()).toBe(sequence(5)());
  const trees = wood([100, 100, 900, 100, 900, 900, 100, 900], 1000, 1000, 50);
  expect(trees.length).toBeGreaterThan(50);
  expect(trees.some(({ x, y }) => x > 150 && x < 850 && y > 150 && y < 850)).toBe(false);
});
