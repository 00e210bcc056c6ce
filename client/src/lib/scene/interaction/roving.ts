/** One tab stop for a group of pieces; arrow keys (events.ts) move within it. */

import type { Attachment } from 'svelte/attachments';

import type { SceneContext } from '../context';

/** Keeps exactly one piece of the group reachable by Tab: the last one used, or the first that can be chosen. */
export function roving({ model, progress }: SceneContext): Attachment<Element> {
  let last: string | null = null;
  return (group) => {
    if (!progress.isDone) return;
    // Pieces come and go with the scene, and what can be chosen with the choices.
    void model.all;
    void model.choices;
    const mark = (): void => {
      // A group within this one has a tab stop of its own.
      const pieces = [...group.querySelectorAll('[data-id][tabindex]')].filter((piece) => piece.closest('[data-rove]') === group);
      const home =
        pieces.find((piece) => piece.getAttribute('data-id') === last) ??
        pieces.find((piece) => piece.hasAttribute('data-can')) ??
        pieces[0];
      for (const piece of pieces) {
        // Boards have hundreds of pieces, and writing an attribute costs more than reading it.
        const stop = piece === home ? '0' : '-1';
        if (piece.getAttribute('tabindex') !== stop) piece.setAttribute('tabindex', stop);
      }
    };
    const follow = (event: Event): void => {
      const id = event.target instanceof Element ? event.target.getAttribute('data-id') : null;
      if (!id || id === last) return;
      last = id;
      mark();
    };
    mark();
    group.addEventListener('focusin', follow);
    return () => group.removeEventListener('focusin', follow);
  };
}
