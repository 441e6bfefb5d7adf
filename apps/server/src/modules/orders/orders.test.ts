import { noPieces } from '@jicai/domain/goods/pieces.ts';
import { cancelStates, orderStates, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { parcelStates } from '@jicai/domain/orders/tracking.ts';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildAddress, buildTrade, payTrade } from '../../../test/build-trade.ts';
import { rowsOf } from '../../../test/build-payment.ts';
import { ctxOf, inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { creditAccounts } from '../../db/tables/credit.ts';
import { refunds } from '../../db/tables/payments.ts';
import { stockRows } from '../../db/tables/stock.ts';
import { users } from '../../db/tables/accounts.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { runDueOnce } from '../../worker/worker.ts';
import { applyRefund, createTrade, expireTrade } from './index.ts';

const app = useTestApp(async (deps) => {
  await seedAccounts(deps);
  await seedCredit(deps);
});
const start = new Date('2026-11-21T02:00:00Z');
let isMoved = true;
const after = (hours: number) => {
  isMoved = true;
  app.setNow(new Date(start.getTime() + hours * 3_600_000));
};

let token = '';
let admin = '';
let operator = '';
let addressId = '';
let pen = '';
let desk = '';

const inBusiness = <T>(run: Parameters<typeof withTenant<T>>[2]) => withTenant(app.deps.db, businessCompanyId, run);
const buy = (payMode: 1 | 2 | 3 = payModes.online) =>
  buildTrade(app, {
    token,
    addressId,
    payMode,
    items: [
      { itemId: pen, qty: 4 },
      { itemId: desk, qty: 1 },
    ],
  });
const model = async (data: object, as = token) =>
  (await app.call('/api/ShopOrder/GetModel', { data }, { token: as })).resultData;
const command = <P extends Parameters<typeof app.call>[0]>(path: P, data: object, as = token) =>
  app.call(path, { data: { requestId: randomUUID(), ...data } }, { token: as });
const stockOf = (itemId: string) =>
  inBusiness(async (tx) => {
    const [row] = await tx
      .select({ onHand: stockRows.onHand, reserved: stockRows.reserved })
      .from(stockRows)
      .where(eq(stockRows.itemId, itemId));
    return row;
  });

/** A trade whose pen order is paid, with the version that the shop side must name. */
async function paidOrder(payMode: 1 | 2 = payModes.online) {
  const trade = await buy(payMode);
  if (payMode === payModes.online) expect(await payTrade(app, trade.tradeNo)).toBe('applied');
  const order = await model({ orderNo: trade.orderNos[0] });
  return { trade, order, orderNo: order.orderNo, line: order.lines[0]!.orderItemId };
}

async function ship(orderNo: string, orderItemId: string, qty: number) {
  const { version } = await model({ orderNo });
  return command(
    '/api/OpsOrder/Ship',
    { orderNo, version, logisticsCode: 'shunfeng', logisticsNo: 'SF1234567890', items: [{ orderItemId, qty }] },
    operator,
  );
}

beforeEach(async () => {
  app.setNow(start);
  // Sessions end while the clock runs ahead.
  if (isMoved) {
    [token, admin, operator] = [await signIn(app, 'buyer'), await signIn(app, 'admin'), await signIn(app, 'operator')];
    addressId ||= await buildAddress(app, { token });
    isMoved = false;
  }
  ({ itemId: pen } = await buildSku(app.deps, businessCompanyId, {
    itemName: '记号笔',
    enterpriseFen: 500,
    stock: 50,
  }));
  ({ itemId: desk } = await buildSku(app.deps, businessCompanyId, {
    itemName: '办公桌',
    enterpriseFen: 20_000,
    stock: 5,
  }));
});

describe('who may', () => {
  const buyerPaths = [
    '/api/ShopOrder/GetPage',
    '/api/ShopOrder/GetStateCount',
    '/api/ShopOrder/GetModel',
    '/api/ShopOrder/Cancel',
    '/api/ShopOrder/ApplyCancel',
    '/api/ShopOrder/Receive',
    '/api/ShopOrder/ExtendReceive',
    '/api/ShopOrder/Rebuy',
    '/api/ShopOrder/Delete',
    '/api/ShopOrder/GetTrack',
  ] as const;

  test.each(buyerPaths)('%s: not visitors, not the shop side', async (path) => {
    expect(await app.call(path, { data: 1 })).toMatchObject({ errorCode: '2' });
    expect(await app.call(path, {}, { token: operator })).toMatchObject({ errorCode: '3' });
  });

  test.each(['/api/ShopOrder/Cancel', '/api/ShopOrder/ApplyCancel', '/api/ShopOrder/Receive'] as const)(
    '%s: not an approver',
    async (path) => {
      expect(await app.call(path, {}, { token: await signIn(app, 'approver') })).toMatchObject({ errorCode: '3' });
    },
  );

  test('a wrong body is answered with the field', async () => {
    expect(await command('/api/ShopOrder/Receive', { orderNo: 'x' })).toMatchObject({
      errorCode: '4',
      errorData: [{ field: 'orderNo' }],
    });
    expect(await app.call('/api/ShopOrder/GetPage', { reqData: { dateFrom: 'soon' } }, { token })).toMatchObject({
      errorMsg: '日期格式不正确',
    });
  });

  test("another customer's and another shop's orders are not there, whatever is asked of them", async () => {
    const { trade, order, orderNo, line } = await paidOrder();
    await ship(orderNo, line, 4);
    const { parcels } = await model({ orderNo });
    const strangers = [
      { token: await signIn(app, 'member') },
      { token: await signIn(app, 'member', { host: retailHost }), host: retailHost },
    ];
    const base = { requestId: randomUUID(), orderNo, reasonCode: cancelReasons.notWanted };
    for (const stranger of strangers) {
      for (const data of [{ orderNo }, { orderId: order.orderId }, { tradeNo: trade.tradeNo }]) {
        expect(await app.call('/api/ShopOrder/GetModel', { data }, stranger)).toMatchObject({ errorCode: '5' });
      }
      for (const path of buyerPaths.slice(3, 9)) {
        expect(await app.call(path, { data: base }, stranger), path).toMatchObject({ errorCode: '5' });
      }
      const track = { data: { parcelId: parcels[0]!.parcelId } };
      expect(await app.call('/api/ShopOrder/GetTrack', track, stranger)).toMatchObject({ errorCode: '5' });
      const page = await app.call('/api/ShopOrder/GetPage', { searchKey: orderNo }, stranger);
      expect(page.resultData).toEqual([]);
    }
  });

  test('data scopes: own, department and below, whole customer', async () => {
    const { orderNos } = await buy();
    const see = async (who: 'admin' | 'approver' | 'finance', scope: 'my' | 'all') => {
      const as = await signIn(app, who);
      const page = await app.call(
        '/api/ShopOrder/GetPage',
        { searchKey: orderNos[0], reqData: { scope } },
        { token: as },
      );
      return page.resultData.length;
    };
    expect(await app.call('/api/ShopOrder/GetPage', { reqData: { scope: 'all' } }, { token })).toMatchObject({
      errorCode: '3',
    });
    expect([await see('admin', 'my'), await see('admin', 'all'), await see('finance', 'all')]).toEqual([0, 1, 1]);
    expect(await see('approver', 'all')).toBe(1);
    // The buyer moves to another department: the approver of the first one no longer sees what he buys.
    await inBusiness((tx) => tx.update(users).set({ orgId: '2102' }).where(eq(users.id, '4002')));
    const moved = await buildTrade(app, { token, addressId, items: [{ itemId: pen, qty: 1 }] });
    await inBusiness((tx) => tx.update(users).set({ orgId: '2101' }).where(eq(users.id, '4002')));
    const approver = await signIn(app, 'approver');
    expect(
      await app.call('/api/ShopOrder/GetModel', { data: { orderNo: moved.orderNos[0] } }, { token: approver }),
    ).toMatchObject({ errorCode: '5' });
  });
});

describe('reading', () => {
  test('a card says what the caller may do; state, name and day filter', async () => {
    const trade = await buy();
    const page = await app.call('/api/ShopOrder/GetPage', { searchKey: '记号' }, { token });
    const card = page.resultData[0]!;
    expect(card).toMatchObject({
      orderNo: trade.orderNos[0],
      orderState: orderStates.awaitingPayment,
      orderStateText: '待付款',
      payFee: 3000,
      orgName: '制造一部',
      itemCount: 1,
      actions: ['pay', 'cancel', 'rebuy'],
      payDeadline: '2026-11-22 10:00:00',
    });
    const list = async (reqData: object) =>
      (await app.call('/api/ShopOrder/GetPage', { searchKey: trade.orderNos[1], reqData }, { token })).totalCount;
    expect(await list({ orderStates: [orderStates.awaitingPayment] })).toBe(1);
    expect(await list({ orderStates: [orderStates.awaitingShipment, orderStates.partlyShipped] })).toBe(0);
    expect(await list({ dateFrom: '2026-11-21', dateTo: '2026-11-21' })).toBe(1);
    expect(await list({ dateTo: '2026-11-20' })).toBe(0);
    expect(await list({ screen: 'cancel' })).toBe(0);
    const counts = await app.call('/api/ShopOrder/GetStateCount', {}, { token });
    expect(counts.resultData['20']).toBeGreaterThanOrEqual(2);
  });

  test('one order with its siblings and history', async () => {
    const trade = await buy();
    const order = await model({ tradeNo: trade.tradeNo });
    expect(order).toMatchObject({
      orderNo: trade.orderNos[0],
      tradePayFee: 23_000,
      address: { receiver: '陈思远', areaCode: '310117' },
      siblings: [
        {
          orderNo: trade.orderNos[1],
          orderState: orderStates.awaitingPayment,
          payFee: expect.any(Number),
          itemName: expect.stringMatching(/.+/),
          itemCount: 1,
        },
      ],
      history: [{ event: 'submit', label: '提交订单', userName: '陈思远', time: '2026-11-21 10:00:00' }],
    });
    expect(order.lines[0]).toMatchObject({ qty: 4, price: 500, goodsFee: 2000, freightFee: 1000, payFee: 3000 });
  });
});

test('nothing to pay: the order waits for shipping at once, paid and committed', async () => {
  const { lines, address, ...seen } = await model({ orderNo: (await buy()).orderNos[0] });
  const line = lines[0]!;
  const free = { priceFen: 500, qty: 2, goodsFen: 1000, discountFen: 1000, freightFen: 0, payFen: 0, taxFen: 0 };
  const created = await inShop(app, businessCompanyId, (ctx) => {
    const actor = {
      accountId: '3002',
      userId: '4002',
      customerId: '2001',
      customerName: '',
      customerType: customerTypes.enterprise,
      orgId: null,
    };
    return createTrade(ctxOf(ctx, actor) as SignedInCtx, {
      payMode: payModes.online,
      address: { ...address, provinceCode: '', cityCode: '', streetCode: '' },
      purchaseNo: '',
      costCenter: '',
      expectDate: null,
      orders: [
        {
          supplierId: seen.supplierId,
          supplierName: seen.supplierName,
          remark: '',
          lines: [{ ...line, ...noPieces, ...free, priceSource: 'contract', taxRateBp: 1300, isReturnable7: true }],
        },
      ],
    });
  });
  expect(created).toMatchObject({ state: orderStates.awaitingShipment, payFen: 0, payDeadline: null });
  const order = await model({ orderNo: created.orderNos[0] });
  expect(order).toMatchObject({
    payState: tradePayStates.paid,
    payTime: '2026-11-21 10:00:00',
    actions: ['applyCancel', 'applyReturn', 'rebuy'],
  });
  const answer = await command('/api/ShopOrder/ApplyCancel', {
    orderNo: order.orderNo,
    reasonCode: cancelReasons.notWanted,
  });
  expect(answer.resultData.orderState).toBe(orderStates.cancelled);
});

describe('ShopOrder/Cancel', () => {
  test('cancels the whole trade and gives the goods back', async () => {
    const trade = await buy();
    expect(await stockOf(pen)).toEqual({ onHand: 50, reserved: 4 });
    const answer = await command('/api/ShopOrder/Cancel', {
      orderNo: trade.orderNos[1],
      reasonCode: cancelReasons.orderedTwice,
    });
    expect(answer.resultData).toMatchObject({ orderState: orderStates.cancelled, isClosing: false });
    expect(answer.resultData.orders.map((order) => order.orderState)).toEqual([
      orderStates.cancelled,
      orderStates.cancelled,
    ]);
    expect(await stockOf(pen)).toEqual({ onHand: 50, reserved: 0 });
    expect(await model({ tradeNo: trade.tradeNo })).toMatchObject({ cancelReason: '', actions: ['rebuy', 'delete'] });
    expect(
      await command('/api/ShopOrder/Cancel', { tradeNo: trade.tradeNo, reasonCode: cancelReasons.orderedTwice }),
    ).toMatchObject({
      errorCode: '3001',
    });
  });

  test.each([205, '205'])('takes its reason %j as a number, or as the text that it was', async (reasonCode) => {
    const { tradeNo } = await buy();
    expect(await command('/api/ShopOrder/Cancel', { tradeNo, reasonCode })).toMatchObject({ success: true });
    const stored = await rowsOf(
      app,
      `select cancel_reason_code as "how", buyer_reason_code as "why" from orders where trade_no = $1 limit 1`,
      [tradeNo],
    );
    // The column is text and stays so: a server of the last release reads it too.
    expect(stored).toEqual([{ how: 1, why: '205' }]);
  });

  test('needs a reason, the version that stands, and an unpaid trade', async () => {
    const trade = await buy();
    const input = { tradeNo: trade.tradeNo, reasonCode: cancelReasons.notWanted };
    expect(await command('/api/ShopOrder/Cancel', { ...input, reasonCode: '' })).toMatchObject({
      errorMsg: '请选择取消原因',
    });
    expect(await command('/api/ShopOrder/Cancel', { ...input, reasonCode: cancelReasons.other })).toMatchObject({
      errorCode: '4',
    });
    for (const reasonCode of [null, 0, 1, 206, 201.5, 'unwanted', { code: 201 }])
      expect(await command('/api/ShopOrder/Cancel', { ...input, reasonCode })).toMatchObject({
        errorCode: '4',
        errorData: [{ msg: '请选择取消原因' }],
      });
    expect(await command('/api/ShopOrder/Cancel', { ...input, version: 9 })).toMatchObject({ errorCode: '6' });
    await payTrade(app, trade.tradeNo);
    expect(await command('/api/ShopOrder/Cancel', input)).toMatchObject({ errorCode: '4002', errorMsg: '订单已支付' });
  });

  test('payment and cancel at once: one of them wins', async () => {
    const trades = [await buy(), await buy(), await buy()];
    for (const { tradeNo } of trades) {
      const [cancel, pay] = await Promise.all([
        command('/api/ShopOrder/Cancel', { tradeNo, reasonCode: cancelReasons.notWanted }),
        payTrade(app, tradeNo),
      ]);
      expect([cancel.errorCode, pay]).toEqual(cancel.success ? ['0', 'cancelled'] : ['4002', 'applied']);
    }
  });

  test('the deadline and a minute more cancel it too', async () => {
    const trade = await buy();
    after(24);
    await runDueOnce(app.deps);
    const later = await signIn(app, 'buyer');
    expect(await model({ tradeNo: trade.tradeNo }, later)).toMatchObject({
      orderState: orderStates.awaitingPayment,
      disabledReasons: { pay: '订单已超过支付期限' },
    });
    after(24.02);
    await runDueOnce(app.deps);
    await inShop(app, businessCompanyId, (ctx) => expireTrade(ctx, trade.tradeNo));
    const order = await model({ tradeNo: trade.tradeNo }, later);
    expect(order.orderState).toBe(orderStates.cancelled);
    expect(order.history.map((row) => [row.event, row.userName])).toEqual([
      ['expire', '系统'],
      ['submit', '陈思远'],
    ]);
    expect(await payTrade(app, trade.tradeNo)).toBe('cancelled');
  });

  test('part of a transfer goes back when the rest never comes', async () => {
    const trade = await buy(3);
    const receipt = { tradeNo: trade.tradeNo, receivedFee: 5000, bankSerialNo: `B${trade.tradeNo}`, version: 1 };
    const part = await command('/api/OpsOrder/ConfirmTransfer', receipt, operator);
    expect(part.resultData).toMatchObject({ orderState: orderStates.awaitingPayment, restFee: 18_000 });
    const answer = await command('/api/ShopOrder/Cancel', {
      tradeNo: trade.tradeNo,
      reasonCode: cancelReasons.approvalChanged,
    });
    expect(answer.resultData).toMatchObject({ orderState: orderStates.cancelled, isClosing: false });
    await runDueOnce(app.deps);
    await runDueOnce(app.deps);
    const given = await inBusiness((tx) =>
      tx.select({ feeFen: refunds.feeFen }).from(refunds).where(eq(refunds.tradeId, trade.tradeId)),
    );
    expect(given).toEqual([{ feeFen: 5000 }]);
  });

  test('an open payment attempt is closed before the cancel', async () => {
    const trade = await buy();
    const pay = { data: { tradeNo: trade.tradeNo, channel: 'ALIPAY', requestId: randomUUID() } };
    const created = await app.call('/api/ShopPay/Create', pay, { token });
    expect(created.success).toBe(true);
    const answer = await command('/api/ShopOrder/Cancel', {
      tradeNo: trade.tradeNo,
      reasonCode: cancelReasons.notWanted,
    });
    expect(answer.resultData).toMatchObject({ orderState: orderStates.awaitingPayment, isClosing: true });
    expect((await model({ tradeNo: trade.tradeNo })).disabledReasons).toEqual({
      pay: '订单正在取消中，请稍后刷新',
      cancel: '订单正在取消中，请稍后刷新',
    });
    expect(
      await command('/api/ShopOrder/Cancel', { tradeNo: trade.tradeNo, reasonCode: cancelReasons.notWanted }),
    ).toMatchObject({
      errorCode: '3001',
    });
    for (const hours of [0.1, 0.2, 0.3, 1]) {
      after(hours);
      await runDueOnce(app.deps);
    }
    const order = await model({ tradeNo: trade.tradeNo });
    expect(order.orderState).toBe(orderStates.cancelled);
    expect(order.history[0]).toMatchObject({ event: 'cancel', userName: '陈思远' });
  });
});

describe('ShopOrder/ApplyCancel', () => {
  test('before picking it is agreed at once, and the money goes back', async () => {
    const { orderNo, order, trade } = await paidOrder();
    expect(order.actions).toEqual(['applyCancel', 'applyReturn', 'rebuy']);
    const answer = await command('/api/ShopOrder/ApplyCancel', {
      orderNo,
      reasonCode: cancelReasons.notWanted,
      version: order.version,
    });
    expect(answer.resultData).toMatchObject({ orderState: orderStates.cancelled, cancelState: cancelStates.agreed });
    expect(await stockOf(pen)).toEqual({ onHand: 50, reserved: 0 });
    expect(await stockOf(desk)).toEqual({ onHand: 5, reserved: 1 });
    await runDueOnce(app.deps);
    await inBusiness(async (tx) => {
      const [refund] = await tx
        .select({ feeFen: refunds.feeFen })
        .from(refunds)
        .where(eq(refunds.tradeId, trade.tradeId));
      expect(refund?.feeFen).toBe(3000);
    });
    const source = { sourceType: 'cancelOrder', sourceId: order.orderId, feeFen: 3000 };
    const book = () => inShop(app, businessCompanyId, (ctx) => applyRefund(ctx, source));
    await Promise.all([book(), book(), book()]);
    const cancelled = await model({ orderNo });
    expect(cancelled).toMatchObject({
      refundedFee: 3000,
      payState: tradePayStates.refunded,
      refunds: [{ refundFee: 3000 }],
    });
    expect(cancelled.lines[0]).toMatchObject({ refundedFee: 3000, cancelledQty: 4 });
    expect(cancelled.history.map((row) => row.event)).toEqual(['refund', 'applyCancel', 'pay', 'submit']);
    expect((await model({ orderNo: trade.orderNos[1] })).orderState).toBe(orderStates.awaitingShipment);
  });

  test('during picking the shop decides', async () => {
    const { orderNo, order } = await paidOrder();
    await command('/api/OpsOrder/SetPickLock', { orderNo, isLocked: 1, version: order.version }, operator);
    const asked = await command('/api/ShopOrder/ApplyCancel', { orderNo, reasonCode: cancelReasons.notWanted });
    expect(asked.resultData).toMatchObject({
      orderState: orderStates.awaitingShipment,
      cancelState: cancelStates.applied,
    });
    expect(await ship(orderNo, order.lines[0]!.orderItemId, 1)).toMatchObject({ errorCode: '3001' });
    const { version } = await model({ orderNo });
    const refusal = { orderNo, isAgree: 0, version };
    expect(await command('/api/OpsOrder/AuditCancel', refusal, operator)).toMatchObject({ errorMsg: '请填写拒绝原因' });
    const refused = await command('/api/OpsOrder/AuditCancel', { ...refusal, reason: '已打包' }, operator);
    expect(refused.resultData).toMatchObject({
      orderState: orderStates.awaitingShipment,
      cancelState: cancelStates.refused,
    });
    expect((await model({ orderNo })).disabledReasons.applyCancel).toBe('商家已拒绝取消，请联系客服');
    expect(await command('/api/ShopOrder/ApplyCancel', { orderNo, reasonCode: cancelReasons.notWanted })).toMatchObject(
      {
        errorCode: '3001',
      },
    );
  });

  test('on account the credit comes back; when all orders are gone so is the trade', async () => {
    const used = () =>
      inBusiness(async (tx) => {
        const [row] = await tx.select({ usedFen: creditAccounts.usedFen }).from(creditAccounts);
        return row?.usedFen ?? 0;
      });
    const before = await used();
    const { trade } = await paidOrder(2);
    expect(await used()).toBe(before + 23_000);
    for (const orderNo of trade.orderNos) {
      expect(
        await command('/api/ShopOrder/ApplyCancel', { orderNo, reasonCode: cancelReasons.approvalChanged }),
      ).toMatchObject({
        success: true,
      });
    }
    expect(await used()).toBe(before);
    expect(await model({ tradeNo: trade.tradeNo })).toMatchObject({
      orderState: orderStates.cancelled,
      refundedFee: 3000,
    });
  });

  test('after shipping it is after-sales', async () => {
    const { orderNo, line } = await paidOrder();
    await ship(orderNo, line, 1);
    expect(await command('/api/ShopOrder/ApplyCancel', { orderNo, reasonCode: cancelReasons.notWanted })).toMatchObject(
      {
        errorCode: '3003',
        errorMsg: '订单已发货，请申请售后',
      },
    );
  });
});

describe('receiving', () => {
  test('parcel by parcel, until everything due has arrived', async () => {
    const { orderNo, line } = await paidOrder();
    await ship(orderNo, line, 1);
    await ship(orderNo, line, 3);
    const order = await model({ orderNo });
    expect(order).toMatchObject({
      orderState: orderStates.awaitingReceipt,
      actions: ['receive', 'extend', 'applyReturn', 'rebuy'],
    });
    const [first, second] = order.parcels.map((parcel) => parcel.parcelId);
    const one = await command('/api/ShopOrder/Receive', { orderNo, parcelId: first });
    expect(one.resultData.orderState).toBe(orderStates.awaitingReceipt);
    expect(await command('/api/ShopOrder/Receive', { orderNo, parcelId: first })).toMatchObject({ errorCode: '3001' });
    expect(await command('/api/ShopOrder/Receive', { orderNo, parcelId: '77' })).toMatchObject({ errorCode: '5' });
    const all = await command('/api/ShopOrder/Receive', { orderNo });
    expect(all.resultData.orderState).toBe(orderStates.completed);
    const done = await model({ orderNo });
    expect(done).toMatchObject({
      completeTime: '2026-11-21 10:00:00',
      actions: ['applyReturn', 'invoice', 'rebuy', 'delete'],
    });
    expect(done.lines[0]).toMatchObject({ shippedQty: 4, receivedQty: 4 });
    const track = await app.call('/api/ShopOrder/GetTrack', { data: { parcelId: second } }, { token });
    expect(track.resultData).toMatchObject({
      parcelState: parcelStates.received,
      logisticsName: '顺丰速运',
      logisticsNo: 'SF1234567890',
    });
    expect(track.resultData.list.map((step) => step.context)).toEqual([
      '买家已确认收货',
      '商家已发货，由顺丰速运承运，运单号 SF1234567890',
    ]);
  });

  test('after 15 days by itself; 延长收货 adds 7 days, once', async () => {
    const { orderNo, line } = await paidOrder();
    await ship(orderNo, line, 4);
    expect((await command('/api/ShopOrder/ExtendReceive', { orderNo })).success).toBe(true);
    expect(await command('/api/ShopOrder/ExtendReceive', { orderNo })).toMatchObject({
      errorCode: '3001',
      errorMsg: '每个包裹只能延长一次收货时间',
    });
    after(15 * 24);
    await runDueOnce(app.deps);
    expect((await model({ orderNo }, await signIn(app, 'buyer'))).orderState).toBe(orderStates.awaitingReceipt);
    after(22 * 24);
    await runDueOnce(app.deps);
    const order = await model({ orderNo }, await signIn(app, 'buyer'));
    expect(order).toMatchObject({
      orderState: orderStates.completed,
      history: [{ event: 'receive', userName: '系统' }, {}, {}, {}, {}],
    });
  });
});

test('ShopOrder/Rebuy fills the cart and names what is gone', async () => {
  const { itemId: scarce, itemNo } = await buildSku(app.deps, businessCompanyId, { stock: 1 });
  const items = [
    { itemId: pen, qty: 2 },
    { itemId: scarce, qty: 1 },
  ];
  const { orderNos } = await buildTrade(app, { token, addressId, items });
  const results = await Promise.all(
    orderNos.map(async (orderNo) => (await command('/api/ShopOrder/Rebuy', { orderNo })).resultData),
  );
  expect(results).toMatchObject([
    { okCount: 1, failList: [], changedList: [] },
    { okCount: 0, failList: [{ itemId: scarce, itemNo, errorCode: '2005', errorMsg: '库存不足' }] },
  ]);
});

test('ShopOrder/Delete hides a finished order from its buyer alone', async () => {
  const trade = await buy();
  const [orderNo] = trade.orderNos;
  expect(await command('/api/ShopOrder/Delete', { orderNo })).toMatchObject({ errorCode: '3001' });
  await command('/api/ShopOrder/Cancel', { tradeNo: trade.tradeNo, reasonCode: cancelReasons.notWanted });
  expect(await command('/api/ShopOrder/Delete', { orderNo }, admin)).toMatchObject({ errorCode: '3' });
  expect((await command('/api/ShopOrder/Delete', { orderNo })).success).toBe(true);
  const find = async (as: string, scope: string) =>
    (await app.call('/api/ShopOrder/GetPage', { searchKey: orderNo, reqData: { scope } }, { token: as })).totalCount;
  expect([await find(token, 'my'), await find(admin, 'all')]).toEqual([0, 1]);
});
