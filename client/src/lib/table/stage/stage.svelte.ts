/**
 * The stage: what happened is shown one event after another, at a pace one sets, and what is asked
 * waits until it is empty. One can hold it, have an event told again, go on, or jump to the end.
 */

import type { SeatView } from '../../live/seat-view';
import { settings, type Pace } from '../../settings.svelte';
import type { Happening } from '../../wire';
import { beatsOf, goesOn, inTurns, names, strikes } from './beats';

/** More than this at once, or while the page was away, is told as a summary. */
const MOST_STAGED = 24;

const LEAST_TIME = 450; // ms for an event
const WORD_TIME = 45; // ms for each word of it
const MOST_TIME = 4000;
const DICE_TIME = 900; // ms more for the fall of dice
const DIE_TIME = 120; // and for each of them
const FACTORS: Readonly<Record<Pace, number>> = { slow: 1.6, steady: 1, brisk: 0.5, off: 0 };
/** What strikes oneself stays long enough to be read twice. */
const STRUCK_TIME = 4000;
const STRUCK_FACTOR = 2;
/** What follows from one's own answer is no surprise. */
const OWN_FACTOR = 0.6;

interface Item {
  readonly view: SeatView;
  /** Empty: the table as it is after all of it. */
  readonly happenings: readonly Happening[];
  readonly time: number;
}

const NOTHING: readonly Happening[] = [];

export class Stage {
  /** What is shown now; before anything was received, nothing. */
  view = $state.raw<SeatView | undefined>(undefined);
  /** What is on the stage: an event, at a brisk pace a turn of somebody else's. */
  now = $state.raw<readonly Happening[] | null>(null);
  /** How many events are still to come. */
  left = $state(0);
  isHeld = $state(false);
  /** What happened while nobody looked. */
  missed = $state.raw<readonly Happening[]>([]);

  /** An answer is on its way: what comes next follows from it. */
  isOwn = false;
  #last: SeatView | undefined;
  #queue: Item[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `words` counts the words of an event as it is told. */
  constructor(private readonly say: (happening: Happening) => string) {}

  /** A newer view. `isAway`: nobody looks at the page, or it has just come back. */
  receive(view: SeatView | undefined, isAway = false): void {
    const before = this.#last;
    if (view === before) return;
    this.#last = view;
    const isFollowing = before && view && before.n > 0 && before.seat === view.seat;
    if (!isFollowing || settings.pace === 'off') return this.#show(view);
    if (isAway || view.happened.length > MOST_STAGED) {
      this.missed = [...this.missed, ...view.happened];
      return this.#show(view);
    }
    if (!view.happened.length) {
      if (this.now || this.missed.length) this.#queue.push({ view, happenings: NOTHING, time: 0 });
      else this.view = view;
      return;
    }
    const { isOwn } = this;
    this.isOwn = false;
    const beats = beatsOf(before, view);
    const items = (settings.pace === 'brisk' ? inTurns(beats, view.seat) : beats).map(
      (beat, i, all): Item => ({ ...beat, time: this.#timeFor(beat.happenings, all[i - 1]?.view ?? before, beat.view, isOwn) }),
    );
    this.#queue.push(...items, { view: { ...view, happened: [] }, happenings: NOTHING, time: 0 });
    this.#count();
    if (this.missed.length) return; // the table waits until that is read
    if (!this.now) this.goOn();
    else if (this.#turnGoesOn(view.seat)) this.#goOnWithTurn();
  }

  /** Whether nothing is to come but more of the turn that is on the stage. */
  #turnGoesOn(seat: number): boolean {
    const [next] = this.#queue.filter(({ happenings }) => happenings.length);
    return settings.pace === 'brisk' && !this.isHeld && !!this.now && !!next && goesOn(this.now, next.happenings, seat);
  }

  /** More of the turn that is on the stage: it is shown at once, and the beat lasts longer. */
  #goOnWithTurn(): void {
    const told = this.now ?? NOTHING;
    this.goOn();
    if (this.now) this.now = [...told, ...this.now];
  }

  /** The next event, or the end. */
  goOn = (): void => {
    clearTimeout(this.#timer);
    this.isHeld = false;
    let item = this.#queue.shift();
    while (item && !item.happenings.length) {
      this.view = item.view;
      item = this.#queue.shift();
    }
    this.now = item?.happenings ?? null;
    this.#count();
    if (!item) return;
    this.view = item.view;
    this.#timer = setTimeout(this.goOn, item.time);
  };

  /** What was missed has been read: the table goes on. */
  readMissed(): void {
    this.missed = [];
    if (!this.now && this.#queue.length) this.goOn();
  }

  hold(): void {
    clearTimeout(this.#timer);
    this.isHeld = true;
  }

  /** Tells the event on the stage once more, and waits. */
  again(): void {
    this.hold();
    if (this.view && this.now) this.view = { ...this.view, happened: this.now };
  }

  toTheEnd(): void {
    const last = this.#last;
    this.#show(last && { ...last, happened: [] });
  }

  #show(view: SeatView | undefined): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.now = null;
    this.isHeld = this.isOwn = false;
    this.#count();
    this.view = view;
  }

  #count(): void {
    this.left = this.#queue.filter(({ happenings }) => happenings.length).length;
  }

  #timeFor(happenings: readonly Happening[], before: SeatView, after: SeatView, isOwn: boolean): number {
    const words = happenings.map(this.say).join(' ').split(' ').length;
    const thrown = happenings.flatMap((happening) => happening[6]?.values ?? []).length;
    const fall = thrown && DICE_TIME + DIE_TIME * thrown; // no pace makes them fall faster
    const time = Math.min(MOST_TIME, LEAST_TIME + WORD_TIME * words);
    const factor = FACTORS[settings.pace];
    if (isOwn) return fall + time * Math.min(factor, OWN_FACTOR);
    // What is done to oneself is never hurried, unless one hurries it.
    const { seat } = after;
    if (strikes(happenings, before, after)) return fall + Math.max(STRUCK_TIME, time * STRUCK_FACTOR) * Math.max(1, factor);
    return fall + time * (happenings.some((happening) => names(happening, seat)) ? Math.max(1, factor) : factor);
  }
}
