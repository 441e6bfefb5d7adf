import type { BodyOf } from '@jicai/contract/index.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildCategory, buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { buildSecondPerson } from '../../../test/build-second-person.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
let operator: CallOptions = {};
let second: Awaited<ReturnType<typeof buildSecondPerson>>;
/** ¥9.00 for enterprises, ¥10.00 retail; costs ¥7.00, so the line of 8 % is ¥7.61. */
let item: BuiltSku;

type Act = BodyOf<'/api/OpsGoods/ApplyRun'>['data']['act'];
const enterpriseTo = (value: number): Act => ({ kind: 'price', price: 'enterpriseFen', mode: 'set', value });
const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const read = async (who = operator) => {
  const [row] = (await app.call('/api/OpsGoods/GetPage', { searchKey: item.itemNo }, who)).resultData;
  if (!row) throw new Error('no item');
  return row;
};
const before = async () => {
  const { isOnSale, retailFen, enterpriseFen, marketFen } = await read();
  return { isOnSale, retailFen, enterpriseFen, marketFen };
};
const apply = async (act: Act) =>
  (
    await app.call(
      '/api/OpsGoods/ApplyRun',
      command({ rows: [{ itemId: item.itemId, before: await before() }], act }),
      operator,
    )
  ).resultData;
const preview = async (act: Act, who = operator) =>
  (await app.call('/api/OpsGoods/GetRunPreview', { data: { itemIds: [item.itemId], act } }, who)).resultData[0];
const cost = (costFen: number) =>
  app.call('/api/OpsGoods/SaveCosts', command({ rows: [{ itemId: item.itemId, beforeFen: null, costFen }] }), operator);
const product = async () =>
  (await app.call('/api/OpsGoods/GetProduct', { data: { productId: item.productId } }, operator)).resultData;

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
  second = await buildSecondPerson(app);
});
beforeEach(async () => {
  item = await buildSku(app.deps, businessCompanyId);
  await cost(700);
});

describe('a price under the margin line', () => {
  test('waits for a second person and holds from his answer on', async () => {
    expect(await apply(enterpriseTo(761))).toMatchObject({ changedCount: 1, waitingCount: 0 });
    expect(await apply(enterpriseTo(760))).toMatchObject({ changedCount: 0, waitingCount: 1 });
    expect((await read()).enterpriseFen).toBe(761);
    expect(await second.newest('goods.price')).toMatchObject({
      before: { [`${item.itemNo} 企业价`]: '¥7.61' },
      after: { [`${item.itemNo} 企业价`]: '¥7.60' },
    });
    expect((await second.answer('goods.price')).success).toBe(true);
    expect((await read()).enterpriseFen).toBe(760);
  });

  test('is not asked for twice while it waits, and the list says that it does', async () => {
    expect(await apply(enterpriseTo(710))).toMatchObject({ waitingCount: 1, refused: [] });
    expect((await read()).waiting).toEqual([{ price: 'enterpriseFen', priceFee: 710 }]);
    for (const again of [710, 705])
      expect(await apply(enterpriseTo(again))).toMatchObject({
        changedCount: 0,
        waitingCount: 0,
        refused: [{ itemId: item.itemId, reason: '这个价格已在等第二人复核，请先复核或撤回' }],
      });
    await second.answer('goods.price', false);
    expect((await read()).waiting).toEqual([]);
    expect(await apply(enterpriseTo(705))).toMatchObject({ waitingCount: 1 });
    await second.answer('goods.price', false);
  });

  test('is told of what is shown, however many others wait', async () => {
    await apply(enterpriseTo(710));
    const shown = item;
    for (let other = 0; other < 51; other += 1) {
      item = await buildSku(app.deps, businessCompanyId);
      await cost(700);
      expect(await apply(enterpriseTo(710))).toMatchObject({ waitingCount: 1 });
    }
    item = shown;
    expect((await read()).waiting).toEqual([{ price: 'enterpriseFen', priceFee: 710 }]);
    expect(await apply(enterpriseTo(705))).toMatchObject({ waitingCount: 0 });
  });

  test('refused it never holds; asked for against another price it is void', async () => {
    await apply(enterpriseTo(710));
    await second.answer('goods.price', false);
    expect((await read()).enterpriseFen).toBe(900);
    await apply(enterpriseTo(710));
    await apply(enterpriseTo(950));
    expect(await second.answer('goods.price')).toMatchObject({ errorCode: '8001' });
    expect((await read()).enterpriseFen).toBe(950);
  });

  test('is nobody alone who asked for it', async () => {
    const { changeId } = await apply(enterpriseTo(700));
    const answer = await app.call(
      '/api/OpsChange/Answer',
      command({ changeId: changeId ?? '', isAgree: true, version: 1 }),
      operator,
    );
    expect(answer).toMatchObject({ errorCode: '3', errorMsg: '提交人不能复核自己的变更' });
  });

  test('is told by the preview, to everybody that it waits, to who sees costs how much is left', async () => {
    expect(await preview(enterpriseTo(760))).toMatchObject({
      isUnderLine: true,
      beforeMarginBp: 2222,
      afterMarginBp: 789,
      marginLineBp: 800,
    });
    const blind = await buildStaff(app, { permissions: ['ops.goods.view'] });
    const told = await preview(enterpriseTo(760), { token: blind.token });
    expect(told?.isUnderLine).toBe(true);
    expect(JSON.stringify(told)).not.toMatch(/margin/i);
    expect(await read({ token: blind.token })).not.toHaveProperty('marginLineBp');
  });

  test('does not come back by an undo', async () => {
    await apply(enterpriseTo(710));
    await second.answer('goods.price');
    const { runId } = await apply(enterpriseTo(900));
    const undone = await app.call('/api/OpsGoods/UndoRun', command({ runId: runId ?? '' }), operator);
    expect(undone.resultData).toMatchObject({ undoneCount: 0, kept: [{ itemId: item.itemId }] });
    expect((await read()).enterpriseFen).toBe(900);
  });

  test('saved in the editor waits alone: the rest is saved, tiers too', async () => {
    const { items, updateTime: _time, ...shared } = await product();
    const rows = items.map(({ salesQty: _sold, reserved: _held, ...one }) => ({
      ...one,
      itemSpec: '加大',
      enterpriseFen: 720,
      tiers: [{ qtyFrom: 10, priceFen: 850 }],
    }));
    const saved = await app.call('/api/OpsGoods/SaveProduct', command({ ...shared, items: rows }), operator);
    expect(saved.resultData.waitingNos).toEqual([item.itemNo]);
    expect((await product()).items[0]).toMatchObject({
      itemSpec: '加大',
      enterpriseFen: 900,
      tiers: [{ qtyFrom: 10, priceFen: 850 }],
    });
    await second.answer('goods.price');
    expect((await product()).items[0]).toMatchObject({ enterpriseFen: 720 });
  });

  test('of an item that is new keeps it off sale until somebody agrees', async () => {
    const { items, updateTime: _time, productId: _id, changedMs: _ms, ...shared } = await product();
    const itemNo = `${item.itemNo}N`;
    const rows = items.map(({ salesQty: _sold, reserved: _held, itemId: _item, ...one }) => ({
      ...one,
      itemNo,
      retailFen: null,
      enterpriseFen: 720,
      costFen: 700,
    }));
    const body = command({ ...shared, productNo: `${shared.productNo}N`, items: rows });
    const { productId } = (await app.call('/api/OpsGoods/SaveProduct', body, operator)).resultData;
    const now = async () =>
      (await app.call('/api/OpsGoods/GetProduct', { data: { productId } }, operator)).resultData.items[0];
    expect(await now()).toMatchObject({ enterpriseFen: null, isOnSale: false });
    await second.answer('goods.price');
    expect(await now()).toMatchObject({ enterpriseFen: 720, isOnSale: true });
  });
});

describe('the margin line', () => {
  const saveCategory = (marginLineBp: number | null | undefined, categoryId: string, who = operator) =>
    app.call(
      '/api/OpsCategory/Save',
      command({
        categoryId,
        parentId: '0',
        categoryName: `毛利 ${categoryId}`,
        taxName: '',
        taxCode: '',
        marginLineBp,
      }),
      who,
    );

  test('is the category own, else that above, else the shop setting', async () => {
    const top = await buildCategory(app.deps, businessCompanyId);
    const below = await buildCategory(app.deps, businessCompanyId, { parentId: top, level: 2 });
    item = await buildSku(app.deps, businessCompanyId, { categoryId: below });
    expect((await read()).marginLineBp).toBe(800);
    const setTo = (before: number, value: number) =>
      app.call('/api/OpsSetting/Save', command({ key: 'pricing.marginPercent', before, value }), operator);
    const set = await setTo(8, 5);
    expect(set.success, set.errorMsg).toBe(true);
    expect((await read()).marginLineBp).toBe(500);
    await setTo(5, 8);
    expect((await saveCategory(1250, top)).success).toBe(true);
    expect((await read()).marginLineBp).toBe(1250);
    await saveCategory(null, top);
    expect((await read()).marginLineBp).toBe(800);
  });

  test('is changed by nobody who may not see costs', async () => {
    const blind = await buildStaff(app, { permissions: ['ops.goods.view', 'ops.goods.edit'] });
    const top = await buildCategory(app.deps, businessCompanyId);
    expect((await saveCategory(100, top, { token: blind.token })).errorCode).toBe(errorCodes.forbidden);
    expect((await saveCategory(undefined, top, { token: blind.token })).success).toBe(true);
    expect((await saveCategory(9001, top)).errorCode).toBe(errorCodes.badInput);
  });
});
