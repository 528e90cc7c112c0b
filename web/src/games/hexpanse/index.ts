import type { GameFace } from '../kinds';
import '@fontsource-variable/exo-2';

export const face: GameFace = {
  id: 'hexpanse',
  titleFont: '"Exo 2 Variable", "Exo 2", "Barlow Condensed", system-ui, sans-serif',
  accent: '#7fe4ff',
  minutes: 60,
  weight: 2,
  crests: {
    terra: {
      shape: 'shield',
      colour: '#2aa0f4',
      emblem: 'M12 6.5a5 5 0 1 0 .01 0zM7 11.5h10M12 6.5c3 3 3 7 0 10c-3-3-3-7 0-10',
      word: 'faction-terra',
    },
    union: {
      shape: 'circle',
      colour: '#d45211',
      emblem: 'M12 6v12M8.5 18h7M6 8.5h12M6 8.5l-2 4.5h4zM18 8.5l-2 4.5h4z',
      word: 'faction-union',
    },
    nomads: {
      shape: 'triangle',
      colour: '#f3c716',
      emblem: 'M8 19l4-9 4 9-4-2.5zM12 10v6.5',
      word: 'faction-nomads',
    },
    cyberians: {
      shape: 'hexagon',
      colour: '#663d8f',
      emblem: 'M12 9a3 3 0 1 0 .01 0zM12 9V5M9.5 13.5L6 15.5M14.5 13.5l3.5 2',
      word: 'faction-cyberians',
    },
    ox: {
      shape: 'square',
      colour: '#f6f2e9',
      emblem: 'M5.5 6c0 3.5 1.5 5 4 5h5c2.5 0 4-1.5 4-5M9.5 11c-.5 3.5.5 7.5 2.5 7.5s3-4 2.5-7.5',
      word: 'faction-ox',
    },
    mentacles: {
      shape: 'diamond',
      colour: '#23232b',
      emblem:
        'M6.5 11c2-3 3.7-4 5.5-4s3.5 1 5.5 4c-2 2.7-3.7 3.7-5.5 3.7S8.5 13.7 6.5 11zM12 14.7V19M9 14.5c0 2-1.3 2-1.3 3.5M15 14.5c0 2 1.3 2 1.3 3.5',
      word: 'faction-mentacles',
    },
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((n) => [
        `seat-${n}`,
        {
          shape: 'circle' as const,
          colour: '#59627a',
          emblem: 'M9 9.5a3 3 0 1 1 3 3v2M12 17.5v.1',
          word: `seat-${n}`,
        },
      ]),
    ),
  },
  table: async () => (await import('./table')).table,
};
