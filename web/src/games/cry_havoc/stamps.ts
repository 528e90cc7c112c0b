/** Terrain in line art, moonlit from the upper left: one stamp per kind of ground. Pure: places in, SVG out. */
import { short as s, type Point } from '$src/board/geometry';
import { seeded } from '$src/board/seeded';
import type { TerrainId } from './content';
import { noise } from './noise';
import { open, type Planet } from './planet';
import { Room } from './room';

type Spot = readonly [x: number, y: number, k: number]; // k: 0..1, how large and how lit

function mountain(spots: readonly Spot[]): string {
  return spots
    .map(([x, y, k]) => {
      const [h, w, j] = [20 + k * 20, 15 + k * 11, (k * 7) % 1];
      const [tx, ty] = [x + (k - 0.5) * 6, y - h];
      const edge = `M${s(x - w)} ${s(y)}L${s(tx)} ${s(ty)}`;
      return (
        `<path d="${edge}L${s(x + w)} ${s(y)}Z" fill="var(--ch-mountain-d)"/>` +
        `<path d="${edge}L${s(x - w * 0.1 + j * 4)} ${s(y - h * 0.5)}L${s(x + w * 0.12)} ${s(y - h * 0.25)}L${s(x - w * 0.12)} ${s(y)}Z" fill="var(--ch-mountain-l)" opacity="${s(0.42 + k * 0.3)}"/>` +
        `<path d="${edge}L${s(x + w)} ${s(y)}" fill="none" stroke="var(--ch-mountain-ink)" stroke-width="1.3"/>`
      );
    })
    .join('');
}

function jungle(spots: readonly Spot[]): string {
  let [crown, lit, glow] = ['', '', ''];
  for (const [x, y, k] of spots) {
    const r = 7.5 + k * 6;
    crown += `M${s(x - r * 1.3)} ${s(y + r * 0.5)}a${s(r * 0.72)} ${s(r * 0.72)} 0 0 1 ${s(r * 0.5)} ${s(-r * 1.05)}a${s(r * 0.85)} ${s(r * 0.85)} 0 0 1 ${s(r * 1.55)} ${s(-r * 0.05)}a${s(r * 0.72)} ${s(r * 0.72)} 0 0 1 ${s(r * 0.55)} ${s(r * 1.1)}q${s(-r * 1.3)} ${s(r * 0.7)} ${s(-r * 2.6)} 0z`;
    lit += `M${s(x - r * 1.15)} ${s(y + r * 0.05)}a${s(r * 0.7)} ${s(r * 0.7)} 0 0 1 ${s(r * 0.45)} ${s(-r * 0.68)}a${s(r * 0.85)} ${s(r * 0.85)} 0 0 1 ${s(r * 0.85)} ${s(-r * 0.42)}`;
    if (k > 0.7)
      glow += `<circle cx="${s(x + r * 0.3)}" cy="${s(y - r * 0.1)}" r="${s(1.2 + k)}" opacity=".75"/><circle cx="${s(x + r * 0.3)}" cy="${s(y - r * 0.1)}" r="5" opacity=".16"/>`;
  }
  return `<path d="${crown}" fill="var(--ch-jungle-d)" stroke="var(--ch-jungle-ink)" stroke-width="1.2"/><path d="${lit}" fill="none" stroke="var(--ch-jungle-l)" stroke-width="2" stroke-linecap="round" opacity=".8"/><g fill="var(--ch-glow)">${glow}</g>`;
}

function desert(spots: readonly Spot[]): string {
  let [lit, dark] = ['', ''];
  for (const [x, y, k] of spots) {
    const [w, h] = [20 + k * 20, 8 + k * 7];
    const crest = `M${s(x - w)} ${s(y)}q${s(w * 0.7)} ${s(-h * 1.6)} ${s(w * 1.2)} ${s(-h * 0.7)}`;
    dark += `${crest}q${s(w * 0.5)} ${s(h * 0.2)} ${s(w * 0.8)} ${s(h * 0.9)}q${s(-w * 0.7)} ${s(-h * 0.35)} ${s(-w * 0.95)} ${s(h * 0.25)}z`;
    lit += `${crest}M${s(x - w * 0.6)} ${s(y + 5)}q${s(w * 0.4)} ${s(-h * 0.6)} ${s(w * 0.8)} ${s(-h * 0.1)}`;
  }
  return `<path d="${dark}" fill="var(--ch-desert-d)"/><path d="${lit}" fill="none" stroke="var(--ch-desert-l)" stroke-width="1.6" stroke-linecap="round" opacity=".75"/>`;
}

function water(spots: readonly Spot[]): string {
  let [light, deep, stars] = ['', '', ''];
  for (const [x, y, k] of spots) {
    const w = 9 + k * 10;
    const wave = `M${s(x - w)} ${s(y)}q${s(w / 2)} -5 ${s(w)} 0t${s(w)} 0`;
    if (k > 0.55) light += wave;
    else deep += wave;
    if (k > 0.8) stars += `M${s(x)} ${s(y - 12)}v7M${s(x - 3.5)} ${s(y - 8.5)}h7`;
  }
  return `<path d="${deep}" fill="none" stroke="var(--ch-water-d)" stroke-width="2.6" stroke-linecap="round"/><path d="${light}" fill="none" stroke="var(--ch-water-l)" stroke-width="1.6" stroke-linecap="round" opacity=".8"/><path d="${stars}" stroke="var(--ch-star)" opacity=".7"/>`;
}

const GROUND: Readonly<
  Record<TerrainId, { apart: number; inset: number; stamp: (spots: readonly Spot[]) => string }>
> = {
  mountain: { apart: 36, inset: 24, stamp: mountain },
  jungle: { apart: 19, inset: 17, stamp: jungle },
  desert: { apart: 36, inset: 17, stamp: desert },
  water: { apart: 21, inset: 17, stamp: water },
};

const DARTS = 1400; // tries to place a stamp

/** The ground of a terrain region. */
export function ground(planet: Planet, id: string, terrain: TerrainId): string {
  const { apart, inset, stamp } = GROUND[terrain];
  const random = seeded(id);
  const room = new Room(planet.line(id, inset));
  const spots: Spot[] = [];
  for (let i = 0; i < DARTS; i++) {
    const spot: Spot = [
      room.box.x + random() * room.box.w,
      room.box.y + random() * room.box.h,
      random(),
    ];
    if (
      room.holds(spot[0], spot[1], 0, 0) &&
      spots.every(([x, y]) => Math.hypot(x - spot[0], (y - spot[1]) * 1.25) > apart)
    )
      spots.push(spot);
  }
  return `<g opacity=".88">${stamp(spots.sort((a, b) => a[1] - b[1]))}</g>`; // back to front
}

/** Crust of the outer ring: scan lines that follow the limb, broken by noise; bare rock, no fifth terrain. */
export function crust(planet: Planet, id: string): string {
  const { r0, r1, a0, a1 } = planet.region.get(id)!.shape;
  let [scan, cracks] = ['', ''];
  for (let r = r0 + 16; r < r1 - 8; r += 13) {
    let on = false;
    for (let a = a0 + 1.6; a <= a1 - 1.6; a += 1.1) {
      const [px, py] = planet.polar(r, a);
      const show = noise(px / 38, py / 38, 43) > -0.06;
      const [x, y] = planet.warp([
        px + noise(px / 22, py / 22, 5) * 7,
        py + noise(px / 22, py / 22, 6) * 7,
      ]);
      if (show) scan += `${on ? 'L' : 'M'}${s(x)} ${s(y)}`;
      on = show;
    }
  }
  const random = seeded(`${id} cracks`);
  for (let k = 0; k < 2; k++) {
    let [r, a] = [r0 + 30 + random() * 70, a0 + 5 + random() * (a1 - a0 - 12)];
    const crack: Point[] = [];
    for (let i = 0; i < 7 && r < r1 - 12 && r > r0 + 12; i++) {
      crack.push(planet.at(r, a));
      r += (random() - 0.45) * 22;
      a += 0.7 + random() * 1.1;
    }
    if (crack.length > 1) cracks += open(crack);
  }
  return `<path d="${scan}" fill="none" stroke="var(--ch-none-l)" stroke-width="1.1" opacity=".5"/><path d="${cracks}" fill="none" stroke="var(--ch-none-d)" stroke-width="3"/><path d="${cracks}" fill="none" stroke="var(--ch-violet)" opacity=".8"/>`;
}

/** An HQ space: plates, lamps and a landing pad, bent like the ground. */
export function landingField(planet: Planet, id: string): string {
  const { r0, r1, a0, a1 } = planet.region.get(id)!.shape;
  let plates = '';
  for (let a = a0 + 4; a < a1 - 2; a += 4.6)
    plates += open([planet.at(r0 + 10, a), planet.at(r1 - 10, a)]);
  for (let r = r0 + 24; r < r1 - 10; r += 27) {
    const row: Point[] = [];
    for (let a = a0 + 1.5; a <= a1 - 1.5; a += 2) row.push(planet.at(r, a));
    plates += open(row);
  }
  const [x, y] = planet.pad(id);
  const random = seeded(id);
  let lamps = '';
  for (let i = 0; i < 60; i++) {
    const [lx, ly] = planet.at(
      r0 + 18 + random() * (r1 - r0 - 36),
      a0 + 3 + random() * (a1 - a0 - 6),
    );
    const far = Math.hypot(lx - x, ly - y);
    if (far > 42 && random() < 75 / far)
      lamps += `<circle cx="${s(lx)}" cy="${s(ly)}" r="${s(1 + random() * 1.3)}"/>`;
  }
  const pad = `cx="${s(x)}" cy="${s(y)}"`;
  return `<path d="${plates}" fill="none" stroke="var(--ch-hq-l)" opacity=".55"/><g fill="var(--ch-lamp)">${lamps}</g><circle ${pad} r="36" fill="var(--ch-hq-d)" stroke="var(--ch-hq-l)" stroke-width="2"/><circle ${pad} r="30" fill="none" stroke="var(--ch-hq-l)" stroke-width="1.5" stroke-dasharray="3 7"/>`;
}

/** The grotto in the middle: a glow, and crystal spikes round the cave mouth. */
export function grotto(planet: Planet, id: string): string {
  const random = seeded(id);
  const rim = planet.region.get(id)!.shape.r1 - 9;
  let spikes = '';
  for (let i = 0; i < 22; i++) {
    const a = (360 * i) / 22 + random() * 10;
    const length = 10 + random() * 15;
    spikes += `${open([planet.at(rim, a), planet.at(rim - length, a + 2 * random() - 1), planet.at(rim, a + 4.2)])}Z`;
  }
  return `<circle cx="${planet.cx}" cy="${planet.cy}" r="92" fill="url(#ch-grotto)"/><path d="${spikes}" fill="var(--ch-crystal)" opacity=".55"/><path d="${spikes}" fill="none" stroke="var(--ch-crystal-l)" stroke-width=".8" opacity=".8"/>`;
}
