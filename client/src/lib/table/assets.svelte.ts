/**
 * What a table needs besides its messages: words, theme, layout, rules, icons, boards and faces.
 *
 * They come from the table and not from the game: a table has what it has unlocked. When it
 * unlocks more, a view names new hashes; what is new is fetched before that view is shown.
 */

import { FluentResource } from '@fluent/bundle';

import { api } from '../api';
import { setTablePictures, showPicturesOf } from '../art/pictures.svelte';
import { setTableIcons } from '../icons/icons.svelte';
import { botsFor } from '../lobby/plan';
import type { Theme } from '../scene/model/types';
import { applyTheme } from '../theme';
import { attempt } from '../ui/toasts.svelte';
import type { BotInfo, GameInfo, Info, Layout, Node } from '../wire';
import { Wordbook } from '../words';
import { yieldToBrowser } from '../yield';
import { names } from './names';

/** The hashes of what does not change with every answer; empty: nothing is known of it yet. */
export interface Hashes {
  readonly fixed?: string | undefined;
  readonly content?: string | undefined;
}

export class TableAssets {
  theme = $state.raw<Theme>({});
  layout = $state.raw<Layout | null>(null);
  fixed = $state.raw<readonly Node[]>([]);
  game = $state.raw<GameInfo | null>(null);
  bots = $state.raw<readonly BotInfo[]>([]);
  /** The hash of the words, theme, layout, rules and icons that are here. */
  content = $state('');
  #words = $state.raw<FluentResource | null>(null);
  #hasFixed = $state(false);
  /** What is here or under way, by its hash. */
  #loads: Record<keyof Hashes, { hash: string; done: Promise<void> }> = {
    fixed: { hash: '', done: Promise.resolve() },
    content: { hash: '', done: Promise.resolve() },
  };
  // A string is equal to itself: presence coming and going makes no new book.
  #names = $derived.by(() => {
    const info = this.info();
    return JSON.stringify(info ? names(info) : []);
  });
  book = $derived.by(() => new Wordbook(this.#words ?? '', JSON.parse(this.#names) as string[]));

  /** Call it while a component is made: it fetches what the table turns out to need. */
  constructor(private readonly info: () => Info | null) {
    const game = $derived(info()?.game);
    const fixed = $derived(info()?.fixed);
    const content = $derived(info()?.content);
    $effect(() => {
      if (game) void attempt(() => this.#loadLobby(game));
    });
    $effect(() => {
      if (fixed || content) void attempt(() => this.load({ fixed, content }));
    });
    // Before anything is drawn: cards would fetch emblems that pictures stand for, and whoever measures words
    // would have them set in the wrong typeface.
    $effect.pre(() => {
      if (game) showPicturesOf(game);
    });
    $effect.pre(() => applyTheme(this.theme));
  }

  /** Whether a scene can be drawn. */
  get ready(): boolean {
    return this.hasTheme && this.#hasFixed;
  }

  /** Whether the page wears the game's look: drawn before, it would fetch typefaces for nothing. */
  get hasTheme(): boolean {
    return this.#words !== null;
  }

  get title(): string {
    return this.info()?.title || this.game?.title || this.info()?.game || '';
  }

  /** Fetches what is not here yet under these hashes. Resolves when all of it is. */
  async load({ fixed, content }: Hashes): Promise<void> {
    const id = this.info()?.id;
    if (!id) return;
    await Promise.all([
      this.#once('content', content, () => this.#loadContent(id, content ?? '')),
      this.#once('fixed', fixed, () => this.#loadFixed(id)),
    ]);
  }

  #once(what: keyof Hashes, hash: string | undefined, load: () => Promise<void>): Promise<void> {
    if (hash && this.#loads[what].hash !== hash) {
      const loading = { hash, done: load() };
      this.#loads[what] = loading;
      // What could not be fetched is asked for again the next time it is needed.
      loading.done.catch(() => (loading.hash = ''));
    }
    return this.#loads[what].done;
  }

  async #loadContent(id: string, hash: string): Promise<void> {
    const [text, theme, layout] = await Promise.all([api.words(id), api.theme(id), api.layout(id)]);
    const words = new FluentResource(text);
    await yieldToBrowser();
    this.#words = words;
    this.theme = theme;
    this.layout = layout;
    this.content = hash;
    void attempt(async () => setTableIcons(api.iconsAddress(id), await api.icons(id)));
    void attempt(async () => setTablePictures(api.picturesAddress(id), await api.pictures(id)));
  }

  async #loadFixed(id: string): Promise<void> {
    this.fixed = await api.fixed(id);
    this.#hasFixed = true;
  }

  async #loadLobby(game: string): Promise<void> {
    const lobby = await api.lobby();
    this.game = lobby.games.find((one) => one.id === game) ?? null;
    this.bots = botsFor(this.game, lobby.bots);
  }
}
