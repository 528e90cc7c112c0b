/** Who is who without colour: the shape of a nation's tokens and the pattern of its borders. */
import { path, short, type Point } from '$src/board/geometry';
import { corners, plainHex, type Place } from './geometry';
import type { Layout, NationId } from './content';

export type Shape = 'shield' | 'hexagon' | 'circle' | 'square' | 'diamond';
export type Pattern = 'double' | 'solid' | 'dot' | 'dash' | 'zigzag';

export const LOOK: Readonly<Record<NationId, { shape: Shape; pattern: Pattern }>> = {
  nordic: { shape: 'shield', pattern: 'double' },
  rusviet: { shape: 'hexagon', pattern: 'solid' },
  crimea: { shape: 'circle', pattern: 'dot' },
  saxony: { shape: 'square', pattern: 'dash' },
  polania: { shape: 'diamond', pattern: 'zigzag' },
};

const polygon = (n: number, turn: number, r: number): string =>
  `M${path(Array.from({ length: n }, (_, i): Point => [r * Math.cos(turn + (i * 2 * Math.PI) / n), r * Math.sin(turn + (i * 2 * Math.PI) / n)]))}Z`;
export const octagon = (r: number): string => polygon(8, Math.PI / 8, r * 1.04);

/** Outline of a token of "radius" r around 0,0; all shapes have about the same area. */
export function outline(shape: Shape, r: number): string {
  const n = (k: number) => short(r * k);
  switch (shape) {
    case 'circle':
      return `M${n(-1)} 0A${n(1)} ${n(1)} 0 1 1 ${n(1)} 0A${n(1)} ${n(1)} 0 1 1 ${n(-1)} 0Z`;
    case 'square':
      return `M${n(-0.74)} ${n(-0.9)}H${n(0.74)}Q${n(0.9)} ${n(-0.9)} ${n(0.9)} ${n(-0.74)}V${n(0.74)}Q${n(0.9)} ${n(0.9)} ${n(0.74)} ${n(0.9)}H${n(-0.74)}Q${n(-0.9)} ${n(0.9)} ${n(-0.9)} ${n(0.74)}V${n(-0.74)}Q${n(-0.9)} ${n(-0.9)} ${n(-0.74)} ${n(-0.9)}Z`;
    case 'hexagon':
      return polygon(6, Math.PI / 6, r * 1.07);
    case 'diamond':
      return `M0 ${n(-1.2)}L${n(1.2)} 0L0 ${n(1.2)}L${n(-1.2)} 0Z`;
    case 'shield':
      return `M${n(-0.92)} ${n(-0.95)}Q0 ${n(-1.18)} ${n(0.92)} ${n(-0.95)}V${n(0.12)}C${n(0.92)} ${n(0.72)} ${n(0.45)} ${n(0.98)} 0 ${n(1.16)}C${n(-0.45)} ${n(0.98)} ${n(-0.92)} ${n(0.72)} ${n(-0.92)} ${n(0.12)}Z`;
  }
}

export const tokenOf = (nation: NationId, r: number): string => outline(LOOK[nation].shape, r);

/** The line that runs along a controlled hex: the second sign of its nation. */
export function borderLine(at: Place, nation: NationId, layout: Layout): string {
  if (LOOK[nation].pattern !== 'zigzag') return plainHex(at, layout, 0.88);
  const around = corners(at, layout, 0.88);
  const line = around.flatMap((a, i): Point[] => {
    const b = around[(i + 1) % 6]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return Array.from({ length: 9 }, (_, k): Point => {
      const off = k === 0 ? 0 : k % 2 ? 2.4 : -2.4;
      return [
        a[0] + ((b[0] - a[0]) * k) / 9 - ((b[1] - a[1]) / length) * off,
        a[1] + ((b[1] - a[1]) * k) / 9 + ((b[0] - a[0]) / length) * off,
      ];
    });
  });
  return `M${path(line)}Z`;
}
