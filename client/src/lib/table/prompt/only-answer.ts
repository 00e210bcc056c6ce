/** Asks with one possible answer: answered for the player after a moment, where that tells nobody anything. */

import { isAsked, type SeatView } from '../../live/seat-view';
import type { Choice, Info } from '../../wire';

export const ONLY_ANSWER_TIME = 1500; // ms; as long as the animation in PromptText

/**
 * The one answer, if there is one that need not be waited for.
 *
 * How soon somebody answers tells the others how much there was to choose, and that may be a
 * secret (a defence that is not held). The page cannot know which asks are open, so it answers
 * only where nobody else looks: all other seats are bots, or one's own. What is chosen in secret
 * or against the clock is left alone in any case, and so is what is grave.
 */
export function onlyAnswer(view: SeatView | undefined, info: Info, held: readonly number[]): Choice | null {
  if (!isAsked(view) || view?.prompt?.form !== 'choose' || info.paused) return null;
  const isAlone = info.seats.every(({ seat, bot }) => bot || held.includes(seat));
  const [only, another] = view.choices;
  if (!isAlone || !only || another || only.grave || only.dial) return null;
  return (view.prompt.several?.most ?? 0) > 1 ? null : only;
}
