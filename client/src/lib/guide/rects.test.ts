import { expect, test } from 'vitest';

import { uncovered, type Rect } from './rects';

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
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
