/**
 * What changed between two moments, for the eye: what travelled, and which numbers moved.
 *
 * The client knows no game, so it reads travel from the nodes: a card that lies elsewhere went
 * there; a new card comes from where cards have become fewer, one that vanished went where they
 * have become more; backs travel between piles and hands.
 */

import type { Card, Node } from '../model/types';

export interface CardMove {
  /** The card that is seen to travel; without one it is a back. */
  readonly card: Card | null;
  readonly from: string;
  readonly to: string;
}

export interface NumberChange {
  readonly id: string;
  readonly by: number;
}

export type Moment = ReadonlyMap<string, Node>;

/** More than this at once is a set-up or a jump in a replay, and better shown without travel. */
export const MOST_MOVES = 12;

export function cardMoves(before: Moment, after: Moment): readonly CardMove[] {
  const found: CardMove[] = [];
  const fewer: string[] = [];
  const more: string[] = [];
  const came: Card[] = [];
  const left: Card[] = [];
  const moved: { from: string | undefined; to: string | undefined }[] = [];
  for (const [id, node] of after) {
    const old = before.get(id);
    if (node.kind === 'card') {
      if (old?.kind !== 'card') came.push(node);
      else if (old.within !== node.within) {
        found.push({ card: node, from: id, to: id });
        moved.push({ from: old.within, to: node.within });
      }
    }
    if (counts(node) && old && counts(old)) {
      const by = node.count - old.count;
      for (let i = 0; i < Math.abs(by); i++) (by < 0 ? fewer : more).push(id);
    }
  }
  for (const [id, node] of before) {
    if (node.kind === 'card' && !after.has(id)) left.push(node);
  }
  // Cards that were seen to travel account for the counts of where they came from and went.
  for (const { from, to } of moved) {
    take(fewer, from);
    take(more, to);
  }
  for (const card of came) {
    const from = takeOther(fewer, card.within);
    take(more, card.within);
    if (from) found.push({ card, from, to: card.id });
  }
  for (const card of left) {
    const to = takeOther(more, card.within);
    take(fewer, card.within);
    if (to) found.push({ card, from: card.id, to });
  }
  for (const to of more) {
    const from = takeOther(fewer, to);
    if (from) found.push({ card: null, from, to });
  }
  return found.length > MOST_MOVES ? [] : found;
}

function counts(node: Node): node is Extract<Node, { count: number }> {
  return node.kind === 'pile' || node.kind === 'hand';
}

function take(list: string[], id: string | undefined): void {
  const at = id ? list.indexOf(id) : -1;
  if (at >= 0) list.splice(at, 1);
}

function takeOther(list: string[], not: string | undefined): string | null {
  const at = list.findIndex((id) => id !== not);
  return at < 0 ? null : (list.splice(at, 1)[0] ?? null);
}

/** Numbers on the table that rose or fell. */
export function numberChanges(before: Moment, after: Moment): readonly NumberChange[] {
  const found: NumberChange[] = [];
  for (const [id, node] of after) {
    const old = before.get(id);
    if (!old || old === node) continue;
    const by = rise(old, node);
    if (by) found.push({ id, by });
  }
  return found;
}

function rise(old: Node, node: Node): number {
  if (node.kind === 'track' && old.kind === 'track') return node.steps?.length ? 0 : node.value - old.value;
  if (node.kind === 'token' && old.kind === 'token') return (node.amount ?? 1) - (old.amount ?? 1);
  if (node.kind === 'sheet' && old.kind === 'sheet') return firstRise(old.lines ?? [], node.lines ?? []);
  return 0;
}

/** A sheet floats the first of its numbers that changed: in practice the one that matters. */
function firstRise(old: SheetLines, lines: SheetLines): number {
  for (const [i, [, value]] of lines.entries()) {
    const was = old[i]?.[1];
    if (typeof value === 'number' && typeof was === 'number' && value !== was) return value - was;
  }
  return 0;
}

type SheetLines = NonNullable<Extract<Node, { kind: 'sheet' }>['lines']>;
