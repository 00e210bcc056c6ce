// What is sealed is in no public sprite, and in the file that only the server reads.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { iconsOfGame } from './icons_in_use.mjs';
import { writeSealed } from './sprite.mjs';

const ROOT = mkdtempSync(join(tmpdir(), 'icons-'));
const GAME = join(ROOT, 'games', 'mill');
const FILES = {
  'theme.toml': `
[types.sack]
icon = "swap-bag"
[cards]
flour = "wheat"
[spaces.loot]
colour = "#fff"
[sealed.cellar.cards]
rat = "rat"
bag = "swap-bag"
[sealed.cellar.types.hole]
icon = "well"
`,
  'content/cards/open.toml': '[axe]\nicon = "axe-swing"\n\n[owl]\nicon = "owl"\nsealed = true\n',
  'content/cards/attic.toml': 'sealed = "attic"\n[chest]\nicon = "chest"\n[trunk]\nsealed = "trunk"\nicon = "key"\n',
  'content/cards/ghosts.toml': 'sealed = true\n[ghost]\nicon = "ghost"\n',
  'view/scene.py': 'Token(icon="boat")\nToken(icon="loot")\n',
};
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(GAME, name)), { recursive: true });
  writeFileSync(join(GAME, name), text);
}
afterAll(() => rmSync(ROOT, { recursive: true }));

test('sealed icons are told apart, by what unlocks them', () => {
  const { open, sealed } = iconsOfGame(GAME);
  expect([...open.keys()].sort()).toEqual(['axe-swing', 'boat', 'swap-bag', 'wheat']);
  expect(Object.fromEntries([...sealed].map(([seal, names]) => [seal, [...names]]))).toEqual({
    cellar: ['rat', 'well'],
    owl: ['owl'],
    attic: ['chest'],
    trunk: ['key'],
    ghost: ['ghost'],
  });
});

test('the server gets their drawings', () => {
  writeSealed(join(ROOT, 'sealed'), join(ROOT, 'games'));
  const told = JSON.parse(readFileSync(join(ROOT, 'sealed', 'mill.json'), 'utf8'));
  expect(Object.keys(told['cellar'])).toEqual(['rat', 'well']);
  expect(told['attic']['chest']).toMatch(/^<symbol id="chest" viewBox="0 0 512 512"><path/);
});
