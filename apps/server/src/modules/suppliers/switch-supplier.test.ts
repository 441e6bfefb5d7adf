import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { beforeEach, expect, test } from 'vitest';
import { type BuiltSku, buildSku } from '../../../test/build-goods.ts';
import { shipSome } from '../../../test/build-return.ts';
import { buildIndexedSku } from '../../../test/build-search.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { buildAddress, submitTrade } from '../../../test/build-trade.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { runDueOnce } from '../../worker/worker.ts';

const app = useTestApp(seedCredit);
let operator: CallOptions = {};
let buyer: CallOptions = {};
let sku: BuiltSku;
const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const name = '停用测试卷尺';

beforeEach(async () => {
  operator = { token: await signIn(app, 'operator') };
  buyer = { token: await signIn(app, 'buyer') };
  sku = await buildIndexedSku(app.deps, businessCompanyId, { itemName: name, stock: 20 });
});

const set = (isActive: boolean, who = operator, supplierId = sku.supplierId) =>
  app.call('/api/OpsSupplier/SetState', command({ supplierId, isActive, reason: '合同到期' }), who);
const found = async () =>
  (await app.call('/api/ProductToC/GetWebSkuPage', { searchKey: name, reqData: {} })).resultData.filter(
    ({ itemId }) => itemId === sku.itemId,
  );
const item = async () =>
  (await app.call('/api/OpsGoods/GetPage', { searchKey: sku.itemNo, reqData: {} }, operator)).resultData[0];

test('its goods leave the shop, what is open is still shipped, and back on they come back', async () => {
  const addressId = await buildAddress(app, buyer);
  const order = { ...buyer, addressId, payMode: 2 as const, items: [{ itemId: sku.itemId, qty: 1 }] };
  const [orderNo = ''] = (await submitTrade(app, order)).resultData.orderNos;
  const supplier = await buildStaff(app, { role: 'supplierAdmin', supplierId: sku.supplierId });
  const off = await buildSku(app.deps, businessCompanyId, { supplierId: sku.supplierId, isOnSale: false });
  expect((await set(false)).resultData).toEqual({ itemCount: 1 });
  await runDueOnce(app.deps);
  expect(await found()).toEqual([]);
  expect((await submitTrade(app, order)).success).toBe(false);
  expect((await set(false)).errorCode).toBe(errorCodes.stateChanged);
  // Its people stay: they ship what is open, and change nothing of their goods.
  await shipSome(app, orderNo, supplier);
  const own = await app.call('/api/OpsOwn/GetProduct', { data: { productId: sku.productId } }, supplier);
  const { proposalId: _none, ...product } = own.resultData;
  const items = product.items.map((one) => ({ ...one, itemName: '偷偷改' }));
  expect((await app.call('/api/OpsOwn/Submit', command({ ...product, items }), supplier)).errorCode).toBe(
    errorCodes.forbidden,
  );
  const rows = [{ itemId: sku.itemId, from: 19, to: 50 }];
  expect((await app.call('/api/OpsOwn/WriteStock', command({ rows }), supplier)).errorCode).toBe(errorCodes.forbidden);

  expect((await set(true)).resultData).toEqual({ itemCount: 1 });
  await runDueOnce(app.deps);
  expect(await found()).toHaveLength(1);
  const stayed = await app.call('/api/OpsGoods/GetPage', { searchKey: off.itemNo, reqData: {} }, operator);
  expect(stayed.resultData[0]?.isOnSale).toBe(false);
  const log = await app.call('/api/OpsLog/GetPage', { searchKey: sku.supplierId, reqData: {} }, operator);
  expect(log.resultData.filter(({ act }) => act === '停用或启用供应商')).toHaveLength(2);
});

test('nobody puts its goods on sale meanwhile, in the list, by an undo or in the editor', async () => {
  await set(false);
  const standing = await item();
  const { isOnSale = false, retailFen = null, enterpriseFen = null, marketFen = null } = standing ?? {};
  const before = { isOnSale, retailFen, enterpriseFen, marketFen };
  const act = { kind: 'onSale' as const, isOnSale: true };
  const run = await app.call(
    '/api/OpsGoods/ApplyRun',
    command({ rows: [{ itemId: sku.itemId, before }], act }),
    operator,
  );
  expect(run.resultData).toMatchObject({ changedCount: 0, refused: [{ reason: '供应商已停用，不能上架' }] });
  const product = await app.call('/api/OpsGoods/GetProduct', { data: { productId: sku.productId } }, operator);
  const saved = await app.call(
    '/api/OpsGoods/SaveProduct',
    command({ ...product.resultData, items: product.resultData.items.map((one) => ({ ...one, isOnSale: true })) }),
    operator,
  );
  expect(saved.errorCode, saved.errorMsg).toBe('0');
  expect((await item())?.isOnSale).toBe(false);
});

test('who must not: suppliers, buyers, a reader, another shop; and nobody the shop’s own', async () => {
  const supplier = await buildStaff(app, { role: 'supplierAdmin', supplierId: sku.supplierId });
  const reader = await buildStaff(app, { role: 'readOnly' });
  for (const who of [supplier, reader, buyer]) expect((await set(false, who)).errorCode).toBe(errorCodes.forbidden);
  const abroad = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await set(false, abroad)).errorCode).toBe(errorCodes.notFound);
  const [own] = (
    await app.call('/api/OpsSupplier/GetPage', { reqData: {}, pageSize: 100 }, operator)
  ).resultData.filter(({ isSelf }) => isSelf);
  if (own) expect((await set(false, operator, own.supplierId)).errorCode).toBe(errorCodes.badInput);
});
