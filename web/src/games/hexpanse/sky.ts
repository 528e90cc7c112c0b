/** The night around the board: nebula, planet, ringed giant, stars, instrument rings. Pure and seeded. */
import { short } from '$src/board/geometry';
import { seeded } from '$src/board/seeded';

function nebula(random: () => number): string {
  let s = '';
  for (let i = 0; i < 46; i++) {
    const t = i / 45;
    const x = -700 + 2400 * t;
    const y = 1020 - 1000 * t + Math.sin(t * 7) * 90 + (random() - 0.5) * 420;
    s += `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(130 + random() * 270)}" ry="${short(60 + random() * 150)}" fill="url(#hx-neb-${Math.floor(random() * 3)})" transform="rotate(${short(-28 + random() * 26)} ${short(x)} ${short(y)})"/>`;
  }
  return s;
}

/** Planet limb, lower right: atmosphere, body, cloud bands. */
function planet(random: () => number): string {
  let s =
    '<circle cx="1215" cy="1195" r="548" fill="url(#hx-air)"/><circle cx="1215" cy="1195" r="492" fill="url(#hx-planet)"/>';
  for (let i = 0; i < 9; i++) {
    const y = 745 + i * 46 + random() * 22;
    const half = Math.sqrt(Math.max(0, 492 * 492 - (y - 1195) ** 2));
    s += `<path d="M${short(1215 - half)} ${short(y)}q${short(half)} ${short(46 + random() * 40)} ${short(half * 2)} 0" fill="none" stroke="#8FB8FF" stroke-opacity="${(0.05 + random() * 0.1).toFixed(2)}" stroke-width="${short(2 + random() * 9)}"/>`;
  }
  return `${s}<circle cx="1215" cy="1195" r="492" fill="none" stroke="#BFE4FF" stroke-opacity=".5" stroke-width="1.6"/>`;
}

const GIANT =
  '<g transform="translate(-150 70) rotate(-18)"><ellipse rx="96" ry="20" fill="none" stroke="#C9A98F" stroke-opacity=".35" stroke-width="7"/><ellipse rx="112" ry="25" fill="none" stroke="#C9A98F" stroke-opacity=".22" stroke-width="2"/><circle r="46" fill="url(#hx-giant)"/><path d="M-96 0A96 20 0 0 0 96 0" fill="none" stroke="#E3C7AE" stroke-opacity=".55" stroke-width="7"/></g>';

function stars(random: () => number): string {
  let [far, near, bright] = ['', '', ''];
  for (let i = 0; i < 620; i++) {
    const [x, y, size] = [short(-900 + random() * 2800), -500 + random() * 2000, random()];
    if (size > 0.965) {
      const arm = 5 + random() * 9;
      bright += `M${x} ${short(y - arm)}v${short(2 * arm)}M${short(Number(x) - arm)} ${short(y)}h${short(2 * arm)}`;
    }
    if (size > 0.72) near += `M${x} ${short(y)}h0`;
    else far += `M${x} ${short(y)}h0`;
  }
  return `<path d="${far}" stroke="#B9C9EE" stroke-width="1.7" stroke-linecap="round" opacity=".55"/><path d="${near}" stroke="#EAF1FF" stroke-width="3" stroke-linecap="round" opacity=".8"/><path d="${bright}" stroke="#EAF1FF" stroke-linecap="round" opacity=".7"/>`;
}

/** Two circles and a scale of degrees around the board. */
function bezel(): string {
  let [ticks, marks] = ['', ''];
  for (let a = 0; a < 360; a += 3) {
    const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    const l = a % 30 === 0 ? 20 : a % 15 === 0 ? 13 : 7;
    const tick = `M${short(500 + 516 * c)} ${short(500 + 516 * s)}l${short(l * c)} ${short(l * s)}`;
    if (a % 30 === 0) marks += tick;
    else ticks += tick;
  }
  return `<g fill="none" stroke="#7FA6E8"><circle cx="500" cy="500" r="516" stroke-opacity=".26"/><circle cx="500" cy="500" r="545" stroke-opacity=".12" stroke-dasharray="2 9"/><path d="${ticks}" stroke-opacity=".3"/><path d="${marks}" stroke-opacity=".7" stroke-width="1.6"/></g>`;
}

/** Drawn far beyond the board, so that any shape of window is filled. */
export function drawSky(): string {
  const random = seeded('hexpanse sky');
  return `<rect x="-1600" y="-1600" width="4200" height="4200" fill="url(#hx-night)"/>${nebula(random)}${planet(random)}${GIANT}${stars(random)}${bezel()}`;
}
