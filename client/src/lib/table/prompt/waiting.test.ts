import { describe, expect, test } from 'vitest';

import type { Choice, Info } from '../../wire';
import { withoutIdleWaiting } from './waiting';

const choices = [{ key: ['act', 1], words: ['option-act'] }, { key: ['wait'], words: ['option-wait'] }] as unknown as Choice[];
const info = { seats: [{ bot: '' }, { bot: '' }, { bot: 'greedy' }] } as unknown as Info;
const race = (...seats: number[]) => ({ form: 'race', seats }) as const;
const said = (found: readonly Choice[]) => found.map((choice) => choice.words[0]);

describe('waiting, where whoever is first acts', () => {
  test('among people it is not offered', () => {
    expect(said(withoutIdleWaiting(choices, race(0, 1), info, () => true))).toEqual(['option-act']);
  });

  test('where a bot is asked too, it lets the bots act', () => {
    expect(said(withoutIdleWaiting(choices, race(0, 2), info, () => true))).toEqual(['option-act', 'option-wait-bots']);
  });

  test('in a game where it is a choice like any, and in other asks, it stays', () => {
    expect(withoutIdleWaiting(choices, race(0, 1), info, () => false)).toEqual(choices);
    expect(withoutIdleWaiting(choices, { form: 'choose', seats: [0] }, info, () => true)).toEqual(choices);
  });
});
