import { expect, test } from 'vitest';

import { filled, keptFor } from './areas';

const grid = (rows: string[]): string[][] => rows.map((row) => row.split(' '));

test('what a watcher has nothing in leaves its room to what stands beside it', () => {
  const areas = grid(['map map trove', 'own own others']);
  expect(filled(areas, new Set(['map', 'trove', 'others']), 'own')).toEqual(grid(['map map trove', 'others others others']));
  expect(filled(areas, new Set(['map', 'trove', 'own', 'others']), 'own')).toEqual(areas);
});

test('a gap stays where nothing has the same rows, or something else is empty', () => {
  const areas = grid(['own map', 'own band']);
  expect(filled(areas, new Set(['map', 'band']), 'own')).toEqual(grid(['. map', '. band']));
  expect(filled(grid(['fate map']), new Set(['map']), 'own')).toEqual(grid(['. map']));
});

test('what something lies over keeps its area while it is empty', () => {
  // Original Sin’s creation: a page to be read, and no map yet below it.
  const areas = grid(['header header', 'party map', 'party band']);
  const kept = keptFor(['header', 'party', 'band'], [{ over: 'map' }]);
  expect(filled(areas, kept, undefined)).toEqual(areas);
  expect(filled(areas, keptFor(['header', 'party', 'band'], []), undefined)[1]).toEqual(['party', '.']);
});
