import { expect, test } from 'vitest';

import { blake2b, type HashOptions } from './blake2b';
import { hex } from './hex';

const letters = (text: string) => new TextEncoder().encode(text);
const counted = Uint8Array.from({ length: 200 }, (_, at) => at);
const log = { size: 16, key: letters('k'.repeat(32)), person: 'gloam-log' };

// From Python's hashlib.
test.each<[string, Uint8Array, HashOptions, string]>([
  ['nothing', letters(''), { size: 32 }, '0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8'],
  [
    'the example of RFC 7693',
    letters('abc'),
    { size: 64 },
    'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1' +
      '7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
  ],
  ['two blocks', counted, { size: 32, person: 'gloam-seed' }, '56ccaeaa36fc28d5c3818373d025f086377df6a89f86fa17ca216a5623c395bc'],
  ['a key and a full block', letters('x'.repeat(128)), log, 'b7458454bfbe4acaffaecdfcb45bd40a'],
  ['a key and more than a block', letters('x'.repeat(129)), log, '1a377d3df6ab30956126782e2bb4dcc6'],
])('%s', (_, data, options, expected) => {
  expect(hex(blake2b(data, options))).toBe(expected);
});
