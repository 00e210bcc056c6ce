import { expect, test } from 'vitest';

import { isShared } from './result';

test('those who win or lose together are one side', () => {
  expect(isShared({ scores: [1, 1, 1], winners: [0, 1, 2] })).toBe(true);
  expect(isShared({ scores: [0, 0], winners: [] })).toBe(true);
  expect(isShared({ scores: [0], winners: [] })).toBe(true);
});

test('scores that differ, or a winner, tell players apart', () => {
  expect(isShared({ scores: [3, 2], winners: [] })).toBe(false);
  expect(isShared({ scores: [2, 2, 2], winners: [1] })).toBe(false);
});
