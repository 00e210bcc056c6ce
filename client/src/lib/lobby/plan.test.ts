import { expect, test } from 'vitest';

import type { GameInfo } from '../wire';
import { defaults, lightestFirst, MINE, OPEN, presetOf, presetOptions, quickSettings, quickTable, seatPlans, spelled, tableOf } from './plan';

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
  ['K3-X', 'k3-x'],
  ['k3-x.', 'k3-x'],
  ['. k3-x .', 'k3-x'],
  ['what is this', null],
  ['https://elsewhere.example/', null],
])('the table in %s', (text, id) => expect(tableOf(text)).toBe(id));

test('words for settings without words', () => {
  expect(spelled('short-game')).toBe('Short game');
});

test('a quick game may be a short one', () => {
  const setting = (name: string, more: boolean) => ({ name, choices: ['full', 'short'], default: 'full', more });
  const game = { id: 'isle', players: [2], settings: [setting('length', false), setting('ties', true)], presets: [] } as unknown as GameInfo;
  expect(quickSettings(game).map(({ name }) => name)).toEqual(['length']);
  expect(quickTable(game, 2, 'greedy', '', 'Ann', { length: 'short' }).options).toEqual({ length: 'short', ties: 'full' });
  expect(quickSettings({ ...game, presets: [{ name: 'easy', options: {} }] })).toEqual([]);
});

test('a step of difficulty sets its own and takes back what other steps set', () => {
  const setting = (name: string) => ({ name, choices: ['off', 'on'], default: 'off', more: true });
  const game = {
    id: 'isle',
    players: [1, 2],
    settings: [setting('easy'), setting('hard'), { ...setting('fog'), default: 'on' }],
    presets: [
      { name: 'easy', options: { easy: 'on' } },
      { name: 'usual', options: {} },
      { name: 'hard', options: { hard: 'on' } },
    ],
  } as unknown as GameInfo;
  expect(presetOptions(game, 'hard')).toEqual({ easy: 'off', hard: 'on' });
  expect(presetOf(game, defaults(game))).toBe('usual');
  expect(presetOf(game, { easy: 'on', hard: 'off', fog: 'off' })).toBe('easy');
  expect(presetOf(game, { easy: 'on', hard: 'on', fog: 'on' })).toBe('');
  expect(quickTable(game, 2, 'greedy', 'hard', 'Ann').options).toEqual({ easy: 'off', hard: 'on', fog: 'on' });
});

test('what is learnt most quickly comes first', () => {
  const games = [4, 2, 3, 2].map((difficulty, at) => ({ id: `${at}`, difficulty })) as unknown as GameInfo[];
  expect(lightestFirst(games).map(({ id }) => id)).toEqual(['1', '3', '2', '0']);
});
