/**
 * What one sees of a change: cards travel, numbers float up, things that events name flash.
 *
 * Everything is drawn above the table and catches no input, so that nobody waits for it.
 */

import { numberChanges, cardMoves, type CardMove, type Moment } from './changes';
import type { Interaction } from '../interaction/interaction.svelte';
import type { Card, Happening } from '../model/types';

export interface Flight {
  readonly key: number;
  readonly card: Card | null;
  readonly from: DOMRect;
  readonly to: DOMRect;
}

export interface FloatMark {
  readonly key: number;
  readonly text: string;
  readonly isLoss: boolean;
  readonly x: number;
  readonly y: number;
}

export const FLIGHT_TIME = 460; // ms
const FLOAT_TIME = 1100;
const FLASH_TIME = 900;

export class Animator {
  flights = $state.raw<readonly Flight[]>([]);
  floats = $state.raw<readonly FloatMark[]>([]);

  readonly #interaction: Interaction;
  #count = 0;
  #departed: { move: CardMove; from: DOMRect }[] = [];
  #changed: ReturnType<typeof numberChanges> = [];

  constructor(interaction: Interaction) {
    this.#interaction = interaction;
  }

  /** Before the page changes: note where things set out from. */
  capture(before: Moment, after: Moment): void {
    this.#departed = [];
    this.#changed = [];
    if (!before.size || before === after) return;
    this.#changed = numberChanges(before, after);
    if (isStill()) return;
    for (const move of cardMoves(before, after)) {
      const from = this.#box(move.from);
      if (from) this.#departed.push({ move, from });
    }
  }

  /** After the page has changed: show the way to where they are. */
  animate(): void {
    const flights: Flight[] = [];
    for (const { move, from } of this.#departed) {
      const to = this.#box(move.to);
      if (!to) continue;
      flights.push({ key: ++this.#count, card: move.card, from, to });
      if (move.card?.id === move.to) hide(this.#interaction.elements.get(move.to));
    }
    const marks: FloatMark[] = [];
    for (const { id, by } of this.#changed) {
      const box = this.#box(id);
      const text = by > 0 ? `+${by}` : `−${-by}`;
      if (box) marks.push({ key: ++this.#count, text, isLoss: by < 0, x: box.left + box.width / 2, y: box.top });
    }
    this.#departed = [];
    this.#changed = [];
    if (flights.length) this.#show(flights);
    if (marks.length) this.#float(marks);
  }

  flash(happened: readonly Happening[]): void {
    for (const [, , , things = []] of happened) {
      for (const id of things) flash(this.#interaction.elements.get(id));
    }
  }

  #show(flights: readonly Flight[]): void {
    this.flights = [...this.flights, ...flights];
    setTimeout(() => (this.flights = this.flights.filter((flight) => !flights.includes(flight))), FLIGHT_TIME);
  }

  #float(marks: readonly FloatMark[]): void {
    this.floats = [...this.floats, ...marks];
    setTimeout(() => (this.floats = this.floats.filter((mark) => !marks.includes(mark))), FLOAT_TIME);
  }

  #box(id: string): DOMRect | null {
    const box = this.#interaction.elements.get(id)?.getBoundingClientRect();
    return box?.width ? box : null;
  }
}

export function flash(element: Element | undefined): void {
  const bright = 'brightness(1.7) drop-shadow(0 0 6px currentColor)';
  element?.animate?.([{ filter: 'none' }, { filter: bright, offset: 0.25 }, { filter: 'none' }], FLASH_TIME);
}

/** The card itself waits unseen until its picture has arrived. */
function hide(element: Element | undefined): void {
  element?.animate?.([{ opacity: 0 }, { opacity: 0 }], FLIGHT_TIME);
}

/** The player's wish (set on the page by the settings), or else the system's. */
export function isStill(): boolean {
  const wish = document.documentElement.dataset['motion'];
  return wish ? wish === 'reduced' : matchMedia('(prefers-reduced-motion: reduce)').matches;
}
