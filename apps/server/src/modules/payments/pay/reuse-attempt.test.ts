import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { payStates } from '@jicai/domain/payments/payment-states.ts';
import { minuteMs } from '@jicai/domain/time/durations.ts';
import { startVendorDouble, type VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moneyFaults, placeTrade, requestId, rowsOf, runDue } from '../../../../test/build-payment.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { usePaymentVendors } from '../../../../test/use-payment-vendors.ts';
import { seedMerchants } from '../../../seed/merchants.ts';
import { businessCompanyId } from '../../../seed/shop-looks.ts';

const app = useTestApp(seedMerchants);
let vendors: VendorDouble;
let buyer = '';
let tradeNo = '';

// Registered after the app, so it runs before the app is dropped.
afterAll(async () => {
  expect(await moneyFaults(app)).toEqual([]);
  await vendors.close();
});
beforeAll(async () => {
  vendors = await startVendorDouble();
  await usePaymentVendors(app, vendors, businessCompanyId);
});
beforeEach(async () => {
  buyer = await signIn(app, 'buyer');
  tradeNo = (await placeTrade(app, buyer)).tradeNo;
});

const pass = (minutes: number) => app.setNow(new Date(app.deps.now().getTime() + minutes * minuteMs));
const begin = (channel: string, where: object = {}) =>
  app.call('/api/ShopPay/Create', { data: { tradeNo, channel, ...where, requestId: requestId() } }, { token: buyer });
const start = async (channel: string, where: object = {}) => (await begin(channel, where)).resultData;
const openNumbers = async (channel: string) => {
  const rows = await rowsOf<{ no: string }>(
    app,
    'select pay_no as no from payments where trade_no = $1 and channel = $2 and pay_state in (0, 10)',
    [tradeNo, channel],
  );
  return rows.map(({ no }) => no);
};

test.each([
  ['a page that opens WeChat serves five minutes', { isPhone: true }, 3, 2],
  ['a code serves two hours', {}, 109, 2],
])(
  '%s, less the time to pay; then an attempt is begun anew and the one before is closed',
  async (_name, where, fresh, rest) => {
    const first = await start('WECHAT', where);
    expect(first.usableUntil < first.expireAt).toBe(true);
    pass(fresh);
    expect(await start('WECHAT', where)).toMatchObject({ payNo: first.payNo, usableUntil: first.usableUntil });
    pass(rest);
    const second = await start('WECHAT', where);
    expect(second.payNo).not.toBe(first.payNo);
    expect(second.usableUntil > first.usableUntil).toBe(true);
    await runDue(app);
    expect(await openNumbers('WECHAT')).toEqual([second.payNo]);
    expect(vendors.wechatPay.transactions.get(first.payNo)?.state).toBe('CLOSED');
  },
);

test('what Alipay gave serves until the deadline', async () => {
  const { payNo, usableUntil, expireAt } = await start('ALIPAY');
  expect(usableUntil).toBe(expireAt);
  pass(111);
  expect(await start('ALIPAY')).toMatchObject({ payNo });
});

test('an attempt whose close is planned is not handed out again; who comes back gets another, which stays', async () => {
  const first = await start('WECHAT');
  await start('ALIPAY');
  const second = await start('WECHAT');
  expect(second.payNo).not.toBe(first.payNo);
  await runDue(app);
  expect(await openNumbers('WECHAT')).toEqual([second.payNo]);
  expect(await start('WECHAT')).toMatchObject({ payNo: second.payNo, codeUrl: second.codeUrl });
});

test('one that the buyer gave up while the channel did not answer is not handed out again either', async () => {
  const first = await start('WECHAT');
  vendors.wechatPay.nextFault = { code: 'SYSTEM_ERROR' };
  await app.call('/api/ShopPay/Close', { data: { payNo: first.payNo } }, { token: buyer });
  const [row] = await rowsOf(app, 'select pay_state from payments where pay_no = $1', [first.payNo]);
  expect(row).toEqual({ pay_state: payStates.paying });
  expect((await start('WECHAT')).payNo).not.toBe(first.payNo);
});

test('a close that came to nothing, of an Alipay trade that nobody opened yet, lets the attempt be taken up', async () => {
  const first = await start('ALIPAY');
  await start('WECHAT');
  await runDue(app);
  expect(await openNumbers('ALIPAY')).toEqual([first.payNo]);
  expect(await start('ALIPAY')).toMatchObject({ payNo: first.payNo });
});

test('Alipay is not begun inside WeChat, where it does not open', async () => {
  expect(await begin('ALIPAY', { isInWeChat: true })).toMatchObject({
    errorCode: errorCodes.payModeClosed,
    errorMsg: '微信里打不开支付宝，请在浏览器中付款',
  });
  expect(await openNumbers('ALIPAY')).toEqual([]);
});
