import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { antdStaysInside } from './antd-stays-inside.ts';
import { precompress } from '../../tools/screens/precompress.ts';
import { screenBuild, screenCss, screenServer } from '../../tools/screens/vite-parts.ts';

const rootDir = import.meta.dirname;
const outDir = join(rootDir, '../../dist/storefront');

/** Areas whose lists and forms redraw at each keystroke. The shell and the home page do not, and would be a quarter larger. */
const compiled = [
  'accounts',
  'approvals',
  'cart',
  'catalog',
  'checkout',
  'orders',
  'organisation',
  'payments',
  'quick-order',
  'privacy',
  'returns',
  'roles',
  'search',
  'statements',
  'users',
].map((area) => `/features/${area}/`);

/** What every page loads stands in two files, what all pages with goods share in a third: many small ones compress badly. Screens and rarely opened panels stay apart. */
const firstLoad = [
  {
    name: 'vendor',
    // Without what only a few lazy pages ask of the query library.
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|zustand|use-sync-external-store)\/(?!.*\/(queriesObserver|useQueries|infiniteQueryObserver)\.js)/,
  },
  { name: 'shell', test: /storefront\/src\/app\/main\.tsx$/ },
  {
    name: 'goods',
    test: /features\/home\/GoodsCard\.tsx$|packages\/ui\/src\/(layout\/Tabs|display\/Price|hooks\/use-(media|near))/,
  },
];

export default defineConfig({
  root: rootDir,
  base: '/',
  // To switch the compiler off, drop the option: nothing depends on it but speed.
  plugins: [react({ compiler: { sources: compiled } }), antdStaysInside(), precompress()],
  css: screenCss,
  build: {
    ...screenBuild,
    outDir,
    rolldownOptions: { output: { codeSplitting: { groups: firstLoad } } },
  },
  server: { ...screenServer, port: 5173 },
});
