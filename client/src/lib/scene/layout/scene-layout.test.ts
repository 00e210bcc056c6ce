import { expect, test } from 'vitest';

import { SceneModel } from '../model/scene-model.svelte';
import { SceneLayout } from './scene-layout.svelte';

const places = (): SceneLayout => new SceneLayout(new SceneModel(), () => ({ widths: { wide: 1100, middle: 700 }, screens: [] }), () => 0, () => 2);

test('a drawer that opened for a choice shuts when it is answered', () => {
  const layout = places();
  layout.openFor('piles');
  expect(layout.drawer).toBe('piles');
  layout.openFor('');
  expect(layout.drawer).toBe('');
});

test('a drawer that was opened by hand stays', () => {
  const layout = places();
  layout.drawer = 'piles';
  layout.openFor('piles');
  layout.openFor('');
  expect(layout.drawer).toBe('piles');
});
