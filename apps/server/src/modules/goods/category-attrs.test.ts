import type { BodyOf } from '@jicai/contract/index.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCategory, buildSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { sendFile } from '../../../test/send-file.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { testStart } from '../../../test/test-deps.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { runDueOnce } from '../../worker/worker.ts';
import { settleImports } from '../catalogue-import/run-background.ts';
import { requiredColumns } from '../goods-writing/index.ts';

const app = useTestApp();
let operator: CallOptions = {};
beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

type Attrs = BodyOf<'/api/OpsCategory/SaveAttrs'>['data']['attrs'];
type Product = BodyOf<'/api/OpsGoods/SaveProduct'>['data'];
const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const attr = (name: string, fields: Partial<Attrs[number]> = {}): Attrs[number] => ({
  name,
  kind: 'text',
  unit: '',
  choices: [],
  isRequired: false,
  isFilter: true,
  ...fields,
});
const tip = attr('笔尖', { kind: 'number', unit: 'mm', isRequired: true });
const ink = attr('墨水类型', { kind: 'choice', choices: ['中性', '油性'], isFilter: false });

const saveAttrs = (
  categoryId: string,
  attrs: Attrs,
  { before = [], who = operator }: { before?: Attrs; who?: CallOptions } = {},
) => app.call('/api/OpsCategory/SaveAttrs', command({ categoryId, attrs, before }), who);
const attrsOf = async (categoryId: string) =>
  (await app.call('/api/OpsCategory/GetTree', {}, operator)).resultData.find((row) => row.categoryId === categoryId)
    ?.attrs;
const read = async (productId: string) =>
  (await app.call('/api/OpsGoods/GetProduct', { data: { productId } }, operator)).resultData;
const save = (product: Omit<Product, 'requestId'>) => app.call('/api/OpsGoods/SaveProduct', command(product), operator);

/** A category below another, both of which want something. */
async function buildPens() {
  const top = await buildCategory(app.deps, businessCompanyId);
  const pens = await buildCategory(app.deps, businessCompanyId, { parentId: top, level: 2 });
  expect((await saveAttrs(top, [attr('产地')])).errorCode).toBe('0');
  expect((await saveAttrs(pens, [tip, ink])).errorCode).toBe('0');
  return { top, pens };
}

describe('properties of a category', () => {
  test('are kept in order, refused by name, and not written over what somebody else saved', async () => {
    const { pens } = await buildPens();
    expect(await attrsOf(pens)).toEqual([tip, ink]);
    const wrong = await saveAttrs(pens, [tip, tip], { before: [tip, ink] });
    expect(wrong).toMatchObject({ errorCode: '4', errorData: [{ field: 'attrs', msg: '属性 笔尖 重复' }] });
    expect((await saveAttrs(pens, [ink], { before: [tip] })).errorCode).toBe(errorCodes.outdated);
    expect((await saveAttrs(pens, [ink], { before: [tip, ink] })).errorCode).toBe('0');
    expect(await attrsOf(pens)).toEqual([ink]);
    const [record] = (await app.call('/api/OpsLog/GetPage', { reqData: {}, pageSize: 1 }, operator)).resultData;
    expect(JSON.stringify(record)).toContain('墨水类型（选项，中性/油性）');
  });

  test('nobody but who edits goods of this shop', async () => {
    const categoryId = await buildCategory(app.deps, businessCompanyId);
    const viewer = await buildStaff(app, { permissions: ['ops.goods.view'] });
    for (const token of [viewer.token, await signIn(app, 'supplier'), await signIn(app, 'buyer')])
      expect((await saveAttrs(categoryId, [tip], { who: { token } })).errorCode).toBe(errorCodes.forbidden);
    expect((await saveAttrs(categoryId, [tip], { who: {} })).errorCode).toBe(errorCodes.signedOut);
    const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await saveAttrs(categoryId, [tip], { who: other })).errorCode).toBe(errorCodes.notFound);
    expect(await attrsOf(categoryId)).toEqual([]);
  });

  test('are asked for by the editor, of new goods and of those whose properties change', async () => {
    const old = await buildSku(app.deps, businessCompanyId, { attrs: [{ name: '笔尖', value: '粗' }] });
    await saveAttrs(old.categoryId, [tip, ink]);
    const names = await app.call('/api/OpsGoods/GetCategoryNames', { data: { categoryId: old.categoryId } }, operator);
    expect(names.resultData.wanted.map(({ name }) => name)).toEqual(['笔尖', '墨水类型']);
    const { supplierId: _supplier, ...product } = { ...(await read(old.productId)), supplierId: '' };
    const [item] = product.items;
    // Another price asks for nothing.
    expect((await save({ ...product, items: [{ ...item!, retailFen: 1100 }] })).errorCode).toBe('0');
    const again = await read(old.productId);
    const changed = await save({
      ...again,
      items: [{ ...again.items[0]!, attrs: [{ name: '墨水类型', value: '水' }] }],
    });
    expect(changed).toMatchObject({ errorCode: '4', errorData: [{ field: 'items.0.attrs', msg: '请填写笔尖' }] });
    const attrs = [
      { name: '产地', value: '宁波' },
      { name: '墨水类型', value: '中性' },
      { name: '笔尖', value: '0.5' },
    ];
    expect((await save({ ...again, items: [{ ...again.items[0]!, attrs }] })).errorCode).toBe('0');
    expect((await read(old.productId)).items[0]?.attrs).toEqual([
      { name: '笔尖', value: '0.5mm' },
      { name: '墨水类型', value: '中性' },
      { name: '产地', value: '宁波' },
    ]);
  });

  test('become filters of the search, and are none any more, in the background', async () => {
    const name = '滤芯等级';
    const categoryId = await buildCategory(app.deps, businessCompanyId);
    await saveAttrs(categoryId, [attr(name)]);
    // A filter that would leave everything is not offered.
    for (const value of ['H11', 'H13']) {
      const { productId } = await buildSku(app.deps, businessCompanyId, { categoryId });
      const product = await read(productId);
      await save({ ...product, items: [{ ...product.items[0]!, attrs: [{ name, value }] }] });
    }
    const tagsOf = async () =>
      (await app.call('/api/ProductToC/GetSkuSelTag', { reqData: { categoryId } })).resultData.map(
        ({ tagName }) => tagName,
      );
    expect(await tagsOf()).toContain(name);
    const before = [attr(name)];
    expect((await saveAttrs(categoryId, [attr(name, { isFilter: false })], { before })).errorCode).toBe('0');
    await runDueOnce(app.deps);
    // What visitors are told is remembered for a moment.
    app.setNow(new Date(testStart.getTime() + 300_000));
    expect(await tagsOf()).not.toContain(name);
  });

  test('hold goods files: new rows and changed ones, never what stays as it is', async () => {
    const { pens, top } = await buildPens();
    const tree = (await app.call('/api/OpsCategory/GetTree', {}, operator)).resultData;
    const nameOf = (id: string) => tree.find(({ categoryId }) => categoryId === id)?.name ?? '';
    const { itemNo, productId } = await buildSku(app.deps, businessCompanyId, {
      categoryId: pens,
      attrs: [{ name: '笔尖', value: '粗' }],
    });
    const { productNo } = await read(productId);
    const columns = [...requiredColumns, 'attrs'];
    const line = (cells: Record<string, string>) =>
      columns
        .map(
          (column) =>
            ({
              itemName: '属性之笔',
              categoryPath: `${nameOf(top)}/${nameOf(pens)}`,
              supplierName: '属性供应商',
              unit: '支',
              price: '2.00',
              stock: '5',
              taxRate: '0.13',
              ...cells,
            })[column] ?? '',
        )
        .join();
    const rows = [
      { spuNo: productNo, itemNo, attrs: '笔尖:粗' },
      { spuNo: 'ATR1', itemNo: 'ATR1-1', attrs: '笔尖:0.5' },
      { spuNo: 'ATR1', itemNo: 'ATR1-2', attrs: '墨水类型:中性' },
      { spuNo: 'ATR1', itemNo: 'ATR1-3', attrs: '笔尖:0.7mm|墨水类型:水' },
    ];
    const bytes = Buffer.from([columns.join(), ...rows.map(line)].join('\n'));
    const sent = await sendFile(app, {
      bytes,
      name: '属性.csv',
      fields: { bizType: String(bizTypes.goodsFile) },
      token: operator.token ?? '',
    });
    const body = command({ fileUrl: sent.resultData.fileUrl, fileName: '属性.csv' });
    const { importId } = (await app.call('/api/OpsGoods/StartImport', body, operator)).resultData;
    await settleImports();
    const checked = (await app.call('/api/OpsGoods/GetImport', { data: { importId } }, operator)).resultData;
    expect(checked.faults.map(({ row, column, reason }) => `${row} ${column} ${reason}`)).toEqual([
      '4 属性 attrs 请填写笔尖',
      '5 属性 attrs 墨水类型应为 中性、油性 之一',
    ]);
    await app.call('/api/OpsGoods/WriteImport', command({ importId, isPartial: true }), operator);
    await settleImports();
    const [made] = (await app.call('/api/OpsGoods/GetPage', { reqData: {}, searchKey: 'ATR1-1' }, operator)).resultData;
    expect((await read(made!.productId)).items[0]?.attrs).toEqual([{ name: '笔尖', value: '0.5mm' }]);
  });
});
