import { expect, test } from 'vitest';

import { MINE, OPEN, seatPlans, spelled, tableOf } from './plan';

test('seats become plans, and several of one’s own get names that differ', () => {
  expect(seatPlans([MINE, OPEN, 'greedy'], 'Ann')).toEqual([{ mine: true, name: 'Ann' }, {}, { bot: 'greedy' }]);
  expect(seatPlans([MINE, MINE], 'Ann').map((plan) => plan.name)).toEqual(['Ann 1', 'Ann 2']);
});

test.each([
  ['https://gloam.example/t/k3-x', 'k3-x'],
  ['https://gloam.example/t/k3-x#secret', 'k3-x'],
  ['/t/k3-x/replay?at=3', 'k3-x'],
  [' k3-x ', 'k3-x'],
  ['k3-x#secret', 'k3-x'],
  ['what is this', null],
  ['https://elsewhere.example/', null],
])('the table in %s', (text, id) => expect(tableOf(text)).toBe(id));

test('words for settings without words', () => {
  expect(spelled('short-game')).toBe('Short game');
});
