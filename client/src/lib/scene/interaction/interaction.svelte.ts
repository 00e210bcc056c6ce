/**
 * What people do at the table: press things, consider options, drag cards, look closer.
 *
 * Things are found by their `data-id`, so that pictures of all kinds, HTML or SVG, need no
 * handlers of their own; `events.ts` turns browser events into these calls.
 */

import { toasts } from '../../ui/toasts.svelte';
import { t } from '../../words';
import { aboutOf, dials, keyOf, shared } from '../choices/choices';
import type { Marking } from '../choices/marking.svelte';
import type { SceneModel } from '../model/scene-model.svelte';
import type { Choice } from '../model/types';

export interface Menu {
  /** Where it opens. */
  readonly id: string;
  readonly options: readonly Choice[];
}

export interface Drag {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export class Interaction {
  menu = $state.raw<Menu | null>(null);
  /** A card shown large beside the pointer or the focus. */
  previewed = $state.raw<string | null>(null);
  /** A card, or a pile's cards, shown in a dialog. */
  zoomed = $state.raw<string | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** A card that was taken up: pressing a thing lays it there. Captions say where it can go. */
  held = $state.raw<string | null>(null);
  /** The dial that wants the focus, by name. */
  dial = $state.raw<string | null>(null);
  /** Pieces on the page, for menus, animation and following links. */
  readonly elements = new Map<string, Element>();

  readonly #model: SceneModel;
  readonly #marking: Marking;
  readonly #onchoose: (choice: Choice) => void;
  readonly #hasCaption: (id: string) => boolean;

  /** `hasCaption`: whether what a thing's options mean is written at the thing. */
  constructor(
    model: SceneModel,
    marking: Marking,
    onchoose: (choice: Choice) => void,
    hasCaption: (id: string) => boolean = () => false,
  ) {
    this.#model = model;
    this.#marking = marking;
    this.#onchoose = onchoose;
    this.#hasCaption = hasCaption;
  }

  /** An option was chosen, at `node` if a thing was pressed. One of several is marked and not yet sent. */
  choose(choice: Choice, node = ''): void {
    if (this.#marking.has(choice)) {
      this.menu = null;
      return this.#mark(choice, node);
    }
    this.menu = this.previewed = this.zoomed = this.held = null;
    this.consider(null);
    this.#onchoose(choice);
  }

  /** Light up what an option is about while it is hovered or focused. */
  consider(choice: Choice | null): void {
    this.#model.light(choice ? aboutOf(choice) : new Set());
  }

  /**
   * Things on the table were clicked or tapped, or Enter was pressed: the innermost first. A card
   * without options that lies in a row with some stands for its row, a figure for its space.
   */
  press(touched: readonly string[]): void {
    const ids = this.#under(touched);
    const picked = this.held ?? this.menu?.id;
    // With a card held, or a menu open at it, pressing something else says where the card goes.
    if (picked && !ids.includes(picked) && this.drop(picked, ids)) return;
    if (this.held && ids.includes(this.held)) return this.putBack();
    for (const id of ids) {
      const options = this.#model.optionsAt(id);
      if (options.length) return this.#offer(id, options);
    }
    this.menu = null;
    if (this.held) this.putBack();
    else if (ids[0]) this.zoom(ids[0]);
  }

  /** A card was put on these things, the innermost first. Whether that means anything. */
  drop(card: string, targets: readonly string[]): boolean {
    const options = this.#model.optionsAt(card);
    for (const target of this.#under(targets)) {
      const both = shared(options, target);
      if (target === card || !both.length) continue;
      this.#offer(target, both);
      return true;
    }
    return false;
  }

  /** Takes a card up: where it can go lights up. */
  hold(id: string): void {
    this.menu = this.previewed = null;
    this.held = id;
    this.#lightTargets(id);
  }

  putBack(): void {
    this.held = null;
    this.consider(null);
  }

  /** Light up where a dragged card can go. */
  startDrag(drag: Drag): void {
    this.previewed = this.menu = null;
    this.drag = drag;
    this.#lightTargets(drag.id);
  }

  endDrag(): void {
    this.drag = null;
    this.consider(null);
  }

  zoom(id: string): void {
    this.menu = this.previewed = null;
    const kind = this.#model.node(id)?.kind;
    const hasCards = (kind === 'pile' || kind === 'hand') && this.#model.piece(id).children.length > 0;
    if (kind === 'card' || hasCards) this.zoomed = id;
  }

  /** Something is pointed at or focused: an option's button, a thing, or nothing. */
  hover(id: string | null, option: string | null): void {
    if (this.drag || this.held) return;
    if (option) return this.consider(this.#model.choices.find((choice) => keyOf(choice) === option) ?? null);
    const [only, another] = id ? this.#model.piece(id).options : [];
    this.consider(another ? null : (only ?? null));
  }

  #offer(id: string, options: readonly Choice[]): void {
    this.menu = null;
    const [first] = options;
    const [dial] = dials(options);
    // What one may do besides (interrupts) is offered where one looks closer.
    const mark = this.#marking.only(options);
    if (mark) this.#mark(mark, id);
    else if (first && options.length === 1) this.choose(first, id);
    else if (dial?.options.length === options.length) this.dial = dial.name;
    // A dialog covers menus: there, and for the cards in a pile, options are shown with the card.
    else if (this.zoomed || this.#browsed(id)) this.zoomed = id;
    else if (this.#canHold(id, options)) this.hold(id);
    else this.menu = { id, options };
  }

  #mark(choice: Choice, node: string): void {
    const touched = choice.touches?.includes(node) ? node : '';
    const isDone = this.#marking.toggle(choice, touched);
    if (!isDone) toasts.show(t('several-full', { most: this.#marking.several?.most ?? 0 }));
  }

  /** These things, and what the innermost lies in: on a board that is not drawn around it. */
  #under(ids: readonly string[]): readonly string[] {
    const all = new Set(ids);
    let at = ids[0] ?? '';
    while ((at = this.#model.node(at)?.within ?? '')) all.add(at);
    return [...all];
  }

  /** Where captions say what laying a card there means, it is held instead of asking by a menu. */
  #canHold(id: string, options: readonly Choice[]): boolean {
    const isSaid = (choice: Choice): boolean => !!choice.touches?.some((other) => other !== id && this.#hasCaption(other));
    return this.#model.node(id)?.kind === 'card' && options.every(isSaid);
  }

  #lightTargets(id: string): void {
    const options = this.#model.optionsAt(id);
    this.#model.light(new Set(options.flatMap((choice) => choice.touches ?? [])));
  }

  /** Options of single cards in a pile are chosen from its open cards, not from a long menu. */
  #browsed(id: string): boolean {
    const piece = this.#model.piece(id);
    return piece.node?.kind === 'pile' && !piece.options.length;
  }
}
