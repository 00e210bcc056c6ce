import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { art } from './tools/art/make/plugin.ts';
import { fonts } from './tools/fonts.mjs';
import { sprite } from './tools/sprite.mjs';

// `gloam serve` listens here unless told otherwise; `GLOAM_SERVER` points elsewhere.
const server = process.env['GLOAM_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [art(), fonts(), sprite(), svelte()],
  // Unit tests mount components; without this they would get Svelte's server build.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/gloam/table/page',
    emptyOutDir: true,
    // The server looks up what a page is made of (`pages.py`).
    manifest: 'manifest.json',
    target: 'es2022',
    // The page's policy allows no data: addresses, so nothing may be inlined.
    assetsInlineLimit: 0,
    // A service worker has a name that stays, and stands at the root: it may serve all of the site.
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
    chunkSizeWarningLimit: 300,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'tools/**/*.test.{mjs,ts}'] },
}));
