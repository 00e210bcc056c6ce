/** States of doors and windows, by the words that scenes use. */

const OPEN = new Set(['', 'open', 'open-window', 'destroyed', 'gone']);

/** Whether light and feet are stopped. */
export function isShut(state: string): boolean {
  return !OPEN.has(state);
}
