/** The picture that never changes: sky, planet, ground, chasm, rim; and the arrows of the wrap-round edges. */
import { short as s } from '$src/board/geometry';
import { seeded } from '$src/board/seeded';
import { closed, type Planet } from './planet';
import { crust, grotto, ground, landingField } from './stamps';

export const SKY = { x: -143, y: -28, w: 1286, h: 1056 } as const; // what is on the screen at rest
const GROUNDS = ['mountain', 'desert', 'jungle', 'water', 'none', 'hq'];
const TERRACES = [7, 17, 29, 42]; // insets of the lines that go down into the chasm
export const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function stars(planet: Planet): string {
  const random = seeded(`sky ${planet.board.id}`);
  let out = '';
  for (let i = 0; i < 420; i++) {
    const [x, y, k] = [
      SKY.x - 300 + random() * (SKY.w + 600),
      SKY.y - 200 + random() * (SKY.h + 400),
      random(),
    ];
    if (Math.hypot(x - planet.cx, y - planet.cy) > planet.r + 6)
      out += `<circle cx="${s(x)}" cy="${s(y)}" r="${s(0.5 + k * k * 1.7)}" opacity="${s(0.25 + k * 0.65)}"/>`;
  }
  return `<g fill="var(--ch-star)">${out}</g>`;
}

function defs({ cx, cy, r }: Planet): string {
  const stop = (offset: number | string, colour: string, opacity?: number) =>
    `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
  const radial = (id: string, x: number, y: number, size: number, ...stops: string[]) =>
    `<radialGradient id="ch-${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${size}">${stops.join('')}</radialGradient>`;
  return `<defs>${radial('atm', cx, cy, r + 64, stop(((r - 6) / (r + 64)).toFixed(3), 'var(--ch-air)', 0.9), stop(0.915, 'var(--ch-air)', 0.34), stop(1, 'var(--ch-air)', 0))}
<linearGradient id="ch-moon" x1=".12" y1=".05" x2=".88" y2=".95">${stop(0, '#fff')}${stop(0.5, '#777')}${stop(1, '#111')}</linearGradient>
<mask id="ch-moonmask"><rect x="${cx - r - 80}" y="${cy - r - 80}" width="${2 * r + 160}" height="${2 * r + 160}" fill="url(#ch-moon)"/></mask>
${radial('shade', cx - 90, cy - 110, r + 150, stop(0.5, '#02040c', 0), stop(0.82, '#02040c', 0.14), stop(1, '#02040c', 0.46))}
${radial('limb', cx, cy, r, stop(0.8, '#02040c', 0), stop(0.93, '#02040c', 0.22), stop(1, '#02040c', 0.62))}
${radial('sheen', cx - 190, cy - 240, r * 0.85, stop(0, '#dff6ff', 0.16), stop(1, '#dff6ff', 0))}
${radial('pit', cx, cy, 235, stop(0.38, '#05020d'), stop(0.75, '#000'), stop(1, '#0a0418'))}
<radialGradient id="ch-grotto">${stop(0, 'var(--ch-crystal)', 0.75)}${stop(0.55, 'var(--ch-violet)', 0.32)}${stop(1, 'var(--ch-violet)', 0)}</radialGradient>
${GROUNDS.map((t) => `<radialGradient id="ch-t-${t}" cx=".4" cy=".35" r=".8">${stop(0, `var(--ch-${t}-b)`)}${stop(1, `var(--ch-${t})`)}</radialGradient>`).join('')}</defs>`;
}

function lands(planet: Planet): string {
  return planet.board.region
    .map(({ id, kind, terrain }) => {
      const base = kind === 'hq' ? 'hq' : terrain;
      const top =
        kind === 'hq'
          ? landingField(planet, id)
          : terrain === 'none'
            ? crust(planet, id)
            : ground(planet, id, terrain);
      return (
        `<path d="${planet.path(id, 2.5)}" fill="url(#ch-t-${base})"/>${top}` +
        `<path d="${planet.path(id, 4)}" fill="none" stroke="var(--ch-${base}-l)" stroke-width="2.2" opacity=".6"/><path d="${planet.path(id, 1.5)}" fill="none" stroke="var(--ch-gap)" stroke-width="3"/>`
      );
    })
    .join('');
}

/** Black terraces going down, a violet shimmer on the edge: nothing to step on. */
function abyss(planet: Planet): string {
  const pits = planet
    .chasm()
    .map((line) => `<path d="${closed(line)}" fill="url(#ch-pit)"/>`)
    .join('');
  const steps = TERRACES.map((inset, i) =>
    planet
      .chasm(inset)
      .map(
        (line) =>
          `<path d="${closed(line)}" fill="none" stroke="var(--ch-violet)" stroke-width="${s(2 - i * 0.35)}" opacity="${s(0.75 - i * 0.2)}"/>`,
      )
      .join(''),
  ).join('');
  const holes = planet.sinkholes
    .map(
      ([x, y]) =>
        `<circle cx="${s(x)}" cy="${s(y)}" r="13" fill="#000" stroke="var(--ch-violet)" stroke-width="1.6"/><circle cx="${s(x)}" cy="${s(y)}" r="7.5" fill="none" stroke="var(--ch-violet)" opacity=".5"/>`,
    )
    .join('');
  return pits + steps + holes;
}

export function drawScenery(planet: Planet): string {
  const { cx, cy, r } = planet;
  const disc = (fill: string) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#ch-${fill})"/>`;
  const centre = planet.board.region.find(({ kind }) => kind === 'centre');
  return (
    `${defs(planet)}${stars(planet)}<g mask="url(#ch-moonmask)"><circle cx="${cx}" cy="${cy}" r="${r + 64}" fill="url(#ch-atm)"/></g><circle cx="${cx}" cy="${cy}" r="${r + 2}" fill="var(--ch-gap)"/>` +
    lands(planet) +
    (centre ? grotto(planet, centre.id) : '') +
    disc('shade') +
    disc('sheen') +
    disc('limb') +
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="var(--ch-air)" stroke-width="2" opacity=".8" mask="url(#ch-moonmask)"/>${abyss(planet)}`
  );
}

/** Wrap-round edges: an arrow over the limb and "to ..." at both ends. */
export function drawWraps(planet: Planet, to: (id: string) => string): string {
  const SIZE = 18;
  return planet.board.wraps
    .flatMap((pair, i) =>
      pair.map((id, k) => {
        const { a0, a1 } = planet.region.get(id)!.shape;
        const middle = (a0 + a1) / 2;
        const low = middle > 90 && middle < 270; // written the other way round, so that nobody reads upside down
        const half = (a1 - a0) / 2 - 1.5;
        const r = planet.r + 17 + (low ? SIZE * 0.62 : 0);
        const [ax, ay] = planet.polar(r, low ? middle + half : middle - half);
        const [bx, by] = planet.polar(r, low ? middle - half : middle + half);
        const [tx, ty] = planet.polar(planet.r - 1, middle);
        const key = `ch-wrap-${i}${k}`;
        return (
          `<path id="${key}" d="M${s(ax)} ${s(ay)}A${s(r)} ${s(r)} 0 0 ${low ? 0 : 1} ${s(bx)} ${s(by)}" fill="none"/>` +
          `<text class="wrap-name" font-size="${SIZE}"><textPath href="#${key}" startOffset="50%" text-anchor="middle">${escape(to(pair[1 - k]!))}</textPath></text>` +
          `<path class="wrap-arrow" transform="translate(${s(tx)} ${s(ty)}) rotate(${middle})" d="M-14 3 0 -10 14 3 7 3 7 15-7 15-7 3Z"/>`
        );
      }),
    )
    .join('');
}
