/** From pictures to bitmaps, each made once: a bitmap is named by what is on it, and kept in `build/art`. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

import { files } from '../../icons_in_use.mjs';
import { compose } from '../compose.ts';
import { LineError } from '../line.ts';
import { gather, orderOf, SHAPES, SIZES, type Picture, type Size } from './gather.ts';

export interface Print {
  readonly picture: Picture;
  readonly size: Size;
  /** Without its ending. */
  readonly name: string;
}

const QUALITY = 80;
/** Of the encoder: 4 took a third longer for files smaller by a twenty-fifth. */
const EFFORT = 2;
/** How many are drawn at once: sharp draws on threads of its own. */
const AT_ONCE = 3;

export class Printer {
  /** `kit` is the folder of the kit's sources, `cache` where bitmaps are kept. */
  constructor(
    private readonly games: string,
    private readonly kit: string,
    readonly cache: string,
  ) {}

  /** All prints of all games. Composes those whose line or kit has changed since the last time. */
  prints(): Print[] {
    const index = join(this.cache, 'index.json');
    const kit = this.#kitHash();
    const kept = existsSync(index) ? (JSON.parse(readFileSync(index, 'utf8')) as { kit: string; names: Record<string, string> }) : null;
    const known = kept?.kit === kit ? kept.names : {};
    const names: Record<string, string> = {};
    const prints = gather(this.games).flatMap((picture) =>
      SIZES.map((size) => {
        const key = `${picture.game}/${picture.kind}/${picture.id}/${size}: ${picture.press} ${picture.line}`;
        const name = known[key] ?? nameOf(draw(picture, size), picture, size);
        names[key] = name;
        return { picture, size, name };
      }),
    );
    if (JSON.stringify(known) !== JSON.stringify(names)) {
      mkdirSync(this.cache, { recursive: true });
      writeFileSync(index, JSON.stringify({ kit, names }));
    }
    return prints;
  }

  /** Where the bitmap of a print is; makes it if it is not there. */
  async bitmap({ picture, size, name }: Print): Promise<string> {
    const file = join(this.cache, `${name}.webp`);
    if (existsSync(file)) return file;
    mkdirSync(this.cache, { recursive: true });
    const { width, pixels } = SHAPES[picture.kind][size];
    const drawn = sharp(Buffer.from(draw(picture, size)), { density: (72 * pixels) / width }).resize(pixels);
    const made = await drawn.flatten().webp({ quality: QUALITY, effort: EFFORT }).toBuffer();
    writeFileSync(`${file}.${process.pid}`, made);
    renameSync(`${file}.${process.pid}`, file); // whole or not at all: builds may run side by side
    return file;
  }

  /** Makes all that are missing, and forgets those that nothing names any more. */
  async bitmaps(prints: readonly Print[]): Promise<void> {
    const queue = [...prints];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let print = queue.shift(); print; print = queue.shift()) await this.bitmap(print);
      }),
    );
    const wanted = new Set(prints.map(({ name }) => `${name}.webp`));
    for (const file of readdirSync(this.cache)) if (file.endsWith('.webp') && !wanted.has(file)) rmSync(join(this.cache, file));
  }

  #kitHash(): string {
    const hash = createHash('sha256');
    for (const file of files(this.kit, ['.ts']).sort()) if (!file.endsWith('.test.ts')) hash.update(readFileSync(file));
    return hash.digest('hex');
  }
}

function draw(picture: Picture, size: Size): string {
  try {
    return compose(orderOf(picture, size));
  } catch (error) {
    if (error instanceof LineError) throw new Error(`${picture.game}/${picture.where}: ${error.message}`, { cause: error });
    throw error;
  }
}

function nameOf(svg: string, picture: Picture, size: Size): string {
  const { pixels } = SHAPES[picture.kind][size];
  return createHash('sha256').update(`${svg} ${pixels} ${QUALITY}`).digest('hex').slice(0, 16);
}
