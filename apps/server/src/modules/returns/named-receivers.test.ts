import { orderStates, payModes } from '@jicai/domain/orders/order-states.ts';
import { returnReasons } from '@jicai/domain/returns/return-reasons.ts';
import { randomUUID } from 'node:crypto';
import type { OrgNode } from '@jicai/contract/people/organisation.ts';
import { desc } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { findOrder, shipSome, uploadPicture } from '../../../test/build-return.ts';
import { buildOrg, buildRole, buildUser, settleIn } from '../../../test/build-user.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { auditRecords } from '../../db/tables/requests.ts';

/** 验收人: named at a department, they receive what its people ordered although they are not the buyers. */
const app = useTestApp(seedCredit);
const buyersDepartment = '2101';
const tokens = {} as Record<DemoAccount, string>;
let keeper = { token: '', userId: '', userName: '' };
let addressId = '';
let pen = '';

beforeAll(async () => {
  for (const who of ['admin', 'buyer', 'finance', 'member', 'operator', 'supplier'] as const)
    tokens[who] = await signIn(app, who);
  addressId = await buildAddress(app, { token: tokens.buyer });
  // A role that may neither receive orders nor see those of others.
  const roleId = await buildRole(app, { permissions: ['user.self'] });
  const made = await buildUser(app, { token: tokens.admin, roleIds: [roleId], orgId: '2103' });
  keeper = { token: await settleIn(app, made), userId: made.userId, userName: made.userName };
  pen = (await buildSku(app.deps, businessCompanyId, { enterpriseFen: 500, stock: 100 })).itemId;
});
beforeEach(() => name(buyersDepartment, []));

const all = (nodes: OrgNode[]): OrgNode[] => nodes.flatMap((node) => [node, ...all(node.children)]);
const find = async (orgId: string) => {
  const { resultData } = await app.call('/api/CustOrg/GetTree', {}, { token: tokens.admin });
  const node = all(resultData).find((one) => one.orgId === orgId);
  if (!node) throw new Error(`no department ${orgId}`);
  return node;
};
async function name(orgId: string, receiverUserIds: string[]) {
  const { orgName, leaderUserId, version } = await find(orgId);
  const data = { orgId, orgName, leaderUserId: leaderUserId || undefined, version, receiverUserIds };
  return app.call('/api/CustOrg/Edit', { data }, { token: tokens.admin });
}
const list = (reqData: object = {}, token = keeper.token) =>
  app.call('/api/ShopReceipt/GetPage', { reqData }, { token });
const printed = (orderNos: string[], token = keeper.token) =>
  app.call('/api/ShopReceipt/GetPrint', { data: { orderNos } }, { token });
const receive = (sent: { orderNo: string; parcelId: string }, over: object = {}, token = keeper.token) =>
  app.call('/api/ShopReceipt/Receive', { data: { ...sent, reports: [], requestId: randomUUID(), ...over } }, { token });

/** An order of the buyer for ten pens, all of them in one parcel on its way. */
async function onTheWay() {
  const items = [{ itemId: pen, qty: 10 }];
  const trade = await buildTrade(app, { token: tokens.buyer, addressId, items, payMode: payModes.credit });
  const orderNo = String(trade.orderNos[0]);
  const parcelId = await shipSome(app, orderNo, { token: tokens.operator });
  const order = await findOrder(app, orderNo, { token: tokens.operator });
  return { orderNo, parcelId, orderItemId: order.lines[0]!.orderItemId, version: order.version };
}

describe('an administrator names who receives for a department', () => {
  test('they stand at the department, and the record says who named them', async () => {
    expect(await name(buyersDepartment, [keeper.userId])).toMatchObject({ success: true });
    expect((await find(buyersDepartment)).receivers).toEqual([{ userId: keeper.userId, userName: keeper.userName }]);
    const [record] = await inShop(app, businessCompanyId, (ctx) =>
      ctx.db.select().from(auditRecords).orderBy(desc(auditRecords.id)).limit(1),
    );
    expect(record).toMatchObject({
      subject: `department ${buyersDepartment}`,
      actorName: '周敏',
      before: { receiverUserIds: [] },
      after: { receiverUserIds: [keeper.userId] },
    });
    // Said nothing of: as it was.
    const { orgName, leaderUserId, version } = await find(buyersDepartment);
    const data = { orgId: buyersDepartment, orgName, leaderUserId, version };
    await app.call('/api/CustOrg/Edit', { data }, { token: tokens.admin });
    expect((await find(buyersDepartment)).receivers).toHaveLength(1);
  });

  test('only people of the own enterprise whose accounts are in order, at most 20', async () => {
    for (const userId of ['4005', '4006', '1'])
      expect(await name(buyersDepartment, [userId])).toMatchObject({
        errorCode: '4',
        errorData: [{ field: 'receiverUserIds', msg: '验收人不存在' }],
      });
    expect(
      await name(
        buyersDepartment,
        Array.from({ length: 21 }, (_, at) => String(at + 1)),
      ),
    ).toMatchObject({
      errorCode: '4',
    });
    expect((await find(buyersDepartment)).receivers).toEqual([]);
  });

  test('a department goes with its names', async () => {
    const made = await app.call(
      '/api/CustOrg/Add',
      { data: { orgName: '验收组', parentId: '0', receiverUserIds: [keeper.userId] } },
      { token: tokens.admin },
    );
    const { orgId, version } = made.resultData;
    expect((await find(orgId)).receivers).toHaveLength(1);
    const gone = await app.call('/api/CustOrg/Delete', { data: { orgId, version } }, { token: tokens.admin });
    expect(gone).toMatchObject({ success: true });
  });
});

describe('a named receiver', () => {
  test('is told when a parcel leaves, finds it in a list without prices, and receives it', async () => {
    await name(buyersDepartment, [keeper.userId]);
    const sent = await onTheWay();
    const messages = await app.call('/api/Message/GetPage', {}, { token: keeper.token });
    expect(messages.resultData[0]).toMatchObject({
      title: '有包裹待验收',
      content: expect.stringContaining(sent.orderNo),
      linkUrl: '/center/order/receiving',
    });
    const page = await list();
    expect(page.totalCount).toBe(1);
    expect(page.resultData[0]).toMatchObject({
      orderNo: sent.orderNo,
      parcelId: sent.parcelId,
      version: sent.version,
      userName: '陈思远',
      orgName: '制造一部',
      isPaused: false,
      receivedBy: [],
      items: [{ orderItemId: sent.orderItemId, qty: 10 }],
      lines: [{ orderItemId: sent.orderItemId }],
    });
    expect(JSON.stringify(page.resultData)).not.toMatch(/fee|price|discount/i);
    expect((await receive(sent, { version: sent.version })).resultData).toMatchObject({
      orderNo: sent.orderNo,
      orderState: orderStates.completed,
      returnNos: [],
    });
    expect((await list()).resultData).toEqual([]);
    expect((await list({ isReceived: true })).resultData[0]).toMatchObject({
      orderNo: sent.orderNo,
      receivedBy: [keeper.userName],
    });
    const order = await findOrder(app, sent.orderNo, { token: tokens.operator });
    expect(order.orderState).toBe(orderStates.completed);
    const print = await app.call(
      '/api/ShopOrder/GetPrint',
      { data: { orderNos: [sent.orderNo] } },
      { token: tokens.buyer },
    );
    expect(print.resultData.orders[0]?.parcels[0]).toMatchObject({
      receivedBy: [keeper.userName],
      items: [{ qty: 10, receivedQty: 10 }],
    });
  });

  test('reports what is damaged: the sheet is the buyer’s, the rest is accepted', async () => {
    await name(buyersDepartment, [keeper.userId]);
    const sent = await onTheWay();
    const picture = await uploadPicture(app, { token: keeper.token });
    const reports = [
      { fault: 'missing', items: [{ orderItemId: sent.orderItemId, qty: 1 }] },
      {
        fault: 'damaged',
        items: [{ orderItemId: sent.orderItemId, qty: 2 }],
        remark: '外箱压坏，里面的笔断了',
        images: [picture],
      },
    ];
    const answer = await receive(sent, { reports });
    expect(answer.resultData.returnNos).toHaveLength(2);
    expect((await list()).resultData[0]).toMatchObject({
      isPaused: true,
      parcelStateText: '部分收货',
      receivedBy: [keeper.userName],
      items: [{ qty: 10, receivedQty: 7 }],
    });
    const sheet = await app.call(
      '/api/ShopReturn/GetModel',
      { data: { returnNo: answer.resultData.returnNos[1] ?? '' } },
      { token: tokens.buyer },
    );
    expect(sheet.resultData).toMatchObject({ reasonCode: returnReasons.damaged, orderNo: sent.orderNo });
    expect(await receive(sent, { version: undefined })).toMatchObject({ errorCode: '5004' });
  });

  test('of a department above receives too; of one beside, or no longer named, not', async () => {
    const sent = await onTheWay();
    const below = await buildOrg(app, { parentId: buyersDepartment });
    const beside = await buildOrg(app);
    for (const orgId of [below, beside]) {
      await name(orgId, [keeper.userId]);
      expect((await list()).resultData).toEqual([]);
      expect(await receive(sent)).toMatchObject({ errorCode: '5' });
      await name(orgId, []);
    }
    const { version } = await find(buyersDepartment);
    const move = { orgId: buyersDepartment, parentId: beside, version };
    expect(await app.call('/api/CustOrg/Move', { data: move }, { token: tokens.admin })).toMatchObject({
      success: true,
    });
    expect((await list()).resultData).toEqual([]);
    await name(beside, [keeper.userId]);
    expect((await list()).resultData[0]).toMatchObject({ orderNo: sent.orderNo });
    await name(beside, []);
    expect((await list()).resultData).toEqual([]);
    await name(beside, [keeper.userId]);
    expect(await receive(sent)).toMatchObject({ success: true });
    await name(beside, []);
    const back = { orgId: buyersDepartment, parentId: '0', version: version + 1 };
    await app.call('/api/CustOrg/Move', { data: back }, { token: tokens.admin });
  });

  test('prints the papers of parcels of his departments, without prices, before and after he received', async () => {
    await name(buyersDepartment, [keeper.userId]);
    const sent = await onTheWay();
    const before = (await printed([sent.orderNo])).resultData.orders[0];
    expect(before).toMatchObject({
      orderNo: sent.orderNo,
      address: { receiver: '陈思远' },
      lines: [{ orderItemId: sent.orderItemId, qty: 10, cancelledQty: 0 }],
      parcels: [{ parcelId: sent.parcelId, receivedBy: [], items: [{ orderItemId: sent.orderItemId, qty: 10 }] }],
    });
    expect(before?.parcels[0]?.items[0]?.receivedQty).toBeUndefined();
    expect((await receive(sent)).success).toBe(true);
    const { resultData } = await printed([sent.orderNo]);
    expect(resultData.orders[0]?.parcels[0]).toMatchObject({
      receivedBy: [keeper.userName],
      items: [{ qty: 10, receivedQty: 10 }],
    });
    expect(resultData.companyName).not.toBe('');
    expect(JSON.stringify(resultData)).not.toMatch(/fee|price|discount|tax|pay|amount/i);
  });

  test('sees and does nothing else with the order', async () => {
    await name(buyersDepartment, [keeper.userId]);
    const sent = await onTheWay();
    const { orderNo, parcelId, version } = sent;
    const call = { token: keeper.token };
    const data = { orderNo, parcelId, version, requestId: randomUUID() };
    expect(await app.call('/api/ShopOrder/GetModel', { data }, call)).toMatchObject({ errorCode: '3' });
    expect(await app.call('/api/ShopOrder/GetPrint', { data: { orderNos: [orderNo] } }, call)).toMatchObject({
      errorCode: '3',
    });
    expect(await app.call('/api/ShopOrder/ReceiveParcel', { data }, call)).toMatchObject({ errorCode: '3' });
    expect(await app.call('/api/ShopOrder/Cancel', { data }, call)).toMatchObject({ errorCode: '3' });
    expect(await receive(sent, { version: version + 7 })).toMatchObject({ errorCode: '6' });
  });

  test('has the list in his menu while he is named', async () => {
    const titles = async (token: string) =>
      (await app.call('/api/KamFunction/GetUserByFunction', {}, { token })).resultData.flatMap((top) =>
        top.children.map((leaf) => leaf.formUrl),
      );
    expect(await titles(keeper.token)).not.toContain('receiving');
    await name(buyersDepartment, [keeper.userId]);
    expect(await titles(keeper.token)).toContain('receiving');
    expect(await titles(tokens.finance)).not.toContain('receiving');
  });
});

test('nobody else reaches it', async () => {
  await name(buyersDepartment, [keeper.userId]);
  const sent = await onTheWay();
  for (const path of ['/api/ShopReceipt/GetPage', '/api/ShopReceipt/GetPrint', '/api/ShopReceipt/Receive'] as const) {
    expect(await app.call(path, {})).toMatchObject({ errorCode: '2' });
    expect(await app.call(path, {}, { token: keeper.token, host: retailHost })).toMatchObject({ errorCode: '2' });
    for (const who of ['operator', 'supplier'] as const)
      expect(await app.call(path, {}, { token: tokens[who] })).toMatchObject({ errorCode: '3' });
  }
  // The administrator sees every order, but nobody named him; the member is of another customer.
  for (const who of ['admin', 'finance', 'member', 'buyer'] as const) {
    expect((await list({}, tokens[who])).resultData).toEqual([]);
    expect(await receive(sent, {}, tokens[who])).toMatchObject({ errorCode: '5' });
    expect(await printed([sent.orderNo], tokens[who])).toMatchObject({ errorCode: '5' });
  }
  // One paper that is not his refuses all; so does an order of which nothing has left, and a name taken away.
  const waiting = await buildTrade(app, {
    token: tokens.buyer,
    addressId,
    items: [{ itemId: pen, qty: 1 }],
    payMode: payModes.credit,
  });
  expect(await printed([sent.orderNo])).toMatchObject({ success: true });
  expect(await printed([sent.orderNo, String(waiting.orderNos[0])])).toMatchObject({ errorCode: '5' });
  expect(await printed([sent.orderNo, 'D202611210000000000'])).toMatchObject({ errorCode: '5' });
  expect(await printed([])).toMatchObject({ errorCode: '4' });
  await name(buyersDepartment, []);
  expect(await printed([sent.orderNo])).toMatchObject({ errorCode: '5' });
  await name(buyersDepartment, [keeper.userId]);
  expect(await receive(sent, { parcelId: 'x' })).toMatchObject({ errorCode: '4' });
  expect(await list({ isReceived: 'perhaps' })).toMatchObject({ errorCode: '4' });
  expect(await receive({ ...sent, parcelId: '1' })).toMatchObject({ errorCode: '5' });
});
