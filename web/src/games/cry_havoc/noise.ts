/** Value noise on a lattice, -0.5 to 0.5; the same place and seed always give the same height. */
function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

export const smooth = (t: number): number => t * t * (3 - 2 * t);

export function noise(x: number, y: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = smooth(x - i);
  const v = smooth(y - j);
  const a = lattice(i, j, seed);
  const b = lattice(i + 1, j, seed);
  const c = lattice(i, j + 1, seed);
  const d = lattice(i + 1, j + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v - 0.5;
}
