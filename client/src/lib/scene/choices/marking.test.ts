import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';

import type { Choice, Several } from '../model/types';
import { Marking } from './marking.svelte';

const knife: Choice = { key: ['give', 5], words: ['give'], touches: ['knife-1', 'knife-2'], copies: 2 };
const rope: Choice = { key: ['give', 9], words: ['give'], touches: ['rope'] };
const coin: Choice = { key: ['pay'], words: ['pay'], copies: 3 };

function marking(more: Partial<Several> = {}): Marking {
  const made = new Marking();
  made.update({ options: [knife, rope, coin], least: 1, most: 3, ...more }, 7);
  return made;
}

describe('marking', () => {
  it('is in any order and can be taken back', () => {
    const made = marking();
    made.toggle(rope, 'rope');
    made.toggle(knife, 'knife-2');
    expect(made.keys).toEqual([['give', 9], ['give', 5]]);
    made.toggle(rope, 'rope');
    expect(made.keys).toEqual([['give', 5]]);
    expect([made.hasMarked('knife-2'), made.hasMarked('knife-1'), made.hasMarked('rope')]).toEqual([true, false, false]);
  });
  it('marks each of equal things once, and sends their key as often', () => {
    const made = marking();
    made.toggle(knife, 'knife-1');
    made.toggle(knife, 'knife-2');
    expect(made.keys).toEqual([['give', 5], ['give', 5]]);
    made.toggle(knife, 'knife-1');
    expect(made.times(knife)).toBe(1);
  });
  it('by a button counts the copies up, and after the last begins anew', () => {
    const made = marking();
    const counts = [1, 2, 3, 4].map(() => (made.toggle(coin), made.times(coin)));
    expect(counts).toEqual([1, 2, 3, 0]);
  });
  it('by a button marks a thing that is not marked yet', () => {
    const made = marking();
    made.toggle(knife, 'knife-1');
    made.toggle(knife);
    expect(made.hasMarked('knife-2')).toBe(true);
  });
  it('stops when as many are marked as may be', () => {
    const made = marking({ most: 2 });
    expect([made.toggle(coin), made.toggle(coin), made.toggle(rope, 'rope')]).toEqual([true, true, false]);
    expect(made.count).toBe(2);
  });
  it('puts another in the place of the only one that is wanted', () => {
    const made = marking({ most: 1 });
    made.toggle(rope, 'rope');
    made.toggle(knife, 'knife-1');
    expect(made.keys).toEqual([['give', 5]]);
  });
  it('is enough from the least on', () => {
    const made = marking({ least: 2 });
    made.toggle(rope, 'rope');
    expect(made.isEnough).toBe(false);
    made.toggle(knife, 'knife-1');
    expect(made.isEnough).toBe(true);
  });
  it('says that one is done where nothing need be marked and nothing is', () => {
    // A server refuses an answer without keys.
    const made = marking({ least: 0 });
    expect([made.isEnough, made.keys]).toEqual([true, [['done']]]);
    made.toggle(rope, 'rope');
    expect(made.keys).toEqual([['give', 9]]);
  });
  it('is there again when the line was away and the same is asked', () => {
    const made = marking();
    made.toggle(rope, 'rope');
    made.update(null, 7);
    made.update({ options: [{ ...rope }, coin], least: 1, most: 3 }, 7);
    flushSync();
    expect(made.keys).toEqual([['give', 9]]);
  });
  it('outlasts what others do, and ends with the ask', () => {
    const made = marking();
    made.toggle(rope, 'rope');
    made.update({ options: [{ ...rope }, coin], least: 1, most: 3 }, 7);
    flushSync();
    expect(made.keys).toEqual([['give', 9]]);
    made.update({ options: [{ ...rope }, coin], least: 1, most: 3 }, 8);
    expect(made.count).toBe(0);
  });
});
