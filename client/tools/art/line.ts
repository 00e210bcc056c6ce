/** A card's line: words of the vocabulary, in any order, with `;` where the eye may rest.
 *
 *     night forest fog moon; bearer; graves #3
 *
 * `#3` is the third throw of the dice for the same words. */

import { LAYER_OF, type Layer } from './vocabulary.ts';

export interface Scene {
  readonly line: string;
  readonly seed: string;
  has(word: string): boolean;
  readonly horizon: string;
  readonly interior: string;
  readonly isWindow: boolean;
  readonly isPortrait: boolean;
  readonly buildings: readonly string[];
  readonly figures: readonly string[];
  readonly objects: readonly string[];
  readonly foregrounds: readonly string[];
}

export class LineError extends Error {}

/** What a line says. Throws a LineError, with the words that are no words. */
export function parseLine(line: string): Scene {
  const words = line.split(/[\s;]+/).filter(Boolean);
  const seeds = words.filter((word) => /^#\d+$/.test(word));
  const known = words.filter((word) => !word.startsWith('#'));
  const unknown = [...known.filter((word) => !LAYER_OF.has(word)), ...words.filter((word) => word.startsWith('#') && !seeds.includes(word))];
  if (unknown.length) throw new LineError(`no part of the kit is called ${unknown.map((word) => `“${word}”`).join(', ')}.`);
  const of = (layer: Layer) => known.filter((word) => LAYER_OF.get(word) === layer);
  const places = [...of('horizon'), ...of('interior').filter((word) => word !== 'window')];
  if (places.length > 1) throw new LineError(`there is one place in a picture, not ${places.join(' and ')}.`);
  if (known.length && !places.length && !known.includes('portrait')) throw new LineError('it names no place: a horizon, an interior or “portrait”.');
  if (seeds.length > 1 || new Set(known).size !== known.length) throw new LineError('it says a word twice.');
  const set = new Set(known);
  return {
    line,
    seed: seeds[0] ?? '',
    has: (word) => set.has(word),
    horizon: of('horizon')[0] ?? '',
    interior: of('interior').find((word) => word !== 'window') ?? '',
    isWindow: set.has('window'),
    isPortrait: set.has('portrait'),
    buildings: of('building'),
    figures: of('figure'),
    objects: of('object'),
    foregrounds: of('foreground'),
  };
}
