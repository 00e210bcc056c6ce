/** Where a lesson's words go: where they were, as long as they lie neither over what they are about nor over what one
 * must press; else in another corner of the table. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const EDGE = 8; // px to the edge of the screen
const GAP = 28; // px to what is pointed at: room for the line
const STEP = 24; // px between two places that are tried
const CLEAR = 6; // px round what is pointed at that stay free, too

/** What a covered px² costs, beside the px to the target. While one only reads, what glows can wait. */
const GLOWING = 0.05;
const GLOWING_MEANWHILE = 0.004;
const POINTED_AT = 100;

export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** From where to where something can be seen that another thing, as wide or wider, lies over. */
export function uncovered({ left, top, right, bottom }: Rect, cover: Rect): readonly [number, number] {
  const isWide = cover.left <= left + 1 && cover.right >= right - 1;
  if (!isWide || cover.bottom <= top || cover.top >= bottom) return [top, bottom];
  return cover.top - top > bottom - cover.bottom ? [top, cover.top] : [cover.bottom, bottom];
}

/** How far two rectangles are apart; 0 if they touch. */
export function distance(a: Rect, b: Rect): number {
  const dx = Math.max(0, a.left - b.right, b.left - a.right);
  const dy = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(dx, dy);
}

export function grown(rect: Rect, by: number): Rect {
  return { left: rect.left - by, top: rect.top - by, right: rect.right + by, bottom: rect.bottom + by };
}

export function isSameRect(a: Rect, b: Rect | undefined): boolean {
  return !!b && a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}

function* steps(from: number, to: number): Iterable<number> {
  for (let at = from; at < to; at += STEP) yield at;
  yield Math.max(from, to);
}

/** What the words must leave free. `targets` are pointed at or must be pressed, `glowing` can be chosen; `isRead`: they
 * are only read, and then clicked away. */
export interface Surroundings {
  readonly screen: Size;
  /** The table, without what stands round it. */
  readonly frame: Rect;
  readonly targets: readonly Rect[];
  readonly glowing: readonly Rect[];
  readonly isRead: boolean;
}

/** Where the words stay: a corner of the table, or, where every corner is taken, a spot. */
export type Place = { readonly corner: number } | Spot;

/** Low, so that the buttons under words of any length stay where they are; left, over the piles. */
export const HOME: Place = { corner: 0 };
const CORNERS = 4;

function cornerSpot(corner: number, panel: Size, { screen, frame }: Surroundings): Spot {
  const [isRight, isHigh] = [corner >= 2, corner % 2 === 1];
  const left = isRight ? frame.right - panel.width - EDGE : frame.left + EDGE;
  const top = isHigh ? frame.top + EDGE : frame.bottom - panel.height - EDGE;
  return inside({ left, top }, panel, screen);
}

function inside({ left, top }: Spot, panel: Size, screen: Size): Spot {
  const clamp = (at: number, size: number, room: number): number => Math.max(EDGE, Math.min(room - size - EDGE, at));
  return { left: clamp(left, panel.width, screen.width), top: clamp(top, panel.height, screen.height) };
}

const boxOf = ({ left, top }: Spot, { width, height }: Size): Rect => ({ left, top, right: left + width, bottom: top + height });

/** Where a panel of this size lies at a place. */
export function spotOf(place: Place, panel: Size, around: Surroundings): Spot {
  return 'corner' in place ? cornerSpot(place.corner, panel, around) : inside(place, panel, around.screen);
}

function isFree(place: Place, panel: Size, around: Surroundings): boolean {
  const at = boxOf(spotOf(place, panel, around), panel);
  const kept = [...around.targets.map((target) => grown(target, CLEAR)), ...(around.isRead ? [] : around.glowing)];
  return kept.every((one) => overlap(at, one) === 0);
}

/** Where the words go that were at `last`. */
export function findPlace(last: Place, panel: Size, around: Surroundings): Place {
  const corners = Array.from({ length: CORNERS }, (_, corner) => ({ corner }));
  const free = [last, ...corners].find((place) => isFree(place, panel, around));
  return free ?? findSpot(panel, around);
}

/** The best spot where no corner will do. */
function findSpot(panel: Size, { screen, frame, targets, glowing, isRead }: Surroundings): Spot {
  const first = targets[0];
  const price = isRead ? GLOWING_MEANWHILE : GLOWING;
  let best: Spot = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const left of steps(EDGE, screen.width - panel.width - EDGE)) {
    for (const top of steps(EDGE, screen.height - panel.height - EDGE)) {
      const at = boxOf({ left, top }, panel);
      let cost = first ? Math.abs(distance(at, first) - GAP) : Math.hypot(left + panel.width / 2 - screen.width / 2, top);
      for (const target of targets) cost += overlap(at, grown(target, CLEAR)) * POINTED_AT;
      for (const one of glowing) cost += overlap(at, one) * price;
      cost += Math.max(0, frame.top - top) * panel.width * GLOWING; // the header, whose facts one may want meanwhile
      if (cost < least) [least, best] = [cost, { left, top }];
    }
  }
  return best;
}

/** A line from one rectangle to another, from edge to edge. */
export function lineBetween(a: Rect, b: Rect): readonly [number, number, number, number] {
  const along = (low: number, high: number, otherLow: number, otherHigh: number): readonly [number, number] => {
    if (high < otherLow) return [high, otherLow];
    if (otherHigh < low) return [low, otherHigh];
    const middle = (Math.max(low, otherLow) + Math.min(high, otherHigh)) / 2;
    return [middle, middle];
  };
  const [x1, x2] = along(a.left, a.right, b.left, b.right);
  const [y1, y2] = along(a.top, a.bottom, b.top, b.bottom);
  return [x1, y1, x2, y2];
}
