/** Where icons are found: in the page's sprites (`tools/sprite.mjs`), or in what a table has unlocked. */

import { SPRITES } from './sprites';

const ADDRESSES = new Map<string, string>(
  SPRITES.flatMap(([file, names]) => names.split(' ').map((name) => [name, `${file}#${name}`] as const)),
);
let unlocked = $state.raw<ReadonlyMap<string, string>>(new Map());

/** The address of an icon for `<use>`; empty if there is no such icon. */
export function icon(name: string): string {
  return ADDRESSES.get(name) ?? unlocked.get(name) ?? '';
}

/** The sprite of a table: its address and its text, which tells what is in it. */
export function setTableIcons(address: string, sprite: string): void {
  const names = [...sprite.matchAll(/<symbol[^>]* id="([^"]+)"/g)].map(([, name]) => name ?? '');
  unlocked = new Map(names.map((name) => [name, `${address}#${name}`]));
}
