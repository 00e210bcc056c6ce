/** The story in turns: what happened, under the heading of whose turn it was. */

import type { Undone } from '../../live/seat-view';
import type { Happening } from '../../wire';
import { actorOf, HEADS } from '../stage/beats';

export interface Chapter {
  /** The event that opens it; none: what came before the first that is known. */
  readonly head: Happening | null;
  /** Whose turn it is; -1: nobody's. */
  readonly seat: number;
  readonly lines: readonly Line[];
}

export interface Line {
  /** None: here the seat took something back. */
  readonly happening: Happening | null;
  readonly seat: number;
  readonly key: string;
}

export function chapters(story: readonly Happening[], undone: readonly Undone[] = []): readonly Chapter[] {
  const found: { head: Happening | null; seat: number; lines: Line[] }[] = [];
  const current = (): { lines: Line[] } => {
    if (!found.length) found.push({ head: null, seat: -1, lines: [] });
    return found.at(-1)!;
  };
  const takenBack = (from: number, to: number): void => {
    undone.forEach(({ at: n, seat }, i) => {
      if (n >= from && n < to) current().lines.push({ happening: null, seat, key: `undone-${i}` });
    });
  };
  let at = -Infinity;
  for (const happening of story) {
    const [n, , event] = happening;
    takenBack(at, n + 0.5);
    at = n + 0.5;
    const seat = actorOf(happening);
    if (HEADS.has(String(event?.[0]))) found.push({ head: happening, seat, lines: [] });
    else current().lines.push({ happening, seat, key: String(n) });
  }
  takenBack(at, Infinity);
  return found;
}
