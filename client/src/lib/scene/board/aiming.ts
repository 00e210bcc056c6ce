/** Aiming on a board: a dial turns to the pointer; a click takes what it faces, a tap only turns it. */

import type { Attachment } from 'svelte/attachments';

import { aimOf, type Dial } from '../choices/dial.svelte';
import type { Interaction } from '../interaction/interaction.svelte';
import type { Point } from './geometry';

const STILL = 6; // px: more is a drag of the board

/** For the window on a board; `source` is what is aimed from, in board units, if anything is. */
export function aiming(dial: Dial, interaction: Interaction, source: () => Point | null): Attachment<HTMLElement> {
  return (view) => {
    const stop = new AbortController();
    const { signal } = stop;
    let pressed: { x: number; y: number; isMouse: boolean } = { x: 0, y: 0, isMouse: true };

    function turn(event: MouseEvent): boolean {
      const from = source();
      const matrix = view.querySelector('svg')?.getScreenCTM()?.inverse();
      if (!from || !matrix) return false;
      const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
      dial.point(aimOf(at.x - from.x, at.y - from.y));
      return true;
    }
    view.addEventListener('pointermove', (event) => void (event.pointerType === 'mouse' && turn(event)), { signal });
    view.addEventListener(
      'pointerdown',
      (event) => {
        pressed = { x: event.clientX, y: event.clientY, isMouse: event.pointerType === 'mouse' };
      },
      { signal, capture: true },
    );
    view.addEventListener(
      'click',
      (event) => {
        if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STILL || !turn(event)) return;
        event.stopPropagation();
        if (pressed.isMouse && dial.current) interaction.choose(dial.current);
      },
      { signal, capture: true },
    );
    return () => stop.abort();
  };
}
