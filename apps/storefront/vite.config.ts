import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import customMedia from 'postcss-custom-media';
import mixins from 'postcss-mixins';
import { defineConfig } from 'vite';
import { antdStaysInside } from './antd-stays-inside.ts';
import { precompress } from './precompress.ts';

const rootDir = import.meta.dirname;
const outDir = join(rootDir, '../../dist/storefront');
const style = join(rootDir, '../../packages/ui/src/style');
const server = 'http://127.0.0.1:8080';

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
  // The names of widths and repeated looks, for every style sheet.
  css: {
    postcss: {
      plugins: [
        mixins({ mixinsFiles: join(style, 'mixins.css') }),
        globalData({ files: [join(style, 'media.css')] }),
        customMedia(),
      ],
    },
  },
  build: {
    outDir,
    emptyOutDir: true,
    target: ['chrome119', 'edge119', 'firefox128', 'safari17.4'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: firstLoad } } },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': server, '/pictures': server, '/files': server } },
});
