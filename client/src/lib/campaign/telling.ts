/** What the history of a campaign says of its games. */

import type { CampaignGame } from '../wire';
import { t } from '../words';

const SIGNS: Readonly<Record<string, string>> = { gained: '+', lost: '−', opened: '»', chosen: '◆' };

/** The sign of a lasting change; `marked` says it in a word. */
export function sign(mark: string): string {
  return SIGNS[mark] ?? '·';
}

export function marked(mark: string): string {
  return t('change-mark', { mark });
}

export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
}

export function isOver({ status }: CampaignGame): boolean {
  return status === 'over' || status === 'abandoned';
}

/** Its number: the table is called as the campaign was when it began. */
export function gameName({ number }: CampaignGame): string {
  return t('campaign-game', { n: number });
}

/** How a game ended, or that it goes on. */
export function ending({ status, winners = [], seats }: CampaignGame): string {
  if (status === 'abandoned') return t('result-abandoned');
  if (status === 'open') return t('campaign-waiting');
  if (status === 'playing') return t('campaign-going-on');
  const names = winners.map((seat) => seats[seat]?.name ?? '');
  const last = names.pop() ?? '';
  const told = names.length ? t('list-names', { rest: names.join(', '), last }) : last;
  return t('result-won', { count: winners.length, names: told });
}

/** Who sat there, with what they scored; points of 0 and 1 say no more than who has won. */
export function players({ seats, scores = [] }: CampaignGame): string[] {
  const counts = scores.some((score) => score !== 0 && score !== 1);
  return seats.map(({ name }, at) => [name, counts ? scores[at] : ''].filter((part) => part !== undefined && part !== '').join(' '));
}
