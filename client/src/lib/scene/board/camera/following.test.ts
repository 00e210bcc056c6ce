import { expect, test } from 'vitest';

import { around } from './following';

// A board of 1,000 units, a space every 40, in a window of 400 pixels.
const look = (...points: [number, number][]) => around(points.map(([x, y]) => ({ x, y })), 40, 0.4, 44, { width: 400, height: 400 });

test('one figure is seen at the pitch that the layout says', () => {
  expect(look([200, 300])).toEqual({ x: 200, y: 300, zoom: 2.75 });
});

test('in a window that is lower than two spaces, too', () => {
  expect(around([{ x: 200, y: 300 }], 40, 0.4, 44, { width: 400, height: 60 })?.zoom).toBe(2.75);
});

test('without a figure all that can be chosen is in the window, no nearer than that', () => {
  expect(look([200, 300], [240, 340])).toEqual({ x: 220, y: 320, zoom: 2.75 });
  expect(look([100, 300], [520, 300])).toEqual({ x: 310, y: 300, zoom: 2 });
});

test('where anything can be chosen, or nothing, the board stays whole', () => {
  expect(look([0, 0], [1000, 1000])?.zoom).toBe(1);
  expect(look()).toBeNull();
});
