// Typefaces in two parts: what English needs, and the rest of latin for whoever is called Zoë.
//
// A browser fetches only the parts whose letters are on the page, which halves the first load.
// As a Vite plugin this writes src/fonts/made/ before every build; what is there is not made anew.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const OUT = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src/fonts/made');
const require = createRequire(import.meta.url);

const ENGLISH = [
  [0x20, 0x7e],
  [0xa7, 0xa7],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
];
// Without digits and signs, which come from the body's typeface: old numerals read like letters.
const PROSE = [
  [0x20, 0x22],
  [0x26, 0x29],
  [0x2c, 0x2e],
  [0x3a, 0x3b],
  [0x3f, 0x3f],
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xb7, 0xb7],
  ...ENGLISH.slice(4),
];
const OTHERS = 'U+A0-A6, U+A8-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+20AC, U+2122';
// What the page's styles ask for; a typeface's other forms would be carried for nothing.
const FEATURES = ['kern', 'liga', 'tnum'];

// Each sheet is loaded by itself: the shell at once, a game's with its theme (src/lib/theme.ts).
const SHEETS = {
  shell: [
    ['Inter', 'inter', '400'],
    ['Inter', 'inter', '600'],
    ['Cinzel', 'cinzel', '600'],
  ],
  'eb-garamond': [
    ['EB Garamond', 'eb-garamond', '400'],
    ['EB Garamond', 'eb-garamond', '400', 'italic'],
    ['EB Garamond', 'eb-garamond', '600'],
  ],
  // It has one weight, which must do for headings too: a browser's own bold would smear it.
  'im-fell-english': [['IM Fell English', 'im-fell-english', '400', 'normal', '400 700', PROSE]],
};

/** A Vite plugin. */
export function fonts() {
  return { name: 'gloam-fonts', config: () => make(), transformIndexHtml: { order: 'post', handler: early } };
}

/** The typeface of every page's buttons is asked for at once, not when the first is drawn. */
function early(_, { bundle }) {
  const needed = Object.keys(bundle ?? {}).filter((file) => /inter-\d+-normal-.*\.woff2$/.test(file));
  const attrs = (file) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true });
  return needed.map((file) => ({ tag: 'link', attrs: attrs(file), injectTo: 'head' }));
}

async function make() {
  mkdirSync(OUT, { recursive: true });
  for (const [sheet, faces] of Object.entries(SHEETS)) {
    const rules = await Promise.all(faces.map((face) => rulesOf(...face)));
    put(join(OUT, `${sheet}.css`), `/* Written by tools/fonts.mjs. */\n${rules.flat().join('\n')}`);
  }
}

async function rulesOf(family, name, weight, style = 'normal', serves = weight, ranges = ENGLISH) {
  const whole = `@fontsource/${name}/files/${name}-latin-${weight}-${style}.woff2`;
  const { version } = require(`@fontsource/${name}/package.json`);
  const wishes = { targetFormat: 'woff2', keepFeatures: FEATURES };
  const part = `${name}-${weight}-${style}-${mark([version, ranges, wishes])}.woff2`;
  const path = join(OUT, part);
  if (!existsSync(path)) {
    writeFileSync(path, await subset(readFileSync(require.resolve(whole)), letters(ranges), wishes));
  }
  const range = ranges.map(([a, b]) => `U+${a.toString(16)}-${b.toString(16)}`).join(', ');
  return [rule(family, serves, style, `./${part}`, range), rule(family, serves, style, whole, OTHERS)];
}

/** Differs when anything does that a file was made from. */
function mark(sources) {
  return createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 8);
}

function rule(family, weight, style, source, range) {
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-style: ${style};
  font-display: swap;
  src: url('${source}') format('woff2');
  unicode-range: ${range};
}
`;
}

function letters(ranges) {
  return ranges.flatMap(([a, b]) => Array.from({ length: b - a + 1 }, (_, i) => String.fromCodePoint(a + i))).join('');
}

/** Files that did not change stay untouched, so that a watching server does not reload. */
function put(path, text) {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
