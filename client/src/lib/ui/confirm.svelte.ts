/** Questions before something that cannot be taken back: `if (await confirmed({ … })) …`. */

export interface Question {
  readonly title: string;
  readonly text?: string;
  /** What the button that does it says. */
  readonly yes: string;
}

class Confirmation {
  /** Shown by `Confirmation.svelte`. */
  question = $state.raw<Question | null>(null);
  #decide: (yes: boolean) => void = () => undefined;

  ask(question: Question): Promise<boolean> {
    this.#decide(false);
    this.question = question;
    return new Promise((decide) => (this.#decide = decide));
  }

  answer(yes: boolean): void {
    this.question = null;
    this.#decide(yes);
  }
}

export const confirmation = new Confirmation();

/** Whether the player says yes. Closing the question says no. */
export function confirmed(question: Question): Promise<boolean> {
  return confirmation.ask(question);
}
