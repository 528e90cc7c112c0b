/** The survey sheet under the pieces: paper, folds, contour lines, trees, terrain, compass. Pure text, seeded. */
import { short, type Box, type Point } from '$src/board/geometry';
import { seeded } from '$src/board/seeded';
import { smooth, type MapShape } from './geometry';
import { drawTerrain } from './terrain';

const SHEET: Box = { x: -600, y: -500, w: 2200, h: 2000 }; // more than any window shows
const put = (x: number, y: number): string => `${short(x)} ${short(y)}`;
const near = (map: MapShape, x: number, y: number, distance: number): boolean =>
  map.hexes.some((hex) => Math.hypot(hex.x - x, hex.y - y) < distance);

/** Height over the sheet: value noise, smoothed. */
function field(x: number, y: number): number {
  const ease = (a: number, b: number, t: number) => a + (b - a) * (t * t * (3 - 2 * t));
  const value = (i: number, j: number) => seeded(`c${i},${j}`)();
  const [u, v] = [x / 170 + 50, y / 170 + 50];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  return ease(
    ease(value(i, j), value(i + 1, j), u - i),
    ease(value(i, j + 1), value(i + 1, j + 1), u - i),
    v - j,
  );
}

/** Contour lines outside the hexes, by marching squares. */
function contours(map: MapShape): string {
  const step = 30;
  const heights = new Map<string, number>();
  const height = (x: number, y: number): number => {
    const id = `${x},${y}`;
    let found = heights.get(id);
    if (found === undefined) heights.set(id, (found = field(x, y)));
    return found;
  };
  let d = '';
  for (let x = -180; x < 1180; x += step)
    for (let y = -20; y < 1040; y += step) {
      if (near(map, x + step / 2, y + step / 2, 66)) continue;
      const cell: Point[] = [
        [x, y],
        [x + step, y],
        [x + step, y + step],
        [x, y + step],
      ];
      const f = cell.map((p) => height(...p));
      for (const level of [0.25, 0.36, 0.47, 0.58, 0.69]) {
        const cut: Point[] = [];
        cell.forEach((p, k) => {
          const [a, b, q] = [f[k]!, f[(k + 1) % 4]!, cell[(k + 1) % 4]!];
          if (a < level !== b < level)
            cut.push([
              p[0] + ((q[0] - p[0]) * (level - a)) / (b - a),
              p[1] + ((q[1] - p[1]) * (level - a)) / (b - a),
            ]);
        });
        for (let k = 0; k + 1 < cut.length; k += 2)
          d += `M${put(...cut[k]!)}L${put(...cut[k + 1]!)}`;
      }
    }
  return `<path class="contour" d="${d}"/>`;
}

function paper(map: MapShape): string {
  const random = seeded('sheet');
  const stains = Array.from({ length: 26 }, () => {
    const [x, y, r] = [-100 + random() * 1200, random() * 1000, 30 + random() * 120];
    return `<path class="stain" d="${smooth(
      Array.from({ length: 8 }, (_, k): Point => {
        const q = r * (0.6 + random() * 0.6);
        return [x + q * Math.cos(k * 0.785), y + q * 0.8 * Math.sin(k * 0.785)];
      }),
      true,
    )}"/>`;
  }).join('');
  const free = (x: number, y: number) =>
    !near(map, x, y, 84) &&
    !map.bases.some((base) => Math.hypot(base.x - x, base.y - y) < 66) &&
    !(y > 880 && (x > 610 || x < 330));
  let trees = '';
  for (let i = 0; i < 420; i++) {
    const [x, y, pine] = [random() * 1000, 30 + random() * 930, random() < 0.7];
    if (free(x, y))
      trees += pine
        ? `M${put(x, y)}v-3M${put(x - 3.5, y - 3)}h7l-3.5-9z`
        : `M${put(x - 7, y)}l5-8 3 3 4-7 6 12`;
  }
  const folds = [0.335, 0.667]
    .map(
      (f) =>
        `<rect x="${short(-93 + 1186 * f - 16)}" y="${SHEET.y}" width="32" height="${SHEET.h}" fill="url(#sc-fold)"/>`,
    )
    .join('');
  const across = `<g transform="translate(${SHEET.x} 525) rotate(-90)"><rect width="32" height="${SHEET.w}" fill="url(#sc-fold)"/></g>`;
  return `<rect class="paper" x="${SHEET.x}" y="${SHEET.y}" width="${SHEET.w}" height="${SHEET.h}"/>${stains}${contours(map)}<path class="sketch" d="${trees}"/>${folds}${across}`;
}

function terrain(map: MapShape): string {
  return map.hexes
    .map(
      (hex) =>
        `<g class="t-${hex.terrain}"><path class="base" d="${hex.rough}"/><g transform="translate(${hex.x} ${hex.y})"><g clip-path="url(#sc-clip)">${drawTerrain(hex.terrain, seeded(hex.id), map.layout)}</g></g><path d="${hex.rough}" fill="url(#sc-hexlight)"/><path class="edge" d="${hex.rough}"/></g>`,
    )
    .join('');
}

function compass(): string {
  const rays = Array.from({ length: 8 }, (_, i) => {
    const [kind, tip] = i % 2 ? ['c-min', 26] : ['c-maj', 42];
    return `<g transform="rotate(${i * 45})"><path class="${kind}" d="M0-${tip}L5-8H0Z"/><path class="${kind} o" d="M0-${tip}L-5-8H0Z"/></g>`;
  }).join('');
  return `<g class="compass" transform="translate(920 112)"><circle class="c-ring" r="31"/><circle class="c-ring" r="35"/>${rays}<text y="-47">N</text></g>`;
}

/** Everything that never changes, as one text. */
export const drawScenery = (map: MapShape): string => paper(map) + terrain(map) + compass();
