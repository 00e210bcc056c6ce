/** What one seat sees, kept up to date from the views that the server sends. */

import { actorOf } from '../table/stage/beats';
import type { ChannelInfo, Choice, Happening, Key, Node, Nodes, Prompt, ResultInfo, View } from '../wire';

/** Something was taken back here in the story; whose it was, or -1 if that is not clear. */
export interface Undone {
  readonly at: number;
  readonly seat: number;
}

/** A seat's view, put together. A new view makes a new one; unchanged nodes stay the same objects. */
export interface SeatView {
  readonly seat: number;
  readonly n: number;
  readonly public: readonly Node[];
  readonly private: readonly Node[];
  readonly prompt: Prompt | null;
  readonly ask: number;
  readonly choices: readonly Choice[];
  readonly interrupts: readonly Choice[];
  readonly channels: readonly ChannelInfo[];
  readonly standing: readonly (readonly [string, Key])[];
  /** What is new with this view, and all that is known of the story, oldest first. */
  readonly happened: readonly Happening[];
  readonly story: readonly Happening[];
  /** What was taken back, as far as this page has seen it. */
  readonly undone: readonly Undone[];
  readonly result: ResultInfo | null;
}

export function emptyView(seat: number): SeatView {
  return {
    seat,
    n: 0,
    public: [],
    private: [],
    prompt: null,
    ask: 0,
    choices: [],
    interrupts: [],
    channels: [],
    standing: [],
    happened: [],
    story: [],
    undone: [],
    result: null,
  };
}

/** The nodes after a message about them. */
export function applyNodes(old: readonly Node[], change: Nodes | undefined): readonly Node[] {
  if (!change) return old;
  const nodes = new Map(change.whole ? [] : old.map((node) => [node.id, node]));
  for (const id of change.drop ?? []) nodes.delete(id);
  for (const node of change.set ?? []) nodes.set(node.id, node);
  if (!change.order?.length) return [...nodes.values()];
  const place = new Map(change.order.map((id, i) => [id, i]));
  return [...nodes.values()].sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}

/** What a seat sees after a view. Nodes come as changes; everything else is as it is now. */
export function applyView(old: SeatView, view: View): SeatView {
  const happened = view.happened ?? [];
  const told = view.told ?? 0;
  const [lost] = old.story.filter(([n]) => n >= told);
  return {
    seat: view.seat,
    n: view.n,
    public: applyNodes(old.public, view.public),
    private: applyNodes(old.private, view.private),
    prompt: view.prompt ?? null,
    ask: view.ask ?? 0,
    choices: view.choices ?? [],
    interrupts: view.interrupts ?? [],
    channels: view.channels ?? [],
    standing: view.standing ?? [],
    // The first view tells the story so far: there is nobody yet who could have missed it.
    happened: old.n ? happened : [],
    story: [...old.story.filter(([n]) => n < told), ...happened],
    undone: lost ? [...old.undone.filter(({ at }) => at < told), { at: told, seat: whose(lost, view) }] : old.undone,
    result: view.result ?? null,
  };
}

/** Whoever took back is asked again, and what they did was the first to go. */
function whose(lost: Happening, view: View): number {
  const seat = actorOf(lost);
  return view.prompt?.seats.includes(seat) ? seat : -1;
}

const NO_ANSWER = new Set(['wait', 'revise']);

/** Whether the game waits for this seat: it is asked, and can do more than wait or take back. */
export function isAsked(view: SeatView | undefined): boolean {
  if (!view?.ask) return false;
  return view.choices.some(({ key }) => !(key.length === 1 && NO_ANSWER.has(String(key[0]))));
}
