// The icons that a game names in its theme, boards, cards and code.
//
// What is sealed must be in no public file: its icons are told apart, by what unlocks them. Sealed are
// the tables below `[sealed.NAME]` of a theme, and tables of other files with a line `sealed = …`
// (NAME, or `true` for the table's own name); above the first table it holds for the whole file.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

// Tables that translate a scene's words into icons; elsewhere a key `icon` names one.
const WORDS = ['tokens', 'marks', 'lines', 'cards', 'icons', 'portraits', 'events'];

/** The icons of a game that has a theme: those that are open, and the sealed ones by seal. */
export function iconsOfGame(folder) {
  const open = new Map(); // name: file
  const sealed = new Map(); // seal: names
  const add = (seal, name, file) => {
    if (!seal) open.set(name, open.get(name) ?? file);
    else sealed.set(seal, (sealed.get(seal) ?? new Set()).add(name));
  };
  const { icons, translated } = themeIcons(join(folder, 'theme.toml'));
  for (const [seal, name] of icons) add(seal, name, 'theme.toml');
  for (const file of files(folder, ['.toml', '.py'])) {
    if (basename(file) === 'theme.toml') continue;
    for (const [seal, name] of named(file)) {
      if (!translated.has(name)) add(seal, name, file.slice(folder.length + 1));
    }
  }
  for (const names of sealed.values()) for (const name of names) if (open.has(name)) names.delete(name);
  return { open, sealed };
}

/** A theme's icons, each with its seal, and the words that it translates into icons. */
function themeIcons(file) {
  const icons = [];
  const translated = new Set();
  for (const { name, lines } of tables(file)) {
    const [, seal, rest] = /^sealed\.([\w-]+)(?:\.(.*))?$/.exec(name) ?? [null, '', name];
    const table = rest ?? '';
    const isWords = WORDS.includes(table);
    for (const line of lines) {
      const pair = /^\s*"?([\w.-]+)"?\s*=\s*"([^"]*)"/.exec(line);
      if (!pair || !pair[2]) continue;
      if (isWords || pair[1] === 'icon') icons.push([seal, pair[2]]);
      if (isWords) translated.add(pair[1]);
      if (table.startsWith('spaces.')) translated.add(table.slice('spaces.'.length));
    }
  }
  return { icons, translated };
}

/** Icons that a file names, each with its seal: `icon = "…"` in TOML, `icon="…"` in Python. */
function* named(file) {
  const parts = tables(file);
  const whole = sealIn(parts[0].lines);
  for (const { name, lines } of parts) {
    const seal = sealIn(lines) || whole;
    for (const [, icon] of lines.join('\n').matchAll(/\bicon\s*=\s*"([a-z0-9-]+)"/g)) {
      yield [seal === 'true' ? name : seal, icon];
    }
  }
}

/** What a table's `sealed = …` says; empty if it is open. */
export function sealIn(lines) {
  for (const line of lines) {
    const told = /^sealed\s*=\s*(?:"([\w.-]+)"|(true))/.exec(line);
    if (told) return told[1] ?? told[2];
  }
  return '';
}

/** A file's lines by TOML table; the first part is what stands above all tables. */
export function tables(file) {
  const parts = [{ name: '', lines: [] }];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const head = extname(file) === '.toml' && /^\s*\[+([^\]]+)\]/.exec(line);
    if (head) parts.push({ name: head[1].trim(), lines: [] });
    else parts.at(-1).lines.push(line);
  }
  return parts;
}

export function files(path, endings) {
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true })
    .map((name) => join(path, name))
    .filter((name) => endings.includes(extname(name)));
}
