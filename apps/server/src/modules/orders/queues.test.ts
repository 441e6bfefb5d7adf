import { isInQueue, orderQueueNames, supplierQueues } from '@jicai/domain/orders/order-queues.ts';
import { cancelStates, orderStates, payModes } from '@jicai/domain/orders/order-states.ts';
import { defaultTradeOptions } from '@jicai/domain/orders/trade-options.ts';
import { hourMs } from '@jicai/domain/time/durations.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { buildAddress, buildTrade, payTrade } from '../../../test/build-trade.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { orders } from '../../db/tables/orders.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(seedCredit);
const token = {} as Record<DemoAccount, string>;
const sku = { pen: '', desk: '' };
let suppliers: string[] = [];
let addressId = '';

const inBusiness = <T>(run: Parameters<typeof withTenant<T>>[2]) => withTenant(app.deps.db, businessCompanyId, run);
const buy = async (payMode: 1 | 2, itemIds: string[]) =>
  (
    await buildTrade(app, {
      token: token.buyer,
      addressId,
      payMode,
      items: itemIds.map((itemId) => ({ itemId, qty: 2 })),
    })
  ).orderNos;
const queue = async (name: string, as = token.operator) =>
  (await app.call('/api/OpsOrder/GetPage', { reqData: { queue: name }, pageSize: 100 }, { token: as })).resultData;
const model = (orderNo: string, as: string, host?: string) =>
  app.call('/api/OpsOrder/GetModel', { data: { orderNo } }, { token: as, ...(host && { host }) });
const note = (orderNo: string, text: string, as: string) =>
  app.call('/api/OpsOrder/AddNote', { data: { orderNo, text, requestId: randomUUID() } }, { token: as });
const setOrder = (orderNo: string, fields: Partial<typeof orders.$inferInsert>) =>
  inBusiness((tx) =>
    tx
      .update(orders)
      .set(fields)
      .where(and(eq(orders.companyId, businessCompanyId), eq(orders.orderNo, orderNo))),
  );

beforeAll(async () => {
  for (const name of ['buyer', 'operator'] as const) token[name] = await signIn(app, name);
  const pen = await buildSku(app.deps, businessCompanyId, { stock: 1000 });
  const desk = await buildSku(app.deps, businessCompanyId, { stock: 1000 });
  sku.pen = pen.itemId;
  sku.desk = desk.itemId;
  suppliers = [pen.supplierId, desk.supplierId];
  addressId = await buildAddress(app, { token: token.buyer });
});

test('what may be shipped waits by its time limit, from its payment or its submit on account', async () => {
  const trade = await buildTrade(app, { token: token.buyer, addressId, items: [{ itemId: sku.pen, qty: 2 }] });
  const [unpaid = ''] = trade.orderNos;
  const [onAccount = ''] = await buy(payModes.credit, [sku.pen]);
  const waiting = await queue('toShip');
  const mine = waiting.find(({ orderNo }) => orderNo === onAccount);
  expect(mine?.shipDueTime).toBe('2026-11-23 10:00:00');
  expect(waiting.some(({ orderNo }) => orderNo === unpaid)).toBe(false);
  expect((await queue('toPay')).some(({ orderNo }) => orderNo === unpaid)).toBe(true);
  const [urgent = ''] = await buy(payModes.credit, [sku.desk]);
  await setOrder(urgent, { awaitingShipmentAt: new Date(app.deps.now().getTime() - 47 * hourMs) });
  const [fresh = ''] = await buy(payModes.credit, [sku.desk]);
  const order = (await queue('toShip')).map(({ orderNo }) => orderNo);
  expect(order).toEqual([urgent, onAccount, fresh]);
  expect((await queue('dueSoon')).map(({ orderNo }) => orderNo)).toEqual([urgent]);
  expect(await payTrade(app, trade.tradeNo)).toBe('applied');
  expect((await model(unpaid, token.operator)).resultData.shipDueTime).toBe('2026-11-23 10:00:00');
});

test('every queue holds what the rule says, and its count is that of its list', async () => {
  await buy(payModes.credit, [sku.pen]);
  const [asked = ''] = await buy(payModes.credit, [sku.desk]);
  await setOrder(asked, { cancelState: cancelStates.applied });
  const [late = ''] = await buy(payModes.credit, [sku.desk]);
  await setOrder(late, { awaitingShipmentAt: new Date(app.deps.now().getTime() - 60 * hourMs) });
  const rows = await inBusiness((tx) => tx.select().from(orders).where(eq(orders.companyId, businessCompanyId)));
  const counts = (await app.call('/api/OpsOrder/GetCounts', {}, { token: token.operator })).resultData;
  expect(counts.map(({ queue: name }) => name)).toEqual(orderQueueNames);
  const { shipWithinHours } = defaultTradeOptions;
  for (const name of orderQueueNames) {
    const expected = rows.filter((row) => isInQueue(row, name, { now: app.deps.now(), shipWithinHours }));
    const listed = (await queue(name)).map(({ orderNo }) => orderNo);
    expect(listed.toSorted(), name).toEqual(expected.map(({ orderNo }) => orderNo).toSorted());
    expect(counts.find((one) => one.queue === name)?.count, name).toBe(expected.length);
  }
});

test('a supplier has the queues of its own orders, and no word of money or approval in their record', async () => {
  const [orderNo = ''] = await buy(payModes.credit, [sku.pen]);
  const own = await buildStaff(app, { role: 'supplierClerk', supplierId: String(suppliers[0]) });
  const other = await buildStaff(app, { role: 'supplierClerk', supplierId: String(suppliers[1]) });
  const counts = (await app.call('/api/OpsOrder/GetCounts', {}, { token: own.token })).resultData;
  expect(counts.map(({ queue: name }) => name)).toEqual(supplierQueues);
  expect((await queue('toShip', own.token)).some((order) => order.orderNo === orderNo)).toBe(true);
  expect((await queue('toShip', other.token)).some((order) => order.orderNo === orderNo)).toBe(false);
  expect((await model(orderNo, other.token)).errorCode).toBe('5');
  const seen = (await model(orderNo, own.token)).resultData;
  expect(seen.history).toEqual([]);
  expect(seen.payFee).toBeUndefined();
  expect(seen.customerId).toBeUndefined();
  expect(seen.actions).toContain('ship');
  expect(seen.disabledReasons['cancelShort']).toBe('您的角色不能做这件事');
  const whole = (await model(orderNo, token.operator)).resultData;
  expect(whole.history.map(({ text }) => text)).toEqual(['提交订单']);
  expect(whole.orderState).toBe(orderStates.awaitingShipment);
  const people = await app.call(
    '/api/OpsCustomer/GetModel',
    { data: { customerId: whole.customerId } },
    { token: token.operator },
  );
  expect(people.resultData.customerName).toBe(whole.customerName);
});

test('notes: an operator reads all, a supplier its own, the buyer and another shop none', async () => {
  const [orderNo = ''] = await buy(payModes.credit, [sku.pen]);
  const clerk = await buildStaff(app, { role: 'supplierClerk', supplierId: String(suppliers[0]) });
  const other = await buildStaff(app, { role: 'supplierClerk', supplierId: String(suppliers[1]) });
  expect((await note(orderNo, '客户同意分两批', token.operator)).success).toBe(true);
  expect((await note(orderNo, '补货 11-24 到', clerk.token)).success).toBe(true);
  const texts = async (as: string) => (await model(orderNo, as)).resultData.notes.map(({ text }) => text);
  expect(await texts(token.operator)).toEqual(['补货 11-24 到', '客户同意分两批']);
  expect(await texts(clerk.token)).toEqual(['补货 11-24 到']);
  expect((await note(orderNo, '不该写', other.token)).errorCode).toBe('5');
  expect((await note(orderNo, ' ', token.operator)).errorCode).toBe('4');
  const bought = await app.call('/api/ShopOrder/GetModel', { data: { orderNo } }, { token: token.buyer });
  expect(JSON.stringify(bought.resultData)).not.toContain('客户同意分两批');
  const abroad = await signIn(app, 'operator', { host: retailHost });
  expect((await model(orderNo, abroad, retailHost)).errorCode).toBe('5');
});
