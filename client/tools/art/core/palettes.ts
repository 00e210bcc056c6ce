/** The inks of each press. A game names its press in `pictures.toml`. */

import { mix } from './colour.ts';

export interface Palette {
  /** From the zenith to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly haze: string;
  readonly ink: string;
  readonly glow: string;
  readonly accent: string;
  /** The edge that the light gives. */
  readonly rim: string;
  readonly moon: string;
  readonly line: string;
  readonly paper: string;
  /** Under the earth: no stars, and the light rises from below unless a line says otherwise. */
  readonly isDeep?: boolean;
  /** The accent is a plate of its own, printed a little out of register: it shows behind people. */
  readonly isOffRegister?: boolean;
}

export const PALETTES = {
  /** Wood engraving by candle: umber and parchment. */
  engraving: {
    sky: ['#3f3a28', '#988a5e', '#f1e3b9'],
    haze: '#dccb9c',
    ink: '#17110b',
    glow: '#ffd071',
    accent: '#8a2f22',
    rim: '#f9e9bd',
    moon: '#fdf6dc',
    line: '#221a10',
    paper: '#efe4cb',
  },
  /** Lino by lamp: teal and bone. */
  gouge: {
    sky: ['#0d2b38', '#3b7a80', '#cfdcc0'],
    haze: '#a9c6b4',
    ink: '#06121a',
    glow: '#ffd58a',
    accent: '#b8232b',
    rim: '#e6efd5',
    moon: '#f6f3da',
    line: '#072029',
    paper: '#e6dec9',
  },
  /** Rays out of the pit: black-red and sulphur. */
  rays: {
    sky: ['#1c0504', '#8c1d0f', '#f7a13a'],
    haze: '#d9551c',
    ink: '#0f0303',
    glow: '#ffe07a',
    accent: '#ffb02e',
    rim: '#ffcb5e',
    moon: '#fff0b4',
    line: '#160303',
    paper: '#ead9bd',
    isDeep: true,
  },
  /** Screen print by torchlight: black and cold blue, and a red plate out of register. */
  screen: {
    sky: ['#05090f', '#16303e', '#5a8b97'],
    haze: '#34606e',
    ink: '#020407',
    glow: '#fff2b8',
    accent: '#d6252b',
    rim: '#b5dde4',
    moon: '#d9ebe6',
    line: '#03070b',
    paper: '#d9dcd6',
    isOffRegister: true,
  },
  /** Gilt rings round the light: blue, violet and apricot, teal for Source. */
  gilt: {
    sky: ['#1b1b4e', '#6a4a8c', '#f6b98a'],
    haze: '#b98aa6',
    ink: '#140c2b',
    glow: '#ffe694',
    accent: '#35c3ae',
    rim: '#ffe3b0',
    moon: '#fff3cf',
    line: '#1a1138',
    paper: '#f0e6cf',
  },
} as const satisfies Record<string, Palette>;

export type Press = keyof typeof PALETTES;

/** The same inks where it is cold: ash in the sky, rime on every edge. */
export function frosted(palette: Palette): Palette {
  const [top, middle, low] = palette.sky;
  return {
    ...palette,
    sky: [mix(top, '#10141c', 0.6), mix(middle, '#5c6470', 0.72), mix(low, '#dfe2dc', 0.72)],
    haze: mix(palette.haze, '#99a0a6', 0.74),
    rim: mix(palette.rim, '#f2f6f6', 0.7),
    moon: mix(palette.moon, '#ffffff', 0.5),
  };
}
