/** One's own share in the dice: made up once the table's commitment is known, sealed, and kept to check it. */

import { api } from '../api';
import type { Info } from '../wire';
import { hex } from './hex';
import { sealOf } from './seal';

/** What this browser knows of a table's dice: the commitment as it was shown, and its own nonces by seat. */
export interface KeptDice {
  commitment: string;
  nonces: Readonly<Record<number, string>>;
  /** Everybody's seals as they were shown before ours were opened. */
  seals?: readonly string[];
  /** How often everybody began anew after we had brought our nonces. */
  again?: number;
}

const PLACE = 'gloam.dice';
const MOST = 200; // tables; the oldest are forgotten
/** Whoever makes us begin anew may have looked at the dice: they do not get many to choose between. */
const MOST_AGAIN = 3;

type Stored = Record<string, KeptDice>;

/** What is on its way: a table tells of every change, and one request is enough. */
const underWay = new Set<string>();

/** What a private window, which keeps nothing, knows as long as it is open. */
let unkept: Stored = {};

export function keptDice(table: string): KeptDice | null {
  return stored()[table] ?? null;
}

/** Seals a nonce for each of one's seats, and brings it once everybody's are sealed, until the game begins. */
export async function bringShares(info: Info, seats: readonly number[]): Promise<void> {
  const { id, commitment, seals = [] } = info;
  if (info.status !== 'open' || !commitment || info.guide) return;
  for (const seat of seats) {
    const place = info.seats[seat];
    // A seat that nobody holds is one that we are just leaving.
    if (!place?.taken) continue;
    // Too late, or the seat is no longer ours: the result will say that it is not in the dice.
    if (seals.length === 0 && !place.seal) {
      const nonce = nonceFor(id, commitment, seat);
      const send = () => api.bringSeal(id, seat, { commitment, seal: sealOf(nonce) });
      if (nonce) await once(`${id}/${seat}/seal`, send);
    } else if (seals.length > 0 && place.seal && !place.nonce) {
      const nonce = nonceUnder(id, seat, seals);
      if (nonce) await once(`${id}/${seat}/nonce`, () => api.bringNonce(id, seat, { commitment, seals, nonce }));
    }
  }
}

async function once(name: string, send: () => Promise<unknown>): Promise<void> {
  if (underWay.has(name)) return;
  underWay.add(name);
  await send().catch(() => undefined);
  underWay.delete(name);
}

/** The nonce to be sealed for a seat, written down before anybody else hears of it; empty if it was enough. */
function nonceFor(table: string, commitment: string, seat: number): string {
  const old = stored()[table];
  let dice: KeptDice = old?.commitment === commitment ? old : { commitment, nonces: {} };
  // Somebody has left after ours were brought. They may be known: nobody may seal another beside them.
  if (dice.seals) dice = { commitment, nonces: {}, again: (dice.again ?? 0) + 1 };
  if ((dice.again ?? 0) > MOST_AGAIN) return '';
  const nonce = dice.nonces[seat] ?? hex(crypto.getRandomValues(new Uint8Array(16)));
  keep(table, { ...dice, nonces: { ...dice.nonces, [seat]: nonce } });
  return nonce;
}

/** The nonce of a seat that was sealed here, unless we were shown other seals before; the seals are kept first. */
function nonceUnder(table: string, seat: number, seals: readonly string[]): string {
  const dice = stored()[table];
  const nonce = dice?.nonces[seat] ?? '';
  if (!dice || !nonce || seals[seat] !== sealOf(nonce)) return '';
  if (dice.seals && dice.seals.join() !== seals.join()) return '';
  keep(table, { ...dice, seals });
  return nonce;
}

function keep(table: string, dice: KeptDice): void {
  const entries = Object.entries({ ...stored(), [table]: dice });
  unkept = Object.fromEntries(entries.slice(-MOST));
  try {
    localStorage.setItem(PLACE, JSON.stringify(unkept));
  } catch {
    // A private window: after a reload nothing can be checked, and the result says so.
  }
}

function stored(): Stored {
  try {
    return { ...unkept, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Stored) };
  } catch {
    return unkept;
  }
}
