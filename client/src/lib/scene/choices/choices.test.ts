import { describe, expect, it, test } from 'vitest';

import { aboutOf, byNode, dials, loose, offeredFirst, shared, turned } from './choices';
import type { Choice } from '../model/types';

function choice(key: string, touches: string[] = [], more: Partial<Choice> = {}): Choice {
  return { key: [key], words: [key], touches, ...more };
}

const lay = choice('lay', ['card', 'line']);
const burn = choice('burn', ['card']);
const rest = choice('rest');
const lost = choice('lost', ['nowhere']);
const dial = ['n', 'e', 's'].map((way) => choice(way, ['keeper'], { dial: 'beam', preview: [`lit-${way}`] }));

describe('options', () => {
  it('are found at every node they touch, once each', () => {
    const found = byNode([lay, burn, choice('twice', ['line', 'line'])]);
    expect(found.get('card')).toEqual([lay, burn]);
    expect(found.get('line')).toHaveLength(2);
  });
  it('that touch nothing on the table get buttons, dials do not', () => {
    expect(loose([lay, rest, lost, ...dial], (id) => id !== 'nowhere')).toEqual([rest, lost]);
  });
  it('get buttons if they are all about one thing: not which is asked, but what', () => {
    const [keep, drop] = [choice('keep', ['card']), choice('drop', ['card'])];
    const all = (): boolean => true;
    expect(loose([keep, drop], all)).toEqual([keep, drop]);
    expect(loose([burn, rest], all)).toEqual([burn, rest]);
    expect(loose([keep, drop, lay], all)).toEqual([]);
    expect(loose([burn], all)).toEqual([]);
    expect(loose([lay, burn], (id) => id === 'card')).toEqual([]);
    const many = ['a', 'b', 'c', 'd', 'e'].map((key) => choice(key, ['card']));
    expect(loose(many, all)).toEqual([]);
    expect(loose(many, all, true)).toEqual(many);
  });
  it('are shared by a card and where it can go', () => {
    expect(shared([lay, burn], 'line')).toEqual([lay]);
  });
  it('light up what they touch and what they preview', () => {
    expect(aboutOf(dial[0] ?? rest)).toEqual(new Set(['keeper', 'lit-n']));
  });
});

test('of a pile what can be chosen is shown first, the rest in its order', () => {
  expect(offeredFirst(['a', 'b', 'c', 'd'], (id) => id === 'c' || id === 'd')).toEqual(['c', 'd', 'a', 'b']);
});

describe('a dial', () => {
  it('is the options of one name in the order sent', () => {
    expect(dials([rest, ...dial])).toEqual([{ name: 'beam', options: dial }]);
  });
  it('turns round and round', () => {
    expect(turned(2, 1, 3)).toBe(0);
    expect(turned(0, -1, 3)).toBe(2);
    expect(turned(1, -5, 3)).toBe(2);
    expect(turned(0, 1, 0)).toBe(0);
  });
});
