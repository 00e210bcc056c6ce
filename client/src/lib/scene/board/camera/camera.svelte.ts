/**
 * Pan and zoom: wheel, drag, pinch, keys.
 *
 * While it moves, only the transform of one layer changes, once a frame; at rest the layer is
 * painted anew at its size, and what depends on the zoom (labels) is told.
 */

import type { Attachment } from 'svelte/attachments';

import type { Size, Stand } from '../inset/view';

const MOST = { least: 3, most: 10 };
const LARGE_SPACE = 56; // px; no use in spaces of a larger radius
const REST_AFTER = 220; // ms
const DRAG_AFTER = 6; // px

export class Camera {
  /** The zoom at rest. */
  zoom = $state(1);
  /** How the stage lies at rest, in px. */
  rested = $state.raw<Stand>({ x: 0, y: 0, zoom: 1 });
  /** The size of the window on the board, in px. */
  width = $state(0);
  height = $state(0);

  readonly #radius: () => number;
  #x = 0;
  #y = 0;
  #k = 1;
  #view: HTMLElement | null = null;
  #stage: HTMLElement | null = null;
  #frame = 0;
  #rest = 0;

  /** `radius` of a space in px before zooming: small spaces allow more zoom. */
  constructor(radius: () => number) {
    this.#radius = radius;
  }

  /** For the window; its first child is what moves. */
  readonly attach: Attachment<HTMLElement> = (view) => {
    this.#view = view;
    this.#stage = view.firstElementChild instanceof HTMLElement ? view.firstElementChild : null;
    const stop = new AbortController();
    const { signal } = stop;
    const size = new ResizeObserver(() => {
      this.width = view.clientWidth;
      this.height = view.clientHeight;
      this.#move(this.#x, this.#y, this.#k);
    });
    size.observe(view);
    view.addEventListener('wheel', (event) => this.#onWheel(event), { signal, passive: false });
    view.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    this.#followPointers(view, signal);
    return () => {
      stop.abort();
      size.disconnect();
      cancelAnimationFrame(this.#frame);
      clearTimeout(this.#rest);
    };
  };

  fit(): void {
    this.#move(0, 0, 1);
  }

  /** Zoom around the middle of the window. */
  zoomBy(factor: number): void {
    this.#zoomAt(factor, this.width / 2, this.height / 2);
  }

  /** Show a point of the stage (in px before zooming) in the middle of the window. */
  centre(x: number, y: number, zoom: number): void {
    this.#move(this.width / 2 - x * zoom, this.height / 2 - y * zoom, zoom);
  }

  /** Show a part of the board, told from 0 to 1 across and down, in the middle; as large as now. */
  lookAt(across: number, down: number, { width, height }: Size, scale: number): void {
    const [left, top] = [(this.width - width * scale) / 2, (this.height - height * scale) / 2];
    this.centre(left + across * width * scale, top + down * height * scale, this.#k);
  }

  /** Bring an element into the window, if it is outside. */
  show(element: Element): void {
    if (!this.#view) return;
    if (this.#frame) this.#draw(); // it may be about to move: what is measured is where it will be
    const view = this.#view.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2 - view.left, box.top + box.height / 2 - view.top];
    const margin = 24;
    const isInside = x > margin && y > margin && x < view.width - margin && y < view.height - margin;
    if (!isInside) this.#move(this.#x + view.width / 2 - x, this.#y + view.height / 2 - y, this.#k);
  }

  #zoomAt(factor: number, x: number, y: number): void {
    const most = Math.min(MOST.most, Math.max(MOST.least, LARGE_SPACE / this.#radius()));
    const k = Math.min(most, Math.max(1, this.#k * factor));
    const by = k / this.#k;
    this.#move(x - (x - this.#x) * by, y - (y - this.#y) * by, k);
  }

  #move(x: number, y: number, k: number): void {
    this.#k = k;
    this.#x = Math.min(0, Math.max(this.width * (1 - k), x));
    this.#y = Math.min(0, Math.max(this.height * (1 - k), y));
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (!this.#stage || !this.#view) return;
    this.#stage.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#k})`;
    this.#view.classList.add('moving');
    this.#view.classList.toggle('zoomed', this.#k > 1);
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => {
      this.#view?.classList.remove('moving');
      this.zoom = this.#k;
      this.rested = { x: this.#x, y: this.#y, zoom: this.#k };
      this.#view?.dispatchEvent(new CustomEvent('panned', { bubbles: true }));
    }, REST_AFTER);
  }

  #onWheel(event: WheelEvent): void {
    const isOut = event.deltaY > 0;
    if (isOut && this.#k === 1) return; // nothing to zoom out of: let the page scroll
    event.preventDefault();
    const box = this.#view?.getBoundingClientRect();
    const factor = Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 260);
    this.#zoomAt(factor, event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0));
  }

  #onKey(event: KeyboardEvent): void {
    const step = 60;
    const keys: Readonly<Record<string, () => void>> = {
      '+': () => this.zoomBy(1.3),
      '=': () => this.zoomBy(1.3),
      '-': () => this.zoomBy(1 / 1.3),
      '0': () => this.fit(),
    };
    const shifted: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => this.#move(this.#x + step, this.#y, this.#k),
      ArrowRight: () => this.#move(this.#x - step, this.#y, this.#k),
      ArrowUp: () => this.#move(this.#x, this.#y + step, this.#k),
      ArrowDown: () => this.#move(this.#x, this.#y - step, this.#k),
    };
    const act = keys[event.key] ?? (event.shiftKey ? shifted[event.key] : undefined);
    if (!act) return;
    event.preventDefault();
    act();
  }

  #followPointers(view: HTMLElement, signal: AbortSignal): void {
    const fingers = new Map<number, { x: number; y: number }>();
    let isMoving = false;
    let travelled = 0;
    const listen = (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', handle: (event: PointerEvent) => void): void =>
      view.addEventListener(type, handle, { signal });

    listen('pointerdown', (event) => {
      if (event.button !== 0) return;
      if (!fingers.size) [isMoving, travelled] = [false, 0];
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    });
    listen('pointermove', (event) => {
      const last = fingers.get(event.pointerId);
      if (!last) return;
      const now = { x: event.clientX, y: event.clientY };
      travelled += Math.hypot(now.x - last.x, now.y - last.y);
      fingers.set(event.pointerId, now);
      if (travelled < DRAG_AFTER) return;
      // Captured only now, because a captured pointer's click would miss the piece under it.
      if (!isMoving) view.setPointerCapture(event.pointerId);
      isMoving = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) this.#pinch(last, now, other, view);
      else this.#move(this.#x + now.x - last.x, this.#y + now.y - last.y, this.#k);
    });
    const end = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    listen('pointerup', end);
    listen('pointercancel', end);
    view.addEventListener(
      'click',
      (event) => {
        if (!isMoving) return;
        isMoving = false;
        event.stopPropagation();
      },
      { signal, capture: true },
    );
  }

  #pinch(last: Point, now: Point, still: Point, view: HTMLElement): void {
    const box = view.getBoundingClientRect();
    const before = Math.hypot(last.x - still.x, last.y - still.y);
    const after = Math.hypot(now.x - still.x, now.y - still.y);
    this.#zoomAt(after / Math.max(before, 1), (now.x + still.x) / 2 - box.left, (now.y + still.y) / 2 - box.top);
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}
