/** Words of art in card texts: messages `term-…` of the game's words file. */

import type { About } from '../../words';

export interface Term extends About {
  /** As it is written, and its other forms. */
  readonly forms: readonly string[];
}

/** A piece of a text, and the term that it is. */
export interface Part {
  readonly text: string;
  readonly term: Term | null;
}

/** A text cut where terms stand in it, whole words only; of several that fit the longest is meant. */
export function cut(text: string, terms: readonly Term[]): readonly Part[] {
  const byForm = new Map(terms.flatMap((term) => term.forms.map((form) => [form.toLowerCase(), term] as const)));
  if (!text || !byForm.size) return [{ text, term: null }];
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map((form) => form.replaceAll(/[^\p{L}\p{N} ]/gu, '\\$&'));
  const found = new RegExp(`(?<![\\p{L}])(${forms.join('|')})(?![\\p{L}])`, 'giu');
  return text
    .split(found)
    .map((part) => ({ text: part, term: byForm.get(part.toLowerCase()) ?? null }))
    .filter((part) => part.text);
}

/** The terms of a text, each once, in their order. */
export function termsIn(text: string, terms: readonly Term[]): readonly Term[] {
  return [...new Set(cut(text, terms).flatMap(({ term }) => term ?? []))];
}
