import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGoodsSearch } from '../goods-search.ts';
import { docsOfGoods, everything } from '../test/index-of-goods.ts';

const docsNamed = (name: string) => docsOfGoods(Array.from({ length: 700 }, (_, at) => ({ title: `${name} ${at}号` })));

test('searches go on while goods change, and see none or all of a change', async () => {
  const shop = createGoodsSearch('1');
  const before = docsNamed('白板笔');
  const after = docsNamed('复印纸').slice(0, 600);
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
  await shop.merge(after);
  over.is = true;
  await watching;
  expect(totals()).toEqual([0, 600]);
  expect(seen.length).toBeGreaterThan(20);
  for (const one of seen) expect(['700,0', '0,600']).toContain(one.join());
});
