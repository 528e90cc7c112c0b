/** Where something that explains a thing may stand: beside it, on the screen, and on nothing that matters. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

const GAP = 8; // px between the thing and its explanation
const EDGE = 6; // px to the edge of the screen

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** The first free place above, below, right or left of `thing`; covering it only if the screen is too small. */
export function place(
  thing: Box,
  size: Size,
  screen: Size,
  keepFree: readonly Box[] = [],
): { left: number; top: number } {
  const x = between(
    (thing.left + thing.right - size.width) / 2,
    EDGE,
    screen.width - size.width - EDGE,
  );
  const y = between(
    (thing.top + thing.bottom - size.height) / 2,
    EDGE,
    screen.height - size.height - EDGE,
  );
  const sides = [
    [x, thing.top - GAP - size.height],
    [x, thing.bottom + GAP],
    [thing.right + GAP, y],
    [thing.left - GAP - size.width, y],
    ...keepFree.flatMap((box) => [
      [x, box.top - GAP - size.height],
      [box.right + GAP, y],
      [box.left - GAP - size.width, y],
    ]),
  ] as const;
  const inside = (box: Box) =>
    box.left >= EDGE - 1 &&
    box.top >= EDGE - 1 &&
    box.right <= screen.width - EDGE + 1 &&
    box.bottom <= screen.height - EDGE + 1;
  const places = sides.map(([left = 0, top = 0]) => boxAt(left, top, size)).filter(inside);
  const free = places.find((box) => ![thing, ...keepFree].some((other) => overlaps(box, other)));
  const { left, top } = free ?? places.find((box) => !overlaps(box, thing)) ?? boxAt(x, EDGE, size);
  return { left, top };
}
