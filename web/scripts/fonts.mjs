/* Vite plugin: of the bundled fonts only what English, German and Polish need, as woff2. */
const OTHER_SCRIPTS =
  /\/\*[^*]*-(?:cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-[^*]*\*\/\s*@font-face\s*\{[^}]*\}/g;
const OLD_FORMAT = /,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g;

export function latinFonts() {
  return {
    name: 'beachhead-latin-fonts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('@fontsource') || !id.includes('.css')) return null;
      return { code: code.replace(OTHER_SCRIPTS, '').replace(OLD_FORMAT, ''), map: null };
    },
  };
}
