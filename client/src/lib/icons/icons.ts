/** Where icons are found: `tools/sprite.mjs` puts those in use into a few files. */

import { SPRITES } from './sprites';

const ADDRESSES = new Map<string, string>(
  SPRITES.flatMap(([file, names]) => names.split(' ').map((name) => [name, `${file}#${name}`] as const)),
);

/** The address of an icon for `<use>`; empty if there is no such icon. */
export function icon(name: string): string {
  return ADDRESSES.get(name) ?? '';
}
