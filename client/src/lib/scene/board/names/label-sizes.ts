/** Labels on boards: how they break, and how large they can be at a zoom. */

/** A name in at most two lines of about equal length. */
export function lines(name: string): readonly string[] {
  const words = name.split(' ');
  if (name.length <= 9 || words.length < 2) return [name];
  let best: readonly string[] = [name];
  let longest = Infinity;
  for (let at = 1; at < words.length; at++) {
    const halves = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const length = Math.max(...halves.map((half) => half.length));
    if (length < longest) [best, longest] = [halves, length];
  }
  return best;
}

export interface LabelSizes {
  /** Sizes in board units; 0 if there is no room for legible words. */
  readonly short: number;
  readonly long: number;
  readonly region: number;
}

/** What one can still read, in pixels. */
export const LEAST = 12;

/** `radius` of a space and the board units that one pixel spans. */
export function labelSizes(radius: number, pixel: number): LabelSizes {
  const short = Math.max(radius * 0.66, LEAST * pixel);
  const long = Math.max(radius * 0.42, LEAST * pixel);
  const region = Math.max(radius * 0.5, LEAST * pixel);
  return {
    short: short <= radius * 1.05 ? short : 0,
    long: long <= radius * 0.85 ? long : 0,
    region: region <= radius * 1.6 ? region : 0,
  };
}

/** Whether a name is a number or a sign, small enough to stand inside its space. */
export function isSign(name: string): boolean {
  return name.length <= 2 || (name.length <= 5 && /\d/.test(name));
}
