/**
 * Where pictures are found. The build composes them (`tools/art`) and lists them by game; a list is fetched when a
 * page shows that game, a picture when it comes into view. Covers are known at once: a lobby shows nothing but them.
 * What a table has unlocked comes from the table.
 */

import { SvelteMap, SvelteSet } from 'svelte/reactivity';

import { settings } from '../settings.svelte';

export type PictureKind = 'card' | 'portrait' | 'ending' | 'cover';
export type PictureSize = 'hand' | 'large';
/** By kind and id: the names of the bitmaps for hand and close look. */
export type Manifest = Partial<Record<PictureKind, Readonly<Record<string, Pair>>>>;
type Pair = readonly [hand: string, large: string];

// Globs and no imports: without a build there are none, and the page shows emblems.
const COVERS = import.meta.glob<Readonly<Record<string, Pair>>>('./made/covers.json', { import: 'default', eager: true });
const LISTS = import.meta.glob<string>('./made/games/*.json', { query: '?url', import: 'default', eager: true });

const manifests = new SvelteMap<string, Manifest>();
const asked = new Set<string>();
/** Games whose list could not be had. */
const lost = new SvelteSet<string>();
let shown = $state('');
let unlocked = $state.raw<{ readonly at: string; readonly manifest: Manifest }>({ at: '', manifest: {} });

/** Fetches a game's list, once. Without it there are emblems, and it is asked for again at the next table. */
async function load(game: string): Promise<void> {
  const list = LISTS[`./made/games/${game}.json`];
  if (!list || asked.has(game)) return;
  asked.add(game);
  lost.delete(game);
  try {
    const reply = await fetch(list);
    if (!reply.ok) throw new Error(reply.statusText);
    manifests.set(game, (await reply.json()) as Manifest);
  } catch {
    asked.delete(game);
    lost.add(game);
  }
}

/** The game of the table that the page shows. */
export function showPicturesOf(game: string): void {
  shown = game;
  unlocked = { at: '', manifest: {} };
  void load(game);
}

/** What the table has unlocked: `at` is the address below which its pictures are. */
export function setTablePictures(at: string, manifest: Manifest): void {
  unlocked = { at, manifest };
}

/** Whether the list of the table's game is still to come: nobody knows yet what has a picture. */
export function isAwaited(): boolean {
  return !settings.plain && `./made/games/${shown}.json` in LISTS && !manifests.has(shown) && !lost.has(shown);
}

/** The address of a picture of the table's game; empty if there is none, or if plain cards are wanted.
 * Of a cover the id is the game's. */
export function picture(kind: PictureKind, id: string, size: PictureSize = 'hand'): string {
  if (settings.plain) return '';
  const place = size === 'hand' ? 0 : 1;
  const name = kind === 'cover' ? COVERS['./made/covers.json']?.[id]?.[place] : manifests.get(shown)?.[kind]?.[id]?.[place];
  if (name) return `/assets/art/${name}.webp`;
  const sealed = unlocked.manifest[kind]?.[id]?.[place];
  return sealed ? `${unlocked.at}/${sealed}` : '';
}
