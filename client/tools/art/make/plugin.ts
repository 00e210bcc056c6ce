/** A Vite plugin: composes the games' pictures when the page is built.
 *
 * Open ones lie in `assets/art/` under names that change with what is on them. Sealed ones lie in a folder that
 * is not served; the server gives a table those that it has unlocked (`http/sealed_pictures.py`). While one works
 * on the page, a bitmap is made when it is asked for. */

import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

import { manifests, sealedManifests, type Pair } from './manifest.ts';
import { Printer, type Print } from './print.ts';

// Vite bundles this into its configuration, but leaves `import.meta.url` as it is in the source.
const CLIENT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const MADE = join(CLIENT, 'src/lib/art/made');

export function art(): Plugin {
  const printer = new Printer(join(CLIENT, '../src/gloam/games'), join(CLIENT, 'tools/art'), join(CLIENT, '../build/art'));
  let prints: Print[] = [];
  let page = '';
  return {
    name: 'gloam-art',
    config: () => {
      prints = printer.prints();
      writeManifests(prints);
    },
    configResolved(config) {
      if (config.command === 'build') page = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      if (!page) return;
      await printer.bitmaps(prints);
      writePrints(prints, printer.cache, page);
    },
    configureServer(server) {
      server.middlewares.use('/assets/art', (request, response, next) => {
        const print = prints.find(({ name }) => request.url === `/${name}.webp`);
        if (!print) return next();
        void printer.bitmap(print).then((file) => response.setHeader('Content-Type', 'image/webp').end(readFileSync(file)));
      });
    },
  };
}

/** A list a game, which is fetched, and the covers of all, which are part of the page: they are seen first. */
function writeManifests(prints: readonly Print[]): void {
  const covers: Record<string, Pair> = {};
  for (const [game, { cover, ...rest }] of manifests(prints)) {
    if (cover['']) covers[game] = cover[''];
    write(join(MADE, 'games', `${game}.json`), rest);
  }
  write(join(MADE, 'covers.json'), covers);
}

/** A file that did not change stays untouched, so that a watching server does not reload. */
function write(file: string, content: object): void {
  const text = JSON.stringify(content);
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Lays bitmaps where the server finds them. */
export function writePrints(prints: readonly Print[], cache: string, page: string): void {
  const open = join(page, 'assets/art');
  const sealed = join(page, 'sealed/art');
  for (const folder of [open, sealed]) mkdirSync(folder, { recursive: true });
  for (const { picture, name } of prints) copyFileSync(join(cache, `${name}.webp`), join(picture.seal ? sealed : open, `${name}.webp`));
  for (const [game, seals] of sealedManifests(prints)) writeFileSync(join(sealed, `${game}.json`), JSON.stringify(Object.fromEntries(seals)));
}
