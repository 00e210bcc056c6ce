import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renew } from './renew';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function reloads(answer: () => Promise<Response>, times = 1): Promise<number> {
  vi.stubGlobal('fetch', vi.fn(answer));
  const reload = vi.fn();
  for (let i = 0; i < times; i++) await renew(reload);
  return reload.mock.calls.length;
}

test('a page whose server has other parts is loaded anew, once', async () => {
  expect(await reloads(async () => new Response('a page'), 3)).toBe(1);
});

test('while the line is away or the server is not well the page stays, and is renewed later', async () => {
  expect(await reloads(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(0);
  expect(await reloads(async () => new Response('', { status: 503 }))).toBe(0);
  expect(await reloads(async () => new Response('a page'))).toBe(1);
});
