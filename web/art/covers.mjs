/* Cover art for the games, drawn by code at build time. No images, no fonts, no dependencies.
   drawCover(game, seed) -> SVG string (viewBox 640 x 520, safe centre 440 x 360; lowest 30 % fades to dark for a title).
   chartBackdrop(colours) -> the sea chart behind the home page.
   Everything is deterministic: same seed, same picture. */

/* Areas of the War of the Worlds board, exported from its data file: [id, name, land, x, y, outline]. */
const WW_AREAS = [
  [
    'northern_highlands',
    'Northern Highlands',
    1,
    260,
    110,
    [
      [148, 127],
      [200, 81],
      [237, 49],
      [440, 43],
      [440, 65],
      [372, 95],
      [330, 115],
      [367, 119],
      [315, 150],
      [284, 158],
      [252, 175],
      [206, 141],
    ],
  ],
  [
    'western_highlands',
    'Western Highlands',
    1,
    200,
    200,
    [
      [174, 293],
      [190, 260],
      [122, 270],
      [107, 229],
      [148, 201],
      [122, 191],
      [55, 165],
      [102, 133],
      [159, 165],
      [148, 127],
      [206, 141],
      [252, 175],
      [247, 216],
      [284, 252],
      [232, 272],
    ],
  ],
  [
    'grampians',
    'Grampians',
    1,
    350,
    210,
    [
      [315, 150],
      [419, 128],
      [497, 133],
      [559, 135],
      [576, 155],
      [544, 191],
      [505, 236],
      [460, 256],
      [398, 260],
      [346, 284],
      [315, 274],
      [284, 252],
      [247, 216],
      [252, 175],
      [284, 158],
    ],
  ],
  [
    'glasgow',
    'Glasgow',
    1,
    300,
    320,
    [
      [327, 452],
      [298, 462],
      [254, 469],
      [224, 426],
      [273, 373],
      [247, 319],
      [206, 325],
      [206, 373],
      [159, 391],
      [164, 331],
      [174, 293],
      [232, 272],
      [284, 252],
      [315, 274],
      [346, 284],
      [351, 331],
      [372, 381],
      [346, 408],
    ],
  ],
  [
    'edinburgh',
    'Edinburgh',
    1,
    410,
    340,
    [
      [460, 256],
      [497, 272],
      [429, 296],
      [486, 302],
      [554, 331],
      [497, 373],
      [460, 397],
      [424, 388],
      [372, 381],
      [351, 331],
      [346, 284],
      [398, 260],
    ],
  ],
  [
    'cumbria',
    'Cumbria',
    1,
    450,
    480,
    [
      [451, 533],
      [414, 536],
      [378, 486],
      [433, 435],
      [387, 431],
      [327, 452],
      [346, 408],
      [372, 381],
      [424, 388],
      [460, 397],
      [494, 432],
      [514, 476],
      [501, 533],
      [475, 519],
    ],
  ],
  [
    'newcastle',
    'Newcastle',
    1,
    550,
    430,
    [
      [554, 331],
      [608, 420],
      [627, 469],
      [571, 486],
      [514, 476],
      [494, 432],
      [460, 397],
      [497, 373],
    ],
  ],
  [
    'manchester',
    'Manchester',
    1,
    480,
    600,
    [
      [424, 623],
      [429, 601],
      [429, 558],
      [451, 533],
      [475, 519],
      [501, 533],
      [525, 584],
      [538, 629],
      [492, 656],
      [445, 673],
      [431, 648],
    ],
  ],
  [
    'york',
    'York',
    1,
    600,
    550,
    [
      [627, 469],
      [676, 489],
      [707, 533],
      [691, 562],
      [703, 592],
      [663, 581],
      [696, 606],
      [715, 640],
      [693, 672],
      [664, 688],
      [630, 688],
      [584, 668],
      [538, 629],
      [525, 584],
      [501, 533],
      [514, 476],
      [571, 486],
    ],
  ],
  [
    'wales',
    'Wales',
    1,
    380,
    760,
    [
      [460, 805],
      [416, 823],
      [382, 821],
      [324, 807],
      [261, 803],
      [240, 777],
      [298, 754],
      [340, 723],
      [336, 679],
      [286, 679],
      [324, 645],
      [294, 621],
      [340, 612],
      [370, 619],
      [424, 623],
      [431, 648],
      [445, 673],
      [424, 723],
      [466, 752],
      [456, 782],
    ],
  ],
  [
    'birmingham',
    'Birmingham',
    1,
    530,
    700,
    [
      [538, 629],
      [584, 668],
      [630, 688],
      [651, 729],
      [634, 770],
      [601, 784],
      [571, 781],
      [517, 759],
      [466, 752],
      [424, 723],
      [445, 673],
      [492, 656],
    ],
  ],
  [
    'norwich',
    'Norwich',
    1,
    740,
    730,
    [
      [693, 672],
      [727, 660],
      [794, 664],
      [833, 712],
      [815, 762],
      [781, 787],
      [744, 812],
      [693, 788],
      [634, 770],
      [651, 729],
      [630, 688],
      [664, 688],
    ],
  ],
  [
    'bristol',
    'Bristol',
    1,
    500,
    820,
    [
      [378, 838],
      [433, 832],
      [460, 805],
      [456, 782],
      [466, 752],
      [517, 759],
      [571, 781],
      [549, 823],
      [518, 864],
      [450, 867],
      [399, 859],
    ],
  ],
  [
    'london',
    'London',
    1,
    640,
    830,
    [
      [744, 812],
      [752, 823],
      [806, 825],
      [794, 850],
      [765, 868],
      [706, 883],
      [618, 884],
      [576, 878],
      [550, 885],
      [513, 896],
      [518, 864],
      [549, 823],
      [571, 781],
      [601, 784],
      [634, 770],
      [693, 788],
    ],
  ],
  [
    'plymouth',
    'Plymouth',
    1,
    350,
    880,
    [
      [513, 896],
      [479, 902],
      [437, 885],
      [395, 896],
      [378, 929],
      [332, 918],
      [286, 922],
      [248, 952],
      [204, 942],
      [261, 900],
      [303, 858],
      [336, 839],
      [378, 838],
      [399, 859],
      [450, 867],
      [518, 864],
    ],
  ],
  [
    'hebridean_sea',
    'Hebridean Sea',
    0,
    85,
    360,
    [
      [0, 0],
      [225, 0],
      [237, 49],
      [200, 81],
      [148, 127],
      [159, 165],
      [102, 133],
      [55, 165],
      [122, 191],
      [148, 201],
      [107, 229],
      [122, 270],
      [190, 260],
      [174, 293],
      [164, 331],
      [159, 391],
      [206, 373],
      [206, 325],
      [247, 319],
      [273, 373],
      [224, 426],
      [254, 469],
      [298, 462],
      [327, 452],
      [263, 495],
      [172, 495],
      [0, 490],
    ],
  ],
  [
    'northern_sea',
    'Northern Sea',
    0,
    730,
    70,
    [
      [225, 0],
      [1000, 0],
      [1000, 165],
      [760, 140],
      [559, 135],
      [497, 133],
      [419, 128],
      [315, 150],
      [367, 119],
      [330, 115],
      [372, 95],
      [440, 65],
      [440, 43],
      [237, 49],
    ],
  ],
  [
    'north_sea',
    'North Sea',
    0,
    790,
    390,
    [
      [1000, 165],
      [1000, 615],
      [811, 643],
      [720, 651],
      [693, 672],
      [715, 640],
      [696, 606],
      [663, 581],
      [703, 592],
      [691, 562],
      [707, 533],
      [676, 489],
      [627, 469],
      [608, 420],
      [554, 331],
      [486, 302],
      [429, 296],
      [497, 272],
      [460, 256],
      [505, 236],
      [544, 191],
      [576, 155],
      [559, 135],
      [760, 140],
    ],
  ],
  [
    'thames_estuary',
    'Thames Estuary',
    0,
    905,
    770,
    [
      [1000, 615],
      [1000, 880],
      [832, 885],
      [794, 850],
      [806, 825],
      [752, 823],
      [744, 812],
      [781, 787],
      [815, 762],
      [833, 712],
      [794, 664],
      [727, 660],
      [693, 672],
      [720, 651],
      [811, 643],
    ],
  ],
  [
    'portsmouth',
    'Portsmouth',
    0,
    640,
    940,
    [
      [1000, 880],
      [1000, 1000],
      [120, 1000],
      [177, 962],
      [204, 942],
      [248, 952],
      [286, 922],
      [332, 918],
      [378, 929],
      [395, 896],
      [437, 885],
      [479, 902],
      [513, 896],
      [550, 885],
      [576, 878],
      [618, 884],
      [706, 883],
      [765, 868],
      [794, 850],
      [832, 885],
    ],
  ],
  [
    'irish_sea',
    'Irish Sea',
    0,
    185,
    640,
    [
      [0, 490],
      [172, 495],
      [263, 495],
      [327, 452],
      [387, 431],
      [433, 435],
      [378, 486],
      [414, 536],
      [451, 533],
      [429, 558],
      [429, 601],
      [424, 623],
      [370, 619],
      [340, 612],
      [294, 621],
      [324, 645],
      [286, 679],
      [336, 679],
      [340, 723],
      [298, 754],
      [240, 777],
      [261, 803],
      [324, 807],
      [382, 821],
      [416, 823],
      [460, 805],
      [433, 832],
      [378, 838],
      [336, 839],
      [303, 858],
      [261, 900],
      [204, 942],
      [177, 962],
      [120, 1000],
      [0, 1000],
    ],
  ],
];

/* ------------------------------------------------------------------ tools */

/** Seeded random numbers (mulberry32); the same seed always draws the same picture. */
function rng(seed) {
  let h = 2166136261;
  for (const c of String(seed)) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const f1 = (n) => Math.round(n * 10) / 10;
const pt = ([x, y]) => `${f1(x)} ${f1(y)}`;
const poly = (pts, close = true) => 'M' + pts.map(pt).join('L') + (close ? 'Z' : '');
const lerp = (a, b, t) => a + (b - a) * t;

/** Smooth 1-D value noise, several octaves. */
function noise1(seed) {
  const r = rng(seed),
    tab = Array.from({ length: 256 }, () => r() * 2 - 1);
  const one = (x) => {
    const i = Math.floor(x),
      t = x - i,
      s = t * t * (3 - 2 * t);
    return lerp(tab[i & 255], tab[(i + 1) & 255], s);
  };
  return (x) => one(x) * 0.6 + one(x * 2.1 + 9) * 0.28 + one(x * 4.7 + 31) * 0.12;
}
/** Closed hill silhouette from x0 to x1 down to `floor`. */
function hill(seed, base, amp, freq, floor, x0 = -10, x1 = 650, step = 8) {
  const n = noise1(seed),
    pts = [];
  for (let x = x0; x <= x1; x += step) pts.push([x, base + n(x * freq) * amp]);
  return { d: poly([...pts, [x1, floor], [x0, floor]]), at: (x) => base + n(x * freq) * amp };
}
/** Limb with changing thickness along a poly-line: [[x, y, halfWidth], ...]. */
function limb(nodes) {
  const L = [],
    R = [];
  nodes.forEach(([x, y, w], i) => {
    const a = nodes[Math.max(0, i - 1)],
      b = nodes[Math.min(nodes.length - 1, i + 1)];
    const dx = b[0] - a[0],
      dy = b[1] - a[1],
      l = Math.hypot(dx, dy) || 1;
    L.push([x - (dy / l) * w, y + (dx / l) * w]);
    R.unshift([x + (dy / l) * w, y - (dx / l) * w]);
  });
  return poly([...L, ...R]);
}
/** Quadratic curve sampled as limb nodes with widths from w0 to w1. */
function curve(a, c, b, w0, w1, n = 14) {
  const out = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      u = 1 - t;
    out.push([
      u * u * a[0] + 2 * u * t * c[0] + t * t * b[0],
      u * u * a[1] + 2 * u * t * c[1] + t * t * b[1],
      lerp(w0, w1, t),
    ]);
  }
  return out;
}
/** Roughened copy of an edge; the noise depends on the unordered pair of ends, so neighbours stay watertight. */
function roughEdge(a, b, amp = 0.13, depth = 3) {
  const swap = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  const [p, q] = swap ? [b, a] : [a, b],
    r = rng(p.join() + q.join());
  let pts = [p, q];
  for (let k = 0; k < depth; k++) {
    const next = [pts[0]];
    for (let i = 1; i < pts.length; i++) {
      const [x0, y0] = pts[i - 1],
        [x1, y1] = pts[i],
        d = (r() - 0.5) * 2 * amp;
      next.push([(x0 + x1) / 2 - (y1 - y0) * d, (y0 + y1) / 2 + (x1 - x0) * d], pts[i]);
    }
    pts = next;
  }
  return swap ? pts.reverse() : pts;
}
function roughOutline(outline) {
  const all = [];
  outline.forEach((p, i) =>
    all.push(...roughEdge(p, outline[(i + 1) % outline.length]).slice(0, -1)),
  );
  return poly(all);
}
const frame = (id, w, h, body, label) =>
  `<svg class="cover" data-game="${id}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${label}" xmlns="http://www.w3.org/2000/svg">${body}</svg>`;

/* ---------------------------------------------- War of the Worlds: newsprint */

function coverWorlds(seed) {
  const r = rng('ww' + seed),
    k = 'ww' + seed,
    ink = '#17181A';
  let o = `<defs>
  <linearGradient id="${k}p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F1E8D2"/><stop offset=".62" stop-color="#DCCDA9"/><stop offset="1" stop-color="#B79F72"/></linearGradient>
  <linearGradient id="${k}r" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#EFFFF8"/><stop offset=".35" stop-color="#6CE0C3"/><stop offset="1" stop-color="#1FA37E" stop-opacity=".75"/></linearGradient>
  <radialGradient id="${k}g"><stop offset="0" stop-color="#E9FFF6"/><stop offset=".25" stop-color="#6CE0C3" stop-opacity=".9"/><stop offset="1" stop-color="#2FBF93" stop-opacity="0"/></radialGradient>
  <radialGradient id="${k}v" cx=".55" cy=".4" r=".75"><stop offset=".55" stop-color="#3a2c12" stop-opacity="0"/><stop offset="1" stop-color="#3a2c12" stop-opacity=".45"/></radialGradient>
  <linearGradient id="${k}b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#17181A" stop-opacity="0"/><stop offset="1" stop-color="#0d0e0f"/></linearGradient></defs>
  <rect width="640" height="520" fill="url(#${k}p)"/>`;
  // columns of unreadable print behind everything
  let txt = '';
  for (let c = 0; c < 5; c++)
    for (let y = 18; y < 400; y += 7.5) {
      let x = 14 + c * 126;
      const end = x + 112 - (r() < 0.14 ? 60 * r() : 0);
      while (x < end) {
        const w = 5 + r() * 17;
        txt += `M${f1(x)} ${f1(y)}h${f1(Math.min(w, end - x))}`;
        x += w + 3.2;
      }
    }
  o += `<path d="${txt}" stroke="#5b4d31" stroke-width="2.1" opacity=".17" transform="rotate(-2.2 320 260)"/>`;
  for (let c = 1; c < 5; c++)
    o += `<path d="M${8 + c * 126} 0V420" stroke="#5b4d31" stroke-width=".8" opacity=".25" transform="rotate(-2.2 320 260)"/>`;
  // the map of Britain, printed across the page
  const land = WW_AREAS.filter((a) => a[2]).map((a) => roughOutline(a[5])),
    all = land.join('');
  const use = (attrs) => `<use href="#${k}L" ${attrs}/>`; // the coast is written once and stroked several times
  o += `<defs><path id="${k}L" d="${all}"/></defs><g transform="translate(8 4) scale(.43)" stroke-linejoin="round">`;
  [
    [54, 0.1],
    [36, 0.14],
    [20, 0.2],
  ].forEach(([w, a]) => {
    o += use(`fill="none" stroke="#42695f" stroke-width="${w}" opacity="${a}"`);
  });
  o += use('fill="#F4EBD5" stroke="#40351f" stroke-width="4.5"');
  let hatch = '';
  for (let i = -400; i < 1400; i += 11) hatch += `M${i} 0l-340 1000`;
  o += `<clipPath id="${k}c"><use href="#${k}L"/></clipPath><g clip-path="url(#${k}c)"><path d="${hatch}" stroke="#6d5c39" stroke-width="1.5" opacity=".42"/>${use('fill="none" stroke="#6d5c39" stroke-width="26" opacity=".16"')}</g>`;
  o +=
    use('fill="none" stroke="#40351f" stroke-width="2.2" stroke-dasharray="9 6" opacity=".7"') +
    '</g>';
  // halftone glow around the ray
  let dots = '';
  const eye = [437, 143],
    hit = [132, 392];
  for (let y = 20; y < 430; y += 9)
    for (let x = 12 + ((y / 9) % 2) * 4.5; x < 640; x += 9) {
      const t = Math.max(
        0,
        Math.min(
          1,
          ((x - eye[0]) * (hit[0] - eye[0]) + (y - eye[1]) * (hit[1] - eye[1])) /
            ((hit[0] - eye[0]) ** 2 + (hit[1] - eye[1]) ** 2),
        ),
      );
      const d = Math.hypot(x - lerp(eye[0], hit[0], t), y - lerp(eye[1], hit[1], t)),
        rad = 4.6 - d / 22 + t * 1.1;
      if (rad > 0.5)
        dots += `M${f1(x - rad)} ${f1(y)}a${f1(rad)} ${f1(rad)} 0 1 0 ${f1(rad * 2)} 0a${f1(rad)} ${f1(rad)} 0 1 0 ${f1(-rad * 2)} 0`;
    }
  o += `<path d="${dots}" fill="#2BB48C" opacity=".5"/>`;
  // smoke: solid plume in two inks with engraved edges
  const plume = [];
  for (let i = 0; i < 30; i++) {
    const t = i / 29;
    plume.push([
      124 - t * 92 + Math.sin(t * 8) * 20 + (r() - 0.5) * 22,
      392 - t * 345,
      9 + t * 40 + r() * 9,
    ]);
  }
  o += `<g fill="#2A2722">${plume.map(([x, y, s]) => `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(s)}"/>`).join('')}</g><g fill="#4A4335">${plume.map(([x, y, s]) => `<circle cx="${f1(x + s * 0.2)}" cy="${f1(y + 1)}" r="${f1(s * 0.74)}"/>`).join('')}</g>`;
  o += `<path d="${plume.map(([x, y, s]) => `M${f1(x + s * 0.1)} ${f1(y - s * 0.45)}a${f1(s * 0.55)} ${f1(s * 0.55)} 0 0 1 ${f1(s * 0.6)} ${f1(s * 0.55)}`).join('')}" fill="none" stroke="#B9A77E" stroke-width="1.5" opacity=".75"/>`;
  // back row of roofs
  const roofs = (base, n, lo, hi, fill, lit) => {
    let d = `M-10 530`,
      x = -10,
      win = '';
    for (let i = 0; i < n; i++) {
      const w = 22 + r() * 34,
        h = lo + r() * (hi - lo),
        y = base - h;
      const kind = r();
      if (kind < 0.52)
        d += `L${f1(x)} ${f1(y)}L${f1(x + w / 2)} ${f1(y - w * 0.36)}L${f1(x + w)} ${f1(y)}`;
      else if (kind < 0.8)
        d += `L${f1(x)} ${f1(y)}h${f1(w * 0.2)}v-16h6v16h${f1(w * 0.4)}v-11h5v11L${f1(x + w)} ${f1(y)}`;
      else
        d += `L${f1(x)} ${f1(y)}L${f1(x + w * 0.32)} ${f1(y)}v-22L${f1(x + w * 0.5)} ${f1(y - 52)}L${f1(x + w * 0.68)} ${f1(y - 22)}v22L${f1(x + w)} ${f1(y)}`;
      if (lit)
        for (let q = 0; q < 4; q++)
          if (r() < 0.42)
            win += `M${f1(x + 5 + r() * (w - 12))} ${f1(y + 9 + r() * 26)}h3.6v5h-3.6z`;
      x += w;
    }
    return `<path d="${d}L${f1(x)} 530Z" fill="${fill}"/><path d="${win}" fill="#E9C46A" opacity=".9"/>`;
  };
  o += roofs(416, 22, 6, 44, '#7E6E4C', false);
  // dome and clock tower, drawn by hand
  o += `<path fill="#4A402D" d="M232 430v-38h6v-14h4c0-24 13-38 27-40v-12h4v12c14 2 27 16 27 40h4v14h6v38zM351 430v-96l3-5v-8h3l7-26 7 26h3v8l3 5v96z"/><circle cx="364" cy="340" r="6.5" fill="#DCCDA9"/>`;
  // the ray and the fire
  o += `<path d="M437 139L444 149L196 424L70 402Z" fill="url(#${k}r)" opacity=".82"/><path d="M438 141L442 146L154 410L112 403Z" fill="#F4FFFA" opacity=".9"/>`;
  o += `<circle cx="132" cy="398" r="112" fill="url(#${k}g)" opacity=".85"/>`;
  let beams = '';
  for (let i = 0; i < 30; i++) {
    const a = Math.PI * (1.02 + (i / 29) * 0.96),
      l0 = 34 + r() * 14,
      l = 62 + r() * 60;
    beams += `M${f1(132 + Math.cos(a) * l0)} ${f1(404 + Math.sin(a) * l0)}L${f1(132 + Math.cos(a) * l)} ${f1(404 + Math.sin(a) * l)}`;
  }
  o += `<path d="${beams}" stroke="#EFFFF8" stroke-width="2.4" stroke-linecap="round" opacity=".85"/><ellipse cx="132" cy="404" rx="46" ry="34" fill="#EFFFF8"/>`;
  for (let i = 0; i < 16; i++) {
    const a = Math.PI * (1.1 + r() * 0.8),
      l = 46 + r() * 60,
      q = 2 + r() * 5;
    o += `<path transform="translate(${f1(132 + Math.cos(a) * l)} ${f1(404 + Math.sin(a) * l)}) rotate(${f1(r() * 90)})" d="M${f1(-q)} ${f1(-q * 0.6)}h${f1(q * 2)}l${f1(-q * 0.6)} ${f1(q * 1.4)}h${f1(-q)}z" fill="#17181A"/>`;
  }
  // the fighting machine: own design, a hooded lantern on three reaped legs
  const leg = (nodes) => `<path d="${limb(nodes)}"/>`;
  o +=
    `<g fill="${ink}">` +
    leg([
      [486, 176, 9],
      [552, 214, 7],
      [590, 262, 8],
      [598, 300, 5],
      [604, 400, 4],
      [612, 452, 7],
    ]) +
    leg([
      [452, 186, 10],
      [462, 250, 7],
      [486, 318, 9],
      [486, 350, 5.5],
      [474, 440, 5],
      [474, 492, 9],
    ]) +
    leg([
      [412, 178, 10],
      [352, 214, 8],
      [312, 272, 9.5],
      [304, 312, 6],
      [300, 420, 5],
      [290, 486, 9],
    ]) +
    [
      [590, 262, 12],
      [486, 320, 13],
      [312, 274, 13.5],
    ]
      .map(
        ([x, y, s]) =>
          `<circle cx="${x}" cy="${y}" r="${s}"/><circle cx="${x}" cy="${y}" r="${s * 0.42}" fill="#8A7B58"/>`,
      )
      .join('') +
    `<path d="M366 166c4-62 44-104 92-108 54-4 96 40 104 104l8 8-10 10c-22 18-58 26-96 26-42 0-78-10-98-28l-8-8z"/>` +
    `<path d="M388 188c20 16 48 22 80 22 30 0 56-6 74-18l-6 20c-16 16-40 22-68 22-30 0-56-8-72-24z"/>` +
    `<path d="M540 84l34-36M552 100l46-20M500 62l10-34" stroke="${ink}" stroke-width="4" stroke-linecap="round"/><circle cx="576" cy="46" r="4"/><circle cx="600" cy="79" r="4"/><circle cx="511" cy="26" r="4"/>` +
    // tentacles
    [
      [430, 214, 400, 262, 424, 318],
      [500, 214, 540, 262, 516, 330],
      [470, 220, 446, 290, 452, 360],
    ]
      .map(([a, b, c, d, e, g]) => `<path d="${limb(curve([a, b], [c, d], [e, g], 4.5, 1.2))}"/>`)
      .join('') +
    `</g>`;
  // rim light and plates
  o += `<g fill="none" stroke="#DCCDA9" stroke-linecap="round"><path d="M384 152c8-44 38-76 76-80" stroke-width="3" opacity=".85"/><path d="M408 158c4-30 24-54 48-62M500 78c24 14 42 44 46 80" stroke-width="1.6" opacity=".5"/><path d="M378 172c40 22 134 24 176-2" stroke-width="1.6" opacity=".6"/></g>`;
  for (let i = 0; i < 9; i++)
    o += `<circle cx="${f1(394 + i * 18)}" cy="${f1(184 + Math.sin((i / 8) * Math.PI) * 10)}" r="1.7" fill="#DCCDA9" opacity=".7"/>`;
  o += `<ellipse cx="437" cy="143" rx="27" ry="18" fill="#0b0c0d" stroke="#DCCDA9" stroke-width="2"/><circle cx="437" cy="143" r="46" fill="url(#${k}g)" opacity=".8"/><ellipse cx="437" cy="143" rx="15" ry="10" fill="#EFFFF8"/>`;
  o += roofs(486, 19, 4, 40, '#1d1b18', true);
  // red weed creeping in
  for (let i = 0; i < 26; i++) {
    const x = 640 - Math.pow(r(), 1.6) * 330,
      h = 26 + r() * 60 * ((x - 300) / 340 + 0.25),
      b = (r() - 0.5) * 46;
    o += `<path d="${limb(curve([x, 524], [x + b, 500 - h * 0.3], [x + b * 0.4, 512 - h], 3.6, 0.6, 8))}" fill="#8C1616"/><circle cx="${f1(x + b * 0.4)}" cy="${f1(512 - h)}" r="3.2" fill="#A8201C"/>`;
  }
  o += `<rect y="390" width="640" height="130" fill="url(#${k}b)"/><rect width="640" height="520" fill="url(#${k}v)"/>`;
  return frame(
    'ww',
    640,
    520,
    o,
    'A striding machine burns a city; behind it a printed map of Britain',
  );
}

/* -------------------------------------------------- Scythe: fields of 1920s */

function coverFields(seed) {
  const r = rng('sc' + seed),
    k = 'sc' + seed;
  let o = `<defs>
  <linearGradient id="${k}s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7E8F8C"/><stop offset=".3" stop-color="#C9B98D"/><stop offset=".5" stop-color="#EBC98A"/><stop offset=".62" stop-color="#E79A57"/></linearGradient>
  <radialGradient id="${k}u"><stop offset="0" stop-color="#FFF4D2"/><stop offset=".35" stop-color="#FBDD9B" stop-opacity=".75"/><stop offset="1" stop-color="#F4B467" stop-opacity="0"/></radialGradient>
  <linearGradient id="${k}f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#C99A45"/><stop offset="1" stop-color="#6B4A1E"/></linearGradient>
  <linearGradient id="${k}b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d140d" stop-opacity="0"/><stop offset="1" stop-color="#1d140d" stop-opacity=".95"/></linearGradient>
  <linearGradient id="${k}m" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#5a4636"/><stop offset=".4" stop-color="#2d231c"/><stop offset="1" stop-color="#1f1814"/></linearGradient></defs>
  <rect width="640" height="520" fill="url(#${k}s)"/><circle cx="186" cy="250" r="250" fill="url(#${k}u)"/><circle cx="186" cy="250" r="52" fill="#FFF3CF"/>`;
  // long brushed clouds
  for (let i = 0; i < 34; i++) {
    const y = 16 + r() * 210,
      x = r() * 700 - 60,
      w = 60 + r() * 190;
    o += `<path d="${limb(curve([x, y], [x + w / 2, y - 6 - r() * 10], [x + w, y + r() * 6], 0.6, 0.6, 2).map((n, j) => [n[0], n[1], j === 1 ? 2 + r() * 7 : 0.5]))}" fill="${r() < 0.55 ? '#F7E3B4' : '#6E7C7A'}" opacity="${f1(0.16 + r() * 0.25)}"/>`;
  }
  o += `<path d="M70 92q7-8 13 0q6-8 13 0M104 112q5-6 10 0q5-6 10 0M52 122q4-5 8 0q4-5 8 0" fill="none" stroke="#3b3026" stroke-width="2"/>`;
  const far = hill(k + 'a', 268, 26, 0.008, 530),
    mid = hill(k + 'b', 294, 20, 0.011, 530),
    near = hill(k + 'c', 330, 13, 0.008, 530);
  o += `<path d="${far.d}" fill="#9A8E72"/><path d="${mid.d}" fill="#8B7A4C"/>`;
  // forest strip and village with a wooden church
  let trees = '';
  for (let x = -4; x < 645; x += 5 + r() * 6) {
    if (x > 70 && x < 180) continue;
    const h = 9 + r() * 17,
      y = mid.at(x) + 5;
    trees += `M${f1(x - h * 0.24)} ${f1(y)}L${f1(x)} ${f1(y - h)}L${f1(x + h * 0.24)} ${f1(y)}Z`;
  }
  o += `<path d="${trees}" fill="#4C4A31"/>`;
  o += `<g fill="#3d2d21"><path d="M86 306v-16l13-10 13 10v16zM114 306v-20l16-12 16 12v20zM146 306v-34h3l9-30 9 30h3v34zM158 250v-18M154 237h8M60 308v-12l10-8 10 8v12z" stroke="#3d2d21" stroke-width="2"/></g><path d="M92 296h4v5h-4zM124 292h4v6h-4zM156 284h4v8h-4z" fill="#FFD98A"/>`;
  // patchwork of fields converging on the low sun
  o += `<clipPath id="${k}c"><path d="${near.d}"/></clipPath><path d="${near.d}" fill="url(#${k}f)"/><g clip-path="url(#${k}c)">`;
  const cols = ['#D5A94F', '#B98435', '#8B8A45', '#C2964A', '#75743B', '#A8742F', '#DBB766'];
  for (let i = -9; i < 14; i++)
    o += `<path d="M186 300L${186 + i * 96} 540L${186 + (i + 1) * 96} 540Z" fill="${cols[(i + 18) % 7]}" opacity=".78"/>`;
  let fur = '';
  for (let i = -110; i < 150; i++) fur += `M186 300L${186 + i * 12} 540`;
  o += `<path d="${fur}" stroke="#4b3316" stroke-width=".9" opacity=".42"/>`;
  let stub = '';
  for (let i = 0; i < 420; i++) {
    const y = 328 + Math.pow(r(), 0.8) * 150,
      s = (y - 300) / 40;
    stub += `M${f1(r() * 640)} ${f1(y)}v${f1(-1.4 * s)}`;
  }
  o += `<path d="${stub}" stroke="#F1D48B" stroke-width="1" opacity=".55"/></g>`;
  // telegraph line
  for (let i = 0; i < 6; i++) {
    const t = i / 5,
      x = 206 + t * t * 470,
      y0 = 306 + t * 26,
      h = 26 + t * t * 120;
    o += `<path d="M${f1(x)} ${f1(y0)}v${f1(-h)}m${f1(-4 - t * 9)} ${f1(h * 0.1)}h${f1(8 + t * 18)}" stroke="#33271c" stroke-width="${f1(1.2 + t * 2.4)}" fill="none"/>`;
  }
  // sheaves
  for (const [x, y, s] of [
    [60, 396, 1],
    [128, 372, 0.7],
    [214, 404, 1.05],
    [264, 366, 0.62],
    [22, 360, 0.55],
    [320, 420, 1.2],
  ])
    o += `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-15 20L-4-4L-15-22L0-14L15-22L4-4L15 20Z" fill="#7a5620"/><path d="M-13 20L-3-2L-10-20M13 20L3-2L10-20M0 20V-16" stroke="#E5BE6B" stroke-width="2" fill="none"/><path d="M-6-2h12" stroke="#880707" stroke-width="3"/></g>`;
  // The machine, own invention: the "Gleaner", a boiler on four stork legs with a sail-reel
  const L = (n) => `<path d="${limb(n)}"/>`;
  o += `<ellipse cx="470" cy="424" rx="150" ry="13" fill="#2a1b0e" opacity=".45"/>`;
  o +=
    `<g fill="#3a2d24">` +
    L([
      [470, 214, 9],
      [512, 262, 7],
      [548, 300, 9],
      [540, 350, 5],
      [556, 404, 5],
    ]) +
    L([
      [420, 214, 9],
      [398, 270, 7],
      [372, 312, 8],
      [384, 356, 5],
      [368, 400, 5],
    ]) +
    `</g>`;
  // smoke
  for (let i = 0; i < 30; i++) {
    const t = i / 30;
    o += `<circle cx="${f1(545 + t * 96 + Math.sin(t * 8) * 12 + r() * 14)}" cy="${f1(74 - t * 62 + r() * 14)}" r="${f1(8 + t * 27)}" fill="${i % 2 ? '#4d443a' : '#b79a6e'}" opacity="${f1(0.5 - t * 0.36)}"/>`;
  }
  o +=
    `<g fill="url(#${k}m)">` +
    `<path d="M388 160q0-44 44-44h112q34 0 34 38v20q0 36-34 36H432q-44 0-44-50z"/>` + // boiler
    `<path d="M532 118v-44h-7v-9h34v9h-7v44zM470 118v-16h26v16z"/>` + // stack, dome
    `<path d="M396 128l-10-52h64l6 42zM380 70h76l4 8h-84z"/>` + // cabin, roof
    `<path d="M388 176l-40 10v12l52 4zM578 150h16v26h-16z"/></g>`;
  o += `<path d="M398 84h18l4 22h-17zM424 84h18l3 22h-17z" fill="#FFDE93"/><path d="M392 164q0-40 40-42h110" fill="none" stroke="#F0B66A" stroke-width="3" opacity=".85"/><path d="M462 118v92M506 116v94M552 118v90" stroke="#120d0a" stroke-width="2.4" opacity=".75"/>`;
  for (let i = 0; i < 14; i++)
    o += `<circle cx="${440 + i * 9.6}" cy="204" r="1.5" fill="#C79A5F"/>`;
  o += `<path d="M516 136h44v30l-22 18-22-18z" fill="#880707" stroke="#E8C98B" stroke-width="2"/><path d="M538 142v30M527 153q11-11 22 0" stroke="#F4E3B8" stroke-width="2.4" fill="none"/>`;
  // flywheel and reel
  const wheel = (x, y, R, n, w, c) => {
    let s = `<circle cx="${x}" cy="${y}" r="${R}" fill="none" stroke="${c}" stroke-width="${w}"/>`;
    for (let i = 0; i < n; i++)
      s += `<path d="M${x} ${y}L${f1(x + Math.cos((i / n) * 6.283 + 0.3) * R)} ${f1(y + Math.sin((i / n) * 6.283 + 0.3) * R)}" stroke="${c}" stroke-width="${w * 0.55}"/>`;
    return s + `<circle cx="${x}" cy="${y}" r="${R * 0.2}" fill="${c}"/>`;
  };
  o +=
    wheel(484, 196, 34, 10, 5, '#17110d') +
    `<path d="M456 178a34 34 0 0 1 28-16" stroke="#E0A862" stroke-width="2.4" fill="none"/>`;
  o += wheel(330, 196, 40, 8, 4, '#241a13');
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283 + 0.3,
      x = 330 + Math.cos(a) * 40,
      y = 196 + Math.sin(a) * 40;
    o += `<path d="M${f1(x)} ${f1(y)}q${f1(Math.cos(a + 1) * 16)} ${f1(Math.sin(a + 1) * 16)} ${f1(Math.cos(a + 1.5) * 30)} ${f1(Math.sin(a + 1.5) * 30)}q${f1(-Math.cos(a + 1.2) * 6)} ${f1(-Math.sin(a + 1.2) * 18)} ${f1(-Math.cos(a + 1.5) * 30)} ${f1(-Math.sin(a + 1.5) * 30)}" fill="#D9D3C2" stroke="#241a13" stroke-width="1.6"/>`;
  }
  o +=
    `<g fill="#231a14">` +
    L([
      [524, 206, 12],
      [576, 258, 9],
      [606, 316, 11],
      [590, 366, 6],
      [604, 428, 6],
    ]) +
    L([
      [436, 206, 12],
      [440, 276, 9],
      [424, 330, 11],
      [440, 374, 6],
      [430, 432, 6],
    ]) +
    [
      [606, 316, 14],
      [424, 330, 14],
      [548, 300, 11],
      [372, 312, 10],
    ]
      .map(
        ([x, y, s]) =>
          `<circle cx="${x}" cy="${y}" r="${s}"/><circle cx="${x}" cy="${y}" r="${s * 0.45}" fill="#B98A4E"/>`,
      )
      .join('') +
    `<path d="M586 424h36l10 12h-56zM412 428h36l10 12h-56zM542 400h28l8 9h-44zM354 396h28l8 9h-44z"/></g>`;
  o += `<path d="M566 254l32 56M438 272l-16 50" stroke="#E0A862" stroke-width="2" opacity=".7"/>`;
  // people in the field for scale
  const man = (x, y, s, flip) =>
    `<g transform="translate(${x} ${y}) scale(${flip ? -s : s} ${s})" fill="#20150d"><circle cx="0" cy="-43" r="5.2"/><path d="M-9-44h18l-4-5h-10zM-6-37h12l3 20-3 2 2 22h-5l-3-18-4 18h-5l2-24z"/><path d="M4-32l15 9-2 4-15-6z"/><path d="M20-46L11 4" stroke="#20150d" stroke-width="2.2"/><path d="M20-46q20-6 34 10q-16-7-34-4z"/></g>`;
  o += man(150, 440, 1.12, false) + man(104, 424, 0.9, true) + man(272, 418, 0.72, false);
  // foreground wheat with poppies
  let wheat = '',
    ears = '',
    pop = '';
  for (let i = 0; i < 250; i++) {
    const x = r() * 660 - 10,
      h = 34 + r() * 60 + Math.abs(x - 320) * 0.06,
      b = (r() - 0.3) * 22,
      y = 532;
    wheat += `M${f1(x)} ${y}Q${f1(x)} ${f1(y - h * 0.6)} ${f1(x + b)} ${f1(y - h)}`;
    ears += limb([
      [x + b * 0.9, y - h + 4, 1.5],
      [x + b * 1.12, y - h - 6, 2.7],
      [x + b * 1.36, y - h - 16, 0.5],
    ]);
    if (r() < 0.08)
      pop += `<path d="M${f1(x + b)} ${f1(y - h + 8)}m-6 0a6 5 0 0 1 12 0a6 6 0 0 1-12 0" fill="#B3170F"/><circle cx="${f1(x + b)}" cy="${f1(y - h + 8)}" r="1.6" fill="#1d0d08"/>`;
  }
  o += `<path d="${wheat}" fill="none" stroke="#7A5420" stroke-width="1.5"/><path d="${ears}" fill="#DDAE55"/>${pop}<rect y="350" width="640" height="170" fill="url(#${k}b)"/>`;
  return frame(
    'sc',
    640,
    520,
    o,
    'A walking harvest engine crosses wheat fields at sunset; reapers look on',
  );
}

/* ------------------------------------------------- Cry Havoc: night jungle */

function crystal(x, y, w, h, lean, tone) {
  const [hi, mid, lo] = tone,
    tx = x + lean * h,
    ty = y - h;
  const a = [x - w, y],
    b = [x - w * 0.9 + lean * h * 0.8, y - h * 0.78],
    c = [tx, ty],
    d = [x + w * 0.95 + lean * h * 0.7, y - h * 0.7],
    e = [x + w, y],
    m = [x + w * 0.15, y],
    n = [x + w * 0.2 + lean * h * 0.74, y - h * 0.7];
  return `<path d="${poly([a, b, c, n, m])}" fill="${mid}"/><path d="${poly([m, n, c, d, e])}" fill="${lo}"/><path d="${poly([b, c, n])}" fill="${hi}"/><path d="${poly([a, b, c, d, e], false)}M${pt(m)}L${pt(n)}L${pt(c)}M${pt(b)}L${pt(n)}L${pt(d)}" fill="none" stroke="#F0E2FF" stroke-width="1" opacity=".55"/>`;
}
function coverHavoc(seed) {
  const r = rng('ch' + seed),
    k = 'ch' + seed;
  let o = `<defs>
  <linearGradient id="${k}s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#070B1E"/><stop offset=".45" stop-color="#16284A"/><stop offset=".68" stop-color="#1F6670"/><stop offset=".8" stop-color="#39A58F"/></linearGradient>
  <radialGradient id="${k}m" cx=".35" cy=".35" r=".75"><stop offset="0" stop-color="#F3D9C7"/><stop offset=".5" stop-color="#B77A9B"/><stop offset="1" stop-color="#3A2358"/></radialGradient>
  <radialGradient id="${k}g"><stop offset="0" stop-color="#EBD2FF" stop-opacity=".95"/><stop offset=".3" stop-color="#A45CF0" stop-opacity=".6"/><stop offset="1" stop-color="#6B2BC4" stop-opacity="0"/></radialGradient>
  <radialGradient id="${k}h"><stop offset="0" stop-color="#FFE9B0"/><stop offset=".3" stop-color="#FFB650" stop-opacity=".7"/><stop offset="1" stop-color="#FF8A2B" stop-opacity="0"/></radialGradient>
  <linearGradient id="${k}t" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFD08A" stop-opacity="0"/><stop offset="1" stop-color="#FFE7BD"/></linearGradient>
  <linearGradient id="${k}b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#04090c" stop-opacity="0"/><stop offset="1" stop-color="#04090c"/></linearGradient></defs>
  <rect width="640" height="520" fill="url(#${k}s)"/>`;
  let st = '';
  for (let i = 0; i < 190; i++) {
    const y = Math.pow(r(), 1.4) * 300,
      s = 0.5 + r() * 1.3;
    st += `<circle cx="${f1(r() * 640)}" cy="${f1(y)}" r="${f1(s)}" fill="${r() < 0.2 ? '#FFD9A8' : '#D8ECFF'}" opacity="${f1(0.35 + r() * 0.6)}"/>`;
  }
  o += st;
  // banded giant with a ring
  o += `<g transform="rotate(-16 450 128)"><path d="M300 128a150 30 0 0 1 300 0" fill="none" stroke="#E8BFA8" stroke-width="7" opacity=".55"/><path d="M282 128a168 35 0 0 1 336 0" fill="none" stroke="#C89BC0" stroke-width="3" opacity=".5"/><circle cx="450" cy="128" r="92" fill="url(#${k}m)"/><clipPath id="${k}c"><circle cx="450" cy="128" r="92"/></clipPath><g clip-path="url(#${k}c)">`;
  for (let i = 0; i < 11; i++) {
    const y = 46 + i * 16 + r() * 6;
    o += `<path d="M350 ${f1(y)}q50 ${f1(6 + r() * 8)} 100 0t110 0v${f1(2 + r() * 6)}q-60 8-110 0t-100 0z" fill="${i % 2 ? '#5A2F66' : '#FFE4CC'}" opacity="${f1(0.14 + r() * 0.16)}"/>`;
  }
  o += `</g><path d="M300 128a150 30 0 0 0 300 0" fill="none" stroke="#F6D7BE" stroke-width="7" opacity=".85"/><path d="M282 128a168 35 0 0 0 336 0" fill="none" stroke="#D9AFD0" stroke-width="3" opacity=".8"/></g><circle cx="196" cy="66" r="15" fill="#C8E6E2" opacity=".9"/><circle cx="202" cy="62" r="13" fill="#16284A" opacity=".55"/>`;
  // landing craft with fire trails
  for (const [x, y, s] of [
    [214, 196, 1],
    [128, 150, 0.72],
    [292, 120, 0.55],
  ])
    o += `<path d="M${x - 150 * s} ${y - 128 * s}L${x} ${y - 3}L${x - 4} ${y + 3}Z" fill="url(#${k}t)" opacity=".9"/><circle cx="${x}" cy="${y}" r="${34 * s}" fill="url(#${k}h)"/><path transform="translate(${x} ${y}) rotate(40) scale(${s})" d="M-15-6L8-7L19 0L8 7L-15 6L-9 0Z" fill="#0B1220" stroke="#FFDFA6" stroke-width="1.4"/>`;
  // mesas with mist between
  const layer = (sd, base, amp, fq, fill) => {
    const n = noise1(k + sd);
    let pts = [[-10, 530]];
    for (let x = -10; x <= 650; x += 5) {
      const v = n(x * fq);
      pts.push([x, base - Math.max(0, Math.tanh(v * 5)) * amp + n(x * 0.07) * 5]);
    }
    return `<path d="${poly([...pts, [650, 530]])}" fill="${fill}"/>`;
  };
  o +=
    layer('a', 316, 92, 0.009, '#1F5464') +
    `<rect x="0" y="276" width="640" height="70" fill="#3FA68D" opacity=".16"/>` +
    layer('b', 346, 78, 0.012, '#154150') +
    `<rect y="322" width="640" height="60" fill="#5CC9B0" opacity=".12"/>` +
    layer('c', 384, 44, 0.016, '#0F3140');
  // crystal heart
  o += `<ellipse cx="330" cy="376" rx="230" ry="170" fill="url(#${k}g)"/>`;
  const T = [
    ['#F1DCFF', '#B57BF5', '#6B35C9'],
    ['#E2C1FF', '#9A5BEA', '#5427AC'],
    ['#CFA6FF', '#7D42D6', '#43208F'],
  ];
  const C = [
    [262, 420, 17, 118, -0.34, 2],
    [404, 424, 18, 126, 0.36, 2],
    [296, 424, 22, 186, -0.14, 1],
    [372, 426, 22, 176, 0.17, 1],
    [332, 432, 30, 246, 0.015, 0],
    [232, 430, 11, 62, -0.5, 1],
    [434, 432, 12, 70, 0.48, 0],
    [312, 438, 13, 92, -0.26, 0],
    [360, 440, 14, 100, 0.22, 2],
  ];
  C.forEach(([x, y, w, h, l, t]) => {
    o += crystal(x, y, w, h, l, T[t]);
  });
  for (const [x, y, s] of [
    [88, 414, 0.5],
    [548, 406, 0.56],
    [506, 436, 0.34],
    [150, 440, 0.3],
  ])
    o +=
      `<circle cx="${x}" cy="${y - 24 * s}" r="${86 * s}" fill="url(#${k}g)"/>` +
      crystal(x - 12 * s, y, 9 * s, 60 * s, -0.3, T[1]) +
      crystal(x + 11 * s, y, 10 * s, 66 * s, 0.28, T[2]) +
      crystal(x, y + 4, 13 * s, 104 * s, 0, T[0]);
  for (let i = 0; i < 46; i++) {
    const a = r() * 6.283,
      d = 40 + r() * 190;
    o += `<circle cx="${f1(332 + Math.cos(a) * d)}" cy="${f1(320 + Math.sin(a) * d * 0.8)}" r="${f1(0.8 + r() * 1.6)}" fill="#EBD2FF" opacity="${f1(0.3 + r() * 0.6)}"/>`;
  }
  const gr = hill(k + 'g', 436, 14, 0.014, 530);
  o += `<path d="${gr.d}" fill="#0A2029"/>`;
  // jungle frame: fronds, vines, lantern fungi
  const frond = (x, y, ang, len, bend, fill, w = 1) => {
    let d = '';
    const n = 18;
    let px = x,
      py = y,
      a = ang;
    for (let i = 0; i < n; i++) {
      const t = i / n,
        st2 = len / n;
      const nx = px + Math.cos(a) * st2,
        ny = py + Math.sin(a) * st2;
      d += limb([
        [px, py, 2.6 * (1 - t) * w + 0.4],
        [nx, ny, 2.6 * (1 - t) * w + 0.3],
      ]);
      const l = len * 0.36 * Math.sin(Math.PI * (0.12 + t * 0.86)) * w;
      for (const sgn of [-1, 1]) {
        const b = a + sgn * (1.02 - t * 0.3);
        d += limb([
          [px, py, 0.6],
          [px + Math.cos(b) * l * 0.45, py + Math.sin(b) * l * 0.45 + 1, 3.4 * w],
          [px + Math.cos(b + sgn * -0.16) * l, py + Math.sin(b) * l + l * 0.2, 0.3],
        ]);
      }
      px = nx;
      py = ny;
      a += bend / n;
    }
    return `<path d="${d}" fill="${fill}"/>`;
  };
  o +=
    frond(20, 470, -1.35, 250, 0.9, '#0E3F46') +
    frond(628, 470, -1.8, 260, -0.95, '#0E3F46') +
    frond(96, 486, -1.75, 170, -0.7, '#0D353C') +
    frond(560, 484, -1.3, 180, 0.7, '#0D353C');
  o +=
    frond(-8, 500, -1.0, 260, 1.15, '#06191F', 1.15) +
    frond(650, 500, -2.15, 270, -1.15, '#06191F', 1.15) +
    frond(60, 520, -1.3, 170, 1.2, '#051318') +
    frond(580, 522, -1.85, 180, -1.2, '#051318') +
    frond(-6, 60, 0.5, 190, 0.9, '#051318') +
    frond(648, 40, 2.7, 170, -0.9, '#051318');
  for (let i = 0; i < 9; i++) {
    const x = i < 5 ? r() * 120 : 530 + r() * 110,
      l = 60 + r() * 170;
    o += `<path d="M${f1(x)} -5q${f1(r() * 26 - 13)} ${f1(l * 0.5)} ${f1(r() * 12 - 6)} ${f1(l)}" stroke="#051318" stroke-width="${f1(1.5 + r() * 2)}" fill="none"/><path d="M${f1(x - 4)} ${f1(l * 0.7)}q5 6 0 13q-6-6 0-13M${f1(x + 4)} ${f1(l * 0.45)}q6 5 1 13q-7-5-1-13" fill="#0A2C33"/>`;
  }
  let fl = '';
  for (let i = 0; i < 170; i++) {
    const x = r() * 660 - 10,
      h = 14 + r() * 40;
    fl += limb(curve([x, 530], [x + 4, 500], [x + (r() - 0.5) * 40, 480 - h + 26], 4, 0.4, 4));
  }
  o += `<path d="${fl}" fill="#04100F"/>`;
  // watchers in the leaves
  for (const [x, y, s] of [
    [92, 356, 1],
    [572, 340, 1.15],
    [40, 416, 0.8],
    [606, 420, 0.85],
  ])
    o += `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-15-3q6-7 12 3q-7 4-12-3M15-3q-6-7-12 3q7 4 12-3" fill="#D6FF8A"/><path d="M-9-4v6M9-4v6" stroke="#10240a" stroke-width="2"/></g>`;
  o += `<rect y="330" width="640" height="190" fill="url(#${k}b)"/>`;
  return frame(
    'ch',
    640,
    520,
    o,
    'Night jungle of a far planet: glowing crystals, watching eyes, landing craft',
  );
}

/* --------------------------------------------------- Hexpanse: deep space */

function coverHex(seed) {
  const r = rng('hx' + seed),
    k = 'hx' + seed;
  let o = `<defs>
  <linearGradient id="${k}s" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#050814"/><stop offset=".6" stop-color="#0E1A36"/><stop offset="1" stop-color="#0A1024"/></linearGradient>
  <radialGradient id="${k}n"><stop offset="0" stop-color="#4E5BD6" stop-opacity=".55"/><stop offset="1" stop-color="#4E5BD6" stop-opacity="0"/></radialGradient>
  <radialGradient id="${k}q"><stop offset="0" stop-color="#D45211" stop-opacity=".5"/><stop offset="1" stop-color="#D45211" stop-opacity="0"/></radialGradient>
  <radialGradient id="${k}p" cx=".3" cy=".28" r=".85"><stop offset="0" stop-color="#BFE6FF"/><stop offset=".35" stop-color="#3F79B8"/><stop offset=".8" stop-color="#101E42"/></radialGradient>
  <linearGradient id="${k}l" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#8FF3FF" stop-opacity=".9"/><stop offset="1" stop-color="#8FF3FF" stop-opacity="0"/></linearGradient>
  <linearGradient id="${k}b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#050814" stop-opacity="0"/><stop offset="1" stop-color="#050814"/></linearGradient></defs>
  <rect width="640" height="520" fill="url(#${k}s)"/><ellipse cx="500" cy="120" rx="300" ry="190" fill="url(#${k}n)"/><ellipse cx="250" cy="210" rx="260" ry="120" fill="url(#${k}q)" opacity=".7"/>`;
  // dust band
  for (let i = 0; i < 620; i++) {
    const t = r(),
      g = (r() + r() + r() - 1.5) * 70;
    const x = t * 760 - 60,
      y = 260 - t * 220 + g;
    if (y < 0) continue;
    o += `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(0.4 + r() * r() * 1.7)}" fill="${['#fff', '#BFD9FF', '#FFD7AE', '#A9F5FF'][i % 4]}" opacity="${f1(0.25 + r() * 0.65)}"/>`;
  }
  // planet with a hex mesh
  o += `<circle cx="150" cy="124" r="84" fill="url(#${k}p)"/><clipPath id="${k}c"><circle cx="150" cy="124" r="84"/></clipPath><g clip-path="url(#${k}c)" fill="none" stroke="#BFF2FF" stroke-width=".8" opacity=".35">`;
  for (let q = -7; q < 8; q++)
    for (let s = -7; s < 8; s++) {
      const x0 = 150 + (q + s / 2) * 19,
        y0 = 124 + s * 16.4,
        d = Math.hypot(x0 - 150, y0 - 124) / 84;
      if (d > 1.05) continue;
      const m = 1 - d * d * 0.25;
      o += `<path d="${poly([0, 1, 2, 3, 4, 5].map((i) => [150 + (x0 - 150) * (1.06 - d * 0.07) + Math.sin(i * 1.047) * 9.6 * m, 124 + (y0 - 124) * (1.06 - d * 0.07) + Math.cos(i * 1.047) * 9.6 * m]))}"/>`;
    }
  o += `</g><circle cx="150" cy="124" r="84" fill="none" stroke="#9FE4FF" stroke-width="1.6" opacity=".7"/><ellipse cx="150" cy="124" rx="138" ry="22" transform="rotate(-24 150 124)" fill="none" stroke="#9FE4FF" stroke-width="1.2" stroke-dasharray="2 7" opacity=".8"/>`;
  // the board in perspective
  const cam = (x, y, z) => {
    const a = -0.22,
      X = x * Math.cos(a) - y * Math.sin(a),
      Y = x * Math.sin(a) + y * Math.cos(a),
      d = 1 / (1 - Y * 0.00115);
    return [336 + X * d * 0.92, 352 + Y * 0.54 * d - z * d];
  };
  const R = 37,
    cells = [],
    N = 5;
  for (let q = -N; q <= N; q++)
    for (let s = Math.max(-N, -q - N); s <= Math.min(N, -q + N); s++)
      cells.push({ q, s, x: R * 1.732 * (q + s / 2), y: R * 1.5 * s });
  const fac = {
    b: ['#2AA0F4', '#11619C'],
    o: ['#D45211', '#7E2E07'],
    y: ['#F3C716', '#97790A'],
    p: ['#8A5AC0', '#4A2A6C'],
  };
  const own = {
    '0,0': 'b',
    '1,0': 'b',
    '-1,1': 'b',
    '0,1': 'b',
    '1,-1': 'b',
    '2,-1': 'b',
    '-4,1': 'o',
    '-3,1': 'o',
    '-3,0': 'o',
    '-2,0': 'o',
    '-4,2': 'o',
    '-2,-1': 'o',
    '3,-4': 'y',
    '2,-4': 'y',
    '3,-3': 'y',
    '4,-4': 'y',
    '2,-3': 'y',
    '2,2': 'p',
    '3,1': 'p',
    '1,2': 'p',
    '3,0': 'p',
    '4,0': 'p',
    '-1,-3': 'y',
  };
  const src = new Set([
    '0,-2',
    '-2,2',
    '4,-2',
    '-1,0',
    '0,3',
    '-4,3',
    '1,-4',
    '2,0',
    '0,0',
    '-3,0',
    '3,-3',
    '3,1',
  ]);
  cells.sort((a, b) => cam(a.x, a.y, 0)[1] - cam(b.x, b.y, 0)[1]);
  for (const c of cells) {
    const id = c.q + ',' + c.s,
      f = own[id] && fac[own[id]],
      z = f ? 15 + ((c.q * 7 + c.s * 13 + 50) % 3) * 7 : 2;
    const cor = (zz, rr) =>
      [0, 1, 2, 3, 4, 5].map((i) =>
        cam(c.x + Math.sin(i * 1.047) * rr, c.y + Math.cos(i * 1.047) * rr, zz),
      );
    const top = cor(z, R * 0.93),
      bot = cor(-9, R * 0.93);
    // the three near walls
    for (let i = 0; i < 6; i++) {
      const j = (i + 1) % 6;
      if ((bot[i][1] + bot[j][1]) / 2 < (bot[0][1] + bot[3][1]) / 2 - 1) continue;
      o += `<path d="${poly([top[i], top[j], bot[j], bot[i]])}" fill="${f ? f[1] : '#0B142B'}" stroke="${f ? f[0] : '#2B4A86'}" stroke-width=".7"/>`;
    }
    o += `<path d="${poly(top)}" fill="${f ? f[0] : '#13214A'}" fill-opacity="${f ? 0.92 : 0.88}" stroke="${f ? '#EAF7FF' : '#4C7FD0'}" stroke-width="${f ? 1.4 : 1}"/>`;
    const [cx, cy] = cam(c.x, c.y, z);
    if (src.has(id)) {
      const g = cor(z, R * 0.42);
      o += `<path d="M${f1(cx - 9)} ${f1(cy)}L${f1(cx - 13)} ${f1(cy - 92)}H${f1(cx + 13)}L${f1(cx + 9)} ${f1(cy)}Z" fill="url(#${k}l)" opacity=".6"/><path d="${poly(g)}" fill="#8FF3FF" fill-opacity=".85" stroke="#fff" stroke-width="1"/>`;
    } else if (f) {
      const sh = {
        b: 'M-7-8H7V1Q7 6 0 9Q-7 6-7 1Z',
        o: 'M0-8a8 8 0 1 0 .1 0z',
        y: 'M0-9L9 7H-9Z',
        p: 'M-4-8H4L9 0L4 8H-4L-9 0Z',
      }[own[id]];
      o += `<path transform="translate(${f1(cx)} ${f1(cy)}) scale(1 .8)" d="${sh}" fill="#0A1024" opacity=".75"/>`;
    } else
      o += `<path d="${poly(cor(z, R * 0.7))}" fill="none" stroke="#4C7FD0" stroke-width=".6" opacity=".45"/>`;
  }
  // ships over the board
  const ship = (x, y, s, rot, c) =>
    `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})"><path d="M-120 0L-20-5V5Z" fill="${c}" opacity=".6"/><path d="M32 0L6-5L-14-19L-22-19L-16-6L-22-4V4L-16 6L-22 19L-14 19L6 5Z" fill="#0C1430" stroke="#EAF7FF" stroke-width="1.4" stroke-linejoin="round"/><path d="M18 0H-14" stroke="${c}" stroke-width="2.6"/><circle cx="-21" r="3" fill="#fff"/></g>`;
  o +=
    ship(396, 186, 1.35, 14, '#2AA0F4') +
    ship(338, 148, 0.85, 14, '#2AA0F4') +
    ship(460, 132, 0.8, 16, '#2AA0F4') +
    ship(560, 226, 0.95, 196, '#F3C716') +
    ship(590, 178, 0.6, 196, '#F3C716');
  o += `<path d="M432 194L530 222" stroke="#EAF7FF" stroke-width="1.2" stroke-dasharray="5 6" opacity=".7"/><rect y="350" width="640" height="170" fill="url(#${k}b)"/>`;
  return frame(
    'hx',
    640,
    520,
    o,
    'A field of hexagons floating in space, four powers, ships crossing',
  );
}

/* ------------------------------------------------------------- public part */

const SHORT = { war_of_the_worlds: 'ww', scythe: 'sc', cry_havoc: 'ch', hexpanse: 'hx' };
export const GAMES = Object.keys(SHORT);
export function drawCover(game, seed = 1) {
  return { ww: coverWorlds, sc: coverFields, ch: coverHavoc, hx: coverHex }[SHORT[game]](seed);
}

/** Sea-chart backdrop of the frame: depth contours, soundings, compass rose. `c` gives its colours: one picture per theme. */
export function chartBackdrop(c, seed = 1, W = 1360, H = 330) {
  const r = rng('chart' + seed),
    n = noise1('coast' + seed);
  const line = (off, amp = 1) => {
    const p = [];
    for (let y = -10; y <= H + 10; y += 6)
      p.push([
        W * 0.8 - y * 0.55 - off + n(y * 0.012 + off * 0.0012) * 120 * amp + n(y * 0.05) * 16 * amp,
        y,
      ]);
    return p;
  };
  let o = '';
  [210, 120, 54].forEach((d, i) => {
    o += `<path d="${poly([...line(d), [W, H + 10], [W, -10]])}" fill="${c.depth[i]}"/>`;
  });
  [300, 210, 165, 120, 86, 54].forEach((d, i) => {
    o += `<path d="${poly(line(d), false)}" fill="none" stroke="${c.line}" stroke-width="${i % 2 ? 0.8 : 1.2}" ${i % 2 ? 'stroke-dasharray="1 5" stroke-linecap="round"' : ''}/>`;
  });
  o += `<path d="${poly([...line(0), [W, H + 10], [W, -10]])}" fill="${c.land}" stroke="${c.ink}" stroke-width="1.3"/>`;
  let stip = '';
  for (const [x, y] of line(6))
    for (let j = 0; j < 3; j++) stip += `M${f1(x - r() * 12)} ${f1(y + r() * 6)}h.01`;
  o += `<path d="${stip}" stroke="${c.ink}" stroke-width="1.6" stroke-linecap="round" opacity=".6"/>`;
  for (let i = 1; i < 9; i++)
    o += `<path d="${poly(line(-34 * i, 1 - i * 0.08), false)}" fill="none" stroke="${c.contour}" stroke-width=".9"/>`;
  const seen = [];
  for (let i = 0; i < 64; i++) {
    const x = W * 0.42 + r() * (W * 0.38),
      y = 14 + r() * (H - 30),
      off = line(0)[Math.min(55, Math.max(0, Math.round(y / 6)))][0] - x;
    if (off < 26 || seen.some(([a, b]) => Math.hypot(a - x, b - y) < 34)) continue;
    seen.push([x, y]);
    o += `<text x="${f1(x)}" y="${f1(y)}" fill="${c.ink}" font-family="sans-serif" opacity=".42" font-size="11">${Math.max(1, Math.round(off / 22 + r() * 5))}</text>`;
  }
  const cx = W * 0.53,
    cy = 128;
  let rose = '';
  for (let i = 0; i < 72; i++) {
    const a = i * 0.08727,
      l = i % 9 ? (i % 3 ? 4 : 7) : 12;
    rose += `M${f1(cx + Math.cos(a) * 86)} ${f1(cy + Math.sin(a) * 86)}L${f1(cx + Math.cos(a) * (86 - l))} ${f1(cy + Math.sin(a) * (86 - l))}`;
  }
  o += `<g fill="none" stroke="${c.rose}" opacity=".5"><circle cx="${cx}" cy="${cy}" r="86" stroke-width=".8"/><path d="${rose}" stroke-width=".9"/><path d="M${cx} ${cy - 70}l7 63 63 7-63 7-7 63-7-63-63-7 63-7z" stroke-width="1"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">${o}</svg>`;
}
