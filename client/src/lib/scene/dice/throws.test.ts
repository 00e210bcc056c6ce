import { expect, test } from 'vitest';

import type { Dice } from '../model/types';
import { Throws } from './throws';

const dice = (values: number[], rerolled: number[] = [], hits: boolean[] = []): Dice => ({ kind: 'dice', id: 'd', values, rerolled, hits });

test('a die falls when it is thrown or thrown again, and not when the table is shown anew', () => {
  const throws = new Throws();
  const first = throws.keys(dice([1, 4, 6]));
  expect(throws.keys(dice([1, 4, 6], [0, 0, 0], [true, false, false]))).toEqual(first);
  const again = throws.keys(dice([1, 4, 2], [0, 0, 1]));
  expect(again.map((key, i) => key === first[i])).toEqual([true, true, false]);
  const next = throws.keys(dice([1, 5, 2]));
  expect(next.some((key) => again.includes(key))).toBe(false);
});
