import { payModes } from '@jicai/domain/orders/order-states.ts';
import { transferStates } from '@jicai/domain/payments/payment-states.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placeTrade, type PlacedTrade, requestId, rowsOf } from '../../../../test/build-payment.ts';
import { uploadPicture } from '../../../../test/build-return.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../../test/test-app.ts';
import { seedMerchants } from '../../../seed/merchants.ts';

const app = useTestApp(seedMerchants);
const path = '/api/OpsPay/GetTransferPage';
let buyer = '';
let operator = '';
let trade: PlacedTrade;
let slip = '';

beforeAll(async () => {
  [buyer, operator] = [await signIn(app, 'buyer'), await signIn(app, 'operator')];
  slip = await uploadPicture(app, { token: buyer }, 2);
});
beforeEach(async () => {
  trade = await placeTrade(app, buyer, { payMode: payModes.transfer });
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

const cashier = async () =>
  (await app.call('/api/ShopPay/GetCashier', { data: { tradeNo: trade.tradeNo } }, { token: buyer })).resultData;

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

  test('may not be left out, and is replaced by a newer one', async () => {
    const none = await report('');
    expect(none).toMatchObject({
      errorCode: '4',
      errorMsg: '请上传银行回单',
      errorData: [{ field: 'voucherUrl', msg: '请上传银行回单' }],
    });
    expect(await reported()).toEqual([]);
    expect(await report(slip)).toMatchObject({ success: true });
    const first = (await reported())[0]?.voucher?.fileUrl.split('?')[0];
    expect(await report(await uploadPicture(app, { token: buyer }, 2))).toMatchObject({ success: true });
    const second = (await reported())[0]?.voucher?.fileUrl.split('?')[0];
    expect(second).toContain('/files/');
    expect(second).not.toBe(first);
  });

  test('of the report before stays, unless that had none', async () => {
    await report(slip);
    expect(await report('', buyer, { transferFee: 1700 })).toMatchObject({ success: true });
    expect(await reported()).toMatchObject([{ transferFee: 1700, voucher: { mediaType: 'image/webp' } }]);
    expect((await cashier()).transferReport).toMatchObject({ hasVoucher: true });
    // A report from the time when the slip could be left out.
    await rowsOf(app, 'update transfers set voucher_file_id = null where trade_no = $1', [trade.tradeNo]);
    expect((await cashier()).transferReport).toMatchObject({ hasVoucher: false });
    const missing = [{ field: 'voucherUrl', msg: '请上传银行回单' }];
    expect((await report('')).errorData).toEqual(missing);
    expect((await report('', buyer, { bankSerialNo: 'BANK2', replacesSerialNo: 'BANK1' })).errorData).toEqual(missing);
    // The refused correction took nothing back.
    expect(await reported()).toMatchObject([{ bankSerialNo: 'BANK1' }]);
    expect(await report(slip, buyer, { bankSerialNo: 'BANK2', replacesSerialNo: 'BANK1' })).toMatchObject({
      success: true,
    });
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
    await report(slip, buyer, { bankSerialNo: 'A1' });
    await report(slip, buyer, { bankSerialNo: 'A2' });
    const page = await app.call(path, { reqData: { tradeNo: trade.tradeNo }, pageSize: 1 }, { token: operator });
    expect(page).toMatchObject({ totalCount: 2, resultData: [{ bankSerialNo: 'A2' }] });
    expect(await reported({ tradeNo: trade.tradeNo, transferState: transferStates.confirmed })).toEqual([]);
  });

  test('of a cancelled trade wait no more', async () => {
    await report(slip, buyer, { bankSerialNo: 'GONE1' });
    const waiting = async () => {
      const reqData = { tradeNo: trade.tradeNo, transferState: transferStates.waiting };
      return (await app.call(path, { reqData }, { token: operator })).totalCount;
    };
    expect(await waiting()).toBe(1);
    const data = { tradeNo: trade.tradeNo, reasonCode: cancelReasons.notWanted, requestId: requestId() };
    expect(await app.call('/api/ShopOrder/Cancel', { data }, { token: buyer })).toMatchObject({ success: true });
    expect(await waiting()).toBe(0);
    expect(await reported({ tradeNo: trade.tradeNo, transferState: transferStates.rejected })).toMatchObject([
      {
        bankSerialNo: 'GONE1',
        transferState: transferStates.rejected,
        transferStateText: '已驳回',
        reason: '订单已取消',
      },
    ]);
  });

  test('are the operator’s of this shop alone', async () => {
    await report(slip);
    expect((await app.call(path, {})).errorCode).toBe('2');
    for (const who of ['buyer', 'finance', 'supplier'] as const)
      expect((await app.call(path, {}, { token: await signIn(app, who) })).errorCode).toBe('3');
    const there = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await app.call(path, {}, there)).resultData).toEqual([]);
    expect((await app.call(path, { reqData: { transferState: 7 } }, { token: operator })).errorCode).toBe('4');
  });
});

describe('a report that is corrected', () => {
  const confirm = async (bankSerialNo: string) => {
    const [order] = await rowsOf<{ version: number }>(app, 'select version from orders where trade_no = $1', [
      trade.tradeNo,
    ]);
    const money = { tradeNo: trade.tradeNo, receivedFee: 1000, bankSerialNo, version: order?.version };
    return app.call(
      '/api/OpsOrder/ConfirmTransfer',
      { data: { ...money, requestId: requestId() } },
      { token: operator },
    );
  };

  test('has the new serial number, and keeps its slip', async () => {
    await report(await uploadPicture(app, { token: buyer }, 2), buyer, { bankSerialNo: 'TYPO1' });
    expect((await cashier()).transferReport).toMatchObject({ bankSerialNo: 'TYPO1', transferFee: 1800, reason: '' });
    expect(await report('', buyer, { bankSerialNo: 'RIGHT1', replacesSerialNo: 'typo1' })).toMatchObject({
      success: true,
    });
    expect(await reported()).toMatchObject([{ bankSerialNo: 'RIGHT1', voucher: { mediaType: 'image/webp' } }]);
    expect((await report('', buyer, { bankSerialNo: 'X', replacesSerialNo: 'TYPO1' })).errorCode).toBe('3001');
    expect(await report(slip, buyer, { bankSerialNo: 'RIGHT2' })).toMatchObject({ success: true });
    expect(await reported()).toHaveLength(2);
  });

  test('is not taken once the operator has confirmed it, neither by its number nor instead of it', async () => {
    await report(slip, buyer, { bankSerialNo: 'DONE1' });
    expect(await confirm('DONE1')).toMatchObject({ success: true });
    const voucherUrl = await uploadPicture(app, { token: buyer }, 2);
    const again = await report(voucherUrl, buyer, { bankSerialNo: 'done1' });
    expect(again.errorData).toEqual([{ field: 'bankSerialNo', msg: '该银行流水号已登记' }]);
    expect((await report('', buyer, { bankSerialNo: 'N1', replacesSerialNo: 'DONE1' })).errorCode).toBe('3001');
    expect((await cashier()).transferReport).toBeUndefined();
    // The slip was not used up by the refused call.
    expect(await report(voucherUrl, buyer, { bankSerialNo: 'REST1' })).toMatchObject({ success: true });
  });

  const reject = (data: object = {}, call: object = { token: operator }) => {
    const refusal = { tradeNo: trade.tradeNo, bankSerialNo: 'BANK1', reason: '未查到该笔款项' };
    return app.call('/api/OpsPay/RejectTransfer', { data: { ...refusal, requestId: requestId(), ...data } }, call);
  };

  test('after the operator refused it: the payer is told why, and hands it in again', async () => {
    await report(slip);
    expect((await reject()).resultData).toMatchObject({
      transferState: transferStates.rejected,
      transferStateText: '已驳回',
    });
    expect((await reject()).errorCode).toBe('3001');
    expect(await cashier()).toMatchObject({
      transferState: transferStates.rejected,
      transferReport: { reason: '未查到该笔款项' },
    });
    const [told] = (await app.call('/api/Message/GetPage', {}, { token: buyer })).resultData;
    expect(told).toMatchObject({ kind: 'money', title: '转账凭证未通过核对' });
    expect(told?.content).toContain('原因：未查到该笔款项');
    const audits = await rowsOf(app, 'select path from audit_records where subject = $1', [`trade ${trade.tradeNo}`]);
    expect(audits).toEqual([{ path: '/api/OpsPay/RejectTransfer' }]);
    expect(await report('')).toMatchObject({ success: true });
    expect(await cashier()).toMatchObject({ transferState: transferStates.waiting, transferReport: { reason: '' } });
  });

  test('after a refusal is what the cashier shows, before a newer one that waits', async () => {
    await report(slip);
    await report(slip, buyer, { bankSerialNo: 'NEWER1' });
    expect(await reject()).toMatchObject({ success: true });
    expect(await cashier()).toMatchObject({
      transferState: transferStates.rejected,
      transferReport: { bankSerialNo: 'BANK1' },
    });
    await report('', buyer, { bankSerialNo: 'BANK3', replacesSerialNo: 'BANK1' });
    expect(await cashier()).toMatchObject({
      transferState: transferStates.waiting,
      transferReport: { bankSerialNo: 'BANK3' },
    });
  });

  test('is refused by operators of this shop alone, with a reason', async () => {
    await report(slip);
    expect((await reject({}, {})).errorCode).toBe('2');
    expect((await reject({}, { token: buyer })).errorCode).toBe('3');
    const there = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await reject({}, there)).errorCode).toBe('5');
    expect((await reject({ reason: '无' })).errorCode).toBe('4');
    expect((await reject({ bankSerialNo: 'OTHER' })).errorCode).toBe('3001');
  });
});
