import { payModes } from '@jicai/domain/orders/order-states.ts';
import { returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { findOrder, submitReturn } from '../../../test/build-return.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { users } from '../../db/tables/accounts.ts';
import { cardForSupplier, sheetForSupplier } from './shop-returns.wire.ts';

const app = useTestApp(async (deps) => {
  await seedAccounts(deps);
  await seedCredit(deps);
});

let buyer: CallOptions = {};
let operator: CallOptions = {};
let supplier: CallOptions = {};
let pen = '';

beforeAll(async () => {
  buyer = { token: await signIn(app, 'buyer') };
  operator = { token: await signIn(app, 'operator') };
  const made = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 500, stock: 100 });
  pen = made.itemId;
  await inShop(app, businessCompanyId, (ctx) =>
    ctx.db.update(users).set({ supplierId: made.supplierId }).where(eq(users.accountId, '3007')),
  );
  supplier = { token: await signIn(app, 'supplier') };
});

async function asked() {
  const addressId = await buildAddress(app, buyer);
  const trade = await buildTrade(app, {
    ...buyer,
    addressId,
    items: [{ itemId: pen, qty: 4 }],
    payMode: payModes.credit,
  });
  const order = await findOrder(app, String(trade.orderNos[0]), operator);
  return submitReturn(app, order, buyer, { returnType: returnTypes.refundOnly, reasonCode: returnReasons.outOfStock });
}
const sheetOf = async (returnNo: string, call: CallOptions) =>
  (await app.call('/api/OpsReturn/GetModel', { data: { returnNo } }, call)).resultData;
const audit = (data: object) =>
  app.call('/api/OpsReturn/Audit', { data: { requestId: randomUUID(), ...data } }, operator);

test('a field that a sheet, its lines or its history gain is not told to a supplier by default', async () => {
  const { returnNo } = await asked();
  const full = await sheetOf(returnNo, operator);
  const secret = { contractTotal: 98_765 };
  const grown = {
    ...full,
    ...secret,
    items: full.items.map((item) => ({ ...item, ...secret })),
    history: full.history.map((row) => ({ ...row, ...secret })),
    logistics: { logisticsCode: 'x', logisticsName: 'x', logisticsNo: 'x', images: [], sendTime: 'x', ...secret },
  };
  for (const told of [sheetForSupplier(grown), cardForSupplier(grown)]) {
    expect(told).toMatchObject({ returnNo, items: [{ itemId: pen }] });
    expect(JSON.stringify(told)).not.toContain('98765');
  }
});

test('why the operator agreed to less stays between shop and customer', async () => {
  const { returnNo, version } = await asked();
  const remark = '合同价7.50元，协商退5.00元';
  expect((await audit({ returnNo, version, isAgree: true, agreeFee: 500, remark })).success).toBe(true);
  expect(JSON.stringify(await sheetOf(returnNo, operator))).toContain(remark);
  const told = await sheetOf(returnNo, supplier);
  expect(told.history.map(({ event }) => event)).toContain('agree');
  expect(JSON.stringify(told)).not.toContain('合同价');
});

test('why the shop refused, and how goods travel, is told', async () => {
  const { returnNo, version } = await asked();
  const remark = '商品已拆封使用，影响再次销售';
  expect((await audit({ returnNo, version, isAgree: false, remark })).success).toBe(true);
  const told = await sheetOf(returnNo, supplier);
  expect(told.auditRemark).toBe(remark);
  expect(told.history.find(({ event }) => event === 'refuse')?.remark).toBe(remark);
});
