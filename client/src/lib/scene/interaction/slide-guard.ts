/**
 * Against clicks on what was not there when one aimed. Tables change while a pointer rests, and another button may come to
 * lie under it: for a moment that takes no click, unless the pointer was moved. Keys are not concerned.
 */

import { SETTLING_TIME } from '../choices/guard.svelte';

const STILL = 4; // px that a hand trembles
const STILL_FINGER = 24; // px between two taps at one place
const SCROLLING = 600; // ms after the wheel was turned in which things go by
/** What can be clicked, whether it can be chosen now or not: what begins to glow where it lay has not slid. */
const THING = 'button, a[href], input, select, summary, label, [data-id]';

export class SlideGuard {
  /** Where the pointer was last moved to. */
  #x = Number.NaN;
  #y = Number.NaN;
  /** What lies under it, and since when; what it was moved to has lain there for ever. */
  #at: Element | null = null;
  #since = -Infinity;
  #tapped = -Infinity;
  #turned = -Infinity;

  /** A mouse is here. Browsers say so too when only the page has moved. */
  point(x: number, y: number, thing: Element | null, now: number): void {
    this.#see(x, y, thing, now, STILL, now - this.#turned < SCROLLING);
  }

  /** What the wheel brings is meant. */
  turn(now: number): void {
    this.#turned = now;
  }

  /** Whether a press here is meant for what lies here. */
  isMeant(x: number, y: number, thing: Element | null, now: number, isTouch: boolean): boolean {
    // Between taps no finger is seen: one that comes later than a double tap was lifted to look.
    if (isTouch) this.#see(x, y, thing, now, STILL_FINGER, now - this.#tapped >= SETTLING_TIME);
    else this.point(x, y, thing, now);
    this.#tapped = now;
    return !thing || now - this.#since >= SETTLING_TIME;
  }

  #see(x: number, y: number, thing: Element | null, now: number, still: number, isFree: boolean): void {
    const isAimed = isFree || !(Math.hypot(x - this.#x, y - this.#y) < still);
    if (isAimed) [this.#x, this.#y] = [x, y];
    if (isAimed || thing !== this.#at) this.#since = isAimed ? -Infinity : now;
    this.#at = thing;
  }
}

/** Clicks anywhere on the page are heard only if they are meant. Gives what ends that. */
export function guardAgainstSlides(): () => void {
  const guard = new SlideGuard();
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true, passive: true };
  let isMeant = true;
  const point = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') guard.point(event.clientX, event.clientY, thingAt(event.target), event.timeStamp);
  };
  document.addEventListener('pointermove', point, options);
  document.addEventListener('pointerover', point, options);
  document.addEventListener('wheel', (event) => guard.turn(event.timeStamp), options);
  document.addEventListener(
    'pointerdown',
    (event) => {
      const isTouch = event.pointerType === 'touch';
      isMeant = guard.isMeant(event.clientX, event.clientY, thingAt(event.target), event.timeStamp, isTouch);
    },
    options,
  );
  document.addEventListener(
    'click',
    (event) => {
      // Those of keys and of scripts have no count.
      if (isMeant || event.detail === 0) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    { signal: stop.signal, capture: true },
  );
  return () => stop.abort();
}

function thingAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(THING) : null;
}
