import { billLineStates, billStates } from '@jicai/domain/channel-bills/channel-bills.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { applyStates, type OnlineChannel, payStates } from '@jicai/domain/payments/payment-states.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { newBillWhims } from '@jicai/vendor-double/bill-whims.ts';
import { startVendorDouble, type VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moneyFaults, placeTrade, rowsOf, runDue } from '../../../test/build-payment.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { columnOf, readSheet } from '../../../test/read-sheet.ts';
import { signIn } from '../../../test/sign-in.ts';
import { takeSheet } from '../../../test/take-sheet.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { openPayment, paymentMerchants, payAtVendor, usePaymentVendors } from '../../../test/use-payment-vendors.ts';
import { seedMerchants } from '../../seed/merchants.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { sweepOnce } from '../../worker/sweep.ts';

const app = useTestApp(seedMerchants);
let vendors: VendorDouble;
let buyer = '';
let operator: CallOptions = {};
/** Noon of the day under test, in Shanghai. */
let noon = new Date('2026-11-21T04:00:00Z').getTime();
const day = () => shanghaiDay(new Date(noon));

// Registered after the app, so it runs before the app is dropped.
afterAll(async () => {
  expect(await moneyFaults(app)).toEqual([]);
  await vendors.close();
});
beforeAll(async () => {
  vendors = await startVendorDouble();
  await usePaymentVendors(app, vendors, businessCompanyId);
});
beforeEach(async () => {
  noon += 3 * dayMs;
  vendors.alipay.bills = newBillWhims();
  vendors.wechatPay.bills = newBillWhims();
  await at(0);
});

/** Moves the clock to so many hours after noon of the day, and lets everything run that is due. */
async function at(hours: number) {
  app.setNow(new Date(noon + hours * 3_600_000));
  buyer = await signIn(app, 'buyer');
  operator = { token: await signIn(app, 'operator') };
  await sweepOnce(app.deps);
  await runDue(app);
}
/** Nine and ten in the next morning. */
const [atNine, atTen] = [21, 22.01];

async function pay(channel: OnlineChannel, part: { silent?: boolean } = {}) {
  const trade = await placeTrade(app, buyer);
  const payNo = await openPayment(app, buyer, trade.tradeNo, channel);
  await payAtVendor(app, vendors, { channel, payNo, ...part });
  return { ...trade, payNo };
}
/** Paid by both channels: the second one goes back by itself. */
async function payTwice() {
  const { tradeNo } = await placeTrade(app, buyer);
  const first = await openPayment(app, buyer, tradeNo, 'WECHAT');
  const second = await openPayment(app, buyer, tradeNo, 'ALIPAY');
  await payAtVendor(app, vendors, { channel: 'ALIPAY', payNo: second });
  await payAtVendor(app, vendors, { channel: 'WECHAT', payNo: first });
  await runDue(app);
  const [refund] = await rowsOf<{ no: string }>(app, 'select refund_no as no from refunds where pay_no = $1', [first]);
  return { payNo: first, refundNo: refund?.no ?? '' };
}

const list = async (reqData: object = {}, who = operator) =>
  (await app.call('/api/OpsChannelBill/GetPage', { reqData, pageSize: 100 }, who)).resultData;
async function billOf(channel: OnlineChannel, billDay = day()) {
  const found = (await list({ channel, dateFrom: billDay, dateTo: billDay }))[0];
  if (!found) throw new Error(`no bill of ${channel} for ${billDay}`);
  return (await app.call('/api/OpsChannelBill/GetModel', { data: { billId: found.billId } }, operator)).resultData;
}
type Command = '/api/OpsChannelBill/Rerun' | '/api/OpsChannelBill/Explain' | '/api/OpsChannelBill/Reopen';
const command = (path: Command, data: object, who = operator) =>
  app.call(path, { data: { ...data, requestId: randomUUID() } }, who);
const rerun = async (channel: OnlineChannel) => {
  const answer = await command('/api/OpsChannelBill/Rerun', { channel, billDay: day() });
  await runDue(app);
  return answer;
};

test('what both sides know matches: each channel’s bill is fetched in the morning after, not before', async () => {
  await pay('ALIPAY');
  await pay('WECHAT');
  const { refundNo } = await payTwice();
  await at(atNine - 0.1);
  expect(await list({ dateFrom: day(), dateTo: day() })).toMatchObject([
    { billState: billStates.waiting, paidCount: 0 },
    { billState: billStates.waiting, paidCount: 0 },
  ]);
  await at(atNine);
  expect(await billOf('ALIPAY')).toMatchObject({
    billState: billStates.compared,
    merchantNo: paymentMerchants.ALIPAY,
    paidCount: 2,
    paidFee: 3600,
    ownPaidCount: 2,
    ownPaidFee: 3600,
    refundCount: 0,
    matchedCount: 2,
    openCount: 0,
    lines: [],
  });
  expect(await billOf('WECHAT')).toMatchObject({ billState: billStates.waiting });
  await at(atTen);
  expect(refundNo).toMatch(/^R/);
  expect(await billOf('WECHAT')).toMatchObject({
    billState: billStates.compared,
    merchantNo: paymentMerchants.WECHAT,
    paidCount: 2,
    paidFee: 3600,
    refundCount: 1,
    refundFee: 1800,
    ownRefundCount: 1,
    ownRefundFee: 1800,
    matchedCount: 3,
    openCount: 0,
    lines: [],
  });
});

test('each way in which a bill can differ is a line of its own, and the desk counts them', async () => {
  const [left, other, fine] = [await pay('WECHAT'), await pay('WECHAT'), await pay('WECHAT')];
  const { payNo, refundNo } = await payTwice();
  const stranger = { no: 'P202611240000009999', fen: 777, at: app.deps.now() };
  Object.assign(vendors.wechatPay.bills, {
    leftOut: new Set([left.payNo]),
    amounts: new Map([[other.payNo, 1799]]),
    strangers: [stranger],
    pending: new Set([refundNo]),
  });
  await at(atTen);
  const bill = await billOf('WECHAT');
  expect(bill).toMatchObject({ billState: billStates.compared, matchedCount: 2, openCount: 4, lineCount: 4 });
  expect(bill).toMatchObject({ paidFee: 1799 + 777 + 1800 * 2, ownPaidFee: 1800 * 4 });
  const said = Object.fromEntries(bill.lines.map((line) => [line.no, line]));
  expect(said[left.payNo]).toMatchObject({ result: 'shopOnly', ownFee: 1800, tradeNo: left.tradeNo });
  expect(said[left.payNo]?.billFee).toBeUndefined();
  expect(said[other.payNo]).toMatchObject({ result: 'amount', billFee: 1799, ownFee: 1800 });
  expect(said[stranger.no]).toMatchObject({ result: 'billOnly', billFee: 777, tradeNo: '' });
  expect(said[refundNo]).toMatchObject({
    kind: 'refund',
    result: 'stage',
    billStageText: '处理中',
    ownStageText: '成功',
  });
  expect([said[fine.payNo], said[payNo]]).toEqual([undefined, undefined]);
  const desk = (await app.call('/api/OpsDesk/GetModel', {}, operator)).resultData;
  expect(desk.tiles.find(({ tile }) => tile === 'billDifferences')).toMatchObject({
    count: 4,
    fee: 1800 + 1 + 777 + 1800,
  });
  expect((await list({ isOpen: true })).map(({ billDay }) => billDay)).toEqual([day()]);
});

test('a bill alone books nothing: what is paid there is asked about, and only a yes of the channel counts', async () => {
  const closed = await placeTrade(app, buyer);
  const lost = await openPayment(app, buyer, closed.tradeNo, 'WECHAT');
  await app.call('/api/ShopPay/Close', { data: { payNo: lost } }, { token: buyer });
  await payAtVendor(app, vendors, { channel: 'WECHAT', payNo: lost, silent: true, afterClose: true });
  const unpaid = await placeTrade(app, buyer);
  const open = await openPayment(app, buyer, unpaid.tradeNo, 'WECHAT');
  vendors.wechatPay.bills.strangers.push({ no: open, fen: 1800, at: app.deps.now() });
  await at(atTen);
  const states = await rowsOf(app, 'select pay_state, apply_state from payments where pay_no = any($1) order by id', [
    [lost, open],
  ]);
  expect(states).toEqual([
    { pay_state: payStates.paid, apply_state: applyStates.applied },
    { pay_state: payStates.paying, apply_state: applyStates.none },
  ]);
  const bill = await billOf('WECHAT');
  expect(bill).toMatchObject({ mendedCount: 1, openCount: 1 });
  expect(bill.lines).toMatchObject([{ no: open, result: 'stage', ownStageText: '处理中', billFee: 1800 }]);
});

test('a bill that is not there is asked for every hour; one that never comes waits for a person, an idle day does not', async () => {
  await pay('ALIPAY');
  vendors.alipay.bills.isMissing = true;
  for (const hours of [atNine, atNine + 0.5, atNine + 1.01, atNine + 2.02]) await at(hours);
  const waiting = { billState: billStates.waiting, failText: '渠道还没有这一天的账单' };
  expect(await billOf('ALIPAY')).toMatchObject(waiting);
  expect(
    await rowsOf(app, 'select try_count from channel_bills where bill_day = $1 and channel = $2', [day(), 'ALIPAY']),
  ).toEqual([{ try_count: 3 }]);
  await at(36.1);
  expect(await billOf('ALIPAY')).toMatchObject({ ...waiting, billState: billStates.failed });
  vendors.wechatPay.bills.isMissing = true;
  expect((await list({ isOpen: true, dateFrom: day() })).map(({ channel }) => channel)).toEqual(['ALIPAY']);
  expect(await billOf('WECHAT')).toMatchObject({ billState: billStates.compared, paidCount: 0, openCount: 0 });
  vendors.alipay.bills.isMissing = false;
  await rerun('ALIPAY');
  expect(await billOf('ALIPAY')).toMatchObject({ billState: billStates.compared, paidCount: 1, isAsked: false });
});

test.each(['ALIPAY', 'WECHAT'] as const)(
  'nothing of a file of %s that was damaged on the way is believed',
  async (channel) => {
    await pay(channel);
    const { bills } = channel === 'ALIPAY' ? vendors.alipay : vendors.wechatPay;
    bills.isDamaged = true;
    await at(atTen);
    const reason = channel === 'ALIPAY' ? '交易合计 says 1' : 'the hash of the file is another one';
    expect(await billOf(channel)).toMatchObject({
      billState: billStates.waiting,
      paidCount: 0,
      failText: expect.stringContaining(reason),
    });
    bills.isDamaged = false;
    await at(atTen + 1.01);
    expect(await billOf(channel)).toMatchObject({ billState: billStates.compared, paidCount: 1, matchedCount: 1 });
  },
);

test('what a person explained stays while it is the same; what is gone at the next comparison is mended', async () => {
  const [one, other] = [await pay('WECHAT'), await pay('WECHAT')];
  vendors.wechatPay.bills.leftOut = new Set([one.payNo, other.payNo]);
  await at(atTen);
  const { lines } = await billOf('WECHAT');
  const lineOf = (no: string) => lines.find((line) => line.no === no)?.lineId ?? '';
  const explained = await command('/api/OpsChannelBill/Explain', { lineId: lineOf(one.payNo), note: '渠道次日补记' });
  expect(explained.resultData).toMatchObject({ lineState: billLineStates.explained });
  expect(
    (await command('/api/OpsChannelBill/Explain', { lineId: lineOf(one.payNo), note: '再说一次' })).errorCode,
  ).toBe(errorCodes.stateChanged);
  vendors.wechatPay.bills.leftOut = new Set([one.payNo]);
  await rerun('WECHAT');
  const again = await billOf('WECHAT');
  expect(again).toMatchObject({ openCount: 0, matchedCount: 1 });
  expect(new Map(again.lines.map(({ no, lineState, note }) => [no, [lineState, note]]))).toEqual(
    new Map([
      [one.payNo, [billLineStates.explained, '渠道次日补记']],
      [other.payNo, [billLineStates.mended, '']],
    ]),
  );
  // The same line in another way is a new question.
  vendors.wechatPay.bills.leftOut.clear();
  vendors.wechatPay.bills.amounts.set(one.payNo, 1);
  await rerun('WECHAT');
  expect((await billOf('WECHAT')).lines.find(({ no }) => no === one.payNo)).toMatchObject({
    result: 'amount',
    lineState: billLineStates.open,
    note: '',
  });
  const { lineId = '' } = (await billOf('WECHAT')).lines.find(({ no }) => no === one.payNo) ?? {};
  await command('/api/OpsChannelBill/Explain', { lineId, note: '已与微信核实' });
  expect((await command('/api/OpsChannelBill/Reopen', { lineId })).resultData).toMatchObject({
    lineState: billLineStates.open,
  });
  const log = await app.call('/api/OpsLog/GetPage', { reqData: { area: 'pay' } }, operator);
  expect(log.resultData.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['说明对账差异', '恢复对账差异', '重新核对渠道账单']),
  );
});

test('a refund near midnight stands in the bill of one day and in the shop’s books of the next: neither differs', async () => {
  const { tradeNo } = await placeTrade(app, buyer);
  const first = await openPayment(app, buyer, tradeNo, 'WECHAT');
  const second = await openPayment(app, buyer, tradeNo, 'ALIPAY');
  app.setNow(new Date(noon + 11.999 * 3_600_000));
  await payAtVendor(app, vendors, { channel: 'ALIPAY', payNo: second });
  await payAtVendor(app, vendors, { channel: 'WECHAT', payNo: first });
  // Accepted in the last seconds of the day; that it is through is heard on the next one.
  await runDue(app);
  await at(13);
  const [refund] = await rowsOf<{ day: string }>(
    app,
    `select to_char(succeeded_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day from refunds where pay_no = $1`,
    [first],
  );
  const next = shanghaiDay(new Date(noon + dayMs));
  expect(refund?.day).toBe(next);
  await at(atTen);
  expect(await billOf('WECHAT')).toMatchObject({ refundCount: 1, matchedCount: 2, openCount: 0 });
  await at(atTen + 24);
  expect(await billOf('WECHAT', next)).toMatchObject({ refundCount: 0, ownRefundCount: 0, openCount: 0, lines: [] });
});

test('the lines of the days are taken along as XLSX, also those that match', async () => {
  const [one, other] = [await pay('WECHAT'), await pay('WECHAT')];
  vendors.wechatPay.bills.leftOut.add(one.payNo);
  await at(atTen);
  const data = { channel: 'WECHAT', dateFrom: day(), dateTo: day() };
  const paper = await takeSheet(app, '/api/OpsChannelBill/Export', { data }, operator);
  expect(paper.resultData.rowCount).toBe(2);
  const sheet = await readSheet(app, paper.resultData.fileUrl);
  expect(columnOf(sheet, '本店单号')).toEqual([one.payNo, other.payNo]);
  expect(columnOf(sheet, '核对结果')).toEqual(['本店有，渠道无', '相符']);
  expect(columnOf(sheet, '本店金额')).toEqual([18, 18]);
});

test('a day that can have no bill is not fetched', async () => {
  const fieldOf = async (billDay: string) => {
    const { errorData } = await command('/api/OpsChannelBill/Rerun', { channel: 'ALIPAY', billDay });
    return (errorData as { field: string }[] | undefined)?.[0]?.field;
  };
  expect(await fieldOf(day())).toBe('billDay');
  expect(await fieldOf('2026-02-30')).toBe('billDay');
  expect(await fieldOf('2025-01-01')).toBe('billDay');
});

test('nobody without the right, no supplier, no buyer and no other shop sees, answers or fetches a bill', async () => {
  const { payNo } = await pay('WECHAT');
  vendors.wechatPay.bills.leftOut.add(payNo);
  await at(atTen);
  const { billId, lines } = await billOf('WECHAT');
  const lineId = lines[0]?.lineId ?? '';
  const reader = { token: (await buildStaff(app, { role: 'readOnly' })).token };
  const supplier = { token: (await buildStaff(app, { role: 'supplierAdmin' })).token };
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const reads = (who: CallOptions) => [
    app.call('/api/OpsChannelBill/GetPage', {}, who),
    app.call('/api/OpsChannelBill/GetModel', { data: { billId } }, who),
  ];
  const writes = (who: CallOptions) => [
    command('/api/OpsChannelBill/Rerun', { channel: 'WECHAT', billDay: day() }, who),
    command('/api/OpsChannelBill/Explain', { lineId, note: '不该能写' }, who),
    command('/api/OpsChannelBill/Reopen', { lineId }, who),
    app.call('/api/OpsChannelBill/Export', { data: {} }, who),
  ];
  for (const who of [supplier, { token: buyer }]) {
    for (const answer of await Promise.all([...reads(who), ...writes(who)]))
      expect(answer.errorCode).toBe(errorCodes.forbidden);
  }
  for (const answer of await Promise.all([...reads({}), ...writes({})])) expect(answer.success).toBe(false);
  for (const answer of await Promise.all(reads(reader))) expect(answer.success).toBe(true);
  for (const answer of await Promise.all(writes(reader))) expect(answer.errorCode).toBe(errorCodes.forbidden);
  expect((await list({}, retail)).filter((bill) => bill.billId === billId)).toEqual([]);
  const [, model] = reads(retail);
  expect((await model)?.errorCode).toBe(errorCodes.notFound);
  expect((await command('/api/OpsChannelBill/Explain', { lineId, note: '别家店的' }, retail)).errorCode).toBe(
    errorCodes.notFound,
  );
  expect((await command('/api/OpsChannelBill/Reopen', { lineId }, retail)).errorCode).toBe(errorCodes.notFound);
  expect((await billOf('WECHAT')).lines).toMatchObject([{ lineId, lineState: billLineStates.open, note: '' }]);
});
