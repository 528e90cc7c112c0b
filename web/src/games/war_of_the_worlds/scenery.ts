/**
 * The engraved War Office map: sea, coast, hills, towns. Decoration without meaning in the rules;
 * pure text from shapes, seeded, so the same map always looks the same.
 */
import { path, roughen, scatter, short, type Point } from '$src/board/geometry';
import { hash, seeded } from '$src/board/seeded';
import { SIZE, onMap, type AreaShape, type MapShape, type Places } from './geometry';

/** Land out of play and small islands: [name, points in data coordinates]. They never touch an area of the board. */
const SCENERY: readonly (readonly [string, readonly Point[]])[] = [
  [
    'Ireland',
    [
      [-520, 470],
      [-60, 462],
      [-22, 470],
      [10, 488],
      [44, 500],
      [62, 538],
      [50, 566],
      [78, 592],
      [70, 628],
      [44, 660],
      [52, 700],
      [40, 744],
      [18, 790],
      [-30, 806],
      [-80, 822],
      [-520, 860],
    ],
  ],
  [
    'France',
    [
      [1520, 905],
      [1080, 912],
      [1010, 920],
      [968, 936],
      [944, 958],
      [950, 985],
      [900, 1006],
      [840, 1022],
      [800, 1050],
      [1000, 1520],
      [1520, 1520],
    ],
  ],
  [
    '',
    [
      [30, 112],
      [56, 92],
      [72, 104],
      [56, 128],
      [40, 152],
      [22, 176],
      [14, 150],
    ],
  ],
  [
    '',
    [
      [4, 200],
      [18, 190],
      [20, 218],
      [6, 242],
      [-4, 226],
    ],
  ],
  [
    '',
    [
      [72, 212],
      [92, 206],
      [94, 228],
      [78, 236],
    ],
  ],
  [
    '',
    [
      [120, 344],
      [138, 326],
      [140, 352],
      [128, 372],
      [116, 364],
    ],
  ],
  [
    '',
    [
      [446, 18],
      [466, 10],
      [474, 22],
      [458, 32],
    ],
  ],
  [
    '',
    [
      [482, 2],
      [496, -6],
      [500, 6],
      [488, 12],
    ],
  ],
  [
    '',
    [
      [296, 540],
      [312, 528],
      [318, 540],
      [306, 562],
      [296, 556],
    ],
  ],
  [
    '',
    [
      [272, 600],
      [296, 588],
      [302, 604],
      [284, 614],
    ],
  ],
  [
    '',
    [
      [588, 904],
      [612, 898],
      [628, 906],
      [608, 918],
    ],
  ],
];

const RIVERS: readonly (readonly Point[])[] = [
  [
    [560, 806],
    [590, 822],
    [628, 812],
    [672, 822],
    [712, 812],
    [750, 818],
  ], // Thames
  [
    [430, 690],
    [446, 716],
    [440, 744],
    [452, 768],
    [448, 796],
  ], // Severn
  [
    [548, 664],
    [586, 650],
    [620, 622],
    [640, 600],
    [664, 584],
  ], // Trent and Humber
  [
    [520, 440],
    [556, 446],
    [590, 438],
    [612, 438],
  ], // Tyne
  [
    [372, 352],
    [330, 340],
    [290, 330],
    [252, 322],
  ], // Clyde
  [
    [300, 240],
    [350, 248],
    [400, 238],
    [450, 252],
  ], // Tay
  [
    [440, 596],
    [470, 588],
    [500, 600],
  ], // Mersey
];

/** Engraved mountain: ridge line and hatching on the lee side. */
function mountain(x: number, y: number, s: number, rand: () => number): string {
  const w = 13 * s,
    h = (15 + rand() * 8) * s,
    lean = (rand() - 0.5) * 5 * s;
  const top: Point = [x + lean, y - h];
  let hatch = '';
  for (let i = 1; i < 5; i++) {
    const t = i / 5,
      sx = top[0] + (x + w - top[0]) * t,
      sy = top[1] + h * t;
    hatch += `M${short(sx)} ${short(sy)}L${short(sx - w * 0.36 * (1 - t * 0.3))} ${short(Math.min(y, sy + h * 0.42))}`;
  }
  return (
    `<path class="relief-fill" d="M${short(x - w)} ${short(y)}L${path([top, [x + w, y]])}Z"/>` +
    `<path d="M${short(x - w)} ${short(y)}Q${short(x - w * 0.3)} ${short(y - h * 0.5)} ${short(top[0])} ${short(top[1])}Q${short(x + w * 0.3)} ${short(y - h * 0.6)} ${short(x + w)} ${short(y)}"/>` +
    `<path class="thin" d="${hatch}"/>`
  );
}

/** A few roofs and a spire or a chimney. */
function town(x: number, y: number, rand: () => number): string {
  let d = '';
  const n = 3 + Math.floor(rand() * 3);
  for (let i = 0; i < n; i++) {
    const hx = x + (i - n / 2) * 8.5,
      hy = y + (rand() - 0.5) * 5,
      h = 5 + rand() * 3;
    d += `M${short(hx)} ${short(hy)}v${short(-h)}l3.6 -3.4l3.6 3.4v${short(h)}z`;
  }
  const sx = x + (rand() - 0.5) * 14;
  d +=
    rand() < 0.5
      ? `M${short(sx)} ${short(y)}v-13l2.2 -7l2.2 7v13` // church
      : `M${short(sx)} ${short(y)}l.7 -17h2.6l.7 17M${short(sx + 2)} ${short(y - 18)}q4 -5 9 -3q3 -4 7 -2`; // chimney with smoke
  return `<path class="relief-fill" d="${d}"/>`;
}

function trees(x: number, y: number, rand: () => number): string {
  let d = '';
  for (let i = 0; i < 3; i++) {
    const tx = x + (i - 1) * 8 + rand() * 3,
      ty = y + rand() * 4;
    d += `M${short(tx)} ${short(ty)}v-3m-3.6 -1.5a3.8 4.4 0 1 1 7.2 0a3.8 2.4 0 0 1 -7.2 0m4.2 .8l2 -2m-3.2 .6l2.8 -3`;
  }
  return `<path class="relief-fill" d="${d}"/>`;
}

function field(x: number, y: number, rand: () => number): string {
  const a = rand() * Math.PI,
    c = Math.cos(a),
    s = Math.sin(a);
  let d = '';
  for (let i = -2; i <= 2; i++)
    d += `M${short(x + i * 4.4 * -s - 8 * c)} ${short(y + i * 4.4 * c - 8 * s)}l${short(16 * c)} ${short(16 * s)}`;
  return `<path class="thin" d="${d}"/>`;
}

/** Relief of one land area: empty areas are hill country, settled areas have towns, woods and fields. */
function relief(a: AreaShape, places: Places): string {
  const rand = seeded(`relief:${a.id}`);
  const lab = places.name;
  const blocked = (x: number, y: number) =>
    Math.abs(x - lab.x) < a.labelW / 2 + 14 && Math.abs(y - lab.y - 2) < a.lines.length * 10 + 12;
  const { hilly } = a;
  return scatter(a.polygon, rand, hilly ? 15 : 11, hilly ? 27 : 28, 13, blocked)
    .map(([x, y]) => {
      const r = rand();
      if (hilly) return r < 0.82 ? mountain(x, y + 8, 0.8 + rand() * 0.4, rand) : trees(x, y, rand);
      return r < 0.34 ? town(x, y + 4, rand) : r < 0.68 ? trees(x, y, rand) : field(x, y, rand);
    })
    .join('');
}

function compass(x: number, y: number, r: number): string {
  let d = '',
    thin = '';
  for (let i = 0; i < 32; i++) {
    const t = (i * Math.PI) / 16,
      l = i % 8 === 0 ? r : i % 4 === 0 ? r * 0.72 : i % 2 === 0 ? r * 0.52 : r * 0.4;
    const p: Point = [x + Math.sin(t) * l, y - Math.cos(t) * l];
    if (i % 4 === 0) {
      for (const sgn of [-1, 1]) {
        const q: Point = [
          x + Math.sin(t + sgn * 0.4) * r * 0.16,
          y - Math.cos(t + sgn * 0.4) * r * 0.16,
        ];
        d += `<path class="${sgn < 0 ? 'rose-dark' : 'rose-light'}" d="M${short(x)} ${short(y)}L${path([q, p])}Z"/>`;
      }
    } else thin += `M${short(x)} ${short(y)}L${path([p])}`;
  }
  return (
    `<g class="compass" aria-hidden="true"><circle cx="${x}" cy="${y}" r="${short(r * 0.62)}"/><circle cx="${x}" cy="${y}" r="${short(r * 0.56)}"/><path class="thin" d="${thin}"/>${d}` +
    `<text x="${x}" y="${short(y - r - 7)}" text-anchor="middle">N</text></g>`
  );
}

/** Mars and the dotted flight of the cylinder down to the landing area. */
function flight(x: number, y: number, target: Point, caption: string): string {
  const rand = seeded('mars');
  let craters = '';
  for (let i = 0; i < 9; i++) {
    const t = rand() * 6.3,
      r = rand() * 22;
    craters += `<ellipse cx="${short(x + Math.cos(t) * r)}" cy="${short(y + Math.sin(t) * r)}" rx="${short(2 + rand() * 5)}" ry="${short(1 + rand() * 2.4)}"/>`;
  }
  let rays = '';
  for (let i = 0; i < 28; i++) {
    const t = (i * Math.PI) / 14,
      a = 40 + (i % 2) * 4,
      b = 52 + rand() * (i % 2 ? 22 : 8);
    rays += `M${short(x + Math.cos(t) * a)} ${short(y + Math.sin(t) * a)}L${short(x + Math.cos(t) * b)} ${short(y + Math.sin(t) * b)}`;
  }
  const mx = (x + target[0]) / 2 - 60,
    my = Math.min(y, target[1]) - 118;
  return (
    `<g class="mars" aria-hidden="true"><path class="thin" d="${rays}"/><circle class="mars-disc" cx="${x}" cy="${y}" r="34"/><g class="thin">${craters}</g>` +
    `<path class="flight" d="M${short(x - 40)} ${short(y - 8)}Q${short(mx)} ${short(my)} ${short(target[0])} ${short(target[1])}"/>` +
    `<text class="caption" x="${x}" y="${y + 76}" text-anchor="middle">${escape(caption)}</text></g>`
  );
}

/** The sea and everything printed on it, up to the names; the caller clips and frames it. */
export function drawScenery(
  map: MapShape,
  words: { mars: string; ireland: string; france: string },
): string {
  const scenery = SCENERY.map(([, points], i) => {
    const ring = points.map(onMap);
    const line = ring.flatMap((a, j) =>
      roughen(a, ring[(j + 1) % ring.length]!, 0.15, 6, seeded(`scenery:${i}:${j}`)).slice(0, -1),
    );
    return `M${path(line)}Z`;
  }).join('');
  const rivers = RIVERS.map((points, i) => {
    const bends = points.map(onMap);
    const line = bends
      .slice(1)
      .flatMap((b, j) =>
        roughen(bends[j]!, b, 0.14, 7, seeded(`river:${i}:${j}`)).slice(j ? 1 : 0),
      );
    return `M${path(line)}`;
  }).join('');
  // Water-lining: the coast is stroked ever thinner, in line colour and sea colour by turns.
  const lining = [44, 36, 28.5, 21.5, 15, 9, 4]
    .map(
      (r, i) =>
        `<g class="lining l${i}"><use href="#ww-coast" stroke-width="${short(r * 2 + 1.5)}" class="line"/><use href="#ww-coast" stroke-width="${short(r * 2 - 0.4)}" class="gap"/></g>`,
    )
    .join('');
  let graticule = '';
  for (let x = -300; x < 1500; x += 150) graticule += `M${x} -500V1500`;
  for (let y = -350; y < 1500; y += 150) graticule += `M-500 ${y}H1500`;
  const land = map.areas.filter((area) => area.kind === 'land');
  const landing = map.areas.find((area) => area.landing)?.places?.martian;
  const anchor = map.areas.find((area) => area.anchor);
  return `<defs><path id="ww-coast" d="${map.coast}${scenery}" fill="none" stroke-linejoin="round" stroke-linecap="round"/></defs>
    ${SEA}${lining}<path class="graticule" d="${graticule}"/>
    ${landing ? flight(890, 112, [landing.x + 8, landing.y - 30], words.mars) : ''}
    <path class="lane" d="${map.lanes}"/>
    <path class="scenery" d="${scenery}"/><path d="${scenery}" fill="url(#ww-dead)"/><path class="scenery-line" d="${scenery}"/>
    <path class="land" d="${map.land}"/>
    <g clip-path="url(#ww-land)">${land.map((area) => `<path class="tint t${hash(area.id) % 4}" d="${area.d}"/>`).join('')}
      <use href="#ww-coast" class="shore2" stroke-width="30"/><use href="#ww-coast" class="shore1" stroke-width="13"/>
      <path class="river" d="${rivers}"/>
      <g class="relief">${land.map((area) => (area.places ? relief(area, area.places) : '')).join('')}</g>
    </g>
    <path class="border-under" d="${map.borders}"/><path class="border" d="${map.borders}"/><path class="coast" d="${map.coast}"/>
    ${compass(28, 888, 46)}
    <text class="foreign" x="-24" y="642" text-anchor="middle" transform="rotate(-84 -24 642)">${escape(words.ireland)}</text>
    <text class="foreign" x="926" y="966" text-anchor="middle">${escape(words.france)}</text>
    ${map.areas
      .filter((area) => area.kind === 'sea')
      .map(seaLabel)
      .join('')}
    ${anchor ? `<use href="#g-anchor" class="anchor" x="${short(anchor.x - 178)}" y="${short(anchor.y + 6)}" width="26" height="26"/>` : ''}`;
}

const SEA =
  '<rect class="sea" x="-700" y="-700" width="2500" height="2500"/><rect x="-700" y="-700" width="2500" height="2500" fill="url(#ww-ruling)"/>';

/** Better places for sea names than the anchor, which stays the place of the pieces. */
const SEA_NAME: Readonly<Record<string, Point>> = {
  hebridean_sea: [92, 426],
  northern_sea: [700, 52],
  north_sea: [812, 330],
  thames_estuary: [896, 720],
  portsmouth: [560, 972],
  irish_sea: [186, 556],
};

function seaLabel(area: AreaShape): string {
  const wish = SEA_NAME[area.id];
  const [x, y] = wish ? onMap(wish) : [area.x, area.y];
  const lines = area.id === 'thames_estuary' ? area.name.split(/[ -]/) : [area.name];
  const tight = lines.some((line) => line.length > 11 && x > 850) ? ' tight' : '';
  return `<text class="name sea-name${tight}" text-anchor="middle">${lines.map((s, i) => `<tspan x="${short(x)}" y="${short(y + i * 23)}">${escape(s)}</tspan>`).join('')}</text>`;
}

/** Where a name is held: beside pieces it grows away from them, otherwise to both sides. */
function heldAt({ places, labelW }: AreaShape): [x: number, anchor: string] {
  const { name, human, martian } = places!;
  const beside = [human, martian].find((piece) => Math.abs(piece.y - name.y) < SIZE.label);
  if (!beside) return [name.x, 'middle'];
  return beside.x > name.x ? [name.x + labelW / 2, 'end'] : [name.x - labelW / 2, 'start'];
}

/** The names of the land areas: drawn above control and highlights, below the pieces. */
export function drawNames(map: MapShape): string {
  const step = SIZE.label * 1.02;
  return map.areas
    .map((area) => {
      if (!area.places) return '';
      const [x, anchor] = heldAt(area);
      const top = area.places.name.y - ((area.lines.length - 1) * step) / 2 + SIZE.label * 0.34;
      return `<text class="name land-name" x="${short(x)}" y="${short(top)}" text-anchor="${anchor}">${area.lines.map((s, i) => `<tspan x="${short(x)}" dy="${i ? '1.02em' : 0}">${escape(s)}</tspan>`).join('')}</text>`;
    })
    .join('');
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
