import { expect, test } from 'vitest';

import type { RuleInfo } from '../wire';
import { chapters } from './chapters';

function rule(id: string, text: string, chapter = ''): RuleInfo {
  return { id, text, chapter, section: id.split('.')[0] ?? '', ruling: false };
}

const RULES = [
  rule('game.object', 'Keep your characters alive.', 'The aim'),
  rule('score.hand', 'A hand is worth nothing.', 'The aim'),
  rule('swap.hand', 'You may swap your hand.', 'Swapping'),
];

test('rules of several sections stand in one chapter, in their order', () => {
  expect(chapters(RULES).map(({ title, rules }) => [title, rules.length])).toEqual([
    ['The aim', 2],
    ['Swapping', 1],
  ]);
});

test('a search leaves the chapters in which all of its words are found', () => {
  expect(chapters(RULES, ' hand  swap ').map(({ title }) => title)).toEqual(['Swapping']);
  expect(chapters(RULES, 'zeppelin')).toEqual([]);
});

test('without chapters, sections stand for them', () => {
  expect(chapters([rule('dark-end.all', 'It ends.')])[0]?.title).toBe('Dark end');
});
