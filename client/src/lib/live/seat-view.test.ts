import { describe, expect, test } from 'vitest';

import type { Happening, Node, View } from '../wire';
import { applyNodes, applyView, emptyView, isAsked } from './seat-view';

const pile = (id: string, count: number): Node => ({ kind: 'pile', id, count });
const ids = (nodes: readonly Node[]) => nodes.map((node) => node.id);
const event = (n: number): Happening => [n, [`event-${n}`]];
const view = (rest: Partial<View>): View => ({ is: 'view', seat: 0, n: 1, ...rest });

describe('nodes', () => {
  const before = [pile('a', 1), pile('b', 2), pile('c', 3)];

  test('nothing told is nothing changed', () => {
    expect(applyNodes(before, undefined)).toBe(before);
  });

  test('changes replace in place, append what is new and keep the rest as the same objects', () => {
    const after = applyNodes(before, { set: [pile('b', 9), pile('d', 4)], drop: ['a'] });
    expect(after).toEqual([pile('b', 9), pile('c', 3), pile('d', 4)]);
    expect(after[1]).toBe(before[2]);
  });

  test('an order sorts all of them', () => {
    expect(ids(applyNodes(before, { set: [pile('d', 4)], order: ['d', 'c', 'b', 'a'] }))).toEqual(['d', 'c', 'b', 'a']);
  });

  test('a whole list forgets what was there', () => {
    expect(ids(applyNodes(before, { whole: true, set: [pile('z', 1)] }))).toEqual(['z']);
  });
});

describe('views', () => {
  test('what a view leaves out besides nodes is gone: the ask is over', () => {
    const asked = applyView(emptyView(0), view({ ask: 3, choices: [{ key: ['draw'], words: ['option-draw'] }] }));
    const after = applyView(asked, view({ n: 2 }));
    expect(after.ask).toBe(0);
    expect(after.choices).toEqual([]);
  });

  test('the first view tells the story so far, the next ones what is new', () => {
    const first = applyView(emptyView(0), view({ happened: [event(0), event(1)] }));
    expect(first.happened).toEqual([]);
    const second = applyView(first, view({ n: 2, told: 2, happened: [event(2)] }));
    expect(second.happened).toEqual([event(2)]);
    expect(second.story.map(([n]) => n)).toEqual([0, 1, 2]);
  });

  test('what was taken back leaves the story', () => {
    const first = applyView(emptyView(0), view({ happened: [event(0), event(1), event(2)] }));
    const undone = applyView(first, view({ n: 2, told: 1 }));
    expect(undone.story.map(([n]) => n)).toEqual([0]);
  });

  test('what was taken back was theirs who did it and are asked again', () => {
    const laid: Happening = [1, ['event-laid', { a: ['seat', { n: 2 }] }], ['laid']];
    const first = applyView(emptyView(0), view({ happened: [event(0), laid] }));
    const back = (seats: number[]) => applyView(first, view({ n: 2, told: 1, prompt: { kind: 'prompt', id: 'prompt', form: 'choose', seats, words: ['ask-lay'] } })).undone;
    expect(back([1])).toEqual([{ at: 1, seat: 1 }]);
    expect(back([0])).toEqual([{ at: 1, seat: -1 }]);
  });
});

describe('being asked', () => {
  const choosing = (...words: string[]) =>
    applyView(emptyView(0), view({ ask: 1, choices: words.map((word) => ({ key: [word], words: [word] })) }));

  test('nobody asked, nothing to do', () => expect(isAsked(emptyView(0))).toBe(false));
  test('a choice is an ask', () => expect(isAsked(choosing('draw', 'revise'))).toBe(true));
  test('to wait or to change one’s mind is not what the others wait for', () => {
    expect(isAsked(choosing('revise'))).toBe(false);
    expect(isAsked(choosing('wait'))).toBe(false);
  });
});
