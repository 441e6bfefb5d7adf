import { payModes } from '@jicai/domain/orders/order-states.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { foundRefund } from '@jicai/domain/returns/return-fees.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import type { Path } from '@jicai/contract/index.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildPaidOrder, deliver, type ShopOrder, submitReturn, uploadPicture } from '../../../test/build-return.ts';
import { buildAddress } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { textOfPdf } from '../../../test/read-pdf.ts';
import { signIn } from '../../../test/sign-in.ts';
import { businessHost, type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { users } from '../../db/tables/accounts.ts';
import { auditRecords } from '../../db/tables/requests.ts';
import { lockAddressesOf, upsertReturnAddress } from './return-addresses.store.ts';

const app = useTestApp(seedCredit);
const onSheets = [
  '/api/OpsReturn/Audit',
  '/api/OpsReturn/Receive',
  '/api/OpsReturn/RefuseReceive',
  '/api/OpsReturn/Reship',
] as const;
const all = [
  '/api/OpsReturn/GetPage',
  '/api/OpsReturn/GetModel',
  ...onSheets,
  '/api/OpsReturn/ExportInspection',
  '/api/OpsReturn/GetAddressList',
  '/api/OpsReturn/SaveAddress',
  '/api/OpsReturn/DeleteAddress',
] as const;

let buyer: CallOptions = {};
let operator: CallOptions = {};
let supplier: CallOptions = {};
let ownSupplierId = '';
let ownItem = '';
let otherItem = '';
let otherSupplierId = '';
let addressId = '';

beforeAll(async () => {
  [buyer, operator] = [{ token: await signIn(app, 'buyer') }, { token: await signIn(app, 'operator') }];
  addressId = await buildAddress(app, buyer);
  const own = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 500 });
  [ownItem, ownSupplierId] = [own.itemId, own.supplierId];
  await inShop(app, businessCompanyId, (ctx) =>
    ctx.db.update(users).set({ supplierId: own.supplierId }).where(eq(users.accountId, '3007')),
  );
  supplier = { token: await signIn(app, 'supplier') };
});
beforeEach(async () => {
  const made = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 500, stock: 10 });
  [otherItem, otherSupplierId] = [made.itemId, made.supplierId];
});

const command = (path: Path, data: object, call = operator) =>
  app.call(path, { data: { requestId: randomUUID(), ...data } }, call);
const model = (returnNo: string, call = operator) => app.call('/api/OpsReturn/GetModel', { data: { returnNo } }, call);
async function asked(itemId: string, more: Record<string, unknown> = {}, qty = 2) {
  const placed = await buildPaidOrder(app, {
    ...buyer,
    operator: operator.token ?? '',
    addressId,
    payMode: payModes.credit,
    items: [{ itemId, qty }],
  });
  const order = await deliver(app, placed.orderNo, { shop: operator, buyer });
  return { order, ...(await submitReturn(app, order, buyer, more)) };
}
const items = (order: ShopOrder, goodQty = 1, badQty = 0) => [
  { orderItemId: order.lines[0]?.orderItemId, goodQty, badQty },
];
const receiver = {
  receiver: '退货组',
  mobile: '13800100009',
  areaCode: '310117',
  address: '新桥镇莘砖公路518号28幢',
};

describe('who may', () => {
  test.each(all)('%s: neither visitors nor buyers; a wrong body is told', async (path) => {
    expect(await app.call(path, { data: 1 })).toMatchObject({ errorCode: '2' });
    expect(await app.call(path, {}, buyer)).toMatchObject({ errorCode: '3' });
    const wrong = path.includes('Get') ? { pageSize: 'x', data: 1, reqData: 1 } : { data: {} };
    expect(await app.call(path, wrong, operator)).toMatchObject({ errorCode: '4' });
  });

  test('a supplier sees and decides on sheets of its own orders only', async () => {
    const own = await asked(ownItem);
    const foreign = await asked(otherItem);
    const seen = (await app.call('/api/OpsReturn/GetPage', {}, supplier)).resultData.map((sheet) => sheet.returnNo);
    expect(seen).toContain(own.returnNo);
    expect(seen).not.toContain(foreign.returnNo);
    const every = await app.call('/api/OpsReturn/GetPage', { reqData: { supplierId: otherSupplierId } }, operator);
    expect(every.resultData.map((sheet) => sheet.returnNo)).toEqual([foreign.returnNo]);
    expect(await model(foreign.returnNo, supplier)).toMatchObject({ errorCode: '5' });
    const picture = await uploadPicture(app, supplier);
    const bodies = {
      '/api/OpsReturn/Audit': { isAgree: true },
      '/api/OpsReturn/Receive': { items: items(foreign.order) },
      '/api/OpsReturn/RefuseReceive': { remark: '不是本店商品', images: [picture] },
      '/api/OpsReturn/Reship': { logisticsCode: 'self' },
    };
    const { returnNo, version } = foreign;
    for (const path of onSheets) {
      expect(await command(path, { returnNo, version, ...bodies[path] }, supplier), path).toMatchObject({
        errorCode: '5',
      });
    }
    const verdict = { returnNo: own.returnNo, version: own.version, isAgree: false, remark: '已过质保期' };
    expect(await command('/api/OpsReturn/Audit', verdict, supplier)).toMatchObject({
      resultData: { returnState: returnStates.refused },
    });
  });

  test("another shop's operator finds nothing", async () => {
    const { returnNo, version, order } = await asked(otherItem);
    const away = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await app.call('/api/OpsReturn/GetPage', {}, away)).totalCount).toBe(0);
    expect(await model(returnNo, away)).toMatchObject({ errorCode: '5' });
    for (const path of onSheets) {
      const body = {
        returnNo,
        version,
        isAgree: true,
        items: items(order),
        remark: '不是本店商品',
        logisticsCode: 'self',
      };
      expect(await command(path, body, away), path).toMatchObject({ errorCode: '5' });
    }
    expect(
      await app.call('/api/OpsReturn/GetAddressList', { reqData: { supplierId: ownSupplierId } }, away),
    ).toMatchObject({ errorCode: '5' });
  });
});

describe('Audit', () => {
  test('a command names the version it acts on; the wrong one is told', async () => {
    const { returnNo, version } = await asked(otherItem);
    expect(await command('/api/OpsReturn/Audit', { returnNo, isAgree: true })).toMatchObject({
      errorData: [{ field: 'version' }],
    });
    expect(await command('/api/OpsReturn/Audit', { returnNo, isAgree: true, version: version + 1 })).toMatchObject({
      errorCode: '6',
    });
    const noId = { data: { returnNo, isAgree: true, version } };
    expect(await app.call('/api/OpsReturn/Audit', noId, operator)).toMatchObject({
      errorData: [{ field: 'requestId' }],
    });
  });

  test('two clerks at once: one verdict counts', async () => {
    const { returnNo, version } = await asked(otherItem, { returnType: returnTypes.refundOnly });
    const refuse = { returnNo, version, isAgree: false, remark: '已过质保期' };
    const verdicts = await Promise.all([
      command('/api/OpsReturn/Audit', { returnNo, version, isAgree: true }),
      command('/api/OpsReturn/Audit', refuse),
    ]);
    expect(verdicts.map((answer) => answer.errorCode).toSorted()).toEqual(['0', '3001']);
  });

  test('a refusal gives its reason, and money is never raised', async () => {
    const { returnNo, version } = await asked(otherItem);
    const verdict = { returnNo, version };
    expect(await command('/api/OpsReturn/Audit', { ...verdict, isAgree: false, remark: '不行' })).toMatchObject({
      errorData: [{ field: 'remark', msg: '请填写5-200个字的拒绝原因' }],
    });
    expect(await command('/api/OpsReturn/Audit', { ...verdict, isAgree: true, agreeFee: 501 })).toMatchObject({
      errorCode: '5003',
    });
    const free = { ...verdict, isAgree: true, agreeFee: 0, remark: '一分钱也不退' };
    expect(await command('/api/OpsReturn/Audit', free)).toMatchObject({ errorData: [{ field: 'agreeFee' }] });
  });

  test('what is lowered is spread over the lines and never exceeds what each asked', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 700, supplierId: otherSupplierId });
    const placed = await buildPaidOrder(app, {
      ...buyer,
      operator: operator.token ?? '',
      addressId,
      payMode: payModes.credit,
      items: [
        { itemId: otherItem, qty: 1 },
        { itemId, qty: 1 },
      ],
    });
    const order = await deliver(app, placed.orderNo, { shop: operator, buyer });
    const both = order.lines.map((line) => ({ orderItemId: line.orderItemId, qty: 1 }));
    const { returnNo, version } = await submitReturn(app, order, buyer, {
      returnType: returnTypes.refundOnly,
      items: both,
    });
    const verdict = { returnNo, version, isAgree: true, agreeFee: 1000, remark: '双方协商退部分' };
    expect(await command('/api/OpsReturn/Audit', verdict)).toMatchObject({
      resultData: { returnState: returnStates.awaitingRefund },
    });
    const { resultData } = await model(returnNo);
    expect(resultData).toMatchObject({ applyFee: 1200, agreeFee: 1000, refundFee: 1000 });
    expect(resultData.items.map((item) => item.refundFee).toSorted((a = 0, b = 0) => a - b)).toEqual([417, 583]);
  });

  test('without an address of its own the shop must name one', async () => {
    const { returnNo, version } = await asked(otherItem);
    const agree = { returnNo, version, isAgree: true };
    expect(await command('/api/OpsReturn/Audit', agree)).toMatchObject({
      errorData: [{ field: 'addressId', msg: '这家供应商还没有退货地址，请先在供应商资料里添加' }],
    });
    const made = await command('/api/OpsReturn/SaveAddress', { ...receiver, supplierId: ownSupplierId });
    const foreign = (made.resultData as { addressId: string }).addressId;
    expect(await command('/api/OpsReturn/Audit', { ...agree, addressId: foreign })).toMatchObject({ errorCode: '5' });
    await command('/api/OpsReturn/SaveAddress', { ...receiver, supplierId: otherSupplierId });
    expect((await command('/api/OpsReturn/Audit', agree)).success).toBe(true);
    expect((await model(returnNo)).resultData.returnAddress).toEqual({
      receiver: '退货组',
      mobile: '13800100009',
      areaText: '上海市松江区',
      address: '新桥镇莘砖公路518号28幢',
    });
  });
});

describe('Receive, RefuseReceive, Reship', () => {
  async function sentBack(more: Record<string, unknown> = {}) {
    const made = await asked(otherItem, more);
    await command('/api/OpsReturn/SaveAddress', { ...receiver, supplierId: otherSupplierId });
    await command('/api/OpsReturn/Audit', { returnNo: made.returnNo, version: made.version, isAgree: true });
    const back = { returnNo: made.returnNo, logisticsCode: 'jd', logisticsNo: 'JD0001112223' };
    await command('/api/ShopReturn/SubmitLogistics', back, buyer);
    return { ...made, version: (await model(made.returnNo)).resultData.version };
  }

  test('the paper for who opens the parcel says what should have come and no amount, until it is inspected', async () => {
    const { returnNo, version, order } = await sentBack();
    const print = (call: CallOptions) => app.call('/api/OpsReturn/ExportInspection', { data: { returnNo } }, call);
    const { fileUrl } = (await print(operator)).resultData;
    const file = await app.fastify.inject({ method: 'GET', url: fileUrl, headers: { host: businessHost } });
    const text = textOfPdf(file.rawPayload);
    for (const words of ['验货单', returnNo, order.orderNo, '京东物流 JD0001112223', '验货人：'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/¥|\d\.\d\d/);
    expect(await print(supplier)).toMatchObject({ errorCode: '5' });
    const abroad = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect(await print(abroad)).toMatchObject({ errorCode: '5' });
    const done = await command('/api/OpsReturn/Receive', { returnNo, version, items: items(order) });
    expect(done.success).toBe(true);
    expect(await print(operator)).toMatchObject({ errorCode: '3001' });
  });

  test('each line once, none of another sheet, never more than was sent', async () => {
    const { returnNo, version, order } = await sentBack();
    const receive = (body: unknown) => command('/api/OpsReturn/Receive', { returnNo, version, items: body });
    expect(await receive([])).toMatchObject({ errorMsg: '请填写验收数量' });
    expect(await receive([...items(order), ...items(order)])).toMatchObject({ errorMsg: '请填写每种商品的验收数量' });
    expect(await receive([{ orderItemId: '12345', goodQty: 1, badQty: 0 }])).toMatchObject({ errorCode: '5' });
    expect(await receive(items(order, 1, 1))).toMatchObject({ errorMsg: '验收数量超出寄回数量' });
    expect(await receive(items(order, -1))).toMatchObject({ errorCode: '4' });
    expect(await command('/api/OpsReturn/Reship', { returnNo, version, logisticsCode: 'self' })).toMatchObject({
      errorCode: '3001',
    });
    expect(await receive(items(order))).toMatchObject({ resultData: { returnState: returnStates.awaitingRefund } });
    expect(await receive(items(order))).toMatchObject({ errorCode: '3001' });
  });

  test('what is spoiled or missing has its reason, pictures are the own ones, and the buyer is shown all of it', async () => {
    const { returnNo, version, order } = await sentBack();
    const receive = (more: object, goodQty = 0, badQty = 1) => {
      const [item] = items(order, goodQty, badQty);
      return command('/api/OpsReturn/Receive', { returnNo, version, items: [{ ...item, ...more }] });
    };
    const told = async (more: object, goodQty?: number, badQty?: number) =>
      ((await receive(more, goodQty, badQty)).errorData as { field: string }[] | undefined)?.[0]?.field;
    expect(await told({})).toBe('items.0.badReason');
    expect(await told({ badReason: 'ugly' })).toBe('items.0.badReason');
    expect(await told({ badReason: 'other' })).toBe('items.0.note');
    const theirs = await uploadPicture(app, buyer);
    expect(await told({ badReason: 'used', images: [theirs] })).toBe('images');
    const own = [await uploadPicture(app, operator), await uploadPicture(app, operator)];
    expect(await receive({ badReason: 'used', note: '帽衬有汗渍', images: own })).toMatchObject({ success: true });

    const sheet = (await app.call('/api/ShopReturn/GetModel', { data: { returnNo } }, buyer)).resultData;
    expect(sheet.items).toMatchObject([{ goodQty: 0, badQty: 1, badReason: 'used', foundNote: '帽衬有汗渍' }]);
    expect(sheet.items[0]).not.toHaveProperty('missingReason');
    expect(sheet.items[0]?.foundImages).toHaveLength(2);
    const [url = ''] = sheet.items[0]?.foundImages ?? [];
    expect((await app.fastify.inject({ url, headers: { host: businessHost } })).statusCode).toBe(200);
    expect((await model(returnNo)).resultData.items[0]).toMatchObject({ badReason: 'used', badQty: 1 });
  });

  test('an operator is handed what the refund is computed from, to the fen; a supplier is not', async () => {
    const placed = await buildPaidOrder(app, {
      ...buyer,
      operator: operator.token ?? '',
      addressId,
      payMode: payModes.credit,
      items: [{ itemId: ownItem, qty: 7 }],
    });
    const order = await deliver(app, placed.orderNo, { shop: operator, buyer });
    const line = order.lines[0]?.orderItemId;
    const made = await submitReturn(app, order, buyer, { items: [{ orderItemId: line, qty: 5 }] });
    await command('/api/OpsReturn/SaveAddress', { ...receiver, supplierId: ownSupplierId });
    const less = { isAgree: true, agreeFee: 1001, remark: '双方协商退部分' };
    await command('/api/OpsReturn/Audit', { returnNo: made.returnNo, version: made.version, ...less });
    const back = { returnNo: made.returnNo, logisticsCode: 'jd', logisticsNo: 'JD0001112224' };
    await command('/api/ShopReturn/SubmitLogistics', back, buyer);
    expect((await model(made.returnNo, supplier)).resultData.items[0]).not.toHaveProperty('refundable');
    const sheet = (await model(made.returnNo)).resultData;
    const [item] = sheet.items;
    if (!item?.refundable) throw new Error('no figures');
    const asked = { ...item, feeFen: item.agreeFee ?? 0, isWhole: item.refundable.isWhole };
    const shown = foundRefund(item.refundable, asked, { nowQty: 4, withFreight: sheet.withFreight });
    expect(shown).toBe(800);
    const found = { orderItemId: line, goodQty: 3, badQty: 1, badReason: 'broken', missingReason: 'lessSent' };
    const { version } = sheet;
    await command('/api/OpsReturn/Receive', { returnNo: made.returnNo, version, items: [found] }, supplier);
    const after = (await model(made.returnNo)).resultData;
    expect(after.refundFee).toBe(shown);
    expect(after.items[0]).not.toHaveProperty('refundable');
  });

  test('a refusal of goods needs a reason and a picture of the shop', async () => {
    const { returnNo, version } = await sentBack();
    const refuse = (more: object) => command('/api/OpsReturn/RefuseReceive', { returnNo, version, ...more });
    expect(await refuse({ remark: '不行' })).toMatchObject({ errorData: [{ field: 'remark' }] });
    expect(await refuse({ remark: '不是本店商品' })).toMatchObject({ errorData: [{ field: 'images' }] });
    const theirs = await uploadPicture(app, buyer);
    expect(await refuse({ remark: '不是本店商品', images: [theirs] })).toMatchObject({
      errorData: [{ field: 'images' }],
    });
    const own = await uploadPicture(app, operator);
    expect(await refuse({ remark: '不是本店商品', images: [own] })).toMatchObject({
      resultData: { returnState: returnStates.ended },
    });
  });

  test('an exchange is sent with a carrier and its number', async () => {
    const { returnNo, order } = await sentBack({ returnType: returnTypes.exchange });
    const { version } = (await model(returnNo)).resultData;
    await command('/api/OpsReturn/Receive', { returnNo, version, items: items(order, 1) });
    const now = (await model(returnNo)).resultData;
    expect(now).toMatchObject({ returnState: returnStates.awaitingReship, actions: ['reship'] });
    const reship = (more: object) => command('/api/OpsReturn/Reship', { returnNo, version: now.version, ...more });
    expect(await reship({ logisticsCode: 'pigeon' })).toMatchObject({ errorMsg: '请选择物流公司' });
    expect(await reship({ logisticsCode: 'jd', logisticsNo: '' })).toMatchObject({ errorMsg: '请填写物流单号' });
    expect(await reship({ logisticsCode: 'jd', logisticsNo: 'JD00011122' })).toMatchObject({
      resultData: { returnState: returnStates.awaitingExchange },
    });
  });
});

describe('addresses', () => {
  test('a supplier keeps its own; the first is the default, another takes that over', async () => {
    const save = (more: object, call = supplier) =>
      command('/api/OpsReturn/SaveAddress', { ...receiver, ...more }, call);
    const list = async (call = supplier) =>
      (
        await app.call(
          '/api/OpsReturn/GetAddressList',
          { reqData: { supplierId: call === operator ? ownSupplierId : '' } },
          call,
        )
      ).resultData;
    for (const one of await list())
      await command('/api/OpsReturn/DeleteAddress', { addressId: one.addressId }, supplier);
    const first = (await save({})).resultData as { addressId: string };
    await save({ receiver: '二号仓', isDefault: true });
    expect((await list()).map((one) => [one.receiver, one.isDefault])).toEqual([
      ['二号仓', true],
      ['退货组', false],
    ]);
    expect(await list(operator)).toHaveLength(2);
    await save({ addressId: first.addressId, receiver: '一号仓' });
    expect((await list()).map((one) => one.receiver)).toEqual(['二号仓', '一号仓']);
    expect(await save({ supplierId: otherSupplierId })).toMatchObject({ errorCode: '5' });
    const foreign = (await save({ supplierId: otherSupplierId }, operator)).resultData as { addressId: string };
    expect(await save({ addressId: foreign.addressId })).toMatchObject({ errorCode: '5' });
    expect(await command('/api/OpsReturn/DeleteAddress', foreign, supplier)).toMatchObject({ errorCode: '5' });
    expect(await save({ supplierId: '12345' }, operator)).toMatchObject({ errorCode: '5' });
    expect(await save({}, operator)).toMatchObject({ errorData: [{ field: 'supplierId' }] });
  });

  test('of two first ones at once one is the default', async () => {
    const list = async () => (await app.call('/api/OpsReturn/GetAddressList', {}, supplier)).resultData;
    for (const { addressId } of await list()) await command('/api/OpsReturn/DeleteAddress', { addressId }, supplier);
    const { second } = await inShop(app, businessCompanyId, async (ctx) => {
      await lockAddressesOf(ctx, ownSupplierId);
      const row = { id: ctx.newId(), supplierId: ownSupplierId, areaText: '', isDefault: true };
      await upsertReturnAddress(ctx, { ...receiver, ...row });
      const begun = command('/api/OpsReturn/SaveAddress', receiver, supplier);
      await sleep(500);
      return { second: begun };
    });
    expect(await second).toMatchObject({ success: true });
    expect((await list()).filter((one) => one.isDefault)).toHaveLength(1);
  });

  test.each([
    [{ receiver: '1' }, 'receiver'],
    [{ mobile: '1' }, 'mobile'],
    [{ areaCode: '310000' }, 'areaCode'],
    [{ address: '路' }, 'address'],
  ])('%j is told', async (more, field) => {
    expect(await command('/api/OpsReturn/SaveAddress', { ...receiver, ...more }, supplier)).toMatchObject({
      errorData: [{ field }],
    });
  });
});

test('every command of the shop side leaves a record', async () => {
  const { returnNo, version } = await asked(otherItem);
  await command('/api/OpsReturn/Audit', { returnNo, version, isAgree: false, remark: '已过质保期' });
  const records = await inShop(app, businessCompanyId, (ctx) =>
    ctx.db
      .select({ path: auditRecords.path, before: auditRecords.before, after: auditRecords.after })
      .from(auditRecords)
      .where(eq(auditRecords.subject, `return ${returnNo}`)),
  );
  expect(records).toEqual([
    {
      path: '/api/OpsReturn/Audit',
      before: { returnState: returnStates.awaitingAudit, applyFen: 500 },
      after: { returnState: returnStates.refused, agreeFen: null, remark: '已过质保期' },
    },
  ]);
});
