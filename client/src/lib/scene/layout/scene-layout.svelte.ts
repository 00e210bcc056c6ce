/** The game's layout as components read it: the regions of now, and how each node is drawn. */

import { getContext, setContext } from 'svelte';

import { isHolder } from '../choices/choices';
import type { SceneModel } from '../model/scene-model.svelte';
import type { Fold, Layout, Look } from '../model/types';
import { fits } from './match';
import { cardWidth, foldOf, lookOf, resolve, type Frame, type PlacedRegion, type ResolvedLayout } from './resolve';

const PLAIN: Look = {};
/** From this width on cards grow with the table instead of the gaps between them. */
const ROOMY = 1600;
const USUAL = 1440;
const MOST_GROWTH = 1.4;
/** On lower tables cards are smaller, down to a size at which their names can be read. */
const HIGH_ENOUGH = 820;
const LEAST_GROWTH = 0.62;
/** On tables as low as this, a phone held sideways, the hand is folded: table, question and names stay in sight together. */
const LOW = 480;

export class SceneLayout {
  /** The size of the table, measured by the view. */
  width = $state(0);
  height = $state(0);
  /** The drawer that is open, by name. */
  drawer = $state('');
  /** The drawer that opened by itself. */
  #unasked = '';
  /** Regions that somebody folded or unfolded by hand, by name. */
  #byHand = $state.raw<Readonly<Record<string, boolean>>>({});

  readonly #model: SceneModel;
  readonly #seat: () => number;
  readonly #seats: () => number;
  readonly #declared: () => Layout;

  constructor(model: SceneModel, declared: () => Layout, seat: () => number, seats: () => number) {
    this.#model = model;
    this.#declared = declared;
    this.#seat = seat;
    this.#seats = seats;
  }

  readonly #frame: Frame = $derived.by(() => ({ width: this.width, height: this.height, seats: this.#seats() }));
  readonly #looker = $derived.by(() => ({ nodes: this.#model.all, seat: this.#seat() }));

  readonly isLow = $derived.by(() => this.height > 0 && this.height < LOW);

  /** Null before the table was measured. */
  readonly now: ResolvedLayout | null = $derived.by(() => {
    if (!this.width) return null;
    return resolve(this.#declared(), this.#looker, this.#frame, (ids, lifted) => ids.some((id) => this.#holdsChoice(id, lifted)));
  });

  /** The node whose page shows the options that have no place on the table. */
  readonly optionsAt: string = $derived.by(() => {
    for (const node of this.#model.all.values()) {
      if ((node.kind === 'prose' || node.kind === 'sheet') && this.look(node.id).options) return node.id;
    }
    return '';
  });

  /** Nodes in drawers that are shut and in regions that are folded: on the table, but not in sight. */
  readonly hidden: ReadonlySet<string> = $derived.by(() => {
    const shut = [...(this.now?.regions.values() ?? [])].filter((placed) => this.#isShut(placed));
    const found = shut.flatMap(({ ids, kept }) => ids.filter((id) => !kept.includes(id)));
    return new Set(found.flatMap((id) => [...this.drawnIn(id)]));
  });

  /** Whether a node is a thing whose surface can be pressed, and in sight as far as the layout knows. */
  canPress(id: string): boolean {
    return this.#hasSurface(id) && !this.hidden.has(id);
  }

  /** Whether a node is a thing that can be pressed as soon as its drawer is open. */
  isShutAway(id: string): boolean {
    return this.#hasSurface(id) && this.hidden.has(id);
  }

  /** The things of a region that can be pressed while it is in sight. */
  thingsIn(placed: PlacedRegion): readonly string[] {
    return placed.ids.flatMap((id) => [...this.drawnIn(id)]).filter((id) => this.#hasSurface(id));
  }

  #hasSurface(id: string): boolean {
    const node = this.#model.all.get(id);
    return !!node && !isHolder(node);
  }

  #isShut(placed: PlacedRegion): boolean {
    const isDrawer = placed.region.kind === 'drawer' || placed.fold?.to === 'button';
    return (isDrawer || placed.fold?.to === 'title') && this.isFolded(placed) && this.drawer !== placed.name;
  }

  look(id: string): Look {
    const [layout, now, node] = [this.#declared(), this.now, this.#model.piece(id).node];
    return now && node ? lookOf(layout, now.screen, node, this.#looker) : PLAIN;
  }

  fold(id: string): Fold | null {
    const [layout, now, node] = [this.#declared(), this.now, this.#model.piece(id).node];
    if (!layout.folds?.length || !now || !node) return null;
    return foldOf(layout, now.screen, node, this.#looker, this.#frame);
  }

  /** Whether a region is folded: by hand, or as the layout says, or for want of room. */
  isFolded(placed: PlacedRegion): boolean {
    const { kind } = placed.region;
    return this.#byHand[placed.name] ?? (placed.fold !== null || kind === 'drawer' || (kind === 'hand' && this.isLow));
  }

  /** Opens the drawer in which one has to choose; with no name, shuts the one that was opened for that. */
  openFor(name: string): void {
    if (name && this.drawer !== name) this.drawer = this.#unasked = name;
    if (name) return;
    if (this.drawer === this.#unasked) this.drawer = '';
    this.#unasked = '';
  }

  setFolded(name: string, isFolded: boolean): void {
    this.#byHand = { ...this.#byHand, [name]: isFolded };
  }

  /** The width of cards as CSS, empty where the layout does not say. */
  cardWidth(card: Look['card']): string {
    const width = cardWidth(card, this.#seats());
    if (!width) return '';
    const wide = this.width >= ROOMY ? Math.min(MOST_GROWTH, this.width / USUAL) : 1;
    const low = Math.min(1, Math.max(LEAST_GROWTH, this.height / HIGH_ENOUGH));
    return `${Math.round(width * Math.min(wide, low < 1 ? low : wide))}px`;
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
    return this.#holdsChoice(id, this.now?.lifted);
  }

  #holdsChoice(id: string, lifted: ReadonlySet<string> | undefined): boolean {
    return [...this.#inside(id, lifted)].some((one) => this.#model.piece(one).options.length > 0);
  }

  /** A node and all that is drawn in it: not what was lifted out. */
  drawnIn(id: string): Iterable<string> {
    return this.#inside(id, this.now?.lifted);
  }

  /** While a layout is resolved, what it lifts is known before it is: hence the argument. */
  *#inside(id: string, lifted: ReadonlySet<string> | undefined): Iterable<string> {
    yield id;
    for (const child of this.#model.piece(id).children) {
      if (!lifted?.has(child)) yield* this.#inside(child, lifted);
    }
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
