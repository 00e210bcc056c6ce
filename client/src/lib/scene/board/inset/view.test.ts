import { expect, test } from 'vitest';

import { corner, isOutside, windowOn } from './view';

const frame = { at: 0, width: 1000, height: 1000 };
const size = { width: 400, height: 800 };

test('the whole board is seen while nothing is enlarged, with what lies above and below it', () => {
  const seen = windowOn(frame, size, { x: 0, y: 0, zoom: 1 }, 0.4);
  expect(seen).toEqual({ left: 0, top: -500, width: 1000, height: 2000 });
  expect(isOutside({ x: 999, y: 1 }, seen)).toBe(false);
});

test('enlarged and moved, it shows a part', () => {
  const seen = windowOn(frame, size, { x: -400, y: -1200, zoom: 4 }, 0.4);
  expect(seen).toEqual({ left: 250, top: 250, width: 250, height: 500 });
  expect(isOutside({ x: 300, y: 700 }, seen)).toBe(false);
  expect(isOutside({ x: 100, y: 300 }, seen)).toBe(true);
  expect(isOutside({ x: 300, y: 760 }, seen)).toBe(true);
});

test('it lies in the corner where it covers less of what matters', () => {
  const seen = { left: 0, top: 0, width: 390, height: 300 };
  const at = (...points: [number, number][]) => corner(points.map(([x, y]) => ({ x, y })), seen, { width: 390, height: 300 });
  expect(at([50, 50])).toBe('right');
  expect(at([50, 50], [350, 50])).toBe('left');
  expect(at([50, 200])).toBe('left');
  expect(at([-20, 50])).toBe('left');
});
