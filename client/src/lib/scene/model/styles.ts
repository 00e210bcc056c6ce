/** From words of a scene to how they look: the game's theme, and ours where it is silent. */

import { regular, polygon } from '../board/geometry';
import type { Style, Theme } from './types';

const NONE: Style = {};

/** Players: told apart by colour and by the shape of their pieces. `light` is for lines on dark grounds. */
export const SEATS = [
  { colour: '#b5472f', light: '#ec9277', shape: 'round' },
  { colour: '#2f6fa8', light: '#8ab8ea', shape: 'square' },
  { colour: '#8a7320', light: '#d8bd55', shape: 'diamond' },
  { colour: '#3b7d4f', light: '#8fd29c', shape: 'hex' },
  { colour: '#84519c', light: '#cda2e6', shape: 'shield' },
  { colour: '#8a5a3c', light: '#dba985', shape: 'octagon' },
] as const;

export function seatStyle(seat: number): { colour: string; light: string; shape: string } {
  return SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length] ?? SEATS[0];
}

/** The icon that a scene's word stands for: the theme may name one, or it is one itself. */
export function iconOf(theme: Theme, word: string): string {
  return theme.tokens?.[word] ?? theme.spaces?.[word]?.icon ?? word;
}

export function typeStyle(theme: Theme, type: string): Style {
  return theme.types?.[type] ?? NONE;
}

export function backStyle(theme: Theme, back: string): Style {
  return theme.backs?.[back] ?? Object.values(theme.backs ?? {})[0] ?? NONE;
}

/** How places of the named shape are drawn: a path of radius 1. */
export function shapePath(shape: string): string {
  return SHAPES[shape] ?? CIRCLE;
}

const CIRCLE = 'M1 0A1 1 0 1 1 -1 0A1 1 0 1 1 1 0Z';

const SHAPES: Readonly<Record<string, string>> = {
  round: CIRCLE,
  square: 'M-.88-.7q0-.18.18-.18h1.4q.18 0 .18.18v1.4q0 .18-.18.18h-1.4q-.18 0-.18-.18Z',
  hex: polygon(regular(6)),
  octagon: polygon(regular(8, Math.PI / 8)),
  diamond: polygon(regular(4)),
  triangle: polygon(regular(3, -Math.PI / 2)),
  star: 'M0-1.1.3-.36 1.05-.34.45.14.65.89 0 .46-.65.89-.45.14-1.05-.34-.3-.36Z',
  shield: 'M0-1Q.5-.82.9-.82.98.5 0 1-.98.5-.9-.82-.5-.82 0-1Z',
  // A gateway: straight posts under a pointed arch.
  gate: 'M-.9 .95V-.2Q-.9-.8 0-1.12.9-.8.9-.2V.95Z',
  // A hole in the ground: flat at the foot, round above.
  tunnel: 'M-1 .8V-.05A1 .95 0 0 1 1-.05V.8Z',
  // A card on a map.
  plate: 'M-1.35-.95H1.35V.95H-1.35Z',
  house: 'M-.9 .9V-.25L0-1.1 .9-.25V.9Z',
};

export interface LineStyle {
  readonly width: number;
  readonly dash: string;
  readonly colour: string;
}

/** Widths and dashes are in tenths of a space's radius. */
const LINES: Readonly<Record<string, Omit<LineStyle, 'colour'>>> = {
  path: { width: 1.4, dash: '' },
  trail: { width: 1.2, dash: '2.6 1.5' },
  road: { width: 3, dash: '' },
  stairs: { width: 5, dash: '1 1.2' },
  door: { width: 1.4, dash: '2 1.6' },
  window: { width: 1.2, dash: '1 1.4' },
  tunnel: { width: 2, dash: '0.1 3.2' },
  water: { width: 2, dash: '4 1.5 1 1.5' },
  secret: { width: 1.2, dash: '.1 2.4' },
};

/** In the wild a path is a trail. */
export function linkStyle(theme: Theme, style: string, isWild = false): LineStyle {
  const known = LINES[isWild && style === 'path' ? 'trail' : style] ?? { width: 1.4, dash: `${2 + (hash(style) % 4)} ${1 + (hash(style) % 3)}` };
  return { ...known, colour: colourOf(theme.links?.[style], 'var(--way)') };
}

/** Patterns are drawn once a board (Patterns.svelte); these are their names. */
export const PATTERNS = ['dots', 'stripes', 'cross', 'rings', 'waves', 'marks'] as const;

const OVERLAYS: Readonly<Record<string, { pattern: string; colour: string }>> = {
  light: { pattern: 'dots', colour: '#ffd98a' },
  dim: { pattern: 'rings', colour: '#c9b27c' },
  dark: { pattern: 'cross', colour: '#05060a' },
  belief: { pattern: 'marks', colour: '#b79be0' },
  danger: { pattern: 'stripes', colour: '#e2604a' },
  noise: { pattern: 'rings', colour: '#86c5d8' },
  water: { pattern: 'waves', colour: '#5aa0c8' },
};

export function wallStyle(theme: Theme, style: string): string {
  return colourOf(theme.walls?.[style], 'var(--wall)');
}

/** How much larger than usual a space is drawn. */
export function sizeOf(theme: Theme, shape: string): number {
  return Math.min(2, Math.max(0.5, theme.spaces?.[shape]?.size ?? 1));
}

export function overlayStyle(theme: Theme, style: string): { pattern: string; colour: string } {
  const look = theme.overlays?.[style];
  const own = OVERLAYS[style] ?? {
    pattern: PATTERNS[hash(style) % PATTERNS.length] ?? 'dots',
    colour: '#a8b4c8',
  };
  return { pattern: look?.pattern ?? own.pattern, colour: colourOf(look, own.colour) };
}

/** A region's look is the theme's by its style, id or marks; else a quiet tint by its place. */
export function regionStyle(theme: Theme, words: readonly string[], index: number): Style {
  for (const word of words) {
    const look = theme.regions?.[word];
    if (look) return look;
  }
  const floor = FLOORS[words[0] ?? ''];
  if (floor) return floor;
  return { colour: REGION_TINTS[index % REGION_TINTS.length] ?? '#39424f' };
}

/** Floors of buildings, by what they are made of. */
const FLOORS: Readonly<Record<string, Style>> = {
  planks: { colour: '#5a4535', pattern: 'planks' },
  boards: { colour: '#5d5138', pattern: 'boards' },
  concrete: { colour: '#474f5c', pattern: 'concrete' },
  bricks: { colour: '#5e3833', pattern: 'bricks' },
  tiles: { colour: '#5a6a60', pattern: 'tiles' },
  mirrors: { colour: '#3f4a63', pattern: 'mirrors' },
  carousel: { colour: '#5b3a55', pattern: 'rays' },
};

const REGION_TINTS = ['#3a4450', '#4a423c', '#3c4a42', '#4a3f4c', '#444a38', '#3a4650'];

/** Whichever of two colours reads better on a ground (WCAG contrast). */
export function readable(ground: string, one = '#ffffff', other = '#14110e'): string {
  return contrast(ground, one) >= contrast(ground, other) ? one : other;
}

export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function luminance(colour: string): number {
  const hex = colour.replace('#', '');
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const value = parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function colourOf(look: Style | undefined, otherwise: string): string {
  return look?.colour && isColour(look.colour) ? look.colour : otherwise;
}

/** Themes may come from other packages: only plain hex colours reach the style sheet. */
function isColour(text: string): boolean {
  return /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum;
}
