/** Which lines of a sheet stand in its head, and which follow in its body. */

import type { Look, Node, Sheet } from '../model/types';

type Lines = NonNullable<Sheet['lines']>;

export function factsOf(node: Node | null, look: Look): { head: Lines; rest: Lines } {
  const lines = node?.kind === 'sheet' ? (node.lines ?? []) : [];
  const wanted = look.facts ?? [];
  const head = wanted.flatMap((key) => lines.filter(([name]) => name[0] === key));
  return { head, rest: lines.filter(([name]) => !wanted.includes(name[0])) };
}

/** The number on a portrait: a line of the sheet by its message, or the node's own value. */
export function badgeOf(node: Node | null, look: Look): string {
  if (!node || !look.badge) return '';
  if (node.kind === 'sheet') return String(node.lines?.find(([name]) => name[0] === look.badge)?.[1] ?? '');
  return node.kind === 'track' ? String(node.value) : '';
}
