/** Pictures of patterns, turned and mirrored; index m * 6 + k means mirrored m times, then turned k times by 60 degrees. */
import type { Offset } from './content';

const turn = ([q, r]: Offset): Offset => [0 - r, q + r];
const mirror = ([q, r]: Offset): Offset => [q + r, 0 - r];

export function orient(offsets: readonly Offset[], index: number): readonly Offset[] {
  return offsets.map((offset) => {
    let image = index >= 6 ? mirror(offset) : offset;
    for (let i = 0; i < index % 6; i++) image = turn(image);
    return image;
  });
}
