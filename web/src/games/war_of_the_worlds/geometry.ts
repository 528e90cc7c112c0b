/**
 * Borders, coast and the fixed places of the map, from the outlines of the content.
 *
 * Reading rule of the map: the name of a land area is the front line. Martians stand above the
 * name, Humans below it, civilians lowest. Places depend on outline and name only, so nothing jumps.
 */
import {
  bandSpans,
  boxOf,
  cross,
  path,
  roughen,
  short,
  type Line,
  type Point,
} from '$src/board/geometry';
import { seeded } from '$src/board/seeded';
import type { AreaRecord } from './content';

const STRETCH_X = 1.12; // the column is wider than the map: give the pieces the room
const OUT = 500; // sea corners on the rim of the data square are pushed out this far

/** Sizes in board units; one unit is about 0.7 px on a laptop screen. */
export const SIZE = { unit: 46, building: 42, marker: 36, label: 19, largeLabel: 26 } as const;

/** Data coordinates -> board coordinates; rim points move outwards so that the sea fills any frame. */
export function project([x, y]: Point): Point {
  const px = x <= 0 ? -OUT : x >= 1000 ? 1000 + OUT : x;
  const py = y <= 0 ? -OUT : y >= 1000 ? 1000 + OUT : y;
  return [500 + (px - 500) * STRETCH_X, py];
}
export const onMap = ([x, y]: Point): Point => [500 + (x - 500) * STRETCH_X, y];

export interface Place {
  x: number;
  y: number;
  w: number;
}
export interface Places {
  martian: Place;
  name: Place;
  human: Place;
  civilian: Place | null;
}

export interface AreaShape {
  id: string;
  kind: 'land' | 'sea';
  hilly: boolean;
  anchor: boolean;
  landing: boolean;
  near: readonly string[];
  x: number;
  y: number;
  polygon: Line;
  d: string;
  name: string;
  lines: readonly string[];
  labelW: number;
  places: Places | null; // land only
}

export interface MapShape {
  areas: readonly AreaShape[];
  byId: ReadonlyMap<string, AreaShape>;
  coast: string;
  borders: string;
  lanes: string;
  land: string;
}

interface Edge {
  ends: readonly [Point, Point];
  owners: AreaRecord[];
  type: 'rim' | 'border' | 'coast' | 'lane';
  amount: number;
  line: Line;
}

const ROUGH = { coast: 0.15, border: 0.085, lane: 0.03, rim: 0 } as const;

function edgeKey(a: Point, b: Point): [string, boolean] {
  const p = `${short(a[0])},${short(a[1])}`;
  const q = `${short(b[0])},${short(b[1])}`;
  return p < q ? [`${p}|${q}`, false] : [`${q}|${p}`, true];
}

/** Every stretch of border once; both neighbours use the very same line. */
function edgesOf(areas: readonly AreaRecord[]): Map<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const area of areas) {
    const corners = area.outline.map(project);
    corners.forEach((p, i) => {
      const q = corners[(i + 1) % corners.length]!;
      const [key, turned] = edgeKey(p, q);
      const edge =
        edges.get(key) ??
        ({ ends: turned ? [q, p] : [p, q], owners: [], type: 'rim', amount: 0, line: [] } as Edge);
      edge.owners.push(area);
      edges.set(key, edge);
    });
  }
  for (const [key, edge] of edges) {
    const land = edge.owners.filter((area) => area.kind === 'land').length;
    edge.type =
      edge.owners.length < 2 ? 'rim' : land === 2 ? 'border' : land === 1 ? 'coast' : 'lane';
    edge.amount = ROUGH[edge.type];
    drawEdge(key, edge);
  }
  calm(edges);
  return edges;
}

function drawEdge(key: string, edge: Edge): void {
  const [a, b] = edge.ends;
  edge.line =
    edge.amount > 0.004
      ? roughen(a, b, edge.amount, edge.type === 'coast' ? 6 : 9, seeded(key))
      : [a, b];
}

/** Narrow firths: where two rough lines would cross, both are drawn calmer until they do not. */
function calm(edges: Map<string, Edge>): void {
  const list = [...edges];
  for (let round = 0; round < 6; round++) {
    const bad = new Set<number>();
    list.forEach(([, a], i) => {
      for (let j = i + 1; j < list.length; j++)
        if (cross(a.line, list[j]![1].line)) bad.add(i).add(j);
    });
    if (bad.size === 0) return;
    for (const i of bad) {
      const [key, edge] = list[i]!;
      edge.amount *= 0.45;
      drawEdge(key, edge);
    }
  }
}

/** A name broken into lines that suit a map label. */
function labelLines(name: string, kind: 'land' | 'sea'): string[] {
  const parts = name.split(' ');
  return kind === 'land' && parts.length > 1
    ? [parts.slice(0, -1).join(' '), parts.at(-1)!]
    : [name];
}

type RowKey = 'M' | 'L' | 'H' | 'C' | 'HC' | 'ML' | 'LH';
interface Template {
  score: number;
  rows: readonly (readonly [RowKey, number, number])[];
}
interface Spot extends Place {
  slack: number;
}

function templates(labelW: number, labelH: number): Template[] {
  return [
    {
      score: 4,
      rows: [
        ['M', 94, 46],
        ['L', labelW, labelH],
        ['H', 88, 42],
        ['C', 58, 29],
      ],
    },
    {
      score: 0,
      rows: [
        ['M', 94, 46],
        ['L', labelW, labelH],
        ['HC', 176, 42],
      ],
    },
    {
      score: -8,
      rows: [
        ['ML', labelW + 74, 46],
        ['HC', 186, 42],
      ],
    }, // name and Martians share a line
    {
      score: -16,
      rows: [
        ['M', 94, 46],
        ['L', labelW, labelH],
        ['HC', 108, 42],
      ],
    },
    {
      score: -110,
      rows: [
        ['M', 94, 46],
        ['LH', labelW + 128, 42],
      ],
    }, // name and Humans share a line
    {
      score: -70,
      rows: [
        ['M', 52, 46],
        ['L', labelW, labelH],
        ['HC', 62, 36],
      ],
    },
    {
      score: -30,
      rows: [
        ['M', 52, 46],
        ['L', labelW, labelH],
        ['HC', 100, 42],
      ],
    },
  ];
}

/** The roomiest span of a row, as near to the anchor as it allows. */
function spotIn(polygon: Line, x: number, y: number, w: number, h: number): Spot | null {
  let best: Spot | null = null;
  for (const [low, high] of bandSpans(polygon, y + 2, y + h - 2)) {
    const middle = (low + high) / 2;
    const roomy = high - low > w + 8;
    const near = Math.min(Math.max(x, low + w / 2 + 4), high - w / 2 - 4);
    const at = roomy
      ? Math.min(Math.max(near * 0.45 + middle * 0.55, low + w / 2 + 4), high - w / 2 - 4)
      : middle;
    const slack = high - low - w - 10;
    if (best === null || slack > best.slack) best = { x: at, y: y + h / 2, w: high - low, slack };
  }
  return best;
}

/** Several templates are tried at all heights; the one with the most room wins. */
function placesOf(x: number, y: number, polygon: Line, labelW: number, lines: number): Places {
  const box = boxOf(polygon);
  let best: { score: number; rows: Partial<Record<RowKey, Spot>> } | null = null;
  for (const template of templates(labelW, lines * SIZE.label * 1.02))
    for (const gap of [3, 8, 14]) {
      const h =
        template.rows.reduce((sum, row) => sum + row[2], 0) + gap * (template.rows.length - 1);
      for (let top = box.y - 6; top + h < box.y + box.h + 10; top += 3) {
        let at = top;
        let score = template.score + gap * 1.3;
        const rows: Partial<Record<RowKey, Spot>> = {};
        for (const [key, w, rowH] of template.rows) {
          let spot = spotIn(polygon, x, at, w, rowH);
          if (spot === null) {
            score -= 400;
            spot = { x, y: at + rowH / 2, w: 0, slack: -100 };
          }
          score +=
            (spot.slack < 0 ? spot.slack * 3 : Math.min(spot.slack, 26) * 0.5) -
            Math.abs(spot.x - x) * 0.05;
          rows[key] = spot;
          at += rowH + gap;
        }
        const human = (rows.HC ?? rows.H ?? rows.LH)!,
          label = (rows.L ?? rows.ML ?? rows.LH)!,
          martian = (rows.M ?? rows.ML)!;
        score -= Math.abs(human.x - label.x) * 0.4 + Math.abs(martian.x - label.x) * 0.5; // keep the pieces with their name
        score -= Math.abs(top + h / 2 - y) * 0.05;
        if (best === null || score > best.score) best = { score, rows };
      }
    }
  return settle(best ?? { score: -999, rows: {} }, x, y, labelW);
}

function settle(
  best: { score: number; rows: Partial<Record<RowKey, Spot>> },
  x: number,
  y: number,
  labelW: number,
): Places {
  const { M, L, H, C, HC, ML, LH } = best.rows;
  if (best.score < -180) {
    // a sliver of land: all on one line; tokens may reach over the coast
    const cy = (M ?? ML)?.y ?? y;
    const cx = ((M ?? ML)?.x ?? x) - 12;
    return {
      name: { x: cx, y: cy + 12, w: labelW },
      human: { x: cx + labelW / 2 + 36, y: cy + 10, w: 84 },
      martian: { x: cx + labelW / 2 + 92, y: cy + 10, w: 60 },
      civilian: null,
    };
  }
  if (ML) {
    const w = labelW + 74;
    return {
      name: { ...ML, x: ML.x - w / 2 + labelW / 2 + 6 },
      martian: { ...ML, x: ML.x + w / 2 - 27, w: 66 },
      human: HC!,
      civilian: null,
    };
  }
  if (LH) {
    const w = labelW + 128;
    return {
      martian: M!,
      name: { ...LH, x: LH.x - w / 2 + labelW / 2 },
      human: { ...LH, x: LH.x + w / 2 - 58, w: 128 },
      civilian: null,
    };
  }
  return { martian: M!, name: L!, human: (H ?? HC)!, civilian: C ?? null };
}

/** All lines and places of the board; `nameOf` gives an area's name in the reader's language. */
export function shapeMap(areas: readonly AreaRecord[], nameOf: (id: string) => string): MapShape {
  const edges = edgesOf(areas);
  const shapes = areas.map((area): AreaShape => {
    const corners = area.outline.map(project);
    const polygon: Point[] = [];
    corners.forEach((p, i) => {
      const [key, turned] = edgeKey(p, corners[(i + 1) % corners.length]!);
      const line = edges.get(key)!.line;
      polygon.push(...(turned ? [...line].reverse() : line).slice(0, -1));
    });
    const [x, y] = project([area.x, area.y]);
    const name = nameOf(area.id);
    const lines = labelLines(name, area.kind);
    const labelW = Math.max(...lines.map((s) => s.length)) * SIZE.label * 0.53;
    return {
      id: area.id,
      kind: area.kind,
      hilly: area.civilians === 0,
      anchor: area.anchor === true,
      landing: area.landing === true,
      near: area.adj,
      x,
      y,
      polygon,
      d: `M${path(polygon)}Z`,
      name,
      lines,
      labelW,
      places: area.kind === 'land' ? placesOf(x, y, polygon, labelW, lines.length) : null,
    };
  });
  const joined = (type: Edge['type']) =>
    [...edges.values()]
      .filter((e) => e.type === type)
      .map((e) => `M${path(e.line)}`)
      .join('');
  return {
    areas: shapes,
    byId: new Map(shapes.map((area) => [area.id, area])),
    coast: joined('coast'),
    borders: joined('border'),
    lanes: joined('lane'),
    land: shapes
      .filter((area) => area.kind === 'land')
      .map((area) => area.d)
      .join(''),
  };
}
