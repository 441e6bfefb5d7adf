import { everything } from '@jicai/goods-search/test/index-of-goods.ts';
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
