import { expect, test } from 'vitest';

import { filled } from './areas';

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
