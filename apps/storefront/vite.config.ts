import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { antdStaysInside } from './antd-stays-inside.ts';
import { earlyHints } from './early-hints.ts';
import { loadedAnyway } from './loaded-anyway.ts';
import { precompress } from '../../tools/screens/precompress.ts';
import { tighten } from '../../tools/screens/tighten.ts';
import { screenBuild, screenCss, screenServer } from '../../tools/screens/vite-parts.ts';

const rootDir = import.meta.dirname;
const outDir = join(rootDir, '../../dist/storefront');

/** Areas whose lists and forms redraw at each keystroke. The shell and the pages that most visits begin with do not, and would be a quarter larger: of them, what holds what is typed. */
const compiled = [
  'accounts',
  'approvals',
  'checkout',
  'orders',
  'organisation',
  'payments',
  'quick-order',
  'privacy',
  'returns',
  'roles',
  'statements',
  'users',
]
  .map((area) => `/features/${area}/`)
  .concat('/features/cart/CartGroupCard', '/features/cart/CartLine');

/** The shell names every file of every page: their whole names would be a twentieth of it. */
const shortNames = {
  hashCharacters: 'base36' as const,
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: 'assets/[hash:7][extname]',
};

/** What every page loads stands in two files, what all pages with goods share in a third: many small ones compress badly. Screens and rarely opened panels stay apart. */
const firstLoad = [
  // Files above name it, but of what stands in it the first page asks nothing.
  { name: 'errors', priority: 1, test: /domain\/src\/errors\/error-codes\.ts$/ },
  {
    name: 'vendor',
    // Without what only a few lazy pages ask of the query library.
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|zustand|use-sync-external-store)\/(?!.*\/(mutationObserver|useMutation|queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)\.js)/,
  },
  { name: 'shell', test: /storefront\/src\/app\/(main|layouts\/BackButton)\.tsx$/ },
  { name: 'phone', test: /layouts\/PhoneBars\.tsx$/ },
  { name: 'pages', test: /packages\/ui\/src\/lists\/Pagination/ },
  {
    name: 'goods',
    test: /app\/(goods\/goods-texts|user-info\.queries)|packages\/web\/src\/call\/request-id|packages\/ui\/src\/(display\/(Price|Tag|ImageWithFallback|card-picture)|buttons\/WriteButton|hooks\/use-(media|near|first-in-slices))/,
  },
  // And what all of them but the cart.
  {
    name: 'wanted',
    test: /features\/(favourites\/(FavouriteButton|use-favourite)|cart\/use-(add-to-cart|may-buy))\.|app\/goods\/(SkuTags|spec-text)|icons\/goods-icons/,
  },
  { name: 'tabs', test: /packages\/ui\/src\/layout\/Tabs/ },
  {
    name: 'parts',
    test: /packages\/ui\/src\/(feedback\/(QueryState|LoadingBlock)|icons\/template-icons)/,
  },
  // Each of the other pages that most visits begin with in one file, and what they share in one.
  {
    name: 'buying',
    test: /packages\/ui\/src\/forms\/(Checkbox|Stepper|nearest-quantity)|domain\/src\/money\/yuan|storefront\/src\/app\/delivery\/sent-to/,
  },
  // What the search and products tell of other goods; the cart does not.
  {
    name: 'compare',
    test: /features\/(compare\/(index|compared|CompareButton|LazyCompareBar)|search\/popular\.queries)/,
  },
  // Which products and the cart tell.
  {
    name: 'delivery',
    test: /domain\/src\/(orders\/(delivery|zones)|time\/|goods\/pieces|money\/next-tier)|storefront\/src\/app\/(delivery\/(?!SendToDialog|sent-to)|goods\/promotion-text)/,
  },
  {
    name: 'home',
    test: /features\/home\/(HomePage|Section)\.tsx$|layouts\/(CategoryLink|SubCategories|CategoryRow)\.tsx$/,
  },
  // What both looks of it need; each of them is asked for by the screens that show it.
  {
    name: 'search',
    test: /features\/search\/(SearchPage|FilterChips|SortLinks|InsteadNote|LazyNoGoods|SearchSkeleton|Swatches|use-click-note)\.ts/,
  },
  { name: 'search-wide', test: /features\/search\/WideSearch\.tsx$/ },
  { name: 'search-phone', test: /features\/search\/PhoneSearch\.tsx$/ },
  // What the cart and most pages behind the login share.
  {
    name: 'trade',
    test: /packages\/ui\/src\/hooks\/use-delayed|domain\/src\/(money\/line-goods|people\/account-types)|storefront\/src\/(app\/(center\/FirstPasswordNotice|layouts\/(Legal|Footer\.module))|features\/checkout\/approval-hint)/,
  },
  // What most pages behind the login share; of it the cart needs nothing before somebody acts.
  {
    name: 'writing',
    test: /query-core\/.*\/mutationObserver|react-query\/.*\/useMutation|packages\/ui\/src\/(feedback\/(EmptyState|Notice)|icons\/trade-icons)|storefront\/src\/app\/center\/Center\.module/,
  },
  { name: 'product', test: /features\/catalog\/ProductPage\.tsx$/ },
  { name: 'cart', test: /features\/cart\/CartPage\.tsx$|layouts\/CheckoutLayout\.tsx$/ },
  // What most other pages share, and most forms, in one file each: the shell would name ten small ones for every page.
  {
    name: 'kit',
    test: /packages\/ui\/src\/(feedback\/Dialog|layout\/Card|forms\/(SearchField|Field|Select)|lists\/ListTable|buttons\/CopyButton|icons\/page-icons)|packages\/web\/src\/(lists\/|page\/PageHead|call\/write-once|time\/wire-time)/,
  },
  {
    name: 'forms',
    test: /node_modules\/react-hook-form\/|packages\/web\/src\/(form\/(use-form|fields|Form|FormDialog|refused-fields|form\.module)\.|drafts\/use-draft)/,
  },
];

const shell = loadedAnyway(['rolldown-runtime', 'vendor', 'shell']);

export default defineConfig({
  root: rootDir,
  base: '/',
  // To switch the compiler off, drop the option: nothing depends on it but speed.
  plugins: [
    react({ compiler: { sources: compiled } }),
    antdStaysInside(),
    tighten(firstLoad.map(({ name }) => name).filter((name) => name !== 'vendor')),
    shell.plugin,
    earlyHints(),
    precompress(),
  ],
  css: screenCss,
  // Of the library a first page would load 14 kB and use 2 (ADR 84).
  resolve: { alias: { 'react-router': join(rootDir, '../../packages/web/src/router/hash-router.ts') } },
  build: {
    ...screenBuild,
    outDir,
    modulePreload: { polyfill: false, resolveDependencies: shell.resolveDependencies },
    rolldownOptions: { output: { codeSplitting: { groups: firstLoad }, ...shortNames } },
  },
  server: { ...screenServer, port: 5173 },
});
