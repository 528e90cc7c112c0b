/** The night horizon behind a lane of the battle board: two ridges and a few stars. */
import { short as s } from '$src/board/geometry';
import { hash, seeded } from '$src/board/seeded';
import { noise } from './noise';

const [W, H] = [720, 120];
const CLEAR = 230; // stars only left and right of the words

export function ridge(name: string): {
  far: string;
  near: string;
  stars: readonly (readonly [number, number, number])[];
} {
  const seed = hash(name) % 100_000;
  const line = (amount: number, base: number, step: number, k: number) => {
    let d = `M0 ${H}`;
    for (let x = 0; x <= W; x += step)
      d += `L${x} ${s(base - (noise(x / 70, k, seed) + 0.5) * amount - noise(x / 17, k + 3, seed) * amount * 0.35)}`;
    return `${d}L${W} ${H}Z`;
  };
  const random = seeded(name);
  const stars = Array.from(
    { length: 22 },
    (_, i) =>
      [
        Math.round(random() * CLEAR + (i % 2 ? W - CLEAR : 0)),
        Math.round(random() * H * 0.55),
        0.5 + random() * 0.7,
      ] as const,
  );
  return { far: line(46, H * 0.86, 8, 1), near: line(34, H * 0.98, 6, 9), stars };
}
