/** The outline of an island: a circle that the sea has worked on, always in the same way. */
import { short, type Point } from '$src/board/geometry';
import { seeded } from '$src/board/seeded';

export const RADIUS = 82;
const CORNERS = 11;

export function shore(id: string): string {
  const random = seeded(id);
  const corners = Array.from({ length: CORNERS }, (_, i): Point => {
    const turn = (2 * Math.PI * i) / CORNERS;
    const far = RADIUS * (0.93 + 0.13 * random());
    return [far * Math.cos(turn), far * Math.sin(turn)];
  });
  return `${smooth(corners)}Z`;
}

/** A closed curve through the middles of the edges. */
function smooth(corners: readonly Point[]): string {
  const middle = (i: number): Point => {
    const [a, b] = [corners[i % corners.length]!, corners[(i + 1) % corners.length]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;
  return (
    `M${at(middle(0))}` +
    corners
      .map((_, i) => `Q${at(corners[(i + 1) % corners.length]!)} ${at(middle(i + 1))}`)
      .join('')
  );
}
