import { exportStates } from '@jicai/domain/people/privacy.ts';
import ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { startPayment } from '../../../test/build-payment.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { auditRecords, outbox } from '../../db/tables/requests.ts';
import { sweepOnce } from '../../worker/sweep.ts';
import { runDueOnce } from '../../worker/worker.ts';

const app = useTestApp();
const exportPath = '/api/Account/ExportData';
const listPath = '/api/Account/GetExports';
const start = Date.UTC(2026, 10, 21, 2);
const at = (minutes: number) => app.setNow(new Date(start + minutes * 60_000));

let buyer = '';
let orderNo = '';

beforeAll(async () => {
  buyer = await signIn(app, 'buyer');
  const { itemId } = await buildSku(app.deps, businessCompanyId, {
    itemName: '=HYPERLINK("x")中性笔',
    enterpriseFen: 250,
  });
  const own = await buildAddress(app, { token: buyer });
  const data = { receiver: '李雷雷', mobile: '13912345678', areaCode: '310117', address: '新桥镇民益路201号' };
  await app.call('/api/CustAddress/Add', { data }, { token: buyer });
  const trade = await buildTrade(app, { token: buyer, addressId: own, items: [{ itemId, qty: 2 }] });
  orderNo = trade.orderNos[0] ?? '';
  await startPayment(app, buyer, trade.tradeNo);
  await app.call('/api/ShopItemConcern/Add', { data: { itemId } }, { token: buyer });
});

const request = (token: string) => app.call(exportPath, {}, { token });
const list = async (token: string) => (await app.call(listPath, {}, { token })).resultData;
const fetchFile = async (url: string) => {
  const answer = await app.fastify.inject({ method: 'GET', url });
  return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload };
};

describe('a copy of one’s own data', () => {
  let files: Record<string, Uint8Array> = {};
  const json = (name: string) => {
    const key = Object.keys(files).find((file) => file.startsWith('json/') && file.includes(name)) ?? '';
    return JSON.parse(strFromU8(files[key] ?? new Uint8Array())) as Record<string, unknown>[];
  };

  test('is made in the background, told by a message, and fetched by a link that ends', async () => {
    const begun = await request(buyer);
    expect(begun.resultData).toMatchObject({
      exportState: exportStates.making,
      progress: 0,
      fileUrl: '',
      expireTime: '',
    });
    expect((await request(buyer)).errorCode).toBe('7');
    expect((await list(buyer))[0]).toMatchObject({ exportState: exportStates.making });
    await runDueOnce(app.deps);
    const [made] = await list(buyer);
    expect(made).toMatchObject({
      exportId: begun.resultData.exportId,
      exportState: exportStates.ready,
      progress: 100,
      finishTime: '2026-11-21 10:00:00',
      expireTime: '2026-11-22 10:00:00',
    });
    const { status, type, bytes } = await fetchFile(made?.fileUrl ?? '');
    expect([status, type, bytes.length]).toEqual([200, 'application/zip', made?.sizeBytes]);
    files = unzipSync(bytes);
    expect(Object.keys(files)).toContain('xlsx/03-订单.xlsx');
    const { resultData: told } = await app.call('/api/Message/GetPage', {}, { token: buyer });
    expect(told[0]).toMatchObject({ title: '个人数据已导出' });
    at(11);
    expect((await fetchFile(made?.fileUrl ?? '')).status).toBe(404);
    expect((await fetchFile((await list(buyer))[0]?.fileUrl ?? '')).status).toBe(200);
    at(0);
  });

  test('holds what is the caller’s, with the numbers of others masked', () => {
    expect(json('账号资料')).toEqual([
      expect.objectContaining({ accountNo: 'buyer', name: '陈思远', mobile: '13800100002', roleNames: '采购员' }),
    ]);
    const addresses = json('收货地址');
    expect(addresses).toContainEqual(expect.objectContaining({ receiver: '陈思远', mobile: '13800100002' }));
    expect(addresses).toContainEqual(expect.objectContaining({ receiver: '李**', mobile: '139****5678' }));
    expect(json('订单').map((order) => order['orderNo'])).toContain(orderNo);
    expect(json('订单商品')[0]).toMatchObject({ orderNo, itemName: '=HYPERLINK("x")中性笔', priceFen: 250, qty: 2 });
    expect(json('付款')).toEqual([expect.objectContaining({ channel: '支付宝', state: '支付中', paidAt: null })]);
    expect(json('对账付款')).toEqual([]);
    expect(json('商品收藏')).toHaveLength(1);
    expect(json('登录会话').length).toBeGreaterThan(0);
    const text = Object.entries(files).map(([name, bytes]) => (name.endsWith('.json') ? strFromU8(bytes) : ''));
    // Nothing of colleagues, and no secret.
    expect(text.join('')).not.toMatch(/周敏|13800100001|13912345678|argon2/);
    expect(strFromU8(files['说明.txt'] ?? new Uint8Array())).toContain('订单：1 条');
  });

  test('the sheets hold the same in yuan, and no formula', async () => {
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(Buffer.from(files['xlsx/04-订单商品.xlsx'] ?? []) as unknown as ExcelJS.Buffer);
    const row = book.worksheets[0]?.getRow(2);
    expect(row?.getCell(1).value).toBe(orderNo);
    expect(row?.getCell(6).value).toBe(2.5);
    expect(row?.getCell(3).formula).toBeUndefined();
    expect(row?.getCell(3).text).not.toMatch(/^=/);
  });

  test('once an hour, each account by itself', async () => {
    const again = await request(buyer);
    expect(again).toMatchObject({ errorCode: '8', errorMsg: '每小时只能导出一次，请在 11:00 后再试' });
    const admin = await signIn(app, 'admin');
    expect(await list(admin)).toEqual([]);
    expect((await request(admin)).success).toBe(true);
    at(61);
    const answers = await Promise.all([request(buyer), request(buyer), request(buyer)]);
    expect(answers.map((answer) => answer.errorCode).toSorted()).toEqual(['0', '7', '7']);
    await runDueOnce(app.deps);
    expect(await list(buyer)).toHaveLength(2);
    const kept = await inShop(app, businessCompanyId, (ctx) => ctx.db.select().from(auditRecords));
    expect(kept.filter((row) => row.path === exportPath)).toHaveLength(3);
  });

  test('a file is forgotten after a day', async () => {
    at(24 * 60 + 62);
    const token = await signIn(app, 'buyer');
    expect((await list(token)).map(({ fileUrl }) => fileUrl)).toEqual(['', '']);
    await sweepOnce(app.deps);
    const { rows } = await inShop(app, businessCompanyId, (ctx) =>
      ctx.db.execute(`select 1 from stored_files where company_id = ${businessCompanyId} and biz_type = 10`),
    );
    expect(rows).toEqual([]);
  });

  test('what fails three times is told, and may be asked for again at once', async () => {
    at(48 * 60);
    const token = await signIn(app, 'buyer');
    const { exportId } = (await request(token)).resultData;
    await inShop(app, businessCompanyId, (ctx) => ctx.db.update(outbox).set({ attempts: 3 }));
    await runDueOnce(app.deps);
    expect((await list(token))[0]).toMatchObject({
      exportId,
      exportState: exportStates.failed,
      fileUrl: '',
      expireTime: '',
    });
    expect((await request(token)).success).toBe(true);
  });

  test.each([exportPath, listPath] as const)('%s: who may not', async (path) => {
    at(0);
    expect((await app.call(path)).errorCode).toBe('2');
    expect((await app.call(path, {}, { token: await signIn(app, 'operator') })).errorCode).toBe('3');
    expect((await app.call(path, {}, { token: await signIn(app, 'buyer'), host: retailHost })).errorCode).toBe('2');
    expect((await app.call(path, { data: 1, reqData: 1 }, { token: await signIn(app, 'buyer') })).errorCode).toBe('4');
  });
});
