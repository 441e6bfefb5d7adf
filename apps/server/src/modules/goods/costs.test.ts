import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
const start = new Date('2026-11-21T02:00:00Z');
let operator: CallOptions = {};
/** Looks after goods and sees no costs. */
let blind: CallOptions = {};
let item: BuiltSku;

const save = (rows: object[], who = operator) =>
  app.call('/api/OpsGoods/SaveCosts', { data: { rows, requestId: crypto.randomUUID() } }, who);
const set = (beforeFen: number | null, costFen: number | null, who = operator) =>
  save([{ itemId: item.itemId, beforeFen, costFen }], who);
const read = async (who = operator) =>
  (await app.call('/api/OpsGoods/GetPage', { searchKey: item.itemNo }, who)).resultData[0];
const history = (who = operator) => app.call('/api/OpsGoods/GetCostHistory', { data: { itemId: item.itemId } }, who);
const edited = async (who = operator) =>
  (await app.call('/api/OpsGoods/GetProduct', { data: { productId: item.productId } }, who)).resultData;

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
  blind = await buildStaff(app, {
    permissions: ['ops.goods.view', 'ops.goods.edit', 'ops.goods.import', 'ops.log.view'],
  });
});
beforeEach(async () => {
  app.setNow(start);
  item = await buildSku(app.deps, businessCompanyId);
});

describe('what an item costs', () => {
  test('holds from the moment it is written; what held before is kept with who wrote it', async () => {
    expect((await read())?.costFen).toBeNull();
    expect((await set(null, 700)).resultData).toEqual({ savedCount: 1, refused: [] });
    app.setNow(new Date('2026-11-21T03:00:00Z'));
    expect((await set(700, 720)).resultData.savedCount).toBe(1);
    expect((await read())?.costFen).toBe(720);
    expect((await history()).resultData).toMatchObject([
      { costFen: 720, beginTime: '2026-11-21 11:00:00', endTime: '', userName: '商城运营' },
      { costFen: 700, beginTime: '2026-11-21 10:00:00', endTime: '2026-11-21 11:00:00', userName: '商城运营' },
    ]);
    app.setNow(new Date('2026-11-21T04:00:00Z'));
    await set(720, null);
    expect((await read())?.costFen).toBeNull();
    expect((await history()).resultData).toHaveLength(2);
  });

  test('stays what somebody else wrote meanwhile, and the same cost again is no change', async () => {
    await set(null, 700);
    expect((await set(null, 650)).resultData).toEqual({
      savedCount: 0,
      refused: [{ itemId: item.itemId, reason: '已被他人修改，请刷新后再改' }],
    });
    expect((await set(700, 700)).resultData.savedCount).toBe(0);
    expect((await history()).resultData).toHaveLength(1);
  });

  test('is the cost at the supplier that ships it: another supplier has none until it is written', async () => {
    await set(null, 700);
    const other = await buildSku(app.deps, businessCompanyId);
    const { productId, changedMs, items, updateTime: _time, ...product } = await edited();
    const moved = items.map(({ salesQty: _sold, reserved: _held, costFen: _cost, ...one }) => ({
      ...one,
      supplierId: other.supplierId,
    }));
    const data = { ...product, productId, changedMs, items: moved, requestId: crypto.randomUUID() };
    expect((await app.call('/api/OpsGoods/SaveProduct', { data }, operator)).success).toBe(true);
    expect((await read())?.costFen).toBeNull();
    expect((await history()).resultData).toHaveLength(1);
  });

  test('is saved with its product, and the log says which item and never how much', async () => {
    const { productId, changedMs, items, updateTime: _time, ...product } = await edited();
    expect(items[0]?.costFen).toBeNull();
    const costed = items.map(({ salesQty: _sold, reserved: _held, ...one }) => ({ ...one, costFen: 98701 }));
    const data = { ...product, productId, changedMs, items: costed, requestId: crypto.randomUUID() };
    expect((await app.call('/api/OpsGoods/SaveProduct', { data }, operator)).success).toBe(true);
    expect((await edited()).items[0]?.costFen).toBe(98701);
    await set(98701, 98702);
    const log = await app.call('/api/OpsLog/GetPage', {}, blind);
    const records = log.resultData.filter((record) => JSON.stringify(record).includes(item.itemNo));
    expect(records.map(({ act }) => act).toSorted()).toEqual(['保存商品', '修改进价']);
    for (const { changes } of records) expect(JSON.stringify(changes)).not.toMatch(/¥|987\.?0/);
  });
});

describe('who may not see costs', () => {
  test('sees none in the list and the editor, and changes none', async () => {
    await set(null, 700);
    expect(await read(blind)).not.toHaveProperty('costFen');
    const { productId, changedMs, items, updateTime: _time, ...product } = await edited(blind);
    expect(items[0]).not.toHaveProperty('costFen');
    const saveAs = (more: object) => {
      const rows = items.map(({ salesQty: _sold, reserved: _held, ...one }) => ({ ...one, ...more }));
      const data = { ...product, productId, changedMs, items: rows, requestId: crypto.randomUUID() };
      return app.call('/api/OpsGoods/SaveProduct', { data }, blind);
    };
    expect((await saveAs({ costFen: 1 })).errorCode).toBe(errorCodes.forbidden);
    expect((await saveAs({ itemSpec: '加大' })).success).toBe(true);
    expect((await read())?.costFen).toBe(700);
  });

  test('is refused by every call about costs; so are suppliers, buyers, visitors and another shop', async () => {
    const supplier = await buildStaff(app, { role: 'supplierAdmin', supplierId: item.supplierId });
    const orders = await buildStaff(app, { role: 'orders' });
    const readOnly = await buildStaff(app, { role: 'readOnly' });
    const writer = await buildStaff(app, { permissions: ['ops.goods.editCost'] });
    for (const token of [
      blind.token,
      supplier.token,
      orders.token,
      readOnly.token,
      writer.token,
      await signIn(app, 'buyer'),
    ]) {
      expect((await set(null, 1, { token: token ?? '' })).errorCode).toBe(errorCodes.forbidden);
      expect((await history({ token: token ?? '' })).errorCode).toBe(errorCodes.forbidden);
    }
    expect((await set(null, 1, {})).success).toBe(false);
    const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await set(null, 1, retail)).resultData.refused).toMatchObject([{ reason: '商品不存在' }]);
    expect((await history(retail)).errorCode).toBe(errorCodes.notFound);
    expect((await read())?.costFen).toBeNull();
  });

  test('a supplier is told no cost of its own orders either', async () => {
    await set(null, 677);
    const supplier = await buildStaff(app, { role: 'supplierAdmin', supplierId: item.supplierId });
    const orders = await app.call('/api/OpsOrder/GetPage', {}, supplier);
    expect(JSON.stringify(orders.resultData)).not.toMatch(/cost/i);
  });

  test('costs of nothing, of half a fen and of too many rows are refused', async () => {
    for (const costFen of [0, -1, 0.5]) expect((await set(null, costFen)).errorCode).toBe(errorCodes.badInput);
    const row = { itemId: item.itemId, beforeFen: null, costFen: 1 };
    expect((await save(Array.from({ length: 501 }, () => row))).errorCode).toBe(errorCodes.badInput);
  });
});
