import { expect, test } from 'vitest';
import { type BuiltChunk, heavyPublicChunks } from './antd-stays-inside.ts';

const chunk = (fileName: string, part: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName,
  facadeModuleId: null,
  imports: [],
  moduleIds: [],
  ...part,
});
const table = chunk('table.js', { moduleIds: ['/shop/node_modules/antd/es/table/index.js'] });
const rows = chunk('rows.js', { imports: ['table.js'] });

test('a public screen that reaches antd through another chunk is named', () => {
  const home = chunk('HomePage.js', {
    facadeModuleId: '/shop/apps/storefront/src/features/home/HomePage.tsx',
    imports: ['rows.js'],
  });
  expect(heavyPublicChunks([home, rows, table])).toEqual([
    'HomePage.js: table.js holds /shop/node_modules/antd/es/table/index.js',
  ]);
});

test('the first page of all is one of them', () => {
  const first = chunk('index.js', {
    facadeModuleId: 'C:\\shop\\apps\\storefront\\index.html',
    moduleIds: ['C:\\shop\\node_modules\\echarts\\core.js'],
  });
  expect(heavyPublicChunks([first])).toHaveLength(1);
});

test('a screen of the centre may have it, and a circle of chunks ends', () => {
  const list = chunk('AllOrderPage.js', {
    facadeModuleId: '/shop/apps/storefront/src/features/orders/AllOrderPage.tsx',
    imports: ['rows.js'],
  });
  const search = chunk('SearchPage.js', {
    facadeModuleId: '/shop/apps/storefront/src/features/search/SearchPage.tsx',
    imports: ['a.js'],
  });
  const circle = [chunk('a.js', { imports: ['b.js'] }), chunk('b.js', { imports: ['a.js'] })];
  expect(heavyPublicChunks([list, rows, table, search, ...circle])).toEqual([]);
});
