/** How a table stands, as lists tell it: whose turn it is, since when, until when, how it ended. */

import { isShared } from '../table/result';
import { isFree, nameOf, namesOf } from '../table/names';
import { formatDeadline } from '../table/prompt/deadline';
import type { Visit } from '../wire';
import { t } from '../words';

export function isFinished({ table }: Visit): boolean {
  return table.status === 'over' || table.status === 'abandoned';
}

/** Whether one is asked, oneself and not a bot that plays for one. */
export function isMyTurn({ table, seats, asked }: Visit): boolean {
  return !table.paused && !!asked?.some((seat) => seats.includes(seat) && !table.seats[seat]?.bot);
}

/** Unfinished tables in the order one wants to see them: mine to act, being played, not begun. */
export function byUrgency(visits: readonly Visit[]): readonly Visit[] {
  const rank = (visit: Visit) => (isMyTurn(visit) ? 0 : visit.table.status === 'playing' ? 1 : 2);
  const waits = (visit: Visit) => visit.since ?? visit.table.created ?? 0;
  return [...visits].sort((a, b) => rank(a) - rank(b) || (rank(a) ? waits(b) - waits(a) : waits(a) - waits(b)));
}

/** Who is waited for: other people and bots by name; empty while nobody is. */
export function turn(visit: Visit): string {
  const { table, asked = [] } = visit;
  if (table.paused) return t('table-paused');
  if (table.status === 'open') {
    const free = table.seats.filter(isFree).length;
    return t('table-taken', { n: table.seats.length - free, all: table.seats.length });
  }
  if (isMyTurn(visit)) return t('player-your-turn');
  return asked.length ? t('table-turn', { names: namesOf(table, asked), n: asked.length }) : t('table-going-on');
}

/** How long the table has been as it is, and until when there is time. */
export function clock({ table, since, until }: Visit, now: number): string {
  if (table.status !== 'playing') return '';
  return [
    ...(since ? [since > now - 60 ? t('just-now') : t('table-for', { time: length(now - since) })] : []),
    ...(until ? [t('table-until', { time: formatDeadline(until) })] : []),
  ].join(' · ');
}

/** When a game ended. */
export function ended({ since }: Visit, now: number): string {
  if (!since) return '';
  return since > now - 60 ? t('just-now') : t('table-ended', { time: length(now - since) });
}

/** A length of time in the one unit that tells enough. */
function length(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return t('time-minutes', { n: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t('time-hours', { n: hours }) : t('time-days', { n: Math.floor(hours / 24) });
}

/** Who has won a finished game; how everybody fared, if it was all for one. */
export function outcome({ table, seats, result }: Visit): string {
  if (table.status === 'abandoned') return t('result-abandoned');
  if (!result) return t('table-status', { status: table.status });
  if (result.words) return result.words;
  const { winners } = result;
  if (!isShared(result)) return t('result-won', { count: winners.length, names: namesOf(table, winners) });
  const who = seats.length ? (result.scores.length > 1 ? 'you' : 'one') : 'they';
  return t(winners.length ? 'result-all-won' : 'result-all-lost', { who });
}

/** Everybody's points, winners first; empty where they tell nobody apart. */
export function points({ table, result }: Visit): string {
  if (!result || isShared(result)) return '';
  const order = [...result.scores.keys()].sort(
    (a, b) => Number(result.winners.includes(b)) - Number(result.winners.includes(a)),
  );
  return order.map((seat) => t('table-points', { name: nameOf(table, seat), n: result.scores[seat] ?? 0 })).join(', ');
}
