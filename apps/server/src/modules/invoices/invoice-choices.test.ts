import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { invoiceKinds, invoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { builtInRoleId, holdRoles } from '../../../test/build-role.ts';
import { buildRule, people } from '../../../test/build-rule.ts';
import { buildAddress, buildTrade, completeOrder, payTrade, submitTrade } from '../../../test/build-trade.ts';
import { buildRole } from '../../../test/build-user.ts';
import { inShop } from '../../../test/in-shop.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { approvalRules } from '../../db/tables/approvals.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { runDueOnce } from '../../worker/worker.ts';

const app = useTestApp(seedCredit);
const start = new Date('2026-11-21T02:00:00Z').getTime();
let nowMs = start;
/** Runs what is due after so long. */
async function pass(seconds = 0) {
  nowMs += seconds * 1000;
  app.setNow(new Date(nowMs));
  await runDueOnce(app.deps);
}

const tokens = { buyer: '', finance: '', operator: '' };
let addressId = '';
let titleId = '';
let pen = '';

const title = {
  titleType: titleTypes.company,
  titleName: '华东精密制造有限公司',
  taxNo: '91350100M000100Y43',
  email: 'fapiao@example.cn',
};

const addTitle = async (over: object = {}) =>
  (await app.call('/api/CustInvoiceTitle/Add', { data: { ...title, ...over } }, { token: tokens.finance })).resultData
    .titleId;

beforeAll(async () => {
  tokens.buyer = await signIn(app, 'buyer');
  tokens.finance = await signIn(app, 'finance');
  tokens.operator = await signIn(app, 'operator');
  addressId = await buildAddress(app, { token: tokens.buyer });
  titleId = await addTitle();
  pen = (await buildSku(app.deps, businessCompanyId, { enterpriseFen: 333, stock: 9999 })).itemId;
});

type Invoice = NonNullable<Parameters<typeof submitTrade>[1]['invoice']>;
const input = (over: Partial<Invoice> = {}): Invoice => ({ invoiceKind: invoiceKinds.ordinary, titleId, ...over });
const items = () => [{ itemId: pen, qty: 2 }];
const submit = (invoice: Invoice, over: { payMode?: 1 | 2 } = {}) =>
  submitTrade(app, { token: tokens.buyer, addressId, items: items(), invoice, ...over });

/** The one order of a paid trade with an invoice chosen. */
async function paidOrder(over: Partial<Invoice> = {}) {
  const trade = await buildTrade(app, { token: tokens.buyer, addressId, items: items(), invoice: input(over) });
  await payTrade(app, trade.tradeNo);
  return trade.orderNos[0] ?? '';
}

const complete = (orderNo: string) => completeOrder(app, { orderNo, token: tokens.buyer, operator: tokens.operator });
const readOrder = async (orderNo: string) =>
  (await app.call('/api/ShopOrder/GetModel', { data: { orderNo } }, { token: tokens.buyer })).resultData;
const requestsOf = async (orderNo: string) =>
  (await app.call('/api/ShopInvoice/GetPage', { pageSize: 100 }, { token: tokens.buyer })).resultData.filter(
    ({ orderNos }) => orderNos.includes(orderNo),
  );
const plan = (orderId: string) =>
  inShop(app, businessCompanyId, (ctx) => addTimer(ctx, { kind: 'invoice.wished', subject: orderId, dueAt: ctx.now }));

describe('an invoice chosen with the order', () => {
  test('waits for the goods, is asked for with them and issued', async () => {
    const orderNo = await paidOrder({ invoiceKind: invoiceKinds.special });
    const chosen = {
      invoiceKind: invoiceKinds.special,
      titleId,
      titleName: title.titleName,
      receiveEmail: title.email,
    };
    const { invoice, payFee: fee } = await readOrder(orderNo);
    expect(invoice).toMatchObject({ ...chosen, wishState: 'waiting' });
    await pass();
    expect(await requestsOf(orderNo)).toEqual([]);
    await complete(orderNo);
    await pass();
    const [request] = await requestsOf(orderNo);
    expect(request).toMatchObject({
      invoiceKind: invoiceKinds.special,
      invoiceState: invoiceStates.waiting,
      titleName: title.titleName,
      amountFee: fee,
    });
    expect((await readOrder(orderNo)).invoice).toMatchObject({
      wishState: 'asked',
      invoiceReqNo: request?.invoiceReqNo,
    });
    await pass(61);
    await pass(7);
    expect((await requestsOf(orderNo))[0]?.invoiceState).toBe(invoiceStates.issued);
    expect(await inShop(app, businessCompanyId, ({ db, companyId }) => brokenInvariants(db, companyId))).toEqual([]);
  });

  test('is asked for once, however often its time comes', async () => {
    const orderNo = await paidOrder({ receiveEmail: 'me@example.cn' });
    await complete(orderNo);
    await pass();
    const { orderId } = await readOrder(orderNo);
    await plan(orderId);
    await pass();
    const [request, ...more] = await requestsOf(orderNo);
    expect(more).toEqual([]);
    expect((await readOrder(orderNo)).invoice).toMatchObject({ wishState: 'asked' });
    const data = { invoiceReqNo: request?.invoiceReqNo };
    const model = await app.call('/api/ShopInvoice/GetModel', { data }, { token: tokens.buyer });
    expect(model.resultData).toMatchObject({ receiveEmail: 'me@example.cn', invoiceState: invoiceStates.waiting });
  });

  test('keeps the title that was deleted meanwhile', async () => {
    const gone = await addTitle({ titleName: '华东精密二分厂' });
    const orderNo = await paidOrder({ titleId: gone });
    await app.call('/api/CustInvoiceTitle/Delete', { data: { titleId: gone } }, { token: tokens.finance });
    await complete(orderNo);
    await pass();
    expect(await requestsOf(orderNo)).toMatchObject([{ titleName: '华东精密二分厂' }]);
  });

  test('is not asked for where the order is cancelled', async () => {
    const orderNo = await paidOrder();
    const { orderId, version } = await readOrder(orderNo);
    const data = { orderNo, reasonCode: cancelReasons.notWanted, version, requestId: randomUUID() };
    const cancelled = await app.call('/api/ShopOrder/ApplyCancel', { data }, { token: tokens.buyer });
    expect(cancelled).toMatchObject({ success: true });
    await pass();
    await plan(orderId);
    await pass();
    expect(await requestsOf(orderNo)).toEqual([]);
  });

  test('ends with a message where the buyer was quicker', async () => {
    const orderNo = await paidOrder();
    await complete(orderNo);
    const own = {
      orderNos: [orderNo],
      invoiceKind: invoiceKinds.ordinary,
      titleId,
      receiveEmail: 'a@b.cn',
      requestId: randomUUID(),
    };
    expect(await app.call('/api/ShopInvoice/Submit', { data: own }, { token: tokens.buyer })).toMatchObject({
      success: true,
    });
    await pass();
    expect(await requestsOf(orderNo)).toHaveLength(1);
    expect((await readOrder(orderNo)).invoice).toMatchObject({ wishState: 'ended' });
    const messages = await app.call('/api/Message/GetPage', { pageSize: 50 }, { token: tokens.buyer });
    expect(messages.resultData.filter(({ content }) => content.includes(orderNo))[0]).toMatchObject({
      title: '未申请发票',
    });
  });

  test('is not there where none was chosen', async () => {
    const trade = await buildTrade(app, { token: tokens.buyer, addressId, items: items() });
    expect((await readOrder(trade.orderNos[0] ?? '')).invoice).toBeUndefined();
  });
});

describe('an order that came back from its approvers', () => {
  /** Withdrawn and submitted again with other words; returns its number. */
  async function resubmitted(invoice?: Invoice) {
    const { tradeNo, orderNos } = await buildTrade(app, {
      token: tokens.buyer,
      addressId,
      items: items(),
      invoice: input(),
    });
    const send = (path: '/api/ShopAudit/Withdraw' | '/api/ShopAudit/Resubmit', data: object) =>
      app.call(path, { data: { tradeNo, requestId: randomUUID(), ...data } }, { token: tokens.buyer });
    expect(await send('/api/ShopAudit/Withdraw', {})).toMatchObject({ success: true });
    const goods = { itemList: items(), addressId };
    const preview = await app.call('/api/ShopOrder/Settle', { data: goods }, { token: tokens.buyer });
    const { previewKey } = preview.resultData;
    const again = await send('/api/ShopAudit/Resubmit', { ...goods, payMode: payModes.online, previewKey, invoice });
    expect(again).toMatchObject({ success: true });
    return orderNos[0] ?? '';
  }
  beforeAll(() => buildRule(app, { condition: { amountFromFen: 1 }, priority: 1 }));
  afterAll(() => inShop(app, businessCompanyId, async ({ db }) => void (await db.delete(approvalRules))));

  test('takes the invoice it is submitted again with', async () => {
    const orderNo = await resubmitted(input({ invoiceKind: invoiceKinds.special, receiveEmail: 'new@example.cn' }));
    expect((await readOrder(orderNo)).invoice).toMatchObject({
      invoiceKind: invoiceKinds.special,
      receiveEmail: 'new@example.cn',
    });
  });

  test('has none any more where none is chosen then', async () => {
    expect((await readOrder(await resubmitted())).invoice).toBeUndefined();
  });
});

describe('a submit is refused', () => {
  test('with an invoice, to who may not apply for one', async () => {
    const bare = await buildRole(app, { permissions: ['cart.edit', 'order.submit', 'order.view'] });
    await holdRoles(app, people.buyer, [bare]);
    const refused = await submit(input());
    await holdRoles(app, people.buyer, [await builtInRoleId(app, 'buyer')]);
    expect(refused.errorCode).toBe('3');
  });

  test('with a title of another customer', async () => {
    const options = { token: await signIn(app, 'member', { host: retailHost }), host: retailHost };
    const person = { titleType: titleTypes.person, titleName: '个人', email: 'a@b.cn' };
    const foreign = await app.call('/api/CustInvoiceTitle/Add', { data: person }, options);
    expect(foreign.resultData.titleId).toMatch(/^\d+$/);
    expect((await submit(input({ titleId: foreign.resultData.titleId }))).errorCode).toBe('5');
  });

  test('with a 专票 to a title without tax number', async () => {
    const person = await addTitle({ titleType: titleTypes.person, titleName: '个人', taxNo: '' });
    expect(await submit(input({ invoiceKind: invoiceKinds.special, titleId: person }))).toMatchObject({
      errorCode: '7002',
      errorData: [{ field: 'invoice.titleId', msg: '专用发票抬头信息不完整，请补充税号' }],
    });
  });

  test('without a mailbox', async () => {
    const silent = await addTitle({ titleName: '华东精密三分厂', email: '' });
    const refused = { errorCode: '4', errorData: [{ field: 'invoice.receiveEmail', msg: '请输入接收发票的邮箱' }] };
    expect(await submit(input({ titleId: silent }))).toMatchObject(refused);
    expect(await submit(input({ receiveEmail: 'no mailbox' }))).toMatchObject(refused);
  });

  test('on account, where the statement is invoiced', async () => {
    expect(await submit(input(), { payMode: payModes.credit })).toMatchObject({
      errorCode: '4',
      errorData: [{ field: 'invoice.invoiceKind', msg: '账期订单在对账确认后统一开票' }],
    });
  });
});
