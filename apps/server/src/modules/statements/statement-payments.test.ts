import { disputeStates, statementPayStates, statementStates } from '@jicai/domain/statements/statement-states.ts';
import { payModes, orderStates, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { buildSku } from '../../../test/build-goods.ts';
import { deliver, findOrder, shipSome, uploadPicture } from '../../../test/build-return.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { customerId, done, paymentFor, readStatement, send, useStatements } from '../../../test/build-statement.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { runDueOnce } from '../../worker/worker.ts';

const { app, tokens, onDay, place, buy, generate, confirm, creditUsed, october, dispute } = useStatements();
const pay = async (allocations: { checkId: string; fee: number }[], more: object = {}) =>
  send(
    app,
    '/api/FinCheck/SubmitPay',
    { ...(await paymentFor(app, allocations, tokens.finance)), ...more },
    tokens.finance,
  );
const answerPay = (payId: string, more: object = {}) =>
  send(app, '/api/OpsCheck/ConfirmPay', { payId, isAgree: true, version: 1, ...more }, tokens.operator);

describe('payment', () => {
  test('confirmed in two parts: the credit is free again, the statement settled, its orders 已结清', async () => {
    const { checkId } = await october();
    await confirm(checkId);
    const first = await pay([{ checkId, fee: 400_000 }]);
    expect(first).toMatchObject({ success: true, resultData: { payRecordState: statementPayStates.waiting } });
    expect(await creditUsed()).toBe(900_000);
    const listed = await app.call(
      '/api/OpsCheck/GetPayPage',
      { reqData: { payRecordState: statementPayStates.waiting } },
      { token: tokens.operator },
    );
    expect(listed.resultData).toMatchObject([
      {
        payId: first.resultData.payId,
        payFee: 400_000,
        voucherUrl: expect.stringContaining('/files/'),
        allocations: [{ checkId, fee: 400_000 }],
      },
    ]);
    expect(await readStatement(app, checkId, tokens.finance)).toMatchObject({
      unpaidFee: 900_000,
      pendingFee: 400_000,
    });
    const heads = await app.call('/api/FinCheck/GetPage', {}, { token: tokens.finance });
    expect(heads.resultData).toMatchObject([{ checkId, pendingFee: 400_000 }]);
    expect(await answerPay(first.resultData.payId)).toMatchObject({
      resultData: { payRecordState: statementPayStates.confirmed },
    });
    expect(await creditUsed()).toBe(500_000);
    expect(await readStatement(app, checkId, tokens.finance)).toMatchObject({
      checkState: statementStates.partlyPaid,
      paidFee: 400_000,
      unpaidFee: 500_000,
      pendingFee: 0,
    });
    expect(await answerPay(first.resultData.payId, { version: 2 })).toMatchObject({ errorCode: '8001' });
    const rest = await pay([{ checkId, fee: 500_000 }]);
    await answerPay(rest.resultData.payId);
    await runDueOnce(app.deps);
    expect(await creditUsed()).toBe(0);
    expect(await readStatement(app, checkId, tokens.finance)).toMatchObject({
      checkState: statementStates.settled,
      unpaidFee: 0,
      actions: ['applyInvoice'],
      isInvoicePending: true,
      payments: [{ fee: 500_000, payRecordStateText: '已确认' }, { fee: 400_000 }],
    });
    const states = await rowsOf(
      app,
      'select o.pay_state as order, t.pay_state as trade from orders o join trades t on t.id = o.trade_id where o.pay_mode = 2',
    );
    expect(states).toEqual([{ order: 5, trade: 5 }]);
  });

  test('one payment for two statements; an order with rows in both is settled with the second', async () => {
    await buy(2);
    await onDay(new Date('2026-11-21T02:00:00Z'));
    const first = await generate();
    await buy(1);
    const second = await generate({ month: '2026-11' });
    const parts = [
      { checkId: first.checkId ?? '', fee: 180_000 },
      { checkId: second.checkId ?? '', fee: 90_000 },
    ];
    expect(await pay(parts)).toMatchObject({ errorCode: '8001' });
    for (const { checkId } of parts) await confirm(checkId);
    const made = await pay(parts);
    await answerPay(made.resultData.payId);
    for (const { checkId } of parts)
      expect(await readStatement(app, checkId, tokens.finance)).toMatchObject({ checkState: statementStates.settled });
    expect(await creditUsed()).toBe(0);
  });

  /** Two orders on account of one trade, with two units each. */
  async function twoOrders() {
    const made = { enterpriseFen: 90_000, stock: 10 };
    const skus = [await buildSku(app.deps, businessCompanyId, made), await buildSku(app.deps, businessCompanyId, made)];
    const items = skus.map(({ itemId }) => ({ itemId, qty: 2 }));
    const addressId = await buildAddress(app, { token: tokens.buyer });
    const { orderNos } = await buildTrade(app, { token: tokens.buyer, items, addressId, payMode: payModes.credit });
    return [String(orderNos[0]), String(orderNos[1])] as const;
  }
  const people = () => ({ buyer: { token: tokens.buyer }, shop: { token: tokens.operator } });
  const cancelShort = async (orderNo: string, qty: number) => {
    const { version, lines } = await findOrder(app, orderNo, people().shop);
    const orderItemId = lines[0]?.orderItemId;
    await done(app, '/api/OpsOrder/CancelShort', { orderNo, orderItemId, qty, version }, tokens.operator);
    await runDueOnce(app.deps);
  };
  async function payOctober() {
    await onDay(new Date('2026-11-21T02:00:00Z'));
    const { checkId = '' } = await generate();
    const { totalFee } = await confirm(checkId).then(() => readStatement(app, checkId, tokens.finance));
    const { resultData } = await pay([{ checkId, fee: totalFee }]);
    await answerPay(resultData.payId);
    await runDueOnce(app.deps);
  }
  const payStatesOf = (orderNo: string) =>
    rowsOf(
      app,
      'select o.state, o.pay_state as order, t.pay_state as trade from orders o join trades t on t.id = o.trade_id where o.order_no = $1',
      [orderNo],
    );

  test('a trade is settled when the last of its orders that owes something is given back whole', async () => {
    const [paid, given] = await twoOrders();
    await deliver(app, paid, people());
    await payOctober();
    expect(await payStatesOf(paid)).toEqual([
      { state: orderStates.completed, order: tradePayStates.settled, trade: tradePayStates.owed },
    ]);
    await cancelShort(given, 2);
    expect(await payStatesOf(given)).toEqual([
      { state: orderStates.cancelled, order: tradePayStates.refunded, trade: tradePayStates.settled },
    ]);
  });

  test('an order whose rest does not come is settled then, when all it billed was paid before', async () => {
    const [half, given] = await twoOrders();
    await shipSome(app, half, people().shop, 1);
    await done(app, '/api/ShopOrder/Receive', { orderNo: half }, tokens.buyer);
    await payOctober();
    expect(await payStatesOf(half)).toEqual([
      { state: orderStates.partlyShipped, order: tradePayStates.owed, trade: tradePayStates.owed },
    ]);
    await cancelShort(half, 1);
    expect(await payStatesOf(half)).toEqual([
      { state: orderStates.completed, order: tradePayStates.settled, trade: tradePayStates.owed },
    ]);
    await cancelShort(given, 2);
    expect(await payStatesOf(half)).toEqual([
      { state: orderStates.completed, order: tradePayStates.settled, trade: tradePayStates.settled },
    ]);
  });

  test('no more than is asked for, waiting vouchers counted; parts that sum to it, a slip, a time that has been', async () => {
    const { checkId } = await october();
    await confirm(checkId);
    expect(await pay([{ checkId, fee: 900_001 }])).toMatchObject({ errorCode: '8003' });
    expect(await pay([{ checkId, fee: 600_000 }])).toMatchObject({ success: true });
    expect(await pay([{ checkId, fee: 300_001 }])).toMatchObject({ errorCode: '8003' });
    const field = async (more: object) => (await pay([{ checkId, fee: 100 }], more)).errorData?.[0];
    expect(await field({ payFee: 99 })).toEqual({ field: 'payFee', msg: '付款金额不正确' });
    expect(await field({ payFee: 0 })).toMatchObject({ field: 'payFee', msg: '付款金额不正确' });
    expect(await field({ voucherUrl: '' })).toMatchObject({ field: 'voucherUrl', msg: '请上传付款凭证' });
    const others = await uploadPicture(app, { token: tokens.buyer }, 2);
    expect(await field({ voucherUrl: others })).toMatchObject({ field: 'voucherUrl' });
    expect(await field({ bankSerialNo: 'X'.repeat(51) })).toMatchObject({ field: 'bankSerialNo' });
    expect(await field({ payTime: '2026-11-22' })).toEqual({ field: 'payTime', msg: '付款时间不正确' });
    expect(await pay([{ checkId: '9', fee: 100 }])).toMatchObject({ errorCode: '5' });
  });

  test('a line of the bank statement pays once; one that was sent back may come again', async () => {
    const { checkId } = await october();
    await confirm(checkId);
    const bankSerialNo = 'ＡＢ１';
    const first = await pay([{ checkId, fee: 100 }], { bankSerialNo });
    const again = await pay([{ checkId, fee: 100 }], { bankSerialNo: 'ab1' });
    expect(again.errorData).toEqual([{ field: 'bankSerialNo', msg: '该银行流水号已登记' }]);
    expect(await answerPay(first.resultData.payId, { isAgree: false })).toMatchObject({ errorCode: '4' });
    const back = await answerPay(first.resultData.payId, { isAgree: false, reason: '未查到该笔款项' });
    expect(back).toMatchObject({ resultData: { payRecordState: statementPayStates.refused } });
    expect(await readStatement(app, checkId, tokens.finance)).toMatchObject({
      checkState: statementStates.confirmed,
      payments: [{ payRecordStateText: '已退回', reason: '未查到该笔款项' }],
    });
    expect(await creditUsed()).toBe(900_000);
    expect(await pay([{ checkId, fee: 100 }], { bankSerialNo: 'ab1' })).toMatchObject({ success: true });
  });

  test('nor does it pay an order too, whichever comes first', async () => {
    const { checkId } = await october();
    await confirm(checkId);
    await pay([{ checkId, fee: 100 }], { bankSerialNo: 'S1' });
    const transfer = (bankSerialNo: string, { tradeNo, payFee }: Awaited<ReturnType<typeof place>>) =>
      send(
        app,
        '/api/OpsOrder/ConfirmTransfer',
        { tradeNo, receivedFee: payFee, bankSerialNo, version: 1 },
        tokens.operator,
      );
    const order = await place(1, 3);
    const taken = [{ field: 'bankSerialNo', msg: '该银行流水号已登记' }];
    expect((await transfer('S1', order)).errorData).toEqual(taken);
    expect(await transfer('S2', order)).toMatchObject({ success: true });
    expect((await pay([{ checkId, fee: 100 }], { bankSerialNo: 's2' })).errorData).toEqual(taken);
    const others = [await place(1, 3), await place(1, 3)];
    const atOnce = await Promise.all([
      pay([{ checkId, fee: 100 }], { bankSerialNo: 'S3' }),
      ...others.map((other) => transfer('S3', other)),
    ]);
    expect(atOnce.map((one) => one.errorData?.[0]?.msg ?? '').toSorted()).toEqual(['', taken[0]?.msg, taken[0]?.msg]);
  });

  test('two operators at once count the money once', async () => {
    const { checkId } = await october();
    await confirm(checkId);
    const { resultData } = await pay([{ checkId, fee: 900_000 }]);
    const answers = await Promise.all([
      answerPay(resultData.payId),
      answerPay(resultData.payId),
      answerPay(resultData.payId),
    ]);
    expect(answers.filter((one) => one.success)).toHaveLength(1);
    expect(await creditUsed()).toBe(0);
  });

  test('past its last day a debt stops buying on account until it is paid', async () => {
    const { checkId } = await october();
    await confirm(checkId);
    const salesmen = await app.call('/api/OpsCustomer/GetSalesmen', {}, { token: tokens.operator });
    const named = await done(app, '/api/OpsCustomer/GetModel', { customerId }, tokens.operator);
    const salesmanId = salesmen.resultData.find(({ userName }) => userName === '商城运营')?.userId;
    const hand = { customerId, salesmanId, version: named.version };
    await done(app, '/api/OpsCustomer/SetSalesman', hand, tokens.operator);
    await onDay(new Date('2026-11-30T15:59:00Z'));
    await runDueOnce(app.deps);
    const overdue = async () =>
      (await app.call('/api/FinCheck/GetCredit', {}, { token: tokens.finance })).resultData.overdueFee;
    expect(await overdue()).toBe(0);
    await onDay(new Date('2026-11-30T16:00:00Z'));
    await runDueOnce(app.deps);
    expect(await overdue()).toBe(900_000);
    const [told] = (await app.call('/api/Message/GetPage', {}, { token: tokens.finance })).resultData;
    expect(told).toMatchObject({ kind: 'money', title: '对账单逾期未付' });
    expect(told?.content).toContain('逾期金额 ¥9,000.00，');
    const heard = (await app.call('/api/Message/GetPage', {}, { token: tokens.operator })).resultData;
    expect(heard.find(({ title }) => title === '我的客户逾期')?.content).toBe(
      `${named.customerName} 逾期 ¥9,000.00，账期下单已停。`,
    );
    expect(await readStatement(app, checkId, tokens.finance)).toMatchObject({ overdueDays: 1 });
    await expect(buy(1)).rejects.toThrow('3005');
    const { resultData } = await pay([{ checkId, fee: 900_000 }]);
    await answerPay(resultData.payId);
    expect(await overdue()).toBe(0);
  });

  test('a debt that is voided stops nothing any more', async () => {
    const { checkId } = await october();
    await confirm(checkId);
    await onDay(new Date('2026-12-01T02:00:00Z'));
    await runDueOnce(app.deps);
    await expect(buy(1)).rejects.toThrow('3005');
    const { version } = await readStatement(app, checkId, tokens.finance);
    await done(app, '/api/OpsCheck/Void', { checkId, version, reason: '账期选择错误' }, tokens.operator);
    expect(await buy(1)).toBeDefined();
  });
});

describe('reads', () => {
  test('the list with its filters and sums; the rows by state, text and amount; the sheet', async () => {
    const statement = await october();
    const { checkId, checkNo } = statement;
    const list = (body: object) => app.call('/api/FinCheck/GetPage', body, { token: tokens.finance });
    expect(await list({})).toMatchObject({
      totalCount: 1,
      resultData: [{ checkId, checkNo, totalFee: 900_000 }],
      summary: { awaitingCount: 1, disputedCount: 0, unpaidFee: 0, overdueFee: 0 },
    });
    const board = await app.call('/api/Dashboard/GetSummary', { reqData: {} }, { token: tokens.finance });
    expect(board.resultData.checkTodo).toBe(1);
    expect(await list({ reqData: { checkStates: [statementStates.confirmed] } })).toMatchObject({ totalCount: 0 });
    expect(await list({ reqData: { periodFrom: '2026-11-01' } })).toMatchObject({ totalCount: 0 });
    expect(await list({ reqData: { periodFrom: '2026-10-01', periodTo: '2026-10-31' } })).toMatchObject({
      totalCount: 1,
    });
    expect(await list({ reqData: { periodFrom: '53005' } })).toMatchObject({ errorCode: '4' });
    expect(await list({ searchKey: checkNo.slice(-8) })).toMatchObject({ totalCount: 1 });
    expect(await list({ searchKey: '%' })).toMatchObject({ totalCount: 0 });
    await dispute(statement);
    const rows = (reqData: object, searchKey = '') =>
      app.call('/api/FinCheck/GetItemPage', { reqData: { checkId, ...reqData }, searchKey }, { token: tokens.finance });
    expect(await rows({ disputeStates: [disputeStates.open], isByFee: true })).toMatchObject({
      totalCount: 1,
      matchingFee: 900_000,
    });
    expect(await rows({ disputeStates: [disputeStates.answered] })).toMatchObject({ totalCount: 0, matchingFee: 0 });
    expect(await rows({}, '测试商品')).toMatchObject({ totalCount: 1 });
    expect(await rows({}, '没有的')).toMatchObject({ totalCount: 0 });
    const sheet = await done(app, '/api/FinCheck/Export', { checkId }, tokens.finance);
    expect(sheet).toMatchObject({ rowCount: 1, fileUrl: expect.stringContaining('/files/') });
    const shop = { token: tokens.operator };
    expect(await app.call('/api/OpsCheck/GetPage', { reqData: { customerId } }, shop)).toMatchObject({ totalCount: 1 });
    expect(await app.call('/api/OpsCheck/GetItemPage', { reqData: { checkId } }, shop)).toMatchObject({
      totalCount: 1,
    });
    expect(await done(app, '/api/OpsCheck/GetModel', { checkId }, tokens.operator)).toMatchObject({
      actions: ['adjust', 'reverseAdjust', 'reply', 'void'],
    });
  });
});

const buyerCalls = ['GetModel', 'Confirm', 'Dispute', 'CancelDispute', 'EditRemark', 'Export', 'ExportPdf'] as const;
const shopCalls = ['GetModel', 'Export', 'ExportPdf', 'Adjust', 'ReverseAdjust', 'Reply', 'Void'] as const;
const item = { checkItemId: '1', reasonCode: 1, remark: '数量不符', reply: '数量无误' };

describe('who may not', () => {
  test('customers: nobody, the wrong roles, the shop; another customer’s and another shop’s statement is not there', async () => {
    const { checkId } = await october();
    await rowsOf(
      app,
      `update statements set customer_id = (select min(id) from customers where id <> ${customerId} and company_id = 1001)`,
    );
    const approver = await signIn(app, 'approver');
    const data = { checkId, requestId: randomUUID(), items: [item], remark: '备注' };
    for (const name of buyerCalls) {
      const path = `/api/FinCheck/${name}` as const;
      expect(await app.call(path, { data })).toMatchObject({ errorCode: '2' });
      for (const token of [tokens.buyer, approver, tokens.operator])
        expect(await app.call(path, { data }, { token })).toMatchObject({ errorCode: '3' });
      expect(await app.call(path, { data }, { token: tokens.finance })).toMatchObject({ errorCode: '5' });
      expect(await app.call(path, { data: 1 }, { token: tokens.finance })).toMatchObject({ errorCode: '4' });
    }
    expect(await pay([{ checkId, fee: 1 }])).toMatchObject({ errorCode: '5' });
    for (const path of ['/api/FinCheck/GetPage', '/api/FinCheck/GetItemPage'] as const) {
      const body = { reqData: { checkId } };
      expect(await app.call(path, body)).toMatchObject({ errorCode: '2' });
      expect(await app.call(path, body, { token: tokens.buyer })).toMatchObject({ errorCode: '3' });
    }
    const read = { reqData: { checkId } };
    expect(await app.call('/api/FinCheck/GetPage', {}, { token: tokens.finance })).toMatchObject({ totalCount: 0 });
    expect(await app.call('/api/FinCheck/GetItemPage', read, { token: tokens.finance })).toMatchObject({
      errorCode: '5',
    });
    expect(await app.call('/api/FinCheck/SubmitPay', { data })).toMatchObject({ errorCode: '2' });
    expect(await send(app, '/api/FinCheck/SubmitPay', data, tokens.buyer)).toMatchObject({ errorCode: '3' });
    await rowsOf(app, `update statements set customer_id = ${customerId}`);
  });

  test('the shop: nobody, customers, suppliers; another shop sees nothing', async () => {
    const { checkId, version } = await october();
    const data = {
      checkId,
      version,
      requestId: randomUUID(),
      items: [item],
      reason: '重复',
      checkItemId: '1',
      customerId,
      payId: '1',
      isAgree: true,
    };
    const supplier = await signIn(app, 'supplier');
    const elsewhere = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    for (const name of [...shopCalls, 'Generate', 'ConfirmPay'] as const) {
      const path = `/api/OpsCheck/${name}` as const;
      expect(await app.call(path, { data })).toMatchObject({ errorCode: '2' });
      for (const token of [tokens.finance, supplier])
        expect(await app.call(path, { data }, { token })).toMatchObject({ errorCode: '3' });
      expect(await app.call(path, { data }, elsewhere)).toMatchObject({ errorCode: '5' });
      expect(await app.call(path, { data: 1 }, { token: tokens.operator })).toMatchObject({ errorCode: '4' });
    }
    for (const path of ['/api/OpsCheck/GetPage', '/api/OpsCheck/GetPayPage', '/api/OpsCheck/GetItemPage'] as const) {
      const body = { reqData: { checkId } };
      expect(await app.call(path, body)).toMatchObject({ errorCode: '2' });
      expect(await app.call(path, body, { token: supplier })).toMatchObject({ errorCode: '3' });
    }
    expect(await app.call('/api/OpsCheck/GetPage', {}, elsewhere)).toMatchObject({ totalCount: 0 });
  });
});
