/** A game's look: its colours become CSS variables, its typefaces are fetched when they are needed. */

import type { Theme } from './scene/model/types';

const COLOURS = ['table', 'edge', 'surface', 'paper', 'ink', 'faded', 'light', 'glow', 'warning'];

// Each is a file of its own, so that a page loads only what its game is set in.
const TYPEFACES: Record<string, () => Promise<unknown>> = {
  'IM Fell English': () => import('../fonts/made/im-fell-english.css'),
  'EB Garamond': () => import('../fonts/made/eb-garamond.css'),
};

/** Dresses the page. Returns how to undress it. */
export function applyTheme(theme: Theme): () => void {
  const style = document.documentElement.style;
  const set: string[] = [];
  const put = (name: string, value: string | undefined) => {
    if (!value) return;
    style.setProperty(name, value);
    set.push(name);
  };
  for (const colour of COLOURS) put(`--${colour}`, theme.colours?.[colour]);
  for (const role of ['heading', 'body']) {
    const face = theme.typefaces?.[role];
    if (!face) continue;
    void TYPEFACES[face]?.();
    // A heading's typeface may lack digits; the body's has them.
    put(`--font-${role}`, `'${face}', '${theme.typefaces?.['body'] ?? face}', Georgia, serif`);
  }
  return () => set.forEach((name) => style.removeProperty(name));
}
