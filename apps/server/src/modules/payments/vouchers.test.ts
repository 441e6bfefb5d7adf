import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placeTrade, type PlacedTrade, requestId, rowsOf } from '../../../test/build-payment.ts';
import { uploadPicture } from '../../../test/build-return.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedMerchants } from '../../db/seed/merchants.ts';

const app = useTestApp(seedMerchants);
const path = '/api/OpsPay/GetTransferPage';
let buyer = '';
let operator = '';
let trade: PlacedTrade;

beforeAll(async () => {
  [buyer, operator] = [await signIn(app, 'buyer'), await signIn(app, 'operator')];
});
beforeEach(async () => {
  trade = await placeTrade(app, buyer, { payMode: 3 });
});

const report = (voucherUrl: string, token = buyer, more: object = {}) => {
  const data = {
    tradeNo: trade.tradeNo,
    voucherUrl,
    payerName: '华东精密制造有限公司',
    payerAccount: '6222 0000 1111 2222',
    bankSerialNo: 'BANK1',
    transferFee: 1800,
    transferTime: '2026-11-21',
    requestId: requestId(),
    ...more,
  };
  return app.call('/api/ShopPay/SubmitTransfer', { data }, { token });
};
const reported = async (reqData: object = { tradeNo: trade.tradeNo }) =>
  (await app.call(path, { reqData }, { token: operator })).resultData;

describe('the bank’s slip', () => {
  test('goes with the report to the operator, who opens it by a link of his own', async () => {
    const url = await uploadPicture(app, { token: buyer }, 2);
    expect(await report(url)).toMatchObject({ success: true });
    const [row] = await reported();
    expect(row).toMatchObject({
      tradeNo: trade.tradeNo,
      userName: '陈思远',
      payerName: '华东精密制造有限公司',
      payerAccount: '6222000011112222',
      bankSerialNo: 'BANK1',
      transferFee: 1800,
      transferTime: '2026-11-21 00:00:00',
      transferStateText: '待确认',
      payFee: 1800,
      receivedFee: 0,
      voucher: { mediaType: 'image/webp' },
    });
    const link = row?.voucher?.fileUrl ?? '';
    expect((await app.fastify.inject({ method: 'GET', url: link })).statusCode).toBe(200);
    const bare = link.replace(/\?.*/, '');
    expect((await app.fastify.inject({ method: 'GET', url: bare })).statusCode).not.toBe(200);
  });

  test('may be left out, and is replaced by a newer one', async () => {
    expect(await report('')).toMatchObject({ success: true });
    expect((await reported())[0]?.voucher).toBeUndefined();
    expect(await report(await uploadPicture(app, { token: buyer }, 2))).toMatchObject({ success: true });
    expect((await reported())[0]?.voucher?.fileUrl).toContain('/files/');
  });

  test('of another purpose, of another person, or of nobody is refused at its field', async () => {
    const gone = { errorCode: '4', errorData: [{ field: 'voucherUrl', msg: '文件不存在或已失效，请重新上传' }] };
    expect(await report(await uploadPicture(app, { token: buyer }, 1))).toMatchObject(gone);
    const others = await uploadPicture(app, { token: await signIn(app, 'member') }, 2);
    expect(await report(others)).toMatchObject(gone);
    expect(await report('/files/1001/99')).toMatchObject(gone);
    expect(await report('javascript:alert(1)')).toMatchObject(gone);
    expect(await rowsOf(app, 'select 1 from transfers where trade_no = $1', [trade.tradeNo])).toEqual([]);
  });
});

describe('reported transfers', () => {
  test('by state, newest first, page by page', async () => {
    await report('', buyer, { bankSerialNo: 'A1' });
    await report('', buyer, { bankSerialNo: 'A2' });
    const page = await app.call(path, { reqData: { tradeNo: trade.tradeNo }, pageSize: 1 }, { token: operator });
    expect(page).toMatchObject({ totalCount: 2, resultData: [{ bankSerialNo: 'A2' }] });
    expect(await reported({ tradeNo: trade.tradeNo, transferState: 1 })).toEqual([]);
  });

  test('are the operator’s of this shop alone', async () => {
    await report('');
    expect((await app.call(path, {})).errorCode).toBe('2');
    for (const who of ['buyer', 'finance', 'supplier'] as const)
      expect((await app.call(path, {}, { token: await signIn(app, who) })).errorCode).toBe('3');
    const there = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await app.call(path, {}, there)).resultData).toEqual([]);
    expect((await app.call(path, { reqData: { transferState: 7 } }, { token: operator })).errorCode).toBe('4');
  });
});
