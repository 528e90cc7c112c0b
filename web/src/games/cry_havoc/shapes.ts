/** Outlines of the armies in a unit circle (shape = army, never colour alone), and the dash of their borders. */
import type { ArmyId } from './content';

export const SHAPE: Readonly<Record<ArmyId, string>> = {
  humans: 'M-.88-.86Q-.45-.78 0-1.02Q.45-.78.88-.86C.98-.1.8.66 0 1.06C-.8.66-.98-.1-.88-.86Z', // shield
  pilgrims: 'M0-1.14L1.06 0L0 1.14L-1.06 0Z', // diamond
  machines: 'M-.55-.95L.55-.95L1.08 0L.55.95L-.55.95L-1.08 0Z', // hexagon
  trogs: 'M-1.06-.7Q-1.12-.9-.9-.92L.9-.92Q1.12-.9 1.06-.7L.2.98Q0 1.18-.2.98Z', // fang, point down
};
export const DASH: Readonly<Record<ArmyId, string | undefined>> = {
  humans: undefined,
  pilgrims: undefined,
  machines: '22 8',
  trogs: '7 5 2 5',
};
const GLYPH: Readonly<Record<ArmyId, readonly [size: number, dy: number]>> = {
  humans: [1.22, -0.05],
  pilgrims: [1.1, 0],
  machines: [1.22, 0],
  trogs: [1.14, -0.24],
};

/** Size and place of the glyph on a token of radius r. */
export function glyphBox(army: ArmyId, r: number): { x: number; y: number; size: number } {
  const [size, dy] = GLYPH[army];
  return { x: (-size * r) / 2, y: dy * r - (size * r) / 2, size: size * r };
}

/** The star of a battle marker. */
export function star(r: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const q = r * (i % 2 ? 0.78 : 1.14);
    const t = (i * Math.PI) / 8;
    return `${(q * Math.sin(t)).toFixed(1)} ${(-q * Math.cos(t)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A cluster of crystals: as many spikes as there are, up to five, so that few can be counted. */
export function spikes(
  count: number,
  random: () => number,
): readonly { body: string; light: string }[] {
  const all: readonly (readonly [dx: number, h: number, w: number])[] = [
    [0, 27, 7],
    [-9, 19, 5.5],
    [9, 20, 5.5],
    [-16, 12, 4.5],
    [16, 13, 4.5],
  ];
  return all
    .slice(0, Math.min(5, count))
    .reverse()
    .map(([dx, h, w]) => {
      const t = dx * 0.35 + (random() - 0.5) * 3;
      const tall = h + random() * 3;
      const f = (n: number) => n.toFixed(1);
      const left = `M${dx - w} 10L${f(dx - w * 0.9 + t * 0.5)} ${f(10 - tall * 0.68)}L${f(dx + t)} ${f(10 - tall)}`;
      return {
        body: `${left}L${f(dx + w * 0.9 + t * 0.5)} ${f(10 - tall * 0.62)}L${dx + w} 10Z`,
        light: `${left}L${f(dx - w * 0.1)} ${f(10 - tall * 0.55)}L${f(dx - w * 0.2)} 10Z`,
      };
    });
}
