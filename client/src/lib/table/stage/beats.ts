/**
 * Events one after another: a view tells several at once and shows the table after the last.
 *
 * Each beat shows of the change what its event names: those nodes, and what travelled to or from
 * them. The last beat shows all of it. Dice are seen as they fell, whatever became of them later.
 */

import type { SeatView } from '../../live/seat-view';
import { cardMoves } from '../../scene/motion/changes';
import type { Happening, Node, Words } from '../../wire';

export interface Beat {
  readonly happenings: readonly Happening[];
  readonly view: SeatView;
}

/** Events of these names open a turn in every game. */
export const HEADS: ReadonlySet<string> = new Set(['turn', 'round', 'starts']);

export function beatsOf(before: SeatView, after: SeatView): readonly Beat[] {
  const journeys = journeysOf(before, after);
  let [shown, own] = [before.public, before.private];
  return after.happened.map((happening, i) => {
    const isLast = i === after.happened.length - 1;
    const named = new Set(happening[3] ?? []);
    for (const journey of journeys) {
      if (journey.some((id) => named.has(id))) journey.forEach((id) => named.add(id));
    }
    shown = isLast ? after.public : changed(shown, after.public, named);
    own = isLast ? after.private : changed(own, after.private, named);
    const story = after.story.filter(([n]) => n <= happening[0]);
    const table = withDice(shown, happening);
    return { happenings: [happening], view: { ...waiting(after), public: table, private: own, happened: [happening], story } };
  });
}

/**
 * Beats in which the turns of others are one each, for whoever is brisk. What is done to `seat`
 * stands alone, and so do dice: they want to be seen.
 */
export function inTurns(beats: readonly Beat[], seat: number): readonly Beat[] {
  const found: Beat[] = [];
  for (const beat of beats) {
    const last = found.at(-1);
    if (last && goesOn(last.happenings, beat.happenings, seat)) found.splice(-1, 1, joined(last, beat));
    else found.push(beat);
  }
  return found;
}

/** Whether events go on with the turn of those before. */
export function goesOn(before: readonly Happening[], next: readonly Happening[], seat: number): boolean {
  const first = next[0];
  const isHead = first && HEADS.has(String(first[2]?.[0]));
  return !isHead && ![...before, ...next].some((happening) => happening[6] || names(happening, seat));
}

function joined(one: Beat, next: Beat): Beat {
  const happenings = [...one.happenings, ...next.happenings];
  return { happenings, view: { ...next.view, happened: happenings } };
}

/** The table while dice of an event lie on it. */
function withDice(nodes: readonly Node[], [, , , , , , dice]: Happening): readonly Node[] {
  return dice ? [...nodes.filter(({ id }) => id !== dice.id), dice] : nodes;
}

/** A view in which nothing is asked yet, and nothing has ended. */
function waiting(view: SeatView): SeatView {
  return { ...view, prompt: null, ask: 0, choices: [], interrupts: [], result: null };
}

/** For each card that travels: itself, and from where to where. */
function journeysOf(before: SeatView, after: SeatView): readonly (readonly string[])[] {
  const all = (view: SeatView): Map<string, Node> => new Map([...view.public, ...view.private].map((node) => [node.id, node]));
  const [old, now] = [all(before), all(after)];
  return cardMoves(old, now).map(({ card, from, to }) => {
    const ids = [card?.id, from, to, old.get(card?.id ?? '')?.within, now.get(card?.id ?? '')?.within];
    return ids.filter((id) => id !== undefined);
  });
}

/** Nodes after a change of some of them, in the order of `after`. */
function changed(now: readonly Node[], after: readonly Node[], ids: ReadonlySet<string>): readonly Node[] {
  const kept = new Map(now.map((node) => [node.id, node]));
  const found: Node[] = [];
  for (const node of after) {
    const old = kept.get(node.id);
    kept.delete(node.id);
    if (ids.has(node.id)) found.push(node);
    else if (old) found.push(old);
  }
  return [...found, ...[...kept.values()].filter(({ id }) => !ids.has(id))];
}

/** The seat that an event names first, or any: by its words, which call seats by name. -1: none. */
export function actorOf(happening: Happening): number {
  const [, args = {}] = happening[1];
  return 'a' in args ? seatIn(args['a']) : -1;
}

/** Whether events strike whoever looks: others do something to them, or their hand gets smaller. */
export function strikes(happenings: readonly Happening[], before: SeatView, after: SeatView): boolean {
  const { seat } = after;
  const byOthers = happenings.some((happening) => names(happening, seat) && ![seat, -1].includes(actorOf(happening)));
  return byOthers || held(after) < held(before);
}

/** How many cards are held by whoever looks. */
function held({ seat, ...view }: SeatView): number {
  const counts = [...view.public, ...view.private].map((node) => (node.kind === 'hand' && node.owner === seat ? node.count : 0));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Whether an event names a seat. */
export function names(happening: Happening, seat: number): boolean {
  const [, args = {}] = happening[1];
  return Object.values(args).some((arg) => seatIn(arg) === seat);
}

function seatIn(arg: Words | number | string | undefined): number {
  if (typeof arg !== 'object') return -1;
  const [key, args = {}] = arg;
  if (key === 'seat') return Number(args['n']) - 1;
  const inner = Object.values(args).map(seatIn);
  return inner.find((seat) => seat >= 0) ?? -1;
}
