/**
 * A scene as the components read it: one cell of state for every node id.
 *
 * A component subscribes to the cells of what it draws and to nothing else, so that an update
 * costs what it changes. Cells are made when first asked for and stay: a node that is gone leaves
 * an empty cell, to which its return is told.
 */

import { untrack } from 'svelte';

import { byNode, isHolder, NO_CHOICES } from '../choices/choices';
import type { Choice, Face, Node } from './types';

const NO_IDS: readonly string[] = [];

export class Piece {
  node = $state.raw<Node | null>(null);
  /** Ids of the nodes that lie in this one, in the order of the scene. */
  children = $state.raw<readonly string[]>(NO_IDS);
  /** The options that touch it. */
  options = $state.raw<readonly Choice[]>(NO_CHOICES);
  /** Whether the option that is considered now is about it. */
  lit = $state.raw(false);

  constructor(readonly id: string) {}
}

export class SceneModel {
  /** Every present node, by id, in the order of the scene. New with each change. */
  all = $state.raw<ReadonlyMap<string, Node>>(new Map());
  choices = $state.raw<readonly Choice[]>(NO_CHOICES);
  /** What the option that is considered now is about. */
  lit = $state.raw<ReadonlySet<string>>(new Set());

  readonly #pieces = new Map<string, Piece>();

  piece(id: string): Piece {
    let piece = this.#pieces.get(id);
    if (!piece) {
      piece = untrack(() => new Piece(id));
      this.#pieces.set(id, piece);
    }
    return piece;
  }

  node(id: string): Node | null {
    return this.piece(id).node;
  }

  face(id: string): Face | null {
    const node = id ? this.piece(id).node : null;
    return node?.kind === 'face' ? node : null;
  }

  /** Take over a new scene; what did not change is left as it is. */
  load(fixed: readonly Node[], nodes: readonly Node[]): void {
    const before = untrack(() => this.all);
    const after = new Map<string, Node>();
    for (const node of fixed) after.set(node.id, node);
    for (const node of nodes) after.set(node.id, node);
    for (const id of before.keys()) {
      if (!after.has(id)) this.piece(id).node = null;
    }
    const children = new Map<string, string[]>();
    for (const [id, node] of after) {
      this.piece(id).node = node;
      if (!node.within) continue;
      const list = children.get(node.within);
      if (list) list.push(id);
      else children.set(node.within, [id]);
    }
    for (const [id, piece] of this.#pieces) {
      const list = children.get(id) ?? NO_IDS;
      if (!same(untrack(() => piece.children), list)) piece.children = list;
    }
    this.all = after;
  }

  /** Take over what can be chosen now. */
  offer(choices: readonly Choice[]): void {
    const touched = byNode(choices);
    for (const [id, piece] of this.#pieces) {
      const options = touched.get(id) ?? NO_CHOICES;
      if (untrack(() => piece.options) !== options) piece.options = options;
    }
    this.choices = choices;
  }

  /** Light these pieces, and no others. */
  light(ids: ReadonlySet<string>): void {
    for (const id of untrack(() => this.lit)) {
      if (!ids.has(id)) this.piece(id).lit = false;
    }
    for (const id of ids) this.piece(id).lit = true;
    this.lit = ids;
  }

  /**
   * What pressing a thing can mean: its options; at a space also those of what lies there. What
   * holds things has none of its own; in a pile one looks for the cards that have.
   */
  optionsAt(id: string): readonly Choice[] {
    const { node, options, children } = this.piece(id);
    const own = isHolder(node) ? NO_CHOICES : options;
    if (!children.length || (node?.kind !== 'space' && node?.kind !== 'pile')) return own;
    const found = new Set(own);
    for (const inner of this.inside(id)) {
      for (const choice of this.piece(inner.id).options) found.add(choice);
    }
    return found.size ? [...found] : NO_CHOICES;
  }

  /**
   * The thing that pressing `id` means. What stands on a space lies over it: where the space can be chosen it is
   * meant, and offers what can be done with all on it. Empty: it is for reading.
   */
  pressedAt(id: string): string {
    const space = this.node(this.node(id)?.within ?? '');
    if (space?.kind === 'space' && this.piece(space.id).options.length) return space.id;
    return this.optionsAt(id).length ? id : '';
  }

  /** Everything that lies in a node, however deep. */
  *inside(id: string): Iterable<Node> {
    for (const child of this.piece(id).children) {
      const node = this.node(child);
      if (node) yield node;
      yield* this.inside(child);
    }
  }
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, i) => id === b[i]);
}
