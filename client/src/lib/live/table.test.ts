import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import ConnectionBanner from '../table/ConnectionBanner.svelte';
import type { Info, Outgoing, View } from '../wire';
import { asked, LiveTable } from './table.svelte';

const INFO: Info = {
  id: 'abc',
  game: 'haunted',
  status: 'playing',
  options: {},
  seats: [
    { seat: 0, name: 'Ann', taken: true },
    { seat: 1, name: 'Bob', taken: true },
  ],
};

let sockets: { onopen?: () => void; onclose?: (event: { code: number }) => void; onmessage?: (event: { data: string }) => void; sent: Record<string, unknown>[] }[];

const NOTHING = () => Promise.resolve();

function sit(prepare: (view: View) => Promise<void> = NOTHING): LiveTable {
  const socket = (): WebSocket => {
    const made = {
      sent: [] as Record<string, unknown>[],
      send: (text: string) => made.sent.push(JSON.parse(text) as Record<string, unknown>),
      close: () => undefined,
    };
    sockets.push(made);
    return made as unknown as WebSocket;
  };
  return new LiveTable('abc', { prepare, socket });
}

const hear = (message: Outgoing) => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });

async function enter(seats: readonly number[], chat: number[] = []): Promise<void> {
  const socket = sockets.at(-1)!;
  socket.onopen?.();
  const lines = chat.map((n) => ({ n, seat: 0, name: 'Ann', channel: 'table', text: `${n}`, at: 0 }));
  hear({ is: 'welcome', re: Number(socket.sent.at(-1)?.['re']), table: INFO, seats, chat: lines });
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
});
afterEach(() => vi.useRealTimers());

test('a welcome says which table, which seats and what was said', async () => {
  const table = sit();
  await enter([1], [1, 2]);
  expect(table.connection).toBe('open');
  expect(table.info?.id).toBe('abc');
  expect(table.seats).toEqual([1]);
  expect(table.chat.map((line) => line.n)).toEqual([1, 2]);
});

test('views say who is asked; a seat that a bot plays is not', async () => {
  const table = sit();
  await enter([0, 1]);
  const choices = [{ key: ['draw'], words: ['option-draw'] as const }];
  hear({ is: 'view', seat: 0, n: 1, ask: 4, choices });
  hear({ is: 'view', seat: 1, n: 1, ask: 2, choices });
  expect(asked(table)).toEqual([0, 1]);
  const [ann, bob] = INFO.seats;
  hear({ is: 'table', table: { ...INFO, seats: [ann!, { ...bob!, bot: 'greedy' }] } });
  expect(asked(table)).toEqual([0]);
});

test('an answer names seat, ask and key, and its seat is busy until the reply', async () => {
  const table = sit();
  await enter([0]);
  const choice = { key: ['draw', 2], words: ['option-draw'] as const };
  hear({ is: 'view', seat: 0, n: 1, ask: 4, choices: [choice] });
  const answered = table.answer(0, [choice.key]);
  expect(table.busy).toEqual([0]);
  const sent = sockets[0]?.sent.at(-1);
  expect(sent).toMatchObject({ is: 'answer', seat: 0, ask: 4, keys: [['draw', 2]] });
  hear({ is: 'done', re: Number(sent?.['re']) });
  await answered;
  expect(table.busy).toEqual([]);
});

test('coming back it says what it knows, and hears nothing twice', async () => {
  const table = sit();
  await enter([0], [1, 2]);
  hear({ is: 'view', seat: 0, n: 1, happened: [[0, ['event-a']], [1, ['event-b']]] });
  await table.reseat(() => Promise.resolve());
  sockets.at(-1)?.onopen?.();
  expect(sockets.at(-1)?.sent[0]).toMatchObject({ is: 'enter', seen: 2, told: { 0: 2 } });
  await enter([0], [2, 3]);
  expect(table.chat.map((line) => line.n)).toEqual([1, 2, 3]);
});

test('what a seat saw is forgotten with the seat', async () => {
  const table = sit();
  await enter([0, 1]);
  hear({ is: 'view', seat: 1, n: 1, private: { whole: true, set: [{ kind: 'card', id: 'secret' }] } });
  await table.reseat(() => Promise.resolve());
  await enter([0]);
  expect(table.view(1)).toBeUndefined();
});

test('a view of a seat that is not ours says that our seats have changed: we enter anew', async () => {
  sit();
  await enter([0]);
  hear({ is: 'view', seat: -1, n: 1 });
  expect(sockets).toHaveLength(2);
});

test('a view that names something new is shown once that is here, and later views after it', async () => {
  let arrive = (): void => undefined;
  const asked: (string | undefined)[] = [];
  const table = sit((view) => {
    asked.push(view.fixed);
    return new Promise((done) => (arrive = done));
  });
  await enter([0]);
  hear({ is: 'view', seat: 0, n: 1, ask: 1 });
  hear({ is: 'view', seat: 0, n: 2, ask: 2, fixed: 'unlocked', content: 'more' });
  hear({ is: 'view', seat: 0, n: 3, ask: 3 });
  await vi.advanceTimersByTimeAsync(0);
  expect([table.view(0)?.n, asked]).toEqual([1, ['unlocked']]);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view(0)?.n).toBe(2);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view(0)?.n).toBe(3);
  hear({ is: 'view', seat: 0, n: 4 });
  expect(table.view(0)?.n).toBe(4);
});

test('what waited when one entered anew is out of date', async () => {
  let arrive = (): void => undefined;
  const table = sit(() => new Promise((done) => (arrive = done)));
  await enter([0]);
  hear({ is: 'view', seat: 0, n: 9, fixed: 'unlocked' });
  await table.reseat(() => Promise.resolve());
  await enter([0]);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.view(0)?.n).toBe(0);
});

describe('a line that is lost', () => {
  async function lose(): Promise<LiveTable> {
    const table = sit();
    await enter([0]);
    sockets.at(-1)?.onclose?.({ code: 1006 });
    return table;
  }

  test('is away after more than a blink, since it broke', async () => {
    const broke = Date.now();
    const table = await lose();
    expect(table.isAway).toBe(false);
    await vi.advanceTimersByTimeAsync(1500);
    expect([table.isAway, table.lostAt]).toEqual([true, broke]);
  });

  test('comes back by itself', async () => {
    const table = await lose();
    await vi.advanceTimersByTimeAsync(1500);
    await enter([0]);
    expect([table.isAway, table.connection]).toEqual([false, 'open']);
  });

  test('says how long it has been away and when it is called again, and calls at once if told to', async () => {
    const table = await lose();
    const banner = mount(ConnectionBanner, { target: document.body, props: { live: table } });
    flushSync();
    expect(document.querySelector('[role=alert]')).toBeNull();
    for (let calls = sockets.length; Date.now() - table.lostAt < 125_000; ) {
      await vi.advanceTimersByTimeAsync(1000);
      if (sockets.length > calls) sockets.at(-1)?.onclose?.({ code: 1006 });
      calls = sockets.length;
    }
    flushSync();
    expect(document.body.textContent).toContain('all that was answered is stored');
    expect(document.body.textContent?.replace(/[\u2068\u2069]/g, '')).toMatch(/Away for 2 minutes\. +Next try in \d+ s\./);
    const before = sockets.length;
    document.querySelector('button')?.click();
    flushSync();
    expect(sockets).toHaveLength(before + 1);
    expect(document.body.textContent).toContain('Trying now');
    await enter([0]);
    flushSync();
    expect(document.querySelector('[role=alert]')).toBeNull();
    await unmount(banner);
  });
});
