/** A live table as the page sees it: one connection, the seats one holds, and what they see. */

import type { BlockedInfo, ChatLine, GuideMessage, Info, Key, Outgoing, Story, View, Welcome, Why } from '../wire';
import { WATCHER } from '../wire';
import { Refused } from '../api';
import { Connection, type ConnectionState, type ConnectionHandlers } from './connection';
import { applyView, emptyView, isAsked, type SeatView } from './seat-view';

const TRACE_LENGTH = 40;
const STORY_PAGE = 200;
/** Sitting down and short gaps break the connection for a blink (ms): no need to frighten anybody. */
const BLINK = 1500;

export class LiveTable {
  connection = $state<ConnectionState>('connecting');
  /** Whether the connection was open before: then a silence is a loss, not a beginning. */
  wasOpen = $state(false);
  /** The connection is away for longer than a blink: since when, and when it is tried again (0: now). */
  isAway = $state(false);
  lostAt = $state(0);
  nextTry = $state(0);
  refusal = $state.raw<Refused | null>(null);
  info = $state.raw<Info | null>(null);
  /** The seats one holds; nobody's: one watches. */
  seats = $state.raw<readonly number[]>([]);
  host = $state(false);
  views = $state.raw<Readonly<Record<number, SeatView>>>({});
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What the lesson of a guided table says, to the seat that it is for. */
  lesson = $state.raw<GuideMessage | null>(null);
  /** Seats that wait for the answer to an answer. */
  busy = $state.raw<readonly number[]>([]);
  /** The last messages, for a report of a problem. */
  readonly trace: string[] = [];

  #connection: Connection;
  #reseating = false;
  #blink: ReturnType<typeof setTimeout> | undefined;
  readonly #prepare: (view: View) => Promise<unknown>;
  /** Views that wait for what they name: they are shown in the order they came. */
  #waiting: Promise<void> | null = null;
  /** How often one has entered: what an earlier connection sent is out of date. */
  #visit = 0;

  /** `prepare` fetches what a view needs that is not here yet; `socket` is for tests. */
  constructor(
    readonly id: string,
    { prepare, socket }: { prepare?: (view: View) => Promise<unknown>; socket?: ConnectionHandlers['socket'] } = {},
  ) {
    this.#prepare = prepare ?? (() => Promise.resolve());
    this.#watch('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#connection = new Connection(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`, {
      enter: () => ({ is: 'enter', seen: this.chat.at(-1)?.n ?? 0, told: this.#told() }),
      onMessage: (message) => this.#hear(message),
      onState: (state, refusal) => {
        this.connection = state;
        this.#watch(state);
        this.wasOpen ||= state === 'open';
        this.refusal = refusal ?? null;
      },
      onTry: (at) => (this.nextTry = at),
      ...(socket && { socket }),
    });
  }

  /** Does something that changes which seats one holds, and enters anew as their holder. */
  async reseat(deed: () => Promise<unknown>): Promise<void> {
    this.#reseating = true;
    try {
      await deed();
    } finally {
      this.#reseating = false;
    }
    this.#connection.reconnect();
  }

  /** Connects at once, however long the connection would still wait. */
  tryNow(): void {
    this.#connection.reconnect();
  }

  close(): void {
    this.#connection.close();
  }

  view(seat: number): SeatView | undefined {
    return this.views[seat];
  }

  /** Answers what the seat is asked: one key, or several that are taken or refused whole. */
  async answer(seat: number, keys: readonly Key[]): Promise<void> {
    const ask = this.views[seat]?.ask ?? 0;
    await this.#whileBusy(seat, { is: 'answer', seat, ask, keys });
  }

  async interrupt(seat: number, key: Key): Promise<void> {
    await this.#whileBusy(seat, { is: 'interrupt', seat, key });
  }

  async undo(seat: number, askOthers = false): Promise<void> {
    await this.#whileBusy(seat, { is: 'undo', seat, ask_others: askOthers });
  }

  /** Why the seat's last answer cannot be taken back now; '' if it can. */
  async whyNoUndo(seat: number): Promise<string> {
    try {
      await this.#connection.request({ is: 'undo', seat, dry_run: true });
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      return why.code === 'no-undo' ? why.message : '';
    }
    return '';
  }

  async vote(seat: number, yes: boolean): Promise<void> {
    await this.#connection.request({ is: 'vote', seat, yes });
  }

  /** "I want to act", where whoever is first does; or no longer. */
  async raiseHand(seat: number, up: boolean): Promise<void> {
    await this.#connection.request({ is: 'hand', seat, up });
  }

  async stand(seat: number, about: string, key: Key | null): Promise<void> {
    await this.#connection.request({ is: 'stand', seat, about, ...(key && { key }) });
  }

  async say(seat: number, channel: string, text: string, price?: Key): Promise<void> {
    await this.#connection.request({ is: 'say', seat, channel, text, ...(price && { pay: price }) });
  }

  async goOn(seat: number, step: string): Promise<void> {
    await this.#connection.request({ is: 'guide', seat, act: 'go-on', step });
  }

  async leaveLesson(seat: number): Promise<void> {
    await this.#connection.request({ is: 'guide', seat, act: 'leave' });
  }

  async why(seat: number): Promise<readonly BlockedInfo[]> {
    const reply = (await this.#connection.request({ is: 'why', seat })) as Why;
    return reply.blocked ?? [];
  }

  /** Fetches what happened before the earliest that is known. Says whether there was more. */
  async earlier(seat: number): Promise<boolean> {
    const before = this.views[seat]?.story[0]?.[0] ?? -1;
    const told = (await this.#connection.request({ is: 'story', seat, before, count: STORY_PAGE })) as Story;
    const old = this.views[seat];
    const happened = told.happened ?? [];
    if (old) this.views = { ...this.views, [seat]: { ...old, story: [...happened, ...old.story] } };
    return happened.length > 0;
  }

  #watch(state: ConnectionState): void {
    if (state !== 'connecting') {
      clearTimeout(this.#blink);
      this.#blink = undefined;
      this.isAway = false;
    } else if (this.#blink === undefined) {
      this.lostAt = Date.now();
      this.#blink = setTimeout(() => (this.isAway = true), BLINK);
    }
  }

  /** How much of its story each seat knows already, for the server to go on from there. */
  #told(): Record<string, number> {
    const known = Object.values(this.views).map(({ seat, story }) => [seat, (story.at(-1)?.[0] ?? -1) + 1]);
    return Object.fromEntries(known) as Record<string, number>;
  }

  async #whileBusy(seat: number, request: Parameters<Connection['request']>[0]): Promise<void> {
    this.busy = [...this.busy, seat];
    try {
      await this.#connection.request(request);
    } finally {
      this.busy = this.busy.filter((one) => one !== seat);
    }
  }

  #hear(message: Outgoing): void {
    this.trace.push(JSON.stringify(message));
    if (this.trace.length > TRACE_LENGTH) this.trace.shift();
    switch (message.is) {
      case 'welcome':
        return this.#welcome(message);
      case 'table':
        this.info = message.table;
        return;
      case 'view':
        return this.#receive(message);
      case 'guide':
        this.lesson = message;
        return;
      case 'said':
        if (message.line.n > (this.chat.at(-1)?.n ?? 0)) this.chat = [...this.chat, message.line];
    }
  }

  #welcome(message: Welcome): void {
    this.#visit++;
    this.info = message.table;
    this.seats = message.seats;
    this.host = message.host ?? false;
    const known = this.chat.at(-1)?.n ?? 0;
    this.chat = [...this.chat, ...(message.chat ?? []).filter((line) => line.n > known)];
    // A seat may have been given away since: what it saw is no longer ours to show.
    const mine = message.seats.length ? message.seats : [WATCHER];
    this.views = Object.fromEntries(mine.map((seat) => [seat, this.views[seat] ?? emptyView(seat)]));
  }

  #receive(view: View): void {
    if (!view.fixed && !view.content && !this.#waiting) return this.#see(view);
    const visit = this.#visit;
    const before = this.#waiting ?? Promise.resolve();
    const waiting = before.then(() => this.#prepare(view)).then(() => {
      if (this.#waiting === waiting) this.#waiting = null;
      if (this.#visit === visit) this.#see(view);
    });
    this.#waiting = waiting;
  }

  #see(view: View): void {
    const old = this.views[view.seat];
    if (!old) {
      // Our seat has moved to another device, or the host has removed us: ask who we are now.
      if (!this.#reseating) this.#connection.reconnect();
      return;
    }
    this.views = { ...this.views, [view.seat]: applyView(old, view) };
  }
}

/** The held seats that a person plays and the game waits for, in order. */
export function asked(table: LiveTable): readonly number[] {
  return table.seats.filter((seat) => isAsked(table.view(seat)) && !table.info?.seats[seat]?.bot);
}
