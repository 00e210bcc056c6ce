/**
 * The areas of a screen as they are when some of its regions are empty.
 */

/** What an area is kept for: the regions that are drawn, and what others lie over, be it empty. Without
 * the area that it lies over, a thing would make itself a column beside all others. */
export function keptFor(drawn: readonly string[], overs: readonly { readonly over?: string }[]): ReadonlySet<string> {
  return new Set([...drawn, ...overs.map(({ over }) => over || 'stage')]);
}

/**
 * Empty regions leave a gap ('.'), which is as wide as what begins in its columns elsewhere. Only
 * the room of `own` goes to what stands beside it in the same rows: who watches has nothing there.
 */
export function filled(areas: readonly (readonly string[])[], kept: ReadonlySet<string>, own: string | undefined): string[][] {
  const isEmpty = own !== undefined && !kept.has(own);
  const heir = isEmpty ? beside(areas, own).find((name) => kept.has(name)) : undefined;
  return areas.map((row) => row.map((name) => (kept.has(name) ? name : name === own ? (heir ?? '.') : '.')));
}

/** What touches an area at its side, in all of its rows and in no other. */
function beside(areas: readonly (readonly string[])[], wanted: string): string[] {
  const rowsOf = (name: string): string => areas.flatMap((row, i) => (row.includes(name) ? [i] : [])).join();
  const row = areas.find((one) => one.includes(wanted)) ?? [];
  const near = [row[row.indexOf(wanted) - 1], row[row.lastIndexOf(wanted) + 1]];
  return near.filter((name) => name !== undefined && rowsOf(name) === rowsOf(wanted)) as string[];
}
