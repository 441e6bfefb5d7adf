import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { afterSaleStates, orderStates, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { refundStates } from '@jicai/domain/payments/payment-states.ts';
import { returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { receiveStates } from '@jicai/domain/returns/return-rules.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { moneyFaults, rowsOf, runDue } from '../../../test/build-payment.ts';
import {
  buildPaidOrder,
  deliver,
  findOrder,
  returnForm,
  type ShopOrder,
  shipSome,
  submitReturn,
  uploadPicture,
} from '../../../test/build-return.ts';
import { buildAddress } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { suppliers } from '../../db/tables/goods.ts';

const app = useTestApp(seedCredit);
const start = new Date('2026-11-21T02:00:00Z');
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);

let buyer = '';
let operator = '';
let addressId = '';
let itemId = '';
let productId = '';
let supplierId = '';

/** Sessions end; every journey in time signs in where it arrives. */
async function goTo(at: Date) {
  app.setNow(at);
  [buyer, operator] = [await signIn(app, 'buyer'), await signIn(app, 'operator')];
}

beforeAll(async () => {
  await goTo(start);
  addressId = await buildAddress(app, { token: buyer });
});
beforeEach(async () => {
  await goTo(start);
  // 333 fen leave remainders in every split.
  ({ itemId, productId, supplierId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 333, stock: 20 }));
  await inShop(app, businessCompanyId, (ctx) =>
    ctx.db
      .update(suppliers)
      .set({ contactName: '仓库', telephone: '021-5555', areaText: '上海市/上海市/松江区', address: '新桥路 1 号' })
      .where(eq(suppliers.id, supplierId)),
  );
});
afterAll(async () => {
  expect(await moneyFaults(app)).toEqual([]);
  expect(await inShop(app, businessCompanyId, (ctx) => brokenInvariants(ctx.db, businessCompanyId))).toEqual([]);
});

const paid = (qty = 3, more: object = {}) =>
  buildPaidOrder(app, { token: buyer, operator, addressId, items: [{ itemId, qty }], ...more });
const delivered = async (qty = 3, more: object = {}) => {
  const order = await paid(qty, more);
  return deliver(app, order.orderNo, { shop: { token: operator }, buyer: { token: buyer } });
};
const orderNow = (order: ShopOrder) => findOrder(app, order.orderNo, { token: operator });
const sheet = async (returnNo: string) =>
  (await app.call('/api/ShopReturn/GetModel', { data: { returnNo } }, { token: buyer })).resultData;
const shop = async (path: Parameters<typeof app.call>[0], returnNo: string, data: object = {}) => {
  const { version } = (await app.call('/api/OpsReturn/GetModel', { data: { returnNo } }, { token: operator }))
    .resultData;
  return app.call(path, { data: { requestId: randomUUID(), returnNo, version, ...data } }, { token: operator });
};
const asBuyer = (path: Parameters<typeof app.call>[0], data: object) =>
  app.call(path, { data: { requestId: randomUUID(), ...data } }, { token: buyer });
const back = { logisticsCode: 'jd', logisticsNo: 'JD0001112223' };
const stockNow = async () => {
  const [row] = await rowsOf<{ onHand: number; reserved: number }>(
    app,
    `select on_hand as "onHand", reserved from stock_rows where item_id = $1`,
    [itemId],
  );
  return row;
};
const found = (order: ShopOrder, goodQty: number, badQty = 0) => ({
  items: [
    { orderItemId: order.lines[0]?.orderItemId, goodQty, badQty, badReason: 'broken', missingReason: 'lessSent' },
  ],
});

describe('退货退款', () => {
  test('asked, agreed, sent back, received, refunded; the rest stays with the buyer', async () => {
    const order = await delivered();
    const { returnNo, returnState } = await submitReturn(app, order, { token: buyer }, { remark: '多买了一箱' });
    expect(returnState).toBe(returnStates.awaitingAudit);
    expect(await orderNow(order)).toMatchObject({
      afterSaleState: afterSaleStates.underWay,
      orderState: orderStates.completed,
    });

    const agreed = await shop('/api/OpsReturn/Audit', returnNo, { isAgree: true });
    expect(agreed.resultData).toMatchObject({
      returnState: returnStates.awaitingSendBack,
      returnStateText: '待买家寄回',
    });
    const waiting = await sheet(returnNo);
    expect(waiting).toMatchObject({ agreeFee: 333, deadlineAt: '2026-11-28 10:00:00' });
    expect(waiting.returnAddress).toEqual({
      receiver: '仓库',
      mobile: '021-5555',
      areaText: '上海市松江区',
      address: '新桥路 1 号',
    });
    expect(waiting.actions).toEqual(['sendBack', 'cancel']);

    expect(await asBuyer('/api/ShopReturn/SubmitLogistics', { returnNo, ...back })).toMatchObject({
      resultData: { returnState: returnStates.awaitingReceipt },
    });
    const corrected = { returnNo, ...back, logisticsNo: 'JD9999999999' };
    expect((await asBuyer('/api/ShopReturn/SubmitLogistics', corrected)).success).toBe(true);
    expect((await sheet(returnNo)).logistics).toMatchObject({
      logisticsName: '京东物流',
      logisticsNo: 'JD9999999999',
      sendTime: '2026-11-21 10:00:00',
    });
    const before = await stockNow();
    const received = await shop('/api/OpsReturn/Receive', returnNo, found(order, 1));
    expect(received.resultData).toMatchObject({ returnState: returnStates.awaitingRefund });
    expect(await stockNow()).toEqual({ onHand: before!.onHand + 1, reserved: 0 });
    await runDue(app);
    const done = await sheet(returnNo);
    expect(done).toMatchObject({
      returnState: returnStates.completed,
      refundFee: 333,
      refund: { refundState: refundStates.succeeded, refundFee: 333, way: '原路退回支付宝' },
      actions: [],
    });
    expect(done.history.map((row) => row.label)).toEqual([
      '退款成功',
      '商家确认收货',
      '买家已寄回商品',
      '买家已寄回商品',
      '商家同意申请',
      '提交售后申请',
    ]);
    expect(await orderNow(order)).toMatchObject({
      orderState: orderStates.completed,
      payState: tradePayStates.partlyRefunded,
      afterSaleState: afterSaleStates.partlySettled,
      refundedFee: 333,
      lines: [{ returnedQty: 1, refundedFee: 333 }],
    });
    const messages = await app.call('/api/Message/GetPage', { reqData: { kind: 'afterSales' } }, { token: buyer });
    expect(messages.resultData.map((one) => one.title)).toContain('商家已收到退货');
  });

  test('one by one until nothing is left: the parts sum to what was paid, freight stays, the order is closed', async () => {
    const order = await delivered(3);
    const line = order.lines[0]!;
    const refunds: number[] = [];
    for (const _ of [1, 2, 3]) {
      const { returnNo } = await submitReturn(app, order, { token: buyer });
      await shop('/api/OpsReturn/Audit', returnNo, { isAgree: true });
      await asBuyer('/api/ShopReturn/SubmitLogistics', { returnNo, ...back });
      await shop('/api/OpsReturn/Receive', returnNo, found(order, 1));
      app.setNow(new Date(app.deps.now().getTime() + 120_000));
      await runDue(app);
      refunds.push((await sheet(returnNo)).refundFee ?? 0);
    }
    expect(refunds.reduce((sum, fen) => sum + fen, 0)).toBe(line.payFee! - line.freightFee!);
    expect(await orderNow(order)).toMatchObject({
      orderState: orderStates.closed,
      afterSaleState: afterSaleStates.settled,
      payState: tradePayStates.partlyRefunded,
    });
    expect(await asBuyer('/api/ShopReturn/Submit', returnForm(order))).toMatchObject({ errorCode: '3001' });
  });

  test("the seller's fault brings the freight back too", async () => {
    const order = await delivered(2);
    const images = [await uploadPicture(app, { token: buyer })];
    const fault = {
      reasonCode: returnReasons.quality,
      remark: '外壳开裂无法使用',
      images,
      items: [{ ...returnForm(order).items[0], qty: 2 }],
    };
    const { returnNo } = await submitReturn(app, order, { token: buyer }, fault);
    expect(await sheet(returnNo)).toMatchObject({ withFreight: true, applyFee: order.lines[0]?.payFee });
    const { images: shown } = (await app.call('/api/OpsReturn/GetModel', { data: { returnNo } }, { token: operator }))
      .resultData;
    const picture = await app.fastify.inject({ url: String(shown[0]), headers: { host: 'business.localhost' } });
    expect(picture.headers['content-type']).toBe('image/webp');
    await shop('/api/OpsReturn/Audit', returnNo, { isAgree: true });
    await asBuyer('/api/ShopReturn/SubmitLogistics', { returnNo, ...back });
    await shop('/api/OpsReturn/Receive', returnNo, found(order, 0, 2));
    await runDue(app);
    expect(await orderNow(order)).toMatchObject({
      orderState: orderStates.closed,
      payState: tradePayStates.refunded,
      refundedFee: order.payFee,
    });
    // Bad pieces do not go back on the shelf.
    expect(await stockNow()).toEqual({ onHand: 18, reserved: 0 });
  });

  test('less than asked, and fewer than sent: the refund shrinks with both', async () => {
    const order = await delivered(3);
    const item = { ...returnForm(order).items[0], qty: 3 };
    const { returnNo } = await submitReturn(app, order, { token: buyer }, { items: [item] });
    const silent = await shop('/api/OpsReturn/Audit', returnNo, { isAgree: true, agreeFee: 900 });
    expect(silent.errorData).toEqual([{ field: 'remark', msg: '请填写5-200个字的调整原因' }]);
    expect(await shop('/api/OpsReturn/Audit', returnNo, { isAgree: true, agreeFee: 1000 })).toMatchObject({
      errorCode: '5003',
    });
    await shop('/api/OpsReturn/Audit', returnNo, { isAgree: true, agreeFee: 900, remark: '包装已损坏，折价' });
    await asBuyer('/api/ShopReturn/SubmitLogistics', { returnNo, ...back });
    expect(await shop('/api/OpsReturn/Receive', returnNo, found(order, 4))).toMatchObject({
      errorMsg: '验收数量超出寄回数量',
    });
    expect(await shop('/api/OpsReturn/Receive', returnNo, found(order, 0))).toMatchObject({
      errorMsg: '未收到任何商品时请选择拒收',
    });
    await shop('/api/OpsReturn/Receive', returnNo, found(order, 1, 1));
    await runDue(app);
    expect(await sheet(returnNo)).toMatchObject({ refundFee: 600, items: [{ goodQty: 1, badQty: 1, refundFee: 600 }] });
    // The piece that never came may be asked for again.
    expect(await orderNow(order)).toMatchObject({ orderState: orderStates.completed, lines: [{ returnedQty: 2 }] });
    expect((await asBuyer('/api/ShopReturn/Submit', returnForm(order))).success).toBe(true);
  });

  test('what comes back is refused: the goods go home and the quantity is free', async () => {
    const order = await delivered(1);
    const { returnNo } = await submitReturn(app, order, { token: buyer });
    await shop('/api/OpsReturn/Audit', returnNo, { isAgree: true });
    await asBuyer('/api/ShopReturn/SubmitLogistics', { returnNo, ...back });
    expect(await shop('/api/OpsReturn/RefuseReceive', returnNo, { remark: '不是本店商品' })).toMatchObject({
      errorMsg: '请上传凭证图片',
    });
    const images = [await uploadPicture(app, { token: operator })];
    await shop('/api/OpsReturn/RefuseReceive', returnNo, { remark: '不是本店商品', images });
    const ended = await sheet(returnNo);
    expect(ended).toMatchObject({ returnState: returnStates.ended, auditRemark: '不是本店商品' });
    expect(ended.refusalImages).toHaveLength(1);
    expect(await orderNow(order)).toMatchObject({
      afterSaleState: afterSaleStates.none,
      orderState: orderStates.completed,
    });
    expect((await asBuyer('/api/ShopReturn/Submit', returnForm(order))).success).toBe(true);
  });
});

describe('仅退款', () => {
  test('units that were not shipped stay in the store, and are cancelled when the money is back', async () => {
    const order = await paid(3);
    const whole = { ...returnForm(order).items[0], qty: 3 };
    const input = { returnType: returnTypes.refundOnly, reasonCode: returnReasons.outOfStock };
    expect(await asBuyer('/api/ShopReturn/Submit', returnForm(order, { ...input, items: [whole] }))).toMatchObject({
      errorMsg: '整单未发货，请在订单中申请取消',
    });
    const { returnNo } = await submitReturn(app, order, { token: buyer }, input);
    await expect(shipSome(app, order.orderNo, { token: operator })).rejects.toThrow('请先处理售后');
    const cancel = { orderNo: order.orderNo, reasonCode: cancelReasons.notWanted };
    expect(await asBuyer('/api/ShopOrder/ApplyCancel', cancel)).toMatchObject({ errorCode: '5004' });
    await shipSome(app, order.orderNo, { token: operator }, 2);
    expect(await orderNow(order)).toMatchObject({ orderState: orderStates.partlyShipped });
    await shop('/api/OpsReturn/Audit', returnNo, { isAgree: true });
    await runDue(app);
    expect(await sheet(returnNo)).toMatchObject({
      returnState: returnStates.completed,
      items: [{ basis: 'unshipped' }],
    });
    expect(await orderNow(order)).toMatchObject({
      orderState: orderStates.awaitingReceipt,
      lines: [{ cancelledQty: 1, returnedQty: 0 }],
    });
    expect(await stockNow()).toEqual({ onHand: 18, reserved: 0 });
  });

  test('a parcel that never came: while the sheet is open nobody counts it as received', async () => {
    const order = await paid(2);
    await shipSome(app, order.orderNo, { token: operator }, 1);
    const item = { ...returnForm(order).items[0], qty: 1 };
    const input = { returnType: returnTypes.refundOnly, reasonCode: returnReasons.notReceived, items: [item] };
    const { returnNo } = await submitReturn(app, order, { token: buyer }, input);
    expect(await asBuyer('/api/ShopOrder/Receive', { orderNo: order.orderNo })).toMatchObject({ errorCode: '5004' });
    // The shop says nothing either: agreed after three days, refunded, and the rest of the order goes on.
    app.setNow(days(3));
    await runDue(app);
    await goTo(days(3));
    expect(await sheet(returnNo)).toMatchObject({
      returnState: returnStates.completed,
      auditRemark: '商家超时未审核，系统自动同意',
    });
    expect(await orderNow(order)).toMatchObject({
      orderState: orderStates.partlyShipped,
      lines: [{ receivedQty: 1, returnedQty: 1 }],
    });
    await shipSome(app, order.orderNo, { token: operator });
    expect((await asBuyer('/api/ShopOrder/Receive', { orderNo: order.orderNo })).resultData).toMatchObject({
      orderState: orderStates.completed,
    });
  });

  test('automatic receipt is paused by an open sheet and goes on when it ends', async () => {
    const order = await paid(2);
    await shipSome(app, order.orderNo, { token: operator }, 2);
    await goTo(days(10));
    const { returnNo } = await submitReturn(
      app,
      order,
      { token: buyer },
      { returnType: returnTypes.refundOnly, reasonCode: returnReasons.notReceived },
    );
    await goTo(days(12));
    expect((await asBuyer('/api/ShopReturn/Cancel', { returnNo })).success).toBe(true);
    expect((await orderNow(order)).parcels[0]?.autoReceiveTime).toBe('2026-12-08 10:00:00');
    app.setNow(days(16));
    await runDue(app);
    await goTo(days(16));
    expect(await orderNow(order)).toMatchObject({
      orderState: orderStates.awaitingReceipt,
      afterSaleState: afterSaleStates.none,
    });
    app.setNow(days(17));
    await runDue(app);
    await goTo(days(17));
    expect(await orderNow(order)).toMatchObject({ orderState: orderStates.completed });
  });

  test('sheets that overlap pause it once, until the last of them ends', async () => {
    const order = await paid(2);
    await shipSome(app, order.orderNo, { token: operator }, 2);
    const input = { returnType: returnTypes.refundOnly, reasonCode: returnReasons.notReceived };
    const receivedBy = async () => (await orderNow(order)).parcels[0]?.autoReceiveTime;
    await goTo(days(4));
    const first = await submitReturn(app, order, { token: buyer }, input);
    await goTo(days(5));
    const second = await submitReturn(app, order, { token: buyer }, input);
    await goTo(days(6));
    await asBuyer('/api/ShopReturn/Cancel', { returnNo: first.returnNo });
    expect(await receivedBy()).toBeUndefined();
    await goTo(days(7));
    await asBuyer('/api/ShopReturn/Cancel', { returnNo: second.returnNo });
    expect(await receivedBy()).toBe('2026-12-09 10:00:00');
  });

  test('received goods that stay with the buyer: part of the money, on account as credit', async () => {
    const order = await delivered(2, { payMode: payModes.credit });
    const used = async () =>
      Number((await rowsOf<{ used_fen: string }>(app, 'select used_fen from credit_accounts'))[0]?.used_fen);
    const before = await used();
    const images = [await uploadPicture(app, { token: buyer })];
    const item = { ...returnForm(order).items[0], applyFee: 100 };
    const input = {
      returnType: returnTypes.refundOnly,
      reasonCode: returnReasons.damaged,
      receiveState: receiveStates.received,
      remark: '外箱压坏，内物可用',
      images,
      items: [item],
    };
    const { returnNo } = await submitReturn(app, order, { token: buyer }, input);
    await shop('/api/OpsReturn/Audit', returnNo, { isAgree: true });
    await runDue(app);
    expect(await used()).toBe(before - 100);
    expect(await sheet(returnNo)).toMatchObject({
      returnState: returnStates.completed,
      refund: { refundState: refundStates.succeeded, refundFee: 100, way: '恢复账期信用额度' },
    });
    expect(await orderNow(order)).toMatchObject({
      payState: tradePayStates.owed,
      refundedFee: 100,
      lines: [{ returnedQty: 1 }],
    });
  });
});

describe('换货', () => {
  const atExchange = async (order: ShopOrder, more: object = {}) => {
    const images = [await uploadPicture(app, { token: buyer })];
    const input = {
      returnType: returnTypes.exchange,
      reasonCode: returnReasons.wrongGoods,
      remark: '颜色发错了，请更换',
      images,
      ...more,
    };
    const { returnNo } = await submitReturn(app, order, { token: buyer }, input);
    await shop('/api/OpsReturn/Audit', returnNo, { isAgree: true });
    await asBuyer('/api/ShopReturn/SubmitLogistics', { returnNo, ...back });
    await shop('/api/OpsReturn/Receive', returnNo, found(order, 0, 1));
    return returnNo;
  };

  test('another colour at the same price is sent, leaves the stock and is confirmed; no money moves', async () => {
    const other = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 333, productId, supplierId, stock: 4 });
    const dear = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 400, productId, supplierId });
    const order = await delivered(2);
    const images = [await uploadPicture(app, { token: buyer })];
    const input = {
      returnType: returnTypes.exchange,
      reasonCode: returnReasons.wrongGoods,
      remark: '颜色发错了，请更换',
      images,
    };
    expect(
      await asBuyer('/api/ShopReturn/Submit', returnForm(order, { ...input, exchangeItemId: dear.itemId })),
    ).toMatchObject({ errorMsg: '只能更换同价规格' });
    const returnNo = await atExchange(order, { exchangeItemId: other.itemId });
    expect(await asBuyer('/api/ShopReturn/ConvertToRefund', { returnNo })).toMatchObject({ errorCode: '3001' });
    const sent = await shop('/api/OpsReturn/Reship', returnNo, {
      logisticsCode: 'shunfeng',
      logisticsNo: 'SF555666777',
    });
    expect(sent.resultData).toMatchObject({ returnState: returnStates.awaitingExchange });
    const [row] = await rowsOf(app, 'select on_hand from stock_rows where item_id = $1', [other.itemId]);
    expect(row).toEqual({ on_hand: 3 });
    const waiting = await sheet(returnNo);
    expect(waiting).toMatchObject({
      exchangeItem: { itemId: other.itemId },
      exchangeParcel: { logisticsNo: 'SF555666777' },
      deadlineAt: '2026-11-28 10:00:00',
      actions: ['confirmExchange'],
    });
    expect(await asBuyer('/api/ShopReturn/ConfirmExchange', { returnNo })).toMatchObject({
      resultData: { returnState: returnStates.completed },
    });
    expect(await orderNow(order)).toMatchObject({
      orderState: orderStates.completed,
      payState: tradePayStates.paid,
      afterSaleState: afterSaleStates.partlySettled,
      refundedFee: 0,
    });
    // The exchanged piece may still be returned.
    expect((await orderNow(order)).lines[0]).toMatchObject({ returnedQty: 0, receivedQty: 2 });
  });

  test('counts as received after seven days', async () => {
    const returnNo = await atExchange(await delivered(1));
    await shop('/api/OpsReturn/Reship', returnNo, { logisticsCode: 'self' });
    app.setNow(days(7));
    await runDue(app);
    await goTo(days(7));
    expect(await sheet(returnNo)).toMatchObject({
      returnState: returnStates.completed,
      history: [{ userName: '系统' }, {}, {}, {}, {}, {}],
    });
  });

  test('nothing to exchange for: the shop cannot send, the buyer takes the money', async () => {
    const order = await delivered(1);
    const returnNo = await atExchange(order);
    // Counted down as an operator would: the books compare stock with its ledger.
    await rowsOf(
      app,
      `with counted as (
         update stock_rows s set on_hand = 0 from stock_rows old
         where s.item_id = $1 and old.company_id = s.company_id and old.item_id = s.item_id
         returning s.company_id, s.item_id, -old.on_hand as delta)
       insert into stock_ledger (company_id, id, item_id, on_hand_delta, reserved_delta, source_type, source_id, created_at)
       select company_id, item_id, item_id, delta, 0, 'count', item_id, now() from counted`,
      [itemId],
    );
    expect(await shop('/api/OpsReturn/Reship', returnNo, { logisticsCode: 'self' })).toMatchObject({
      errorCode: '2005',
    });
    expect((await sheet(returnNo)).actions).toEqual(['convert']);
    expect(await asBuyer('/api/ShopReturn/ConvertToRefund', { returnNo })).toMatchObject({
      resultData: { returnState: returnStates.awaitingRefund },
    });
    await runDue(app);
    expect(await sheet(returnNo)).toMatchObject({
      returnState: returnStates.completed,
      returnType: returnTypes.refund,
      refundFee: order.payFee,
    });
    expect(await orderNow(order)).toMatchObject({ orderState: orderStates.closed, payState: tradePayStates.refunded });
  });
});

describe('time', () => {
  test('nobody sends anything back: ended after seven days', async () => {
    const order = await delivered(1);
    const { returnNo } = await submitReturn(app, order, { token: buyer });
    await shop('/api/OpsReturn/Audit', returnNo, { isAgree: true });
    app.setNow(new Date(days(7).getTime() - 1000));
    await runDue(app);
    await goTo(new Date(days(7).getTime() - 1000));
    expect(await sheet(returnNo)).toMatchObject({ returnState: returnStates.awaitingSendBack });
    app.setNow(days(7));
    await runDue(app);
    expect(await sheet(returnNo)).toMatchObject({ returnState: returnStates.ended, closeTime: '2026-11-28 10:00:00' });
    expect(await orderNow(order)).toMatchObject({ afterSaleState: afterSaleStates.none });
  });

  test('a shop that does not open the parcel has received all of it, in good order', async () => {
    const order = await delivered(1);
    const { returnNo } = await submitReturn(app, order, { token: buyer });
    await shop('/api/OpsReturn/Audit', returnNo, { isAgree: true });
    await asBuyer('/api/ShopReturn/SubmitLogistics', { returnNo, ...back });
    app.setNow(days(15));
    await runDue(app);
    await goTo(days(15));
    expect(await sheet(returnNo)).toMatchObject({
      returnState: returnStates.completed,
      items: [{ goodQty: 1, badQty: 0 }],
    });
  });

  test('fifteen days after completion nothing is taken any more; an open sheet is waited for', async () => {
    const [quiet, open] = [await delivered(1), await delivered(1)];
    await goTo(days(14));
    const { returnNo } = await submitReturn(app, open, { token: buyer });
    await shop('/api/OpsReturn/Audit', returnNo, { isAgree: true });
    app.setNow(days(15));
    await runDue(app);
    const isClosed = async (order: ShopOrder) =>
      (
        await rowsOf<{ is: boolean }>(app, 'select is_after_sale_closed as is from orders where id = $1', [
          order.orderId,
        ])
      )[0]?.is;
    expect([await isClosed(quiet), await isClosed(open)]).toEqual([true, false]);
    await goTo(days(15));
    expect(await asBuyer('/api/ShopReturn/Submit', returnForm(quiet))).toMatchObject({ errorCode: '5001' });
    // Sent back by nobody: ended after seven days, and a day later the order's time is over as well.
    app.setNow(days(21));
    await runDue(app);
    app.setNow(days(23));
    await runDue(app);
    expect(await isClosed(open)).toBe(true);
  });
});
