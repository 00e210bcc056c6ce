/** Against clicks that were meant for the prompt before: for a moment after it has changed, nothing is answered. */

export const SETTLING_TIME = 400; // ms; a double click is faster

export class AnswerGuard {
  isSettling = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something was answered, or something else is offered now. */
  settle(): void {
    clearTimeout(this.#timer);
    this.isSettling = true;
    this.#timer = setTimeout(() => (this.isSettling = false), SETTLING_TIME);
  }
}
