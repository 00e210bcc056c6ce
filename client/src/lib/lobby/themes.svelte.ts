/** The looks of games, fetched once each: cards and covers wear their game's colours. */

import { SvelteMap } from 'svelte/reactivity';

import { api } from '../api';
import type { Theme } from '../scene/model/types';

const themes = new SvelteMap<string, Theme>();
const asked = new Set<string>();
const NONE: Theme = {};

/** A game's theme; until it is here, none. */
export function themeOf(game: string): Theme {
  if (!asked.has(game)) {
    asked.add(game);
    api.gameTheme(game).then(
      (theme) => themes.set(game, theme),
      () => asked.delete(game),
    );
  }
  return themes.get(game) ?? NONE;
}
