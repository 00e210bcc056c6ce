import { describe, expect, test } from 'vitest';

import { match, router } from './router.svelte';

describe('addresses', () => {
  test.each([
    ['/', { page: 'lobby' }],
    ['/t/abc-1', { page: 'table', id: 'abc-1' }],
    ['/t/abc-1/', { page: 'table', id: 'abc-1' }],
    ['/t/abc-1/replay', { page: 'replay', id: 'abc-1' }],
    ['/c/abc1', { page: 'campaign', id: 'abc1' }],
    ['/c', { page: 'nowhere' }],
    ['/gallery', { page: 'gallery' }],
    ['/about', { page: 'about' }],
    ['/alerts', { page: 'alerts' }],
    ['/t', { page: 'nowhere' }],
    ['/t/a/b', { page: 'nowhere' }],
    ['/t/a/replay/b', { page: 'nowhere' }],
    ['/about/us', { page: 'nowhere' }],
  ])('%s', (path, route) => expect(match(path)).toEqual(route));
});

test('a game has a page to learn it', () => {
  expect(match('/learn/haunted')).toEqual({ page: 'learn', id: 'haunted' });
  expect(match('/learn')).toEqual({ page: 'nowhere' });
});

describe('going somewhere', () => {
  test('changes address and route, and the way back leads back', () => {
    router.go('/about');
    expect(location.pathname).toBe('/about');
    expect(router.route).toEqual({ page: 'about' });
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.route).toEqual({ page: 'lobby' });
  });

  function click(href: string, init: MouseEventInit = {}, target = ''): boolean {
    const link = document.createElement('a');
    link.target = target;
    link.href = href;
    document.body.append(link);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    link.addEventListener('click', (one) => {
      router.follow(one);
      one.preventDefault();
    });
    const before = location.pathname;
    link.dispatchEvent(event);
    return location.pathname !== before;
  }

  test('links of ours are followed without loading the page', () => {
    router.go('/');
    expect(click('/t/abc')).toBe(true);
    expect(router.route).toEqual({ page: 'table', id: 'abc' });
  });

  test('others, and clicks that mean a new tab, are left to the browser', () => {
    router.go('/');
    expect(click('https://game-icons.net/')).toBe(false);
    expect(click('/api/tables/abc/log')).toBe(false);
    expect(click('/about', { ctrlKey: true })).toBe(false);
    expect(click('/learn/haunted', {}, '_blank')).toBe(false);
  });
});
