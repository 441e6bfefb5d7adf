import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { cancelStates, payModes, tradePayStates, orderStates } from '@jicai/domain/orders/order-states.ts';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildAddress, buildTrade, payTrade } from '../../../test/build-trade.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { users } from '../../db/tables/accounts.ts';
import { auditRecords } from '../../db/tables/requests.ts';
import { trades } from '../../db/tables/orders.ts';
import { stockRows } from '../../db/tables/stock.ts';
import { withTenant } from '../../db/with-tenant.ts';

const app = useTestApp(async (deps) => {
  await seedAccounts(deps);
  await seedCredit(deps);
});
const paths = [
  '/api/OpsOrder/GetPage',
  '/api/OpsOrder/Ship',
  '/api/OpsOrder/AuditCancel',
  '/api/OpsOrder/CancelShort',
  '/api/OpsOrder/SetPickLock',
] as const;

let token = '';
let operator = '';
let supplier = '';
let addressId = '';
let pen = '';
let desk = '';

const inBusiness = <T>(run: Parameters<typeof withTenant<T>>[2]) => withTenant(app.deps.db, businessCompanyId, run);
const command = <P extends Parameters<typeof app.call>[0]>(path: P, data: object, as = operator) =>
  app.call(path, { data: { requestId: randomUUID(), ...data } }, { token: as });
const page = (body: object, as = operator) => app.call('/api/OpsOrder/GetPage', body, { token: as });
const find = async (orderNo: string, as = operator) => (await page({ searchKey: orderNo }, as)).resultData[0]!;
const carrier = { logisticsCode: 'shunfeng', logisticsNo: 'SF1234567890' };

async function paid(items = [{ itemId: pen, qty: 4 }]) {
  const trade = await buildTrade(app, { token, addressId, items });
  await payTrade(app, trade.tradeNo);
  const order = await find(trade.orderNos[0]!);
  return { trade, order, orderNo: order.orderNo, orderItemId: order.lines[0]!.orderItemId };
}

beforeAll(async () => {
  [token, operator] = [await signIn(app, 'buyer'), await signIn(app, 'operator')];
  addressId = await buildAddress(app, { token });
  const made = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 500 });
  await inBusiness((tx) => tx.update(users).set({ supplierId: made.supplierId }).where(eq(users.accountId, '3007')));
  supplier = await signIn(app, 'supplier');
  pen = made.itemId;
});

beforeEach(async () => {
  await inBusiness((tx) => tx.update(stockRows).set({ onHand: 100, reserved: 0 }).where(eq(stockRows.itemId, pen)));
  ({ itemId: desk } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 20_000, stock: 5 }));
});

describe('who may', () => {
  test.each(paths)('%s: neither visitors nor buyers', async (path) => {
    expect(await app.call(path, { data: 1 })).toMatchObject({ errorCode: '2' });
    expect(await app.call(path, {}, { token })).toMatchObject({ errorCode: '3' });
  });

  test('a supplier sees and ships its own orders only', async () => {
    const both = [
      { itemId: pen, qty: 1 },
      { itemId: desk, qty: 1 },
    ];
    const { trade } = await paid(both);
    const [own, other] = trade.orderNos;
    expect((await page({ searchKey: trade.tradeNo })).totalCount).toBe(2);
    expect((await page({ searchKey: trade.tradeNo }, supplier)).resultData.map((order) => order.orderNo)).toEqual([
      own,
    ]);
    const foreign = await find(other!);
    const parcel = {
      version: foreign.version,
      ...carrier,
      items: [{ orderItemId: foreign.lines[0]!.orderItemId, qty: 1 }],
    };
    expect(await command('/api/OpsOrder/Ship', { orderNo: other, ...parcel }, supplier)).toMatchObject({
      errorCode: '5',
    });
    const mine = await find(own!, supplier);
    // A line of another order cannot be slipped into one's own parcel.
    expect(
      await command('/api/OpsOrder/Ship', { orderNo: own, ...parcel, version: mine.version }, supplier),
    ).toMatchObject({ errorCode: '5' });
    const items = [{ orderItemId: mine.lines[0]!.orderItemId, qty: 1 }];
    const shipped = await command(
      '/api/OpsOrder/Ship',
      { orderNo: own, version: mine.version, ...carrier, items },
      supplier,
    );
    expect(shipped.resultData.orderState).toBe(40);
    for (const [path, data] of [
      ['/api/OpsOrder/SetPickLock', { isLocked: true }],
      ['/api/OpsOrder/AuditCancel', { isAgree: true }],
      ['/api/OpsOrder/CancelShort', { orderItemId: foreign.lines[0]!.orderItemId, qty: 1 }],
    ] as const) {
      expect(await command(path, { orderNo: other, version: 2, ...data }, supplier), path).toMatchObject({
        errorCode: '5',
      });
    }
  });

  test("another shop's operator finds nothing", async () => {
    const { orderNo, orderItemId, order } = await paid();
    const call = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await app.call('/api/OpsOrder/GetPage', {}, call)).totalCount).toBe(0);
    const base = { requestId: randomUUID(), orderNo, version: order.version };
    for (const [path, data] of [
      ['/api/OpsOrder/Ship', { ...carrier, items: [{ orderItemId, qty: 1 }] }],
      ['/api/OpsOrder/SetPickLock', { isLocked: true }],
      ['/api/OpsOrder/AuditCancel', { isAgree: true }],
      ['/api/OpsOrder/CancelShort', { orderItemId, qty: 1 }],
    ] as const) {
      expect(await app.call(path, { data: { ...base, ...data } }, call), path).toMatchObject({ errorCode: '5' });
    }
  });

  test('a command names the version it acts on, and a wrong body is told by field', async () => {
    const { orderNo, orderItemId, order } = await paid();
    const items = [{ orderItemId, qty: 1 }];
    expect(await command('/api/OpsOrder/Ship', { orderNo, ...carrier, items })).toMatchObject({
      errorCode: '4',
      errorData: [{ field: 'version' }],
    });
    expect(
      await command('/api/OpsOrder/Ship', { orderNo, ...carrier, items, version: order.version - 1 }),
    ).toMatchObject({ errorCode: '6' });
    expect(await command('/api/OpsOrder/Ship', { orderNo, ...carrier, items: [] })).toMatchObject({
      errorMsg: '请选择要发货的商品',
    });
  });
});

describe('OpsOrder/Ship', () => {
  test('part by part, never more than is due; the goods leave the stock', async () => {
    const { orderNo, orderItemId, order } = await paid();
    const ship = async (qty: number, extra: object = {}) => {
      const { version } = await find(orderNo);
      return command('/api/OpsOrder/Ship', { orderNo, version, ...carrier, items: [{ orderItemId, qty }], ...extra });
    };
    expect(order).toMatchObject({
      orderState: orderStates.awaitingShipment,
      lines: [{ qty: 4, shippedQty: 0 }],
      address: { receiver: '陈思远' },
    });
    expect(await ship(5)).toMatchObject({ errorMsg: '发货数量超出待发货数量' });
    expect(await ship(1, { logisticsCode: 'nobody' })).toMatchObject({ errorMsg: '请选择物流公司' });
    expect(await ship(1, { logisticsNo: '12' })).toMatchObject({
      errorMsg: '物流单号格式不正确，应为 6–32 位字母、数字或 -',
    });
    expect((await ship(1)).resultData.orderState).toBe(35);
    const own = await ship(3, { logisticsCode: 'self', logisticsNo: '' });
    expect(own.resultData.orderState).toBe(40);
    expect(await ship(1)).toMatchObject({ errorCode: '3001' });
    const after = await find(orderNo);
    expect(after.parcels.map((parcel) => parcel.items[0]?.qty)).toEqual([1, 3]);
    expect(await stock()).toEqual({ onHand: 96, reserved: 0 });
  });

  test('an unpaid order is not shipped', async () => {
    const trade = await buildTrade(app, { token, addressId, items: [{ itemId: pen, qty: 1 }] });
    const order = await find(trade.orderNos[0]!);
    const items = [{ orderItemId: order.lines[0]!.orderItemId, qty: 1 }];
    const answer = await command('/api/OpsOrder/Ship', { orderNo: order.orderNo, version: 1, ...carrier, items });
    expect(answer).toMatchObject({ errorCode: '3001' });
  });

  test('clerks who ship the same version at once send one parcel', async () => {
    const { orderNo, orderItemId, order } = await paid();
    const body = { orderNo, version: order.version, ...carrier, items: [{ orderItemId, qty: 3 }] };
    const answers = await Promise.all([1, 2, 3, 4].map(() => command('/api/OpsOrder/Ship', body)));
    expect(answers.map((answer) => answer.errorCode).sort()).toEqual(['0', '6', '6', '6']);
    expect((await find(orderNo)).lines[0]?.shippedQty).toBe(3);
  });
});

describe('OpsOrder/CancelShort', () => {
  test('gives part of a line back, with its freight, to the fen', async () => {
    const { orderNo, orderItemId } = await paid([{ itemId: pen, qty: 3 }]);
    const short = async (qty: number) => {
      const { version } = await find(orderNo);
      return command('/api/OpsOrder/CancelShort', { orderNo, orderItemId, qty, version });
    };
    // 1500 goods + 1000 freight over 3 units.
    expect((await short(1)).resultData).toMatchObject({ orderState: orderStates.awaitingShipment, refundFee: 833 });
    expect(await short(3)).toMatchObject({ errorMsg: '缺货数量超出未发货数量' });
    expect((await short(2)).resultData).toMatchObject({ orderState: orderStates.cancelled, refundFee: 1667 });
    expect(await short(1)).toMatchObject({ errorCode: '3001' });
    expect(await stock()).toEqual({ onHand: 100, reserved: 0 });
  });

  test('ends a partly shipped order', async () => {
    const { orderNo, orderItemId, order } = await paid();
    const items = [{ orderItemId, qty: 3 }];
    await command('/api/OpsOrder/Ship', { orderNo, version: order.version, ...carrier, items });
    await app.call('/api/ShopOrder/Receive', { data: { orderNo, requestId: randomUUID() } }, { token });
    const { version } = await find(orderNo);
    const answer = await command('/api/OpsOrder/CancelShort', { orderNo, orderItemId, qty: 1, version });
    expect(answer.resultData.orderState).toBe(50);
  });
});

test('OpsOrder/CancelShort of everything answers a cancel request that was waiting', async () => {
  const { orderNo, orderItemId, order } = await paid();
  await command('/api/OpsOrder/SetPickLock', { orderNo, isLocked: true, version: order.version });
  const input = { orderNo, reasonCode: cancelReasons.notWanted, requestId: randomUUID() };
  await app.call('/api/ShopOrder/ApplyCancel', { data: input }, { token });
  const short = async (qty: number) => {
    const { version } = await find(orderNo);
    return (await command('/api/OpsOrder/CancelShort', { orderNo, orderItemId, qty, version })).resultData;
  };
  expect(await short(1)).toMatchObject({ orderState: orderStates.awaitingShipment, cancelState: cancelStates.applied });
  expect(await short(3)).toMatchObject({ orderState: orderStates.cancelled, cancelState: cancelStates.agreed });
});

test('on account: what is left stays unsettled, nothing left is 全额退款', async () => {
  const items = [
    { itemId: pen, qty: 4 },
    { itemId: desk, qty: 1 },
  ];
  const trade = await buildTrade(app, { token, addressId, items, payMode: payModes.credit });
  const [penOrder, deskOrder] = trade.orderNos;
  const short = async (orderNo: string | undefined, qty: number) => {
    const { version, lines } = await find(orderNo ?? '');
    const orderItemId = lines[0]?.orderItemId;
    await command('/api/OpsOrder/CancelShort', { orderNo, orderItemId, qty, version });
    return find(orderNo ?? '');
  };
  const payStateOf = () =>
    inBusiness((tx) => tx.select({ payState: trades.payState }).from(trades).where(eq(trades.id, trade.tradeId)));
  expect(await short(penOrder, 1)).toMatchObject({
    orderState: orderStates.awaitingShipment,
    payState: tradePayStates.owed,
  });
  expect(await short(penOrder, 3)).toMatchObject({
    orderState: orderStates.cancelled,
    payState: tradePayStates.refunded,
  });
  expect(await payStateOf()).toEqual([{ payState: tradePayStates.owed }]);
  expect(await find(deskOrder ?? '')).toMatchObject({
    orderState: orderStates.awaitingShipment,
    payState: tradePayStates.owed,
  });
  expect(await short(deskOrder, 1)).toMatchObject({
    orderState: orderStates.cancelled,
    payState: tradePayStates.refunded,
  });
  expect(await payStateOf()).toEqual([{ payState: tradePayStates.refunded }]);
  // These tests set stock by hand, so only the credit is asked about.
  const broken = await inBusiness((tx) => brokenInvariants(tx, businessCompanyId));
  expect(broken.filter((name) => name.startsWith('I5'))).toEqual([]);
});

test('states to list by are codes, as numbers or text', async () => {
  for (const path of ['/api/OpsOrder/GetPage', '/api/ShopOrder/GetPage'] as const) {
    const list = (wanted: unknown[]) =>
      app.call(path, { reqData: { orderStates: wanted } }, { token: path.includes('Ops') ? operator : token });
    for (const wrong of [99_999_999_999, -1, 1.5, '99999999999', 'x', null]) {
      expect(await list([wrong]), `${path} ${wrong}`).toMatchObject({ status: 200, errorCode: '4' });
    }
    expect((await list(['60'])).totalCount).toBe((await list([60])).totalCount);
  }
});

test('OpsOrder/AuditCancel agrees to what the buyer asked', async () => {
  const { orderNo, order } = await paid();
  await command('/api/OpsOrder/SetPickLock', { orderNo, isLocked: true, version: order.version });
  const input = { orderNo, reasonCode: cancelReasons.other, reason: '项目取消了', requestId: randomUUID() };
  await app.call('/api/ShopOrder/ApplyCancel', { data: input }, { token });
  expect((await page({ reqData: { cancelState: cancelStates.applied } })).totalCount).toBe(1);
  const { version } = await find(orderNo);
  const answer = await command('/api/OpsOrder/AuditCancel', { orderNo, isAgree: true, version });
  expect(answer.resultData).toMatchObject({ orderState: orderStates.cancelled, cancelState: cancelStates.agreed });
  expect(await stock()).toEqual({ onHand: 100, reserved: 0 });
});

test('every command of the shop side leaves a record that nobody can change', async () => {
  const { orderNo, orderItemId, order } = await paid();
  await command('/api/OpsOrder/SetPickLock', { orderNo, isLocked: true, version: order.version });
  const items = [{ orderItemId, qty: 2 }];
  await command('/api/OpsOrder/Ship', { orderNo, version: order.version + 1, ...carrier, items });
  await command('/api/OpsOrder/CancelShort', { orderNo, orderItemId, qty: 1, version: order.version + 2 });
  const records = await inBusiness((tx) =>
    tx
      .select({
        path: auditRecords.path,
        actorName: auditRecords.actorName,
        ip: auditRecords.ip,
        after: auditRecords.after,
      })
      .from(auditRecords)
      .where(eq(auditRecords.subject, `order ${orderNo}`))
      .orderBy(auditRecords.id),
  );
  expect(records.map((record) => record.path)).toEqual([
    '/api/OpsOrder/SetPickLock',
    '/api/OpsOrder/Ship',
    '/api/OpsOrder/CancelShort',
  ]);
  expect(records[1]).toMatchObject({
    actorName: '商城运营',
    ip: '127.0.0.1',
    after: { orderState: orderStates.partlyShipped },
  });
  await expect(inBusiness((tx) => tx.execute(sql`update audit_records set actor_name = 'x'`))).rejects.toThrow();
  await expect(inBusiness((tx) => tx.execute(sql`delete from audit_records`))).rejects.toThrow();
});

const stock = () =>
  inBusiness(async (tx) => {
    const [row] = await tx
      .select({ onHand: stockRows.onHand, reserved: stockRows.reserved })
      .from(stockRows)
      .where(eq(stockRows.itemId, pen));
    return row;
  });
