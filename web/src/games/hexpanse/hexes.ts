/** The board as hexagons in drawing units: 1000 = the window of the board in its content file. */
import { short } from '$src/board/geometry';
import type { CellRecord, Content } from './content';

export interface Hex {
  id: string; // as printed: "H8"
  target: string; // as options name it: "cell:0,0"
  q: number;
  r: number;
  x: number;
  y: number;
  source: boolean;
  near: readonly string[]; // ids of neighbours on this board
}
export interface Grid {
  id: string;
  radius: number; // of the board, in cells
  R: number; // of a cell, centre to corner
  k: number; // line weight: 1 on the smallest board
  hexes: readonly Hex[];
  byId: ReadonlyMap<string, Hex>;
  byTarget: ReadonlyMap<string, Hex>;
  at(q: number, r: number): Hex | undefined;
}

const SMALLEST_R = 62; // a cell of the two-player board, for which line weights are given

export function layBoard(content: Content, cells: number): Grid {
  const board = content.board.board.find((one) => one.cells === cells) ?? content.board.board[0]!;
  const scale = 1000 / board.view_size;
  const here = content.board.cell.filter((cell) => cell.ring <= board.radius);
  const known = new Set(here.map((cell) => cell.id));
  const hexes = here.map((cell: CellRecord): Hex => ({
    id: cell.id,
    target: `cell:${cell.q},${cell.r}`,
    q: cell.q,
    r: cell.r,
    source: cell.source,
    x: (cell.x - board.view_x) * scale,
    y: (cell.y - board.view_y) * scale,
    near: cell.adj.filter((id) => known.has(id)),
  }));
  const byTarget = new Map(hexes.map((hex) => [hex.target, hex]));
  const R = content.board.grid.hex_radius_at_master_scale * scale;
  return {
    id: board.id,
    radius: board.radius,
    R,
    k: R / SMALLEST_R,
    hexes,
    byTarget,
    byId: new Map(hexes.map((hex) => [hex.id, hex])),
    at: (q, r) => byTarget.get(`cell:${q},${r}`),
  };
}

/** Corner i (0 = top, clockwise) of a pointy-top hexagon. */
export function corner(x: number, y: number, r: number, i: number): [number, number] {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
}
export function hexPath(x: number, y: number, r: number): string {
  return `M${Array.from({ length: 6 }, (_, i) => corner(x, y, r, i).map(short).join(' ')).join('L')}Z`;
}
export const cellPath = (grid: Grid, hex: Hex, size: number): string =>
  hexPath(hex.x, hex.y, grid.R * size);
export const line = (a: Hex, b: Hex): string =>
  `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`;

// Edge i runs from corner i to corner i + 1 and faces NE, E, SE, SW, W, NW.
const FACES = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;
// Corners as exact lattice points, so that the chain of edges closes on every board size.
const LATTICE = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/** The rim of the whole board: edges without a neighbour, chained into one closed path. */
export function outline(grid: Grid, grow: number): string {
  const next = new Map<string, { to: string; x: number; y: number }>();
  for (const hex of grid.hexes)
    FACES.forEach(([dq, dr], i) => {
      if (grid.at(hex.q + dq, hex.r + dr)) return;
      const key = (j: number) =>
        `${2 * hex.q + hex.r + LATTICE[j % 6]![0]},${3 * hex.r + LATTICE[j % 6]![1]}`;
      const [x, y] = corner(hex.x, hex.y, grid.R, i + 1);
      next.set(key(i), { to: key(i + 1), x, y });
    });
  const start = next.keys().next().value ?? '';
  const points: string[] = [];
  let key = start;
  do {
    const step = next.get(key);
    if (!step) break;
    const [dx, dy] = [step.x - 500, step.y - 500];
    const far = Math.hypot(dx, dy) || 1;
    points.push(`${short(step.x + (dx / far) * grow)} ${short(step.y + (dy / far) * grow)}`);
    key = step.to;
  } while (key !== start && points.length < 400);
  return `M${points.join('L')}Z`;
}
