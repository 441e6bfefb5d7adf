import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildRule } from '../../../test/build-rule.ts';
import { inShop } from '../../../test/in-shop.ts';
import { sendFile } from '../../../test/send-file.ts';
import { signIn } from '../../../test/sign-in.ts';
import { payTrade } from '../../../test/build-trade.ts';
import { useApprovals } from '../../../test/use-approvals.ts';
import { users } from '../../db/tables/accounts.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const { app, wanted, tokens, call, audit } = useApprovals();
const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF`);

async function upload(name: string, as = tokens.buyer, bizType: number = bizTypes.orderFile): Promise<string> {
  const bytes = name.endsWith('.pdf')
    ? pdf(name)
    : await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
  const answer = await sendFile(app, { bytes, name, fields: { bizType: String(bizType) }, token: as });
  expect(answer.errorMsg).toBe('');
  return answer.resultData.fileUrl;
}

const basket = () => ({ itemList: [{ itemId: wanted.itemId, qty: 1 }], addressId: wanted.addressId });
async function submit(files: readonly string[]) {
  const { previewKey } = (await call('/api/ShopOrder/Settle', 'buyer', basket())).resultData;
  return call('/api/ShopOrder/Submit', 'buyer', { ...basket(), previewKey, payMode: 1, files });
}
const statusOf = async (url: string, as?: string) =>
  (
    await app.fastify.inject({
      url,
      headers: { host: 'business.localhost', ...(as && { authtoken: as }) },
    })
  ).statusCode;

test('the buyer lays files beside a submission; who approves, the order and the shop show them', async () => {
  await buildRule(app);
  const urls = [await upload('报价单.pdf'), await upload('现场照片.png')];
  const { resultData: trade, errorMsg } = await submit(urls);
  expect(errorMsg).toBe('');
  const names = ['报价单.pdf', '现场照片.webp'];
  const asked = await audit(trade.tradeNo, 'approver');
  expect(asked.files.map(({ fileName }) => fileName)).toEqual(names);
  expect(await statusOf(asked.files[0]?.fileUrl ?? '')).toBe(200);
  const orderNo = trade.orderNos[0] ?? '';
  const own = await call('/api/ShopOrder/GetModel', 'buyer', { orderNo });
  expect(own.resultData.files.map(({ fileName }) => fileName)).toEqual(names);
  const shop = await call('/api/OpsOrder/GetModel', 'operator', { orderNo });
  expect(shop.resultData.files?.map(({ fileName }) => fileName)).toEqual(names);
  const member = await signIn(app, 'member');
  expect((await app.call('/api/ShopOrder/GetModel', { data: { orderNo } }, { token: member })).errorCode).toBe('5');

  // Submitted again: what is named again stays.
  const { tradeNo } = trade;
  const { version } = await audit(tradeNo, 'buyer');
  expect((await call('/api/ShopAudit/Withdraw', 'buyer', { tradeNo, version })).errorMsg).toBe('');
  const back = await audit(trade.tradeNo, 'buyer');
  const kept = back.files[1]?.fileUrl ?? '';
  const again = { tradeNo: trade.tradeNo, version: back.version, files: [kept, await upload('补充.pdf')] };
  const { previewKey } = (await call('/api/ShopOrder/Settle', 'buyer', basket())).resultData;
  const data = { ...basket(), previewKey, payMode: 1, ...again };
  expect((await call('/api/ShopAudit/Resubmit', 'buyer', data)).errorMsg).toBe('');
  const read = await audit(trade.tradeNo, 'approver');
  expect(read.files.map(({ fileName }) => fileName)).toEqual(['现场照片.webp', '补充.pdf']);
});

test('a supplier sees the order and is not told of its files', async () => {
  const { itemId, supplierId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 20_000, stock: 50 });
  await inShop(app, businessCompanyId, (ctx) =>
    ctx.db.update(users).set({ supplierId }).where(eq(users.accountId, '3007')),
  );
  const items = { itemList: [{ itemId, qty: 1 }], addressId: wanted.addressId };
  const { previewKey } = (await call('/api/ShopOrder/Settle', 'buyer', items)).resultData;
  const files = [await upload('报价单.pdf')];
  const answer = await call('/api/ShopOrder/Submit', 'buyer', { ...items, previewKey, payMode: 1, files });
  const { tradeNo, orderNos } = answer.resultData;
  await payTrade(app, tradeNo);
  const seen = await app.call(
    '/api/OpsOrder/GetModel',
    { data: { orderNo: orderNos[0] } },
    { token: await signIn(app, 'supplier') },
  );
  expect(seen.resultData).toMatchObject({ orderNo: orderNos[0] });
  expect(seen.resultData.files).toBeUndefined();
  expect((await call('/api/OpsOrder/GetModel', 'operator', { orderNo: orderNos[0] })).resultData.files).toHaveLength(1);
});

test("only the caller's own files of that kind, five at most", async () => {
  const foreign = await upload('别人的.pdf', tokens.admin);
  const voucher = await upload('凭证.pdf', tokens.buyer, bizTypes.voucher);
  for (const url of [foreign, voucher, '/files/1001/1', 'https://example.com/a.pdf'])
    expect(await submit([url])).toMatchObject({ errorCode: '4', errorData: [{ field: 'files' }] });
  const six = Array.from({ length: 6 }, (_, at) => `/files/1001/${at + 1}`);
  expect(await submit(six)).toMatchObject({ errorCode: '4', errorData: [{ field: 'files', msg: '附件最多5个' }] });
});
