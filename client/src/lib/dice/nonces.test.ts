import { beforeEach, expect, test, vi } from 'vitest';

import type { Info, SeatInfo } from '../wire';
import { bringShares, keptDice } from './nonces';
import { sealOf } from './seal';

const api = vi.hoisted(() => ({ bringSeal: vi.fn(), bringNonce: vi.fn() }));
vi.mock('../api', () => ({ api }));

const OTHERS = sealOf('cd'.repeat(16));
let number = 0;

/** A table of two, where we hold seat 0. */
function table(mine: Partial<SeatInfo>, more: Partial<Info> = {}): Info {
  const seats = [{ seat: 0, taken: true, ...mine }, { seat: 1, taken: true }];
  return { id: `table-${number}`, game: 'haunted', status: 'open', options: {}, seats, commitment: 'c0', ...more };
}

/** Our seal, as it was sent last. */
const sent = () => (api.bringSeal.mock.lastCall?.[2] as { seal: string }).seal;

beforeEach(() => {
  number += 1;
  api.bringSeal.mockReset().mockResolvedValue({});
  api.bringNonce.mockReset().mockResolvedValue({});
});

test('a nonce is sealed first, and brought once everybody’s seals are shown', async () => {
  await bringShares(table({}), [0]);
  await bringShares(table({}), [0]); // an older word of the table
  expect(api.bringSeal).toHaveBeenCalledTimes(2);
  expect(api.bringSeal.mock.calls[0]).toEqual(api.bringSeal.mock.calls[1]);
  await bringShares(table({ seal: true }), [0]);
  expect(api.bringNonce).not.toHaveBeenCalled();
  const seals = [sent(), OTHERS];
  await bringShares(table({ seal: true }, { seals }), [0]);
  const brought = api.bringNonce.mock.lastCall?.[2] as { seals: string[]; nonce: string };
  expect(brought.seals).toEqual(seals);
  expect(sealOf(brought.nonce)).toBe(seals[0]);
  expect(keptDice(`table-${number}`)).toEqual({ commitment: 'c0', nonces: { 0: brought.nonce }, seals });
});

test('it is not brought under another seal, nor under other seals than were shown before', async () => {
  await bringShares(table({}), [0]);
  await bringShares(table({ seal: true }, { seals: [OTHERS, OTHERS] }), [0]);
  expect(api.bringNonce).not.toHaveBeenCalled();
  await bringShares(table({ seal: true }, { seals: [sent(), OTHERS] }), [0]);
  await bringShares(table({ seal: true }, { seals: [sent(), sealOf('ef'.repeat(16))] }), [0]);
  expect(api.bringNonce).toHaveBeenCalledTimes(1);
});

test('after everybody began anew the nonce is another, and not for ever', async () => {
  const seals = new Set<string>();
  for (let time = 0; time < 10; time++) {
    await bringShares(table({}), [0]);
    seals.add(sent());
    await bringShares(table({ seal: true }, { seals: [sent(), OTHERS] }), [0]);
  }
  expect(seals.size).toBe(4);
  expect(api.bringSeal).toHaveBeenCalledTimes(4);
});

test('nothing is brought to a lesson, to a game that has begun, or for a seat that is left', async () => {
  await bringShares(table({}, { guide: 'lesson' }), [0]);
  await bringShares(table({}, { status: 'playing' }), [0]);
  await bringShares(table({ taken: false }), [0]);
  await bringShares(table({}, { commitment: '' }), [0]);
  expect(api.bringSeal).not.toHaveBeenCalled();
});
