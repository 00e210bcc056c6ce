import { expect, test } from 'vitest';

import { Labels, linesOf } from './labels';
import type { Node } from './types';

test('marks follow a name with a comma, whatever stop the name has', () => {
  const labels = new Labels(
    () =>
      ([key]) =>
        key,
    () => null,
  );
  const half: Node = { kind: 'text', id: 'seam', words: ['Whenever you become hunted:'], marks: ['mark-wanting'] };
  expect(labels.full(half)).toMatch(/^Whenever you become hunted, /);
  expect(labels.full({ kind: 'text', id: 'seam', words: ['Heal one.'] })).toBe('Heal one.');
});

test('a card says nothing twice: lines that stand in its text are left out', () => {
  expect(linesOf({ text: 'Admits Tin Whistle or Locked Box.', lines: ['Tin Whistle', 'Locked Box', 'Fire'] })).toEqual(['Fire']);
  expect(linesOf({})).toEqual([]);
});
