/** What is said of a moment: what somebody did, or for whom the game waited. */

import { namesOf } from '../table/names';
import type { Info, Moment } from '../wire';
import { t, type Wordbook } from '../words';

export function momentText(info: Info, moment: Moment | undefined, book: Wordbook): string {
  return moment?.words ? book.say(moment.words) : t('prompt-waiting', { n: moment?.asked?.length ?? 0, names: namesOf(info, moment?.asked ?? []) });
}
