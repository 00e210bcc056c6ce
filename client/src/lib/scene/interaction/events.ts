/** Browser events to what they mean: clicks, keys, hovering, long presses, dragging. */

import { towards } from '../board/geometry';
import type { Explained, Interaction } from './interaction.svelte';

const PREVIEW_AFTER = 350; // ms of hovering before a card is shown large
const STILL = 8; // px that a pointer may go after a click and still rest
const EXPLAIN_AFTER = 500; // ms of hovering before a thing is explained
const LONG_PRESS = 450;
const DRAG_AFTER = 7; // px

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** An attachment for the element that holds the scene. */
export function bindEvents(interaction: Interaction): (root: HTMLElement) => () => void {
  return (root) => {
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      handle: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => root.addEventListener(type, handle, { signal: stop.signal, capture });

    // Keyboards press things below; a click of theirs has no pointer.
    let isTouch = false;
    on(
      'pointerdown',
      (event) => {
        isTouch = event.pointerType !== 'mouse';
        if (!isExplanation(event.target)) interaction.explain(null);
      },
      true,
    );
    on('click', (event) => {
      if (!isControl(event.target) && !isExplanation(event.target)) interaction.press(idsAt(event.target), isTouch);
    });
    on('keydown', (event) => onKey(event, interaction));
    on('focusin', (event) => {
      const id = idAt(event.target);
      const isByKey = event.target instanceof Element && event.target.matches(':focus-visible');
      if (isExplanation(event.target)) return;
      if (isByKey) interaction.hover(id, optionAt(event.target));
      interaction.previewed = id && isByKey && isCard(event.target) ? id : null;
      const isThing = event.target instanceof Element && event.target.hasAttribute('data-id');
      if (isByKey && isThing && !interaction.isLeaving && !isCard(event.target)) interaction.explain(explainedAt(event.target, false));
    });
    on('contextmenu', (event) => {
      const id = idAt(event.target);
      if (id && isCard(event.target)) interaction.zoom(id);
      else if (!interaction.explain(explainedAt(event.target, true))) return;
      event.preventDefault();
    });
    hovering(on, interaction);
    pressing(on, interaction);
    return () => stop.abort();
  };
}

type On = <K extends keyof HTMLElementEventMap>(
  type: K,
  handle: (event: HTMLElementEventMap[K]) => void,
  capture?: boolean,
) => void;

function hovering(on: On, interaction: Interaction): void {
  let over: string | null = null;
  let timer = 0;
  /** Where it was clicked: what comes to lie there by the click is not what one points at. */
  let clicked: PointerEvent | null = null;
  on('pointerdown', (event) => {
    clicked = event;
    clearTimeout(timer);
  });
  on('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    if (isExplanation(event.target)) return;
    const id = idAt(event.target);
    const option = optionAt(event.target);
    const key = keyAt(event.target);
    const what = option ?? (key ? `${id} ${key}` : id);
    if (what === over) return;
    over = what;
    clearTimeout(timer);
    interaction.previewed = null;
    interaction.hover(id, option);
    if (clicked && Math.hypot(event.clientX - clicked.clientX, event.clientY - clicked.clientY) < STILL) return;
    clicked = null;
    if (id && !key && isCard(event.target)) {
      timer = window.setTimeout(() => {
        if (over === id && !interaction.drag && !interaction.menu) interaction.previewed = id;
      }, PREVIEW_AFTER);
    } else if ((id || key) && !option) {
      const { target } = event;
      timer = window.setTimeout(() => {
        const isBusy = interaction.drag ?? interaction.held ?? interaction.menu ?? interaction.explained?.pinned;
        if (over === what && !isBusy) interaction.explain(explainedAt(target, false));
      }, EXPLAIN_AFTER);
    }
  });
  on('pointerleave', (event) => {
    if (event.pointerType === 'touch') return; // a finger leaves with every tap
    over = null;
    clearTimeout(timer);
    interaction.previewed = null;
    interaction.hover(null, null);
  });
}

/** Long press looks closer; moving a card that has options drags it. */
function pressing(on: On, interaction: Interaction): void {
  let start: { id: string; x: number; y: number; canDrag: boolean } | null = null;
  let timer = 0;
  let wasGesture = false;
  const end = (): void => {
    clearTimeout(timer);
    start = null;
  };
  on('pointerdown', (event) => {
    wasGesture = false;
    const id = idAt(event.target);
    const { target } = event;
    const isOfCard = isCard(target);
    if (!id || event.button !== 0 || isExplanation(target)) return;
    const canDrag = isOfCard && target instanceof Element && !!target.closest('[data-can]');
    start = { id, x: event.clientX, y: event.clientY, canDrag };
    if (event.pointerType !== 'mouse') {
      timer = window.setTimeout(() => {
        end();
        if (isOfCard) interaction.zoom(id);
        wasGesture = isOfCard || interaction.explain(explainedAt(target, true));
      }, LONG_PRESS);
    }
  });
  on('pointermove', (event) => {
    if (interaction.drag) {
      interaction.drag = { ...interaction.drag, x: event.clientX, y: event.clientY };
      return;
    }
    if (!start) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (Math.hypot(dx, dy) < DRAG_AFTER) return;
    clearTimeout(timer);
    // A finger that moves sideways scrolls the row of cards.
    const isScroll = event.pointerType !== 'mouse' && Math.abs(dx) > Math.abs(dy);
    if (!start.canDrag || isScroll) return end();
    wasGesture = true;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    interaction.startDrag({ id: start.id, x: event.clientX, y: event.clientY });
  });
  on('pointerup', (event) => {
    end();
    if (!interaction.drag) return;
    const { id } = interaction.drag;
    interaction.endDrag();
    interaction.drop(id, idsAt(document.elementFromPoint(event.clientX, event.clientY)));
  });
  on('pointercancel', () => {
    end();
    interaction.endDrag();
  });
  // The click that ends a drag or a long press is not a click on the card.
  on(
    'click',
    (event) => {
      if (!wasGesture) return;
      wasGesture = false;
      event.stopPropagation();
    },
    true,
  );
}

function onKey(event: KeyboardEvent, interaction: Interaction): void {
  const { target } = event;
  if (event.key === 'Escape') {
    if (interaction.drag) interaction.endDrag();
    interaction.clear();
    interaction.withdraw();
    return;
  }
  const id = idAt(target);
  if (!id || !(target instanceof Element) || !target.hasAttribute('data-id')) return;
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    interaction.press(idsAt(target));
  }
  if (event.key === '?') {
    const what = explainedAt(target, true, true);
    const holder = closest(target.parentElement);
    if (!interaction.explain(what) && holder) interaction.explain(explainedAt(holder, true, true));
  }
  const arrow = ARROWS[event.key];
  if (arrow && !event.shiftKey && rove(target, arrow)) event.preventDefault();
}

/** Move the focus within a group of pieces, to the nearest one in that direction. */
function rove(from: Element, [dx, dy]: readonly [number, number]): boolean {
  const group = from.closest('[data-rove]');
  if (!group) return false;
  const others = [...group.querySelectorAll<HTMLElement | SVGElement>('[data-id][tabindex]')];
  const places = others
    .filter((element) => element !== from && element.closest('[data-rove]') === group)
    .map((element) => ({ element, ...centre(element) }));
  const next = towards(centre(from), dx, dy, places);
  if (!next) return false;
  next.element.focus();
  next.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function idAt(target: EventTarget | null): string | null {
  return closest(target)?.getAttribute('data-id') ?? null;
}

function closest(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-id]') : null;
}

function optionAt(target: EventTarget | null): string | null {
  const button = target instanceof Element ? target.closest('[data-option]') : null;
  return button?.getAttribute('data-option') ?? null;
}

/** The message that a part of a thing is named by: a mark, a line, a step. */
function keyAt(target: EventTarget | null): string {
  const part = target instanceof Element ? target.closest('[data-about]') : null;
  return part?.getAttribute('data-about') ?? '';
}

/** What there is to explain at a place. */
function explainedAt(target: EventTarget | null, pinned: boolean, byKey = false): Explained | null {
  const thing = closest(target);
  const part = target instanceof Element ? target.closest('[data-about]') : null;
  const at = part ?? thing;
  return at && { id: thing?.getAttribute('data-id') ?? '', key: keyAt(target), at, pinned, byKey };
}

function isExplanation(target: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest('.explanation');
}

/** The things under a point, the innermost first. */
function idsAt(target: EventTarget | null): string[] {
  const found: string[] = [];
  for (let at = closest(target); at; at = closest(at.parentElement)) {
    found.push(at.getAttribute('data-id') ?? '');
  }
  return found;
}

function isCard(target: EventTarget | null): boolean {
  return closest(target)?.getAttribute('data-kind') === 'card';
}

/** Buttons and links inside a piece have a meaning of their own. */
function isControl(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest('button, a, input, summary, [role="menuitem"]') : null;
  return !!control && !control.hasAttribute('data-id');
}
