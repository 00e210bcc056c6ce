import { expect, test } from 'vitest';

import log from './parley.log?raw'; // a game of three, played by chance; seats 0 and 2 brought nonces
import { verdictOn } from './proof';
import { sealOf } from './seal';

const [first = '', ...others] = log.trimEnd().split('\n');
const { commitment } = JSON.parse(first.slice(33)) as { commitment: string };
const MINE = 'ab'.repeat(16);
const seals = [sealOf(MINE), '', sealOf('cd'.repeat(16))];
const kept = { commitment, nonces: { 0: MINE }, seals };

test('with the seal that was shown and one’s own nonce the dice are proven', () => {
  expect(log).toContain('"rolled":[[');
  expect(log).toContain('"is":"undo"');
  expect(verdictOn(log, kept, [0])).toBe('proven');
});

test('who has brought nothing sees that the seed fits its seal', () => {
  expect(verdictOn(log, null, [])).toBe('sealed');
  expect(verdictOn(log, { commitment, nonces: {} }, [1])).toBe('sealed');
});

test('a share that is not the one that was sealed before ours was known is noticed', () => {
  const other = [seals[0] ?? '', '', sealOf('ef'.repeat(16))];
  expect(verdictOn(log, { ...kept, seals: other }, [0])).toBe('other-share');
  expect(verdictOn(log, { ...kept, seals: seals.slice(0, 2) }, [0])).toBe('other-share');
});

test('a share that was sealed and held back, or never sealed, proves less', () => {
  expect(verdictOn(log, { ...kept, seals: [seals[0] ?? '', sealOf(MINE), seals[2] ?? ''] }, [0])).toBe('held-back');
  expect(verdictOn(log, { commitment, nonces: { 0: MINE } }, [0])).toBe('held-back');
});

test('a nonce that came too late, or is another, is noticed', () => {
  expect(verdictOn(log, { commitment, nonces: { 1: MINE } }, [1])).toBe('late');
  expect(verdictOn(log, { commitment, nonces: { 2: MINE } }, [2])).toBe('other-nonce');
  // The seat was handed to another device before the game began.
  expect(verdictOn(log, { commitment, nonces: { 2: MINE } }, [])).toBe('sealed');
});

test('another seal, another secret and every changed line are noticed', () => {
  expect(verdictOn(log, { ...kept, commitment: '00'.repeat(32) }, [0])).toBe('other-seal');
  const last = others.at(-1) ?? '';
  const secret = (JSON.parse(last.slice(33)) as { secret: string }).secret;
  expect(verdictOn(log.replace(secret, '00'.repeat(32)), kept, [0])).toBe('wrong-secret');
  others.slice(0, -1).forEach((line) => {
    expect(verdictOn(log.replace(line, line.replace('"', '" ')), kept, [0])).toBe('changed');
    expect(verdictOn(log.replace(`${line}\n`, ''), kept, [0])).toBe('changed');
  });
  expect(verdictOn(first, kept, [0])).toBe('changed');
  expect(verdictOn('', kept, [0])).toBe('changed');
});
