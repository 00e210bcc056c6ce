import { expect, test } from 'vitest';

import type { Happening } from '../../wire';
import { chapters } from './story';

const told = (n: number, event: string, seat = 1): Happening => [n, [`event-${event}`, { a: ['seat', { n: seat }] }], [event]];

test('turns are headings, and lines know who acts', () => {
  const found = chapters([told(0, 'drew'), told(1, 'turn', 2), told(2, 'laid', 2), told(3, 'lost', 1)]);
  expect(found.map(({ seat, lines }) => [seat, lines.map((line) => line.seat)])).toEqual([
    [-1, [0]],
    [1, [1, 0]],
  ]);
});
test('what was taken back leaves a line where it was, with its seat', () => {
  const found = chapters([told(0, 'turn'), told(1, 'laid'), told(2, 'laid')], [
    { at: 2, seat: 1 },
    { at: 3, seat: -1 },
  ]);
  expect(found[0]?.lines.map(({ key }) => key)).toEqual(['1', 'undone-0', '2', 'undone-1']);
  expect(found[0]?.lines.map(({ seat }) => seat)).toEqual([0, 1, 0, -1]);
});
