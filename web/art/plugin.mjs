/* Vite plugin: draws covers and chart backdrops once, as static files. */
import { GAMES, chartBackdrop, drawCover } from './covers.mjs';

const LIGHT = {
  depth: ['#e6f1f4', '#d5e8ee', '#c3dee7'],
  land: '#efe2bd',
  line: '#7fb0c1',
  ink: '#3a4d57',
  contour: '#cdb67c',
  rose: '#93178a',
};
const DARK = {
  depth: ['#0e1c25', '#112530', '#142f3c'],
  land: '#2a2a20',
  line: '#2a5668',
  ink: '#7d949e',
  contour: '#4a452d',
  rose: '#ee8fdf',
};

/** A cover for games that have none: a chart, dark enough for the title on it. */
const onNight = (chart) =>
  chart.replace(/<svg[^>]*>/, (head) => `${head}<rect width="100%" height="100%" fill="#0b1720"/>`);

const pictures = () =>
  new Map([
    ...GAMES.map((game) => [`art/${game}.svg`, () => drawCover(game, 1)]),
    ['art/generic.svg', () => onNight(chartBackdrop(DARK, 5, 640, 400))],
    ['art/chart-light.svg', () => chartBackdrop(LIGHT, 3)],
    ['art/chart-dark.svg', () => chartBackdrop(DARK, 3)],
  ]);

export function art() {
  const drawn = pictures();
  return {
    name: 'beachhead-art',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const draw = drawn.get((request.url ?? '').split('?')[0].slice(1));
        if (!draw) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(draw());
      });
    },
    generateBundle() {
      for (const [fileName, draw] of drawn)
        this.emitFile({ type: 'asset', fileName, source: draw() });
    },
  };
}
