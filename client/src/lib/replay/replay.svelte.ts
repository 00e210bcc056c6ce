/** Plays a game back: which moment, through whose eyes, and the frames as they are needed. */

import { api, type Refused } from '../api';
import { applyView, emptyView, type SeatView } from '../live/seat-view';
import { router } from '../router.svelte';
import { attempt } from '../ui/toasts.svelte';
import type { Frame, ReplayInfo } from '../wire';
import { WATCHER } from '../wire';

/** The viewpoint of somebody who may see everything. */
export const EVERYTHING = -2;

const PAUSE = 1400;

export class ReplayController {
  info = $state.raw<ReplayInfo | null>(null);
  frame = $state.raw<Frame | null>(null);
  /** Which of the replay's moments is wanted; `frame` follows as soon as it is here. */
  place = $state(0);
  speed = $state(1);
  playing = $state(false);
  /** Why there is nothing to show. */
  fault = $state('');
  viewpoint = $derived(this.info?.viewpoint ?? WATCHER);
  last = $derived((this.info?.moments.length ?? 1) - 1);
  moment = $derived(this.info?.moments[this.place]);
  seen: SeatView | null = $derived(this.frame ? applyView(emptyView(this.frame.view.seat), this.frame.view) : null);

  #frames = new Map<string, Promise<Frame>>();

  /** Call it while a component is made. */
  constructor(private readonly id: string) {
    const asked = new URLSearchParams(location.search);
    const viewpoint = asked.get('viewpoint');
    api.replay(id, viewpoint === null ? undefined : Number(viewpoint)).then(
      (info) => {
        this.info = info;
        this.go(info.moments.findIndex((moment) => moment.at === Number(asked.get('at') ?? 0)));
      },
      (why: Refused) => (this.fault = why.message),
    );
    $effect(() => {
      const at = this.moment?.at;
      const { viewpoint } = this;
      if (at !== undefined) void attempt(() => this.#show(at, viewpoint));
    });
    $effect(() => {
      if (!this.playing || !this.frame) return;
      const timer = setTimeout(() => this.#next(), PAUSE / this.speed);
      return () => clearTimeout(timer);
    });
  }

  go(place: number): void {
    this.place = Math.max(0, Math.min(this.last, place));
  }

  toggle(): void {
    if (!this.playing && this.place === this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** Looks through other eyes. They have seen other moments: we stay about as far in the game. */
  async look(viewpoint: number): Promise<void> {
    await attempt(async () => {
      const info = await api.replay(this.id, viewpoint);
      const share = this.place / Math.max(1, this.last);
      this.info = info;
      this.go(Math.round(share * this.last));
    });
  }

  /** The address of what is shown now. */
  get link(): string {
    return `${location.origin}/t/${this.id}/replay?at=${this.moment?.at ?? 0}&viewpoint=${this.viewpoint}`;
  }

  #next(): void {
    if (this.place < this.last) this.go(this.place + 1);
    else this.playing = false;
  }

  async #show(at: number, viewpoint: number): Promise<void> {
    const frame = await this.#fetch(at, viewpoint);
    // Somebody who drags the slider has moved on while this one was under way.
    if (this.moment?.at !== at || this.viewpoint !== viewpoint) return;
    this.frame = frame;
    router.note(`?at=${at}&viewpoint=${viewpoint}`);
    const next = this.info?.moments[this.place + 1];
    if (next) void this.#fetch(next.at, viewpoint).catch(() => undefined);
  }

  #fetch(at: number, viewpoint: number): Promise<Frame> {
    const name = `${viewpoint}/${at}`;
    const known = this.#frames.get(name);
    if (known) return known;
    const asked = api.frame(this.id, at, viewpoint);
    this.#frames.set(name, asked);
    asked.catch(() => this.#frames.delete(name));
    return asked;
  }
}
