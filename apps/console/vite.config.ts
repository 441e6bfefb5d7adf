import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { antdStyles } from './antd-styles.ts';
import { precompress } from '../../tools/screens/precompress.ts';
import { screenBuild, screenCss, screenServer } from '../../tools/screens/vite-parts.ts';

const rootDir = import.meta.dirname;

/** React and what every page asks of it change less often than our own code, and antd less often than both. */
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|zustand|use-sync-external-store)\//,
  },
  { name: 'shell', test: /console\/src\/app\/main\.tsx$/ },
  // What many pages share stands in one file: asked for one by one, sixty small ones keep a first list waiting for a second.
  { name: 'kit', minShareCount: 6 },
];

export default defineConfig({
  root: rootDir,
  base: '/console/',
  // Lists redraw at each keystroke and tick: all of it is compiled.
  plugins: [
    react({ compiler: { sources: ['/console/src/', '/packages/web/src/lists/'] } }),
    antdStyles(),
    precompress(),
  ],
  css: screenCss,
  build: {
    ...screenBuild,
    outDir: join(rootDir, '../../dist/console'),
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { ...screenServer, port: 5174 },
});
