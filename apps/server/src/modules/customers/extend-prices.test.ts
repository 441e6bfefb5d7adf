import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { buildSecondPerson } from '../../../test/build-second-person.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { buildAddress, buildTrade, payTrade } from '../../../test/build-trade.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
const customerId = '2001';
const start = new Date('2026-11-21T02:00:00Z');
let operator: CallOptions = {};
let second: Awaited<ReturnType<typeof buildSecondPerson>>;
/** ¥9.00 for enterprises. */
let item: BuiltSku;

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const agree = (row: object, validTo: string) =>
  app.call(
    '/api/OpsCustomer/SavePrices',
    command({ customerId, rows: [{ itemId: item.itemId, ...row }], validTo }),
    operator,
  );
const cost = (costFen: number) =>
  app.call('/api/OpsGoods/SaveCosts', command({ rows: [{ itemId: item.itemId, beforeFen: null, costFen }] }), operator);
const listed = async () => {
  const asked = { reqData: { customerId }, searchKey: item.itemNo };
  const [row] = (await app.call('/api/OpsCustomer/GetPricePage', asked, operator)).resultData;
  return row;
};
const preview = (more: object, who = operator) =>
  app.call('/api/OpsCustomer/GetExtendPreview', { data: { customerId, ...more } }, who);
const extend = (rows: readonly object[], validTo: string, who = operator) =>
  app.call('/api/OpsCustomer/ExtendPrices', command({ customerId, rows, validTo }), who);
const figures = async (who = operator) =>
  (await app.call('/api/OpsCustomer/GetPriceFigures', { data: { customerId } }, who)).resultData;

beforeAll(async () => {
  app.setNow(start);
  operator = { token: await signIn(app, 'operator') };
  second = await buildSecondPerson(app);
});
beforeEach(async () => {
  app.setNow(start);
  item = await buildSku(app.deps, businessCompanyId);
});

test('a price gets a later last day after a preview, and stays what it is; a stale row is left alone', async () => {
  await agree({ priceFee: 777, tiers: [{ qtyFrom: 10, priceFee: 700 }] }, '2026-11-30');
  const { priceId = '' } = (await listed()) ?? {};
  const ending = (await preview({ validTo: '2027-03-31' })).resultData.filter((row) => row.priceId === priceId);
  expect(ending).toMatchObject([{ itemNo: item.itemNo, priceFee: 777, validTo: '2026-11-30', isUnderLine: false }]);
  expect(ending[0]?.fault).toBeUndefined();
  const chosen = await preview({ priceIds: [priceId], validTo: '2026-11-30' });
  expect(chosen.resultData).toMatchObject([{ fault: '新的截止日期要晚于现在的' }]);
  expect((await preview({ validTo: '2026-11-01' })).errorData?.[0]?.field).toBe('validTo');
  const stale = await extend([{ priceId, validTo: '2026-11-29' }], '2027-03-31');
  expect(stale.resultData).toMatchObject({
    savedCount: 0,
    refused: [{ priceId, reason: '已被他人修改，请刷新后再改' }],
  });
  expect((await extend([{ priceId, validTo: '2026-11-30' }], '2027-03-31')).resultData.savedCount).toBe(1);
  expect(await listed()).toMatchObject({ priceId, priceFee: 777, validTo: '2027-03-31', tiers: [{ qtyFrom: 10 }] });
  const file = await app.call('/api/OpsCustomer/GetHistory', { data: { customerId } }, operator);
  expect(JSON.stringify(file.resultData[0])).toMatch(/续期协议价.*2026-11-30.*2027-03-31/);
  expect((await extend([{ priceId, validTo: '2027-03-31' }], '')).resultData.savedCount).toBe(1);
  expect((await extend([{ priceId, validTo: '' }], '2028-01-01')).resultData.refused[0]?.reason).toBe(
    '长期有效，不用续期',
  );
});

test('one under the margin line goes on only if a second person agrees', async () => {
  await agree({ priceFee: 880 }, '2026-11-30');
  await cost(850);
  const { priceId = '' } = (await listed()) ?? {};
  expect((await preview({ priceIds: [priceId], validTo: '2027-03-31' })).resultData).toMatchObject([
    { isUnderLine: true },
  ]);
  const { resultData } = await extend([{ priceId, validTo: '2026-11-30' }], '2027-03-31');
  expect(resultData).toMatchObject({ savedCount: 0, waitingCount: 1, changeId: expect.any(String) });
  expect((await listed())?.validTo).toBe('2026-11-30');
  expect((await second.answer('customer.price')).success).toBe(true);
  expect(await listed()).toMatchObject({ priceFee: 880, validTo: '2027-03-31' });
});

test('the file tells what was bought at contract prices, and its margin to who sees costs', async () => {
  await agree({ priceFee: 800 }, '');
  await cost(600);
  const before = await figures();
  const token = await signIn(app, 'buyer');
  const addressId = await buildAddress(app, { token });
  const items = [{ itemId: item.itemId, qty: 5 }];
  const { tradeNo } = await buildTrade(app, { token, addressId, items, payMode: payModes.online });
  await payTrade(app, tradeNo);
  const after = await figures();
  expect(after.contractFee - before.contractFee).toBe(4000);
  expect(after.boughtFee - before.boughtFee).toBe(4000);
  expect(after.boughtItemCount - before.boughtItemCount).toBe(1);
  expect(after.contractMarginBp).toBeLessThan(after.enterpriseMarginBp ?? 0);
  const blind = await buildStaff(app, { permissions: ['ops.customer.view'] });
  expect(JSON.stringify(await figures({ token: blind.token }))).not.toMatch(/margin|underLine/i);
});

test('nobody else extends them, and nobody the prices of another', async () => {
  await agree({ priceFee: 777 }, '2026-11-30');
  const { priceId = '' } = (await listed()) ?? {};
  const row = { priceId, validTo: '2026-11-30' };
  const viewer = await buildStaff(app, { permissions: ['ops.customer.view'] });
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  for (const token of [viewer.token, supplier.token, await signIn(app, 'buyer')]) {
    expect((await extend([row], '2027-03-31', { token })).errorCode).toBe(errorCodes.forbidden);
    expect((await preview({ validTo: '' }, { token })).errorCode).toBe(errorCodes.forbidden);
  }
  expect((await extend([row], '2027-03-31', {})).errorCode).toBe(errorCodes.signedOut);
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await extend([row], '2027-03-31', retail)).errorCode).toBe(errorCodes.notFound);
  expect((await preview({ validTo: '' }, retail)).errorCode).toBe(errorCodes.notFound);
  const foreign = await extend([{ priceId: '1', validTo: '' }], '2027-03-31');
  expect(foreign.resultData.refused).toEqual([{ priceId: '1', reason: '协议价已终止' }]);
});
