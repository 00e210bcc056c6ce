import { expect, test } from 'vitest';

import { distance, findPlace, HOME, lineBetween, spotOf, uncovered, type Place, type Rect } from './place';

const PANEL = { width: 300, height: 160 };
const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
interface Screen {
  width: number;
  height: number;
}
const WIDE = { width: 1440, height: 900 };

function around(screen: Screen, targets: readonly Rect[], glowing: readonly Rect[] = [], isRead = false) {
  return { screen, frame: rect(0, 44, screen.width, screen.height - 244), targets, glowing, isRead };
}
type Around = ReturnType<typeof around>;

function lying(place: Place, there: Around, panel = PANEL): Rect {
  const spot = spotOf(place, panel, there);
  return rect(spot.left, spot.top, panel.width, panel.height);
}
const found = (there: Around, last: Place = HOME): Rect => lying(findPlace(last, PANEL, there), there);

const SCREENS = [
  WIDE,
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

test.each(SCREENS)('words never lie over what they are about, nor outside: %o', (screen) => {
  for (let left = 0; left < screen.width - 90; left += 70) {
    for (let top = 0; top < screen.height - 120; top += 70) {
      const target = rect(left, top, 90, 120);
      const spot = found(around(screen, [target]));
      expect(distance(spot, target)).toBeGreaterThan(0);
      expect([spot.left >= 0, spot.top >= 0, spot.right <= screen.width, spot.bottom <= screen.height]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  }
});

test('what glows is left free where there is room', () => {
  const target = rect(600, 400, 100, 100);
  const glowing = [rect(720, 300, 700, 300), rect(0, 300, 580, 300)];
  const spot = found(around(WIDE, [target], glowing));
  for (const one of glowing) expect(distance(spot, one)).toBeGreaterThan(0);
});

test('they stay where they are, and so do the buttons under them, until they are in the way', () => {
  const elsewhere = around(WIDE, [rect(1000, 100, 100, 100)]);
  expect(findPlace(HOME, PANEL, elsewhere)).toEqual(HOME);
  expect(lying(HOME, elsewhere, { width: 300, height: 260 }).bottom).toBe(lying(HOME, elsewhere).bottom);
  const under = around(WIDE, [lying(HOME, elsewhere)]);
  const moved = findPlace(HOME, PANEL, under);
  expect(moved).not.toEqual(HOME);
  expect(findPlace(moved, PANEL, elsewhere)).toEqual(moved);
});

test('what glows moves them only where it can be pressed meanwhile', () => {
  const glow = [lying(HOME, around(WIDE, []))];
  expect(findPlace(HOME, PANEL, around(WIDE, [], glow, true))).toEqual(HOME);
  expect(findPlace(HOME, PANEL, around(WIDE, [], glow))).not.toEqual(HOME);
});

test('with every corner taken, they stand beside what they are about', () => {
  const target = rect(600, 300, 100, 100);
  const corners = [rect(0, 0, 400, 900), rect(1000, 0, 440, 900)];
  expect(distance(found(around(WIDE, [target, ...corners])), target)).toBeLessThan(60);
});

test('what lies under a bar is not seen, and what it does not cross is', () => {
  const line = rect(20, 300, 100, 200);
  expect(uncovered(line, rect(0, 400, 390, 200))).toEqual([300, 400]);
  expect(uncovered(line, rect(0, 250, 390, 100))).toEqual([350, 500]);
  const [top, bottom] = uncovered(line, rect(0, 200, 390, 400));
  expect(bottom - top).toBeLessThanOrEqual(0);
  expect(uncovered(line, rect(0, 500, 390, 100))).toEqual([300, 500]);
  expect(uncovered(line, rect(60, 300, 390, 200))).toEqual([300, 500]);
});

test('a line goes from edge to edge', () => {
  expect(lineBetween(rect(0, 0, 100, 100), rect(200, 0, 100, 100))).toEqual([100, 50, 200, 50]);
  expect(lineBetween(rect(0, 200, 100, 100), rect(200, 0, 100, 100))).toEqual([100, 200, 200, 100]);
});
