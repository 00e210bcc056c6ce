/** Links that a board tells without nodes: chains of spaces by style. */

import type { Board, Link } from '../model/types';

export function waysOf({ ways = {} }: Board): readonly Link[] {
  const links: Link[] = [];
  for (const [style, chains] of Object.entries(ways)) {
    for (const chain of chains) {
      const spaces = chain.split(' ');
      spaces.slice(1).forEach((b, i) => {
        const a = spaces[i] ?? b;
        links.push({ kind: 'link', id: `${a}-${b}`, a, b, style });
      });
    }
  }
  return links;
}
