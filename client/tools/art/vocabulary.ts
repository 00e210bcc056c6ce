/** Every word that a line may have, by layer. `words.json` is made of it, for the loader of cards. */

import { BUILDINGS } from './parts/buildings/index.ts';
import { DEEP } from './parts/deep.ts';
import { NIGHT } from './parts/fires.ts';
import { FIGURES } from './parts/figures/index.ts';
import { FOREGROUND } from './parts/foreground.ts';
import { INTERIORS } from './parts/interiors/index.ts';
import { LAND } from './parts/land.ts';
import { OBJECTS } from './parts/objects/index.ts';
import { WATER } from './parts/water.ts';
import { WEATHER } from './parts/weather.ts';
import { FEATURES } from './portrait/features.ts';

export const HORIZONS = { ...LAND, ...WATER, ...DEEP, ...NIGHT };

export const VOCABULARY = {
  hour: ['night', 'dusk', 'dawn', 'day', 'storm', 'blood', 'moon', 'crescent', 'sun', 'eclipse', 'huge', 'high', 'low', 'clear', 'frost'],
  weather: ['fog', 'lightning', ...Object.keys(WEATHER)],
  horizon: Object.keys(HORIZONS),
  building: Object.keys(BUILDINGS),
  interior: ['window', ...Object.keys(INTERIORS)],
  figure: Object.keys(FIGURES),
  object: Object.keys(OBJECTS),
  foreground: Object.keys(FOREGROUND),
  staging: ['near', 'close', 'far', 'small', 'centre', 'left', 'right', 'many', 'flipped'],
  detail: ['ruined', 'dark', 'lit', 'open', 'shut', 'wet', 'empty', 'staff'],
  portrait: ['portrait', ...Object.keys(FEATURES)],
} as const;

export type Layer = keyof typeof VOCABULARY;
export const LAYERS = Object.keys(VOCABULARY) as Layer[];

/** The layer of each word; a word has one. */
export const LAYER_OF: ReadonlyMap<string, Layer> = new Map(LAYERS.flatMap((layer) => VOCABULARY[layer].map((word) => [word, layer] as const)));
