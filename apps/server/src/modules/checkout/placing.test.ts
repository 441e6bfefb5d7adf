import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { orderStates, payModes } from '@jicai/domain/orders/order-states.ts';
import { accountStates } from '@jicai/domain/people/account-types.ts';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { buildContractPrice, buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { askPerson, buildRule, people } from '../../../test/build-rule.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost } from '../../../test/test-app.ts';
import { useApprovals } from '../../../test/use-approvals.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { orders } from '../../db/tables/orders.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const { app, wanted, tokens, inBusiness, call, credit, order } = useApprovals();
const buyerId = '4002';
const memberId = '4005';
let desk: BuiltSku;

const ask = <P extends Parameters<typeof app.call>[0]>(path: P, data: object, who?: CallOptions) =>
  app.call(path, { data: { requestId: randomUUID(), ...data } }, who ?? { token: tokens.operator });
const preview = async (data: object) => (await ask('/api/OpsPlace/GetPreview', data)).resultData;
/** Previews these goods for somebody and submits what was seen. */
const place = async (data: {
  userId?: string;
  qty?: number;
  payMode?: number;
  addressId?: string;
  purchaseNo?: string;
  costCenter?: string;
  requestId?: string;
}) => {
  const { userId = buyerId, qty = 1, payMode = payModes.credit, addressId = wanted.addressId, ...more } = data;
  const items = [{ itemNo: desk.itemNo, qty }];
  const seen = await preview({ userId, items, addressId, payMode });
  const itemList = [{ itemId: desk.itemId, qty }];
  const { previewKey } = seen?.preview ?? { previewKey: '' };
  return ask('/api/OpsPlace/Submit', { userId, itemList, addressId, payMode, previewKey, ...more });
};

beforeAll(async () => {
  desk = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 20_000, retailFen: 25_000, stock: 1000 });
  await buildContractPrice(app.deps, businessCompanyId, { customerId: '2001', itemId: desk.itemId, priceFen: 18_000 });
});

test('the price, the credit and the record are the customer’s, and both sides read who placed it', async () => {
  const before = await credit();
  const { tradeNo, orderState, payFee, orderNos } = (await place({ purchaseNo: 'PO-77' })).resultData;
  expect({ orderState, payFee }).toMatchObject({ orderState: orderStates.awaitingShipment });
  const bought = await order(tradeNo);
  expect(bought).toMatchObject({ userName: '陈思远', placedByName: '商城运营', purchaseNo: 'PO-77' });
  expect(bought.lines).toMatchObject([{ price: 18_000, qty: 1 }]);
  expect(bought.history.at(-1)).toMatchObject({ event: 'submit', userName: '商城运营', remark: '商城代客户下单' });
  expect((await credit()).usedFen - before.usedFen).toBe(payFee);
  const shop = await ask('/api/OpsOrder/GetModel', { orderNo: orderNos[0] });
  expect(shop.resultData.placedByName).toBe('商城运营');
  const told = (await app.call('/api/Message/GetPage', {}, { token: tokens.buyer })).resultData[0];
  expect(told).toMatchObject({ title: '商城已为您下单', linkUrl: expect.stringContaining(orderNos[0]!) });
  expect(told?.content).toContain('商家正在安排发货');
  const log = await app.call('/api/OpsLog/GetPage', { reqData: { area: 'order' } }, { token: tokens.operator });
  expect(log.resultData[0]).toMatchObject({ act: '代客户下单' });
});

test('rules of the customer’s enterprise ask its approvers, as for an order of its own', async () => {
  await buildRule(app, { steps: [askPerson(people.approver)] });
  const items = [{ itemNo: desk.itemNo, qty: 1 }];
  const seen = await preview({ userId: buyerId, items, addressId: wanted.addressId, payMode: payModes.credit });
  expect(seen.preview).toMatchObject({ needAudit: true, canSubmit: true });
  const placed = (await place({})).resultData;
  expect(placed).toMatchObject({ orderState: orderStates.awaitingApproval, auditId: expect.any(String) });
  expect((await call('/api/ShopAudit/GetModel', 'approver', { tradeNo: placed.tradeNo })).success).toBe(true);
  const frozen = (await credit()).frozenFen;
  await call('/api/ShopAudit/Withdraw', 'buyer', {
    tradeNo: placed.tradeNo,
    version: (await call('/api/ShopAudit/GetModel', 'buyer', { tradeNo: placed.tradeNo })).resultData.version,
  });
  expect((await credit()).frozenFen).toBeLessThan(frozen);
});

test('a personal member pays retail by his own ways', async () => {
  const member = { token: await signIn(app, 'member') };
  const added = await app.call(
    '/api/CustAddress/Add',
    {
      data: {
        receiver: '苏晴',
        mobile: '13800100005',
        areaCode: '310117',
        address: '新桥镇莘砖公路518号',
        requestId: randomUUID(),
      },
    },
    member,
  );
  const { addressId } = added.resultData;
  const model = await ask('/api/OpsPlace/GetModel', { userId: memberId });
  expect(model.resultData.addresses.map((one) => one.addressId)).toContain(addressId);
  expect((await place({ userId: memberId, addressId, payMode: payModes.credit })).errorCode).toBe(
    errorCodes.payModeClosed,
  );
  const { orderState, tradeNo } = (await place({ userId: memberId, addressId, payMode: payModes.online })).resultData;
  expect(orderState).toBe(orderStates.awaitingPayment);
  const own = await app.call('/api/ShopOrder/GetModel', { data: { tradeNo } }, member);
  expect(own.resultData.lines).toMatchObject([{ price: 25_000 }]);
});

test('an order is booked on the customer’s own list, and on nothing else', async () => {
  const admin = { token: await signIn(app, 'admin') };
  const added = await ask('/api/CustCostCenter/Add', { code: 'CC-PLACED', title: '代客部门' }, admin);
  expect(added.success).toBe(true);
  const { offered } = (await ask('/api/OpsPlace/GetModel', { userId: buyerId })).resultData;
  expect(offered).toEqual({ isList: true, costCenters: [{ code: 'CC-PLACED', title: '代客部门' }] });
  const other = (await ask('/api/OpsPlace/GetModel', { userId: memberId })).resultData;
  expect(other.offered).toEqual({ isList: false, costCenters: [] });
  expect((await place({ costCenter: 'elsewhere' })).errorData).toMatchObject([{ field: 'costCenter' }]);
  const { tradeNo } = (await place({ costCenter: 'CC-PLACED' })).resultData;
  expect(await order(tradeNo)).toMatchObject({ costCenter: 'CC-PLACED' });
  const [held] = (await ask('/api/CustCostCenter/GetList', {}, admin)).resultData;
  const { costCenterId, version } = held!;
  expect((await ask('/api/CustCostCenter/Delete', { costCenterId, version }, admin)).success).toBe(true);
});

test('what changed since the preview is refused with the new one; a repeat makes one order', async () => {
  const itemList = [{ itemId: desk.itemId, qty: 1 }];
  const stale = { userId: buyerId, itemList, addressId: wanted.addressId, payMode: payModes.credit, previewKey: 'old' };
  const refused = await ask('/api/OpsPlace/Submit', stale);
  expect(refused).toMatchObject({ errorCode: errorCodes.priceChanged });
  const requestId = randomUUID();
  const [first, second] = [await place({ requestId }), await place({ requestId })];
  expect(second.resultData).toEqual(first.resultData);
});

test('unknown numbers are named, goods are found with the price of the customer, quantities checked', async () => {
  const items = [
    { itemNo: desk.itemNo.toLowerCase(), qty: 2000 },
    { itemNo: 'NO-SUCH', qty: 1 },
  ];
  const seen = await preview({ userId: buyerId, items });
  expect(seen.unknownNos).toEqual(['NO-SUCH']);
  expect(seen.preview?.groups[0]?.items).toMatchObject([{ errorCode: errorCodes.outOfStock, price: 18_000 }]);
  expect((await preview({ userId: buyerId, items: [items[1]] })).preview).toBeUndefined();
  expect((await place({ qty: 2000 })).errorCode).toBe(errorCodes.outOfStock);
});

test('requesters are found by person, company and account; who may not order is told why', async () => {
  const find = async (body: object) =>
    (await app.call('/api/OpsPlace/GetRequesters', body, { token: tokens.operator })).resultData;
  expect(await find({ searchKey: 'buyer' })).toMatchObject([
    { userId: buyerId, mobile: '138****0002', refusal: '', customerType: 1 },
  ]);
  expect((await find({ searchKey: '苏晴' })).map((one) => one.userId)).toContain(memberId);
  const ofCompany = await find({ reqData: { customerId: '2001' } });
  expect(ofCompany.map((one) => one.customerId)).toEqual(ofCompany.map(() => '2001'));
  expect(ofCompany.find((one) => one.accountNo === 'finance')?.refusal).toBe('该用户没有下单权限');
  const finance = await place({ userId: people.buyer === buyerId ? '4004' : '' });
  expect(finance).toMatchObject({ errorCode: errorCodes.forbidden, errorMsg: '该用户没有下单权限' });
  const setState = (state: 1 | 2) =>
    inBusiness((tx) =>
      tx
        .update(accounts)
        .set({ state })
        .where(and(eq(accounts.companyId, businessCompanyId), eq(accounts.id, '3002'))),
    );
  await setState(accountStates.disabled);
  expect((await place({})).errorMsg).toBe('该用户已停用，不能代为下单');
  await setState(accountStates.active);
});

test('nobody else orders for a customer, and no address of another is used', async () => {
  const itemList = [{ itemId: desk.itemId, qty: 1 }];
  const inputs = {
    '/api/OpsPlace/GetModel': { userId: buyerId },
    '/api/OpsPlace/GetGoods': { userId: buyerId, searchKey: '桌' },
    '/api/OpsPlace/GetPreview': { userId: buyerId, items: [{ itemNo: desk.itemNo, qty: 1 }] },
    '/api/OpsPlace/Submit': { userId: buyerId, itemList, addressId: wanted.addressId, payMode: 2, previewKey: 'x' },
  } as const;
  const viewer = await buildStaff(app, { permissions: ['ops.order.view'] });
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  for (const [path, data] of Object.entries(inputs) as [keyof typeof inputs, object][]) {
    for (const token of [tokens.buyer, viewer.token, supplier.token])
      expect((await ask(path, data, { token })).errorCode, path).toBe(errorCodes.forbidden);
    expect((await ask(path, data, {})).errorCode, path).toBe(errorCodes.signedOut);
    expect((await ask(path, data, retail)).errorCode, path).toBe(errorCodes.notFound);
    expect((await ask(path, { ...data, userId: '4006' })).errorCode, path).toBe(errorCodes.notFound);
  }
  expect((await place({ userId: '4001', addressId: '6001' })).errorCode).toBe(errorCodes.badAddress);
  const placed = await inBusiness((tx) => tx.$count(orders, eq(orders.placedById, viewer.userId)));
  expect(placed).toBe(0);
});
