import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBrand, buildContractPrice, buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { buildSecondPerson } from '../../../test/build-second-person.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { savePool } from '../pricing/index.ts';
import { wholeRange } from '@jicai/domain/goods/goods-pool.ts';

const app = useTestApp();
const customerId = '2001';
const start = new Date('2026-11-21T02:00:00Z');
let operator: CallOptions = {};
let buyer: CallOptions = {};
let second: Awaited<ReturnType<typeof buildSecondPerson>>;
/** ¥9.00 for enterprises. */
let item: BuiltSku;
let brandId = '';

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const save = (given: object, who = operator) =>
  app.call(
    '/api/OpsCustomer/SaveDiscount',
    command({ customerId, target: 'item', targetId: item.itemNo, ...given }),
    who,
  );
/** Ends the discount that stands on the target. */
async function end({ targetId = item.itemNo, discountBp }: { targetId?: string; discountBp: number }, who = operator) {
  const { resultData } = await app.call('/api/OpsCustomer/GetDiscounts', { data: { customerId } }, operator);
  const discountId = resultData.find((row) => row.targetId === targetId)?.discountId ?? '1';
  return app.call('/api/OpsCustomer/EndDiscount', command({ customerId, discountId, discountBp }), who);
}
const priceOf = async (qty = 1) => {
  const { resultData } = await app.call('/api/Product/GetSkuModel', { data: { itemId: item.itemId, qty } }, buyer);
  return { price: resultData.price, priceSource: resultData.priceSource };
};
const explain = (qty = 1, who = operator, itemNo = item.itemNo) =>
  app.call('/api/OpsCustomer/GetPriceReason', { data: { customerId, itemNo, qty } }, who);
const cost = (costFen: number) =>
  app.call('/api/OpsGoods/SaveCosts', command({ rows: [{ itemId: item.itemId, beforeFen: null, costFen }] }), operator);
const savePrice = (row: object) =>
  app.call('/api/OpsCustomer/SavePrices', command({ customerId, rows: [{ itemId: item.itemId, ...row }] }), operator);

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
  buyer = { token: await signIn(app, 'buyer') };
  second = await buildSecondPerson(app);
});
beforeEach(async () => {
  app.setNow(start);
  brandId = await buildBrand(app.deps, businessCompanyId, `牌 ${crypto.randomUUID()}`);
  item = await buildSku(app.deps, businessCompanyId, { brandId, tiers: [{ qtyFrom: 50, priceFen: 850 }] });
});

describe('a contract discount', () => {
  test('on a brand, a category or an item; the item own goes first', async () => {
    expect((await save({ target: 'brand', targetId: brandId, discountBp: 500 })).success).toBe(true);
    expect(await priceOf()).toEqual({ price: 855, priceSource: 'discount' });
    await save({ target: 'category', targetId: item.categoryId, discountBp: 1000 });
    expect(await priceOf()).toEqual({ price: 810, priceSource: 'discount' });
    await save({ discountBp: 111 });
    expect(await priceOf()).toEqual({ price: 890, priceSource: 'discount' });
    const { resultData } = await app.call('/api/OpsCustomer/GetDiscounts', { data: { customerId } }, operator);
    expect(
      resultData.filter(({ targetId }) => [brandId, item.itemNo, item.categoryId].includes(targetId)),
    ).toHaveLength(3);
  });

  test('lasts until its last day, takes the place of the one before, and ends', async () => {
    await save({ discountBp: 500, validTo: '2026-11-22' });
    expect((await save({ discountBp: 600 })).errorCode).toBe(errorCodes.outdated);
    await save({ beforeBp: 500, discountBp: 600 });
    expect((await priceOf()).price).toBe(846);
    await end({ discountBp: 600 });
    expect((await priceOf()).price).toBe(900);
    await save({ discountBp: 500, validTo: '2026-11-22' });
    app.setNow(new Date('2026-11-22T16:00:00Z'));
    buyer = { token: await signIn(app, 'buyer') };
    expect((await priceOf()).price).toBe(900);
  });

  test('that brings an item under the margin line waits for a second person', async () => {
    await cost(800);
    const asked = { customerId, target: 'brand', targetId: brandId, discountBp: 500 } as const;
    const preview = await app.call('/api/OpsCustomer/GetDiscountPreview', { data: asked }, operator);
    expect(preview.resultData).toMatchObject({ itemCount: 1, underLineCount: 1 });
    const { resultData } = await save({ target: 'brand', targetId: brandId, discountBp: 500, reason: '年框' });
    expect(resultData.changeId).toBeDefined();
    expect((await priceOf()).price).toBe(900);
    expect(await second.newest('customer.discount')).toMatchObject({ reason: '年框' });
    expect((await second.answer('customer.discount')).success).toBe(true);
    expect((await priceOf()).price).toBe(855);
    expect((await end({ targetId: brandId, discountBp: 500 })).success).toBe(true);
  });

  test('is nobody else to give, and on nothing that is not there', async () => {
    const viewer = await buildStaff(app, { permissions: ['ops.customer.view'] });
    const supplier = await buildStaff(app, { role: 'supplierAdmin' });
    for (const token of [viewer.token, supplier.token, buyer.token ?? ''])
      for (const call of [save({ discountBp: 500 }, { token }), end({ discountBp: 500 }, { token })])
        expect((await call).errorCode).toBe(errorCodes.forbidden);
    expect((await save({ discountBp: 500 }, {})).success).toBe(false);
    expect((await end({ discountBp: 500 }, {})).errorCode).toBe(errorCodes.signedOut);
    expect((await end({ discountBp: 500 })).errorCode).toBe(errorCodes.outdated);
    const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await save({ discountBp: 500 }, retail)).errorCode).toBe(errorCodes.notFound);
    expect((await end({ discountBp: 500 }, retail)).errorCode).toBe(errorCodes.notFound);
    expect((await explain(1, retail)).errorCode).toBe(errorCodes.notFound);
    expect((await explain(1, { token: supplier.token })).errorCode).toBe(errorCodes.forbidden);
    expect((await save({ customerId: '2002', discountBp: 500 })).errorCode).toBe(errorCodes.notFound);
    for (const wrong of [
      { targetId: 'NICHTS' },
      { target: 'brand', targetId: '1' },
      { target: 'category', targetId: 'x' },
    ])
      expect((await save({ ...wrong, discountBp: 500 })).errorCode).toBe(errorCodes.badInput);
    for (const discountBp of [0, 10_000]) expect((await save({ discountBp })).errorCode).toBe(errorCodes.badInput);
  });
});

describe('a contract price', () => {
  test('with prices by quantity of its own', async () => {
    await savePrice({ priceFee: 880, tiers: [{ qtyFrom: 20, priceFee: 840 }] });
    const at = async (qty: number) => (await explain(qty)).resultData.priceFee;
    expect([await at(19), await at(20)]).toEqual([880, 840]);
    const [listed] = (
      await app.call('/api/OpsCustomer/GetPricePage', { reqData: { customerId }, searchKey: item.itemNo }, operator)
    ).resultData;
    expect(listed).toMatchObject({ tiers: [{ qtyFrom: 20, priceFee: 840 }] });
    const wrong = await savePrice({
      beforeFee: 880,
      priceFee: 870,
      tiers: [
        { qtyFrom: 5, priceFee: 1 },
        { qtyFrom: 5, priceFee: 1 },
      ],
    });
    expect(wrong.resultData.refused).toMatchObject([{ reason: '阶梯的数量应逐级增加' }]);
  });

  test('under the margin line waits, its tiers as well, and holds once somebody agreed', async () => {
    await cost(800);
    const rows = [{ itemNo: item.itemNo, priceFee: 880, tiers: [{ qtyFrom: 20, priceFee: 840 }] }];
    const [told] = (await app.call('/api/OpsCustomer/GetPricePreview', { data: { customerId, rows } }, operator))
      .resultData;
    expect(told).toMatchObject({ isUnderLine: true, item: { costFee: 800, marginLineBp: 800 } });
    expect((await savePrice({ priceFee: 880, tiers: [{ qtyFrom: 20, priceFee: 840 }] })).resultData).toMatchObject({
      savedCount: 0,
      waitingCount: 1,
    });
    expect((await priceOf()).price).toBe(900);
    expect(await second.newest('customer.price')).toMatchObject({
      after: { [item.itemNo]: '¥8.80，满 20 ¥8.40', 协议价截止: '长期' },
    });
    await second.answer('customer.price');
    expect(await priceOf()).toEqual({ price: 880, priceSource: 'contract' });
    const blind = await buildStaff(app, { permissions: ['ops.customer.view', 'ops.customer.price'] });
    const seen = await app.call(
      '/api/OpsCustomer/GetPricePreview',
      { data: { customerId, rows } },
      { token: blind.token },
    );
    expect(JSON.stringify(seen.resultData)).not.toMatch(/cost|marginLine/);
  });
});

describe('why this price', () => {
  test('every source in its order, the one that won, and why the others did not', async () => {
    const { deps } = app;
    await buildContractPrice(deps, businessCompanyId, {
      customerId,
      itemId: item.itemId,
      priceFen: 700,
      validTo: new Date('2026-10-01T00:00:00+08:00'),
    });
    await save({ target: 'brand', targetId: brandId, discountBp: 400 });
    const { resultData } = await explain(10);
    expect(resultData).toMatchObject({ priceFee: 864, obstacle: '', isCheapestWins: false });
    expect(resultData.priceFee).toBe((await priceOf()).price);
    expect(resultData.sources.map(({ sourceText, priceFee, reason }) => [sourceText, priceFee, reason])).toEqual([
      ['协议价', undefined, '已于 2026-09-30 到期'],
      ['协议折扣', 864, expect.stringMatching(/^牌 .* 9\.6折 · 采用$/)],
      ['阶梯价', undefined, '数量不够'],
      ['企业价', 900, '全部企业客户 · 排在后面，未用到'],
      ['零售价', 1000, '会员与访客 · 排在后面，未用到'],
    ]);
    expect((await explain(60)).resultData.sources[2]).toMatchObject({
      priceFee: 850,
      reason: '满 50 一档 · 排在后面，未用到',
    });
  });

  test('goods that the customer cannot buy say so; costs stay with who may see them', async () => {
    await cost(700);
    expect((await explain()).resultData).toMatchObject({ costFee: 700, marginBp: 2222, marginLineBp: 800 });
    const blind = await buildStaff(app, { permissions: ['ops.customer.view'] });
    expect(JSON.stringify((await explain(1, { token: blind.token })).resultData)).not.toMatch(/cost|margin/);
    await inShop(app, businessCompanyId, (ctx) =>
      savePool(ctx, customerId, { ...wholeRange, excludedItemIds: [item.itemId] }),
    );
    expect((await explain()).resultData.obstacle).toBe('不在该客户的商品池内，客户看不到也不能购买');
    await inShop(app, businessCompanyId, (ctx) => savePool(ctx, customerId, wholeRange));
    expect((await explain(1, operator, 'NICHTS')).errorCode).toBe(errorCodes.notFound);
  });
});
