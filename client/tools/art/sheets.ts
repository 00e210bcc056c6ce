/** What `npm run art` makes. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { gather, orderOf } from './make/gather.ts';
import { writeSheet, type Cell } from './sheet.ts';
import { LAYERS, VOCABULARY, type Layer } from './vocabulary.ts';

export const WORDS = '../src/gloam/kernel/content/picture_words.json';

/** The word list, as the loader of cards reads it. */
export const wordList = (): string => `${JSON.stringify(VOCABULARY, null, 1)}\n`;

/** `words`: the word list; `vocabulary`: the authors' sheet; a game and decks: these, side by side. */
export async function main(root: string, [what = 'words', ...decks]: string[]): Promise<void> {
  if (what === 'words') return writeFileSync(join(root, WORDS), wordList());
  if (what === 'vocabulary') return writeVocabulary(join(root, '../docs/pictures/art-words.webp'));
  const all = gather(join(root, '../src/gloam/games')).filter(({ game, where }) => game === what && (!decks.length || decks.some((deck) => where.startsWith(deck))));
  const size = process.env['SIZE'] === 'hand' ? 'hand' : 'large';
  const width = size === 'hand' ? 110 : 230;
  for (const kind of ['card', 'portrait', 'ending', 'cover'] as const) {
    const cells = all.filter((picture) => picture.kind === kind).map((picture) => ({ title: picture.id, order: orderOf(picture, size) }));
    const file = join(root, `../build/art/sheets/${what}-${kind}-${size}.png`);
    await writeSheet(file, cells, kind === 'card' || kind === 'portrait' ? (size === 'hand' ? 14 : 7) : 2, kind === 'cover' || kind === 'ending' ? 720 : width);
  }
}

/** Each word in the plainest line that shows it. */
const EXAMPLES: Partial<Record<Layer, (word: string) => string>> = {
  horizon: (word) => `night moon ${word}`,
  building: (word) => `night moon ${['ship', 'steamer', 'boat', 'swan'].includes(word) ? 'sea' : 'moor fog'} ${word}`,
  interior: (word) => (word === 'window' ? 'night moor moon window' : word),
  figure: (word) => `night moor moon fog; ${word}`,
  object: (word) => `table; ${word}`,
  foreground: (word) => `night moor moon; ${word}`,
  portrait: (word) => (word === 'portrait' ? 'portrait' : `portrait ${word}`),
};

async function writeVocabulary(file: string): Promise<void> {
  const cells = LAYERS.flatMap((layer): Cell[] => {
    const line = EXAMPLES[layer];
    if (!line) return [];
    return VOCABULARY[layer].map((word, i) => ({ title: word, order: { press: i % 2 ? 'gouge' : 'engraving', line: line(word), name: word, width: 240, height: 300, isSmall: true } }));
  });
  await writeSheet(file, cells, 16, 88);
}
