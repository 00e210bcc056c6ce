/** What a table needs besides its messages: the game's words and look, boards and card faces. */

import { FluentResource } from '@fluent/bundle';

import { api } from '../api';
import { yieldToBrowser } from '../yield';
import type { Theme } from '../scene/model/types';
import { applyTheme } from '../theme';
import { attempt } from '../ui/toasts.svelte';
import type { BotInfo, GameInfo, Info, Node } from '../wire';
import { Wordbook } from '../words';
import { names } from './names';

export class TableAssets {
  theme = $state.raw<Theme>({});
  fixed = $state.raw<readonly Node[]>([]);
  game = $state.raw<GameInfo | null>(null);
  bots = $state.raw<readonly BotInfo[]>([]);
  #words = $state.raw<FluentResource | null>(null);
  #fixedHash = $state<string | null>(null);
  // A string is equal to itself: presence coming and going makes no new book.
  #names = $derived.by(() => {
    const info = this.info();
    return JSON.stringify(info ? names(info) : []);
  });
  book = $derived.by(() => new Wordbook(this.#words ?? '', JSON.parse(this.#names) as string[]));

  /** Call it while a component is made: it fetches what the table turns out to need. */
  constructor(private readonly info: () => Info | null) {
    const name = $derived(info()?.game);
    const id = $derived(info()?.id);
    const hash = $derived(info()?.fixed);
    $effect(() => {
      if (name) void attempt(() => this.#loadGame(name));
    });
    $effect(() => {
      if (id && hash) void attempt(() => this.#loadFixed(id, hash));
    });
    // Before anything is drawn: whoever measures it would have it set in the wrong typeface.
    $effect.pre(() => applyTheme(this.theme));
  }

  /** Whether a scene can be drawn. */
  get ready(): boolean {
    return this.#words !== null && this.#fixedHash === this.info()?.fixed;
  }

  /** Whether the page wears the game's look: drawn before, it would fetch typefaces for nothing. */
  get hasTheme(): boolean {
    return this.#words !== null;
  }

  get title(): string {
    return this.info()?.title || this.game?.title || this.info()?.game || '';
  }

  async #loadGame(name: string): Promise<void> {
    const [text, theme, lobby] = await Promise.all([api.words(name), api.theme(name), api.lobby()]);
    const words = new FluentResource(text);
    await yieldToBrowser();
    this.#words = words;
    this.theme = theme;
    this.bots = lobby.bots;
    this.game = lobby.games.find((game) => game.id === name) ?? null;
  }

  async #loadFixed(id: string, hash: string): Promise<void> {
    this.fixed = await api.fixed(id);
    this.#fixedHash = hash;
  }
}
