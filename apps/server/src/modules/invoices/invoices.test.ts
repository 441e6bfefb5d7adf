import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { invoiceKinds, invoiceStates, redConfirmStates } from '@jicai/domain/invoices/invoice-states.ts';
import { randomUUID } from 'node:crypto';
import { partOfInvoiceable } from '@jicai/domain/invoices/invoice-lines.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildCategory, buildSku } from '../../../test/build-goods.ts';
import { buildAddress, buildTrade, completeOrder, payTrade } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { signIn } from '../../../test/sign-in.ts';
import { businessHost, retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { seedCredit } from '../../seed/credit.ts';
import { orderLines } from '../../db/tables/orders.ts';
import { orders } from '../../db/tables/orders.ts';
import { runDueOnce } from '../../worker/worker.ts';

const app = useTestApp(seedCredit);
const start = new Date('2026-11-21T02:00:00Z').getTime();
let nowMs = start;
const pass = async (seconds: number) => {
  nowMs += seconds * 1000;
  app.setNow(new Date(nowMs));
  await runDueOnce(app.deps);
};

let signedInMs = 0;
let buyer = '';
let finance = '';
let member = '';
let operator = '';
let addressId = '';
let titleId = '';
let failingTitle = '';
let pen = '';
let desk = '';

beforeAll(async () => {
  await signInAll();
  addressId = await buildAddress(app, { token: buyer });
  const company = { titleType: titleTypes.company, titleName: '华东精密制造有限公司', taxNo: '91350100M000100Y43' };
  titleId = await addTitle(company);
  failingTitle = await addTitle({ ...company, titleName: '开票失败有限公司' });
  pen = (await buildSku(app.deps, businessCompanyId, { enterpriseFen: 333, stock: 9999, itemName: '中性笔' })).itemId;
  desk = (await buildSku(app.deps, businessCompanyId, { enterpriseFen: 10_900, taxRateBp: 900, stock: 9999 })).itemId;
});
// Sessions end after two idle hours, and these tests let days pass.
beforeEach(async () => {
  if (nowMs - signedInMs > 3_600_000) await signInAll();
});

async function signInAll() {
  signedInMs = nowMs;
  [buyer, finance, member, operator] = [
    await signIn(app, 'buyer'),
    await signIn(app, 'finance'),
    await signIn(app, 'member'),
    await signIn(app, 'operator'),
  ];
}

const addTitle = async (data: object) =>
  (await app.call('/api/CustInvoiceTitle/Add', { data }, { token: finance })).resultData.titleId;

const command = <P extends Parameters<typeof app.call>[0]>(path: P, data: object, token = buyer) =>
  app.call(path, { data: { requestId: randomUUID(), ...data } }, { token });

const classified = async (data: object) =>
  (
    await command(
      '/api/OpsCategory/Save',
      { categoryName: `税类${randomUUID().slice(0, 8)}`, parentId: '0', ...data },
      operator,
    )
  ).resultData.categoryId;

/** Completed orders of one trade, one a supplier. */
async function completed(items = [{ itemId: pen, qty: 7 }], payMode: 1 | 2 = payModes.online): Promise<string[]> {
  const trade = await buildTrade(app, { token: buyer, addressId, items, payMode });
  if (payMode === payModes.online) await payTrade(app, trade.tradeNo);
  for (const orderNo of trade.orderNos) await completeOrder(app, { orderNo, token: buyer, operator });
  return trade.orderNos;
}

const request = { invoiceKind: invoiceKinds.ordinary, receiveEmail: 'finance@example.cn' };
const submit = (orderNos: string[], over: object = {}, token = buyer) =>
  command('/api/ShopInvoice/Submit', { ...request, titleId, orderNos, ...over }, token);
const read = async (invoiceReqNo: string, token = buyer) =>
  (await app.call('/api/ShopInvoice/GetModel', { data: { invoiceReqNo } }, { token })).resultData;
const stateOfOrder = async (orderNo: string) =>
  (await app.call('/api/ShopOrder/GetModel', { data: { orderNo } }, { token: buyer })).resultData.invoiceState;
const applyList = async (token = buyer) =>
  (await app.call('/api/ShopInvoice/GetApplyList', { pageSize: 100 }, { token })).resultData;

/** Issued, a minute and a few seconds later. */
async function issued(orderNos: string[], over: object = {}) {
  const { resultData } = await submit(orderNos, over);
  await pass(61);
  await pass(7);
  const invoice = await read(resultData.invoiceReqNo);
  expect(invoice.invoiceState).toBe(invoiceStates.issued);
  return invoice;
}

describe('an invoice', () => {
  test('of two orders is issued by the platform, mailed and shown on the orders', async () => {
    const orderNos = await completed([
      { itemId: pen, qty: 7 },
      { itemId: desk, qty: 1 },
    ]);
    expect((await applyList()).filter((row) => orderNos.includes(row.orderNo))).toHaveLength(orderNos.length);
    const { resultData: asked } = await submit(orderNos);
    expect(asked).toMatchObject({ invoiceState: invoiceStates.waiting, version: 1 });
    expect(await stateOfOrder(orderNos[0] ?? '')).toBe(1);
    expect((await applyList()).filter((row) => orderNos.includes(row.orderNo))).toEqual([]);
    await pass(61);
    expect((await read(asked.invoiceReqNo)).invoiceState).toBe(invoiceStates.issuing);
    await pass(7);
    const invoice = await read(asked.invoiceReqNo);
    expect(invoice).toMatchObject({
      invoiceState: invoiceStates.issued,
      orderNos: orderNos.toSorted(),
      titleName: '华东精密制造有限公司',
    });
    expect(invoice.invoiceNo).toMatch(/^\d{20}$/);
    expect(invoice.lines.reduce((sum, line) => sum + line.exTaxFee + line.taxFee, 0)).toBe(invoice.amountFee);
    expect(invoice.lines.reduce((sum, line) => sum + line.taxFee, 0)).toBe(invoice.taxFee);
    expect(invoice.actions).toEqual(['download', 'sendMail', 'applyRed']);
    const paper = await app.fastify.inject({ url: invoice.pdfUrl ?? '', headers: { host: businessHost } });
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await stateOfOrder(orderNos[0] ?? '')).toBe(3);
    await pass(1);
    const outbox = await app.call('/api/Dev/Outbox', {});
    expect(outbox.resultData.mails[0]).toMatchObject({ to: 'finance@example.cn' });
    expect(outbox.resultData.mails[0]?.attachments[0]).toContain(invoice.invoiceNo);
    const [told] = (await app.call('/api/Message/GetPage', {}, { token: buyer })).resultData;
    expect(told).toMatchObject({
      kind: 'invoice',
      title: '发票已开具',
      content: expect.stringContaining(`数电票号码 ${invoice.invoiceNo}`),
    });
    expect(await inShop(app, businessCompanyId, (ctx) => brokenInvariants(ctx.db, businessCompanyId))).toEqual([]);
  });

  test('names goods by the 税收分类 of their own, else by that of the nearest category that has one', async () => {
    const top = await classified({ taxName: '日用杂品', taxCode: '1060512990000000000' });
    const middle = await classified({ parentId: top, taxName: '文具', taxCode: '' });
    const categoryId = await buildCategory(app.deps, businessCompanyId, { parentId: middle, level: 3 });
    const { itemId: own, supplierId } = await buildSku(app.deps, businessCompanyId, {
      categoryId,
      itemName: '复印纸',
      taxName: '纸制品',
      taxCode: '1060105040000000000',
    });
    const { itemId: plain } = await buildSku(app.deps, businessCompanyId, { categoryId, supplierId, itemName: '直尺' });
    const orderNos = await completed([own, plain].map((itemId) => ({ itemId, qty: 1 })));
    const { lines } = await issued(orderNos);
    expect(lines.filter(({ unit }) => unit === '个').map(({ name }) => name)).toEqual(['*纸制品*复印纸', '*文具*直尺']);
  });

  test('by lines and units: parts of an order never exceed it', async () => {
    const [orderNo = ''] = await completed();
    const [row] = (await applyList()).filter((one) => one.orderNo === orderNo);
    const { orderItemId = '', invoiceableQty = 0, invoiceableFee = 0, invoiceableFreightFee = 0 } = row?.items[0] ?? {};
    expect(invoiceableQty).toBe(7);
    const part = (qty: number) => submit([orderNo], { items: [{ orderItemId, qty }] });
    const first = await part(3);
    const second = await part(4);
    expect((await part(1)).errorCode).toBe('7001');
    const amounts = await Promise.all(
      [first, second].map(async (one) => (await read(one.resultData.invoiceReqNo)).amountFee),
    );
    expect(amounts.reduce((sum, fee) => sum + fee, 0)).toBe(row?.invoiceableFee);
    // The screen adds up the same shares before it asks.
    const left = { qty: 7, goodsFen: invoiceableFee - invoiceableFreightFee, freightFen: invoiceableFreightFee };
    const { goodsFen, freightFen } = partOfInvoiceable(left, 3);
    expect(amounts[0]).toBe(goodsFen + freightFen);
    expect((await read(first.resultData.invoiceReqNo)).items).toEqual([{ orderItemId, qty: 3 }]);
    expect((await part(0)).errorCode).toBe('4');
    expect((await submit([orderNo], { items: [{ orderItemId: '1', qty: 1 }] })).errorCode).toBe('5');
  });

  test('a named line with nothing left is refused, not left out of the paper', async () => {
    const [used = ''] = await completed();
    const [fresh = ''] = await completed();
    const items = (await applyList())
      .filter((one) => [used, fresh].includes(one.orderNo))
      .map((one) => ({ orderItemId: one.items[0]?.orderItemId ?? '', qty: 1 }));
    expect(items).toHaveLength(2);
    expect((await submit([used])).success).toBe(true);
    expect((await submit([used, fresh], { items })).errorCode).toBe('7001');
    expect((await submit([used, fresh])).success).toBe(true);
  });

  test('a line that is named twice is asked for with the sum', async () => {
    const [orderNo = ''] = await completed();
    const line = (await applyList()).find((one) => one.orderNo === orderNo)?.items[0];
    const { orderItemId = '', invoiceableQty = 0 } = line ?? {};
    const twice = [
      { orderItemId, qty: invoiceableQty },
      { orderItemId, qty: 1 },
    ];
    expect((await submit([orderNo], { items: twice })).errorCode).toBe('7001');
  });

  test('orders are named with what is left of them, for who may ask for them', async () => {
    const [orderNo = ''] = await completed();
    const named = async (token: string, orderNos = [orderNo]) =>
      (await app.call('/api/ShopInvoice/GetApplyList', { reqData: { orderNos } }, { token })).resultData;
    expect((await named(buyer)).map((row) => row.orderNo)).toEqual([orderNo]);
    expect(await named(finance)).toHaveLength(1);
    expect(await named(member)).toEqual([]);
    expect(await named(buyer, [])).toEqual([]);
    const actions = async () =>
      (await app.call('/api/ShopOrder/GetModel', { data: { orderNo } }, { token: buyer })).resultData.actions;
    expect(await actions()).toContain('invoice');
    await submit([orderNo]);
    expect(await named(buyer)).toEqual([]);
    expect(await actions()).not.toContain('invoice');
  });

  test('two requests at once: one of them gets the order', async () => {
    const orderNos = await completed();
    const answers = await Promise.all([submit(orderNos), submit(orderNos), submit(orderNos)]);
    expect(answers.map((answer) => answer.errorCode).toSorted()).toEqual(['0', '7001', '7001']);
  });

  test('may be withdrawn until it goes to the platform', async () => {
    const orderNos = await completed();
    const { invoiceReqNo, version } = (await submit(orderNos)).resultData;
    const cancel = (over: object = {}) => command('/api/ShopInvoice/Cancel', { invoiceReqNo, version, ...over });
    expect((await cancel({ version: 9 })).errorCode).toBe('6');
    expect((await cancel()).resultData.invoiceState).toBe(invoiceStates.withdrawn);
    expect(await stateOfOrder(orderNos[0] ?? '')).toBe(0);
    const again = (await submit(orderNos)).resultData;
    await pass(61);
    const late = await command('/api/ShopInvoice/Cancel', { invoiceReqNo: again.invoiceReqNo });
    expect(late).toMatchObject({ errorCode: '7003', errorMsg: '发票已开具，不能撤销' });
  });

  test('that the platform refuses says why, and its orders can be asked for again', async () => {
    const orderNos = await completed();
    const { invoiceReqNo } = (await submit(orderNos, { titleId: failingTitle })).resultData;
    await pass(61);
    await pass(7);
    expect(await read(invoiceReqNo)).toMatchObject({
      invoiceState: invoiceStates.failed,
      failReason: '购买方名称与纳税人识别号不一致',
      actions: ['applyAgain'],
    });
    expect((await submit(orderNos)).success).toBe(true);
    const model = await read(invoiceReqNo);
    const retried = await command('/api/OpsInvoice/Issue', { invoiceReqNo, version: model.version }, operator);
    expect(retried.errorCode).toBe('7001');
    const byHand = { invoiceReqNo, version: model.version, invoiceNo: '26310000000000000001' };
    expect((await command('/api/OpsInvoice/MarkIssued', byHand, operator)).errorCode).toBe('7001');
  });

  test.each([
    ['a person', { invoiceKind: invoiceKinds.special }, '7002', 'member'],
    ['no mailbox', { receiveEmail: '' }, '4', 'buyer'],
    ['a bad mailbox', { receiveEmail: 'x@' }, '4', 'buyer'],
    ['an unknown kind', { invoiceKind: '01' }, '4', 'buyer'],
    ['a foreign title', { titleId: '1' }, '5', 'buyer'],
    ['no order', { orderNos: [] }, '4', 'buyer'],
    ['a foreign order', { orderNos: ['D202611210000000000'] }, '5', 'buyer'],
  ])('is refused for %s', async (_name, over, code, who) => {
    const orderNos = await completed();
    const mine = await app.call(
      '/api/CustInvoiceTitle/Add',
      { data: { titleType: titleTypes.person, titleName: '个人' } },
      { token: member },
    );
    const answer =
      who === 'member'
        ? await submit(orderNos, { titleId: mine.resultData.titleId, ...over }, member)
        : await submit(orderNos, over);
    expect(answer.errorCode).toBe(code);
  });

  test('is not for orders on account or under way', async () => {
    const onAccount = await completed([{ itemId: pen, qty: 2 }], 2);
    expect((await submit(onAccount)).errorCode).toBe('7005');
    const trade = await buildTrade(app, { token: buyer, addressId, items: [{ itemId: pen, qty: 1 }] });
    expect((await submit(trade.orderNos)).errorCode).toBe('3001');
  });
});

describe('a red letter', () => {
  const applyRed = (invoiceNo: string, over: object = {}, token = buyer) =>
    command('/api/ShopInvoice/ApplyRed', { invoiceNo, reason: '02', ...over }, token);

  test('in parts, until nothing is left; the order can be invoiced again', async () => {
    const orderNos = await completed();
    const invoice = await issued(orderNos);
    expect((await applyRed(invoice.invoiceNo, { lines: [{ lineNo: 1, qty: 8 }] })).errorCode).toBe('7001');
    expect((await applyRed(invoice.invoiceNo, { reason: '01', lines: [{ lineNo: 1, qty: 1 }] })).errorCode).toBe('4');
    expect((await applyRed(invoice.invoiceNo, { lines: [{ lineNo: 1, qty: 3 }] })).resultData.invoiceState).toBe(
      invoiceStates.confirmingRed,
    );
    expect((await applyRed(invoice.invoiceNo)).errorCode).toBe('3001');
    await pass(1);
    await pass(7);
    const partly = await read(invoice.invoiceReqNo);
    expect(partly.invoiceState).toBe(invoiceStates.partlyRed);
    expect(partly.reds[0]?.redNo).toMatch(/^\d{20}$/);
    expect(await stateOfOrder(orderNos[0] ?? '')).toBe(2);
    expect((await applyList()).find((row) => row.orderNo === orderNos[0])?.invoiceableFee).toBe(partly.redFee);
    await applyRed(invoice.invoiceNo);
    await pass(1);
    await pass(7);
    const whole = await read(invoice.invoiceReqNo);
    expect(whole).toMatchObject({ invoiceState: invoiceStates.red, redFee: invoice.amountFee });
    expect(whole.reds.reduce((sum, red) => sum + red.taxFee, 0)).toBe(invoice.taxFee);
    expect(await stateOfOrder(orderNos[0] ?? '')).toBe(4);
    const list = await app.call(
      '/api/ShopInvoice/GetPage',
      { reqData: { invoiceStates: [invoiceStates.partlyRed, invoiceStates.red] } },
      { token: finance },
    );
    expect(list.resultData.map((row) => row.invoiceReqNo)).toContain(invoice.invoiceReqNo);
    expect((await submit(orderNos)).success).toBe(true);
  });

  test('of a 专票 waits for the buyer: agreed, denied, or over after 72 hours', async () => {
    const ask = async () => {
      const invoice = await issued(await completed(), { invoiceKind: invoiceKinds.special });
      await command(
        '/api/OpsInvoice/ApplyRed',
        { invoiceReqNo: invoice.invoiceReqNo, version: invoice.version, reason: '01' },
        operator,
      );
      await pass(1);
      await pass(7);
      const waiting = await read(invoice.invoiceReqNo);
      expect(waiting).toMatchObject({
        invoiceState: invoiceStates.confirmingRed,
        reds: [{ confirmState: redConfirmStates.awaitingBuyer }],
      });
      expect(waiting.actions).toContain('confirmRed');
      return waiting;
    };
    const answer = async (isAgree: boolean) => {
      const waiting = await ask();
      const confirmNo = waiting.reds[0]?.confirmNo;
      expect((await command('/api/ShopInvoice/ConfirmRed', { confirmNo, isAgree })).success).toBe(true);
      await pass(1);
      await pass(11);
      return read(waiting.invoiceReqNo);
    };
    expect(await answer(true)).toMatchObject({
      invoiceState: invoiceStates.red,
      reds: [{ confirmState: redConfirmStates.confirmed }],
    });
    expect(await answer(false)).toMatchObject({
      invoiceState: invoiceStates.issued,
      redFee: 0,
      reds: [{ confirmState: redConfirmStates.deniedByBuyer }],
    });
    const silent = await ask();
    await pass(73 * 3600);
    await pass(3600);
    await signInAll();
    expect(await read(silent.invoiceReqNo, buyer)).toMatchObject({
      invoiceState: invoiceStates.issued,
      reds: [{ confirmState: redConfirmStates.timedOut }],
    });
  });

  test('is due when money went back after the invoice: the operator sees it', async () => {
    const orderNos = await completed();
    const invoice = await issued(orderNos);
    await inShop(app, businessCompanyId, async (ctx) => {
      const [order] = await ctx.db
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.orderNo, orderNos[0] ?? ''));
      const refunded = { refundedFen: 333, refundedQty: 1 };
      await ctx.db
        .update(orderLines)
        .set(refunded)
        .where(eq(orderLines.orderId, order?.id ?? '0'));
    });
    const due = await app.call('/api/OpsInvoice/GetPage', { reqData: { needsRed: true } }, { token: operator });
    expect(due.resultData.find((row) => row.invoiceReqNo === invoice.invoiceReqNo)?.overFee).toBe(333);
  });
});

describe('who may', () => {
  test('the buyer sees his own, finance all of the customer, others nothing', async () => {
    const orderNos = await completed();
    const { invoiceReqNo } = (await submit(orderNos)).resultData;
    expect((await read(invoiceReqNo, finance)).invoiceReqNo).toBe(invoiceReqNo);
    const shopRead = (token: string, host = businessHost) =>
      app.call('/api/OpsInvoice/GetModel', { data: { invoiceReqNo } }, { token, host });
    expect((await shopRead(operator)).resultData).toMatchObject({ invoiceReqNo, orderNos });
    expect((await shopRead(buyer)).errorCode).toBe('3');
    expect((await shopRead(await signIn(app, 'supplier'))).errorCode).toBe('3');
    expect((await shopRead(await signIn(app, 'operator', { host: retailHost }), retailHost)).errorCode).toBe('5');
    for (const token of [member, await signIn(app, 'member', { host: retailHost })]) {
      const host = token === member ? businessHost : retailHost;
      const answer = await app.call('/api/ShopInvoice/GetModel', { data: { invoiceReqNo } }, { token, host });
      expect(answer.errorCode).toBe('5');
      const page = await app.call('/api/ShopInvoice/GetPage', {}, { token, host });
      expect(page.resultData).toEqual([]);
      const cancel = { data: { invoiceReqNo, requestId: randomUUID() } };
      expect((await app.call('/api/ShopInvoice/Cancel', cancel, { token, host })).errorCode).toBe('5');
    }
  });

  test('an issued one is mailed and red-lettered by its own side only', async () => {
    const { invoiceNo } = await issued(await completed());
    const send = (token: string, email = 'a@b.cn') => command('/api/ShopInvoice/SendMail', { invoiceNo, email }, token);
    expect((await send(member)).errorCode).toBe('5');
    expect((await send(buyer, 'x')).errorCode).toBe('4');
    expect((await send(finance)).success).toBe(true);
    expect((await command('/api/ShopInvoice/ApplyRed', { invoiceNo, reason: '02' }, member)).errorCode).toBe('5');
    expect((await command('/api/ShopInvoice/ApplyRed', { invoiceNo: '', reason: '02' })).errorCode).toBe('5');
    expect((await command('/api/ShopInvoice/ConfirmRed', { confirmNo: '', isAgree: true })).errorCode).toBe('5');
  });

  test('an operator issues at once, or records what was issued outside', async () => {
    const [first = '', second = ''] = [await completed(), await completed()].flat();
    const one = (await submit([first])).resultData;
    const noVersion = await command('/api/OpsInvoice/Issue', { invoiceReqNo: one.invoiceReqNo }, operator);
    expect(noVersion.errorCode).toBe('4');
    const started = await command('/api/OpsInvoice/Issue', one, operator);
    expect(started.resultData.invoiceState).toBe(invoiceStates.issuing);
    const two = (await submit([second])).resultData;
    const invoiceNo = '26317000000000000001';
    const marked = await command('/api/OpsInvoice/MarkIssued', { ...two, invoiceNo }, operator);
    expect(marked.resultData.invoiceState).toBe(invoiceStates.issued);
    expect(await read(two.invoiceReqNo)).toMatchObject({ invoiceNo, actions: ['applyRed'] });
  });

  const buyers = [
    'GetApplyList',
    'Submit',
    'GetPage',
    'GetModel',
    'Cancel',
    'ApplyRed',
    'ConfirmRed',
    'SendMail',
  ] as const;
  test.each(buyers.map((action) => `/api/ShopInvoice/${action}` as const))('%s', async (path) => {
    expect((await app.call(path, {})).errorCode).toBe('2');
    for (const who of ['approver', 'operator', 'supplier'] as const)
      expect((await app.call(path, {}, { token: await signIn(app, who) })).errorCode).toBe('3');
  });

  const operators = ['GetPage', 'Issue', 'MarkIssued', 'ApplyRed'] as const;
  test.each(operators.map((action) => `/api/OpsInvoice/${action}` as const))('%s', async (path) => {
    expect((await app.call(path, {})).errorCode).toBe('2');
    for (const who of ['buyer', 'finance', 'supplier'] as const)
      expect((await app.call(path, {}, { token: await signIn(app, who) })).errorCode).toBe('3');
    const there = await signIn(app, 'operator', { host: retailHost });
    if (path !== '/api/OpsInvoice/GetPage') {
      const { invoiceReqNo } = (await submit(await completed())).resultData;
      const data = { invoiceReqNo, version: 1, reason: '02', invoiceNo: '1'.repeat(20), requestId: randomUUID() };
      expect((await app.call(path, { data }, { token: there, host: retailHost })).errorCode).toBe('5');
    }
  });
});
