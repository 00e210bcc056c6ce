import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SETTLING_TIME } from '../choices/guard.svelte';
import { Marking } from '../choices/marking.svelte';
import { SceneModel } from '../model/scene-model.svelte';
import type { Choice, Node } from '../model/types';
import { Interaction } from './interaction.svelte';

const NODES: readonly Node[] = [
  { kind: 'hand', id: 'hand', count: 2, owner: 0 },
  { kind: 'card', id: 'card', within: 'hand' },
  { kind: 'card', id: 'other', within: 'hand' },
  { kind: 'card', id: 'rope', within: 'hand', face: 'rope' },
  { kind: 'card', id: 'rope/1', within: 'hand', face: 'rope' },
  { kind: 'row', id: 'line' },
  { kind: 'card', id: 'laid', within: 'line' },
  { kind: 'board', id: 'board', width: 1, height: 1 },
  { kind: 'space', id: 'inn', within: 'board', x: 0, y: 0 },
  { kind: 'token', id: 'ghost', within: 'inn', icon: 'ghost' },
];
const option = (key: string, touches: string[], more: Partial<Choice> = {}): Choice => ({ key: [key], words: [key], touches, ...more });
const swap = option('swap', ['hand']);
const lay = option('lay', ['card', 'line']);
const burn = option('burn', ['other']);
const go = option('go', ['inn']);

function table(choices: readonly Choice[], { captions = [] as string[], grave = false } = {}): { interaction: Interaction; done: string[] } {
  const model = new SceneModel();
  const done: string[] = [];
  model.load([], NODES);
  model.offer(choices);
  const interaction = new Interaction(model, new Marking(), {
    onchoose: (choice) => done.push(String(choice.key[0])),
    words: (choice) => String(choice.key[0]),
    hasCaption: (id) => captions.includes(id),
    needsConsent: (choice) => grave && !!choice.grave,
  });
  return { interaction, done };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a press', () => {
  it('on what holds things, or on a card that does not glow, chooses nothing', () => {
    const { interaction, done } = table([swap, lay]);
    interaction.press(['hand']);
    interaction.press(['other', 'hand']);
    interaction.press(['laid', 'line']);
    expect(done).toEqual([]);
    expect(interaction.zoomed).toBe('laid');
  });
  it('on what glows does what its caption says', () => {
    const { interaction, done } = table([swap, burn]);
    expect(interaction.captionOf('other')).toEqual(['burn']);
    expect(interaction.captionOf('card')).toEqual([]);
    interaction.press(['other', 'hand']);
    expect(done).toEqual(['burn']);
  });
  it('on a figure means the space on which it stands', () => {
    const { interaction, done } = table([go]);
    expect(interaction.captionOf('ghost')).toEqual(['go']);
    interaction.press(['ghost']);
    expect(done).toEqual(['go']);
  });
  it('by touch shows the caption first, and does it at the second tap', () => {
    const { interaction, done } = table([burn, go]);
    interaction.press(['other', 'hand'], true);
    expect([interaction.captioned, done]).toEqual(['other', []]);
    interaction.press(['inn'], true);
    expect([interaction.captioned, done]).toEqual(['inn', []]);
    interaction.press(['inn'], true);
    expect(done).toEqual(['go']);
  });
  it('on either of equal cards is the same answer, and neither is laid on the other', () => {
    const { interaction, done } = table([option('give', ['rope', 'rope/1'])]);
    expect(interaction.drop('rope', ['rope/1', 'hand'])).toBe(false);
    expect([interaction.captionOf('rope'), interaction.captionOf('rope/1'), done]).toEqual([['give'], ['give'], []]);
    interaction.press(['rope/1', 'hand']);
    expect(done).toEqual(['give']);
  });
  it('takes a card up where captions say where it goes, and lays it on what can take it', () => {
    const { interaction, done } = table([swap, lay], { captions: ['line'] });
    interaction.press(['card', 'hand']);
    expect([interaction.held, interaction.canTake('line'), interaction.canTake('hand'), done]).toEqual(['card', true, false, []]);
    interaction.press(['laid', 'line']);
    expect(done).toEqual(['lay']);
  });
});

describe('an answer', () => {
  it('so soon after another, or after something else is offered, is not given', () => {
    const { interaction, done } = table([burn, go]);
    interaction.choose(burn);
    interaction.choose(go);
    vi.advanceTimersByTime(SETTLING_TIME);
    interaction.renew();
    interaction.choose(go);
    expect(done).toEqual(['burn']);
    vi.advanceTimersByTime(SETTLING_TIME);
    interaction.choose(go);
    expect(done).toEqual(['burn', 'go']);
  });
  it('that is grave is done at once where there is nothing else', () => {
    const leave = option('leave', [], { grave: true });
    const { interaction, done } = table([leave], { grave: true });
    interaction.choose(leave);
    expect(done).toEqual(['leave']);
  });
  it('that is grave is asked once more, and not by a double click', () => {
    const leave = option('leave', [], { grave: true });
    const { interaction, done } = table([leave, burn], { grave: true });
    interaction.choose(leave);
    interaction.choose(leave);
    expect([interaction.grave, done]).toEqual([leave, []]);
    vi.advanceTimersByTime(SETTLING_TIME);
    interaction.choose(leave);
    expect(done).toEqual(['leave']);
  });
});
