import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

import type { Info, SeatInfo } from '../../wire';
import { Wordbook } from '../../words';
import type { PlayState } from '../play-state.svelte';
import ChatPanel from './ChatPanel.svelte';
import RulesPanel from './RulesPanel.svelte';

const RULE = { id: 'game.object', text: 'Keep them alive.', chapter: 'The aim', section: 'game', ruling: false };
const shown: ReturnType<typeof mount>[] = [];

async function rules(isAway: boolean, reply: () => Promise<Response>, table = 'abc'): Promise<string> {
  vi.stubGlobal('fetch', vi.fn(reply));
  shown.push(mount(RulesPanel, { target: document.body, props: { table, content: '', rule: '', isAway } }));
  flushSync();
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('A candle'));
  return document.body.textContent ?? '';
}

function chat(seats: readonly SeatInfo[], isAway = false): string {
  const info: Info = { id: 'abc', game: 'haunted', status: 'playing', options: {}, seats };
  const live = { chat: [], seats: [0], isAway };
  const play = { shown: 0, view: { channels: [{ name: 'table' }] }, live } as unknown as PlayState;
  shown.push(mount(ChatPanel, { target: document.body, props: { play, info, book: new Wordbook('') } }));
  flushSync();
  return (document.body.textContent ?? '').replace(/[\u2068\u2069]/g, '');
}

afterEach(async () => {
  for (const one of shown.splice(0)) await unmount(one);
  vi.unstubAllGlobals();
  await tick();
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('rules that were read stay readable while the line is away', async () => {
  expect(await rules(false, () => Promise.resolve(Response.json([RULE])))).toContain('Keep them alive.');
  await unmount(shown.pop()!);
  expect(await rules(true, lost)).toContain('Keep them alive.');
  expect(fetch).not.toHaveBeenCalled();
  await unmount(shown.pop()!);
  const noticedLate = await rules(false, lost);
  expect(noticedLate).toContain('Keep them alive.');
  expect(noticedLate).not.toContain('cannot be reached');
});

test('rules that were never read say why they are not there, and light no candle for ever', async () => {
  expect(await rules(true, lost, 'other')).toContain('The server cannot be reached.');
});

test('a silent chat says who can hear, or that nobody can', async () => {
  const [ann, bob] = [{ seat: 0, name: 'Ann', taken: true }, { seat: 1, name: 'Bob', taken: true }];
  expect(chat([ann, bob])).toContain('Bob can hear you.');
  await unmount(shown.pop()!);
  expect(chat([ann, { seat: 1, name: 'Orme', taken: false, bot: 'greedy' }])).toContain('bots do not chat');
  await unmount(shown.pop()!);
  expect(chat([ann, bob], true)).toContain('nobody can hear you until it is back');
  expect(document.querySelector('input')).toBeNull();
});
