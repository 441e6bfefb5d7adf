import type { BodyOf, ResultOf } from '@jicai/contract/index.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { proposalStates } from '@jicai/domain/goods/proposal-states.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSku, buildSku, buildSupplier } from '../../../../test/build-goods.ts';
import { buildStaff } from '../../../../test/build-staff.ts';
import { sendFile } from '../../../../test/send-file.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../../test/test-app.ts';
import { businessCompanyId } from '../../../seed/shop-looks.ts';

const app = useTestApp();
let operator: CallOptions = {};
let supplier: CallOptions = {};
let rival: CallOptions = {};
let supplierId = '';
let rivalId = '';

type Wanted = Omit<BodyOf<'/api/OpsOwn/Submit'>['data'], 'requestId'>;
type Own = ResultOf<'/api/OpsOwn/GetProduct'>;
const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
  supplierId = await buildSupplier(app.deps, businessCompanyId);
  rivalId = await buildSupplier(app.deps, businessCompanyId);
  supplier = await buildStaff(app, { role: 'supplierAdmin', supplierId });
  rival = await buildStaff(app, { role: 'supplierAdmin', supplierId: rivalId });
});

const build = (fields: Parameters<typeof buildSku>[2] = {}) =>
  buildSku(app.deps, businessCompanyId, { supplierId, itemName: '原来的名称', ...fields });
const read = async ({ productId }: Pick<BuiltSku, 'productId'>, who = supplier) =>
  app.call('/api/OpsOwn/GetProduct', { data: { productId } }, who);
const own = async (sku: Pick<BuiltSku, 'productId'>): Promise<Own> => (await read(sku)).resultData;
const renamed = ({ proposalId: _open, ...product }: Own, itemName: string): Wanted => ({
  ...product,
  items: product.items.map((item) => ({ ...item, itemName })),
});
const submit = (wanted: Wanted, who = supplier) => app.call('/api/OpsOwn/Submit', command(wanted), who);
const handedIn = async (wanted: Wanted) => {
  const answer = await submit(wanted);
  expect(answer.errorCode, answer.errorMsg).toBe('0');
  return answer.resultData;
};
type Handed = Awaited<ReturnType<typeof handedIn>>;
const approve = ({ proposalId, version }: Handed, who = operator) =>
  app.call('/api/OpsProposal/Approve', command({ proposalId, version }), who);
const refuseIt = ({ proposalId, version }: Handed, reason = '图片不清楚', who = operator) =>
  app.call('/api/OpsProposal/Refuse', command({ proposalId, version, reason }), who);
const withdraw = ({ proposalId, version }: Handed, who = supplier) =>
  app.call('/api/OpsOwn/Withdraw', command({ proposalId, version }), who);
const model = async (proposalId: string, who = operator) =>
  (await app.call('/api/OpsProposal/GetModel', { data: { proposalId } }, who)).resultData;
const inShop = async (productId: string) =>
  (await app.call('/api/OpsGoods/GetProduct', { data: { productId } }, operator)).resultData;
const saveInShop = async (productId: string, change: (item: object) => object) => {
  const product = await inShop(productId);
  const answer = await app.call(
    '/api/OpsGoods/SaveProduct',
    command({ ...product, items: product.items.map((item) => ({ ...item, ...change(item) })) }),
    operator,
  );
  expect(answer.errorCode, answer.errorMsg).toBe('0');
};

describe('a supplier’s change of its goods', () => {
  test('is told to who reviews, and its end to the supplier alone', async () => {
    const told = async (who: CallOptions, title: string) =>
      (await app.call('/api/Message/GetPage', { pageSize: 100 }, who)).resultData.filter((one) => one.title === title);
    const sku = await build();
    const handed = await handedIn(renamed(await own(sku), '要审核的名称'));
    expect((await told(operator, '供应商商品待审核'))[0]?.content).toContain('要审核的名称');
    const refused = { proposalId: handed.proposalId, version: handed.version, reason: '图片不清楚' };
    expect((await app.call('/api/OpsProposal/Refuse', command(refused), operator)).success).toBe(true);
    expect((await told(supplier, '商品审核结果'))[0]?.content).toContain('被退回：图片不清楚');
    expect(await told(rival, '商品审核结果')).toEqual([]);
    expect(await told(operator, '商品审核结果')).toEqual([]);
  });

  test('is not in the shop before the shop agreed; then it is, and prices are what they were', async () => {
    const sku = await build();
    const wanted = renamed(await own(sku), '供应商想要的名称');
    const handed = await handedIn({
      ...wanted,
      items: wanted.items.map((item) => ({ ...item, pieceQty: 6, pieceName: '支' })),
    });
    expect(handed.proposalState).toBe(proposalStates.waiting);
    expect((await inShop(sku.productId)).items).toMatchObject([{ itemName: '原来的名称' }]);
    const waiting = await app.call(
      '/api/OpsProposal/GetPage',
      { reqData: { state: proposalStates.waiting } },
      operator,
    );
    expect(waiting.resultData.map(({ proposalId }) => proposalId)).toContain(handed.proposalId);
    expect(await model(handed.proposalId)).toMatchObject({
      changes: [
        { itemNo: sku.itemNo, label: '名称', from: ['原来的名称'], to: ['供应商想要的名称'] },
        { itemNo: sku.itemNo, label: '包装换算', from: [], to: ['6支'] },
      ],
      actions: ['approve', 'refuse'],
      isOutdated: false,
    });
    const page = await app.call('/api/OpsOwn/GetGoodsPage', { reqData: {} }, supplier);
    expect(page.resultData.find(({ itemId }) => itemId === sku.itemId)).toMatchObject({
      proposalId: handed.proposalId,
      proposalState: proposalStates.waiting,
    });
    expect((await approve(handed)).resultData).toMatchObject({ proposalStateText: '已通过', productId: sku.productId });
    expect((await inShop(sku.productId)).items).toMatchObject([
      {
        itemName: '供应商想要的名称',
        pieceQty: 6,
        pieceName: '支',
        retailFen: 1000,
        enterpriseFen: 900,
        isOnSale: true,
        supplierId,
      },
    ]);
    expect((await approve(handed)).errorCode).toBe(errorCodes.stateChanged);
    const log = await app.call('/api/OpsLog/GetPage', { searchKey: handed.proposalId, reqData: {} }, operator);
    expect(log.resultData.map(({ act }) => act)).toEqual(['通过供应商商品', '提交供应商商品']);
  });

  test('comes back with a reason, is handed in once more, and taken back', async () => {
    const sku = await build();
    const handed = await handedIn(renamed(await own(sku), '第一次'));
    expect((await refuseIt(handed, '短')).errorData?.[0]).toEqual({ field: 'reason', msg: '请填写2-200字的退回原因' });
    await refuseIt(handed);
    const seen = await app.call('/api/OpsOwn/GetProposal', { data: { proposalId: handed.proposalId } }, supplier);
    expect(seen.resultData).toMatchObject({ proposalStateText: '已退回', reason: '图片不清楚', actions: ['resubmit'] });
    const { version, proposalId } = seen.resultData;
    expect((await submit({ ...renamed(await own(sku), '旧版'), proposalId, version: 1 })).errorCode).toBe(
      errorCodes.outdated,
    );
    const again = await handedIn({ ...renamed(await own(sku), '第二次'), proposalId, version });
    expect(again.proposalId).toBe(proposalId);
    expect(await model(proposalId)).toMatchObject({ round: 2, wanted: { items: [{ itemName: '第二次' }] } });
    expect((await submit(renamed(await own(sku), '第三次'))).errorCode).toBe(errorCodes.stateChanged);
    const back = await withdraw(again);
    expect(back.resultData.proposalStateText).toBe('已撤回');
    expect((await approve({ ...again, version: back.resultData.version })).errorCode).toBe(errorCodes.stateChanged);
    // Without naming it: what was taken back of the same goods goes on.
    expect((await handedIn(renamed(await own(sku), '第三次'))).proposalId).toBe(proposalId);
  });

  test('is not agreed to once the goods are no longer what the supplier saw; a new sale price is no matter', async () => {
    const sku = await build();
    const product = await own(sku);
    const handed = await handedIn(renamed(product, '我改的'));
    await saveInShop(sku.productId, () => ({ enterpriseFen: 850 }));
    expect((await model(handed.proposalId)).isOutdated).toBe(false);
    await saveInShop(sku.productId, () => ({ itemName: '运营改的' }));
    expect((await model(handed.proposalId)).isOutdated).toBe(true);
    expect((await approve(handed)).errorCode).toBe(errorCodes.outdated);
    expect((await inShop(sku.productId)).items).toMatchObject([{ itemName: '运营改的', enterpriseFen: 850 }]);
    await withdraw(handed);
    expect((await submit(renamed(product, '又改'))).errorCode).toBe(errorCodes.outdated);
  });

  test('neither empty, nor without its items, nor with another number', async () => {
    const sku = await build();
    const product = await own(sku);
    const text = async (wanted: Wanted) => (await submit(wanted)).errorData?.[0]?.msg;
    expect(await text(product)).toBe('没有任何修改');
    expect(await text({ ...product, productNo: 'ANDERS' })).toBe('商品编号不能修改');
    expect(await text({ ...product, items: [{ ...product.items[0]!, itemId: '', itemNo: 'NEU-1' }] })).toBe(
      '已有的规格不能删除，请联系商城下架',
    );
    expect(await text({ ...product, items: [{ ...product.items[0]!, minQty: 0 }] })).toBe('起订量应为1到999999的整数');
  });
});

test('new goods that were agreed to have no price and are off sale until the shop sets that', async () => {
  const { categoryId } = await build();
  const example = await own(await build());
  const no = `N${Date.now()}`;
  const wanted: Wanted = {
    ...example,
    productId: undefined,
    basis: undefined,
    productNo: no,
    categoryId,
    items: [{ ...example.items[0]!, itemId: '', itemNo: `${no}-1`, itemName: '供应商新品除尘刷' }],
  };
  const handed = await handedIn(wanted);
  expect((await submit({ ...wanted, productNo: example.productNo })).errorData?.[0]?.msg).toBe('商品编号已被使用');
  const { productId } = (await approve(handed)).resultData;
  expect((await inShop(productId)).items).toMatchObject([{ isOnSale: false, retailFen: null, supplierId, stock: 0 }]);
  const found = await app.call('/api/ProductToC/GetWebSkuPage', { searchKey: '供应商新品除尘刷', reqData: {} });
  expect(found.resultData).toEqual([]);
});

test('a cost that the supplier asks for is told and agreed to by who may know costs alone', async () => {
  const sku = await build();
  const product = await own(sku);
  const handed = await handedIn({ ...product, items: [{ ...product.items[0]!, costFen: 76_543 }] });
  const blind = await buildStaff(app, { permissions: ['ops.goods.view', 'ops.goods.review'] });
  expect(await model(handed.proposalId, blind)).toMatchObject({ asksForCost: true, changes: [] });
  expect(JSON.stringify(await model(handed.proposalId, blind))).not.toContain('76543');
  expect((await approve(handed, blind)).errorCode).toBe(errorCodes.forbidden);
  expect((await model(handed.proposalId)).changes).toMatchObject([{ label: '进价', from: [], to: ['76543'] }]);
  expect((await approve(handed)).errorCode).toBe('0');
  expect((await inShop(sku.productId)).items[0]?.costFen).toBe(76_543);
  expect((await own(sku)).items[0]?.costFen).toBe(76_543);
  const log = await app.call('/api/OpsLog/GetPage', { searchKey: product.productNo, reqData: {} }, operator);
  expect(JSON.stringify(log.resultData)).not.toMatch(/76543|765\.43/);
});

test('pictures are brought by the supplier, and stay when the shop agrees', async () => {
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#654' } });
  const upload = await sendFile(app, {
    bytes: await picture.png().toBuffer(),
    fields: { bizType: String(bizTypes.shopPicture) },
    token: supplier.token,
  });
  const url = upload.resultData.fileUrl;
  const sku = await build();
  const product = await own(sku);
  const withPicture = (imgUrl: string) => ({ ...product, items: [{ ...product.items[0]!, imgUrl }] });
  expect((await submit(withPicture('https://example.cn/a.png'))).errorData?.[0]?.msg).toBe('请上传图片');
  const handed = await handedIn({
    ...withPicture(url),
    detailHtml: `<p onclick="x()">好</p><script>x()</script><img src="${url}">`,
  });
  expect((await model(handed.proposalId)).wanted.detailHtml).not.toContain('script');
  expect((await approve(handed)).errorCode).toBe('0');
  expect((await inShop(sku.productId)).items[0]?.imgUrl).toBe(url);
});

describe('who must not', () => {
  test('a supplier reaches no goods and no wish of another, whatever it names', async () => {
    const sku = await build();
    const handed = await handedIn(renamed(await own(sku), '我的'));
    expect((await read(sku, rival)).errorCode).toBe(errorCodes.notFound);
    expect((await submit({ ...(await own(sku)), proposalId: undefined }, rival)).errorCode).toBe(errorCodes.notFound);
    expect((await withdraw(handed, rival)).errorCode).toBe(errorCodes.notFound);
    const look = await app.call('/api/OpsOwn/GetProposal', { data: { proposalId: handed.proposalId } }, rival);
    expect(look.errorCode).toBe(errorCodes.notFound);
    const list = await app.call('/api/OpsOwn/GetProposalPage', { reqData: { supplierId } }, rival);
    expect(list.resultData).toEqual([]);
    const goods = await app.call('/api/OpsOwn/GetGoodsPage', { reqData: { supplierId } }, rival);
    expect(goods.resultData).toEqual([]);
  });

  test('what several suppliers sell: each sees and changes its own item, and nothing of what they share', async () => {
    const mine = await build();
    const theirs = await build({ productId: mine.productId, supplierId: rivalId });
    const product = await own(mine);
    expect(product.items.map(({ itemId }) => itemId)).toEqual([mine.itemId]);
    expect(product).toMatchObject({ isShared: true });
    const text = async (wanted: Wanted) => (await submit(wanted)).errorData?.[0]?.msg;
    expect(await text({ ...product, description: '我的描述' })).toBe('这个商品还有其他供应商，公共资料由商城维护');
    const [item] = product.items;
    const foreign = { ...item!, itemId: theirs.itemId, itemNo: theirs.itemNo, itemName: '抢' };
    expect(await text({ ...product, items: [item!, foreign] })).toBe('货号不能修改');
    await approve(await handedIn(renamed(product, '只改我的')));
    expect((await inShop(mine.productId)).items.map(({ itemName }) => itemName)).toEqual(['只改我的', '原来的名称']);
  });

  test('what a supplier is told of its goods names no sale price', async () => {
    const sku = await build({ retailFen: 98_765, enterpriseFen: 87_654 });
    const page = await app.call('/api/OpsOwn/GetGoodsPage', { reqData: {} }, supplier);
    const told = JSON.stringify([page.resultData, await own(sku)]);
    expect(told).not.toMatch(/\b(98765|87654)\b|retailFen|enterpriseFen|marketFen|tiers/);
  });

  test('operators do not hand in, suppliers do not agree, another shop finds nothing', async () => {
    const sku = await build();
    const product = await own(sku);
    const handed = await handedIn(renamed(product, '等着'));
    expect((await submit(product, operator)).errorCode).toBe(errorCodes.forbidden);
    expect((await withdraw(handed, operator)).errorCode).toBe(errorCodes.forbidden);
    expect((await approve(handed, supplier)).errorCode).toBe(errorCodes.forbidden);
    expect((await refuseIt(handed, '不行不行', supplier)).errorCode).toBe(errorCodes.forbidden);
    const reader = await buildStaff(app, { role: 'readOnly' });
    expect((await approve(handed, reader)).errorCode).toBe(errorCodes.forbidden);
    const clerk = await buildStaff(app, { role: 'supplierClerk', supplierId });
    expect((await withdraw(handed, clerk)).errorCode).toBe(errorCodes.forbidden);
    const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await approve(handed, other)).errorCode).toBe(errorCodes.notFound);
    const look = await app.call('/api/OpsProposal/GetModel', { data: { proposalId: handed.proposalId } }, other);
    expect(look.errorCode).toBe(errorCodes.notFound);
  });
});
