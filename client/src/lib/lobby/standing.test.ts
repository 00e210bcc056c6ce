import { describe, expect, test } from 'vitest';

import type { Visit } from '../wire';
import { byUrgency, clock, ended, isMyTurn, outcome, points, turn } from './standing';

function visit(id: string, more: Partial<Visit> = {}, table: Partial<Visit['table']> = {}): Visit {
  const seats = [
    { seat: 0, name: 'Ada', taken: true },
    { seat: 1, name: 'Ben', taken: true },
    { seat: 2, name: 'Mrs Gaunt', bot: 'greedy' },
  ];
  return { table: { id, game: 'haunted', status: 'playing', options: {}, seats, ...table }, seats: [0], ...more };
}

describe('unfinished tables', () => {
  const mine = visit('mine', { asked: [0], since: 50 });
  const older = visit('older', { asked: [0], since: 10 });
  const theirs = visit('theirs', { asked: [1], since: 90 });
  const open = visit('open', {}, { status: 'open', created: 99 });

  test('stand in the order of what one has to do, whoever has waited longest first', () => {
    expect(byUrgency([open, theirs, mine, older]).map(({ table }) => table.id)).toEqual(['older', 'mine', 'theirs', 'open']);
  });

  test('say whose turn it is', () => {
    expect(turn(mine)).toBe('your turn');
    expect(turn(theirs)).toBe('Ben’s turn');
    expect(turn(visit('both', { asked: [1, 2] }))).toBe('Ben and Mrs Gaunt are asked');
    expect(turn(visit('secret'))).toBe('being played');
    expect(turn(visit('still', { asked: [0] }, { paused: true }))).toBe('paused');
    expect(turn(visit('open', {}, { status: 'open', seats: [{ seat: 0, name: 'Ada', taken: true }, { seat: 1 }] }))).toBe('1 of 2 seats taken');
  });

  test('are not one’s own turn while a bot plays for one, or while all is paused', () => {
    expect(isMyTurn(visit('bot', { asked: [0] }, { seats: [{ seat: 0, name: 'Ada', taken: true, bot: 'greedy' }] }))).toBe(false);
    expect(isMyTurn(visit('still', { asked: [0] }, { paused: true }))).toBe(false);
  });

  test('say since when and until when', () => {
    expect(clock(theirs, 90 + 7300)).toBe('for 2 hours');
    expect(clock(visit('days', { since: 0.5, until: 86_400 }), 300)).toMatch(/^for 4 minutes · until /);
    expect(clock(open, 500)).toBe('');
    const after = [30, 90, 3600, 200_000].map((seconds) => clock(theirs, 90 + seconds));
    expect(after).toEqual(['just now', 'for 1 minute', 'for 1 hour', 'for 2 days']);
  });
});

describe('finished games', () => {
  const over = (scores: number[], winners: number[]) => visit('over', { result: { scores, winners } }, { status: 'over' });

  test('keep who won, and everybody’s points', () => {
    expect(outcome(over([12, 4, 9], [1]))).toBe('Ben has won.');
    expect(points(over([12, 4, 9], [1]))).toBe('Ben 4, Ada 12, Mrs Gaunt 9');
  });

  test('say when they ended', () => {
    expect(ended(visit('over', { since: 100 }), 100 + 8000)).toBe('2 hours ago');
    expect(ended(visit('old'), 100)).toBe('');
  });

  test('that all won or lost together have no points', () => {
    expect(outcome(over([1, 1, 1], [0, 1, 2]))).toBe('You have all won.');
    expect(points(over([0, 0, 0], []))).toBe('');
  });

  test('say who won and why where the game tells it', () => {
    const told = visit('over', { result: { scores: [9, 39], winners: [0], words: 'Ada wins with 9 points.' } }, { status: 'over' });
    expect(outcome(told)).toBe('Ada wins with 9 points.');
  });

  test('from before results were kept say that they are over', () => {
    expect(outcome(visit('old', {}, { status: 'over' }))).toBe('Finished');
  });
});
