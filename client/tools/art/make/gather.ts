/** The pictures of a game: a line for each card, and those in its `pictures.toml`. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { files, sealIn, tables } from '../../icons_in_use.mjs';
import type { Order } from '../compose.ts';
import { PALETTES, type Press } from '../core/palettes.ts';

/** What a picture is of. */
export type Kind = 'card' | 'portrait' | 'ending' | 'cover';

export interface Picture {
  readonly game: string;
  readonly kind: Kind;
  /** The id of the card, the setting or the ending; empty for a cover. */
  readonly id: string;
  readonly line: string;
  readonly press: Press;
  /** What unlocks it; empty if it is open. */
  readonly seal: string;
  /** Where the line stands, for whoever has to mend it. */
  readonly where: string;
}

export const SIZES = ['hand', 'large'] as const;
export type Size = (typeof SIZES)[number];

interface Shape {
  readonly width: number;
  readonly height: number;
  /** Of the bitmap. */
  readonly pixels: number;
  readonly isSmall?: boolean;
  readonly isCover?: boolean;
  readonly hasEdge?: boolean;
}

/** Plates in units, and bitmaps for screens of two pixels a unit. Enlarged cards lie across: words go below. */
export const SHAPES: Readonly<Record<Kind, Readonly<Record<Size, Shape>>>> = {
  card: {
    hand: { width: 240, height: 300, pixels: 224, isSmall: true, hasEdge: true },
    large: { width: 300, height: 250, pixels: 600, hasEdge: true },
  },
  portrait: {
    hand: { width: 240, height: 300, pixels: 144, isSmall: true },
    large: { width: 240, height: 300, pixels: 400 },
  },
  ending: {
    hand: { width: 480, height: 240, pixels: 480 },
    large: { width: 600, height: 250, pixels: 1080 },
  },
  cover: {
    hand: { width: 360, height: 260, pixels: 720 },
    large: { width: 480, height: 300, pixels: 1440, isCover: true },
  },
};

export function orderOf(picture: Picture, size: Size): Order {
  const { width, height, isSmall = false, isCover = false, hasEdge = false } = SHAPES[picture.kind][size];
  return { press: picture.press, line: picture.line, name: `${picture.game}/${picture.kind}/${picture.id}`, width, height, isSmall, isCover, hasEdge };
}

/** Every picture of every game that has a press. */
export function gather(games: string): Picture[] {
  return readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(games, entry.name, 'pictures.toml')))
    .flatMap((entry) => ofGame(join(games, entry.name)));
}

function ofGame(folder: string): Picture[] {
  const game = basename(folder);
  const own = join(folder, 'pictures.toml');
  const press = /^press\s*=\s*"([^"]+)"/m.exec(readFileSync(own, 'utf8'))?.[1] ?? '';
  if (!isPress(press)) throw new Error(`${game}/pictures.toml: there is no press “${press}”; there are ${Object.keys(PALETTES).join(', ')}.`);
  const cards = files(join(folder, 'content', 'cards'), ['.toml']).sort();
  return [
    ...lines(own).map(({ table, ...rest }) => ({ game, press, ...namedBy(table), ...rest })),
    ...cards.flatMap((file) => lines(file).map(({ table, ...rest }) => ({ game, press, kind: 'card' as const, id: table, ...rest }))),
  ];
}

function* linesOf(file: string): Generator<{ table: string; line: string; seal: string; where: string }> {
  const parts = tables(file);
  const whole = sealIn(parts[0]?.lines ?? []);
  for (const { name, lines: text } of parts) {
    const line = text.map((one) => /^scene\s*=\s*"([^"]*)"/.exec(one)?.[1]).find((one) => one !== undefined);
    const seal = sealIn(text) || whole || '';
    if (line !== undefined) yield { table: name, line, seal: seal === 'true' ? name : seal, where: `${basename(file)}: ${name}` };
  }
}

const lines = (file: string) => [...linesOf(file)];

function namedBy(table: string): { kind: Kind; id: string } {
  const [group = '', id = ''] = table.split('.');
  const kind = ({ cover: 'cover', portraits: 'portrait', endings: 'ending' } as const)[group];
  if (!kind) throw new Error(`pictures.toml: [${table}] is neither [cover] nor one of [portraits.…], [endings.…].`);
  return { kind, id };
}

const isPress = (word: string): word is Press => word in PALETTES;
