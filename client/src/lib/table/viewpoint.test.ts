import { describe, expect, test } from 'vitest';

import { WATCHER } from '../wire';
import { viewpoint } from './viewpoint';

describe('one seat', () => {
  test('is simply shown', () => {
    expect(viewpoint(null, [2], [2], [], true)).toEqual({ shown: 2, next: null });
  });
  test('is shown although a bot plays it', () => {
    expect(viewpoint(null, [2], [], [], true)).toEqual({ shown: 2, next: null });
  });
  test('none: one watches', () => {
    expect(viewpoint(null, [], [], [], true)).toEqual({ shown: WATCHER, next: null });
  });
});

describe('several seats at one device', () => {
  const held = [0, 1, 2];

  test('the curtain is down at first, for whoever is asked', () => {
    expect(viewpoint(null, held, held, [1], true)).toEqual({ shown: null, next: 1 });
  });
  test('whoever is asked keeps the device, though others are asked too', () => {
    expect(viewpoint(1, held, held, [0, 1], true)).toEqual({ shown: 1, next: null });
  });
  test('while nobody at this device is asked it stays where it is', () => {
    expect(viewpoint(1, held, held, [], true)).toEqual({ shown: 1, next: null });
  });
  test('it is handed on when somebody else is asked', () => {
    expect(viewpoint(1, held, held, [2], true)).toEqual({ shown: 1, next: 2 });
  });
  test('seats that a bot plays need nobody', () => {
    expect(viewpoint(null, held, [1], [1], true)).toEqual({ shown: 1, next: null });
  });
  test('without a curtain the view follows the turn', () => {
    expect(viewpoint(1, held, held, [2], false)).toEqual({ shown: 2, next: null });
    expect(viewpoint(1, held, held, [], false)).toEqual({ shown: 1, next: null });
  });
});
