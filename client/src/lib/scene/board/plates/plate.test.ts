import { expect, test } from 'vitest';

import { onPlate, PLATE } from './plate';

test('figures stand on their plate, however many they are', () => {
  for (const n of [1, 2, 4, 7]) {
    const spots = onPlate(n);
    expect(spots).toHaveLength(n);
    for (const { x, y, size } of spots) {
      expect(Math.abs(x) * PLATE.radius + size * PLATE.radius).toBeLessThanOrEqual(PLATE.width / 2 + 1);
      expect(Math.abs(y) * PLATE.radius + size * PLATE.radius).toBeLessThanOrEqual(PLATE.height / 2);
    }
    expect(new Set(spots.map(({ x }) => x)).size).toBe(n);
  }
});
