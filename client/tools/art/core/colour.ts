/** Colours as #rrggbb. */

export function mix(a: string, b: string, t: number): string {
  const share = Math.max(0, Math.min(1, t));
  const parts = [1, 3, 5].map((i) => {
    const from = parseInt(a.slice(i, i + 2), 16);
    const to = parseInt(b.slice(i, i + 2), 16);
    return Math.round(from + (to - from) * share).toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
