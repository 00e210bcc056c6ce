import { expect, test } from 'vitest';

import { emptyView, type SeatView } from '../../live/seat-view';
import type { Info, SeatInfo } from '../../wire';
import { onlyAnswer } from './only-answer';

const end = { key: ['end'], words: ['end'] as const };
const lay = { key: ['lay'], words: ['lay'] as const };
const info = (...bots: string[]): Info => ({
  id: 't', game: 'g', status: 'playing', options: {}, seats: bots.map((bot, seat) => ({ seat, bot }) as SeatInfo),
});
const asks = (form: string, ...choices: SeatView['choices']): SeatView => ({
  ...emptyView(0),
  ask: 3,
  choices,
  prompt: { kind: 'prompt', id: 'prompt', words: ['ask'], seats: [0], form },
});

test('one answer among bots is given for the player', () => {
  expect(onlyAnswer(asks('choose', end), info('', 'random'), [0])).toBe(end);
});
test('two answers are a choice', () => {
  expect(onlyAnswer(asks('choose', end, lay), info('', 'random'), [0])).toBeNull();
});
test('where others look, how soon one answers would tell them something', () => {
  expect(onlyAnswer(asks('choose', end), info('', ''), [0])).toBeNull();
  expect(onlyAnswer(asks('choose', end), info('', ''), [0, 1])).toBe(end);
});
test('what is chosen in secret, in a window or is grave waits for the player', () => {
  expect(onlyAnswer(asks('together', end), info('', 'random'), [0])).toBeNull();
  expect(onlyAnswer(asks('window', end), info('', 'random'), [0])).toBeNull();
  expect(onlyAnswer(asks('choose', { ...end, grave: true }), info('', 'random'), [0])).toBeNull();
});
