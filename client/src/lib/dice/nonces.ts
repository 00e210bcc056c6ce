/** One's own share in the dice: made up once the table's commitment is known, and kept to check it. */

import { api } from '../api';
import type { Info } from '../wire';
import { hex } from './hex';

/** What this browser knows of a table's dice: the commitment as it was shown, and its own nonces by seat. */
export interface KeptDice {
  commitment: string;
  nonces: Readonly<Record<number, string>>;
}

const PLACE = 'gloam.dice';
const MOST = 200; // tables; the oldest are forgotten

type Stored = Record<string, KeptDice>;

/** Nonces that are on their way: a table tells of every change, and one request is enough. */
const brought = new Set<string>();

export function keptDice(table: string): KeptDice | null {
  return stored()[table] ?? null;
}

/** Brings a nonce for each of one's seats that has none, as long as the game has not begun. */
export async function bringNonces(info: Info, seats: readonly number[]): Promise<void> {
  const { id, commitment } = info;
  if (info.status !== 'open' || !commitment || info.guide) return;
  for (const seat of seats) {
    const name = `${id}/${seat}`;
    // A seat that nobody holds is one that we are just leaving.
    if (!info.seats[seat]?.taken || info.seats[seat].nonce || brought.has(name)) continue;
    brought.add(name);
    const nonce = kept(id, commitment, seat);
    // Too late, or the seat is no longer ours: the result will say that it is not in the dice.
    await api.bringNonce(id, seat, { commitment, nonce }).catch(() => undefined);
    brought.delete(name);
  }
}

/** The nonce of a seat, written down before anybody else hears of it. */
function kept(table: string, commitment: string, seat: number): string {
  const all = stored();
  const old = all[table];
  const known = old?.commitment === commitment ? old.nonces : {};
  const nonce = known[seat] ?? hex(crypto.getRandomValues(new Uint8Array(16)));
  const entries = Object.entries({ ...all, [table]: { commitment, nonces: { ...known, [seat]: nonce } } });
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(entries.slice(-MOST))));
  } catch {
    // A private window keeps nothing; then nothing can be checked, and the result says so.
  }
  return nonce;
}

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Stored;
  } catch {
    return {};
  }
}
