/** What the seats of a table are called. */

import type { Info, SeatInfo } from '../wire';
import { t } from '../words';

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X', ' XI', ' XII'];

/** The name of every seat. Two bots, or two people, may have the same: the later ones are told apart. */
export function names(info: Info): readonly string[] {
  const count = new Map<string, number>();
  return info.seats.map(({ seat, name }) => {
    if (!name) return t('seat-unnamed', { n: seat + 1 });
    const before = count.get(name) ?? 0;
    count.set(name, before + 1);
    return name + (NUMERALS[before] ?? ` ${before + 1}`);
  });
}

export function nameOf(info: Info, seat: number): string {
  return names(info)[seat] ?? t('seat-unnamed', { n: seat + 1 });
}

/** Several names in a row. */
export function namesOf(info: Info, seats: readonly number[]): string {
  const all = seats.map((seat) => nameOf(info, seat));
  const last = all.pop() ?? '';
  return all.length ? t('list-names', { rest: all.join(', '), last }) : last;
}

/** Free for whoever comes: nobody holds it and no bot plays it. */
export function isFree(seat: SeatInfo): boolean {
  return !seat.taken && !seat.bot;
}

/** What is said of whoever plays a seat, beside the name. */
export function seatNote(info: Info, seat: SeatInfo, mine: boolean, asked: boolean): string {
  if (mine && seat.bot) return t('player-bot-for-you');
  if (asked) return mine ? t('player-your-turn') : t('player-thinks');
  if (mine) return t('player-you');
  if (seat.bot) return seat.taken ? t('player-bot-for', { name: nameOf(info, seat.seat) }) : t('player-bot', { strength: seat.strength ?? '' });
  return seat.taken && !seat.here ? t('player-away') : '';
}
