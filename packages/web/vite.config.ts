import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two pages: the portal, and the address search that lives in a frame of its own. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // The content policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Pages load lazily and what two of them share becomes a file of its own: measured, no grouping by hand is smaller.
    rolldownOptions: { input: ['index.html', 'postcode.html'] },
  },
});
