/** Says aloud, sounds and notifies what happens at the table to whoever has the device. */

import { untrack } from 'svelte';

import { isAsked } from '../live/seat-view';
import { notify, setTitle } from '../notify';
import { playSound } from '../sound';
import { announcer } from '../ui/announcer.svelte';
import { t, type Wordbook } from '../words';
import type { PlayState } from './play-state.svelte';

/** More than this at once (after a long absence) is for reading in the log, not for hearing. */
const MOST_TOLD = 12;

/** Call it while a component is made. */
export function announceChanges(play: PlayState, title: () => string, book: () => Wordbook): void {
  const mine = $derived(isAsked(play.view));
  let heardAsk = '';

  $effect(() => {
    const { view } = play;
    if (!view) return;
    const told = view.happened.slice(-MOST_TOLD).map(([, words]) => book().say(words));
    if (told.length) playSound(view.happened.some((happening) => happening[6]) ? 'dice' : 'step');
    const ask = mine ? `${view.seat}/${view.ask}` : '';
    if (ask && ask !== heardAsk && view.prompt) told.push(book().say(view.prompt.words));
    heardAsk = ask;
    if (told.length) announcer.announce(told.join(' '));
  });

  // Not at every answer of a long turn: only when the turn comes to this seat.
  $effect(() => {
    if (!mine) return;
    const words = untrack(() => play.view?.prompt?.words);
    playSound('turn');
    notify(t('your-turn'), t('your-turn-at', { title: title(), ask: words ? book().say(words) : '' }));
  });

  $effect(() => setTitle(t('page-table', { title: title() }), mine || play.next !== null));

  $effect(() => {
    const line = play.live.chat.at(-1);
    if (!line || play.live.seats.includes(line.seat)) return;
    playSound('said');
    announcer.announce(t('chat-new', { name: line.name, text: line.text }));
  });

  $effect(() => {
    if (play.view?.result) playSound('over');
  });
}
