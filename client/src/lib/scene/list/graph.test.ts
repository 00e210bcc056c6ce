import { describe, expect, it } from 'vitest';

import type { Link, Region, Space } from '../model/types';
import { spacesByRegion, distances, adjacency } from './graph';

function space(id: string, region = ''): Space {
  return { kind: 'space', id, x: 0, y: 0, region };
}
function link(a: string, b: string, style?: string): Link {
  return { kind: 'link', id: `${a}-${b}`, a, b, ...(style ? { style } : {}) };
}
const region = (id: string): Region => ({ kind: 'region', id });

const ways = adjacency([link('hall', 'stairs'), link('stairs', 'attic', 'stairs'), link('cellar', 'crypt')]);

describe('ways', () => {
  it('lead both ways and keep their style', () => {
    expect(ways.get('stairs')).toEqual([
      { to: 'hall', style: 'path' },
      { to: 'attic', style: 'stairs' },
    ]);
  });
  it('count steps from the nearest start and leave out what cannot be reached', () => {
    const steps = distances(['hall'], ways);
    expect([...steps]).toEqual([
      ['hall', 0],
      ['stairs', 1],
      ['attic', 2],
    ]);
  });
});

describe('spacesByRegion', () => {
  const spaces = [space('crypt', 'below'), space('attic', 'above'), space('stairs', 'ground'), space('hall', 'ground')];
  const regions = ['below', 'ground', 'above', 'empty'].map(region);

  it('put one’s own region first and the nearest space first in each', () => {
    const found = spacesByRegion(spaces, regions, distances(['hall'], ways));
    expect(found.map((area) => area.region)).toEqual(['ground', 'above', 'below']);
    expect(found[0]?.spaces.map((one) => one.id)).toEqual(['hall', 'stairs']);
  });
  it('keep the order of the board where one stands nowhere', () => {
    const found = spacesByRegion([...spaces, space('moor')], regions, new Map());
    expect(found.map((area) => area.region)).toEqual(['below', 'ground', 'above', '']);
    expect(found[1]?.spaces.map((one) => one.id)).toEqual(['stairs', 'hall']);
  });
});
