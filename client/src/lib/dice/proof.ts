/** Whether the dice of a finished game were fair, checked from its log (`docs/protocol.md`, fair dice). */

import { blake2b } from './blake2b';
import { bytes, hex } from './hex';
import type { KeptDice } from './nonces';
import { sealOf } from './seal';

/**
 * `proven`: the seed fits the commitment that was shown before, our own nonces are in it, everybody's were sealed
 * before we brought ours, and the dice fell as it says. `held-back`: the same, but somebody has sealed a nonce and not
 * brought it, or seals were not yet asked for. `sealed`: we brought nothing of our own. `late`: our nonce came too late
 * to count. Otherwise what is wrong.
 */
export type Verdict =
  'proven' | 'held-back' | 'sealed' | 'late' | 'other-share' | 'other-seal' | 'wrong-secret' | 'other-nonce' | 'changed' | 'other-dice';

type Roll = readonly [audience: number, sides: number, value: number];

/** A line of the log; each kind has some of these. */
interface Entry {
  is?: string;
  commitment?: string;
  nonces?: readonly string[];
  secret?: string;
  rolled?: readonly Roll[];
  drawn?: readonly unknown[];
  line?: number;
}

const WORD = 2 ** 32;
const person = (name: string) => ({ size: 32, person: `gloam-${name}` });

/** `kept` is what this browser knows of the table, if anything; `seats` are those that it holds. */
export function verdictOn(log: string, kept: KeptDice | null, seats: readonly number[]): Verdict {
  const lines = log.split('\n').filter(Boolean);
  const entries = lines.map(entry);
  const [setup, end] = [entries[0], entries.at(-1)];
  if (setup?.is !== 'setup' || end?.is !== 'end' || !setup.nonces) return 'changed';
  if (kept && kept.commitment !== setup.commitment) return 'other-seal';
  const secret = bytes(end.secret ?? '');
  if (hex(blake2b(secret, person('commit'))) !== setup.commitment) return 'wrong-secret';
  const seed = seedOf(secret, setup.nonces);
  if (!holds(lines, seed)) return 'changed';
  if (!fell(entries, seed)) return 'other-dice';
  // A seat that was handed to another device before the game has that one's nonce.
  const own = Object.entries(kept?.nonces ?? {})
    .map(([seat, nonce]) => [setup.nonces?.[Number(seat)], nonce, seats.includes(Number(seat))] as const)
    .filter(([stands, nonce, isHeld]) => isHeld || stands === nonce);
  if (own.some(([stands, nonce]) => stands && stands !== nonce)) return 'other-nonce';
  if (own.some(([stands]) => !stands)) return 'late';
  if (!own.length) return 'sealed';
  const { seals } = kept ?? {};
  if (!seals) return 'held-back';
  if (setup.nonces.some((nonce, seat) => nonce && sealOf(nonce) !== seals[seat])) return 'other-share';
  return setup.nonces.every((nonce, seat) => nonce || !seals[seat]) ? 'proven' : 'held-back';
}

/** The key of the dice and of the log: the secret, then every nonce behind its length. */
function seedOf(secret: Uint8Array, nonces: readonly string[]): Uint8Array {
  const parts = nonces.map(bytes).flatMap((nonce) => [...littleEndian(nonce.length, 4), ...nonce]);
  return blake2b(Uint8Array.from([...secret, ...parts]), person('seed'));
}

const littleEndian = (value: number, size: number) =>
  Uint8Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** at) % 256);

/** Whether every line's digest follows from the line before. */
function holds(lines: readonly string[], key: Uint8Array): boolean {
  const encoder = new TextEncoder();
  let before = '';
  return lines.every((line) => {
    const [digest, told] = parted(line);
    const made = hex(blake2b(encoder.encode(before + told), { size: 16, key, person: 'gloam-log' }));
    before = digest;
    return made === digest;
  });
}

/** Whether the dice show what the seed gives, with no word of its stream passed over. */
function fell(entries: readonly Entry[], seed: Uint8Array): boolean {
  const word = stream(seed);
  const stood = [0]; // where the stream stood before each line
  for (const one of entries) {
    let at = stood.at(-1) ?? 0;
    // What was taken back falls again as it fell.
    if (one.is === 'undo' || one.is === 'void') at = stood[(one.line ?? 1) - 1] ?? -1;
    if (one.is === 'rolls') at = after(word, at, one.rolled ?? [], one.drawn?.length ?? 0);
    if (at < 0) return false;
    stood.push(at);
  }
  return true;
}

/** Where the stream stands after some rolls with draws among them, each of which took a word; -1: it was otherwise. */
function after(word: (at: number) => number, at: number, rolled: readonly Roll[], drawn: number): number {
  for (const [, sides, value] of rolled) {
    for (;;) {
      const wide = BigInt(word(at++)) * BigInt(sides);
      if (Number(wide % BigInt(WORD)) < WORD % sides) continue; // such a word would favour some sides
      if (Number(wide / BigInt(WORD)) === value) break;
      if (drawn-- === 0) return -1;
    }
  }
  return at + drawn;
}

/** The words of the dice: blocks of sixteen, each the hash of its number. */
function stream(key: Uint8Array): (at: number) => number {
  const blocks: Uint32Array[] = [];
  return (at) => {
    const block = Math.floor(at / 16);
    blocks[block] ??= new Uint32Array(blake2b(littleEndian(block, 8), { size: 64, key }).buffer);
    return blocks[block][at % 16]!;
  };
}

function parted(line: string): [string, string] {
  const space = line.indexOf(' ');
  return [line.slice(0, space), line.slice(space + 1)];
}

function entry(line: string): Entry {
  try {
    return JSON.parse(parted(line)[1]) as Entry;
  } catch {
    return {};
  }
}
