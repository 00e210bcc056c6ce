/** A rule's name as people read it: `spawn.row-top` is “Spawn: row top”. */
export function ruleName(rule: string): string {
  const [chapter = '', ...rest] = rule.replaceAll('-', ' ').split('.');
  const named = rest.length ? `${chapter}: ${rest.join(' ')}` : chapter;
  return named.charAt(0).toUpperCase() + named.slice(1);
}
