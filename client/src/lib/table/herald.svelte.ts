/** Says aloud, sounds and notifies what happens at the table to whoever has the device. */

import { untrack } from 'svelte';

import { isAsked } from '../live/sight';
import { notify, setTitle } from '../notify';
import { play } from '../sound';
import { voice } from '../voice.svelte';
import { t, type Wordbook } from '../words';
import type { Desk } from './desk.svelte';

/** More than this at once (after a long absence) is for reading in the log, not for hearing. */
const MOST_TOLD = 12;

/** Call it while a component is made. */
export function herald(desk: Desk, title: () => string, book: () => Wordbook): void {
  const mine = $derived(isAsked(desk.sight));
  let heardAsk = '';

  $effect(() => {
    const { sight } = desk;
    if (!sight) return;
    const told = sight.happened.slice(-MOST_TOLD).map(([, words]) => book().say(words));
    if (told.length) play('step');
    const ask = mine ? `${sight.seat}/${sight.ask}` : '';
    if (ask && ask !== heardAsk && sight.prompt) told.push(book().say(sight.prompt.words));
    heardAsk = ask;
    if (told.length) voice.tell(told.join(' '));
  });

  // Not at every answer of a long turn: only when the turn comes to this seat.
  $effect(() => {
    if (!mine) return;
    const words = untrack(() => desk.sight?.prompt?.words);
    play('turn');
    notify(t('your-turn'), t('your-turn-at', { title: title(), ask: words ? book().say(words) : '' }));
  });

  $effect(() => setTitle(t('page-table', { title: title() }), mine || desk.next !== null));

  $effect(() => {
    const line = desk.live.chat.at(-1);
    if (!line || desk.live.seats.includes(line.seat)) return;
    play('said');
    voice.tell(t('chat-new', { name: line.name, text: line.text }));
  });

  $effect(() => {
    if (desk.sight?.result) play('over');
  });
}
