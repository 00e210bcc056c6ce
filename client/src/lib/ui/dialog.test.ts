import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SETTLING_TIME } from '../scene/choices/guard.svelte';
import Dialog from './Dialog.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>told</p>' }));
let shown: ReturnType<typeof mount> | null = null;

function open(unasked: boolean): { dialog: HTMLDialogElement; onclose: ReturnType<typeof vi.fn> } {
  const onclose = vi.fn();
  shown = mount(Dialog, { target: document.body, props: { title: 'The game is over', onclose, unasked, children } });
  flushSync();
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('there is no dialog');
  return { dialog, onclose };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  if (shown) void unmount(shown);
  vi.useRealTimers();
});

test.each(['click', 'cancel'])('a %s that was on its way when it opened by itself does not close it', (type) => {
  const { dialog, onclose } = open(true);
  dialog.dispatchEvent(new Event(type, { bubbles: true }));
  expect(onclose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(SETTLING_TIME);
  dialog.dispatchEvent(new Event(type, { bubbles: true }));
  expect(onclose).toHaveBeenCalledOnce();
});

test('one that was asked for closes at once', () => {
  const { dialog, onclose } = open(false);
  dialog.dispatchEvent(new Event('click', { bubbles: true }));
  expect(onclose).toHaveBeenCalledOnce();
});
