import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { orderChangeStates } from '@jicai/domain/orders/order-change.ts';
import { orderStates, type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { buildRule } from '../../../test/build-rule.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { buildTrade, payTrade } from '../../../test/build-trade.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost } from '../../../test/test-app.ts';
import { useApprovals } from '../../../test/use-approvals.ts';
import { refunds } from '../../db/tables/payments.ts';
import { stockRows } from '../../db/tables/stock.ts';
import { runDueOnce } from '../../worker/worker.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

// After each test the books are compared: useApprovals.
const { app, wanted, tokens, inBusiness, credit, later, decide } = useApprovals();
let chair: BuiltSku;
let second = '';

const send = <P extends Parameters<typeof app.call>[0]>(path: P, data: object, who?: CallOptions) =>
  app.call(path, { data: { requestId: randomUUID(), ...data } }, who ?? { token: tokens.operator });
const asBuyer = () => ({ token: tokens.buyer });
const buy = (payMode: PayMode, qty = 10) =>
  buildTrade(app, {
    token: tokens.buyer,
    addressId: wanted.addressId,
    payMode,
    items: [{ itemId: chair.itemId, qty }],
  });
const read = async (orderNo: string) => (await send('/api/ShopOrder/GetModel', { orderNo }, asBuyer())).resultData;
const propose = async (orderNo: string, line: { price?: number; qty?: number }, more: object = {}) => {
  const { version, lines } = await read(orderNo);
  const [{ orderItemId = '', price = 0, qty = 0 } = {}] = lines;
  const terms = { orderItemId, price: line.price ?? price, qty: line.qty ?? qty };
  return send('/api/OpsOrder/ProposeChange', { orderNo, version, lines: [terms], reason: '客户来电', ...more });
};
const changes = async (orderNo: string) => (await send('/api/ShopOrder/GetChanges', { orderNo }, asBuyer())).resultData;
const answer = async (orderNo: string, isAgree = true) => {
  const [change] = await changes(orderNo);
  return send(
    '/api/ShopOrder/AnswerChange',
    { changeId: change?.changeId, version: change?.version, isAgree },
    asBuyer(),
  );
};
const held = () =>
  inBusiness(async (tx) => {
    const [row] = await tx
      .select({ reserved: stockRows.reserved })
      .from(stockRows)
      .where(and(eq(stockRows.companyId, businessCompanyId), eq(stockRows.itemId, chair.itemId)));
    return row?.reserved ?? 0;
  });

beforeAll(async () => {
  chair = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 2_000, stock: 10_000 });
  second = (await buildStaff(app, { role: 'manager' })).token;
});

describe('on account', () => {
  test('nothing counts before the buyer accepts; then lines, goods and credit are the new ones', async () => {
    const { orderNos } = await buy(payModes.credit);
    const [orderNo = ''] = orderNos;
    const [before, goods] = [await credit(), await held()];
    expect((await propose(orderNo, { price: 1_500, qty: 8 })).resultData.changeId).toBeDefined();
    expect(await read(orderNo)).toMatchObject({ payFee: 20_000, totalQty: 10 });
    expect(await changes(orderNo)).toMatchObject([
      {
        isOpen: true,
        oldPayFee: 20_000,
        newPayFee: 12_000,
        lines: [{ oldPrice: 2_000, price: 1_500, oldQty: 10, qty: 8 }],
      },
    ]);
    expect((await answer(orderNo)).resultData.changeState).toBe(orderChangeStates.accepted);
    expect(await read(orderNo)).toMatchObject({ payFee: 12_000, totalQty: 8, lines: [{ price: 1_500, qty: 8 }] });
    expect((await credit()).usedFen - before.usedFen).toBe(-8_000);
    expect((await held()) - goods).toBe(-2);
  });

  test('more takes more credit, and not beyond the limit', async () => {
    const [orderNo = ''] = (await buy(payModes.credit)).orderNos;
    const before = await credit();
    await propose(orderNo, { price: 2_100, qty: 12 });
    await answer(orderNo);
    expect((await credit()).usedFen - before.usedFen).toBe(12 * 2_100 - 20_000);
    await propose(orderNo, { price: 9_999_999 });
    expect((await answer(orderNo)).errorCode).toBe(errorCodes.creditExceeded);
    expect(await read(orderNo)).toMatchObject({ payFee: 12 * 2_100 });
    const [open] = await changes(orderNo);
    await send('/api/OpsOrder/WithdrawChange', { changeId: open?.changeId, version: open?.version });
    expect((await answer(orderNo)).errorCode).toBe(errorCodes.stateChanged);
  });
});

describe('with 满减', () => {
  test('fewer units keep their part of the discount to the fen, more bring none; it goes back by the payment', async () => {
    const rule = {
      promotionTitle: '满二百减十元零三分',
      thresholdFee: 20_000,
      offFee: 1003,
      scope: 'all',
      scopeIds: [],
    };
    const saved = await send('/api/OpsPromotion/Save', { ...rule, changedMs: 0 });
    const { orderNos, tradeNo } = await buy(payModes.online);
    const [orderNo = ''] = orderNos;
    expect(await read(orderNo)).toMatchObject({ payFee: 18_997, discountFee: 1003 });
    await propose(orderNo, { qty: 12 });
    await answer(orderNo);
    expect(await read(orderNo)).toMatchObject({ payFee: 24_000 - 1003, discountFee: 1003 });
    expect(await payTrade(app, tradeNo)).toBe('applied');
    await propose(orderNo, { qty: 7 });
    expect((await answer(orderNo)).resultData.changeState).toBe(orderChangeStates.accepted);
    // 5 of 12 take ⌊1003 · 5 / 12⌋ = 417 of the discount along.
    expect(await read(orderNo)).toMatchObject({ payFee: 14_000 - 586, discountFee: 586, totalQty: 7 });
    const back = await inBusiness((tx) =>
      tx
        .select({ feeFen: refunds.feeFen })
        .from(refunds)
        .where(and(eq(refunds.companyId, businessCompanyId), eq(refunds.tradeNo, tradeNo))),
    );
    expect(back).toEqual([{ feeFen: 24_000 - 1003 - (14_000 - 586) }]);
    const { promotionId } = saved.resultData;
    await send('/api/OpsPromotion/SetState', { promotionId, changedMs: saved.resultData.changedMs, isStopped: true });
  });
});

test('who only looks waits for nobody: the changes are read while the order is locked', async () => {
  const { orderNos, tradeNo } = await buy(payModes.online);
  const client = await app.deps.db.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from trades where trade_no = $1 for update', [tradeNo]);
    await client.query('select from orders where order_no = $1 for update', [orderNos[0]]);
    expect(await changes(orderNos[0] ?? '')).toEqual([]);
    const ofShop = await send('/api/OpsOrder/GetChanges', { orderNo: orderNos[0] });
    expect(ofShop.resultData).toEqual([]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

describe('to be paid, and paid', () => {
  test('an unpaid order costs the new sum and is paid with it', async () => {
    const { orderNos, tradeNo } = await buy(payModes.online);
    const [orderNo = ''] = orderNos;
    await propose(orderNo, { price: 2_500 });
    await answer(orderNo);
    expect(await read(orderNo)).toMatchObject({ payFee: 25_000, tradePayFee: 25_000 });
    expect(await payTrade(app, tradeNo)).toBe('applied');
  });

  test('of a paid order the difference goes back by its payment; more is refused with the way out', async () => {
    const { orderNos, tradeNo } = await buy(payModes.online);
    const [orderNo = ''] = orderNos;
    await payTrade(app, tradeNo);
    expect(await propose(orderNo, { qty: 11 })).toMatchObject({
      errorCode: errorCodes.stateChanged,
      errorMsg: '订单已付款，不能加价；多出的部分请客户另下一单',
    });
    await propose(orderNo, { price: 1_950 });
    await answer(orderNo);
    expect(await read(orderNo)).toMatchObject({ payFee: 19_500, orderState: orderStates.awaitingShipment });
    const back = await inBusiness((tx) => tx.select().from(refunds).where(eq(refunds.tradeNo, tradeNo)));
    expect(back).toMatchObject([{ feeFen: 500, orderId: null, sourceType: 'orderChange' }]);
  });
});

test('another address takes the whole trade; one not served is refused', async () => {
  const [orderNo = ''] = (await buy(payModes.credit)).orderNos;
  const { version } = await read(orderNo);
  const address = {
    receiver: '王芳',
    mobile: '13912345678',
    telephone: '',
    areaCode: '441900',
    address: '长安镇振安中路188号',
  };
  const moved = { orderNo, version, address, reason: '仓库搬迁' };
  expect(
    (await send('/api/OpsOrder/ProposeChange', { ...moved, address: { ...address, areaCode: '810100' } })).success,
  ).toBe(false);
  expect((await send('/api/OpsOrder/ProposeChange', moved)).success).toBe(true);
  expect(await changes(orderNo)).toMatchObject([
    { lines: [], address: { receiver: '王芳', areaText: '广东省东莞市' } },
  ]);
  await answer(orderNo);
  expect((await read(orderNo)).address).toMatchObject({ receiver: '王芳', areaText: '广东省东莞市' });
});

test('a large price cut is seen by a second person before the buyer is asked', async () => {
  const [orderNo = ''] = (await buy(payModes.credit, 200)).orderNos;
  const { secondPersonId } = (await propose(orderNo, { price: 1_000 })).resultData;
  expect(await changes(orderNo)).toEqual([]);
  const verdict = { changeId: secondPersonId, isAgree: true, version: 1 };
  expect((await send('/api/OpsChange/Answer', verdict)).errorCode).toBe(errorCodes.forbidden);
  expect((await send('/api/OpsChange/Answer', verdict, { token: second })).success).toBe(true);
  expect(await changes(orderNo)).toMatchObject([{ isOpen: true, newPayFee: 200_000 }]);
  await answer(orderNo);
  expect(await read(orderNo)).toMatchObject({ payFee: 200_000 });
});

test('more than was approved, or than the rules let pass unasked, is refused', async () => {
  await buildRule(app, { condition: { amountFromFen: 30_000 } });
  const [small = ''] = (await buy(payModes.credit)).orderNos;
  expect((await propose(small, { qty: 20 })).errorMsg).toBe('变更后的金额须重新审批，请客户另下一单');
  const approved = await buy(payModes.credit, 20);
  await decide('Approve', approved.tradeNo);
  const [orderNo = ''] = approved.orderNos;
  expect((await propose(orderNo, { qty: 21 })).errorCode).toBe(errorCodes.stateChanged);
  await propose(orderNo, { qty: 18 });
  await answer(orderNo);
  expect((await propose(orderNo, { qty: 20 })).success).toBe(true);
});

test('while the buyer thinks nothing leaves; in time it lapses, and an order that changed is not written over', async () => {
  const [orderNo = ''] = (await buy(payModes.credit)).orderNos;
  await propose(orderNo, { price: 1_900 });
  const shop = (await send('/api/OpsOrder/GetModel', { orderNo })).resultData;
  expect(shop.disabledReasons['ship']).toBe('客户正在确认订单变更，答复前不能发货');
  expect((await propose(orderNo, { price: 1_800 })).errorCode).toBe(errorCodes.statementChanged);
  const [{ orderItemId = '' } = {}] = shop.lines;
  await send('/api/OpsOrder/CancelShort', { orderNo, orderItemId, qty: 1, version: shop.version });
  expect((await changes(orderNo))[0]?.isOpen).toBe(false);
  expect((await answer(orderNo)).errorCode).toBe(errorCodes.stateChanged);
  await later(73);
  while ((await changes(orderNo))[0]?.changeState === orderChangeStates.waiting) await runDueOnce(app.deps);
  expect((await changes(orderNo))[0]?.changeState).toBe(orderChangeStates.expired);
});

test('refused by the buyer nothing changes; the same answer twice is one', async () => {
  const [orderNo = ''] = (await buy(payModes.credit)).orderNos;
  await propose(orderNo, { price: 1_900 });
  const [change] = await changes(orderNo);
  const verdict = { changeId: change?.changeId, version: change?.version, isAgree: false, requestId: randomUUID() };
  const once = await send('/api/ShopOrder/AnswerChange', verdict, asBuyer());
  expect(await send('/api/ShopOrder/AnswerChange', verdict, asBuyer())).toEqual(once);
  expect(await read(orderNo)).toMatchObject({ payFee: 20_000 });
  const told = (await app.call('/api/Message/GetPage', {}, asBuyer())).resultData;
  expect(told.some(({ title }) => title === '商城提议变更订单')).toBe(true);
});

test('only who may proposes and only the buyer answers', async () => {
  const [orderNo = ''] = (await buy(payModes.credit)).orderNos;
  await propose(orderNo, { price: 1_900 });
  const [change] = await changes(orderNo);
  const { changeId, version } = change ?? {};
  const viewer = { token: (await buildStaff(app, { permissions: ['ops.order.view'] })).token };
  const supplier = { token: (await buildStaff(app, { role: 'supplierAdmin' })).token };
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const ops = {
    '/api/OpsOrder/GetChanges': { orderNo },
    '/api/OpsOrder/ProposeChange': { orderNo, version: 1, lines: [], reason: '试试' },
    '/api/OpsOrder/WithdrawChange': { changeId, version },
  } as const;
  for (const [path, data] of Object.entries(ops) as [keyof typeof ops, object][]) {
    for (const who of [viewer, supplier, asBuyer()])
      expect((await send(path, data, who)).errorCode, path).toBe(errorCodes.forbidden);
    expect((await send(path, data, retail)).errorCode, path).toBe(errorCodes.notFound);
    expect((await send(path, data, {})).errorCode, path).toBe(errorCodes.signedOut);
  }
  const member = { token: await signIn(app, 'member') };
  const verdict = { changeId, version, isAgree: true };
  expect((await send('/api/ShopOrder/AnswerChange', verdict, member)).errorCode).toBe(errorCodes.notFound);
  expect((await send('/api/ShopOrder/AnswerChange', verdict)).errorCode).toBe(errorCodes.forbidden);
  expect((await send('/api/ShopOrder/GetChanges', { orderNo }, member)).errorCode).toBe(errorCodes.notFound);
  expect((await send('/api/ShopOrder/AnswerChange', { ...verdict, version: 9 }, asBuyer())).errorCode).toBe(
    errorCodes.outdated,
  );
});
