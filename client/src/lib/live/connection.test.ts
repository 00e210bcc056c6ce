import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Outgoing } from '../wire';
import { Connection, type ConnectionState } from './connection';

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number; reason: string }) => void = () => undefined;
  sent: { is: string; re: number }[] = [];
  closed = false;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { is: string; re: number });
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  breaks(code = 1006, reason = ''): void {
    this.onclose({ code, reason });
  }
  /** Opens, and lets the client in. */
  async welcomes(): Promise<void> {
    this.onopen();
    this.says({ is: 'welcome', re: this.sent.at(-1)?.re, table: {}, seats: [] });
    await vi.advanceTimersByTimeAsync(0);
  }
}

const newest = () => FakeSocket.all.at(-1)!;
let states: ConnectionState[];
let heard: Outgoing[];
let tries: number[];

function dial(): Connection {
  return new Connection('ws://here', {
    enter: () => ({ is: 'enter' }),
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
    onTry: (at) => tries.push(at),
    socket: () => new FakeSocket() as unknown as WebSocket,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  states = [];
  heard = [];
  tries = [];
});
afterEach(() => vi.useRealTimers());

describe('requests', () => {
  test('enter comes first, and each reply finds its request', async () => {
    const line = dial();
    await newest().welcomes();
    expect(states).toEqual(['open']);
    const first = line.request({ is: 'why', seat: 0 });
    const second = line.request({ is: 'undo', seat: 0 });
    const [, why, undo] = newest().sent;
    newest().says({ is: 'done', re: undo?.re });
    newest().says({ is: 'why', re: why?.re, seat: 0 });
    expect((await second).is).toBe('done');
    expect((await first).is).toBe('why');
  });

  test('a refusal rejects with its code, words and rule', async () => {
    const line = dial();
    await newest().welcomes();
    const asked = line.request({ is: 'undo', seat: 0 });
    newest().says({ is: 'refusal', re: newest().sent.at(-1)?.re, code: 'no-undo', message: 'No.', rule: 'undo.law' });
    await expect(asked).rejects.toMatchObject({ code: 'no-undo', message: 'No.', rule: 'undo.law' });
  });

  test('what is not a reply is heard too', async () => {
    dial();
    await newest().welcomes();
    newest().says({ is: 'said', line: { n: 1 } });
    expect(heard.at(-1)).toMatchObject({ is: 'said' });
  });
});

describe('a broken line', () => {
  test('rejects what was under way, refuses what comes, and calls again', async () => {
    const line = dial();
    await newest().welcomes();
    const asked = line.request({ is: 'undo', seat: 0 });
    newest().breaks();
    await expect(asked).rejects.toMatchObject({ code: 'lost' });
    await expect(line.request({ is: 'undo', seat: 0 })).rejects.toMatchObject({ code: 'offline' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    await newest().welcomes();
    expect(states).toEqual(['open', 'connecting', 'open']);
  });

  test('waits longer each time, and not at all once the browser is online again', async () => {
    dial();
    newest().breaks();
    await vi.advanceTimersByTimeAsync(700);
    newest().breaks();
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeSocket.all).toHaveLength(2);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(3);
  });

  test('says when it is called again, and that it is being called', async () => {
    dial();
    await newest().welcomes();
    newest().breaks();
    const next = tries.at(-1) ?? 0;
    expect(tries).toEqual([0, next]);
    expect(next - Date.now()).toBeGreaterThanOrEqual(375);
    await vi.advanceTimersByTimeAsync(next - Date.now());
    expect([tries.at(-1), FakeSocket.all.length]).toEqual([0, 2]);
  });

  test('is given up and called again where nobody answers the call', async () => {
    dial();
    await newest().welcomes();
    newest().breaks();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(22_000);
    expect([FakeSocket.all[1]?.closed, FakeSocket.all.length]).toEqual([true, 3]);
    await newest().welcomes();
    await vi.advanceTimersByTimeAsync(19_000);
    expect([states.at(-1), FakeSocket.all.length]).toEqual(['open', 3]);
  });

  test('is noticed as soon as the browser is offline', async () => {
    dial();
    await newest().welcomes();
    dispatchEvent(new Event('offline'));
    expect(states.at(-1)).toBe('connecting');
  });

  test('is noticed by a ping that nobody answers', async () => {
    dial();
    await newest().welcomes();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(newest().sent.at(-1)?.is).toBe('ping');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states.at(-1)).toBe('connecting');
    expect(FakeSocket.all[0]?.closed).toBe(true);
  });
});

test('nobody calls a table that does not exist a second time', async () => {
  dial();
  newest().onopen();
  newest().breaks(4404, 'There is no such table.');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(['gone']);
  expect(FakeSocket.all).toHaveLength(1);
});

test('redialling enters anew at once', async () => {
  const line = dial();
  await newest().welcomes();
  line.reconnect();
  expect(FakeSocket.all).toHaveLength(2);
  await newest().welcomes();
  expect(states.at(-1)).toBe('open');
});

test('a closed line stays closed', async () => {
  const line = dial();
  await newest().welcomes();
  line.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
