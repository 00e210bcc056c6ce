import { describe, expect, it } from 'vitest';

import type { Layout, Node } from '../model/types';
import { cardWidth, lookOf, resolve } from './resolve';

const grid = (areas: string[][]) => ({ areas, columns: ['1fr'], rows: areas.map(() => 'auto') });
const REGIONS = {
  map: { kind: 'stage' },
  fate: { kind: 'rail' },
  trove: { kind: 'rail', title: 'trove' },
  others: { kind: 'seats' },
  hand: { kind: 'hand' },
  band: { kind: 'band' },
} as const;
const LAYOUT: Layout = {
  widths: { wide: 1100, middle: 700 },
  modes: [{ name: 'combat', when: { kind: ['dice'] } }],
  screens: [
    { width: 'wide', ...grid([['fate', 'map', 'trove'], ['band', 'band', 'band']]), regions: REGIONS },
    { width: 'wide', mode: 'combat', ...grid([['map'], ['band']]), regions: { ...REGIONS, trove: { kind: 'rail', tab: 'fate' } } },
    { width: 'middle', ...grid([['map']]), regions: REGIONS },
    { width: 'phone', ...grid([['map']]), regions: REGIONS },
  ],
  place: [
    { kind: ['hand'], owner: 'own', lift: true, in: 'hand' },
    { id: ['trove*'], in: 'trove' },
    { owner: 'other', in: 'others' },
    { kind: ['row'], in: 'fate' },
  ],
  looks: [
    { kind: ['row'], as: 'cascade', slots: 3 },
    { id: ['line-*'], owner: 'own', slots: 4 },
    { kind: ['row'], screens: ['phone'], as: 'list' },
  ],
  folds: [
    { region: 'fate', to: 'title', below: 1300, seats: 3, keep: { id: ['deck-*'] } },
    { region: 'trove', to: 'button', idle: true },
  ],
};
const NODES: readonly Node[] = [
  { kind: 'sheet', id: 'me', owner: 1 },
  { kind: 'hand', id: 'hand-1', within: 'me', count: 2 },
  { kind: 'row', id: 'line-1', within: 'me' },
  { kind: 'sheet', id: 'you', owner: 0 },
  { kind: 'hand', id: 'hand-0', within: 'you', count: 2 },
  { kind: 'row', id: 'deck-row' },
  { kind: 'row', id: 'trove-row' },
  { kind: 'face', id: 'face', name: ['a'], type: 'b' },
];

function at(width: number, nodes: readonly Node[] = NODES, seat = 1, seats = 2, can = false) {
  const looker = { nodes: new Map(nodes.map((node) => [node.id, node])), seat };
  return { looker, ...resolve(LAYOUT, looker, { width, height: 900, seats }, () => can) };
}
const ids = (made: ReturnType<typeof at>) => Object.fromEntries([...made.regions].map(([name, { ids: inside }]) => [name, inside]));

describe('a layout', () => {
  it('places what lies in nothing, and lifts out what a rule lifts', () => {
    const made = at(1200);
    expect(ids(made)).toEqual({
      map: ['me'],
      fate: ['deck-row'],
      trove: ['trove-row'],
      others: ['you'],
      hand: ['hand-1'],
      band: [],
    });
    expect(made.lifted).toEqual(new Set(['hand-1']));
  });
  it('leaves out what is empty: a watcher has no hand', () => {
    const made = at(1200, NODES, -1);
    expect(ids(made)['hand']).toBeUndefined();
    expect(ids(made)['others']).toEqual(['me', 'you']);
  });
  it('has a screen for each width, and for each mode that has one of its own', () => {
    const dice: Node = { kind: 'dice', id: 'dice', values: [1] };
    expect([at(1200), at(800), at(390)].map((made) => made.screen.width)).toEqual(['wide', 'middle', 'phone']);
    expect(at(1200, [...NODES, dice]).screen.mode).toBe('combat');
    expect(at(800, [...NODES, dice]).screen.mode).toBeUndefined();
  });
  it('makes a region a tab of another', () => {
    const made = at(1200, [...NODES, { kind: 'dice', id: 'dice', values: [1] }]);
    expect(made.regions.get('fate')?.tabs.map((tab) => [tab.name, tab.ids])).toEqual([['trove', ['trove-row']]]);
    expect(made.regions.has('trove')).toBe(false);
  });
  it('folds when all conditions hold', () => {
    expect(at(1200, NODES, 1, 3).regions.get('fate')).toMatchObject({ fold: { to: 'title' }, kept: ['deck-row'] });
    expect(at(1200, NODES, 1, 2).regions.get('fate')?.fold).toBeNull();
    expect(at(1400, NODES, 1, 3).regions.get('fate')?.fold).toBeNull();
  });
  it('does not fold what can be chosen, if it folds only idle things', () => {
    expect(at(1200).regions.get('trove')?.fold?.to).toBe('button');
    expect(at(1200, NODES, 1, 2, true).regions.get('trove')?.fold).toBeNull();
  });
});

describe('looks', () => {
  it('apply one over the other, word by word; the owner of a container counts', () => {
    const { looker, screen } = at(1200);
    expect(lookOf(LAYOUT, screen, NODES[2]!, looker)).toMatchObject({ as: 'cascade', slots: 4 });
    expect(lookOf(LAYOUT, screen, NODES[5]!, looker)).toMatchObject({ as: 'cascade', slots: 3 });
    expect(lookOf(LAYOUT, screen, NODES[0]!, looker)).toEqual({});
  });
  it('may hold at one width only', () => {
    const { looker, screen } = at(390);
    expect(lookOf(LAYOUT, screen, NODES[2]!, looker)).toMatchObject({ as: 'list' });
  });
  it('size cards by the number of players: the next lower number holds', () => {
    const card = { 2: 124, 3: 102, 5: 84 };
    expect([2, 3, 4, 5, 6].map((seats) => cardWidth(card, seats))).toEqual([124, 102, 102, 84, 84]);
    expect([cardWidth(90, 4), cardWidth(undefined, 4)]).toEqual([90, 0]);
  });
});
