/**
 * A game's layout at one moment: which screen holds, which nodes lie in which region, what folds.
 *
 * The server's lint sees to it that every node has a region on every screen; a node that matches
 * nothing lies on the stage nevertheless, or in the first region there is.
 */

import type { Fold, Layout, Look, Node, Screen, ScreenRegion } from '../model/types';
import { fits, holds, type Looker } from './match';

/** The size of the table in CSS pixels, and how many play. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
}

export interface PlacedRegion {
  readonly name: string;
  readonly region: ScreenRegion;
  /** Nodes in it, in the order of the layout's rules, then of the scene. */
  readonly ids: readonly string[];
  /** Regions that are tabs of this one, in the order of the layout. */
  readonly tabs: readonly PlacedRegion[];
  readonly fold: Fold | null;
  /** What stays in view while it is folded. */
  readonly kept: readonly string[];
}

export interface ResolvedLayout {
  readonly screen: Screen;
  /** Regions that are drawn, by name. */
  readonly regions: ReadonlyMap<string, PlacedRegion>;
  /** Taken out of their containers. */
  readonly lifted: ReadonlySet<string>;
}

export function resolve(layout: Layout, looker: Looker, frame: Frame, canChoose: (ids: readonly string[], lifted: ReadonlySet<string>) => boolean): ResolvedLayout {
  const screen = screenOf(layout, looker, frame.width);
  const { placed, lifted } = place(layout, looker, screen);
  const folds = (layout.folds ?? []).filter((fold) => fold.region && holds(fold, screen) && isSmall(fold, frame));
  const regions = new Map<string, PlacedRegion>();
  const make = (name: string): PlacedRegion => {
    const ids = placed.get(name) ?? [];
    const inside = Object.keys(screen.regions).filter((other) => screen.regions[other]?.tab === name);
    const tabs = inside.map(make).filter((tab) => tab.ids.length);
    const fold = folds.find((one) => one.region === name && !(one.idle && canChoose(ids, lifted))) ?? null;
    const declared = screen.regions[name]!;
    const region = fold?.to === 'chips' ? { ...declared, flow: 'chips' as const } : declared;
    return { name, region, ids, tabs, fold, kept: keptOf(fold, ids, looker) };
  };
  for (const [name, region] of Object.entries(screen.regions)) {
    if (region.tab) continue;
    const made = make(name);
    if (made.ids.length || made.tabs.length || ALWAYS.has(region.kind)) regions.set(name, made);
  }
  return { screen, regions, lifted };
}

/** Folded to a line, the newest of it is still there. */
function keptOf(fold: Fold | null, ids: readonly string[], looker: Looker): readonly string[] {
  const { keep } = fold ?? {};
  if (!keep) return fold?.to === 'line' ? ids.slice(-1) : [];
  return ids.filter((id) => {
    const node = looker.nodes.get(id);
    return node && fits(keep, node, looker);
  });
}

/** Drawn although nothing lies in them: the page has things of its own there. */
const ALWAYS = new Set(['header', 'band', 'panel']);

function screenOf(layout: Layout, looker: Looker, width: number): Screen {
  const size = width >= layout.widths.wide ? 'wide' : width >= layout.widths.middle ? 'middle' : 'phone';
  const nodes = [...looker.nodes.values()];
  const mode = layout.modes?.find(({ when }) => nodes.some((node) => fits(when, node, looker)))?.name;
  const sized = layout.screens.filter((screen) => screen.width === size);
  return sized.find((screen) => mode && screen.mode === mode) ?? sized.find((screen) => !screen.mode) ?? layout.screens[0]!;
}

/** Drawn through others (faces), or by the band (the prompt). */
const PLACELESS = new Set(['face', 'prompt']);

function place(layout: Layout, looker: Looker, screen: Screen): { placed: Map<string, string[]>; lifted: Set<string> } {
  const rules = (layout.place ?? []).filter((rule) => holds(rule, screen) && screen.regions[rule.in]);
  const lifting = rules.filter((rule) => rule.lift);
  const names = Object.keys(screen.regions);
  const otherwise = names.find((name) => screen.regions[name]?.kind === 'stage') ?? names[0] ?? '';
  const found: { id: string; region: string; order: number }[] = [];
  const lifted = new Set<string>();
  for (const node of looker.nodes.values()) {
    if (PLACELESS.has(node.kind)) continue;
    const isInside = looker.nodes.has(node.within ?? '');
    const rule = (isInside ? lifting : rules).find((one) => fits(one, node, looker));
    if (isInside && !rule) continue;
    if (isInside) lifted.add(node.id);
    found.push({ id: node.id, region: rule?.in ?? otherwise, order: rule ? rules.indexOf(rule) : rules.length });
  }
  found.sort((a, b) => a.order - b.order);
  const placed = new Map<string, string[]>();
  for (const { id, region } of found) placed.set(region, [...(placed.get(region) ?? []), id]);
  return { placed, lifted };
}

function isSmall(fold: Fold, frame: Frame): boolean {
  return (
    (!fold.below || frame.width < fold.below) &&
    (!fold.lower || frame.height < fold.lower) &&
    (!fold.seats || frame.seats >= fold.seats)
  );
}

const PLAIN: Look = {};

/** How a node is drawn: all looks that fit, later ones over earlier ones, word by word. */
export function lookOf(layout: Layout, screen: Screen, node: Node, looker: Looker): Look {
  const found = (layout.looks ?? []).filter((look) => holds(look, screen) && fits(look, node, looker));
  return found.length ? Object.assign({}, ...found) : PLAIN;
}

/** How a single node is folded, if it is. */
export function foldOf(layout: Layout, screen: Screen, node: Node, looker: Looker, frame: Frame): Fold | null {
  const isMeant = (fold: Fold): boolean => !fold.region && holds(fold, screen) && isSmall(fold, frame) && fits(fold, node, looker);
  return layout.folds?.find(isMeant) ?? null;
}

/** The width of cards in pixels, which may go by the number of players; the next lower number holds. */
export function cardWidth(card: Look['card'], seats: number): number {
  if (typeof card === 'number') return card;
  const sizes = Object.entries(card ?? {}).map(([least, size]) => [Number(least), size] as const);
  const fitting = sizes.filter(([least]) => least <= seats).sort(([a], [b]) => b - a);
  return (fitting[0] ?? sizes.sort(([a], [b]) => a - b)[0])?.[1] ?? 0;
}
