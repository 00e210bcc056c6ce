/**
 * What can be chosen but is not in sight: behind a tab, outside a board's window, below the edge.
 *
 * If no thing is in sight, the first is brought there. What stays unseen is offered by
 * the prompt, so that no ask is without something to press. It is looked at once for each ask and
 * size of the table: buttons must not come and go while somebody scrolls. Whoever has scrolled
 * everything away gets them too, and keeps them.
 */

import type { Interaction } from '../interaction/interaction.svelte';
import type { SceneLayout } from '../layout/scene-layout.svelte';
import type { SceneModel } from '../model/scene-model.svelte';
import type { Choice } from '../model/types';
import { NO_CHOICES } from './choices';

const SETTLED = 120; // ms until folds, fans and boards have found their places

export class Sight {
  unseen = $state.raw<readonly Choice[]>(NO_CHOICES);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moving: ReturnType<typeof setTimeout> | undefined;
  /** The table was covered when it was to be looked at. */
  #isPutOff = false;

  constructor(
    private readonly model: SceneModel,
    private readonly layout: SceneLayout,
    private readonly interaction: Interaction,
  ) {}

  /** Looks again, soon. */
  look(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isPutOff = isCovered();
      if (this.#isPutOff) return;
      const things = this.#things();
      if (!things.some((choice) => this.#isSeen(choice))) this.reveal(things[0]?.touches ?? []);
      this.unseen = things.filter((choice) => !this.#isSeen(choice));
    }, SETTLED);
  }

  /** Something was scrolled, a board came to rest, or a dialog was closed. */
  lookAfterMove(): void {
    if (this.#isPutOff) return this.look();
    clearTimeout(this.#moving);
    this.#moving = setTimeout(() => {
      const things = this.#things();
      if (!isCovered() && this.#isBare(things)) this.unseen = things;
    }, SETTLED);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#moving);
  }

  /** Brings the first of these that is drawn into sight. */
  reveal(ids: readonly string[]): void {
    const element = ids.map((id) => this.interaction.elements.get(id)).find((found) => found?.isConnected);
    if (!element || isInSight(element)) return;
    element.scrollIntoView({ block: 'center', inline: 'center' });
    element.dispatchEvent(new CustomEvent('reveal', { bubbles: true }));
  }

  /** Options whose place is a thing on the table. */
  #things(): readonly Choice[] {
    return this.model.choices.filter((choice) => !choice.dial && choice.touches?.some((id) => this.layout.canPress(id)));
  }

  /** Whether nothing that can be chosen is in sight, neither a thing nor a button. */
  #isBare(things: readonly Choice[]): boolean {
    const isAll = things.length > 0 && things.length === this.model.choices.length;
    return isAll && !things.some((choice) => this.#isSeen(choice));
  }

  #isSeen(choice: Choice): boolean {
    const own = (choice.touches ?? []).filter((id) => this.layout.canPress(id));
    // A card in a pile is found where the pile is.
    return own.some((id) => this.#isShown(id) || this.#isShown(this.model.node(id)?.within ?? ''));
  }

  #isShown(id: string): boolean {
    const node = this.model.node(id);
    if (!node || !this.model.optionsAt(id).length) return false;
    const element = this.interaction.elements.get(id);
    return !!element?.isConnected && isInSight(element);
  }
}

/** A dialog lies over the table, or a board still moves: nothing on it can be pressed yet. */
function isCovered(): boolean {
  return document.querySelector('dialog[open], .window.moving') !== null;
}

const POINTS = [
  [0.5, 0.5],
  [0.5, 0.12],
  [0.12, 0.5],
  [0.88, 0.5],
  [0.5, 0.88],
] as const;

/** Whether some point of an element can be pressed: inside the window, and not under something else. */
export function isInSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (!box.width || !box.height) return false;
  return POINTS.some(([x, y]) => {
    const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    // What stands on a space lies over it and means it.
    return !!hit && (element.contains(hit) || (element.matches('g') && !!hit.closest('.figure, .space') && near(hit, box)));
  });
}

function near(hit: Element, box: DOMRect): boolean {
  const other = (hit.closest('.figure, .space') ?? hit).getBoundingClientRect();
  return other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
}
