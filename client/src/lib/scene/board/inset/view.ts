/** Which part of a board its window shows. */

import type { Point } from '../geometry';

export interface Frame {
  readonly at: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a stage is moved and enlarged, in px. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is seen, in board units. `scale` are pixels to a unit while the whole board is shown. */
export function windowOn(frame: Frame, size: Size, { x, y, zoom }: Stand, scale: number): Part {
  const [left, top] = [(size.width - frame.width * scale) / 2, (size.height - frame.height * scale) / 2];
  return {
    left: (-x / zoom - left) / scale + frame.at,
    top: (-y / zoom - top) / scale + frame.at,
    width: size.width / zoom / scale,
    height: size.height / zoom / scale,
  };
}

export function isOutside({ x, y }: Point, { left, top, width, height }: Part): boolean {
  return x < left || y < top || x > left + width || y > top + height;
}

const COVERED = 116; // px across and down, with its margins

/** The upper corner of the window in which the small board covers less of what matters: the left one if it makes no difference. */
export function corner(points: readonly Point[], seen: Part, { width, height }: Size): 'left' | 'right' {
  const high = points.filter(({ y }) => ((y - seen.top) / seen.height) * height < COVERED).filter((point) => !isOutside(point, seen));
  const across = high.map(({ x }) => ((x - seen.left) / seen.width) * width);
  const under = (isUnder: (x: number) => boolean): number => across.filter(isUnder).length;
  return under((x) => x < COVERED) > under((x) => x > width - COVERED) ? 'right' : 'left';
}
