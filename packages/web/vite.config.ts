import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = 'http://127.0.0.1:3000';

/** Two pages: the portal, and the address search that lives in a frame of its own. */
export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': SERVER, '/uploads': SERVER } },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // The content policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: ['index.html', 'postcode.html'] },
  },
});
