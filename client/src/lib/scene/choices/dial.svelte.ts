/** The dial that is offered: a ring of options, which of them is faced, and how finely it turns. */

import type { SceneModel } from '../model/scene-model.svelte';
import type { Choice } from '../model/types';
import { dials, keyOf, turned, type DialGroup } from './choices';

/** A full turn, in the tenths of a degree in which options say where they point. */
export const TURN = 3600;

export class Dial {
  /** Every option can be faced, not only those that a coarse turn stops at. */
  isFine = $state(false);
  readonly #model: SceneModel;
  #faced = $state('');

  constructor(model: SceneModel) {
    this.#model = model;
  }

  readonly group = $derived.by((): DialGroup | null => dials(this.#model.choices)[0] ?? null);
  readonly hasFine = $derived(!!this.group?.options.some((choice) => choice.fine));
  readonly ring = $derived.by((): readonly Choice[] => {
    const options = this.group?.options ?? [];
    return this.isFine ? options : coarse(options);
  });
  /** The place on the ring of what is faced. */
  readonly at = $derived(Math.max(0, this.ring.findIndex((choice) => keyOf(choice) === this.#faced)));
  readonly current = $derived(this.ring[this.at] ?? null);
  /** Nothing else is asked now but this, or whether to leave it. */
  readonly isAll = $derived.by(() => !!this.group && this.#model.choices.length <= this.group.options.length + 1);

  turn(by: number): void {
    this.#face(this.ring[turned(this.at, by, this.ring.length)]);
  }

  /** Turn to the option that points nearest to a direction. */
  point(aim: number): void {
    this.#face(nearest(this.ring, aim));
  }

  pick(key: string): void {
    this.#face(this.ring.find((choice) => keyOf(choice) === key));
  }

  /** What is faced stays, or what points nearest to it is. */
  setFine(isFine: boolean): void {
    const aim = this.current?.aim ?? -1;
    this.isFine = isFine;
    if (aim >= 0 && !this.ring.some((choice) => keyOf(choice) === this.#faced)) this.point(aim);
  }

  #face(choice: Choice | null | undefined): void {
    if (choice) this.#faced = keyOf(choice);
  }
}

/** What a coarse turn stops at; everything, if that were nothing. */
export function coarse(options: readonly Choice[]): readonly Choice[] {
  const wide = options.filter((choice) => !choice.fine);
  return wide.length ? wide : options;
}

/** The option that points nearest to a direction. */
export function nearest(options: readonly Choice[], aim: number): Choice | null {
  const away = (choice: Choice): number => {
    const between = Math.abs((choice.aim ?? 0) - aim) % TURN;
    return Math.min(between, TURN - between);
  };
  return options.reduce<Choice | null>((best, choice) => (!best || away(choice) < away(best) ? choice : best), null);
}

/** The direction of a way on a board whose y grows downwards, counter-clockwise from east. */
export function aimOf(dx: number, dy: number): number {
  return (Math.round((Math.atan2(-dy, dx) * TURN) / (2 * Math.PI)) + TURN) % TURN;
}
