import { describe, expect, it } from 'vitest';

import { aboutOf, byNode, dials, loose, shared, turned } from './choices';
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
  it('are shared by a card and where it can go', () => {
    expect(shared([lay, burn], 'line')).toEqual([lay]);
  });
  it('light up what they touch and what they preview', () => {
    expect(aboutOf(dial[0] ?? rest)).toEqual(new Set(['keeper', 'lit-n']));
  });
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
