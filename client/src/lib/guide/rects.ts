/** Rectangles on the screen, in px. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** From where to where something can be seen that another thing, as wide or wider, lies over. */
export function uncovered({ left, top, right, bottom }: Rect, cover: Rect): readonly [number, number] {
  const isWide = cover.left <= left + 1 && cover.right >= right - 1;
  if (!isWide || cover.bottom <= top || cover.top >= bottom) return [top, bottom];
  return cover.top - top > bottom - cover.bottom ? [top, cover.top] : [cover.bottom, bottom];
}

export function grown(rect: Rect, by: number): Rect {
  return { left: rect.left - by, top: rect.top - by, right: rect.right + by, bottom: rect.bottom + by };
}

export function isSameRect(a: Rect, b: Rect | undefined): boolean {
  return !!b && a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}
