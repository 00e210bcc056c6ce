// Icons in use, as sprites: one file a game, one for what several use and for the client itself.
//
// The whole set weighs 6.5 MB, a game’s share some 25 kB; a page loads the sprites it draws from. Emblems of
// cards are in files of their own: pictures stand for them, so that most pages need none.
// `node tools/sprite.mjs` writes src/lib/icons/sprites/; as a Vite plugin it does so before every
// build and again when a game's files change. A name that is no icon stops the build (here:
// `--strict`) and is told its nearest neighbours.
//
// Icons of sealed things are in none of these files. A build puts them beside the page, into a folder
// that is not served; the server gives a table those that it has unlocked (`http/sealed_icons.py`).

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';

import { files, iconsOfGame } from './icons_in_use.mjs';

const CLIENT = dirname(dirname(fileURLToPath(import.meta.url)));
const GAMES = join(CLIENT, '../src/gloam/games');
const OUT = join(CLIENT, 'src/lib/icons/sprites');
const SHARED = 'table';
const CARDS = '-cards';

const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

/** A Vite plugin. */
export function sprite() {
  let page = '';
  return {
    name: 'gloam-sprite',
    // A wrong name stops a build; while one works on a theme it is only told.
    config: (_, { command }) => tell(make(), command === 'build'),
    configResolved(config) {
      if (config.command === 'build') page = join(config.root, config.build.outDir);
    },
    closeBundle: () => page && writeSealed(join(page, 'sealed')),
    handleHotUpdate({ file }) {
      if (file.startsWith(GAMES) || file.includes('/fixtures/')) tell(make(), false);
    },
    configureServer: (server) => void server.watcher.add(GAMES),
  };
}

/** Writes the sprites. What it returns is wrong: names that are no icons, and where they stand. */
function make() {
  const sprites = new Map();
  const wrong = [];
  for (const [name, { users, where }] of collect()) {
    if (!body(name)) {
      const text = `"${name}" in ${where}; near: ${nearest(name)}`;
      if ([...users].some(isFinished)) wrong.push(text);
      else console.warn(`No such icon: ${text}`);
      continue;
    }
    const home = users.size === 1 ? [...users][0] : [...users].every(isOfCards) ? SHARED + CARDS : SHARED;
    sprites.set(home, [...(sprites.get(home) ?? []), name]);
  }
  write(sprites);
  return [...wrong, ...wrongSealed()];
}

/** Names of sealed things that are no icons. */
function wrongSealed() {
  return folders(GAMES)
    .filter((game) => existsSync(join(GAMES, game, 'theme.toml')) && isFinished(game))
    .flatMap((game) => [...iconsOfGame(join(GAMES, game)).sealed.values()].flatMap((names) => [...names]))
    .filter((name) => !body(name))
    .map((name) => `"${name}" of something sealed; near: ${nearest(name)}`);
}

function isOfCards(user) {
  return user.endsWith(CARDS);
}

/** A game that is still being written is not in the package's list of games yet. */
function isFinished(name) {
  const user = name.replace(CARDS, '');
  const listed = readFileSync(join(CLIENT, '../pyproject.toml'), 'utf8').includes(`"gloam.games.${user}:`);
  return listed || !existsSync(join(GAMES, user));
}

function tell(wrong, isFatal) {
  if (!wrong.length) return;
  const text = `No such icons in the game-icons set:\n  ${wrong.join('\n  ')}`;
  if (isFatal) throw new Error(text);
  console.warn(text);
}

/** Each icon's name, who uses it, and one place where it is named. */
function collect() {
  const users = new Map();
  const add = (name, user, where) => {
    const known = users.get(name) ?? { users: new Set(), where };
    known.users.add(user);
    users.set(name, known);
  };
  for (const game of folders(GAMES)) {
    if (!existsSync(join(GAMES, game, 'theme.toml'))) continue; // not yet to be drawn
    for (const [name, file] of iconsOfGame(join(GAMES, game)).open) {
      add(name, file.startsWith('content/cards/') ? game + CARDS : game, `${game}/${file}`);
    }
  }
  for (const file of files(join(CLIENT, 'src/fixtures'), ['.json'])) {
    const fixture = JSON.parse(readFileSync(file, 'utf8'));
    // Games without a theme use words that are no icons; the client draws their first letter.
    for (const name of iconsOf(fixture)) if (body(name) && !users.has(name)) add(name, 'gallery', basename(file));
  }
  for (const file of files(join(CLIENT, 'src'), ['.svelte', '.ts'])) {
    const text = readFileSync(file, 'utf8');
    for (const [, name] of text.matchAll(/<Icon[^>]*?\bname="([a-z0-9-]+)"/g)) add(name, SHARED, basename(file));
    for (const [, name] of text.matchAll(/\bicon\('([a-z0-9-]+)'\)/g)) add(name, SHARED, basename(file));
  }
  return users;
}

function* iconsOf(value, key = '') {
  if (typeof value === 'string' && key === 'icon' && value) yield value;
  if (!value || typeof value !== 'object') return;
  const isWords = ['tokens', 'marks', 'cards'].includes(key) && !Array.isArray(value);
  for (const [name, part] of Object.entries(value)) {
    if (isWords && typeof part === 'string') yield part;
    yield* iconsOf(part, name);
  }
}

function write(sprites) {
  mkdirSync(OUT, { recursive: true });
  const index = [
    '// Written by tools/sprite.mjs.',
    ...[...sprites.keys()].sort().map((name) => `import ${variable(name)} from './${name}.svg?url';`),
    '',
    'export const SPRITES: readonly (readonly [file: string, names: string])[] = [',
  ];
  const keep = new Set(['index.ts']);
  for (const [name, icons] of [...sprites].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const symbols = icons.sort().map(symbol);
    put(`${name}.svg`, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`);
    index.push(`  [${variable(name)}, '${icons.join(' ')}'],`);
    keep.add(`${name}.svg`);
  }
  put('index.ts', `${index.join('\n')}\n];\n`);
  for (const file of readdirSync(OUT)) if (!keep.has(file)) rmSync(join(OUT, file));
}

/** The icons of sealed things, by game and by what unlocks them, for the server. */
export function writeSealed(folder, games = GAMES) {
  for (const game of folders(games)) {
    if (!existsSync(join(games, game, 'theme.toml'))) continue;
    const sealed = [...iconsOfGame(join(games, game)).sealed].map(([seal, names]) => {
      const known = [...names].filter(body).sort();
      return [seal, Object.fromEntries(known.map((name) => [name, symbol(name)]))];
    });
    if (!sealed.length) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${game}.json`), JSON.stringify(Object.fromEntries(sealed)));
  }
}

function symbol(icon) {
  return `<symbol id="${icon}" viewBox="0 0 512 512">${lighter(icon)}</symbol>`;
}

/** Files that did not change stay untouched, so that a watching server does not reload. */
function put(file, text) {
  const path = join(OUT, file);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

function body(name) {
  return set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent]?.body ?? '';
}

/** An icon in whole units of its 512: nobody sees the difference, and it weighs less than half. */
function lighter(name) {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body(name)}</svg>`;
  const { data } = optimize(drawn, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }] });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

function nearest(name) {
  const score = (other) => distance(name, other) - (other.includes(name) || name.includes(other) ? 3 : 0);
  const ranked = Object.keys(set.icons).map((other) => [score(other), other]);
  ranked.sort(([a], [b]) => a - b);
  return ranked.slice(0, 4).map(([, other]) => other).join(', ');
}

/** Levenshtein's distance. */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}

function variable(name) {
  return name.replaceAll(/\W(\w)/g, (_, letter) => letter.toUpperCase());
}

function folders(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) tell(make(), process.argv.includes('--strict'));
