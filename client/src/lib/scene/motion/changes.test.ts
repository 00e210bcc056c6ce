import { describe, expect, it } from 'vitest';

import { numberChanges, cardMoves, MOST_MOVES } from './changes';
import type { Card, Node } from '../model/types';

const moment = (...nodes: Node[]): Map<string, Node> => new Map(nodes.map((node) => [node.id, node]));
const card = (id: string, within: string): Card => ({ kind: 'card', id, within });
const pile = (id: string, count: number): Node => ({ kind: 'pile', id, count });
const hand = (id: string, count: number): Node => ({ kind: 'hand', id, count });

describe('cardMoves', () => {
  it('a card that lies elsewhere went there', () => {
    const found = cardMoves(moment(hand('h', 1), card('a', 'h')), moment(hand('h', 0), card('a', 'row')));
    expect(found).toEqual([{ card: card('a', 'row'), from: 'a', to: 'a' }]);
  });
  it('a new card comes from the pile that shrank', () => {
    const found = cardMoves(moment(pile('deck', 9), hand('h', 0)), moment(pile('deck', 8), hand('h', 1), card('a', 'h')));
    expect(found).toEqual([{ card: card('a', 'h'), from: 'deck', to: 'a' }]);
  });
  it('a card that vanished went into the pile that grew', () => {
    const found = cardMoves(moment(pile('deck', 8), card('a', 'row')), moment(pile('deck', 9)));
    expect(found).toEqual([{ card: card('a', 'row'), from: 'a', to: 'deck' }]);
  });
  it('unseen cards travel as backs', () => {
    const found = cardMoves(moment(pile('deck', 8), hand('h', 2)), moment(pile('deck', 7), hand('h', 3)));
    expect(found).toEqual([{ card: null, from: 'deck', to: 'h' }]);
  });
  it('a card played and another drawn are told apart', () => {
    const before = moment(pile('deck', 8), hand('h', 2), card('a', 'h'));
    const after = moment(pile('deck', 7), hand('h', 2), card('a', 'row'), card('b', 'h'));
    expect(cardMoves(before, after)).toEqual([
      { card: card('a', 'row'), from: 'a', to: 'a' },
      { card: card('b', 'h'), from: 'deck', to: 'b' },
    ]);
  });
  it('a whole new table is not shown as travel', () => {
    const ids = Array.from({ length: MOST_MOVES + 1 }, (_, i) => `c${i}`);
    expect(cardMoves(moment(...ids.map((id) => card(id, 'a'))), moment(...ids.map((id) => card(id, 'b'))))).toEqual([]);
  });
});

describe('floats', () => {
  it('tell what rose and fell, but not the steps of a phase', () => {
    const before = moment(
      { kind: 'track', id: 'sanity', value: 5 },
      { kind: 'track', id: 'phase', value: 0, steps: ['dusk', 'dawn'] },
      { kind: 'token', id: 'gold', icon: 'coin' },
      { kind: 'sheet', id: 'ada', lines: [[['points'], 3]] },
    );
    const after = moment(
      { kind: 'track', id: 'sanity', value: 3 },
      { kind: 'track', id: 'phase', value: 1, steps: ['dusk', 'dawn'] },
      { kind: 'token', id: 'gold', icon: 'coin', amount: 4 },
      { kind: 'sheet', id: 'ada', lines: [[['points'], 7]] },
    );
    expect(numberChanges(before, after)).toEqual([
      { id: 'sanity', by: -2 },
      { id: 'gold', by: 3 },
      { id: 'ada', by: 4 },
    ]);
  });
});
