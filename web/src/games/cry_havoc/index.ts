import type { GameFace } from '../kinds';
import '@fontsource/rajdhani/latin-700.css';
import '@fontsource/rajdhani/latin-ext-700.css';

export const face: GameFace = {
  id: 'cry_havoc',
  titleFont: '"Rajdhani", "Exo 2", "Barlow Condensed", "Arial Narrow", sans-serif',
  accent: '#38d3c2',
  minutes: 90,
  weight: 3,
  crests: {
    humans: {
      shape: 'shield',
      colour: '#f5e23d',
      emblem: 'M7 13a5 5.5 0 0 1 10 0v2l-2 3H9l-2-3zM7.5 12.5h9v1.5h-9z',
      word: 'faction-humans',
    },
    pilgrims: {
      shape: 'diamond',
      colour: '#064979',
      emblem: 'M12 5.5l4 6.5-4 6.5-4-6.5z',
      word: 'faction-pilgrims',
    },
    machines: {
      shape: 'hexagon',
      colour: '#7d1220',
      emblem: 'M7.5 9h9v6l-2.5 2.5h-4L7.5 15zM12 9V6',
      word: 'faction-machines',
    },
    trogs: {
      shape: 'fang',
      colour: '#3fa68d',
      emblem: 'M6.5 5c0 2.5 1 3.5 2.5 3.5h6c1.5 0 2.5-1 2.5-3.5M9 8.5c0 3 1 5 3 6 2-1 3-3 3-6',
      word: 'faction-trogs',
    },
  },
  table: async () => (await import('./table')).table,
};
