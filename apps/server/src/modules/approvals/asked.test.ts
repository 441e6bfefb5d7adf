import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { rowsOf } from '../../../test/build-payment.ts';
import { findOrder, returnForm, shipSome } from '../../../test/build-return.ts';
import { buildRule, people } from '../../../test/build-rule.ts';
import { buildAddress, buildTrade, payTrade } from '../../../test/build-trade.ts';
import { signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
const tokens = { buyer: '', approver: '', operator: '' };
let addressId = '';
let itemId = '';
let tradeNo = '';
let orderNo = '';

/** The approver may do all that a buyer may, with his own orders. */
const everything = ['audit.act', 'order.view', 'order.viewAll', 'order.pay', 'order.cancel', 'order.receive'];
const role = `update roles set order_scope = 1, permissions = $1 where id in (select role_id from user_roles where user_id = $2)`;

beforeAll(async () => {
  await rowsOf(app, role, [[...everything, 'return.apply', 'return.view'], people.approver]);
  for (const who of ['buyer', 'approver', 'operator'] as const) tokens[who] = await signIn(app, who);
  addressId = await buildAddress(app, { token: tokens.buyer });
  ({ itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 20_000, stock: 100 }));
  await buildRule(app);
});
beforeEach(async () => {
  const trade = await buildTrade(app, { token: tokens.buyer, addressId, items: [{ itemId, qty: 1 }] });
  tradeNo = trade.tradeNo;
  orderNo = trade.orderNos[0] ?? '';
});

type Path = Parameters<typeof app.call>[0];
const call = <P extends Path>(path: P, data: object, who: keyof typeof tokens = 'approver') =>
  app.call(path, { data: { requestId: randomUUID(), ...data } }, { token: tokens[who] });
async function approve() {
  const { auditTaskId, version } = (await call('/api/ShopAudit/GetModel', { tradeNo })).resultData;
  return call('/api/ShopAudit/Approve', { auditTaskId, version, comment: '同意采购' });
}

test('who was asked about an order reads it and answers, but does not act for its buyer', async () => {
  expect((await call('/api/ShopOrder/Cancel', { tradeNo, reasonCode: cancelReasons.notWanted })).errorCode).toBe('5');
  expect(await approve()).toMatchObject({ success: true, resultData: { orderState: orderStates.awaitingPayment } });
  const shown = (await call('/api/ShopOrder/GetModel', { orderNo })).resultData;
  expect(shown).toMatchObject({
    orderState: orderStates.awaitingPayment,
    actions: [],
    disabledReasons: { cancel: '没有操作权限' },
  });
  expect((await call('/api/ShopOrder/Cancel', { tradeNo, reasonCode: cancelReasons.notWanted })).errorCode).toBe('5');
  expect((await call('/api/ShopPay/Create', { tradeNo, channel: 'ALIPAY' })).errorCode).toBe('5');
});

test('nor once it is paid, on its way or received', async () => {
  await approve();
  await payTrade(app, tradeNo);
  const shop = { token: tokens.operator };
  expect((await call('/api/ShopOrder/ApplyCancel', { orderNo, reasonCode: cancelReasons.notWanted })).errorCode).toBe(
    '5',
  );
  await shipSome(app, orderNo, shop);
  expect((await call('/api/ShopOrder/Receive', { orderNo })).errorCode).toBe('5');
  expect((await call('/api/ShopOrder/Receive', { orderNo }, 'buyer')).success).toBe(true);
  const order = await findOrder(app, orderNo, shop);
  expect((await call('/api/ShopReturn/Submit', returnForm(order))).errorCode).toBe('5');
});

test('within his data scope he does', async () => {
  await rowsOf(app, role.replace('order_scope = 1', 'order_scope = 4'), [everything, people.approver]);
  tokens.approver = await signIn(app, 'approver');
  expect((await call('/api/ShopOrder/Cancel', { tradeNo, reasonCode: cancelReasons.notWanted })).errorCode).not.toBe(
    '5',
  );
});
