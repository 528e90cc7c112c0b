/** The static board: plates of glass, field lines around the hexilum sources, crystals. Pure: the same board gives the same picture. */
import { short } from '$src/board/geometry';
import { seeded } from '$src/board/seeded';
import { corner, cellPath, outline, type Grid, type Hex } from './hexes';
import { isolines, noise } from './isolines';
import { SIGNAL } from './looks';

/** One plate: a tone of glass, dust and rocks, lit upper edges. */
function drawPlate(grid: Grid, hex: Hex): string {
  const random = seeded(hex.id);
  const size = grid.R * 0.972;
  const at = (i: number) => corner(hex.x, hex.y, size, i).map(short).join(' ');
  let [dust, rock] = ['', ''];
  const tone = Math.floor(random() * 3);
  for (let i = 0, n = 5 + Math.floor(random() * 4); i < n; i++) {
    const [angle, far] = [random() * 6.283, (0.18 + 0.62 * Math.sqrt(random())) * grid.R * 0.82];
    const [x, y] = [hex.x + far * Math.cos(angle), hex.y + far * Math.sin(angle)];
    if (random() < 0.24) {
      const q = (2.2 + random() * 3.4) * grid.k;
      rock += `M${short(x - q)} ${short(y)}l${short(q * 0.7)} ${short(-q * 0.9)}l${short(q)} ${short(q * 0.2)}l${short(q * 0.4)} ${short(q * 0.9)}l${short(-q * 1.1)} ${short(q * 0.5)}Z`;
    } else dust += `M${short(x)} ${short(y)}h0`;
  }
  return (
    `<path d="${cellPath(grid, hex, 0.972)}" fill="url(#hx-plate-${tone})"/>` +
    `<path d="${dust}" stroke="#B7C8EE" stroke-opacity=".45" stroke-width="${short(1.6 * grid.k)}" stroke-linecap="round"/>` +
    (rock
      ? `<path d="${rock}" fill="none" stroke="#8DA2CF" stroke-opacity=".38" stroke-width="${short(1.2 * grid.k)}" stroke-linejoin="round"/>`
      : '') +
    `<path d="M${at(4)}L${at(5)}L${at(0)}L${at(1)}" fill="none" stroke="#A9C6FF" stroke-opacity=".34" stroke-width="1.4"/>` +
    `<path d="M${at(1)}L${at(2)}L${at(3)}L${at(4)}" fill="none" stroke="#5C7DBB" stroke-opacity=".42" stroke-width="1.2"/>`
  );
}

/** A source: shards at the corners that no token hides, a crystal in the middle. */
function drawSource(grid: Grid, hex: Hex): string {
  const random = seeded(`source ${hex.id}`);
  const { R, k } = grid;
  let [shards, facets] = ['', ''];
  for (let i = 0; i < 6; i++)
    for (const off of [-1, 0, 1]) {
      if (i === 3) continue; // the lower corner carries the cell's name
      const angle = (Math.PI / 3) * i - Math.PI / 2 + off * 0.13;
      const [length, width] = [
        (off ? 9 + random() * 5 : 18 + random() * 4) * k,
        (off ? 2.6 : 4) * k,
      ];
      const [ux, uy] = [-Math.cos(angle), -Math.sin(angle)];
      const [bx, by] = [hex.x - ux * R * (off ? 0.9 : 0.95), hex.y - uy * R * (off ? 0.9 : 0.95)];
      const at = (t: number, w: number) =>
        `${short(bx + ux * t - uy * w)} ${short(by + uy * t + ux * w)}`;
      shards += `M${at(0, -width * 0.7)}L${at(length * 0.72, -width)}L${at(length, 0)}L${at(length * 0.72, width)}L${at(0, width * 0.7)}Z`;
      facets += `M${at(2, 0)}L${at(length, 0)}`;
    }
  const c = (x: number, y: number) => `${short(hex.x + x * k)} ${short(hex.y + y * k)}`;
  return (
    `<circle cx="${short(hex.x)}" cy="${short(hex.y)}" r="${short(R * 1.25)}" fill="url(#hx-bloom)"/>` +
    `<path d="${cellPath(grid, hex, 0.93)}" fill="none" stroke="${SIGNAL.hexilum}" stroke-opacity=".75" stroke-width="${short(2 * k)}"/>` +
    `<path d="${shards}" fill="url(#hx-crystal)" stroke="#FFD9F3" stroke-width="${short(0.9 * k)}" stroke-linejoin="round"/><path d="${facets}" stroke="#FFF0FA" stroke-opacity=".8" stroke-width="${short(0.8 * k)}"/>` +
    `<path d="M${c(0, -21)}L${c(11, -10)}L${c(11, 9)}L${c(0, 20)}L${c(-11, 9)}L${c(-11, -10)}Z" fill="url(#hx-crystal)" stroke="#FFD9F3" stroke-width="${short(1.4 * k)}" stroke-linejoin="round"/>` +
    `<path d="M${c(-11, -10)}L${c(-3, -5)}L${c(11, -10)}M${c(-3, -5)}L${c(-3, 13)}L${c(-11, 9)}M${c(-3, 13)}L${c(0, 20)}M${c(-3, 13)}L${c(11, 9)}" fill="none" stroke="#FFE9F8" stroke-opacity=".85" stroke-width="${short(1.1 * k)}"/>`
  );
}

const LEVELS = [0.3, 0.42, 0.54, 0.66, 0.8, 0.96, 1.14] as const;

/** Gravity: noise everywhere, a peak at every source; lines crowd where hexilum is. */
function drawField(grid: Grid): string {
  const sources = grid.hexes.filter((hex) => hex.source);
  const sigma = grid.R * 1.45;
  const wide = 150 * Math.sqrt(grid.k);
  const field = (x: number, y: number) => {
    let v = 0.62 * noise(x / wide, y / wide, 7) + 0.22 * noise(x / 62 + 9, y / 62, 8);
    for (const hex of sources) {
      const d2 = (x - hex.x) ** 2 + (y - hex.y) ** 2;
      if (d2 < 90_000) v += 0.75 * Math.exp(-d2 / (2 * sigma * sigma));
    }
    return v;
  };
  const lines = isolines(field, { x: 0, y: 40, w: 1000, h: 920, step: 11 }, LEVELS);
  return lines
    .map(
      (d, i) =>
        `<path d="${d}" stroke-opacity="${(0.2 + i * 0.05).toFixed(2)}" stroke-width="${i % 3 === 2 ? 1.7 : 1}"/>`,
    )
    .join('');
}

export function drawChart(grid: Grid): string {
  const clip = grid.hexes.map((hex) => cellPath(grid, hex, 0.972)).join('');
  const names = grid.hexes
    .map((hex) => `<text x="${short(hex.x)}" y="${short(hex.y + grid.R * 0.7)}">${hex.id}</text>`)
    .join('');
  return (
    `<path d="${outline(grid, 5)}" fill="#0A1122" fill-opacity=".55" stroke="#9FC3FF" stroke-opacity=".55" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="${outline(grid, 11)}" fill="none" stroke="#9FC3FF" stroke-opacity=".2" stroke-linejoin="round"/>` +
    grid.hexes.map((hex) => drawPlate(grid, hex)).join('') +
    `<clipPath id="hx-clip"><path d="${clip}"/></clipPath><g clip-path="url(#hx-clip)" fill="none" stroke="#5FE0E6">${drawField(grid)}</g>` +
    grid.hexes
      .filter((hex) => hex.source)
      .map((hex) => drawSource(grid, hex))
      .join('') +
    `<g class="ids" text-anchor="middle" font-size="${short(Math.max(12, 15.5 * grid.k))}">${names}</g>`
  );
}
