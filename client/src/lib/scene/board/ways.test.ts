import { expect, test } from 'vitest';

import type { Board } from '../model/types';
import { waysOf } from './ways';

const board = (ways: Board['ways']): Board => ({ kind: 'board', id: 'b', width: 1, height: 1, ...(ways && { ways }) });

test('a chain of spaces is a link from each to the next, of its style', () => {
  const links = waysOf(board({ path: ['a b c', 'd a'], window: ['c d'] }));
  expect(links.map(({ a, b, style }) => `${a}${b} ${style}`)).toEqual(['ab path', 'bc path', 'da path', 'cd window']);
});

test('a board without ways has none', () => {
  expect(waysOf(board(undefined))).toEqual([]);
});
