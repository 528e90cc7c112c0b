/** Shapes and colours of the six factions. Shape, border and texture carry the meaning, colour is extra. */
import { short } from '$src/board/geometry';

export type Shape = 'circle' | 'square' | 'hexagon' | 'diamond' | 'triangle' | 'shield';
export interface Look {
  shape: Shape;
  color: string;
  light: string;
  ink: string;
  dash: string;
  texture: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  terra: {
    shape: 'shield',
    color: '#2AA0F4',
    light: '#9AD6FF',
    ink: '#051C30',
    dash: '',
    texture: 'M0 10L10 0',
  },
  union: {
    shape: 'circle',
    color: '#D45211',
    light: '#FFB183',
    ink: '#FFFFFF',
    dash: '13 7',
    texture: 'M5 0V10',
  },
  nomads: {
    shape: 'triangle',
    color: '#F3C716',
    light: '#FFEC9A',
    ink: '#2B2200',
    dash: '2 8',
    texture: 'M5 5h0',
  },
  cyberians: {
    shape: 'hexagon',
    color: '#663D8F',
    light: '#D2B0F5',
    ink: '#FFFFFF',
    dash: '22 5',
    texture: 'M0 5H10M5 0V10',
  },
  ox: {
    shape: 'square',
    color: '#F6F2E9',
    light: '#FFFFFF',
    ink: '#2A2620',
    dash: '4 5',
    texture: 'M0 7L5 3L10 7',
  },
  mentacles: {
    shape: 'diamond',
    color: '#23232B',
    light: '#B6C0D8',
    ink: '#FFFFFF',
    dash: '14 5 2 5',
    texture: 'M0 0L10 10',
  },
  neutral: {
    shape: 'circle',
    color: '#59627A',
    light: '#AEB8CF',
    ink: '#FFFFFF',
    dash: '2 6',
    texture: 'M5 5h0',
  },
};
export const FACTIONS = Object.keys(LOOKS);
export const lookOf = (faction: string): Look => LOOKS[faction] ?? LOOKS['neutral']!;
/** Which gradient and texture a faction uses; a seat without one looks neutral. */
export const lookId = (faction: string): string => (faction in LOOKS ? faction : 'neutral');

/** Signals of the chart: the same by day and by night, because the chart is always night. */
export const SIGNAL = {
  attack: '#FF6A55',
  deploy: '#57E6B4',
  mission: '#FFD65C',
  hexilum: '#FF8AD8',
  ink: '#05080F',
  label: '#8A9DC6',
} as const;

const polygon = (points: readonly (readonly [number, number])[], r: number): string =>
  `M${points.map(([x, y]) => `${short(x * r)} ${short(y * r)}`).join('L')}Z`;

/** Outline of a faction's token with "radius" r, centred; all shapes have about the same area. */
export function shapePath(shape: Shape, r: number): string {
  const n = (v: number) => short(v * r);
  switch (shape) {
    case 'circle':
      return `M${n(-1)} 0A${n(1)} ${n(1)} 0 1 1 ${n(1)} 0A${n(1)} ${n(1)} 0 1 1 ${n(-1)} 0Z`;
    case 'square':
      return polygon(
        [
          [-0.85, -0.85],
          [0.85, -0.85],
          [0.85, 0.85],
          [-0.85, 0.85],
        ],
        r,
      );
    case 'hexagon':
      return polygon(
        [
          [-0.53, -0.92],
          [0.53, -0.92],
          [1.06, 0],
          [0.53, 0.92],
          [-0.53, 0.92],
          [-1.06, 0],
        ],
        r,
      );
    case 'diamond':
      return polygon(
        [
          [0, -1.18],
          [1.18, 0],
          [0, 1.18],
          [-1.18, 0],
        ],
        r,
      );
    case 'triangle':
      return polygon(
        [
          [0, -1.2],
          [1.2, 0.86],
          [-1.2, 0.86],
        ],
        r,
      );
    case 'shield':
      return `M${n(-0.92)} ${n(-0.86)}Q0 ${n(-1.06)} ${n(0.92)} ${n(-0.86)}V${n(0.1)}C${n(0.92)} ${n(0.66)} ${n(0.42)} ${n(0.96)} 0 ${n(1.16)}C${n(-0.42)} ${n(0.96)} ${n(-0.92)} ${n(0.66)} ${n(-0.92)} ${n(0.1)}Z`;
  }
}
/** How far a glyph sits below the middle of its shape, and how much smaller it is. */
export const GLYPH_DROP: Readonly<Record<Shape, number>> = {
  triangle: 0.2,
  shield: -0.04,
  circle: 0,
  square: 0,
  hexagon: 0,
  diamond: 0,
};
export const GLYPH_SCALE: Readonly<Record<Shape, number>> = {
  triangle: 0.82,
  diamond: 0.9,
  shield: 1,
  circle: 1,
  square: 1,
  hexagon: 1,
};

export function star(r: number, inner = 0.46): string {
  return `M${Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    const far = i % 2 ? r * inner : r;
    return `${short(far * Math.cos(angle))} ${short(far * Math.sin(angle))}`;
  }).join('L')}Z`;
}

/** Two letters for a mercenary's plate: "The Baron" -> Ba, "Lorenzo Kroisos" -> LK. */
export function monogram(name: string): string {
  const [first = '', second] = name
    .replace(/^The /, '')
    .replace(/[^\p{L}\d ]/gu, '')
    .split(' ');
  return second
    ? `${first.charAt(0)}${second.charAt(0)}`.toUpperCase()
    : first.charAt(0).toUpperCase() + first.charAt(1).toLowerCase();
}

/** Mix two colours written as #rrggbb. */
export function mix(a: string, b: string, t: number): string {
  const parts = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const other = parts(b);
  return `#${parts(a)
    .map((v, i) =>
      Math.round(v + (other[i]! - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
