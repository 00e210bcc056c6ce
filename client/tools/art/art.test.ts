// The kit: every line is drawn, the same line always the same, and no two cards of a game alike.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

import { compose, type Order } from './compose.ts';
import { PALETTES } from './core/palettes.ts';
import { Stage } from './core/stage.ts';
import { LineError, parseLine } from './line.ts';
import { gather, orderOf } from './make/gather.ts';
import { manifests, sealedManifests } from './make/manifest.ts';
import { writePrints } from './make/plugin.ts';
import { Printer } from './make/print.ts';
import { drawBeam } from './parts/beam.ts';
import { wordList, WORDS } from './sheets.ts';
import { LAYER_OF, VOCABULARY } from './vocabulary.ts';

const CLIENT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const GAMES = join(CLIENT, '../src/gloam/games');
const ROOT = mkdtempSync(join(tmpdir(), 'art-'));
afterAll(() => rmSync(ROOT, { recursive: true }));

const order = (line: string, more: Partial<Order> = {}): Order => ({ press: 'engraving', line, name: 'test', width: 240, height: 300, ...more });
/** Fewer cuts, and the same parts. */
const small = (line: string): string => compose(order(line, { isSmall: true }));
const everyWord = Object.values(VOCABULARY).flat();

describe('lines', () => {
  test('an unknown word is refused', () => {
    expect(() => parseLine('night moor; unicorn')).toThrow('“unicorn”');
    expect(() => parseLine('night moor #x')).toThrow(LineError);
  });

  test('a picture has one place', () => {
    expect(() => parseLine('night moor sea')).toThrow('moor and sea');
    expect(() => parseLine('night; bearer')).toThrow('no place');
    expect(() => parseLine('night moor moor')).toThrow(LineError);
  });

  test('a word belongs to one layer', () => {
    expect(LAYER_OF.size).toBe(everyWord.length);
  });

  test('the loader of cards knows the same words', () => {
    expect(readFileSync(join(CLIENT, WORDS), 'utf8'), 'run: npm run art words').toBe(wordList());
  });
});

describe('pictures', () => {
  test('the same order gives the same picture', () => {
    const line = 'night forest fog moon rain church; bearer; graves tree';
    expect(compose(order(line))).toBe(compose(order(line)));
    expect(compose(order(line))).not.toBe(compose(order(`${line} #2`)));
    expect(compose(order(line))).not.toBe(compose(order(line, { name: 'other' })));
  });

  test('another foreground moves nothing else', () => {
    const body = (line: string) => compose(order(line)).replace(/<defs>.*<\/defs>/, '').split('<path').slice(0, 20).join('');
    expect(body('night moor moon church; bearer; graves')).toBe(body('night moor moon church; bearer; fence'));
  });

  test('every word is drawn, and changes the picture', () => {
    const [moor, face] = [small('moor'), small('portrait')];
    const places = [...VOCABULARY.horizon, ...VOCABULARY.interior.slice(1)].map((word) => small(word));
    expect(new Set(places).size).toBe(places.length);
    for (const word of [...VOCABULARY.building, ...VOCABULARY.figure, ...VOCABULARY.object, ...VOCABULARY.foreground, ...VOCABULARY.weather]) {
      expect(small(`moor ${word}`), word).not.toBe(moor);
      expect(small(`moor ${word}`), word).not.toMatch(/NaN|undefined|Infinity/);
    }
    for (const word of VOCABULARY.portrait.slice(1)) expect(small(`portrait ${word}`), word).not.toBe(face);
  }, 20_000);
});

const pictures = gather(GAMES);
const games = [...new Set(pictures.map(({ game }) => game))];

describe.each(games)('%s', (game) => {
  const own = pictures.filter((picture) => picture.game === game);

  test('every card has a line that is drawn, and no two alike', () => {
    const drawn = own.map((picture) => compose(orderOf(picture, 'hand')));
    expect(new Set(drawn).size).toBe(own.length);
    const files = readdirSync(join(GAMES, game, 'content/cards'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.toml'));
    const cards = files.map((file) => readFileSync(join(GAMES, game, 'content/cards', file), 'utf8'));
    // What tells a story in prose has no picture: that is how it is known.
    const drawnOnes = cards.flatMap((text) => text.split(/^(?=\[)/m)).filter((one) => !/^tale\s*=/m.test(one));
    const ids = drawnOnes.flatMap((text) => [...text.matchAll(/^\[([\w-]+)\]/gm)].map(([, id]) => id));
    expect(own.filter(({ kind }) => kind === 'card').map(({ id }) => id).sort()).toEqual(ids.sort());
  }, 20_000);

  test('no two cards have one line', () => {
    const lines = own.filter(({ kind }) => kind === 'card').map(({ line }) => line);
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
  });

  test('there is a cover', () => expect(own.filter(({ kind }) => kind === 'cover')).toHaveLength(1));
});

describe('the rays', () => {
  const rays = (line: string): string => compose(order(line, { press: 'rays' }));

  test('leave no star in the sky, and end outside the plate', () => {
    expect(compose(order('night moor'))).toContain('opacity=".75"');
    expect(rays('night moor')).not.toContain('opacity=".75"');
    expect(rays('hollow')).toMatch(/opacity="0\.6"/);
  });

  test('rise from below unless something hangs above', () => {
    const halo = (svg: string) => Number(/radialGradient[^>]*cy="([\d.]+)"/.exec(svg)?.[1]);
    expect(halo(rays('city'))).toBeGreaterThan(halo(rays('city moon')));
  });

  test('turn to ash where there is frost', () => {
    expect(rays('frost icewood')).not.toContain('#8c1d0f');
    expect(rays('icewood')).toContain('#8c1d0f');
  });
});

describe('the screen', () => {
  const screen = (line: string): string => compose(order(line, { press: 'screen' }));
  const red = PALETTES.screen.accent;

  test('prints a red plate beside people, and behind nothing else', () => {
    const shifted = new RegExp(`fill="${red}" transform="translate\\(`);
    for (const line of ['night moor; seeker', 'corridor; walker', 'portrait man']) expect(screen(line), line).toMatch(shifted);
    for (const line of ['night moor moon', 'night moor; shadow', 'night moor; birds', 'table; axe']) expect(screen(line), line).not.toMatch(shifted);
    expect(compose(order('night moor; seeker'))).not.toMatch(/fill="#8a2f22" transform/);
  });

  test('leaves its dots in the middle tones: one width for each size', () => {
    const dots = screen('night moor').match(/<path d="(M[\d.-]+ [\d.-]+h\.01)+"[^>]*stroke-width="[\d.]+"/g) ?? [];
    expect(dots).toHaveLength(4);
    expect(new Set(dots.map((dot) => /stroke-width="([\d.]+)"/.exec(dot)?.[1])).size).toBe(4);
  });
});

describe('torches', () => {
  /** Beams are cones of light that begin where the lens is: two fills with a gradient of the glow. */
  const beams = (line: string): number => (compose(order(line, { press: 'screen' })).match(new RegExp(`<radialGradient[^>]*><stop offset="0%" stop-color="${PALETTES.screen.glow}"`, 'g')) ?? []).length / 2;

  test('throw a beam each, and none in the dark', () => {
    expect(beams('night moor; seeker')).toBe(1);
    expect(beams('night moor; backs')).toBe(2);
    expect(beams('night moor; party')).toBe(3);
    expect(beams('table; flashlight')).toBe(1);
    expect(beams('portrait handlight')).toBe(1);
    for (const line of ['night moor; seeker dark', 'night moor; backs dark', 'table; deadlight', 'night moor; walker']) expect(beams(line), line).toBe(0);
  });

  test('turn with whoever holds them', () => {
    const reach = (flip: number) => {
      const stage = new Stage(PALETTES.screen, { width: 240, height: 300 }, 'test');
      drawBeam(stage, { at: [0, 0], turn: 0 }, [120, 150], 1, flip);
      return Number(/<path d="M120 150l(-?[\d.]+)/.exec(stage.svg())?.[1]);
    };
    expect(reach(1)).toBeGreaterThan(100);
    expect(reach(-1)).toBeLessThan(-100);
  });
});

describe('the burning wood', () => {
  test('is a thread when it is far', () => {
    const flames = (line: string) => compose(order(line, { press: 'screen' })).split(`fill="${PALETTES.screen.accent}"`).length;
    expect(flames('night wildfire')).toBeGreaterThan(flames('night wildfire far'));
    expect(flames('night forest')).toBe(1);
  });

  test('has a whirl of fire where embers fly', () => {
    const whirl = (line: string) => compose(order(line, { press: 'screen' })).includes(`fill="${PALETTES.screen.accent}"`);
    expect(whirl('night forest twister embers')).toBe(true);
    expect(whirl('night forest twister')).toBe(false);
  });
});

test('mirrors show somebody else in one of them, unless they are empty', () => {
  const accents = (line: string) => compose(order(line, { press: 'screen' })).split(`fill="${PALETTES.screen.accent}"`).length - 1;
  expect(accents('maze')).toBe(1);
  expect(accents('maze empty')).toBe(0);
});

describe('bitmaps', () => {
  const mill = join(ROOT, 'games/mill');
  mkdirSync(join(mill, 'content/cards'), { recursive: true });
  writeFileSync(join(mill, 'pictures.toml'), 'press = "gouge"\n[cover]\nscene = "night sea moon ship"\n');
  const deck = join(mill, 'content/cards/deck.toml');
  writeFileSync(deck, '[axe]\nscene = "table; axe"\n[owl]\nscene = "night moor moon; birds"\nsealed = "attic"\n');
  const printer = new Printer(join(ROOT, 'games'), join(CLIENT, 'tools/art'), join(ROOT, 'cache'));

  test('are made once, and again when their line changes', async () => {
    const first = printer.prints();
    await printer.bitmaps(first);
    const made = (name: string) => statSync(join(printer.cache, `${name}.webp`)).mtimeMs;
    const before = first.map(({ name }) => made(name));
    writeFileSync(deck, readFileSync(deck, 'utf8').replace('table; axe', 'hold; axe'));
    const second = printer.prints();
    await printer.bitmaps(second);
    const changed = second.filter(({ name }, i) => name !== first[i]?.name).map(({ picture, size }) => `${picture.id} ${size}`);
    expect(changed).toEqual(['axe hand', 'axe large']);
    expect(second.filter(({ name }, i) => name === first[i]?.name && made(name) !== before[i])).toEqual([]);
    expect(readdirSync(printer.cache).filter((file) => file.endsWith('.webp'))).toHaveLength(second.length);
  });

  test('of sealed things lie in no public file', async () => {
    const prints = printer.prints();
    await printer.bitmaps(prints);
    writePrints(prints, printer.cache, join(ROOT, 'page'));
    const sealed = prints.filter(({ picture }) => picture.seal).map(({ name }) => name);
    expect(sealed).toHaveLength(2);
    for (const name of sealed) {
      expect(existsSync(join(ROOT, 'page/assets/art', `${name}.webp`))).toBe(false);
      expect(existsSync(join(ROOT, 'page/sealed/art', `${name}.webp`))).toBe(true);
      expect(JSON.stringify([...manifests(prints)])).not.toContain(name);
    }
    expect(JSON.stringify([...manifests(prints)])).not.toContain('owl');
    expect(sealedManifests(prints).get('mill')?.get('attic')?.card['owl']).toEqual(sealed);
  });

  test('a wrong word is told with its card', () => {
    writeFileSync(deck, '[axe]\nscene = "table; exe"\n');
    expect(() => printer.prints()).toThrow('mill/deck.toml: axe: no part of the kit is called “exe”');
  });
});
