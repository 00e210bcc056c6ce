/** BLAKE2b (RFC 7693) with key and personalisation: browsers bring no hash where there is no TLS. */

export interface HashOptions {
  /** Bytes of the result. */
  size: number;
  key?: Uint8Array;
  /** Up to 16 letters. */
  person?: string;
}

const BLOCK = 128;
const ROUNDS = 12;

/** Words of 64 bits are pairs here, low half first. */
const IV = new Uint32Array([
  0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
  0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
]);

/** Which words of a block each round mixes, as hexadecimal digits. */
const SIGMA = [
  '0123456789abcdef', 'ea489fd61c02b753', 'b8c052fdae367194', '7931dcbe265a40f8', '905724afe1bc683d',
  '2c6a0b834d75fe19', 'c51fed4a0763928b', 'db7ec13950f4862a', '6fe9b308c2d714a5', 'a2847615fb9e3cd0',
].map((row) => Array.from(row, (digit) => 2 * parseInt(digit, 16)));

/** The places of the state that are mixed together: columns, then diagonals. */
const LANES = [
  [0, 8, 16, 24], [2, 10, 18, 26], [4, 12, 20, 28], [6, 14, 22, 30],
  [0, 10, 20, 30], [2, 12, 22, 24], [4, 14, 16, 26], [6, 8, 18, 28],
] as const;

export function blake2b(data: Uint8Array, { size, key = new Uint8Array(), person = '' }: HashOptions): Uint8Array {
  const parameters = new Uint8Array(64);
  parameters.set([size, key.length, 1, 1]);
  parameters.set(new TextEncoder().encode(person), 48);
  const state = IV.slice();
  read(parameters).forEach((word, at) => (state[at]! ^= word));

  const keyed = new Uint8Array(key.length ? BLOCK + data.length : data.length);
  keyed.set(key);
  keyed.set(data, key.length ? BLOCK : 0);
  const blocks = Math.max(1, Math.ceil(keyed.length / BLOCK));
  for (let at = 0; at < blocks; at++) {
    const block = new Uint8Array(BLOCK);
    block.set(keyed.subarray(at * BLOCK, (at + 1) * BLOCK));
    compress(state, read(block), Math.min((at + 1) * BLOCK, keyed.length), at === blocks - 1);
  }
  return new Uint8Array(state.buffer.slice(0, size)); // every machine that runs browsers is little-endian
}

const read = (bytes: Uint8Array) => new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);

function compress(state: Uint32Array, words: Uint32Array, counted: number, isLast: boolean): void {
  const v = new Uint32Array(32);
  v.set(state);
  v.set(IV, 16);
  v[24]! ^= counted;
  if (isLast) {
    v[28]! ^= 0xffffffff;
    v[29]! ^= 0xffffffff;
  }
  for (let round = 0; round < ROUNDS; round++) {
    const order = SIGMA[round % SIGMA.length]!;
    LANES.forEach(([a, b, c, d], at) => {
      mix(v, a, b, c, d, words, order[2 * at]!, order[2 * at + 1]!);
    });
  }
  for (let at = 0; at < 16; at++) state[at]! ^= v[at]! ^ v[at + 16]!;
}

function mix(v: Uint32Array, a: number, b: number, c: number, d: number, words: Uint32Array, x: number, y: number): void {
  add(v, a, v, b);
  add(v, a, words, x);
  turn(v, d, a, 32);
  add(v, c, v, d);
  turn(v, b, c, 24);
  add(v, a, v, b);
  add(v, a, words, y);
  turn(v, d, a, 16);
  add(v, c, v, d);
  turn(v, b, c, 63);
}

function add(v: Uint32Array, to: number, from: Uint32Array, at: number): void {
  const low = v[to]! + from[at]!;
  v[to] = low;
  v[to + 1]! += from[at + 1]! + (low > 0xffffffff ? 1 : 0);
}

/** `to` becomes `to` xor `from`, turned right by some bits. */
function turn(v: Uint32Array, to: number, from: number, bits: number): void {
  let low = v[to]! ^ v[from]!;
  let high = v[to + 1]! ^ v[from + 1]!;
  if (bits >= 32) [low, high] = [high, low];
  const rest = bits % 32;
  v[to] = rest ? (low >>> rest) | (high << (32 - rest)) : low;
  v[to + 1] = rest ? (high >>> rest) | (low << (32 - rest)) : high;
}
