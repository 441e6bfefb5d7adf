import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { antdStaysInside } from './antd-stays-inside.ts';
import { earlyHints } from './early-hints.ts';
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

/** The shell names every file of every page: their whole names would be a twentieth of it. */
const shortNames = { chunkFileNames: 'assets/[hash:7].js', assetFileNames: 'assets/[hash:7][extname]' };

/** What every page loads stands in two files, what all pages with goods share in a third: many small ones compress badly. Screens and rarely opened panels stay apart. */
const firstLoad = [
  // Files above name it, but of what stands in it the first page asks nothing.
  { name: 'errors', priority: 1, test: /domain\/src\/errors\/error-codes\.ts$/ },
  {
    name: 'vendor',
    // Without what only a few lazy pages ask of the query library.
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|zustand|use-sync-external-store)\/(?!.*\/(mutationObserver|useMutation|queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)\.js)/,
  },
  { name: 'shell', test: /storefront\/src\/app\/main\.tsx$/ },
  {
    name: 'goods',
    test: /features\/home\/GoodsCard\.tsx$|packages\/ui\/src\/(layout\/Tabs|display\/Price|feedback\/(QueryState|LoadingBlock)|hooks\/use-(media|near))/,
  },
  // Each of the other pages that most visits begin with in one file, and what they share in one.
  {
    name: 'buying',
    test: /packages\/ui\/src\/(forms\/(Checkbox|Stepper|nearest-quantity)|lists\/Pagination)|domain\/src\/(money\/yuan|orders\/(delivery|zones)|time\/)|storefront\/src\/(app\/(delivery\/(?!SendToDialog)|goods\/promotion-text)|features\/(compare\/(index|compared|CompareButton|LazyCompareBar)|search\/(search\.queries|search-address)))/,
  },
  {
    name: 'home',
    test: /features\/home\/(HomePage|Section)\.tsx$|layouts\/(CategoryLink|SubCategories|CategoryRow)\.tsx$/,
  },
  { name: 'search', test: /features\/search\/SearchPage\.tsx$/ },
  { name: 'product', test: /features\/catalog\/ProductPage\.tsx$/ },
  { name: 'cart', test: /features\/cart\/CartPage\.tsx$|layouts\/CheckoutLayout\.tsx$/ },
];

export default defineConfig({
  root: rootDir,
  base: '/',
  // To switch the compiler off, drop the option: nothing depends on it but speed.
  plugins: [react({ compiler: { sources: compiled } }), antdStaysInside(), earlyHints(), precompress()],
  css: screenCss,
  // Of the library a first page would load 14 kB and use 2 (ADR 84).
  resolve: { alias: { 'react-router': join(rootDir, '../../packages/web/src/router/hash-router.ts') } },
  build: {
    ...screenBuild,
    outDir,
    rolldownOptions: { output: { codeSplitting: { groups: firstLoad }, ...shortNames } },
  },
  server: { ...screenServer, port: 5173 },
});
