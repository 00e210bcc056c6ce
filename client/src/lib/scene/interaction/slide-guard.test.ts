import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SETTLING_TIME } from '../choices/guard.svelte';
import { guardAgainstSlides, SlideGuard } from './slide-guard';

const [lay, end] = [document.createElement('button'), document.createElement('button')];

function over(control: Element): SlideGuard {
  const guard = new SlideGuard();
  guard.point(50, 50, control, 0);
  return guard;
}

test('what comes under a mouse that rests takes no click for a moment', () => {
  const guard = over(lay);
  expect(guard.isMeant(50, 50, lay, 1000, false)).toBe(true);
  guard.point(50, 50, end, 1010); // the page has moved, not the mouse
  guard.point(52, 50, end, 1020); // a hand trembles
  expect(guard.isMeant(52, 50, end, 1010 + SETTLING_TIME - 1, false)).toBe(false);
  expect(guard.isMeant(52, 50, end, 1010 + SETTLING_TIME, false)).toBe(true);
});

test('a click in the same instant is not meant either, even if no browser has told of the change', () => {
  const guard = over(lay);
  expect(guard.isMeant(50, 50, end, 1000, false)).toBe(false);
  expect(guard.isMeant(50, 50, null, 1000, false)).toBe(true); // only read
});

test('whoever moves means it at once, and so does whoever turns the wheel', () => {
  const guard = over(lay);
  guard.point(50, 50, end, 1000);
  guard.point(55, 50, end, 1001);
  expect(guard.isMeant(55, 50, end, 1002, false)).toBe(true);
  guard.turn(2000);
  guard.point(55, 50, lay, 2010);
  expect(guard.isMeant(55, 50, lay, 2020, false)).toBe(true);
});

test('a second tap at one place does not hit another thing; one that is thought over does', () => {
  const guard = new SlideGuard();
  expect(guard.isMeant(50, 50, lay, 1000, true)).toBe(true);
  expect(guard.isMeant(58, 50, end, 1200, true)).toBe(false);
  expect(guard.isMeant(200, 50, lay, 1300, true)).toBe(true);
  expect(guard.isMeant(200, 50, end, 1300 + SETTLING_TIME, true)).toBe(true);
});

const clicked = vi.fn();
let stop = (): void => undefined;
beforeEach(() => {
  document.body.append(lay, end);
  end.addEventListener('click', clicked);
  stop = guardAgainstSlides();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  clicked.mockReset();
});

test('what begins to glow where it lay has not slid', () => {
  const at = { bubbles: true, clientX: 50, clientY: 50, pointerType: 'mouse' };
  const space = document.createElement('div');
  space.setAttribute('data-id', 'inn');
  document.body.append(space);
  space.addEventListener('click', clicked);
  space.dispatchEvent(new PointerEvent('pointermove', at));
  space.setAttribute('data-can', '');
  space.dispatchEvent(new PointerEvent('pointerdown', at));
  space.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(clicked).toHaveBeenCalledOnce();
});

test('the page hears no click that is not meant; keys are heard', () => {
  const at = { bubbles: true, clientX: 50, clientY: 50, pointerType: 'mouse' };
  lay.dispatchEvent(new PointerEvent('pointermove', at));
  end.dispatchEvent(new PointerEvent('pointerdown', at));
  end.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(clicked).not.toHaveBeenCalled();
  end.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  expect(clicked).toHaveBeenCalledOnce();
});
