/** "How to play" as a game's words tell it: messages `learn-1`, `learn-2` … in their order. */

import type { Wordbook } from '../words';

export interface LearnStep {
  readonly n: number;
  readonly title: string;
  readonly text: string;
  /** What its picture shows, for whoever does not see it; empty if there is none. */
  readonly picture: string;
}

export function learnSteps(book: Wordbook): readonly LearnStep[] {
  const steps: LearnStep[] = [];
  for (let n = 1; book.has(`learn-${n}`); n++) {
    const picture = `learn-${n}-picture`;
    steps.push({
      n,
      title: book.say([`learn-${n}-title`]),
      text: book.say([`learn-${n}`]),
      picture: book.has(picture) ? book.say([picture]) : '',
    });
  }
  return steps;
}
