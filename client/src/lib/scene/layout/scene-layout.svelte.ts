/** The game's layout as components read it: the regions of now, and how each node is drawn. */

import { getContext, setContext } from 'svelte';

import type { SceneModel } from '../model/scene-model.svelte';
import type { Fold, Layout, Look } from '../model/types';
import { fits } from './match';
import { cardWidth, foldOf, lookOf, resolve, type Frame, type PlacedRegion, type ResolvedLayout } from './resolve';

const PLAIN: Look = {};
/** From this width on cards grow with the table instead of the gaps between them. */
const ROOMY = 1600;
const USUAL = 1440;
const MOST_GROWTH = 1.4;

export class SceneLayout {
  /** The size of the table, measured by the view. */
  width = $state(0);
  height = $state(0);
  /** Regions that somebody folded or unfolded by hand, by name. */
  #byHand = $state.raw<Readonly<Record<string, boolean>>>({});

  readonly #model: SceneModel;
  readonly #seat: () => number;
  readonly #seats: () => number;
  readonly #declared: () => Layout | null;

  constructor(model: SceneModel, declared: () => Layout | null, seat: () => number, seats: () => number) {
    this.#model = model;
    this.#declared = declared;
    this.#seat = seat;
    this.#seats = seats;
  }

  readonly #frame: Frame = $derived.by(() => ({ width: this.width, height: this.height, seats: this.#seats() }));
  readonly #looker = $derived.by(() => ({ nodes: this.#model.all, seat: this.#seat() }));

  /** Null while the game has declared none, or before the table was measured. */
  readonly now: ResolvedLayout | null = $derived.by(() => {
    const layout = this.#declared();
    if (!layout || !this.width) return null;
    return resolve(layout, this.#looker, this.#frame, (ids) => ids.some((id) => this.canChoose(id)));
  });

  /** The node whose page shows the options that have no place on the table. */
  readonly optionsAt: string = $derived.by(() => {
    for (const node of this.#model.all.values()) {
      if ((node.kind === 'prose' || node.kind === 'sheet') && this.look(node.id).options) return node.id;
    }
    return '';
  });

  look(id: string): Look {
    const [layout, now, node] = [this.#declared(), this.now, this.#model.piece(id).node];
    return layout && now && node ? lookOf(layout, now.screen, node, this.#looker) : PLAIN;
  }

  fold(id: string): Fold | null {
    const [layout, now, node] = [this.#declared(), this.now, this.#model.piece(id).node];
    if (!layout?.folds?.length || !now || !node) return null;
    return foldOf(layout, now.screen, node, this.#looker, this.#frame);
  }

  /** Whether a region is folded: by hand, or as the layout says. */
  isFolded(placed: PlacedRegion): boolean {
    return this.#byHand[placed.name] ?? placed.fold !== null;
  }

  setFolded(name: string, isFolded: boolean): void {
    this.#byHand = { ...this.#byHand, [name]: isFolded };
  }

  /** The width of cards as CSS, empty where the layout does not say. */
  cardWidth(card: Look['card']): string {
    const width = cardWidth(card, this.#seats());
    if (!width) return '';
    const growth = this.width >= ROOMY ? Math.min(MOST_GROWTH, this.width / USUAL) : 1;
    return `${Math.round(width * growth)}px`;
  }

  /** The children of a node by the places of its composition; what no part names is in the body. */
  parts(id: string): Readonly<Record<string, readonly string[]>> {
    const parts = Object.entries(this.look(id).parts ?? {});
    const found: Record<string, string[]> = { body: [] };
    for (const child of this.#model.piece(id).children) {
      if (this.now?.lifted.has(child)) continue;
      const node = this.#model.piece(child).node;
      const part = parts.find(([, match]) => node && fits(match, node, this.#looker))?.[0] ?? 'body';
      (found[part] ??= []).push(child);
    }
    return found;
  }

  /** Whether something can be done with a node, or with what lies in it. */
  canChoose(id: string): boolean {
    if (this.#model.piece(id).options.length) return true;
    for (const inner of this.#model.inside(id)) {
      if (this.#model.piece(inner.id).options.length) return true;
    }
    return false;
  }
}

/** What a region says to all that lies in it. */
export interface RegionContext {
  readonly face: Look['face'];
  /** Things are small pictures of themselves: a player who is not looked at. */
  readonly isMini: boolean;
}

const REGION = Symbol('region');

export function provideRegion(context: RegionContext): void {
  setContext(REGION, context);
}

export function useRegion(): RegionContext | undefined {
  return getContext<RegionContext | undefined>(REGION);
}
