/** Where the names of spaces stand: beside their space, over no other name, space or figure; else nowhere. */

import { lines } from './label-sizes';
import type { Point } from '../geometry';

export interface Named extends Point {
  readonly id: string;
  readonly name: string;
  /** Where it should stand: below unless it is above, left or right. */
  readonly side: string;
  /** Of its space. */
  readonly radius: number;
}

export interface Disc extends Point {
  readonly id: string;
  readonly radius: number;
}

export interface PlacedName {
  readonly id: string;
  readonly parts: readonly string[];
  readonly x: number;
  /** Of the first line. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Try {
  readonly placed: PlacedName;
  readonly box: Box;
}

const ANYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
const LETTER = 0.47; // of the size: how wide a letter is, on average
const LEADING = 1.02;
const SIDES = ['below', 'above', 'right', 'left'] as const;

/**
 * Places names of this size, each on the side it wants if that is free, else on another, inside the board if it can
 * be. A name for which no side is free is left out: it is told when its space is pointed at.
 */
export function placeNames(named: readonly Named[], discs: readonly Disc[], size: number, board: Box = ANYWHERE): readonly PlacedName[] {
  const taken: Box[] = [];
  const found: PlacedName[] = [];
  for (const space of named) {
    const wanted = space.side || 'below';
    const sides = [wanted, ...SIDES.filter((side) => side !== wanted)];
    const tries = sides.map((side) => at(space, side, size));
    const isFree = ({ box }: Try): boolean => !taken.some((other) => crosses(box, other)) && !discs.some((disc) => disc.id !== space.id && covers(disc, box));
    const free = tries.find((one) => isFree(one) && isWithin(one.box, board)) ?? tries.find(isFree);
    if (!free) continue;
    taken.push(free.box);
    found.push(free.placed);
  }
  return found;
}

function at({ id, name, x, y, radius }: Named, side: string, size: number): Try {
  const parts = lines(name);
  const width = Math.max(...parts.map((part) => part.length)) * LETTER * size;
  const height = (1 + (parts.length - 1) * LEADING) * size;
  const away = radius * 1.08;
  const middle = y + (0.3 - (parts.length - 1) * 0.51) * size;
  const place = (px: number, py: number, anchor: PlacedName['anchor']): Try => {
    const left = anchor === 'middle' ? px - width / 2 : anchor === 'start' ? px : px - width;
    const top = py - 0.8 * size;
    return { placed: { id, parts, x: px, y: py, anchor }, box: { left, top, right: left + width, bottom: top + height } };
  };
  if (side === 'above') return place(x, y - away - (parts.length - 1) * LEADING * size - 0.2 * size, 'middle');
  if (side === 'left') return place(x - away - 0.1 * size, middle, 'end');
  if (side === 'right') return place(x + away + 0.1 * size, middle, 'start');
  return place(x, y + away + 0.8 * size, 'middle');
}

function crosses(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isWithin(box: Box, board: Box): boolean {
  return box.left >= board.left && box.top >= board.top && box.right <= board.right && box.bottom <= board.bottom;
}

/** Whether a disc lies over some of a box; its rim may touch. */
function covers({ x, y, radius }: Disc, box: Box): boolean {
  const [dx, dy] = [x - Math.max(box.left, Math.min(box.right, x)), y - Math.max(box.top, Math.min(box.bottom, y))];
  return Math.hypot(dx, dy) < radius * 0.85;
}
