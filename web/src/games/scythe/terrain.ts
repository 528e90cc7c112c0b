/** What grows and stands on a hex: one drawing per terrain, around 0,0, seeded. Decoration without meaning in the rules. */
import { short, type Point } from '$src/board/geometry';
import type { Layout, TerrainId } from './content';
import { corners, smooth } from './geometry';

type Random = () => number;
const put = (x: number, y: number): string => `${short(x)} ${short(y)}`;
const group = (x: number, y: number, inner: string, more = ''): string =>
  `<g transform="translate(${put(x, y)})${more}">${inner}</g>`;

/** Points spread over a hex with a smallest distance between them. */
function spread(
  random: Random,
  count: number,
  apart: number,
  radius: number,
  keep: (x: number, y: number) => boolean = () => true,
): Point[] {
  const out: Point[] = [];
  for (let t = 0; t < count * 30 && out.length < count; t++) {
    const [x, y] = [(random() - 0.5) * 2 * radius, (random() - 0.5) * 2.16 * radius];
    if (Math.abs(x) > 52 || Math.abs(y) + Math.abs(x) * 0.577 > 58) continue;
    if (keep(x, y) && !out.some((p) => Math.hypot(p[0] - x, p[1] - y) < apart)) out.push([x, y]);
  }
  return out.sort((a, b) => a[1] - b[1]);
}

const PEAKS = [
  [-30, -16, 27],
  [29, -19, 29],
  [-2, -3, 42],
  [-41, 20, 23],
  [40, 21, 25],
  [3, 32, 29],
] as const;
function mountain(random: Random): string {
  return PEAKS.map(([px, py, size]) => {
    const [x, y, s] = [
      px + (random() - 0.5) * 8,
      py + (random() - 0.5) * 6,
      size * (0.9 + random() * 0.2),
    ];
    const [w, top, base, k] = [s * 0.82, y - s, y + s * 0.28, (random() - 0.5) * 5];
    const ridge = `M${put(x + k, top)}L${put(x + k + s * 0.1, top + s * 0.34)}L${put(x + k - s * 0.06, top + s * 0.58)}L${put(x + k + s * 0.14, top + s * 0.82)}L${put(x + s * 0.05, base)}`;
    const slope = `M${put(x - w, base)}L${put(x - w * 0.45, top + s * 0.6)}L${put(x + k, top)}L${put(x + w * 0.5, top + s * 0.62)}L${put(x + w, base)}`;
    const hatch = [1, 2, 3, 4, 5]
      .map(
        (i) =>
          `M${put(x + k + (w - k) * (i / 6) * 0.98, top + (base - top) * (i / 6))}l${put(-s * 0.2 * (1 - i * 0.05), s * 0.2)}`,
      )
      .join('');
    return (
      `<path class="m-lit" d="${ridge}L${put(x - w, base)}Z"/><path class="m-shade" d="${ridge}L${put(x + w, base)}L${put(x + w * 0.5, top + s * 0.62)}Z"/><path class="m-ink" d="${hatch}"/>` +
      `<path class="m-line" d="${slope}${ridge}"/><path class="m-snow" d="M${put(x + k, top)}l${put(-s * 0.24, s * 0.3)}l${put(s * 0.12, -s * 0.05)}l${put(s * 0.1, s * 0.14)}l${put(s * 0.1, -s * 0.16)}l${put(s * 0.12, s * 0.06)}Z"/>`
    );
  }).join('');
}

const SHEAF =
  '<path class="f-stook" d="M-7 8C-5 2-3-3-3.5-8L0-10.5 3.5-8C3-3 5 2 7 8Z"/><path class="f-ink" d="M-4.2 0H4.2M-2 8-1-7M2 8 1-7M-3.5-8-6-11M3.5-8 6-11M0-10.5V-13.5"/>';
function farm(random: Random): string {
  const [cx, cy] = [(random() - 0.5) * 26, (random() - 0.5) * 22];
  const turn = random() * 6.28;
  const rays = Array.from({ length: 5 }, (_, i) => turn + (i * 6.283) / 5 + (random() - 0.5) * 0.5);
  const far = (angle: number, r: number) => put(cx + r * Math.cos(angle), cy + r * Math.sin(angle));
  const plots = rays
    .map((a, i) => {
      const b = rays[(i + 1) % 5]! + (i === 4 ? 6.283 : 0);
      return `<path class="f${(i + (random() < 0.5 ? 0 : 1)) % 4}" d="M${put(cx, cy)}L${far(a, 130)}L${far((a + b) / 2, 160)}L${far(b, 130)}Z"/>`;
    })
    .join('');
  const hedges = rays.map((a) => `M${put(cx, cy)}Q${far(a + 0.12, 50)} ${far(a, 110)}`).join('');
  return `${plots}<path class="f-hedge" d="${hedges}"/>${spread(
    random,
    7,
    21,
    50,
    (x, y) => Math.hypot(x, y - 2) > 25,
  )
    .map(([x, y]) => group(x, y, SHEAF))
    .join('')}`;
}

const PINE = (b: string) =>
  `<path class="t-shadow" d="M-7 6.5Q2 9 10 5.5L2 3Z"/><path class="t-trunk" d="M0 8V2"/><path class="t-pine${b}" d="M0-17 4.5-9H2.3L7-1.5H3.8L9 5H-9L-3.8-1.5H-7L-2.3-9H-4.5Z"/><path class="t-ink" d="M1.5-11 3-8M2-4.5 4.5-1.5M3 1.5 5.5 4"/>`;
const OAK =
  '<path class="t-shadow" d="M-6 8Q3 10.5 10 7L2 5Z"/><path class="t-trunk" d="M0 9V2"/><path class="t-oak" d="M-8 2C-11-2-8-7-5-7-4-12 4-12 5-7 9-7 11-1 8 2 5 5-5 5-8 2Z"/><path class="t-ink" d="M3-5q3 .5 3 4M0 1q3 1 5-1"/>';
function forest(random: Random): string {
  return spread(random, 26, 13.5, 56)
    .map(([x, y]) => {
      const scale = ` scale(${short(0.8 + random() * 0.45)})`;
      return random() < 0.68
        ? group(x, y + 6, PINE(random() < 0.4 ? ' b' : ''), scale)
        : group(x, y + 4, OAK, scale);
    })
    .join('');
}

function tundra(random: Random): string {
  const drifts = Array.from({ length: 7 }, (_, i) => {
    const start = `M${put(-70 + random() * 20, -50 + i * 16 + random() * 6)}`;
    return (
      start +
      Array.from(
        { length: 4 },
        () =>
          `q${put(9 + random() * 6, -5 - random() * 5)} ${put(22 + random() * 12, (random() - 0.5) * 7)}`,
      ).join('')
    );
  }).join('');
  const patches = spread(random, 4, 30, 52)
    .map(
      ([x, y]) =>
        `<path class="s-patch" d="${smooth(
          Array.from({ length: 7 }, (_, i): Point => {
            const r = 9 + random() * 9;
            return [x + r * 1.5 * Math.cos(i * 0.8976), y + r * 0.55 * Math.sin(i * 0.8976)];
          }),
          true,
        )}"/>`,
    )
    .join('');
  const tufts = spread(random, 13, 15, 54)
    .map(([x, y]) => `M${put(x, y)}l-2.5-5M${put(x, y)}l.5-7M${put(x, y)}l3-4.5`)
    .join('');
  const side = random() < 0.5 ? -1 : 1;
  const derrick = `<path class="s-tower" d="M-10 16-3-22H3L10 16M-8 5H8M-6-5H6M-4.5-14H4.5M-10 16 8 5M10 16-8 5M-8 5 6-5M8 5-6-5M-6-5 4.5-14M6-5-4.5-14M-13 16H13"/><path class="s-beam" d="M${-4 * side}-22l${-18 * side}-7l${-2 * side} 5l${3 * side} 3M${-side * 22} 16V-25"/>`;
  return `<path class="s-drift" d="${drifts}"/>${patches}<path class="s-tuft" d="${tufts}"/>${group(31 * side, 18, derrick)}`;
}

const HOUSES = [
  [-30, -20],
  [-2, -28],
  [30, -18],
  [-40, 8],
  [40, 10],
  [-16, 40],
  [18, 44],
  [6, -4],
] as const;
const CHURCH =
  '<path class="v-wall" d="M-13 10V-1L-5-1V10ZM-5 10V-14H5V10Z"/><path class="v-roof c" d="M-15-1-9-8-5-8V-1ZM-6.5-14 0-29 6.5-14Z"/><path class="v-ink" d="M0-29V-34M-2-32H2M-1.5 10V5H1.5V10M0-9V-5"/>';
function house(w: number, b: string): string {
  const n = (k: number) => short(w * k);
  return `<path class="v-wall" d="M${n(-1)} 9V0L${n(-0.45)}-8 ${n(0.1)} 0H${n(1)}V9Z"/><path class="v-roof${b}" d="M${n(-0.45)}-8H${n(0.62)}L${n(1.12)} 0H${n(0.1)}Z"/><path class="v-ink" d="M${n(-0.62)} 9V4H${n(-0.22)}V9M${n(0.45)} 3v3M${n(0.75)} 3v3M${n(0.4)}-8v-4h3v4"/>`;
}
function village(random: Random): string {
  const road = `<path class="v-road" d="M-70 ${short(24 + random() * 10)}C-30 ${short(6 + random() * 12)} 5 42 30 22S60-20 74 ${short(-22 - random() * 10)}"/>`;
  const church = random() < 0.5 ? 1 : 2;
  return (
    road +
    HOUSES.map(([hx, hy], i) => {
      const [x, y, w, turned] = [
        hx + (random() - 0.5) * 6,
        hy + (random() - 0.5) * 6,
        10 + random() * 4,
        random() < 0.5 ? -1 : 1,
      ];
      return i === church
        ? group(x, y, CHURCH, ' scale(1.1)')
        : group(x, y, house(w, random() < 0.35 ? ' b' : ''), ` scale(${turned} 1)`);
    }).join('')
  );
}

function lake(random: Random, layout: Layout): string {
  const lines = [0.93, 0.86, 0.78]
    .map((k, i) => {
      const around = corners({ x: 0, y: 0 }, layout, k);
      const line = around.flatMap((a, j) => {
        const b = around[(j + 1) % 6]!;
        return [0, 1, 2].map((t): Point => [
          a[0] + ((b[0] - a[0]) * t) / 3 + (random() - 0.5) * 4,
          a[1] + ((b[1] - a[1]) * t) / 3 + (random() - 0.5) * 4,
        ]);
      });
      return `<path class="l-line l${i}" d="${smooth(line, true)}"/>`;
    })
    .join('');
  const waves = `<path class="l-wave" d="${spread(random, 9, 19, 40)
    .map(([x, y]) => `M${put(x - 8, y)}q4-4.5 8 0t8 0`)
    .join('')}"/>`;
  const boat =
    random() < 0.6
      ? group(
          (random() - 0.5) * 30,
          14 + random() * 16,
          '<path class="l-boat" d="M-11 2H11L8 7H-8Z"/><path class="l-sail" d="M-1 0V-15L-9 0ZM1.5 0V-12L9 0Z"/>',
        )
      : '';
  return lines + waves + boat;
}

const WORKS =
  '<circle class="x-gear" r="47"/><circle class="x-gear in" r="40"/>' +
  '<path class="x-smoke" d="M-21-24c-8-6-3-14-12-18s-2-12-12-14M-5-31c6-7-2-11 6-17s3-9 12-13"/><path class="x-hall" d="M-37 25V4L-25-6V4L-13-6V4L-1-6V25Z"/><path class="x-hall d" d="M-25-6V4H-37L-25-6M-13-6V4H-25M-1-6V4H-13"/>' +
  '<path class="x-stack" d="M-25-8-24-25H-18L-17-10ZM-9-9-8-32H-2L-1-6Z"/><path class="x-hall b" d="M-1 25V-10H19L36 2V25Z"/><path class="x-roof" d="M-3-10 8-19 21-10 38 2H34L19-8H-1Z"/>' +
  '<path class="x-win" d="M-33 10h7v7h-7zM-21 10h7v7h-7zM-9 10h5v7h-5zM4-3h9v7H4zM4 11h9v14H4zM19 8h6v7h-6zM28 8h5v7h-5z"/><path class="x-ground" d="M-42 25H42"/>';
const TEETH = Array.from(
  { length: 24 },
  (_, i) =>
    `<rect class="x-tooth" x="-4" y="-55" width="8" height="9" transform="rotate(${i * 15})"/>`,
).join('');

/** The drawing of a terrain around 0,0; the same random numbers always give the same picture. */
export function drawTerrain(terrain: TerrainId, random: Random, layout: Layout): string {
  switch (terrain) {
    case 'mountain':
      return mountain(random);
    case 'farm':
      return farm(random);
    case 'forest':
      return forest(random);
    case 'tundra':
      return tundra(random);
    case 'village':
      return village(random);
    case 'lake':
      return lake(random, layout);
    case 'factory':
      return TEETH + WORKS;
  }
}
