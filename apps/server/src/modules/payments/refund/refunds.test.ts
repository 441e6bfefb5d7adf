import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { refundStates } from '@jicai/domain/payments/payment-states.ts';
import { tradePayStates, orderStates } from '@jicai/domain/orders/order-states.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { receiveStates } from '@jicai/domain/returns/return-rules.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inShop } from '../../../../test/in-shop.ts';
import {
  moneyFaults,
  placeTrade,
  type PlacedTrade,
  requestId,
  rowsOf,
  runDue,
  startPayment,
  useLocalPage,
} from '../../../../test/build-payment.ts';
import { deliver, submitReturn } from '../../../../test/build-return.ts';
import { buildSecondPerson } from '../../../../test/build-second-person.ts';
import { saveSetting } from '../../../../test/save-setting.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { seedMerchants } from '../../../seed/merchants.ts';
import { Refusal } from '../../../http/refusal.ts';
import { inTenantAsSystem } from '../../../ctx/system-ctx.ts';
import { lockTrade } from '../../orders/index.ts';
import { openRefund } from './open-refund.ts';
import { recordRefund, sendRefund } from './refund-jobs.ts';

const app = useTestApp(seedMerchants);
const start = new Date('2026-11-21T02:00:00Z');
const later = (seconds: number) => app.setNow(new Date(start.getTime() + seconds * 1000));
let buyer = '';
let operator = '';
let trade: PlacedTrade;

// The money rules hold whatever the tests did. Registered after the app, so it runs before the app is dropped.
afterAll(async () => expect(await moneyFaults(app)).toEqual([]));
beforeAll(async () => {
  [buyer, operator] = [await signIn(app, 'buyer'), await signIn(app, 'operator')];
});
let sources = 0;
let source = '';
beforeEach(() => {
  app.setNow(start);
  source = String((sources += 1000));
});

async function paidTrade(channel: 'ALIPAY' | 'WECHAT'): Promise<PlacedTrade> {
  const placed = await placeTrade(app, buyer);
  const { resultData } = await startPayment(app, buyer, placed.tradeNo, channel);
  await useLocalPage(app, resultData.codeUrl ?? resultData.payForm?.action ?? '');
  await runDue(app);
  return placed;
}

const refunds = () =>
  rowsOf<{ refundNo: string; feeFen: number; refundState: number; sourceType: string }>(
    app,
    `select refund_no as "refundNo", fee_fen::int as "feeFen", refund_state as "refundState", source_type as "sourceType"
     from refunds where trade_id = $1 order by id`,
    [trade.tradeId],
  );
const givenBackByChannel = async () => {
  const [row] = await rowsOf<{ fen: number }>(
    app,
    `select refunded_fen::int as fen from local_payments l join payments p on p.company_id = l.company_id and p.pay_no = l.pay_no
     where p.trade_id = $1 and p.apply_state = 1`,
    [trade.tradeId],
  );
  return row?.fen;
};
const orderFacts = async () => {
  const [row] = await rowsOf(
    app,
    `select o.state, o.pay_state as "payState", o.refunded_fen::int as "refundedFen", t.pay_state as "tradePayState"
     from orders o join trades t on t.company_id = o.company_id and t.id = o.trade_id where o.trade_id = $1`,
    [trade.tradeId],
  );
  return row;
};
const cancelPaid = () =>
  app.call(
    '/api/ShopOrder/ApplyCancel',
    { data: { orderNo: trade.orderNos[0], reasonCode: cancelReasons.notWanted, requestId: requestId() } },
    { token: buyer },
  );
const open = (sourceId: string, feeFen: number) =>
  inShop(app, '1001', async (ctx) => {
    await lockTrade(ctx, trade.tradeNo);
    const orderId = ctx.newId();
    return openRefund(ctx, { tradeId: trade.tradeId, orderId, feeFen, sourceType: 'test', sourceId, reason: '测试' });
  });

describe('a refund', () => {
  test('of a cancelled paid order goes back through Alipay at once and shows on the order', async () => {
    trade = await paidTrade('ALIPAY');
    expect((await cancelPaid()).success).toBe(true);
    await runDue(app);
    expect(await refunds()).toMatchObject([
      { feeFen: 1800, refundState: refundStates.succeeded, sourceType: 'cancelOrder' },
    ]);
    expect(await givenBackByChannel()).toBe(1800);
    expect(await orderFacts()).toEqual({
      state: orderStates.cancelled,
      payState: tradePayStates.refunded,
      refundedFen: 1800,
      tradePayState: tradePayStates.refunded,
    });
  });

  test('through WeChat is only accepted at first and succeeds by query', async () => {
    trade = await paidTrade('WECHAT');
    await cancelPaid();
    await runDue(app);
    expect(await refunds()).toMatchObject([{ refundState: refundStates.processing }]);
    expect(await orderFacts()).toMatchObject({ payState: tradePayStates.paid, refundedFen: 0 });
    later(60);
    await runDue(app);
    expect(await refunds()).toMatchObject([{ refundState: refundStates.succeeded }]);
    expect(await orderFacts()).toMatchObject({ payState: tradePayStates.refunded, refundedFen: 1800 });
  });

  test('sent again after a crash between call and record pays once, and the query tells', async () => {
    trade = await paidTrade('ALIPAY');
    const { refundNo } = await open(source, 700);
    const deps = app.deps;
    // The call gets through, the process dies before it records the answer.
    await sendRefund({
      deps,
      companyId: '1001',
      subject: refundNo,
      payload: {},
      attempts: 1,
      inTenant: (fn) => inTenantAsSystem(deps, '1001', 'test', fn),
    });
    await runDue(app);
    expect(await refunds()).toMatchObject([{ refundState: refundStates.processing }]);
    later(60);
    await runDue(app);
    expect(await refunds()).toMatchObject([{ refundState: refundStates.succeeded }]);
    expect(await givenBackByChannel()).toBe(700);
  });

  test('of the same source is opened once, also by two callers at once', async () => {
    trade = await paidTrade('ALIPAY');
    const [first, second] = await Promise.all([open(source, 300), open(source, 300)]);
    expect(first.refundNo).toBe(second.refundNo);
    expect(await refunds()).toHaveLength(1);
  });

  test('of an order whose payment is used up is opened no more, and its timer is done', async () => {
    trade = await paidTrade('ALIPAY');
    await open(source, 1800);
    await cancelPaid();
    await runDue(app);
    expect(await refunds()).toMatchObject([{ feeFen: 1800, sourceType: 'test' }]);
    const waiting = await rowsOf(app, `select subject from timers where kind = 'refund.open' and done_at is null`);
    expect(waiting).toEqual([]);
  });

  test('of less than is due, where less had come in, is booked as what it was', async () => {
    trade = await paidTrade('ALIPAY');
    await rowsOf(app, 'update payments set received_fen = 1500 where trade_id = $1', [trade.tradeId]);
    await cancelPaid();
    await runDue(app);
    expect(await refunds()).toMatchObject([{ feeFen: 1500, refundState: refundStates.succeeded }]);
    expect(await orderFacts()).toEqual({
      state: orderStates.cancelled,
      payState: tradePayStates.partlyRefunded,
      refundedFen: 1500,
      tradePayState: tradePayStates.partlyRefunded,
    });
    const line =
      'select l.refunded_fen::int as fen from order_lines l join orders o on o.id = l.order_id where o.trade_id = $1';
    expect(await rowsOf(app, line, [trade.tradeId])).toEqual([{ fen: 1500 }]);
  });

  test('for which nothing is left ends its sheet, and nothing is shown as given back', async () => {
    trade = await paidTrade('ALIPAY');
    const people = { shop: { token: operator }, buyer: { token: buyer } };
    const order = await deliver(app, String(trade.orderNos[0]), people);
    await open(source, 1800);
    const { returnNo, version } = await submitReturn(app, order, people.buyer, {
      returnType: returnTypes.refundOnly,
      receiveState: receiveStates.received,
    });
    const audit = { returnNo, version, isAgree: true, requestId: requestId() };
    await app.call('/api/OpsReturn/Audit', { data: audit }, people.shop);
    await runDue(app);
    const { resultData } = await app.call('/api/ShopReturn/GetModel', { data: { returnNo } }, people.buyer);
    expect(resultData.returnState).toBe(returnStates.completed);
    expect(await orderFacts()).toMatchObject({
      payState: tradePayStates.paid,
      refundedFen: 0,
      tradePayState: tradePayStates.paid,
    });
  });

  const closed = (refundNo: string) =>
    inTenantAsSystem(app.deps, '1001', 'test', (ctx) =>
      recordRefund(ctx, refundNo, { outcome: 'closed', reason: '余额不足' }),
    );

  test('that the channel closed is sent again under a new number, ten minutes later', async () => {
    trade = await paidTrade('WECHAT');
    const { refundNo } = await open(source, 300);
    await closed(refundNo);
    await closed(refundNo);
    const waiting = [
      { refundNo, refundState: refundStates.closed },
      { feeFen: 300, refundState: refundStates.waiting },
    ];
    expect(await refunds()).toMatchObject(waiting);
    later(599);
    await runDue(app);
    expect(await refunds()).toMatchObject(waiting);
    for (const seconds of [600, 700]) {
      later(seconds);
      await runDue(app);
    }
    expect(await refunds()).toMatchObject([
      { refundState: refundStates.closed },
      { refundState: refundStates.succeeded },
    ]);
    expect(await givenBackByChannel()).toBe(300);
  });

  test('that the channel closes again and again waits for the operator, who sends it', async () => {
    trade = await paidTrade('WECHAT');
    await open(source, 300);
    for (const refundState of [10, 10, 10, 40]) {
      const { refundNo = '' } = (await refunds()).at(-1) ?? {};
      await closed(refundNo);
      expect((await refunds()).at(-1)).toMatchObject({ feeFen: 300, refundState });
    }
    const { refundNo = '' } = (await refunds()).at(-1) ?? {};
    const cases = await app.call('/api/OpsPay/GetAbnormalPage', { pageSize: 100 }, { token: operator });
    const behind = { pageIndex: 99, pageSize: 100 };
    expect(await app.call('/api/OpsPay/GetAbnormalPage', behind, { token: operator })).toMatchObject({
      resultData: [],
      totalCount: cases.totalCount,
    });
    expect(cases.resultData.find((row) => row.refundNo === refundNo)).toMatchObject({
      reason: '多次被渠道关闭：余额不足',
      actions: ['retry', 'manual'],
    });
    await app.call('/api/OpsPay/RetryRefund', { data: { refundNo, requestId: requestId() } }, { token: operator });
    for (const seconds of [1, 100]) {
      later(seconds);
      await runDue(app);
    }
    expect((await refunds()).at(-1)).toMatchObject({ refundNo, refundState: refundStates.succeeded });
  });

  test('never takes the sum over what was paid, however many are wished at once', async () => {
    trade = await paidTrade('ALIPAY');
    let taken = Number(source);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 4 }), async (fees) => {
        await Promise.all(
          fees.map((feeFen) =>
            open(String((taken += 1)), feeFen).catch((error: unknown) => {
              if (!(error instanceof Refusal && error.code === '5003')) throw error;
            }),
          ),
        );
        const all = await refunds();
        return all.reduce((sum, refund) => sum + refund.feeFen, 0) <= 1800;
      }),
      { numRuns: 8 },
    );
    await runDue(app);
    expect(await givenBackByChannel()).toBeLessThanOrEqual(1800);
    await expect(open('9999999', 1801)).rejects.toThrow();
  });
});

describe('the operator', () => {
  const ops = (path: Parameters<typeof app.call>[0], data: object, token = operator) =>
    app.call(path, { data: { requestId: requestId(), ...data } }, { token });
  const page = (reqData: object = {}, token = operator) =>
    app.call('/api/OpsPay/GetAbnormalPage', { reqData, pageSize: 100 }, { token });

  /** A refund that the channel cannot pay: more was taken from it elsewhere. */
  async function stuckRefund(): Promise<string> {
    trade = await paidTrade('ALIPAY');
    await rowsOf(
      app,
      `update local_payments set refunded_fen = fee_fen where pay_no in (select pay_no from payments where trade_id = $1)`,
      [trade.tradeId],
    );
    const { refundNo } = await open(source, 300);
    await runDue(app);
    expect(await refunds()).toMatchObject([{ refundState: refundStates.abnormal }]);
    return refundNo;
  }

  test('sees a stuck refund, sends it again under its number, and it pays', async () => {
    const refundNo = await stuckRefund();
    const { resultData } = await page({ kind: 'refund' });
    expect(resultData.find((row) => row.refundNo === refundNo)).toMatchObject({
      kind: 'refund',
      amountFee: 300,
      stateText: '退款异常',
      reason: '可退金额不足',
      actions: ['retry', 'manual'],
    });
    await rowsOf(app, 'update local_payments set refunded_fen = 0');
    expect((await ops('/api/OpsPay/RetryRefund', { refundNo })).resultData).toEqual({
      refundNo,
      refundState: refundStates.waiting,
    });
    expect((await ops('/api/OpsPay/RetryRefund', { refundNo })).errorCode).toBe('3001');
    await runDue(app);
    expect(await refunds()).toMatchObject([{ refundState: refundStates.succeeded }]);
    const audits = await rowsOf(app, 'select path from audit_records where subject = $1', [`refund ${refundNo}`]);
    expect(audits).toEqual([{ path: '/api/OpsPay/RetryRefund' }]);
  });

  test('records a refund paid out by hand, once', async () => {
    const refundNo = await stuckRefund();
    const data = { refundNo, voucher: 'B20261121001' };
    expect((await ops('/api/OpsPay/RecordManualRefund', data)).resultData).toEqual({
      refundNo,
      refundState: refundStates.succeeded,
    });
    expect((await ops('/api/OpsPay/RecordManualRefund', data)).errorCode).toBe('3001');
    const { resultData } = await page();
    expect(resultData.some((row) => row.refundNo === refundNo)).toBe(false);
  });

  test('has one paid by hand above the limit confirmed by a second person, and it is paid once', async () => {
    const checker = await buildSecondPerson(app);
    await saveSetting(app, operator, 'refundAloneFen', 200);
    const refundNo = await stuckRefund();
    const record = () => ops('/api/OpsPay/RecordManualRefund', { refundNo, voucher: 'B20261121009' });
    const asked = await record();
    expect(asked.resultData).toMatchObject({ refundState: refundStates.abnormal, changeId: expect.any(String) });
    expect((await record()).errorCode).toBe('8001');
    expect((await refunds()).at(-1)).toMatchObject({ refundState: refundStates.abnormal });
    const own = { changeId: (await checker.newest('payment.refund'))?.changeId, isAgree: true, version: 1 };
    expect((await ops('/api/OpsChange/Answer', own)).errorCode).toBe('3');
    expect((await checker.answer('payment.refund')).success).toBe(true);
    expect((await refunds()).at(-1)).toMatchObject({ refundState: refundStates.succeeded });
    await saveSetting(app, operator, 'refundAloneFen');
  });

  test('does not pay by hand what the channel has paid since it was asked for', async () => {
    const checker = await buildSecondPerson(app);
    await saveSetting(app, operator, 'refundAloneFen', 200);
    const refundNo = await stuckRefund();
    await ops('/api/OpsPay/RecordManualRefund', { refundNo, voucher: 'B20261121010' });
    await rowsOf(app, 'update local_payments set refunded_fen = 0');
    await ops('/api/OpsPay/RetryRefund', { refundNo });
    await runDue(app);
    expect((await refunds()).at(-1)).toMatchObject({ refundState: refundStates.succeeded });
    expect((await checker.answer('payment.refund')).errorCode).toBe('8001');
    await saveSetting(app, operator, 'refundAloneFen');
  });

  test('alone may do this', async () => {
    const refundNo = await stuckRefund();
    const supplier = await signIn(app, 'supplier');
    const retail = await signIn(app, 'operator', { host: 'retail.localhost' });
    for (const path of ['/api/OpsPay/RetryRefund', '/api/OpsPay/RecordManualRefund'] as const) {
      const data = { refundNo, voucher: '1', requestId: requestId() };
      expect((await app.call(path, { data })).errorCode, path).toBe('2');
      expect((await ops(path, data, buyer)).errorCode, path).toBe('3');
      expect((await ops(path, data, supplier)).errorCode, path).toBe('3');
      const foreign = await app.call(path, { data }, { token: retail, host: 'retail.localhost' });
      expect(foreign.errorCode, path).toBe('5');
      expect((await ops(path, { refundNo: 'x', voucher: '' })).errorCode, path).toBe('4');
    }
    expect((await app.call('/api/OpsPay/GetAbnormalPage', {})).errorCode).toBe('2');
    expect((await page({}, buyer)).errorCode).toBe('3');
    expect((await page({ kind: 'x' })).errorCode).toBe('4');
    const foreign = await app.call('/api/OpsPay/GetAbnormalPage', {}, { token: retail, host: 'retail.localhost' });
    expect(foreign.resultData).toEqual([]);
  });
});
