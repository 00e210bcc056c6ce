/**
 * What people do at the table: press things, consider options, drag cards, look closer.
 *
 * A press acts only where something glows, and a caption says what it will do: on pointing or
 * focusing, on a touch screen after the first tap. Everything else is for reading.
 *
 * Things are found by their `data-id`, so that pictures of all kinds, HTML or SVG, need no
 * handlers of their own; `events.ts` turns browser events into these calls.
 */

import { toasts } from '../../ui/toasts.svelte';
import { t } from '../../words';
import { aboutOf, dials, keyOf, shared } from '../choices/choices';
import { AnswerGuard } from '../choices/guard.svelte';
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

/** What is explained: a thing, or by its message a part of it (a mark, a line of a sheet). */
export interface Explained {
  readonly id: string;
  readonly key: string;
  /** What it stands beside. */
  readonly at: Element;
  /** It stays until it is shut, and its rules can be followed. */
  readonly pinned: boolean;
  /** Called by the keyboard, which goes there. */
  readonly byKey?: boolean;
}

/** What the table decides of interaction. */
export interface InteractionRules {
  onchoose(choice: Choice): void;
  words(choice: Choice): string;
  /** Whether what a thing's options mean is written at the thing. */
  hasCaption?(id: string): boolean;
  /** Whether the player wants to be asked once more before this. */
  needsConsent?(choice: Choice): boolean;
  /** Whether the game says what a thing is, or by its message a part of it. */
  isExplained?(id: string, key: string): boolean;
}

const MOST_SAID = 3; // options in one caption

export class Interaction {
  menu = $state.raw<Menu | null>(null);
  /** A card shown large beside the pointer or the focus. */
  previewed = $state.raw<string | null>(null);
  /** A card, or a pile's cards, shown in a dialog. */
  zoomed = $state.raw<string | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** A card that was taken up: pressing a thing lays it there. Captions say where it can go. */
  held = $state.raw<string | null>(null);
  /** The thing whose caption is shown: pointed at, focused, or tapped once. */
  captioned = $state.raw<string | null>(null);
  /** Tapped once: the next tap does what the caption says. */
  tapped = $state.raw<string | null>(null);
  /** What is told of a thing beside it. */
  explained = $state.raw<Explained | null>(null);
  /** An explanation was shut, and the focus goes back to its thing: that is not told again. */
  isLeaving = false;
  /** What was chosen and is asked once more, since it cannot be taken back. */
  grave = $state.raw<Choice | null>(null);
  /** The dial that wants the focus, by name. */
  dial = $state.raw<string | null>(null);
  readonly guard = new AnswerGuard();
  /** Pieces on the page, for menus, animation and following links. */
  readonly elements = new Map<string, Element>();

  readonly #model: SceneModel;
  readonly #marking: Marking;
  readonly #rules: InteractionRules;

  constructor(model: SceneModel, marking: Marking, rules: InteractionRules) {
    this.#model = model;
    this.#marking = marking;
    this.#rules = rules;
  }

  /** An option was chosen, at `node` if a thing was pressed. One of several is marked and not yet sent. */
  choose(choice: Choice, node = ''): void {
    if (this.#marking.has(choice)) {
      this.menu = null;
      return this.#mark(choice, node);
    }
    if (this.guard.isSettling) return;
    this.clear();
    // Who can do nothing else has nothing to think over.
    if (this.grave !== choice && this.#model.choices.length > 1 && this.#rules.needsConsent?.(choice)) {
      this.grave = choice;
      this.guard.settle();
      return this.consider(choice);
    }
    this.grave = null;
    this.guard.settle();
    this.#rules.onchoose(choice);
  }

  /** Nothing is open, held or pointed at any more. */
  clear(): void {
    this.menu = this.previewed = this.zoomed = this.held = this.drag = null;
    this.captioned = this.tapped = this.explained = null;
    this.consider(null);
  }

  /** Tells what a thing is, or nothing any more. Whether there is anything to tell. */
  explain(what: Explained | null): boolean {
    const isTold = !!what && !this.drag && !!this.#rules.isExplained?.(what.id, what.key);
    this.explained = isTold ? what : null;
    return isTold;
  }

  /** What was asked once more is not done. */
  withdraw(): void {
    this.grave = null;
    this.consider(null);
  }

  /** Something else is offered: what was begun is out of date, and so is a click on its way. */
  renew(): void {
    const { zoomed } = this;
    this.clear();
    this.zoomed = zoomed;
    this.grave = null;
    this.guard.settle();
  }

  /** Light up what an option is about while it is hovered or focused. */
  consider(choice: Choice | null): void {
    this.#model.light(choice ? aboutOf(choice) : new Set());
  }

  /** What pressing a thing does, in words; nothing if it is for reading. */
  captionOf(id: string): readonly string[] {
    const at = this.#model.pressedAt(id);
    const options = at ? this.#model.optionsAt(at) : [];
    if (!options.length) return [];
    if (this.#canHold(at, options)) return [t('caption-hold', { n: options.length })];
    if (this.#browsed(at)) return [t('caption-browse', { n: options.length })];
    const said = options.slice(0, MOST_SAID).map((choice) => this.#rules.words(choice));
    const more = options.length - said.length;
    return more ? [...said, t('caption-more', { n: more })] : said;
  }

  /** Whether a card that is held or dragged can be laid here. */
  canTake(id: string): boolean {
    const picked = this.held ?? this.drag?.id;
    return !!picked && !this.#isSame(picked, id) && shared(this.#model.piece(picked).options, id).length > 0;
  }

  /**
   * Things on the table were clicked or tapped, or Enter was pressed: the innermost first, and
   * it alone is meant. With a card held, or a menu open at it, what it lies in is meant too.
   */
  press(touched: readonly string[], isTouch = false): void {
    const [first = ''] = touched;
    const picked = this.held ?? this.menu?.id;
    if (picked && !touched.includes(picked) && this.drop(picked, touched)) return;
    if (this.held && touched.includes(this.held)) return this.putBack();
    const at = this.#model.pressedAt(first);
    if (!at) return this.#read(first);
    const options = this.#model.optionsAt(at);
    if (isTouch && this.tapped !== at && this.#isDone(at, options)) return this.#tap(at, options);
    this.#offer(at, options);
  }

  /** A card was put on these things, the innermost first. Whether that means anything. */
  drop(card: string, targets: readonly string[]): boolean {
    const { options } = this.#model.piece(card);
    for (const target of this.#under(targets)) {
      const both = shared(options, target);
      if (this.#isSame(card, target) || !both.length) continue;
      this.#offer(target, both);
      return true;
    }
    return false;
  }

  /** Takes a card up: where it can go lights up. */
  hold(id: string): void {
    this.menu = this.previewed = this.captioned = null;
    this.held = id;
    this.#lightTargets(id);
  }

  putBack(): void {
    this.held = null;
    this.consider(null);
  }

  /** Light up where a dragged card can go. */
  startDrag(drag: Drag): void {
    this.previewed = this.menu = this.captioned = null;
    this.drag = drag;
    this.#lightTargets(drag.id);
  }

  endDrag(): void {
    this.drag = null;
    this.consider(null);
  }

  /** A card that lies on a board. */
  #isPlate(id: string): boolean {
    const node = this.#model.node(id);
    return node?.kind === 'space' && !!node.face;
  }

  /** Looks closer: at a card or the cards of a pile, else at what the game says of the thing. */
  zoom(id: string): void {
    this.explained = null;
    this.menu = this.previewed = this.captioned = this.tapped = null;
    const kind = this.#model.node(id)?.kind;
    // A hand whose cards lie open needs no closer look.
    const hasCards = this.#model.piece(id).children.some((card) => kind === 'pile' || (kind === 'hand' && !this.elements.has(card)));
    const at = this.elements.get(id);
    if (kind === 'card' || hasCards || this.#isPlate(id)) this.zoomed = id;
    else if (at) {
      // Pinned it would lie over what one may want to press next: a click only looks.
      const byKey = at.matches(':focus-visible');
      this.explain({ id, key: '', at, pinned: byKey, byKey });
    }
  }

  /** Something is pointed at or focused: an option's button, a thing, or nothing. */
  hover(id: string | null, option: string | null): void {
    if (this.drag || this.held || this.grave) return;
    this.tapped = null;
    if (!this.explained?.pinned) this.explained = null;
    this.captioned = option || this.menu || !id ? null : this.#model.pressedAt(id) || null;
    if (option) return this.consider(this.#model.choices.find((choice) => keyOf(choice) === option) ?? null);
    const [only, another] = this.captioned ? this.#model.optionsAt(this.captioned) : [];
    this.consider(another ? null : (only ?? null));
  }

  #read(id: string): void {
    this.menu = this.tapped = this.captioned = null;
    if (this.held) this.putBack();
    else if (id) this.zoom(id);
  }

  #tap(id: string, [only]: readonly Choice[]): void {
    this.menu = null;
    this.tapped = this.captioned = id;
    this.consider(only ?? null);
  }

  /** Whether pressing a thing with these options does something at once, that is not easily undone. */
  #isDone(id: string, options: readonly Choice[]): boolean {
    const isOpening = !!this.zoomed || this.#browsed(id) || this.#canHold(id, options);
    return options.length === 1 && !options[0]?.dial && !isOpening && !this.#marking.only(options);
  }

  #offer(id: string, options: readonly Choice[]): void {
    this.menu = null;
    const [first] = options;
    const [dial] = dials(options);
    // What one may do besides (interrupts) is offered where one looks closer.
    const mark = this.#marking.only(options);
    if (mark) this.#mark(mark, id);
    // A dialog covers menus and captions: there, and for the cards in a pile, options are shown
    // with the card.
    else if (this.zoomed || this.#browsed(id)) this.zoomed = id;
    else if (this.#canHold(id, options)) this.hold(id);
    else if (first && options.length === 1 && !dial) this.choose(first, id);
    else if (dial?.options.length === options.length) this.dial = dial.name;
    else {
      this.captioned = null;
      this.menu = { id, options };
    }
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
    const isSaid = (choice: Choice): boolean =>
      !!choice.touches?.some((other) => !this.#isSame(other, id) && this.#rules.hasCaption?.(other));
    return this.#model.node(id)?.kind === 'card' && options.every(isSaid);
  }

  /** Whether two are one thing or equal cards side by side: an option touches both, and none is laid on the other. */
  #isSame(id: string, other: string): boolean {
    const [one, two] = [this.#model.node(id), this.#model.node(other)];
    return id === other || (one?.kind === 'card' && two?.kind === 'card' && !!one.face && one.face === two.face && one.within === two.within);
  }

  #lightTargets(id: string): void {
    const { options } = this.#model.piece(id);
    this.#model.light(new Set(options.flatMap((choice) => choice.touches ?? [])));
  }

  /** Options of single cards in a pile are chosen from its open cards, not from a long menu. */
  #browsed(id: string): boolean {
    return this.#model.node(id)?.kind === 'pile';
  }
}
