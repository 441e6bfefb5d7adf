import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { validityAt, type Validity } from '@jicai/domain/money/price-validity.ts';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBrand, buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { buildSecondPerson } from '../../../test/build-second-person.ts';
import { buildAddress } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { isOfValidity } from '../pricing/index.ts';

const app = useTestApp();
const customerId = '2001';
/** Ten in the morning of 2026-11-21 in Shanghai. */
const start = new Date('2026-11-21T02:00:00Z');
const lastMinute = new Date('2026-11-30T15:59:30Z');
const midnight = new Date('2026-11-30T16:00:00Z');
let operator: CallOptions = {};
let buyer: CallOptions = {};
/** ¥9.00 for enterprises. */
let item: BuiltSku;
let brandId = '';

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const agree = (row: object, days: object = {}) =>
  app.call(
    '/api/OpsCustomer/SavePrices',
    command({ customerId, rows: [{ itemId: item.itemId, ...row }], ...days }),
    operator,
  );
const discount = (more: object) =>
  app.call(
    '/api/OpsCustomer/SaveDiscount',
    command({ customerId, target: 'brand', targetId: brandId, ...more }),
    operator,
  );
const listed = async (queue?: 'upcoming' | 'inForce' | 'ending' | 'ended') =>
  (
    await app.call(
      '/api/OpsCustomer/GetPricePage',
      { reqData: { customerId, queue }, searchKey: item.itemNo },
      operator,
    )
  ).resultData;
const discounts = async (validity?: Validity) =>
  (await app.call('/api/OpsCustomer/GetDiscounts', { data: { customerId, validity } }, operator)).resultData.filter(
    ({ targetId }) => targetId === brandId,
  );
const priceOf = async () =>
  (await app.call('/api/Product/GetSkuModel', { data: { itemId: item.itemId } }, buyer)).resultData.price;
const why = async () =>
  (
    await app.call('/api/OpsCustomer/GetPriceReason', { data: { customerId, itemNo: item.itemNo, qty: 1 } }, operator)
  ).resultData.sources.map(({ reason }) => reason);
async function turnTo(at: Date) {
  app.setNow(at);
  buyer = { token: await signIn(app, 'buyer') };
  operator = { token: await signIn(app, 'operator') };
}

beforeAll(async () => {
  app.setNow(start);
});
beforeEach(async () => {
  await turnTo(start);
  brandId = await buildBrand(app.deps, businessCompanyId, `日 ${crypto.randomUUID()}`);
  item = await buildSku(app.deps, businessCompanyId, { brandId });
});

describe('a contract price from a day on', () => {
  test('holds from its midnight in Shanghai in product, cart and settlement, and not a moment before', async () => {
    await agree({ priceFee: 800 });
    expect((await agree({ beforeFee: 800, priceFee: 700 }, { validFrom: '2026-12-01' })).resultData.savedCount).toBe(1);
    expect(await listed()).toMatchObject([
      { priceFee: 800, validFrom: '2026-11-21', validTo: '2026-11-30', validity: 'inForce', isEnding: false },
      { priceFee: 700, validFrom: '2026-12-01', validTo: '', validity: 'upcoming' },
    ]);
    expect((await why())[0]).toMatch(/^有效至 2026-11-30 · 采用/);
    const addressId = await buildAddress(app, buyer);
    const itemList = [{ itemId: item.itemId, qty: 2 }];
    await app.call('/api/ShopCart/Add', { data: { itemId: item.itemId, chartQty: 2 } }, buyer);
    const cartPrice = async () =>
      (await app.call('/api/ShopCart/GetPage', {}, buyer)).resultData.find(({ itemId }) => itemId === item.itemId)
        ?.realPrice;
    const settle = () => app.call('/api/ShopOrder/Settle', { data: { itemList, addressId } }, buyer);

    await turnTo(lastMinute);
    const before = await settle();
    expect([await priceOf(), await cartPrice(), before.resultData.goodsFee]).toEqual([800, 800, 1600]);
    await turnTo(midnight);
    expect([await priceOf(), await cartPrice(), (await settle()).resultData.goodsFee]).toEqual([700, 700, 1400]);
    const stale = await app.call(
      '/api/ShopOrder/Submit',
      command({ itemList, addressId, payMode: 1, previewKey: before.resultData.previewKey }),
      buyer,
    );
    expect(stale.errorCode).toBe(errorCodes.priceChanged);
    expect((await listed('inForce')).map(({ priceFee }) => priceFee)).toEqual([700]);
    expect((await listed('ended')).map(({ priceFee }) => priceFee)).toEqual([800]);
    expect(await listed('upcoming')).toEqual([]);
  });

  test('is looked at against what holds on its day, and one that it displaces is taken back', async () => {
    await agree({ priceFee: 800 }, { validTo: '2026-12-10' });
    await agree({ priceFee: 850 }, { validFrom: '2027-01-01' });
    const look = async (more: object) => {
      const rows = [{ itemNo: item.itemNo, priceFee: 800, ...more }];
      return (await app.call('/api/OpsCustomer/GetPricePreview', { data: { customerId, rows } }, operator))
        .resultData[0];
    };
    expect(await look({})).toMatchObject({ fault: '与现在的协议价相同', takesBack: '2027-01-01' });
    expect(await look({ validFrom: '2026-12-11', validTo: '2026-12-31' })).toMatchObject({
      validFrom: '2026-12-11',
      validTo: '2026-12-31',
    });
    expect(await look({ validFrom: '2026-12-11' })).toMatchObject({ takesBack: '2027-01-01' });
    expect(await look({ validFrom: '2027-02-01', priceFee: 850 })).toMatchObject({ fault: '与那天的协议价相同' });
    expect(await look({ validFrom: '2026-11-20' })).toMatchObject({ fault: '生效日期不能早于今天' });
    // One that ends before the next begins leaves it alone; one without an end takes its place.
    await agree({ priceFee: 790, validFrom: '2026-12-11', validTo: '2026-12-31' });
    expect((await listed()).map(({ priceFee }) => priceFee)).toEqual([800, 790, 850]);
    await agree({ beforeFee: 790, priceFee: 780 }, { validFrom: '2026-12-20' });
    expect((await listed()).map(({ priceFee, validTo }) => [priceFee, validTo])).toEqual([
      [800, '2026-12-10'],
      [790, '2026-12-19'],
      [780, ''],
    ]);
  });

  test('is taken back before its day, and what held goes on no longer than it was cut to', async () => {
    await agree({ priceFee: 700 }, { validFrom: '2026-12-01' });
    const [row] = await listed('upcoming');
    const end = () =>
      app.call(
        '/api/OpsCustomer/EndPrice',
        command({ customerId, priceId: row?.priceId ?? '', priceFee: 700 }),
        operator,
      );
    expect((await why())[0]).toBe('2026-12-01 起生效');
    expect((await end()).success).toBe(true);
    expect((await end()).errorCode).toBe(errorCodes.outdated);
    expect([await listed(), await listed('ended')]).toEqual([[], []]);
    await turnTo(midnight);
    expect(await priceOf()).toBe(900);
  });

  test('follows without a gap, so that what it follows does not end soon; neither is extended over it', async () => {
    await agree({ priceFee: 800 }, { validTo: '2026-11-30' });
    expect(await listed('ending')).toHaveLength(1);
    await agree({ priceFee: 810 }, { validFrom: '2026-12-01' });
    expect(await listed('ending')).toEqual([]);
    const [row] = await listed('inForce');
    const priceIds = [row?.priceId ?? ''];
    const preview = await app.call(
      '/api/OpsCustomer/GetExtendPreview',
      { data: { customerId, priceIds, validTo: '2026-12-31' } },
      operator,
    );
    expect(preview.resultData[0]?.fault).toBe('之后已有未生效的协议价，请先终止它');
  });

  test('under the margin line waits, and begins on its day, or at once where that is over', async () => {
    const second = await buildSecondPerson(app);
    const rows = [{ itemId: item.itemId, beforeFen: null, costFen: 850 }];
    await app.call('/api/OpsGoods/SaveCosts', command({ rows }), operator);
    const asked = await agree({ priceFee: 860 }, { validFrom: '2026-12-01', validTo: '2026-12-31' });
    expect(asked.resultData).toMatchObject({ savedCount: 0, waitingCount: 1 });
    expect(await second.newest('customer.price')).toMatchObject({
      after: { [item.itemNo]: '¥8.60', 协议价生效: '2026-12-01', 协议价截止: '2026-12-31' },
    });
    expect((await second.answer('customer.price')).success).toBe(true);
    expect(await listed()).toMatchObject([{ priceFee: 860, validFrom: '2026-12-01', validTo: '2026-12-31' }]);
    await agree({ priceFee: 865 }, { validFrom: '2026-11-23', validTo: '2026-11-30' });
    await turnTo(new Date('2026-11-25T02:00:00Z'));
    const late = await buildSecondPerson(app);
    expect((await late.answer('customer.price')).success).toBe(true);
    expect(await priceOf()).toBe(865);
    expect((await listed())[0]).toMatchObject({ validFrom: '2026-11-25', validTo: '2026-11-30' });
  });

  test('days that cannot be are named by their field', async () => {
    const fieldOf = async (days: object) => (await agree({ priceFee: 800 }, days)).errorData?.[0]?.field;
    expect(await fieldOf({ validFrom: '2026-11-20' })).toBe('validFrom');
    expect(await fieldOf({ validFrom: '2026-12-01', validTo: '2026-11-30' })).toBe('validTo');
    expect(await fieldOf({ validFrom: 'morgen' })).toBe('validFrom');
    const ownDays = await agree({ priceFee: 800, validFrom: '2026-11-20' });
    expect(ownDays.resultData.refused).toMatchObject([{ reason: '生效日期不能早于今天' }]);
  });
});

test('a discount begins on its day, too, and is found by its state', async () => {
  await discount({ discountBp: 500, validFrom: '2026-12-01', validTo: '2026-12-31' });
  expect(await priceOf()).toBe(900);
  expect((await why())[1]).toBe('2026-12-01 起生效');
  expect(await discounts('upcoming')).toMatchObject([{ validity: 'upcoming', validTo: '2026-12-31' }]);
  expect(await discounts('inForce')).toEqual([]);
  const rows = [{ target: 'brand', targetId: brandId, beforeBp: 500, discountBp: 1000, validFrom: '2026-12-16' }];
  const many = await app.call('/api/OpsCustomer/SaveDiscounts', command({ customerId, rows }), operator);
  expect(many.resultData).toMatchObject({ savedCount: 1, refused: [] });
  await turnTo(midnight);
  expect(await priceOf()).toBe(855);
  expect(await discounts()).toMatchObject([
    { discountBp: 500, validTo: '2026-12-15', validity: 'inForce' },
    { discountBp: 1000, validFrom: '2026-12-16', validTo: '', validity: 'upcoming' },
  ]);
  await turnTo(new Date('2026-12-15T16:00:00Z'));
  expect(await priceOf()).toBe(810);
  expect(await discounts('ended')).toMatchObject([{ discountBp: 500, validity: 'ended' }]);
});

test('the statements find the state that the domain says', async () => {
  const zMoment = fc.integer({ min: 0, max: 20 }).map((hours) => new Date(start.getTime() + hours * 3_600_000));
  await inShop(app, businessCompanyId, (ctx) =>
    fc.assert(
      fc.asyncProperty(zMoment, fc.option(zMoment), zMoment, async (from, to, now) => {
        fc.pre(to === null || to > from);
        const found = await ctx.db.execute<Record<Validity, boolean>>(sql`
          select ${isOfValidity({ now }, sql.raw('v'), 'upcoming')} as upcoming,
            ${isOfValidity({ now }, sql.raw('v'), 'inForce')} as "inForce",
            coalesce(${isOfValidity({ now }, sql.raw('v'), 'ended')}, false) as ended
          from (select ${from.toISOString()}::timestamptz as valid_from, ${to?.toISOString() ?? null}::timestamptz as valid_to) v`);
        const names = Object.entries(found.rows[0] ?? {}).flatMap(([name, is]) => (is ? [name] : []));
        expect(names).toEqual([validityAt({ from, to }, now)]);
      }),
      { numRuns: 60 },
    ),
  );
});
