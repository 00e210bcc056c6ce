import { expect, test } from 'vitest';

import type { Layout } from '../model/types';
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

test('a region that folds while idle looks into what lies in its things', () => {
  const model = new SceneModel();
  const hand = { kind: 'hand', id: 'hand', count: 1 } as const;
  model.load([], [hand, { kind: 'card', id: 'a', within: 'hand' }]);
  const screens = [{ width: 'wide', areas: [['hand']], columns: ['1fr'], rows: ['1fr'], regions: { hand: { kind: 'hand' } } }];
  const declared = { widths: { wide: 1100, middle: 700 }, screens, place: [{ in: 'hand' }], folds: [{ region: 'hand', to: 'list', idle: true }] } as unknown as Layout;
  const layout = new SceneLayout(model, () => declared, () => 0, () => 2);
  layout.width = 1200;
  layout.height = 800;
  expect(layout.now?.regions.get('hand')?.fold?.to).toBe('list');
  model.offer([{ key: ['take', 'a'], words: ['take'], touches: ['a'] }]);
  expect(layout.now?.regions.get('hand')?.fold).toBeNull();
});

test('a drawer keeps what can be pressed in it, not what a sheet offers by the prompt', () => {
  const model = new SceneModel();
  const sheet = { kind: 'sheet', id: 'sheet', title: ['sheet'], rows: [] } as const;
  model.load([], [sheet, { kind: 'card', id: 'a', within: 'sheet' }]);
  const regions = { own: { kind: 'drawer', edge: 'bottom' } };
  const screens = [{ width: 'phone', areas: [['stage']], columns: ['1fr'], rows: ['1fr'], regions }];
  const declared = { widths: { wide: 1100, middle: 700 }, screens, place: [{ in: 'own' }] } as unknown as Layout;
  const layout = new SceneLayout(model, () => declared, () => 0, () => 2);
  layout.width = 390;
  layout.height = 844;
  expect([layout.isShutAway('sheet'), layout.isShutAway('a'), layout.canPress('a')]).toEqual([false, true, false]);
  expect(layout.thingsIn(layout.now!.regions.get('own')!)).toEqual(['a']);
  layout.drawer = 'own';
  expect([layout.isShutAway('a'), layout.canPress('a'), layout.canPress('sheet')]).toEqual([false, true, false]);
});
