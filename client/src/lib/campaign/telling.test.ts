import { expect, test } from 'vitest';

import type { CampaignGame } from '../wire';
import { ending, gameName, isOver, sign } from './telling';

function game(more: Partial<CampaignGame>): CampaignGame {
  const seats = [{ name: 'Ada', mine: true }, { name: 'Ben' }, { name: 'Mrs Gaunt', bot: true }];
  return { number: 2, table: 'abc', status: 'over', began: 1, ended: 2, seats, ...more };
}

test('a game says how it ended, or that it goes on', () => {
  expect(ending(game({ winners: [1] }))).toBe('Ben has won.');
  expect(ending(game({ winners: [0, 2] }))).toBe('Ada and Mrs Gaunt share the win.');
  expect(ending(game({}))).toBe('Nobody has won.');
  expect(ending(game({ status: 'abandoned' }))).toBe('The game was given up.');
  expect(ending(game({ status: 'playing' }))).toBe('being played');
  expect([isOver(game({ status: 'playing' })), isOver(game({ status: 'abandoned' }))]).toEqual([false, true]);
});

test('a game is called by its number, whatever the campaign was called then', () => {
  expect(gameName(game({ title: 'The Tuesday four' }))).toBe('Game 2');
});

test('each kind of change has a sign of its own', () => {
  const signs = ['gained', 'lost', 'opened', 'chosen'].map(sign);
  expect(new Set(signs).size).toBe(4);
});
