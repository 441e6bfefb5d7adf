import { everything } from '@jicai/goods-search/test/index-of-goods.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildCategory } from '../../../../test/build-goods.ts';
import { buildIndexedSku } from '../../../../test/build-search.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { withTenant } from '../../../db/with-tenant.ts';
import { businessCompanyId } from '../../../seed/shop-looks.ts';
import { followIndex } from './follow-index.ts';
import type { ReadShop } from './feed.store.ts';
import { loadIndex } from './load-index.ts';

const app = useTestApp();

const query = { ...everything, text: '封箱机', withFacets: true };

test('goods of a new category are never found without its name', async () => {
  const plain: ReadShop = (companyId, fn) => withTenant(app.deps.db, companyId, (db) => fn({ db, companyId }));
  const followed = await loadIndex(plain, businessCompanyId, 0);
  const seen: { total: number; named: number }[] = [];
  const look = () => {
    const { total, facets } = followed.index.search(query);
    seen.push({ total, named: facets?.cates.reduce((sum, cate) => sum + cate.count, 0) ?? 0 });
  };
  // Searches come in between wherever the follower waits for the database.
  const read: ReadShop = async (companyId, fn) => {
    look();
    return plain(companyId, fn);
  };
  for (const name of ['封箱设备', '打包设备', '缠绕设备', '捆扎设备', '贴标设备', '称重设备', '输送设备', '分拣设备']) {
    const categoryId = await buildCategory(app.deps, businessCompanyId, { name });
    await buildIndexedSku(app.deps, businessCompanyId, {
      itemNo: `FX-${name}`,
      itemName: `${name} 封箱机`,
      categoryId,
    });
    await followIndex(read, followed);
  }
  look();
  expect(seen.at(-1)).toEqual({ total: 8, named: 8 });
  for (const { total, named } of seen) expect(named).toBe(total);
});

test('goods are read once for each change, also while an older transaction is open', async () => {
  const plain: ReadShop = (companyId, fn) => withTenant(app.deps.db, companyId, (db) => fn({ db, companyId }));
  const categoryId = await buildCategory(app.deps, businessCompanyId, { name: '折叠设备' });
  const sku = { itemNo: 'ZD-1', itemName: '折叠机', categoryId };
  const followed = await loadIndex(plain, businessCompanyId, 0);
  const found = () => followed.index.search({ ...query, text: '折叠机' }).total;
  // A transaction of another database of this cluster that was open meanwhile has what was written before read once more.
  await followIndex(plain, followed);
  await withTenant(app.deps.db, businessCompanyId, async (older) => {
    await older.execute(sql`select pg_current_xact_id()`);
    await buildIndexedSku(app.deps, businessCompanyId, sku);
    expect(await followIndex(plain, followed)).toMatchObject({ taken: 1 });
    expect(await followIndex(plain, followed)).toMatchObject({ taken: 0 });
    expect(found()).toBe(1);
    await buildIndexedSku(app.deps, businessCompanyId, { ...sku, itemNo: 'ZD-2' });
    expect(await followIndex(plain, followed)).toMatchObject({ taken: 1 });
  });
  expect(found()).toBe(2);
  // Two rounds at once: the second looks when the first has ended.
  await buildIndexedSku(app.deps, businessCompanyId, { ...sku, itemNo: 'ZD-3' });
  const rounds = await Promise.all([followIndex(plain, followed), followIndex(plain, followed)]);
  expect(rounds.map(({ taken }) => taken)).toEqual([1, 0]);
  expect(found()).toBe(3);
});
