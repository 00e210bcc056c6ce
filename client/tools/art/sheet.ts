/** Contact sheets: whole decks side by side, to judge them. */

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

import { compose, type Order } from './compose.ts';

export interface Cell {
  readonly order: Order;
  readonly title: string;
}

/** Writes a PNG of pictures in rows, each with its name. */
export async function writeSheet(file: string, cells: readonly Cell[], columns: number, width: number): Promise<void> {
  const first = cells[0]?.order;
  if (!first) return;
  const height = Math.round((width * first.height) / first.width);
  const rows = Math.ceil(cells.length / columns);
  const parts = await Promise.all(
    cells.map(async ({ order, title }, i) => {
      const picture = await sharp(Buffer.from(compose(order)), { density: (72 * width) / order.width }).resize(width, height).png().toBuffer();
      const left = 8 + (i % columns) * (width + 8);
      const top = 8 + Math.floor(i / columns) * (height + 26);
      const safe = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="18"><text x="${width / 2}" y="13" font-family="serif" font-size="12" fill="#e8dcc0" text-anchor="middle">${safe}</text></svg>`;
      return [{ input: picture, left, top }, { input: Buffer.from(words), left, top: top + height }];
    }),
  );
  mkdirSync(dirname(file), { recursive: true });
  const page = { width: 8 + columns * (width + 8), height: 8 + rows * (height + 26), channels: 3 as const, background: '#14110e' };
  const sheet = sharp({ create: page }).composite(parts.flat());
  await (file.endsWith('.webp') ? sheet.webp({ quality: 62, effort: 6 }) : sheet.png()).toFile(file);
}
