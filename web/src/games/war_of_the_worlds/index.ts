import type { GameFace } from '../kinds';
import '@fontsource/special-elite/400.css';

export const face: GameFace = {
  id: 'war_of_the_worlds',
  titleFont: '"Special Elite", "American Typewriter", "Courier New", serif',
  accent: '#6ce0c3',
  minutes: 45,
  weight: 2,
  crests: {
    martian: {
      shape: 'hexagon',
      colour: '#6ce0c3',
      emblem: 'M8.5 9.5c0-4 7-4 7 0zM12 9.5v8M9.5 9.5L7 16.5M14.5 9.5l2.5 7',
      word: 'side-martian',
    },
    human: {
      shape: 'shield',
      colour: '#7d1212',
      emblem: 'M7.5 15.5V9.5l2.8 2.5L12 8l1.7 4 2.8-2.5v6z',
      word: 'side-human',
    },
  },
  table: async () => (await import('./table')).table,
};
