import { describe, expect, it } from 'vitest';

import { SceneModel } from './scene-model.svelte';
import type { Node } from './types';

const pile: Node = { kind: 'pile', id: 'pile', count: 2 };
const row: Node = { kind: 'row', id: 'row' };
const a: Node = { kind: 'card', id: 'a', within: 'pile' };
const b: Node = { kind: 'card', id: 'b', within: 'row' };

describe('the model', () => {
  it('follows nodes that come, move and go', () => {
    const model = new SceneModel();
    model.load([pile], [row, a, b]);
    expect(model.piece('row').children).toEqual(['b']);
    model.load([pile], [row, { ...a, within: 'row' }]);
    expect(model.piece('row').children).toEqual(['a']);
    expect(model.piece('pile').children).toEqual([]);
    expect(model.node('b')).toBeNull();
  });
  it('offers at a pile what lies in it, at a row only what is the row’s', () => {
    const model = new SceneModel();
    model.load([], [pile, row, a, b]);
    const takes = ['a', 'b'].map((id) => ({ key: ['take', id], words: ['take'] as const, touches: [id] }));
    model.offer(takes);
    expect(model.optionsAt('pile')).toEqual([takes[0]]);
    expect(model.optionsAt('row')).toEqual([]);
    model.offer([]);
    expect(model.optionsAt('pile')).toEqual([]);
  });
  it('lights what is considered and nothing else', () => {
    const model = new SceneModel();
    model.load([], [a, b]);
    model.light(new Set(['a']));
    model.light(new Set(['b']));
    expect([model.piece('a').lit, model.piece('b').lit]).toEqual([false, true]);
  });
  it('means the space of a figure that stands on one, with all that can be done there', () => {
    const model = new SceneModel();
    const spaces: Node[] = ['here', 'there'].map((id) => ({ kind: 'space', id, within: '', x: 0, y: 0 }));
    const fellow: Node = { kind: 'token', id: 'fellow', within: 'here', icon: 'fellow' };
    model.load([], [...spaces, fellow, { ...fellow, id: 'foe', within: 'there' }]);
    const [go, trade, fight] = [['go', 'here'], ['trade', 'fellow'], ['fight', 'foe']].map(([key, id]) => ({ key: [key], words: [key] as const, touches: [id] }));
    model.offer([go, trade, fight] as never);
    expect(model.pressedAt('fellow')).toBe('here');
    expect(model.optionsAt('here')).toEqual([go, trade]);
    expect(model.pressedAt('foe')).toBe('foe');
  });
});
