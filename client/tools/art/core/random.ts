/** Random numbers that are the same on every machine: a picture is named by its seed alone. */

/** A number in [a, b). */
export type Rand = (a: number, b: number) => number;

/** FNV-1a. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** mulberry32. */
export function stream(seed: string): Rand {
  let a = hash(seed);
  return (low, high) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + (high - low) * (((t ^ (t >>> 14)) >>> 0) / 4294967296);
  };
}

export type Noise = (x: number, y: number, octaves?: number) => number;

/** Smooth noise in [0, 1], summed over octaves. */
export function noise(seed: string): Noise {
  const key = hash(seed) % 1000;
  const lattice = (x: number, y: number) => {
    let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + key) | 0;
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  };
  const smooth = (t: number) => t * t * (3 - 2 * t);
  const single = (x: number, y: number) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = smooth(x - i);
    const v = smooth(y - j);
    const upper = lattice(i, j) * (1 - u) + lattice(i + 1, j) * u;
    const lower = lattice(i, j + 1) * (1 - u) + lattice(i + 1, j + 1) * u;
    return upper * (1 - v) + lower * v;
  };
  return (x, y, octaves = 4) => {
    let sum = 0;
    let total = 0;
    let weight = 0.5;
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * single(x, y);
      total += weight;
      weight /= 2;
      x *= 2.03;
      y *= 2.03;
    }
    return sum / total;
  };
}
