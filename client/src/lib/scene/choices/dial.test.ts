import { describe, expect, it } from 'vitest';

import { SceneModel } from '../model/scene-model.svelte';
import type { Choice } from '../model/types';
import { aimOf, coarse, Dial, nearest } from './dial.svelte';

function beam(aim: number, fine = false): Choice {
  return { key: ['aim', aim], words: ['aim'], touches: ['at'], dial: 'beam', aim, fine };
}
const keep: Choice = { key: ['keep'], words: ['keep'] };
const ring = [beam(100), beam(850, true), beam(900), beam(1800), beam(3500)];

function dial(choices: readonly Choice[] = [...ring, keep]): Dial {
  const model = new SceneModel();
  model.offer(choices);
  return new Dial(model);
}

describe('a dial that turns on a board', () => {
  it('passes over what only fine turning finds', () => {
    expect(coarse(ring)).toHaveLength(4);
    expect(coarse([beam(5, true)])).toHaveLength(1);
    const turning = dial();
    turning.turn(1);
    expect(turning.current?.aim).toBe(900);
    turning.setFine(true);
    expect(turning.current?.aim).toBe(900);
    turning.turn(-1);
    expect(turning.current?.aim).toBe(850);
    turning.setFine(false);
    expect(turning.current?.aim).toBe(900);
  });
  it('goes round, both ways', () => {
    const turning = dial();
    turning.turn(-1);
    expect(turning.current?.aim).toBe(3500);
    turning.turn(1);
    expect(turning.current?.aim).toBe(100);
  });
  it('faces what points nearest to the pointer, across east too', () => {
    expect(nearest(ring, 3590)?.aim).toBe(3500);
    expect(nearest(ring, 3)?.aim).toBe(100);
    expect(nearest([], 3)).toBeNull();
    const turning = dial();
    turning.point(1700);
    expect(turning.current?.aim).toBe(1800);
  });
  it('counts angles counter-clockwise from east, with y downwards', () => {
    expect([aimOf(1, 0), aimOf(0, -1), aimOf(-1, 0), aimOf(0, 1)]).toEqual([0, 900, 1800, 2700]);
  });
  it('knows whether anything else is asked', () => {
    expect(dial().isAll).toBe(true);
    expect(dial([...ring, keep, { key: ['end'], words: ['end'] }]).isAll).toBe(false);
  });
});
