// Names lie over no other name, no other space and no figure; what finds no place is left out.

import { expect, test } from 'vitest';

import { placeNames, type Named } from './name-places';

const space = (id: string, x: number, y: number, side = ''): Named => ({ id, name: id, x, y, side, radius: 10 });

test('a name stands where it wants to if that is free', () => {
  const [below, above] = placeNames([space('Chapel', 0, 0), space('Harbour', 200, 0, 'above')], [], 6);
  expect(below).toMatchObject({ x: 0, anchor: 'middle' });
  expect(below?.y).toBeGreaterThan(10);
  expect(above?.y).toBeLessThan(-10);
});

test('it gives way to another name, to a space and to a figure', () => {
  const [, second] = placeNames([space('Chapel', 0, 0), space('Swamp', 0, 30, 'above')], [], 6);
  expect(second?.y).toBeGreaterThan(30);
  const [beside] = placeNames([space('Chapel', 0, 0)], [{ id: 'other', x: 0, y: 16, radius: 8 }], 6);
  expect(beside?.y).toBeLessThan(0);
  const [own] = placeNames([space('Chapel', 0, 0)], [{ id: 'Chapel', x: 0, y: 0, radius: 30 }], 6);
  expect(own?.y).toBeGreaterThan(10);
});

test('where no side is free it is left out', () => {
  const around = [[0, 16], [0, -16], [25, 0], [-25, 0]].map(([x = 0, y = 0], i) => ({ id: `${i}`, x, y, radius: 9 }));
  expect(placeNames([space('Chapel', 0, 0)], around, 6)).toEqual([]);
});

test('inside the board if it can be', () => {
  const board = { left: -30, top: -30, right: 30, bottom: 30 };
  const [inside] = placeNames([space('Old Complex', 15, 0, 'right')], [], 6, board);
  expect(inside?.anchor).toBe('middle');
  const tight = { left: -1, top: -1, right: 1, bottom: 1 };
  expect(placeNames([space('Chapel', 0, 0, 'left')], [], 6, tight)[0]?.anchor).toBe('end');
});
