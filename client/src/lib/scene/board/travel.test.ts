import { describe, expect, it } from 'vitest';

import type { Happening, Link } from '../model/types';
import { shortestWay, wayOf } from './travel';

const link = (a: string, b: string): Link => ({ kind: 'link', id: `${a}-${b}`, a, b });
const moved = (n: number, ...way: string[]): Happening => [n, ['event-moved'], ['moved'], [], '', way];

describe('the way of a figure', () => {
  it('goes along the links, and straight where there are none', () => {
    const links = [link('a', 'b'), link('c', 'b'), link('c', 'd'), link('a', 'e'), link('e', 'f'), link('f', 'd')];
    expect(shortestWay(links, 'a', 'd')).toEqual(['a', 'b', 'c', 'd']);
    expect(shortestWay(links, 'a', 'z')).toEqual(['a', 'z']);
  });
  it('is what the events of a beat tell, one after another', () => {
    const happened = [moved(0, 'who', 'a', 'b'), moved(1, 'other', 'x', 'y'), moved(2, 'who', 'b', 'c', 'd')];
    expect(wayOf('who', happened)).toEqual(['a', 'b', 'c', 'd']);
    expect(wayOf('nobody', happened)).toEqual([]);
  });
});
