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
});
