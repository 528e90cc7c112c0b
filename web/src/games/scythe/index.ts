import type { GameFace } from '../kinds';
import '@fontsource/alegreya-sc/700.css';

export const face: GameFace = {
  id: 'scythe',
  titleFont: '"Alegreya SC", Cinzel, Georgia, "Times New Roman", serif',
  accent: '#8a1f17',
  minutes: 100,
  weight: 3,
  crests: {
    nordic: {
      shape: 'shield',
      colour: '#1f72ad',
      emblem: 'M7 6.5c0 5 1.3 8 5 10.8 3.7-2.8 5-5.8 5-10.8M12 17.3V8M9.6 10.5h4.8',
      word: 'faction-nordic',
    },
    rusviet: {
      shape: 'hexagon',
      colour: '#a51809',
      emblem:
        'M12 9.8a2.2 2.2 0 1 0 .01 0zM12 5.5v2M12 16.5v2M6.4 8.8l1.7 1M15.9 14.2l1.7 1M17.6 8.8l-1.7 1M8.1 14.2l-1.7 1',
      word: 'faction-rusviet',
    },
    crimea: {
      shape: 'circle',
      colour: '#da9c0b',
      emblem: 'M9 6c5 1 7 3.5 7 6s-2 5-7 6zM6.5 12H18M16 10l2 2-2 2',
      word: 'faction-crimea',
    },
    saxony: {
      shape: 'square',
      colour: '#23232b',
      emblem:
        'M12 19V9M12 5.5c1.5.8 1.8 1.8 1.4 2.9 1.5-.3 2.5.4 2.5 1.7s-.7 1.6-1.4 1.9c1.3.3 1.6 1.1 1.4 2-.3 1.2-1.8 1.9-3.9 1.9s-3.6-.7-3.9-1.9c-.2-.9.1-1.7 1.4-2-.7-.3-1.4-.6-1.4-1.9s1-2 2.5-1.7c-.4-1.1-.1-2.1 1.4-2.9z',
      word: 'faction-saxony',
    },
    polania: {
      shape: 'diamond',
      colour: '#f6f2e9',
      emblem:
        'M12 17.5V8M12 17.5c-2.7-1.6-4-5-3.7-9M12 17.5c2.7-1.6 4-5 3.7-9M9.7 14.2h4.6M12 8c-.7-.7-.7-1.4 0-2 .7.6.7 1.3 0 2z',
      word: 'faction-polania',
    },
  },
  table: async () => (await import('./table')).table,
};
