/** Which nodes a rule of a layout is about (`layout.toml`; the server's `kernel/present/layout.py`). */

import type { Match, Node, Screen } from '../model/types';

/** What a match looks at: the scene, and whose eyes see it. */
export interface Looker {
  readonly nodes: ReadonlyMap<string, Node>;
  readonly seat: number;
}

/** A rule that may hold at some widths and in some modes only. */
interface ScreenRule {
  readonly screens?: readonly Screen['width'][];
  readonly mode?: string;
}

export function holds(rule: ScreenRule, screen: Screen): boolean {
  if (rule.screens?.length && !rule.screens.includes(screen.width)) return false;
  return !rule.mode || rule.mode === (screen.mode || 'none');
}

export function fits(match: Match, node: Node, looker: Looker): boolean {
  return (
    (!match.kind?.length || match.kind.includes(node.kind)) &&
    (!match.id?.length || match.id.some((pattern) => isLike(pattern, node.id))) &&
    (match.within === undefined || isLike(match.within, node.within ?? '')) &&
    (!match.mark || !!node.marks?.includes(match.mark)) &&
    (!match.owner || match.owner === ownership(ownerOf(node, looker.nodes), looker.seat))
  );
}

/** A node without an owner has that of the nearest container that has one; -1: nobody's. */
export function ownerOf(node: Node, nodes: ReadonlyMap<string, Node>): number {
  for (let at: Node | undefined = node; at; at = nodes.get(at.within ?? '')) {
    if ((at.owner ?? -1) >= 0) return at.owner ?? -1;
  }
  return -1;
}

function ownership(owner: number, seat: number): Match['owner'] {
  if (owner < 0) return 'nobody';
  return owner === seat ? 'own' : 'other';
}

const patterns = new Map<string, RegExp>();

/** `*` stands for any characters. */
function isLike(pattern: string, id: string): boolean {
  if (!pattern.includes('*')) return pattern === id;
  let made = patterns.get(pattern);
  if (!made) {
    const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
    made = new RegExp(`^${parts.join('.*')}$`);
    patterns.set(pattern, made);
  }
  return made.test(id);
}
