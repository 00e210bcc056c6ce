/** A board as it is drawn: its parts by kind, where they are, and what stands on them. */

import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';

import { cluster, hexagon, middle, polygon, rim, spacing, type Point, type Spot } from './geometry';
import { onPlate, PLATE } from './plates/plate';
import { waysOf } from './ways';
import type { SceneModel } from '../model/scene-model.svelte';
import type { Board, Link, Node, Overlay, Region, Space, Wall } from '../model/types';

/** Something that stands on a part of the board. */
export interface Standing extends Point {
  readonly id: string;
  /** The part of the board on which it stands. */
  readonly on: string;
  readonly radius: number;
}

const NONE: Board = { kind: 'board', id: '', width: 1, height: 1 };

export class Plan {
  readonly #model: SceneModel;
  readonly #id: () => string;

  constructor(model: SceneModel, id: () => string) {
    this.#model = model;
    this.#id = id;
  }

  readonly board = $derived.by((): Board => {
    const node = this.#model.node(this.#id());
    return node?.kind === 'board' ? node : NONE;
  });

  /**
   * Ids of the parts by kind. An id keeps its kind, so this follows only what comes and goes: light
   * that moves must not make hundreds of spaces ask whether they have to be placed anew.
   */
  readonly #ids = $derived.by(() => {
    const ids = new Map<Node['kind'], string[]>();
    for (const id of this.#model.piece(this.#id()).children) {
      const kind = untrack(() => this.#model.node(id)?.kind);
      if (!kind) continue;
      const list = ids.get(kind);
      if (list) list.push(id);
      else ids.set(kind, [id]);
    }
    return ids;
  });

  readonly spaces = $derived(this.#only<Space>('space'));
  /** Links that options can touch. */
  readonly linkNodes = $derived(this.#only<Link>('link'));
  readonly links = $derived([...this.linkNodes, ...waysOf(this.board)]);
  readonly regions = $derived(this.#only<Region>('region'));
  readonly walls = $derived(this.#only<Wall>('wall'));
  readonly overlays = $derived(this.#only<Overlay>('overlay'));
  /** Overlays that somebody has put out of sight. */
  readonly hidden = new SvelteSet<string>();
  /** Lies with the board, not on a part of it. */
  readonly beside = $derived([...this.#ids].flatMap(([kind, ids]) => (PARTS.has(kind) ? [] : ids)));

  /** Cards lie on it. */
  readonly hasPlates = $derived(this.spaces.some((space) => space.face));
  readonly spacing = $derived(this.hasPlates ? PLATE.pitch : spacing(this.spaces, this.board.width, this.board.height));
  readonly radius = $derived(this.hasPlates ? PLATE.radius : this.board.radius || this.spacing * 0.4);

  /** At sea and in the wild nothing is straight: coasts, paths and walls are curves. */
  readonly isWild = $derived(this.board.art === 'sea' || this.board.art === 'wild');

  /** A plan by night: seen from above, with a veil of darkness over it. */
  readonly isNight = $derived(this.board.art === 'night');

  /** Whoever stands here is seen by their portrait, where there is one. */
  readonly hasPortraits = $derived(this.hasPlates || this.isNight || this.board.art === 'atlas');
  readonly isHex = $derived(this.board.cells === 'hex');

  /** The board and a margin, so that spaces and names on its edge are whole. */
  readonly frame = $derived.by(() => {
    const margin = this.isNight ? 0 : this.radius * 0.8;
    return { at: -margin, width: this.board.width + 2 * margin, height: this.board.height + 2 * margin };
  });

  readonly places = $derived.by((): ReadonlyMap<string, Point> => {
    const places = new Map<string, Point>(this.spaces.map((space) => [space.id, space]));
    for (const { id, points } of [...this.walls, ...this.regions]) {
      if (points?.length) places.set(id, middle(points));
    }
    for (const link of this.linkNodes) {
      const [a, b] = [places.get(link.a), places.get(link.b)];
      if (a && b) places.set(link.id, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    }
    return places;
  });

  /** The spaces of a night plan are small: what stands on them is larger than they are. */
  readonly #stature = $derived(this.radius * (this.isNight ? 1.75 : 1));

  readonly standing = $derived.by((): readonly Standing[] => {
    const found: Standing[] = [];
    for (const [at, place] of this.places) {
      const { children } = this.#model.piece(at);
      if (!children.length) continue;
      const spots = this.#spots(at, children.length);
      children.forEach((id, i) => {
        const spot = spots[i] ?? { x: 0, y: 0, size: 0.5 };
        found.push({
          id,
          on: at,
          x: place.x + spot.x * this.#stature,
          y: place.y + spot.y * this.#stature,
          radius: spot.size * this.#stature,
        });
      });
    }
    return found;
  });

  #spots(id: string, count: number): readonly Spot[] {
    const node = this.#model.node(id);
    if (node?.kind === 'space' && node.face) return onPlate(count);
    if (node?.kind !== 'space' || !node.icon || this.isNight) return cluster(count);
    // Not where the name stands.
    return node.side === 'right' ? rim(count).map(({ x, y, size }) => ({ x: -x, y: -y, size })) : rim(count);
  }

  #only<Part extends Node>(kind: Part['kind']): readonly Part[] {
    const nodes = (this.#ids.get(kind) ?? []).map((id) => this.#model.node(id));
    return nodes.filter((node): node is Part => node?.kind === kind);
  }

  /** The spaces of each region. */
  readonly #inRegion = $derived.by((): ReadonlyMap<string, readonly Space[]> => {
    const found = new Map<string, Space[]>(this.regions.map((region) => [region.id, []]));
    for (const space of this.spaces) found.get(space.region ?? '')?.push(space);
    return found;
  });

  /**
   * What some spaces of a lattice cover, as a path: their hexagons, and the outlines of regions of which they
   * are all, or at least a `share`.
   */
  area(ids: readonly string[], share = 1): string {
    const wanted = new Set(ids);
    let path = '';
    for (const region of this.regions) {
      const spaces = this.#inRegion.get(region.id) ?? [];
      const count = spaces.filter((space) => wanted.has(space.id)).length;
      if (!wanted.has(region.id) && (!count || count < share * spaces.length)) continue;
      path += polygon(region.points ?? []);
      for (const space of spaces) wanted.delete(space.id);
    }
    for (const id of wanted) {
      const at = this.places.get(id);
      if (at && this.#model.node(id)?.kind === 'space') path += hexagon(at, this.spacing);
    }
    return path;
  }

  /** Is an overlay drawn by itself? Light and dark are the veil of a night plan. */
  canHide(overlay: Overlay): boolean {
    return !this.isNight || !VEIL.has(overlay.style ?? 'light');
  }

  /** Put an overlay out of sight, or show it again. */
  switch(id: string): void {
    if (!this.hidden.delete(id)) this.hidden.add(id);
  }

  /** The places of some spaces, for overlays and previews. */
  points(ids: Iterable<string>): readonly Point[] {
    const found: Point[] = [];
    for (const id of ids) {
      const point = this.places.get(id);
      if (point) found.push(point);
    }
    return found;
  }
}

const VEIL: ReadonlySet<string> = new Set(['dark', 'bright', 'beam']);
const PARTS: ReadonlySet<Node['kind']> = new Set(['space', 'link', 'region', 'wall', 'overlay']);
