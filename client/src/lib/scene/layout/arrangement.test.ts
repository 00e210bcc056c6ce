import { describe, expect, it } from 'vitest';

import { arrange } from './arrangement';
import type { Node } from '../model/types';

const scene: Node[] = [
  { kind: 'face', id: 'face', name: ['face'], type: 'omen' },
  { kind: 'board', id: 'map', width: 10, height: 10 },
  { kind: 'space', id: 'a', within: 'map', x: 1, y: 1 },
  { kind: 'token', id: 'figure', within: 'a', icon: 'person', owner: 1 },
  { kind: 'track', id: 'round', value: 1 },
  { kind: 'log', id: 'log' },
  { kind: 'sheet', id: 'sheet-0', owner: 0 },
  { kind: 'sheet', id: 'sheet-1', owner: 1 },
  { kind: 'hand', id: 'hand-1', within: 'sheet-1', owner: 1, count: 2 },
  { kind: 'card', id: 'card', within: 'hand-1' },
  { kind: 'sheet', id: 'sheet-2', owner: 2 },
  { kind: 'text', id: 'orphan', within: 'gone', words: ['text'] },
];

describe('arrange', () => {
  const found = arrange(scene, 1);
  it('puts boards, shared things, logs and one’s own in their places', () => {
    expect(found.boards).toEqual(['map']);
    expect(found.common).toEqual(['round', 'orphan']);
    expect(found.logs).toEqual(['log']);
    expect(found.mine).toEqual(['sheet-1']);
  });
  it('takes one’s own hand out of its sheet', () => {
    expect(found.hands).toEqual(['hand-1']);
  });
  it('seats the others in the order of play after oneself', () => {
    expect(found.players.map((player) => player.seat)).toEqual([2, 0]);
  });
  it('has no hand at the bottom for somebody who watches', () => {
    const watched = arrange(scene, -1);
    expect(watched.hands).toEqual([]);
    expect(watched.players.map((player) => player.seat)).toEqual([0, 1, 2]);
  });
});
