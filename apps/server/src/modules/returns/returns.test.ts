import { payModes } from '@jicai/domain/orders/order-states.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { orderInvoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { receiveStates } from '@jicai/domain/returns/return-rules.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import type { Path } from '@jicai/contract/index.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
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
import { buildAddress, buildTrade, payTrade } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { shopSettings } from '../../db/tables/tenancy.ts';
import { products, suppliers } from '../../db/tables/goods.ts';

const app = useTestApp(seedCredit);
const start = new Date('2026-11-21T02:00:00Z');
const reads = ['/api/ShopReturn/GetApplyInfo', '/api/ShopReturn/GetPage', '/api/ShopReturn/GetModel'] as const;
const commands = [
  '/api/ShopReturn/Submit',
  '/api/ShopReturn/Edit',
  '/api/ShopReturn/Cancel',
  '/api/ShopReturn/SubmitLogistics',
  '/api/ShopReturn/ConfirmExchange',
  '/api/ShopReturn/ConvertToRefund',
] as const;

const tokens = {} as Record<DemoAccount, string>;
let addressId = '';
let itemId = '';
let productId = '';

async function goTo(at: Date, ...who: DemoAccount[]) {
  app.setNow(at);
  for (const account of who) tokens[account] = await signIn(app, account);
}

beforeAll(async () => {
  await goTo(start, 'admin', 'buyer', 'approver', 'finance', 'member', 'operator');
  addressId = await buildAddress(app, { token: tokens.buyer });
});
beforeEach(async () => {
  await goTo(start, 'buyer', 'operator');
  const made = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 500, retailFen: 700 });
  ({ itemId, productId } = made);
  await inShop(app, businessCompanyId, (ctx) =>
    ctx.db.update(suppliers).set({ address: '新桥路 1 号' }).where(eq(suppliers.id, made.supplierId)),
  );
});
afterAll(async () => {
  expect(await inShop(app, businessCompanyId, (ctx) => brokenInvariants(ctx.db, businessCompanyId))).toEqual([]);
});

const shop = () => ({ token: tokens.operator });
const onAccount = (qty = 3) =>
  buildPaidOrder(app, {
    token: tokens.buyer,
    operator: tokens.operator,
    addressId,
    payMode: payModes.credit,
    items: [{ itemId, qty }],
  });
const delivered = async (qty = 3) =>
  deliver(app, (await onAccount(qty)).orderNo, { shop: shop(), buyer: { token: tokens.buyer } });
const as = (account: DemoAccount): CallOptions => ({ token: tokens[account] });
const command = (path: Path, data: object, call: CallOptions = as('buyer')) =>
  app.call(path, { data: { requestId: randomUUID(), ...data } }, call);
const submit = (order: ShopOrder, more: Record<string, unknown> = {}, call?: CallOptions) =>
  command('/api/ShopReturn/Submit', returnForm(order, more), call);
const audit = async (returnNo: string, verdict: object) => {
  const { resultData } = await app.call('/api/OpsReturn/GetModel', { data: { returnNo } }, shop());
  return command('/api/OpsReturn/Audit', { returnNo, version: resultData.version, ...verdict }, shop());
};
const model = async (returnNo: string, call: CallOptions = as('buyer')) =>
  app.call('/api/ShopReturn/GetModel', { data: { returnNo } }, call);
const applyInfo = async (data: object, call: CallOptions = as('buyer')) =>
  app.call('/api/ShopReturn/GetApplyInfo', { data }, call);
const item = (order: ShopOrder, qty: number, more: object = {}) => ({
  items: [{ orderItemId: order.lines[0]?.orderItemId, qty, ...more }],
});

describe('who may', () => {
  test.each([...reads, ...commands])('%s: neither visitors, nor the shop side, nor approvers', async (path) => {
    expect(await app.call(path, { data: 1 })).toMatchObject({ errorCode: '2' });
    expect(await app.call(path, {}, as('operator'))).toMatchObject({ errorCode: '3' });
    expect(await app.call(path, {}, as('approver'))).toMatchObject({ errorCode: '3' });
  });

  test.each(commands)('%s: finance looks, but asks for nothing; a body without fields is told', async (path) => {
    expect(await app.call(path, {}, as('finance'))).toMatchObject({ errorCode: '3' });
    expect(await app.call(path, { data: {} }, as('buyer'))).toMatchObject({ errorCode: '4' });
  });

  test('a colleague with the whole enterprise in view sees and acts; other customers and shops find nothing', async () => {
    const order = await delivered();
    const { returnNo, version } = await submitReturn(app, order, as('buyer'));
    const lists = async (call: CallOptions) =>
      (await app.call('/api/ShopReturn/GetPage', { reqData: { orderNo: order.orderNo } }, call)).totalCount;
    expect(await lists(as('admin'))).toBe(1);
    expect(await lists(as('finance'))).toBe(1);
    expect(await lists(as('member'))).toBe(0);
    const away = { token: await signIn(app, 'member', { host: retailHost }), host: retailHost };
    expect(await lists(away)).toBe(0);
    const [line] = order.lines;
    for (const call of [as('member'), away]) {
      expect(await model(returnNo, call)).toMatchObject({ errorCode: '5' });
      expect(await applyInfo({ orderItemId: line?.orderItemId }, call)).toMatchObject({ errorCode: '5' });
      expect(await applyInfo({ orderNo: order.orderNo }, call)).toMatchObject({ errorCode: '5' });
      expect(await submit(order, {}, call)).toMatchObject({ errorCode: '5' });
      const { orderNo: _no, ...form } = returnForm(order);
      expect(await command('/api/ShopReturn/Edit', { ...form, returnNo, version }, call)).toMatchObject({
        errorCode: '5',
      });
      for (const path of commands.slice(2)) {
        expect(await command(path, { returnNo, version }, call), path).toMatchObject({ errorCode: '5' });
      }
    }
    expect((await model(returnNo, as('finance'))).resultData.disabledReasons).toMatchObject({ cancel: '没有操作权限' });
    expect(await command('/api/ShopReturn/Cancel', { returnNo, version }, as('admin'))).toMatchObject({
      resultData: { returnState: returnStates.withdrawn },
    });
  });
});

describe('GetApplyInfo', () => {
  test('says per line what may be asked, what it gives back and until when', async () => {
    const order = await delivered(3);
    const { resultData } = await applyInfo({ orderItemId: order.lines[0]?.orderItemId });
    expect(resultData).toMatchObject({
      orderNo: order.orderNo,
      returnTypes: [returnTypes.refund, returnTypes.exchange, returnTypes.refundOnly],
      maxQty: 3,
      maxFee: order.payFee,
      freightRefundFee: order.freightFee,
      deadline: '2026-12-06 10:00:00',
      refundWay: '恢复账期信用额度',
      invoiceState: orderInvoiceStates.none,
      contactName: '陈思远',
    });
    // An enterprise does not send goods back without a reason.
    expect(resultData.line.reasonRefusals).toEqual({
      '101': '该商品不支持七天无理由退货',
      '106': '企业采购不支持因拍错退货',
    });
    // No clock runs for what is refused anyway.
    expect(resultData.line.noReasonDeadline).toBeUndefined();
    expect(resultData.reasons.find((reason) => reason.reasonCode === returnReasons.notReceived)).toMatchObject({
      receiveState: receiveStates.notReceived,
    });
    expect((await applyInfo({ orderNo: order.orderNo })).resultData.lines).toHaveLength(1);
    expect(await applyInfo({})).toMatchObject({ errorCode: '5' });
  });

  test('what is held, not arrived or too late is not there', async () => {
    const order = await onAccount(3);
    const left = async () => (await applyInfo({ orderNo: order.orderNo })).resultData.line;
    expect(await left()).toMatchObject({
      left: { unshipped: 3, transit: 0, received: 0 },
      returnTypes: [returnTypes.refundOnly],
    });
    await shipSome(app, order.orderNo, shop(), 2);
    expect(await left()).toMatchObject({ left: { unshipped: 1, transit: 2, received: 0 }, maxQty: 2 });
    await submitReturn(app, order, as('buyer'), {
      returnType: returnTypes.refundOnly,
      reasonCode: returnReasons.outOfStock,
    });
    expect(await left()).toMatchObject({ left: { unshipped: 0, transit: 2 }, heldQty: 1 });
    const late = await delivered(1);
    await goTo(new Date(start.getTime() + 15 * 86_400_000), 'buyer', 'operator');
    expect((await applyInfo({ orderNo: late.orderNo })).resultData.line).toMatchObject({
      maxQty: 0,
      returnTypes: [],
      disabledReason: '已超过售后申请期限',
    });
  });
});

describe('Submit', () => {
  const tooLong = '字'.repeat(201);
  test.each([
    [{ returnType: 4 }, 'returnType', '请选择售后类型'],
    [{ returnType: returnTypes.exchange, reasonCode: returnReasons.noReason }, 'reasonCode', '请选择退货原因'],
    [{ reasonCode: 1 }, 'reasonCode', '请选择退货原因'],
    [{ reasonCode: returnReasons.quality, remark: '短' }, 'remark', '请填写5-200个字的问题描述'],
    [{ remark: tooLong }, 'remark', '请填写5-200个字的问题描述'],
    [{ reasonCode: returnReasons.quality, remark: '外壳已经开裂' }, 'images', '请上传凭证图片'],
    [{ contactName: '王' }, 'contactName', '请输入2-20个字的姓名'],
    [{ contactMobile: '123' }, 'contactMobile', '请输入正确的手机号码'],
    [{ receiveState: receiveStates.notReceived }, 'receiveState', '收货状态与退货原因不符'],
    [{ images: ['/files/1001/1?x'] }, 'images', '文件不存在或已失效，请重新上传'],
    [{ items: [] }, 'items', '请选择要售后的商品'],
  ])('%j is told at %s', async (more, field, msg) => {
    const order = await delivered(1);
    expect(await submit(order, more)).toMatchObject({ errorCode: '4', errorMsg: msg, errorData: [{ field, msg }] });
  });

  test('never more units than there are, and never the same ones twice', async () => {
    const order = await delivered(3);
    expect(await submit(order, item(order, 4))).toMatchObject({ errorCode: '5002' });
    expect(await submit(order, item(order, 0))).toMatchObject({ errorMsg: '请输入正确的退货数量' });
    const twice = { items: [...item(order, 1).items, ...item(order, 1).items] };
    expect(await submit(order, twice)).toMatchObject({ errorMsg: '同一商品请填写在一行' });
    await submitReturn(app, order, as('buyer'), item(order, 2));
    expect(await submit(order, item(order, 2))).toMatchObject({ errorCode: '5004' });
    expect((await submit(order, item(order, 1))).success).toBe(true);
    const foreign = await delivered(1);
    expect(await submit(order, item(foreign, 1))).toMatchObject({ errorCode: '5' });
  });

  test('two tabs at once ask for the last unit: one of them gets it', async () => {
    const order = await delivered(1);
    const answers = await Promise.all([submit(order), submit(order), submit(order)]);
    expect(answers.map((answer) => answer.errorCode).toSorted()).toEqual(['0', '5004', '5004']);
  });

  test('the same request sent again gets the same answer and makes one sheet', async () => {
    const order = await delivered(2);
    const form = returnForm(order);
    const [first, again] = [
      await command('/api/ShopReturn/Submit', form),
      await command('/api/ShopReturn/Submit', form),
    ];
    expect(again.resultData).toEqual(first.resultData);
    expect(await command('/api/ShopReturn/Submit', { ...form, remark: '换一个说法' })).toMatchObject({
      errorCode: '7',
    });
    const page = await app.call('/api/ShopReturn/GetPage', { searchKey: order.orderNo }, as('buyer'));
    expect(page.totalCount).toBe(1);
  });

  test('never more money than the units cost', async () => {
    const order = await delivered(3);
    expect(await submit(order, item(order, 1, { applyFee: 501 }))).toMatchObject({
      errorCode: '5003',
      errorMsg: '退款金额不能超过¥5.00',
      errorData: [{ field: 'items.0.applyFee' }],
    });
    expect(await submit(order, item(order, 1, { applyFee: 0 }))).toMatchObject({ errorMsg: '请输入正确的退款金额' });
    expect((await submit(order, item(order, 1, { applyFee: 1 }))).success).toBe(true);
  });

  test('goods that have not arrived do not come back; the buyer is told to confirm them', async () => {
    const order = await onAccount(2);
    expect(await submit(order)).toMatchObject({ errorCode: '5002' });
    await shipSome(app, order.orderNo, shop());
    expect(await submit(order)).toMatchObject({ errorCode: '5002', errorMsg: '可申请数量不足，请先确认收货' });
  });

  test('not while the order waits for money or for the answer to a cancel', async () => {
    const { orderNos } = await buildTrade(app, { token: tokens.buyer, addressId, items: [{ itemId, qty: 2 }] });
    const unpaid = await findOrder(app, String(orderNos[0]), shop());
    expect(
      await submit(unpaid, { returnType: returnTypes.refundOnly, reasonCode: returnReasons.outOfStock }),
    ).toMatchObject({ errorCode: '3001' });
    const order = await onAccount(2);
    await command(
      '/api/OpsOrder/SetPickLock',
      { orderNo: order.orderNo, isLocked: true, version: order.version },
      shop(),
    );
    await command('/api/ShopOrder/ApplyCancel', { orderNo: order.orderNo, reasonCode: cancelReasons.notWanted });
    expect(
      await submit(order, { returnType: returnTypes.refundOnly, reasonCode: returnReasons.outOfStock }),
    ).toMatchObject({ errorCode: '3001' });
  });

  test("a picture must be the caller's own upload", async () => {
    const order = await delivered(1);
    const theirs = await uploadPicture(app, as('member'));
    const input = { reasonCode: returnReasons.notAsDescribed, remark: '与页面描述不一致', images: [theirs] };
    expect(await submit(order, input)).toMatchObject({ errorCode: '4', errorMsg: '文件不存在或已失效，请重新上传' });
    expect((await submit(order, { ...input, images: [await uploadPicture(app, as('buyer'))] })).success).toBe(true);
  });

  test('script in a text stays text', async () => {
    const order = await delivered(1);
    const remark = '<img src=x onerror=alert(1)>';
    const { returnNo } = await submitReturn(app, order, as('buyer'), { remark });
    expect((await model(returnNo)).resultData.remark).toBe(remark);
  });
});

describe('windows', () => {
  async function membersOrder() {
    const member = as('member');
    const memberAddress = await buildAddress(app, member);
    const trade = await buildTrade(app, { ...member, addressId: memberAddress, items: [{ itemId, qty: 2 }] });
    await payTrade(app, trade.tradeNo);
    return deliver(app, String(trade.orderNos[0]), { shop: shop(), buyer: member });
  }
  const noReason = { reasonCode: returnReasons.noReason };

  test('a member has seven days without a reason, counted from the day after, and fifteen with one', async () => {
    await goTo(start, 'member');
    const order = await membersOrder();
    await goTo(new Date('2026-11-28T15:59:59Z'), 'member', 'operator');
    expect((await submit(order, noReason, as('member'))).success).toBe(true);
    await goTo(new Date('2026-11-28T16:00:00Z'), 'member', 'operator');
    expect(await submit(order, noReason, as('member'))).toMatchObject({ errorCode: '5001' });
    expect((await submit(order, {}, as('member'))).success).toBe(true);
  });

  test('goods that are excepted need a reason', async () => {
    await goTo(start, 'member');
    await inShop(app, businessCompanyId, (ctx) =>
      ctx.db.update(products).set({ isReturnable7: false }).where(eq(products.id, productId)),
    );
    const order = await membersOrder();
    expect(await submit(order, noReason, as('member'))).toMatchObject({ errorCode: '5005' });
    expect((await submit(order, {}, as('member'))).success).toBe(true);
  });

  test('an enterprise needs a reason, unless its contracts open it', async () => {
    const order = await delivered(1);
    expect(await submit(order, noReason)).toMatchObject({ errorCode: '5005' });
    const setOption = (isBusinessNoReason: boolean) =>
      inShop(app, businessCompanyId, (ctx) => ctx.db.update(shopSettings).set({ options: { isBusinessNoReason } }));
    await setOption(true);
    expect((await submit(order, noReason)).success).toBe(true);
    await setOption(false);
  });
});

describe('Edit, Cancel, SubmitLogistics', () => {
  test('while the shop has not decided everything may change, once per version', async () => {
    const order = await delivered(3);
    const { returnNo, version } = await submitReturn(app, order, as('buyer'));
    const { orderNo: _no, requestId: _id, ...form } = returnForm(order, { ...item(order, 3), remark: '全部不需要了' });
    const edit = { ...form, returnNo };
    expect(await command('/api/ShopReturn/Edit', edit)).toMatchObject({ errorData: [{ field: 'version' }] });
    const edited = await command('/api/ShopReturn/Edit', { ...edit, version });
    expect(edited).toMatchObject({ resultData: { returnState: returnStates.awaitingAudit, version: version + 1 } });
    expect(await command('/api/ShopReturn/Edit', { ...edit, version })).toMatchObject({ errorCode: '6' });
    const { resultData } = await model(returnNo);
    expect(resultData).toMatchObject({ remark: '全部不需要了', applyFee: 1500, items: [{ qty: 3 }] });
    expect(await submit(order)).toMatchObject({ errorCode: '5004' });
    const less = { ...edit, ...item(order, 1), returnType: returnTypes.exchange, version: version + 1 };
    expect((await command('/api/ShopReturn/Edit', less)).success).toBe(true);
    expect((await submit(order, item(order, 2))).success).toBe(true);
    await audit(returnNo, { isAgree: false, remark: '超出换货范围' });
    expect(await command('/api/ShopReturn/Edit', { ...edit, version: version + 3 })).toMatchObject({
      errorCode: '3001',
    });
  });

  test('pictures that are there stay when the sheet is edited, also by a colleague', async () => {
    const order = await delivered(1);
    const input = {
      reasonCode: returnReasons.quality,
      remark: '到货就开不了机',
      images: [await uploadPicture(app, as('buyer'))],
    };
    const { returnNo, version } = await submitReturn(app, order, as('buyer'), input);
    const shown = (await model(returnNo, as('admin'))).resultData.images;
    const images = [await uploadPicture(app, as('admin')), ...shown];
    const { orderNo: _no, requestId: _id, ...form } = returnForm(order, { ...input, images });
    const edited = await command('/api/ShopReturn/Edit', { ...form, returnNo, version }, as('admin'));
    expect(edited.errorMsg).toBe('');
    const after = (await model(returnNo, as('admin'))).resultData.images;
    expect(after).toHaveLength(2);
    expect(after[1]?.split('?')[0]).toBe(shown[0]?.split('?')[0]);
  });

  test('sent back with a carrier and its number; then it is too late to withdraw', async () => {
    const { returnNo } = await submitReturn(app, await delivered(1), as('buyer'));
    const sendBack = { returnNo, logisticsCode: 'jd', logisticsNo: 'JD0001112223' };
    expect(await command('/api/ShopReturn/SubmitLogistics', sendBack)).toMatchObject({ errorCode: '3001' });
    await audit(returnNo, { isAgree: true });
    const wrong = [
      [{ logisticsCode: 'pigeon' }, '请选择物流公司'],
      [{ logisticsNo: '12 34' }, '物流单号格式不正确，应为 6–32 位字母、数字或 -'],
      [{ logisticsNo: '' }, '请填写物流单号'],
    ] as const;
    for (const [more, text] of wrong) {
      const answer = await command('/api/ShopReturn/SubmitLogistics', { ...sendBack, ...more });
      expect(answer).toMatchObject({ errorCode: '4', errorMsg: text });
    }
    const own = { ...sendBack, logisticsCode: 'self', logisticsNo: '' };
    expect(await command('/api/ShopReturn/SubmitLogistics', own)).toMatchObject({
      resultData: { returnState: returnStates.awaitingReceipt },
    });
    for (const path of commands.slice(2).filter((one) => !one.endsWith('Logistics'))) {
      expect(await command(path, { returnNo }), path).toMatchObject({ errorCode: '3001' });
    }
  });

  test('withdrawn, once; another tab is told, and the units are free again', async () => {
    const order = await delivered(1);
    const { returnNo, version } = await submitReturn(app, order, as('buyer'));
    const stale = { returnNo, version: version + 7 };
    expect(await command('/api/ShopReturn/Cancel', stale)).toMatchObject({ errorCode: '6' });
    const cancel = { returnNo, version };
    const tabs = await Promise.all([
      command('/api/ShopReturn/Cancel', cancel),
      command('/api/ShopReturn/Cancel', cancel),
    ]);
    expect(tabs.map((answer) => answer.errorCode).toSorted()).toEqual(['0', '3001']);
    expect((await submit(order)).success).toBe(true);
  });
});

describe('再次申请', () => {
  test('once after a refusal; then those units take no further sheet', async () => {
    const order = await delivered(3);
    const first = await submitReturn(app, order, as('buyer'), item(order, 2));
    await audit(first.returnNo, { isAgree: false, remark: '商品无质量问题' });
    expect((await model(first.returnNo)).resultData).toMatchObject({
      returnState: returnStates.refused,
      actions: ['again'],
    });
    const input = { ...item(order, 2), previousReturnNo: first.returnNo };
    const second = await submitReturn(app, order, as('buyer'), input);
    expect((await model(second.returnNo)).resultData).toMatchObject({ attempt: 2, previousReturnNo: first.returnNo });
    expect((await model(first.returnNo)).resultData).toMatchObject({
      againReturnNo: second.returnNo,
      disabledReasons: { again: '已再次申请' },
    });
    await audit(second.returnNo, { isAgree: false, remark: '仍无质量问题' });
    const third = { ...item(order, 1), previousReturnNo: first.returnNo };
    expect(await submit(order, third)).toMatchObject({ errorCode: '3001' });
    expect(await submit(order, item(order, 2))).toMatchObject({ errorCode: '5002' });
    expect((await applyInfo({ orderNo: order.orderNo })).resultData.maxQty).toBe(1);
    expect((await submit(order, item(order, 1))).success).toBe(true);
  });

  test('asking for refused units without saying so is the second application too', async () => {
    const order = await delivered(2);
    const first = await submitReturn(app, order, as('buyer'), item(order, 1));
    await audit(first.returnNo, { isAgree: false, remark: '商品无质量问题' });
    const fresh = await submitReturn(app, order, as('buyer'), item(order, 1));
    expect((await model(fresh.returnNo)).resultData.attempt).toBe(1);
    const second = await submitReturn(app, order, as('buyer'), item(order, 1));
    expect((await model(second.returnNo)).resultData).toMatchObject({ attempt: 2, previousReturnNo: first.returnNo });
  });

  test('so is taking them in by an edit', async () => {
    const order = await delivered(2);
    const first = await submitReturn(app, order, as('buyer'), item(order, 1));
    await audit(first.returnNo, { isAgree: false, remark: '商品无质量问题' });
    const { returnNo, version } = await submitReturn(app, order, as('buyer'), item(order, 1));
    const edit = { ...returnForm(order), ...item(order, 2), returnNo, version };
    expect(await command('/api/ShopReturn/Edit', edit)).toMatchObject({ success: true });
    expect((await model(returnNo)).resultData).toMatchObject({ attempt: 2, previousReturnNo: first.returnNo });
    await audit(returnNo, { isAgree: false, remark: '仍无质量问题' });
    expect(await submit(order, item(order, 1))).toMatchObject({ errorCode: '5002' });
  });
});

test('GetPage filters by state, kind, day and name, the newest first', async () => {
  const order = await delivered(3);
  const numbers: string[] = [];
  for (const returnType of [1, 2, 3]) {
    const { returnNo } = await submitReturn(app, order, as('buyer'), { returnType });
    numbers.unshift(returnNo);
  }
  const list = async (reqData: object, searchKey = order.orderNo) => {
    const page = await app.call('/api/ShopReturn/GetPage', { searchKey, reqData }, as('buyer'));
    return page.resultData.map((sheet) => sheet.returnNo);
  };
  expect(await list({})).toEqual(numbers);
  expect(await list({ returnType: returnTypes.exchange })).toEqual([numbers[1]]);
  await command('/api/ShopReturn/Cancel', { returnNo: numbers[0] });
  expect(await list({ returnStates: ['80'] })).toEqual([numbers[0]]);
  expect(await list({ dateFrom: '2026-11-21', dateTo: '2026-11-21' })).toHaveLength(3);
  expect(await list({ dateFrom: '2026-11-22' })).toEqual([]);
  expect(await list({}, String(numbers[2]))).toEqual([numbers[2]]);
  expect(await list({}, String(order.lines[0]?.itemNo))).toHaveLength(3);
  expect(await app.call('/api/ShopReturn/GetPage', { reqData: { dateFrom: '昨天' } }, as('buyer'))).toMatchObject({
    errorCode: '4',
  });
  expect(await app.call('/api/ShopReturn/GetModel', { data: {} }, as('buyer'))).toMatchObject({ errorCode: '5' });
});
