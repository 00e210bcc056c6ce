/** Finds on the page what a lesson points at. */

import type { Choice, GuideStep, Key } from '../wire';
import { uncovered, type Rect } from './rects';

const MOST = 4; // rings beside each other; more of them say nothing
const LEAST = 6; // px that must be seen of something

/** The parts of the page that a lesson may point at. */
const PAGES: Readonly<Record<string, string>> = { prompt: '.prompt .words' };

/** What the step points at, as far as it can be seen: things, buttons, parts of the page. */
export function targetsOf(step: GuideStep, choices: readonly Choice[]): readonly Element[] {
  const options = step.options?.length ? step.options : [];
  const wanted = isAmong(options, step.recommended) ? [step.recommended as Key] : options;
  const found = [
    ...wanted.flatMap((key) => elementsOf(key, choices)),
    ...advised(step, choices),
    ...(step.nodes ?? []).flatMap((id) => seen(at(id)).slice(0, 1)),
    ...(step.pages ?? []).flatMap((page) => seen(PAGES[page] ?? '').slice(0, 1)),
  ];
  // What lies round something that is ringed would be a ring round a ring.
  const isOuter = (one: Element): boolean => found.some((other) => other !== one && one.contains(other));
  return [...new Set(found)].filter((one) => !isOuter(one)).slice(0, MOST);
}

/** An option's button, or the things that it is about; of one in a drawer that is shut, the drawer's button. */
function elementsOf(key: Key, choices: readonly Choice[]): readonly Element[] {
  const button = seen(optionAt(key))[0];
  if (button) return [button];
  const choice = choices.find((one) => isSame(one.key, key));
  return (choice?.touches ?? []).flatMap((id) => [...seen(at(id)), ...seen(`.tabs [data-holds~="${CSS.escape(id)}"][aria-expanded="false"]`)].slice(0, 1));
}

/** What one presses to do as the step advises. */
function advised(step: GuideStep, choices: readonly Choice[]): readonly Element[] {
  return step.recommended ? elementsOf(step.recommended, choices) : [];
}

/** Scrolls to what the step points at, where it lies out of sight. */
export function reveal(step: GuideStep, choices: readonly Choice[]): void {
  const touched = (step.recommended && choices.find((one) => isSame(one.key, step.recommended ?? []))?.touches) || [];
  for (const id of [...touched, ...(step.nodes ?? []).slice(0, 1)]) {
    if (seen(at(id)).length) continue;
    const element = document.querySelector(`.scene ${at(id)}`);
    element?.scrollIntoView({ block: 'nearest', inline: 'center' });
    element?.dispatchEvent(new CustomEvent('reveal', { bubbles: true })); // a board moves its window
  }
  const button = step.recommended && document.querySelector(`.scene .drawer ${optionAt(step.recommended)}`);
  if (button && !visiblePart(button)) button.scrollIntoView({ block: 'center' });
}

const optionAt = (key: Key): string => `[data-option="${CSS.escape(JSON.stringify(key))}"]`;
const at = (id: string): string => `[data-id="${CSS.escape(id)}"]`;

function seen(selector: string): readonly Element[] {
  if (!selector) return [];
  return [...document.querySelectorAll(`.scene ${selector}`)].filter((element) => visiblePart(element) !== null);
}

/** What stays on the screen while the table scrolls beneath it; each lies over those before it. */
const COVERS = ['.over > .region', '.region.hand', '.region.band', '.region.header', '.drawer', '.tabs.low'];

/** The parts of the page that may lie over an element. */
function coversOf(element: Element): readonly Rect[] {
  const own = COVERS.findIndex((cover) => element.closest(cover));
  return COVERS.slice(own + 1).flatMap((cover) => [...document.querySelectorAll(`.scene ${cover}`)].map((one) => one.getBoundingClientRect()));
}

/** What of an element can be seen: not what is scrolled away in something that holds it, nor what lies under a bar. */
export function visiblePart(element: Element): Rect | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const cut = (by: Rect): void => {
    [left, top] = [Math.max(left, by.left), Math.max(top, by.top)];
    [right, bottom] = [Math.min(right, by.right), Math.min(bottom, by.bottom)];
  };
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let holder = element.parentElement; holder && holder !== document.body; holder = holder.parentElement) {
    if (getComputedStyle(holder).overflow !== 'visible') cut(holder.getBoundingClientRect());
  }
  for (const cover of coversOf(element)) [top, bottom] = uncovered({ left, top, right, bottom }, cover);
  return right - left > LEAST && bottom - top > LEAST ? { left, top, right, bottom } : null;
}

function isAmong(keys: readonly Key[], key: Key | null | undefined): boolean {
  return !!key && keys.some((one) => isSame(one, key));
}

export function isSame(a: Key, b: Key): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
