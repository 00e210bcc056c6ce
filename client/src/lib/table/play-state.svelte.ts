/** What lies open at a table while one plays: whose eyes, which panel, which rule, what is pointed at. */

import { asked, type LiveTable } from '../live/table.svelte';
import type { SeatView } from '../live/seat-view';
import { settings } from '../settings.svelte';
import type { Stage } from './stage/stage.svelte';
import { viewpoint } from './viewpoint';

export type Panel = 'log' | 'chat' | 'rules' | 'why';

export class PlayState {
  panel = $state<Panel>('log');
  /** On a phone panels lie over the table and are shut at first. */
  panelOpen = $state(false);
  /** The rule that the rules drawer opens at. */
  rule = $state('');
  /** What somebody points at from the log: the first of these that is on the table. */
  focus = $state.raw<readonly string[] | null>(null);

  /** The number of the last line of the chat that was on the screen. */
  #heard = $state(0);
  unread = $derived.by(() => this.live.chat.filter((line) => line.n > this.#heard).length);

  /** Somebody who takes back wants to choose: nothing is answered for them until they have. */
  hasTakenBack = $state(false);

  /** Why nothing can be taken back, as far as it is known; '' if something may be. */
  noUndo = $state('');

  /** Where the keyboard was when a panel was opened, to go back to. */
  #opener: Element | null = null;
  #holder = $state<number | null>(null);
  #people = $derived.by(() =>
    this.live.seats.filter((seat) => !this.live.info?.seats[seat]?.bot),
  );
  #viewpoint = $derived.by(() =>
    viewpoint(this.#holder, this.live.seats, this.#people, asked(this.live), settings.curtain),
  );
  shown = $derived(this.#viewpoint.shown);
  next = $derived(this.#viewpoint.next);
  /** What the table has sent to the seat that is shown. */
  newest: SeatView | undefined = $derived.by(() => (this.shown === null ? undefined : this.live.view(this.shown)));
  /** What is shown of it: the stage comes after. */
  view: SeatView | undefined = $derived.by(() => (this.stage.view?.seat === this.newest?.seat ? this.stage.view : this.newest));

  constructor(
    readonly live: LiveTable,
    readonly stage: Stage,
  ) {}

  /** Several people share this device. */
  get shared(): boolean {
    return this.#people.length > 1;
  }

  get people(): readonly number[] {
    return this.#people;
  }

  raiseCurtain(seat: number): void {
    this.#holder = seat;
  }

  lowerCurtain(): void {
    this.#holder = null;
  }

  open(panel: Panel): void {
    if (!this.panelOpen) this.#opener = document.activeElement;
    this.panel = panel;
    this.panelOpen = true;
  }

  shut(): void {
    if (!this.panelOpen) return;
    this.panelOpen = false;
    if (this.#opener instanceof HTMLElement) this.#opener.focus();
  }

  /** The chat is on the screen: what has been said so far is read. */
  hear(): void {
    this.#heard = this.live.chat.at(-1)?.n ?? 0;
  }

  showRule(rule: string): void {
    this.rule = rule;
    this.open('rules');
  }

  point(ids: readonly string[]): void {
    // Twice at the same thing is still pointing: it must flash again.
    this.focus = null;
    queueMicrotask(() => (this.focus = ids));
    this.panelOpen = false;
  }
}
