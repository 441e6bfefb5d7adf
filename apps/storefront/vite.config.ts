import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

const rootDir = import.meta.dirname;
const outDir = join(rootDir, '../../dist/storefront');
const server = 'http://127.0.0.1:8080';

export default defineConfig({
  root: rootDir,
  base: '/',
  // The compiler memoises components; to switch it off, drop the option: nothing depends on it but speed.
  plugins: [react({ compiler: true }), precompress()],
  build: {
    outDir,
    emptyOutDir: true,
    target: ['chrome119', 'edge119', 'firefox128', 'safari17.4'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': server, '/pictures': server, '/files': server } },
});
