import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContractPrice } from '../../../test/build-goods.ts';
import { buildIndexedSku } from '../../../test/build-search.ts';
import { countMessages } from '../../../test/count-messages.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { products, suppliers } from '../../db/tables/goods.ts';
import { shopSettings } from '../../db/tables/tenancy.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { demoEnterprise } from '../../seed/demo-people.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { keepSearchIndex } from '../../worker/keep-search-index.ts';
import { indexItems } from './index.ts';

const app = useTestApp(seedAccounts);
let token = '';
let stop: () => Promise<void> = async () => {};

const sku = (options: Parameters<typeof buildIndexedSku>[2]) => buildIndexedSku(app.deps, businessCompanyId, options);

beforeAll(async () => {
  token = await signIn(app, 'buyer');
  const agreed = await sku({ itemNo: 'S-1', itemName: '协议圆规' });
  await sku({ itemNo: 'S-2', itemName: '普通圆规 红色', colorName: '红色' });
  const self = await sku({ itemNo: 'S-3', itemName: '自营圆规' });
  const sister = await sku({
    itemNo: 'S-4',
    itemName: '自营圆规 蓝色',
    colorName: '蓝色',
    productId: self.productId,
    supplierId: self.supplierId,
  });
  await buildContractPrice(app.deps, businessCompanyId, {
    customerId: demoEnterprise.id,
    itemId: agreed.itemId,
    priceFen: 500,
  });
  // Over since yesterday: agreed no more.
  await buildContractPrice(app.deps, businessCompanyId, {
    customerId: demoEnterprise.id,
    itemId: sister.itemId,
    priceFen: 500,
    validTo: new Date(app.deps.now().getTime() - 86_400_000),
  });
  await inShop(app, businessCompanyId, async (ctx) => {
    await ctx.db.update(suppliers).set({ isSelf: true }).where(eq(suppliers.id, self.supplierId));
    await ctx.db.update(products).set({ deliveryDays: 0 }).where(eq(products.id, agreed.productId));
    const delivery = { cutOff: '17:00', days: 1, exceptions: [{ areas: ['65'], days: 5 }], suppliers: {} };
    await ctx.db.update(shopSettings).set({ options: { delivery } });
    await indexItems(ctx, [agreed.itemId, self.itemId, sister.itemId]);
  });
});
afterAll(() => stop());

async function search(reqData: object, asBuyer = true) {
  const path = asBuyer ? '/api/Product/GetWebSkuPage' : '/api/ProductToC/GetWebSkuPage';
  return app.call(path, { searchKey: '圆规', reqData }, asBuyer ? { token } : {});
}
const numbersOf = (answer: { resultData: { itemNo: string }[] }) =>
  answer.resultData.map((card) => card.itemNo).toSorted();
const found = async (reqData: object, asBuyer?: boolean) => numbersOf(await search(reqData, asBuyer));

async function expectServices(): Promise<void> {
  expect(await found({ services: ['agreed'] })).toEqual(['S-1']);
  expect(await found({ services: ['self'] })).toEqual(['S-3', 'S-4']);
  expect(await found({ services: ['nextDay'], areaCode: '310115' })).toEqual(['S-1']);
  expect(await found({ services: ['nextDay'], areaCode: '650102' })).toEqual([]);
  expect(await found({ services: ['agreed', 'self'] })).toEqual([]);
  // Nothing was agreed with a visitor, and what was is not told him.
  expect(await found({ services: ['agreed'] }, false)).toEqual([]);
  expect(await search({ services: ['free'] })).toMatchObject({ success: false });
}

describe('services (docs/domain/search.md §8)', () => {
  test('filter while PostgreSQL answers', expectServices);

  test('filter and are counted by the index, which shows one card for the variants of a product', async () => {
    stop = keepSearchIndex(app.deps, app.deps.config.databaseUrl ?? '');
    const isLoaded = () => app.deps.goodsIndex?.reports().some(({ companyId }) => companyId === businessCompanyId);
    await expect.poll(isLoaded, { timeout: 50_000 }).toBe(true);
    await expectServices();
    const { facets } = await search({ withFacets: true, areaCode: '310115' });
    expect(facets?.services).toEqual([
      { service: 'agreed', count: 1 },
      { service: 'self', count: 2 },
      { service: 'nextDay', count: 1 },
    ]);

    const folded = await search({ byProduct: true, withFacets: true });
    expect(folded).toMatchObject({ totalCount: 3 });
    expect(folded.resultData).toHaveLength(3);
    expect(folded.facets?.services?.[1]).toEqual({ service: 'self', count: 1 });
    const card = folded.resultData.find(({ itemNo }: { itemNo: string }) => /S-[34]/.test(itemNo));
    expect(card?.variants?.map(({ colorName }: { colorName: string }) => colorName)).toEqual(['', '蓝色']);
    const single = folded.resultData.find(({ itemNo }: { itemNo: string }) => itemNo === 'S-2');
    expect(single?.variants).toEqual([]);
    expect((await search({})).resultData[0]?.variants).toBeUndefined();
  });

  test('cost a visitor no message: his search asks for its cards, and the end of the transaction', async () => {
    const ask = () => search({ byProduct: true, withFacets: true, areaCode: '310115' }, false);
    await ask();
    const { messages, statements } = await countMessages(app, ask);
    expect(messages, statements.join('\n')).toBe(2);
  });

  test('follow the shop’s promises within two seconds', async () => {
    const nextDay = () => found({ services: ['nextDay'], areaCode: '310115' }, false);
    expect(await nextDay()).toEqual(['S-1']);
    const delivery = { cutOff: '17:00', days: 3, exceptions: [], suppliers: {} };
    await inShop(app, businessCompanyId, (ctx) => ctx.db.update(shopSettings).set({ options: { delivery } }));
    app.setNow(new Date(app.deps.now().getTime() + 2001));
    expect(await nextDay()).toEqual([]);
  });
});
