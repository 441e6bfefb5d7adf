import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import ExcelJS from 'exceljs';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildBrand, buildCategory, buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { buildSecondPerson } from '../../../test/build-second-person.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { sendFile } from '../../../test/send-file.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
const customerId = '2001';
let operator: CallOptions = {};
let buyer: CallOptions = {};
let second: Awaited<ReturnType<typeof buildSecondPerson>>;
/** ¥9.00 for enterprises. */
let item: BuiltSku;
let brandId = '';
let brandName = '';

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
type Row = { target: 'item' | 'category' | 'brand'; targetName: string; discountBp: number };
const preview = (rows: readonly Row[], who = operator) =>
  app.call('/api/OpsCustomer/GetDiscountsPreview', { data: { customerId, rows } }, who);
const save = (rows: readonly object[], who = operator, more = {}) =>
  app.call('/api/OpsCustomer/SaveDiscounts', command({ customerId, rows, ...more }), who);
const priceOf = async () =>
  (await app.call('/api/Product/GetSkuModel', { data: { itemId: item.itemId } }, buyer)).resultData.price;
const cost = (costFen: number) =>
  app.call('/api/OpsGoods/SaveCosts', command({ rows: [{ itemId: item.itemId, beforeFen: null, costFen }] }), operator);

async function sheet(rows: readonly (readonly unknown[])[], who = operator, name = '折扣.xlsx') {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('折扣').addRows(rows.map((row) => [...row]));
  const bytes = new Uint8Array(await book.xlsx.writeBuffer());
  return sendFile(app, { bytes, name, fields: { bizType: String(bizTypes.priceSheet) }, token: who.token });
}
const read = (fileUrl: string, who = operator) =>
  app.call('/api/OpsCustomer/GetPriceSheet', { data: { fileUrl } }, who);

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
  buyer = { token: await signIn(app, 'buyer') };
  second = await buildSecondPerson(app);
});
beforeEach(async () => {
  brandName = `批牌${crypto.randomUUID().slice(0, 8)}`;
  brandId = await buildBrand(app.deps, businessCompanyId, brandName);
  item = await buildSku(app.deps, businessCompanyId, { brandId });
});

test('a sheet becomes lines without its head; what is none, another kind, or somebody else’s is refused', async () => {
  const { resultData } = await sheet([
    ['类型', '对象', '折扣'],
    ['品牌', brandName, 9.5],
    ['商品', item.itemNo, '9折'],
  ]);
  expect((await read(resultData.fileUrl)).resultData.lines).toEqual([
    `品牌\t${brandName}\t9.5`,
    `商品\t${item.itemNo}\t9折`,
  ]);
  const empty = await sheet([['类型', '对象', '折扣']]);
  expect((await read(empty.resultData.fileUrl)).errorData?.[0]?.msg).toBe('文件里没有数据');
  expect((await sheet([['a']], operator, '折扣.csv')).errorCode).toBe(errorCodes.badFileType);
  const other = await buildStaff(app, { permissions: ['ops.customer.view', 'ops.customer.price'] });
  expect((await read(resultData.fileUrl, { token: other.token })).errorCode).toBe(errorCodes.badInput);
  expect((await sheet([['a']], buyer)).errorCode).toBe(errorCodes.forbidden);
});

test('discounts are looked at line by line, then agreed on together; a stale line is left alone', async () => {
  const top = await buildCategory(app.deps, businessCompanyId, { name: `顶${brandName}`, level: 1 });
  const twin = { name: `同名${brandName}`, level: 2 };
  await buildCategory(app.deps, businessCompanyId, { ...twin, parentId: top });
  await buildCategory(app.deps, businessCompanyId, { ...twin, parentId: item.categoryId });
  const looked = await preview([
    { target: 'brand', targetName: brandName, discountBp: 500 },
    { target: 'item', targetName: item.itemNo, discountBp: 1000 },
    { target: 'category', targetName: twin.name, discountBp: 100 },
    { target: 'category', targetName: `顶${brandName}/${twin.name}`, discountBp: 100 },
    { target: 'brand', targetName: '没有的牌', discountBp: 100 },
  ]);
  expect(looked.resultData).toMatchObject([
    { targetId: brandId, itemCount: 1, underLineCount: 0 },
    { targetId: item.itemNo, itemCount: 1 },
    { fault: '有多个同名分类，请写完整路径' },
    { itemCount: 0 },
    { fault: '没有这个品牌' },
  ]);
  expect(looked.resultData[3]?.fault).toBeUndefined();
  const rows = [
    { target: 'brand', targetId: brandId, discountBp: 500 },
    { target: 'item', targetId: item.itemNo, discountBp: 1000 },
  ];
  expect((await save(rows)).resultData).toMatchObject({ savedCount: 2, waitingCount: 0, refused: [] });
  expect(await priceOf()).toBe(810);
  expect((await preview([{ target: 'item', targetName: item.itemNo, discountBp: 1000 }])).resultData).toMatchObject([
    { beforeBp: 1000, fault: '与现在的折扣相同' },
  ]);
  const again = await save([
    { target: 'item', targetId: item.itemNo, discountBp: 2000 },
    { target: 'brand', targetId: brandId, beforeBp: 500, discountBp: 600 },
  ]);
  expect(again.resultData).toMatchObject({
    savedCount: 1,
    refused: [{ targetId: item.itemNo, reason: '已被他人修改，请刷新后再改' }],
  });
  const listed = (await app.call('/api/OpsCustomer/GetDiscounts', { data: { customerId } }, operator)).resultData;
  expect(listed.filter(({ targetId }) => targetId === brandId)).toMatchObject([{ discountBp: 600 }]);
});

test('those under the margin line wait together for a second person; the others hold at once', async () => {
  await cost(800);
  const fine = await buildBrand(app.deps, businessCompanyId, `${brandName}好`);
  const { resultData } = await save([
    { target: 'brand', targetId: brandId, discountBp: 500 },
    { target: 'item', targetId: item.itemNo, discountBp: 600 },
    { target: 'brand', targetId: fine, discountBp: 100 },
  ]);
  expect(resultData).toMatchObject({ savedCount: 1, waitingCount: 2, changeId: expect.any(String) });
  expect(await priceOf()).toBe(900);
  expect(await second.newest('customer.discount')).toMatchObject({
    before: { [`协议折扣 品牌 ${brandName}`]: '无' },
    after: { [`协议折扣 品牌 ${brandName}`]: '9.5折', 协议折扣截止: '长期' },
  });
  expect((await second.answer('customer.discount')).success).toBe(true);
  expect(await priceOf()).toBe(846);
});

test('a request is void once one of its discounts is no longer what it was', async () => {
  await cost(800);
  await save([{ target: 'brand', targetId: brandId, discountBp: 500 }]);
  await app.call(
    '/api/OpsCustomer/SaveDiscount',
    command({ customerId, target: 'brand', targetId: brandId, discountBp: 50 }),
    operator,
  );
  expect((await second.answer('customer.discount')).errorCode).toBe(errorCodes.statementChanged);
});

test('nobody else gives them, to nobody of another shop', async () => {
  const viewer = await buildStaff(app, { permissions: ['ops.customer.view'] });
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  const row = { target: 'brand', targetId: brandId, discountBp: 500 } as const;
  const named: Row = { target: 'brand', targetName: brandName, discountBp: 500 };
  for (const token of [viewer.token, supplier.token, buyer.token]) {
    const who = token === undefined ? {} : { token };
    expect((await save([row], who)).errorCode).toBe(errorCodes.forbidden);
    expect((await preview([named], who)).errorCode).toBe(errorCodes.forbidden);
    expect((await read('x', who)).errorCode).toBe(errorCodes.forbidden);
  }
  expect((await save([row], {})).errorCode).toBe(errorCodes.signedOut);
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await save([row], retail)).errorCode).toBe(errorCodes.notFound);
  expect((await preview([named], retail)).errorCode).toBe(errorCodes.notFound);
  expect((await save([row], operator, { customerId: '2002' })).errorCode).toBe(errorCodes.notFound);
});
