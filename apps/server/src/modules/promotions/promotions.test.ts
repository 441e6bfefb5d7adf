import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCategory, buildContractPrice, buildSku } from '../../../test/build-goods.ts';
import { buildAddress } from '../../../test/build-trade.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { testStart } from '../../../test/test-deps.ts';
import { orderLines } from '../../db/tables/orders.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { eq } from 'drizzle-orm';

const app = useTestApp(seedAccounts);
let operator: CallOptions = {};
let buyer: CallOptions = {};
let addressId = '';
let top = '';
/** 33.33 in a category below `top`, 200 elsewhere, and one that a contract prices. */
let pen = '';
let desk = '';
let signed = '';

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
  buyer = { token: await signIn(app, 'buyer') };
  addressId = await buildAddress(app, { token: buyer.token ?? '' });
  top = await buildCategory(app.deps, businessCompanyId, { name: '满减类' });
  const leaf = await buildCategory(app.deps, businessCompanyId, { name: '满减叶', parentId: top, level: 2 });
  const sku = async (options: object) =>
    (await buildSku(app.deps, businessCompanyId, { stock: 1000, ...options })).itemId;
  pen = await sku({ enterpriseFen: 3333, categoryId: leaf });
  desk = await sku({ enterpriseFen: 20_000 });
  signed = await sku({ enterpriseFen: 50_000 });
  await buildContractPrice(app.deps, businessCompanyId, { customerId: '2001', itemId: signed, priceFen: 40_000 });
});

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const usual = {
  promotionTitle: '满一百',
  thresholdFee: 10_000,
  offFee: 1000,
  scope: 'all',
  scopeIds: [],
  changedMs: 0,
};
const save = (part: object = {}, who = operator) =>
  app.call('/api/OpsPromotion/Save', command({ ...usual, ...part }) as never, who);
const stop = (promotion: { promotionId: string; changedMs: number }, isStopped = true, who = operator) =>
  app.call('/api/OpsPromotion/SetState', command({ ...promotion, isStopped }), who);
const settle = async (itemList: { itemId: string; qty: number }[]) =>
  (await app.call('/api/ShopOrder/Settle', { data: { itemList, addressId } }, buyer)).resultData;
const hintsOf = async (itemId: string) =>
  (await app.call('/api/EcmPromotion/GetList', { reqData: { itemId } }, buyer)).resultData.map(
    ({ promotionTitle }) => promotionTitle,
  );

describe('满减', () => {
  test('is settled, submitted and shared over the lines to the fen; the same sums stand in the order', async () => {
    const promotion = (await save()).resultData;
    const itemList = [
      { itemId: pen, qty: 1 },
      { itemId: desk, qty: 1 },
      { itemId: signed, qty: 1 },
    ];
    const preview = await settle(itemList);
    expect(preview).toMatchObject({ goodsFee: 63_333, discountFee: 1000, payFee: 62_333 + preview.freightFee });
    const lines = preview.groups.flatMap(({ items }) => items);
    const offOf = (itemId: string) => lines.find((line) => line.itemId === itemId)?.discountFee;
    // 1000 over 3333 and 20000; what the contract prices takes no part.
    expect([offOf(pen), offOf(desk), offOf(signed)]).toEqual([143, 857, 0]);
    const bought = await app.call(
      '/api/ShopOrder/Submit',
      command({ itemList, addressId, payMode: payModes.online, previewKey: preview.previewKey }),
      buyer,
    );
    expect(bought.resultData).toMatchObject({ payFee: preview.payFee });
    const rows = await withTenant(app.deps.db, businessCompanyId, (tx) =>
      tx.select().from(orderLines).where(eq(orderLines.companyId, businessCompanyId)),
    );
    expect(rows.reduce((sum, row) => sum + row.discountFen, 0)).toBe(1000);
    await stop(promotion);
  });

  test('that began, ended or was stopped since the preview is told with the new sum, and nothing is bought', async () => {
    const promotion = (await save()).resultData;
    const itemList = [{ itemId: desk, qty: 1 }];
    const { previewKey, payFee } = await settle(itemList);
    await stop(promotion);
    const refused = await app.call(
      '/api/ShopOrder/Submit',
      command({ itemList, addressId, payMode: payModes.online, previewKey }),
      buyer,
    );
    expect(refused.errorCode).toBe(errorCodes.priceChanged);
    expect(refused.resultData).toMatchObject({ discountFee: 0, payFee: payFee + 1000 });
  });

  test('holds from its beginning to its end, for what its scope names, and is hinted at before', async () => {
    const at = (minutes: number) => new Date(testStart.getTime() + minutes * 60_000);
    const wire = (minutes: number) =>
      new Date(at(minutes).getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    const made = await save({
      promotionTitle: '类减',
      scope: 'category',
      scopeIds: [top],
      beginTime: wire(10),
      endTime: wire(20),
    });
    expect(made.errorCode).toBe('0');
    expect(await hintsOf(pen)).toEqual([]);
    app.setNow(at(10));
    expect(await hintsOf(pen)).toEqual(['类减']);
    expect(await hintsOf(desk)).toEqual([]);
    await app.call('/api/ShopCart/Add', { data: { itemId: pen, chartQty: 2 } }, buyer);
    const [line] = (await app.call('/api/ShopCart/GetPage', {}, buyer)).resultData;
    const cart = async () =>
      (await app.call('/api/EcmPromotion/GetCartModel', { data: { cartIds: [line?.cartId ?? ''] } }, buyer)).resultData;
    expect(await cart()).toMatchObject({ discountFee: 0, promotions: [{ promotionTitle: '类减', shortFee: 3334 }] });
    expect((await settle([{ itemId: pen, qty: 4 }])).discountFee).toBe(1000);
    app.setNow(at(20));
    expect((await settle([{ itemId: pen, qty: 4 }])).discountFee).toBe(0);
    const { resultData } = await app.call(
      '/api/OpsPromotion/GetPage',
      { reqData: { promotionState: 'over' } },
      operator,
    );
    expect(resultData).toMatchObject([{ promotionTitle: '类减', scopeNames: ['满减类'], promotionState: 'over' }]);
  });

  test('rules that cannot be kept are refused by field, older ones than stand as outdated', async () => {
    expect((await save({ offFee: 10_001 })).errorData?.[0]?.field).toBe('offFee');
    expect((await save({ scope: 'brand' })).errorData?.[0]?.field).toBe('scopeIds');
    expect((await save({ scope: 'supplier', scopeIds: ['1'] })).errorData?.[0]?.msg).toBe('范围里有已删除的项');
    expect((await save({ endTime: '2020-01-01' })).errorData?.[0]?.field).toBe('endTime');
    const { promotionId, changedMs } = (await save()).resultData;
    expect((await save({ promotionId, changedMs: changedMs - 1 })).errorCode).toBe(errorCodes.outdated);
    expect((await stop({ promotionId, changedMs: changedMs - 1 })).errorCode).toBe(errorCodes.outdated);
    expect((await stop({ promotionId, changedMs })).errorCode).toBe('0');
    const log = await app.call('/api/OpsLog/GetPage', { reqData: { area: 'promotion' } }, operator);
    expect(log.resultData[0]).toMatchObject({ act: '停用或启用满减', subjectName: '满减', subject: '满一百' });
  });
});

test('who may not: buyers, suppliers and visitors; each shop has its own', async () => {
  const own = (await save()).resultData;
  const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await save({ ...own }, other)).errorCode).toBe(errorCodes.notFound);
  expect((await stop(own, true, other)).errorCode).toBe(errorCodes.notFound);
  for (const account of ['supplier', 'buyer'] as const) {
    const who = { token: await signIn(app, account) };
    expect((await save({}, who)).errorCode).toBe(errorCodes.forbidden);
    expect((await stop(own, true, who)).errorCode).toBe(errorCodes.forbidden);
    expect((await app.call('/api/OpsPromotion/GetPage', { reqData: {} }, who)).errorCode).toBe(errorCodes.forbidden);
  }
  const cart = { data: { cartIds: ['1'] } };
  expect((await app.call('/api/EcmPromotion/GetCartModel', cart, operator)).errorCode).toBe(errorCodes.forbidden);
  expect((await app.call('/api/EcmPromotion/GetCartModel', cart, buyer)).errorCode).toBe(errorCodes.notFound);
  expect((await app.call('/api/EcmPromotion/GetCartModel', cart)).errorCode).toBe(errorCodes.signedOut);
});
