/** The WebSocket of a live table: it numbers its requests, and connects again when it breaks. */

import { Refused } from '../api';
import type { Incoming, Outgoing } from '../wire';
import { t } from '../words';

/** A request without its number, which the connection gives it. */
export type Request = Incoming extends infer One ? (One extends Incoming ? Omit<One, 're'> : never) : never;
type Reply = Extract<Outgoing, { re: number }>;

/**
 * connecting: not connected yet, or again. gone: the server has refused for good (there is no such table).
 * closed: by `close`, for the page is left.
 */
export type ConnectionState = 'connecting' | 'open' | 'gone' | 'closed';

export interface ConnectionHandlers {
  /** The first message of every connection. */
  enter: () => Request;
  /** Everything that comes, in order, replies too. */
  onMessage: (message: Outgoing) => void;
  onState: (state: ConnectionState, refusal?: Refused) => void;
  /** When it is tried again, in ms of the epoch; 0: now. */
  onTry?: (at: number) => void;
  /** Tests hand in a socket of their own. */
  socket?: (address: string) => WebSocket;
}

// All in ms.
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
/** For the reply to a ping. */
const PATIENCE = 10_000;
/** For a connection to be made, and welcomed. */
const CALL_PATIENCE = 20_000;
/** How a server refuses for good, by the socket's close code; after anything else it is tried again. */
const HOPELESS: Readonly<Record<number, string>> = { 4400: 'malformed', 4403: 'origin', 4404: 'unknown-table' };

export class Connection {
  #socket: WebSocket | null = null;
  #state: ConnectionState = 'connecting';
  #number = 0;
  #waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (why: Refused) => void }>();
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly address: string,
    private readonly handlers: ConnectionHandlers,
  ) {
    addEventListener('online', this.#callNow);
    addEventListener('offline', this.#offline);
    this.#call();
  }

  /** Sends a request. Resolves with its one reply; rejects with a `Refused`, also if the connection breaks. */
  request(request: Request): Promise<Reply> {
    if (this.#state !== 'open') {
      return Promise.reject(new Refused('offline', t('fault-offline')));
    }
    return this.#send(request);
  }

  /** Enters anew, as whoever one is now: one has sat down, or left a seat, or is tired of waiting. */
  reconnect(): void {
    if (this.#state === 'closed' || this.#state === 'gone') return;
    this.#hangUp();
    this.#turn('connecting');
    this.#callNow();
  }

  close(): void {
    removeEventListener('online', this.#callNow);
    removeEventListener('offline', this.#offline);
    clearTimeout(this.#again);
    this.#turn('closed');
    this.#hangUp();
  }

  #call(): void {
    const open = this.handlers.socket ?? ((address: string) => new WebSocket(address));
    const socket = open(this.address);
    this.#socket = socket;
    this.handlers.onTry?.(0);
    // Where nobody refuses and nobody answers, a browser would wait for minutes.
    this.#again = setTimeout(() => this.#broken(), CALL_PATIENCE);
    socket.onopen = () => this.#enter();
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as Outgoing);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      const code = HOPELESS[event.code];
      if (code) this.#end(new Refused(code, event.reason));
      else this.#broken();
    };
  }

  #enter(): void {
    this.#send(this.handlers.enter()).then(
      () => {
        this.#tries = 0;
        clearTimeout(this.#again);
        this.#turn('open');
        this.#pings = setInterval(() => this.#ping(), PING_EVERY);
      },
      (why: Refused) => {
        if (why.code !== 'lost') this.#broken(); // else whoever hung up looks after the rest
      },
    );
  }

  /** There is nothing here to call again. */
  #end(why: Refused): void {
    clearTimeout(this.#again);
    this.#turn('gone', why);
    this.#hangUp();
  }

  #send(request: Request): Promise<Reply> {
    const re = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(re, { resolve, reject });
      this.#socket?.send(JSON.stringify({ ...request, re }));
    });
  }

  #hear(message: Outgoing): void {
    // First what it says, then who waits for it: a promise's reader finds the news applied.
    this.handlers.onMessage(message);
    if (!('re' in message)) return;
    const waiting = this.#waiting.get(message.re);
    this.#waiting.delete(message.re);
    if (message.is === 'refusal') waiting?.reject(new Refused(message.code, message.message, message.rule));
    else waiting?.resolve(message);
  }

  /** A connection can die without a word, on a train or in a sleeping laptop: only asking tells. */
  #ping(): void {
    const socket = this.#socket;
    const tooLong = setTimeout(() => this.#socket === socket && this.#broken(), PATIENCE);
    this.#send({ is: 'ping' })
      .catch(() => undefined)
      .finally(() => clearTimeout(tooLong));
  }

  #broken(): void {
    this.#hangUp();
    if (this.#state === 'closed' || this.#state === 'gone') return;
    this.#turn('connecting');
    // All connections break at once when a server restarts; they should not all come back at once.
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    clearTimeout(this.#again);
    this.#again = setTimeout(this.#callNow, pause);
    this.handlers.onTry?.(Date.now() + pause);
  }

  /** The browser knows before the socket does. */
  #offline = (): void => {
    if (this.#state === 'open') this.#broken();
  };

  #callNow = (): void => {
    if (this.#state !== 'connecting' || this.#socket) return;
    clearTimeout(this.#again);
    this.#call();
  };

  #hangUp(): void {
    clearInterval(this.#pings);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const { reject } of this.#waiting.values()) {
      reject(new Refused('lost', t('fault-lost')));
    }
    this.#waiting.clear();
  }

  #turn(state: ConnectionState, refusal?: Refused): void {
    if (this.#state === state && state !== 'connecting') return;
    this.#state = state;
    this.handlers.onState(state, refusal);
  }
}
