/** What the page is told: the names of a game's bitmaps, by what they are of. */

import type { Print } from './print.ts';

/** Names for hand and close look. */
export type Pair = [hand: string, large: string];

/** `client/src/lib/art/pictures.svelte.ts` reads it. */
export interface Manifest {
  card: Record<string, Pair>;
  portrait: Record<string, Pair>;
  ending: Record<string, Pair>;
  cover: Record<string, Pair>;
}

/** The manifest of every game, of what is open alone. */
export function manifests(prints: readonly Print[]): Map<string, Manifest> {
  const found = new Map<string, Manifest>();
  for (const print of prints) if (!print.picture.seal) put(found, print.picture.game, print);
  return found;
}

/** By game and by what unlocks it: the manifest of what is sealed. */
export function sealedManifests(prints: readonly Print[]): Map<string, Map<string, Manifest>> {
  const games = new Map<string, Map<string, Manifest>>();
  for (const print of prints) {
    const { game, seal } = print.picture;
    if (!seal) continue;
    const seals = games.get(game) ?? new Map<string, Manifest>();
    games.set(game, seals);
    put(seals, seal, print);
  }
  return games;
}

function put(found: Map<string, Manifest>, key: string, { picture, size, name }: Print): void {
  const manifest = found.get(key) ?? { card: {}, portrait: {}, ending: {}, cover: {} };
  found.set(key, manifest);
  const pair = (manifest[picture.kind][picture.id] ??= ['', '']);
  pair[size === 'hand' ? 0 : 1] = name;
}
