import { expect, test } from 'vitest';

import { Labels } from './labels';
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
