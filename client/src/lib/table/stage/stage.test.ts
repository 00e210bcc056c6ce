import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { emptyView, type SeatView } from '../../live/seat-view';
import { settings } from '../../settings.svelte';
import type { Dice, Happening, Node } from '../../wire';
import { actorOf, beatsOf, names } from './beats';
import { Stage } from './stage.svelte';

const seat = (n: number): readonly ['seat', { n: number }] => ['seat', { n }];
const event = (n: number, thing: string, who = 2): Happening => [n, ['event-x', { a: seat(who) }], ['x'], [thing]];
const track = (id: string, value: number): Node => ({ kind: 'track', id, value });
const choice = { key: ['go'], words: ['go'] as const };

function view(n: number, values: readonly number[], happened: readonly Happening[] = []): SeatView {
  const nodes = values.map((value, i) => track(`t${i}`, value));
  return { ...emptyView(0), n, public: nodes, ask: n, choices: [choice], happened, story: happened };
}
const before = view(1, [0, 0]);
const after = view(2, [1, 1], [event(0, 't0'), event(1, 't1')]);
const values = (shown: SeatView | undefined): number[] => (shown?.public ?? []).map((node) => (node.kind === 'track' ? node.value : -1));

describe('beats', () => {
  it('show of the change what each event names, and ask nothing', () => {
    const made = beatsOf(before, after);
    expect(made.map((beat) => values(beat.view))).toEqual([[1, 0], [1, 1]]);
    expect(made.map((beat) => [beat.view.ask, beat.view.choices.length, beat.view.story.length])).toEqual([[0, 0, 1], [0, 0, 2]]);
  });
  it('bring a card with the places it comes from and goes to', () => {
    const pile = (count: number): Node => ({ kind: 'pile', id: 'deck', count });
    const hand = (count: number): Node => ({ kind: 'hand', id: 'hand', count });
    const old = { ...view(1, [0]), public: [pile(5), hand(0), track('t0', 0)] };
    const now = { ...view(2, [1]), public: [pile(4), hand(1), track('t0', 1)], happened: [event(0, 'hand'), event(1, 't0')] };
    expect(beatsOf(old, now)[0]?.view.public).toEqual([pile(4), hand(1), track('t0', 0)]);
  });
  it('know whom an event names', () => {
    const talk: Happening = [0, ['event-talk', { a: ['second', { seat: seat(1) }], b: seat(3) }], ['talk']];
    expect([actorOf(talk), names(talk, 2), names(talk, 1)]).toEqual([0, true, false]);
  });
});

describe('the stage', () => {
  let stage: Stage;
  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = 'steady';
    stage = new Stage(() => 'one two three');
    stage.receive(before);
  });
  afterEach(() => void vi.useRealTimers());

  it('plays one event after another, and only then asks', () => {
    stage.receive(after);
    expect([values(stage.view), stage.view?.ask, stage.left]).toEqual([[1, 0], 0, 1]);
    vi.runOnlyPendingTimers();
    expect([values(stage.view), stage.view?.ask, stage.left]).toEqual([[1, 1], 0, 0]);
    vi.runOnlyPendingTimers();
    expect([stage.now, stage.view?.ask, stage.view?.happened]).toEqual([null, 2, []]);
  });
  it('is held, goes on, and jumps to the end', () => {
    stage.receive(after);
    stage.hold();
    vi.advanceTimersByTime(60_000);
    expect(stage.left).toBe(1);
    stage.goOn();
    expect([stage.left, stage.isHeld]).toEqual([0, false]);
    stage.receive(view(3, [2, 2], [event(2, 't0'), event(3, 't1')]));
    stage.toTheEnd();
    expect([values(stage.view), stage.now, stage.view?.ask]).toEqual([[2, 2], null, 3]);
  });
  it('hurries nothing that is done to oneself', () => {
    settings.pace = 'brisk';
    stage.receive(view(2, [1, 0], [event(0, 't0', 1)]));
    vi.advanceTimersByTime(584);
    expect(stage.now).not.toBeNull();
    vi.advanceTimersByTime(2);
    expect(stage.now).toBeNull();
    stage.receive(view(3, [1, 1], [event(1, 't1', 2)]));
    vi.advanceTimersByTime(300);
    expect(stage.now).toBeNull();
  });
  it('leaves what others do to oneself, and cards that are lost, on the strip for seconds', () => {
    const done: Happening = [0, ['event-lay', { a: seat(2), b: seat(1) }], ['lay'], ['t0']];
    stage.receive(view(2, [1, 0], [done]));
    vi.advanceTimersByTime(3900);
    expect(stage.now).not.toBeNull();
    vi.advanceTimersByTime(200);
    expect(stage.now).toBeNull();
    const hand = (count: number): Node => ({ kind: 'hand', id: 'hand', count, owner: 0 });
    stage.receive({ ...view(3, [1, 0]), private: [hand(7)] });
    stage.receive({ ...view(4, [1, 0], [event(1, 'hand', 1)]), private: [hand(0)] });
    vi.advanceTimersByTime(3900);
    expect(stage.now).not.toBeNull();
  });
  it('waits until what was missed is read', () => {
    stage.receive(view(2, [1, 0], [event(0, 't0')]), true);
    stage.receive(view(3, [2, 0], [event(1, 't0')]));
    vi.advanceTimersByTime(60_000);
    expect([stage.now, values(stage.view)]).toEqual([null, [1, 0]]);
    stage.readMissed();
    expect([stage.now?.length, values(stage.view)]).toEqual([1, [2, 0]]);
  });
  it('makes one beat of the turn of another at a brisk pace, and shows it to its end', () => {
    settings.pace = 'brisk';
    stage.receive(after);
    expect([values(stage.view), stage.now?.length, stage.left]).toEqual([[1, 1], 2, 0]);
    stage.receive(view(3, [2, 1], [event(2, 't0')]));
    expect([values(stage.view), stage.now?.length, stage.view?.happened.length]).toEqual([[2, 1], 3, 1]);
    const turn: Happening = [3, ['event-turn', { a: seat(3) }], ['turn', 2]];
    stage.receive(view(4, [2, 2], [turn, event(4, 't1')]));
    expect([stage.now?.length, stage.left]).toEqual([3, 1]);
    stage.goOn();
    expect([stage.now?.length, values(stage.view)]).toEqual([2, [2, 2]]);
    stage.toTheEnd();
    expect([stage.now, stage.view?.ask]).toEqual([null, 4]);
  });
  it('gives dice their time, and shows them as they fell', () => {
    const fallen = (values: readonly number[]): Dice => ({ kind: 'dice', id: 'dice', values });
    const roll = (n: number, values: readonly number[]): Happening => [n, ['event-x', { a: seat(2) }], ['x'], ['dice'], '', [], fallen(values)];
    const table = { ...view(2, [0, 0], [roll(0, [1, 2]), roll(1, [1, 6])]), public: [fallen([1, 6])] };
    stage.receive(table);
    expect(stage.view?.public.at(-1)).toEqual(fallen([1, 2]));
    vi.advanceTimersByTime(1600);
    expect(stage.now).not.toBeNull();
    vi.runOnlyPendingTimers();
    expect(stage.view?.public.at(-1)).toEqual(fallen([1, 6]));
  });
  it('tells what happened while the page was away as a summary', () => {
    stage.receive(after, true);
    expect([stage.now, stage.missed, stage.view?.ask]).toEqual([null, after.happened, 2]);
  });
  it('shows everything at once where one wants that', () => {
    settings.pace = 'off';
    stage.receive(after);
    expect([stage.now, stage.view]).toEqual([null, after]);
  });
});
