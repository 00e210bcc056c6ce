/** The rules of a game as chapters, in the order in which one learns them. */

import { spelled } from '../lobby/plan';
import type { RuleInfo } from '../wire';

export interface Chapter {
  readonly title: string;
  readonly rules: readonly RuleInfo[];
}

/** Rules that speak of all the words, or all rules. They come in the order of chapters. */
export function chapters(rules: readonly RuleInfo[], search = ''): readonly Chapter[] {
  const wanted = search.trim().toLowerCase().split(/\s+/);
  const made = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const text = `${rule.chapter ?? ''} ${rule.text}`.toLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    const title = rule.chapter || spelled(rule.section);
    made.set(title, [...(made.get(title) ?? []), rule]);
  }
  return [...made].map(([title, found]) => ({ title, rules: found }));
}
