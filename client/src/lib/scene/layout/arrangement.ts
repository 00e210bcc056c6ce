/** Where the things of any scene go: boards, what is shared, each player's, one's own hand. */

import type { Node } from '../model/types';

export interface Arrangement {
  readonly boards: readonly string[];
  /** Belongs to nobody: tracks, piles, rows, dice, text. */
  readonly common: readonly string[];
  readonly logs: readonly string[];
  readonly players: readonly { readonly seat: number; readonly ids: readonly string[] }[];
  readonly mine: readonly string[];
  /** One's own hands, taken out of wherever they lie and put at the bottom. */
  readonly hands: readonly string[];
}

/** Players come in the order of play, beginning after oneself. */
export function arrange(nodes: Iterable<Node>, seat: number): Arrangement {
  const all = [...nodes];
  const known = new Set(all.map((node) => node.id));
  const boards: string[] = [];
  const common: string[] = [];
  const logs: string[] = [];
  const hands: string[] = [];
  const owned = new Map<number, string[]>();
  for (const node of all) {
    const owner = node.owner ?? -1;
    if (node.kind === 'hand' && owner === seat && seat >= 0) {
      hands.push(node.id);
      continue;
    }
    if (node.within && known.has(node.within)) continue;
    if (node.kind === 'face' || node.kind === 'prompt') continue;
    if (node.kind === 'board') boards.push(node.id);
    else if (node.kind === 'log') logs.push(node.id);
    else if (owner < 0) common.push(node.id);
    else owned.set(owner, [...(owned.get(owner) ?? []), node.id]);
  }
  const turn = (other: number): number => (other > seat ? other : other + 1000);
  const players = [...owned]
    .filter(([owner]) => owner !== seat)
    .sort(([a], [b]) => turn(a) - turn(b))
    .map(([owner, ids]) => ({ seat: owner, ids }));
  return { boards, common, logs, players, mine: owned.get(seat) ?? [], hands };
}
