import type { BodyOf, ResultOf } from '@jicai/contract/index.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCategory, buildSku, buildSupplier } from '../../../test/build-goods.ts';
import { signIn } from '../../../test/sign-in.ts';
import { businessHost, type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { testStart } from '../../../test/test-deps.ts';
import { sendFile } from '../../../test/send-file.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
let operator: CallOptions = {};
let categoryId = '';
let supplierId = '';

type Product = Omit<BodyOf<'/api/OpsGoods/SaveProduct'>['data'], 'requestId'>;
type Item = Product['items'][number];

const itemOf = (fields: Partial<Item> = {}): Item => ({
  itemNo: `E${Math.random().toString().slice(2, 12)}`,
  itemName: '编辑器测试订书机',
  itemSpec: '24/6',
  modelNo: '',
  colorName: '',
  unitName: '个',
  retailFen: 2000,
  enterpriseFen: 1800,
  marketFen: null,
  tiers: [{ qtyFrom: 10, priceFen: 1700 }],
  minQty: 1,
  stepQty: 1,
  maxQty: 0,
  taxRateBp: 1300,
  specs: [],
  attrs: [{ name: '材质', value: '金属' }],
  imgUrl: '',
  imgUrls: [],
  isOnSale: true,
  stock: 40,
  safetyQty: 0,
  weightG: 0,
  supplierId,
  ...fields,
});
const productOf = (fields: Partial<Product> = {}): Product => ({
  productNo: `P${Math.random().toString().slice(2, 12)}`,
  categoryId,
  brandName: '编辑牌',
  description: '结实',
  detailHtml: '<p>省力</p>',
  packing: '1 个',
  deliveryDays: 2,
  isReturnable7: true,
  keywords: '钉书器',
  items: [itemOf()],
  ...fields,
});
const save = (data: Product, who = operator) =>
  app.call('/api/OpsGoods/SaveProduct', { data: { ...data, requestId: crypto.randomUUID() } }, who);
const read = async (productId: string) =>
  (await app.call('/api/OpsGoods/GetProduct', { data: { productId } }, operator)).resultData;
const made = async (fields: Partial<Product> = {}) => {
  const answer = await save(productOf(fields));
  expect(answer.errorCode, answer.errorMsg).toBe('0');
  return read(answer.resultData.productId);
};
const again = (product: ResultOf<'/api/OpsGoods/GetProduct'>): Product => ({
  ...product,
  items: product.items.map((item) => ({ ...item })),
});
const wrong = async (data: Product) => {
  const answer = await save(data);
  return [answer.errorCode, (answer.errorData ?? []).map(({ field, msg }) => `${field} ${msg}`).join()];
};
const found = async (searchKey: string) =>
  (await app.call('/api/ProductToC/GetWebSkuPage', { searchKey, reqData: {} })).resultData;

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
  categoryId = await buildCategory(app.deps, businessCompanyId, { name: '编辑器分类' });
  supplierId = await buildSupplier(app.deps, businessCompanyId, { name: '编辑器供应商' });
});

describe('a new product', () => {
  test('is found, sold and stocked as it was typed', async () => {
    const product = await made({ items: [itemOf({ itemName: '新品重型打孔机' })] });
    expect(product).toMatchObject({ brandName: '编辑牌', keywords: '钉书器', items: [{ stock: 40, reserved: 0 }] });
    const [card] = await found('新品重型打孔机');
    expect(card).toMatchObject({ price: 2000, productId: product.productId });
    const { resultData } = await app.call('/api/ProductToC/GetSkuModel', { data: { itemId: card?.itemId } });
    expect(resultData).toMatchObject({
      attrs: [{ name: '材质', value: '金属' }],
      availQty: 40,
      detailHtml: '<p>省力</p>',
    });
    const ledger = await app.call('/api/OpsStock/GetLedger', { reqData: { itemId: card?.itemId } }, operator);
    expect(ledger.resultData).toMatchObject([{ onHandDelta: 40, sourceType: 'import' }]);
  });

  test('has options that lead from one item to the other', async () => {
    const product = await made({
      items: ['黑色', '蓝色'].map((value) => itemOf({ specs: [{ name: '颜色', value }] })),
    });
    const { resultData } = await app.call('/api/ProductToC/GetSkuModel', { data: { productId: product.productId } });
    expect(resultData.specs.map(({ specName }) => specName)).toEqual(['颜色']);
  });

  test('without a retail price is for enterprises only; off sale nobody finds it', async () => {
    const { items } = await made({ items: [itemOf({ retailFen: null, itemName: '仅企业可见装订机' })] });
    expect((await found('仅企业可见装订机')).every(({ itemId }) => itemId !== items[0]?.itemId)).toBe(true);
    await made({ items: [itemOf({ isOnSale: false, itemName: '还没上架的切纸刀' })] });
    expect(await found('还没上架的切纸刀')).toEqual([]);
  });

  test('cannot take a number, a category or a supplier that is not its own', async () => {
    const taken = await made();
    expect(await wrong(productOf({ productNo: taken.productNo }))).toEqual(['4', 'productNo 商品编号已被使用']);
    const no = taken.items[0]?.itemNo;
    expect(await wrong(productOf({ items: [itemOf({ itemNo: no! })] }))).toEqual(['4', `items 货号 ${no} 已被使用`]);
    const foreign = await buildSku(app.deps, retailCompanyId);
    expect(await wrong(productOf({ categoryId: foreign.categoryId }))).toEqual(['4', 'categoryId 分类不存在']);
    expect(await wrong(productOf({ items: [itemOf({ supplierId: foreign.supplierId })] }))).toEqual([
      '4',
      'items 供应商不存在',
    ]);
    const parent = await buildCategory(app.deps, businessCompanyId);
    await buildCategory(app.deps, businessCompanyId, { parentId: parent, level: 2 });
    expect(await wrong(productOf({ categoryId: parent }))).toEqual(['4', 'categoryId 请选择最末一级分类']);
  });

  test('names the field that is wrong', async () => {
    const item = (fields: Partial<Item>) => wrong(productOf({ items: [itemOf(fields)] }));
    expect(await item({ minQty: 3, stepQty: 2 })).toEqual(['4', 'items.0.minQty 起订量须为倍数的整数倍']);
    expect(await item({ marketFen: 100 })).toEqual(['4', 'items.0.marketFen 市场价不能低于售价']);
    expect(await item({ retailFen: 0 })).toEqual(['4', 'items.0.retailFen 请输入正确的零售价']);
    expect(await item({ taxRateBp: 1234 })).toEqual(['4', 'items.0.taxRateBp 请选择税率']);
    expect(await item({ retailFen: null, enterpriseFen: null })).toEqual(['4', 'items.0.retailFen 没有价格，不能上架']);
  });

  test('shows nothing that would run', async () => {
    const { productId } = await made({
      detailHtml: '<p onclick="x()">好</p><script>x()</script><img src="https://e.cn/a.png">',
    });
    expect((await read(productId)).detailHtml).toBe('<p>好</p>');
  });
});

describe('a product that is there', () => {
  test('changes wholly, keeps its stock, and says in the log what was changed', async () => {
    const product = await made();
    const [item] = product.items;
    const edit = {
      ...again(product),
      brandName: '',
      items: [{ ...item!, enterpriseFen: 1500, tiers: [], stock: 999 }],
    };
    expect((await save({ ...edit, items: [...edit.items, itemOf()] })).errorCode).toBe('0');
    const after = await read(product.productId);
    expect(after.items).toMatchObject([
      { itemId: item?.itemId, enterpriseFen: 1500, tiers: [], stock: 40 },
      { stock: 40 },
    ]);
    expect(after.brandName).toBe('');
    const log = await app.call('/api/OpsLog/GetPage', { searchKey: product.productNo, reqData: {} }, operator);
    const changes = log.resultData[0]?.changes ?? [];
    expect(changes).toContainEqual(
      expect.objectContaining({ name: `${item?.itemNo} 企业价`, from: '18.00', to: '15.00' }),
    );
    expect(changes.some(({ name }) => name === `${item?.itemNo} 零售价`)).toBe(false);
  });

  test('is not written over what somebody else saved meanwhile', async () => {
    const product = await made();
    app.setNow(new Date(testStart.getTime() + 1000));
    await save({ ...again(product), keywords: '别人' });
    expect((await save({ ...again(product), keywords: '我' })).errorCode).toBe(errorCodes.outdated);
    expect((await read(product.productId)).keywords).toBe('别人');
  });

  test('keeps its numbers, and items of other products stay where they are', async () => {
    const [one, two] = [await made(), await made()];
    expect(await wrong({ ...again(one), productNo: 'ANDERS' })).toEqual(['4', 'productNo 商品编号不能修改']);
    expect(await wrong({ ...again(one), items: [{ ...one.items[0]!, itemNo: 'ANDERS' }] })).toEqual([
      '4',
      'items 货号不能修改',
    ]);
    expect(await wrong({ ...again(one), items: [...one.items, ...two.items] })).toEqual(['4', 'items 货号不能修改']);
  });
});

describe('pictures', () => {
  const sendPicture = async (token: string | undefined) => {
    const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#456' } });
    return sendFile(app, {
      bytes: await picture.png().toBuffer(),
      fields: { bizType: String(bizTypes.shopPicture) },
      token,
    });
  };

  test('are uploaded by who edits goods, shown to everybody, and kept', async () => {
    const upload = await sendPicture(operator.token);
    const url = upload.resultData.fileUrl;
    const product = await made({ detailHtml: `<p><img src="${url}"></p>`, items: [itemOf({ imgUrl: url })] });
    expect(product.items[0]?.imgUrl).toBe(url);
    expect(product.detailHtml).toContain(url);
    expect((await app.fastify.inject({ url, headers: { host: businessHost } })).statusCode).toBe(200);
    const buyer = await signIn(app, 'buyer');
    const refused = await sendPicture(buyer);
    expect(refused.errorCode).toBe(errorCodes.forbidden);
  });

  test('of elsewhere, or uploaded by somebody else, are refused', async () => {
    const shop = (fields: Partial<Item>) => wrong(productOf({ items: [itemOf(fields)] }));
    expect(await shop({ imgUrl: 'https://example.cn/a.png' })).toEqual(['4', 'items 请上传图片']);
    expect((await shop({ imgUrl: `/files/${businessCompanyId}/123` }))[1]).toContain('文件不存在');
  });
});

test('fewer pieces than the safety stock are in the list of low stock and on the desk', async () => {
  const { items } = await made({
    items: [itemOf({ safetyQty: 41 }), itemOf({ safetyQty: 40 }), itemOf({ safetyQty: 41, isOnSale: false })],
  });
  for (const more of [{}, { priceFrom: 0 }]) {
    const low = await app.call('/api/OpsGoods/GetPage', { reqData: { queue: 'lowStock', ...more } }, operator);
    expect(low.resultData.map(({ itemId }) => itemId)).toEqual([items[0]?.itemId]);
  }
  const desk = (await app.call('/api/OpsDesk/GetModel', {}, operator)).resultData;
  expect(desk.tiles).toContainEqual(expect.objectContaining({ tile: 'lowStock', count: 1 }));
});

test('who may not: another shop’s operator finds no such product, suppliers and buyers are refused', async () => {
  const { productId } = await made();
  const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const body = { data: { productId } };
  expect((await app.call('/api/OpsGoods/GetProduct', body, other)).errorCode).toBe(errorCodes.notFound);
  for (const account of ['supplier', 'buyer'] as const) {
    const who = { token: await signIn(app, account) };
    expect((await app.call('/api/OpsGoods/GetProduct', body, who)).errorCode).toBe(errorCodes.forbidden);
    expect((await save(productOf(), who)).errorCode).toBe(errorCodes.forbidden);
  }
});

test('names and units of a category are those its goods have', async () => {
  const ownCategory = await buildCategory(app.deps, businessCompanyId);
  await made({ categoryId: ownCategory });
  const { resultData } = await app.call(
    '/api/OpsGoods/GetCategoryNames',
    { data: { categoryId: ownCategory } },
    operator,
  );
  expect(resultData).toEqual({
    attrs: [{ name: '材质', values: ['金属'] }],
    units: ['个'],
    wanted: [],
    taxName: '',
    taxCode: '',
  });
});

test('what a unit holds is kept, shown on the product page, in the list and the log, and left alone by a save without it', async () => {
  const said = { unitName: '箱', pieceQty: 24, pieceName: '瓶' };
  const product = await made({ items: [itemOf(said)] });
  const [{ itemId = '', itemNo = '' } = {}] = product.items;
  const shown = async () => (await app.call('/api/ProductToC/GetSkuModel', { data: { itemId } })).resultData;
  expect(await shown()).toMatchObject(said);
  const listed = await app.call('/api/OpsGoods/GetPage', { searchKey: itemNo, reqData: {} }, operator);
  expect(listed.resultData).toMatchObject([said]);
  const unsaid = again(product);
  for (const item of unsaid.items) for (const field of ['pieceQty', 'pieceName'] as const) delete item[field];
  expect((await save({ ...unsaid, keywords: '整箱' })).errorCode).toBe('0');
  expect(await shown()).toMatchObject(said);
  const other = again(await read(product.productId));
  expect(await wrong({ ...other, items: other.items.map((item) => ({ ...item, pieceName: '箱' })) })).toEqual([
    errorCodes.badInput,
    'items.0.pieceName 单件的单位不能与销售单位相同',
  ]);
  const none = { pieceQty: 1, pieceName: '' };
  expect((await save({ ...other, items: other.items.map((item) => ({ ...item, ...none })) })).errorCode).toBe('0');
  expect((await read(product.productId)).items).toMatchObject([none]);
  const { rows } = await app.deps.db.pool.query(
    `select before, after from audit_records where company_id = $1 and subject = $2 order by id desc limit 1`,
    [businessCompanyId, `product ${product.productNo}`],
  );
  const change = rows[0] as { before: Record<string, string>; after: Record<string, string> };
  expect([change.before, change.after].map((facts) => facts[`${itemNo} 包装换算`])).toEqual(['24瓶', '']);
});

describe('税收分类', () => {
  const stapler = { taxName: '文具', taxCode: '1060102010000000000' };
  const wire = { taxName: '金属制品', taxCode: '1080401010000000000' };

  test('of an item is its own, and left alone by a save that says nothing of it', async () => {
    const product = await made({ items: [itemOf(wire)] });
    expect(product.items[0]).toMatchObject(wire);
    const { taxName: _name, taxCode: _code, ...silent } = again(product).items[0]!;
    expect((await save({ ...again(product), items: [silent] })).errorCode).toBe('0');
    expect((await read(product.productId)).items[0]).toMatchObject(wire);
    expect(await wrong(productOf({ items: [itemOf({ ...wire, taxName: '' })] }))).toEqual([
      '4',
      'items.0.taxName 请填写税收分类简称',
    ]);
    expect(await wrong(productOf({ items: [itemOf({ ...wire, taxCode: '108' })] }))).toEqual([
      '4',
      'items.0.taxCode 税收分类编码为19位数字',
    ]);
  });

  test('to choose from are those that categories and goods of the shop have; a category tells what it gives', async () => {
    const named = { categoryName: '有税收分类之类', parentId: '0', ...stapler, requestId: crypto.randomUUID() };
    const top = (await app.call('/api/OpsCategory/Save', { data: named }, operator)).resultData.categoryId;
    const below = await buildCategory(app.deps, businessCompanyId, { parentId: top, level: 2 });
    await made({ categoryId: below, items: [itemOf(wire), itemOf(wire)] });
    const { resultData } = await app.call('/api/OpsGoods/GetCategoryNames', { data: { categoryId: below } }, operator);
    expect(resultData).toMatchObject(stapler);
    const classes = (await app.call('/api/OpsGoods/GetTaxClasses', {}, operator)).resultData;
    expect(classes).toEqual([stapler, wire]);
    const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await app.call('/api/OpsGoods/GetTaxClasses', {}, other)).resultData).toEqual([]);
    for (const account of ['supplier', 'buyer'] as const) {
      const who = { token: await signIn(app, account) };
      expect((await app.call('/api/OpsGoods/GetTaxClasses', {}, who)).errorCode).toBe(errorCodes.forbidden);
    }
    expect((await app.call('/api/OpsGoods/GetTaxClasses', {})).errorCode).toBe(errorCodes.signedOut);
  });
});
