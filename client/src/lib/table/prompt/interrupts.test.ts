import { expect, test } from 'vitest';

import { sortInterrupts } from './interrupts';

test('what pays for words is offered in the chat alone', () => {
  const speak = { key: ['speak', 2], words: ['speak'] as const };
  const confess = { key: ['confess'], words: ['confess'] as const };
  const ring = { key: ['ring'], words: ['ring'] as const, touches: ['bell'] };
  const { placed, aside } = sortInterrupts([speak, confess, ring], [{ name: 'table', price: ['speak', 2] }, { name: 'talk' }]);
  expect(placed).toEqual([ring]);
  expect(aside).toEqual([confess]);
});
