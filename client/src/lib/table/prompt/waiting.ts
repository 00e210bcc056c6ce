/** Waiting, where whoever is first acts. */

import type { Choice, Info, Prompt } from '../../wire';
import type { Words } from '../../wire';

const WAIT = 'wait';
const LET_BOTS: Words = ['option-wait-bots', {}];

/** The choices as people are offered them.
 *
 * People wait by doing nothing. Bots do not know of that: where they are asked too, one can say that one waits. A game in which
 * waiting is no more than this has words for it, `option-wait-bots`; in others to wait is a choice like any. */
export function withoutIdleWaiting(
  choices: readonly Choice[],
  prompt: Pick<Prompt, 'form' | 'seats'> | null | undefined,
  info: Pick<Info, 'seats'>,
  has: (key: string) => boolean,
): readonly Choice[] {
  if (prompt?.form !== 'race' || !has(LET_BOTS[0])) return choices;
  const areBotsAsked = prompt.seats.some((seat) => info.seats[seat]?.bot);
  return choices.flatMap((choice) => {
    if (choice.key[0] !== WAIT) return [choice];
    return areBotsAsked ? [{ ...choice, words: LET_BOTS }] : [];
  });
}
