import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { art } from './art/plugin.mjs';
import { latinFonts } from './scripts/fonts.mjs';
import { bareWords } from './scripts/words.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['BEACHHEAD_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [latinFonts(), bareWords(), svelte(), svelteTesting(), art()],
  resolve: { alias: { $locales: here('../src/beachhead/locales'), $src: here('./src') } },
  build: {
    outDir: '../src/beachhead/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: but images
    manifest: true,
    chunkSizeWarningLimit: 200,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], globals: false },
});
