import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
const customerId = '2001';
const start = new Date('2026-11-21T02:00:00Z');
const hourMs = 3_600_000;
let operator: CallOptions = {};
/** ¥9.00 for enterprises, ¥10.00 for others. */
let item: BuiltSku;

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const history = (who = operator, more = {}) =>
  app.call('/api/OpsCustomer/GetPriceHistory', { data: { customerId, itemNo: item.itemNo, ...more } }, who);
const told = async (kind: 'list' | 'contract') =>
  (await history()).resultData.rows
    .filter((row) => row.kind === kind)
    .map(({ priceFee, beginTime, endTime }) => [priceFee, beginTime, endTime]);
const agree = (row: object, days: object = {}) =>
  app.call(
    '/api/OpsCustomer/SavePrices',
    command({ customerId, rows: [{ itemId: item.itemId, ...row }], ...days }),
    operator,
  );
/** An inline edit of the list of goods. */
async function setPrice(price: 'enterpriseFen' | 'marketFen', value: number) {
  const found = (await app.call('/api/OpsGoods/GetPage', { reqData: {}, searchKey: item.itemNo }, operator)).resultData;
  const { isOnSale, retailFen, enterpriseFen, marketFen } = found[0]!;
  const rows = [{ itemId: item.itemId, before: { isOnSale, retailFen, enterpriseFen, marketFen } }];
  const act = { kind: 'price', price, mode: 'set', value } as const;
  return (await app.call('/api/OpsGoods/ApplyRun', command({ rows, act }), operator)).resultData;
}

beforeAll(async () => {
  app.setNow(start);
  operator = { token: await signIn(app, 'operator') };
});
beforeEach(async () => {
  app.setNow(start);
  item = await buildSku(app.deps, businessCompanyId);
});

test('tells the enterprise price and the contract price of a customer from when until when, the newest first', async () => {
  const created = (await told('list'))[0]?.[1];
  app.setNow(new Date(start.getTime() + hourMs));
  expect((await setPrice('enterpriseFen', 950)).refused).toEqual([]);
  app.setNow(new Date(start.getTime() + 2 * hourMs));
  await agree({ priceFee: 800 });
  await agree({ beforeFee: 800, priceFee: 700 }, { validFrom: '2026-12-01', validTo: '2026-12-31' });
  expect(await told('list')).toEqual([
    [950, '2026-11-21 11:00:00', ''],
    [900, created, '2026-11-21 11:00:00'],
  ]);
  expect(await told('contract')).toEqual([
    [700, '2026-12-01 00:00:00', '2027-01-01 00:00:00'],
    [800, '2026-11-21 12:00:00', '2026-12-01 00:00:00'],
  ]);
  expect((await history()).resultData.rows.map(({ validity }) => validity)).toEqual([
    'upcoming',
    'inForce',
    'inForce',
    'ended',
  ]);
});

test('another price that changes leaves no row', async () => {
  app.setNow(new Date(start.getTime() + hourMs));
  expect((await setPrice('marketFen', 1200)).refused).toEqual([]);
  expect(await told('list')).toHaveLength(1);
});

test('nobody else reads it, and nobody that of another shop or a person', async () => {
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  const blind = await buildStaff(app, { permissions: ['ops.order.view'] });
  for (const token of [supplier.token, blind.token, await signIn(app, 'buyer')])
    expect((await history({ token })).errorCode).toBe(errorCodes.forbidden);
  expect((await history({})).errorCode).toBe(errorCodes.signedOut);
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await history(retail)).errorCode).toBe(errorCodes.notFound);
  expect((await history(operator, { customerId: '2002' })).errorCode).toBe(errorCodes.notFound);
  expect((await history(operator, { itemNo: 'NICHTS' })).errorCode).toBe(errorCodes.notFound);
});
