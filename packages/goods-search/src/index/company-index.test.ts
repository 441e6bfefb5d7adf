import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { searchIndex } from '../find/search-index.ts';
import { createGoodsSearch } from '../goods-search.ts';
import { docsOfGoods, everything } from '../test/index-of-goods.ts';
import type { SourceDoc } from '../documents/source-doc.ts';
import { applyChanges, countLive, createCompanyIndex, joinSmall, sumsOf } from './company-index.ts';

const docsNamed = (name: string) =>
  docsOfGoods(Array.from({ length: 1700 }, (_, at) => ({ title: `${name} ${at}号` })));

test('searches go on while goods change, and see none or all of a change', async () => {
  const shop = createGoodsSearch('1');
  const before = docsNamed('白板笔');
  const after = docsNamed('复印纸').slice(0, 1600);
  const filler = shop.fill();
  filler.add(before);
  filler.finish();
  const totals = () => ['白板笔', '复印纸'].map((text) => shop.search({ ...everything, text }).total);
  const seen: number[][] = [];
  const over = { is: false };
  const watch = async () => {
    while (!over.is) {
      seen.push(totals());
      await nextTurn();
    }
  };
  const watching = watch();
  const ids = before.map(({ itemId }) => itemId);
  await shop.applyChanges(ids, after);
  seen.push(totals());
  over.is = true;
  await watching;
  expect(totals()).toEqual([0, 1600]);
  expect(seen.length).toBeGreaterThan(20);
  for (const one of seen) expect(['1700,0', '0,1600']).toContain(one.join());
});

test('small segments are joined with what their goods are by then: the last price, nothing that was removed', async () => {
  const index = createCompanyIndex('1');
  const change = async (itemId: string, docs: readonly SourceDoc[]) => {
    await applyChanges(index, [itemId], docs);
    await joinSmall(index);
  };
  const docs = docsNamed('白板笔').slice(0, 40);
  for (const doc of docs) await change(doc.itemId, [doc]);
  const dearer = docs.slice(0, 10).map((doc) => ({ ...doc, retailFen: 9900 }));
  const removed = docs.slice(10, 20).map(({ itemId }) => itemId);
  for (const doc of dearer) await change(doc.itemId, [doc]);
  for (const itemId of removed) await change(itemId, []);
  const more = docsNamed('白板笔').slice(40, 60);
  for (const doc of more) await change(doc.itemId, [doc]);
  // Each costs every search some time.
  expect(index.segments.length).toBeLessThan(8);
  expect(countLive(index)).toBe(50);
  const left = [...dearer, ...docs.slice(20), ...more];
  expect(sumsOf(index).retailFen).toBe(left.reduce((sum, doc) => sum + doc.retailFen, 0));
  expect(searchIndex(index, { ...everything, text: '白板笔' }).total).toBe(50);
});
