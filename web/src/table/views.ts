/** What a phone shows at a time. */
export const VIEWS = [
  { name: 'decide', glyph: 'ui-seat-open' },
  { name: 'mat', glyph: 'ui-profile' },
  { name: 'cards', glyph: 'ui-copy' },
  { name: 'log', glyph: 'ui-notes' },
] as const;
export type View = (typeof VIEWS)[number]['name'];
