/** Brings what the table sends onto the stage, and remembers how much of the story this browser has shown. */

import { untrack } from 'svelte';

import type { PlayState } from '../play-state.svelte';

const PLACE = 'gloam.shown';
const MOST_TABLES = 40;

/** Call it while a component is made. */
export function stageViews(play: PlayState, table: () => string): void {
  const { stage } = play;
  let isFirst = true;
  $effect.pre(() => {
    const { newest } = play;
    untrack(() => {
      stage.receive(newest, document.hidden);
      if (!newest?.n || !isFirst) return;
      isFirst = false;
      const known = shown()[`${table()}/${newest.seat}`];
      if (known !== undefined) stage.missed = newest.story.filter(([n]) => n > known);
    });
  });
  $effect(() => {
    const { view } = play;
    const last = view?.story.at(-1)?.[0];
    if (view && last !== undefined) remember(`${table()}/${view.seat}`, last);
  });
}

function shown(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, number>;
  } catch {
    return {}; // what others have written there is none of ours
  }
}

function remember(key: string, n: number): void {
  const { [key]: before, ...others } = shown();
  if (before === n) return;
  const kept = Object.entries(others).slice(1 - MOST_TABLES);
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...Object.fromEntries(kept), [key]: n }));
  } catch {
    // Private windows may forbid storage: then there is no summary after a reload.
  }
}
