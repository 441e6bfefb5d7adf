import { payModes } from '@jicai/domain/orders/order-states.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildAddress } from '../../../test/build-trade.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { rowsOf } from '../../../test/build-payment.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
const token = {} as Record<DemoAccount, string>;
const paths = [
  '/api/CustCostCenter/GetList',
  '/api/CustCostCenter/Add',
  '/api/CustCostCenter/Edit',
  '/api/CustCostCenter/Delete',
] as const;
const call = (path: (typeof paths)[number], data: object, as = token.admin) => app.call(path, { data }, { token: as });
const list = async () => (await app.call(paths[0], {}, { token: token.admin })).resultData;
const offered = async (as = token.buyer) =>
  (await app.call('/api/ShopOrder/GetCostCenters', {}, { token: as })).resultData;
const add = async (code: string, title = '') => {
  const { resultData } = await app.call(paths[1], { data: { code, title } }, { token: token.admin });
  return { costCenterId: resultData.costCenterId, version: resultData.version };
};

const goods = { itemId: '', addressId: '' };
async function buyFor(costCenter: string) {
  const itemList = [{ itemId: goods.itemId, qty: 1 }];
  const common = { itemList, addressId: goods.addressId };
  const { previewKey } = (await app.call('/api/ShopOrder/Settle', { data: common }, { token: token.buyer })).resultData;
  const data = { ...common, previewKey, payMode: payModes.online, costCenter, requestId: randomUUID() };
  return app.call('/api/ShopOrder/Submit', { data }, { token: token.buyer });
}

beforeAll(async () => {
  for (const who of ['admin', 'buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
    token[who] = await signIn(app, who);
  goods.itemId = (await buildSku(app.deps, businessCompanyId, { enterpriseFen: 1000, stock: 999 })).itemId;
  goods.addressId = await buildAddress(app, { token: token.buyer });
});

test('only who looks after departments, of his own enterprise', async () => {
  for (const path of paths) {
    expect(await app.call(path, { data: 1 })).toMatchObject({ errorCode: '2' });
    expect(await app.call(path, {}, { token: token.admin, host: retailHost })).toMatchObject({ errorCode: '2' });
    for (const who of ['buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
      expect(await app.call(path, {}, { token: token[who] })).toMatchObject({ errorCode: '3' });
  }
});

test('an order takes one of the list, or none; one that is stopped or gone is refused by name', async () => {
  expect((await buyFor('随便写')).success).toBe(true);
  expect(await offered()).toEqual({ isList: false, costCenters: [{ code: '随便写', title: '' }] });
  const center = await add('CC-2107', '制造一部 设备维护');
  const other = await add('CC-1001');
  expect(await offered()).toEqual({
    isList: true,
    costCenters: [
      { code: 'CC-1001', title: '' },
      { code: 'CC-2107', title: '制造一部 设备维护' },
    ],
  });
  expect(await buyFor('随便写')).toMatchObject({
    errorCode: '4',
    errorData: [{ field: 'costCenter', msg: '请从成本中心清单中选择' }],
  });
  for (const fits of ['CC-2107', '']) expect((await buyFor(fits)).success).toBe(true);
  const stop = { ...center, title: '设备维护', isActive: false };
  expect(await call(paths[2], stop)).toMatchObject({ success: true });
  expect((await offered()).costCenters.map(({ code }) => code)).toEqual(['CC-1001']);
  expect((await buyFor('CC-2107')).errorCode).toBe('4');
  // Its orders stand.
  const [row] = await rowsOf<{ count: string }>(app, "select count(*) from orders where cost_center = 'CC-2107'");
  expect(row?.count).toBe('1');
  expect(await call(paths[3], other)).toMatchObject({ success: true });
  // A list that offers nothing is none.
  expect(await offered()).toMatchObject({ isList: false });
  expect((await buyFor('又随便写')).success).toBe(true);
});

test('a code stands once on the list; who read an older version is told', async () => {
  const center = await add('物流部-01', '物流');
  expect(await call(paths[1], { code: '物流部-01' })).toMatchObject({
    errorCode: '4',
    errorData: [{ field: 'code', msg: '该编号已在清单中' }],
  });
  for (const code of ['', '有 空格', 'x'.repeat(51)])
    expect(await call(paths[1], { code })).toMatchObject({ errorCode: '4', errorData: [{ field: 'code' }] });
  const edit = { ...center, title: '物流部', isActive: true };
  expect(await call(paths[2], edit)).toMatchObject({ resultData: { version: 2 } });
  expect((await call(paths[2], edit)).errorCode).toBe('6');
  expect((await call(paths[3], center)).errorCode).toBe('6');
  expect((await list()).find(({ code }) => code === '物流部-01')).toMatchObject({ title: '物流部', version: 2 });
});

test("another enterprise's is not there", async () => {
  await rowsOf(
    app,
    `insert into customers (company_id, id, name, customer_type, state, created_at, updated_at)
     select company_id, 990001, '别的企业', customer_type, state, now(), now() from customers where company_id = 1001 and customer_type = 1 limit 1`,
  );
  await rowsOf(
    app,
    `insert into cost_centers (company_id, id, customer_id, code, created_at, updated_at)
     values (1001, 990002, 990001, 'CC-9', now(), now())`,
  );
  expect((await list()).map(({ code }) => code)).not.toContain('CC-9');
  const foreign = { costCenterId: '990002', version: 1 };
  expect((await call(paths[2], { ...foreign, title: 'x', isActive: true })).errorCode).toBe('5');
  expect((await call(paths[3], foreign)).errorCode).toBe('5');
});
