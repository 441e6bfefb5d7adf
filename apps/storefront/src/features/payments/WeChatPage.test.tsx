import { queryClient } from '@jicai/web/call/query-client.ts';
import { applyStates, payStates } from '@jicai/domain/payments/payment-states.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { HashRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WeChatPage } from './WeChatPage.tsx';

const now = new Date('2026-11-25T10:00:00+08:00');
const wire = (seconds: number) =>
  new Date(now.getTime() + seconds * 1000 + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const open = {
  tradePaid: false,
  payState: payStates.paying,
  applyState: applyStates.none,
  orderState: orderStates.awaitingPayment,
  tradeNo: 'T1',
  payNo: 'P1',
};
let state: object;
let made: object;

beforeEach(() => {
  vi.useFakeTimers({ now });
  state = open;
  made = {
    success: true,
    resultData: { payNo: 'P1', payFee: 1000, expireAt: wire(9000), usableUntil: wire(90), codeUrl: 'weixin://pay/P1' },
  };
  const answers: Record<string, () => object> = {
    GetPayState: () => ({ success: true, resultData: state }),
    GetCashier: () => ({ success: true, resultData: { tradeNo: 'T1', payFee: 1000, serverTime: wire(0) } }),
    Create: () => made,
  };
  vi.stubGlobal('fetch', (path: string) => {
    const answer = answers[path.split('/').at(-1) ?? '']?.();
    if (!answer) return new Promise(() => {});
    const whole = { errorCode: '0', errorMsg: '', errorData: [], ...answer };
    return Promise.resolve(new Response(JSON.stringify(whole)));
  });
  window.location.hash = '#/WeChat?payNo=P1';
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function openPage() {
  render(
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <WeChatPage />
      </HashRouter>
    </QueryClientProvider>,
  );
  for (let step = 0; step < 5; step += 1) await pass(50);
  // What draws the code is loaded when it is needed, on a busy machine later than a few turns.
  await act(() => vi.dynamicImportSettled());
  await pass(50);
}
const code = () => screen.queryByRole('img', { name: '付款二维码' });
/** Grey where a code would stand. */
const isEmptyFrame = () => code() === null && screen.queryByText('二维码已失效') === null;

test('a code stands as long as it can be scanned, then it says that it is over', async () => {
  await openPage();
  expect(code()).not.toBeNull();
  await pass(91_000);
  expect(code()).toBeNull();
  expect(screen.getByText('二维码已失效')).toBeTruthy();
});

test('an attempt that is closed shows no code and leads back to the cashier', async () => {
  state = { ...open, payState: payStates.closed };
  await openPage();
  expect(isEmptyFrame()).toBe(false);
  expect(code()).toBeNull();
  expect(screen.getByRole('link', { name: '返回收银台' })).toBeTruthy();
});

test.each([
  ['that cannot be taken up any more', { success: false, errorCode: '3', errorMsg: '付款已关闭', resultData: null }],
  [
    'that came without a code',
    {
      success: true,
      resultData: { payNo: 'P1', payFee: 1000, expireAt: wire(90), usableUntil: wire(90), codeUrl: '' },
    },
  ],
])('an attempt %s leaves no empty frame', async (_, answer) => {
  made = answer;
  await openPage();
  expect(isEmptyFrame()).toBe(false);
});

test('on a phone WeChat is opened by a button, where no code could be scanned', async () => {
  made = {
    success: true,
    resultData: {
      payNo: 'P1',
      payFee: 1000,
      expireAt: wire(9000),
      usableUntil: wire(90),
      payForm: { action: 'https://wx.example.com/pay', method: 'GET', fields: { prepay_id: 'wx1' } },
    },
  };
  await openPage();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '打开微信付款' });
  expect(['action', 'method', 'target'].map((name) => button.form?.getAttribute(name))).toEqual([
    'https://wx.example.com/pay',
    'GET',
    null,
  ]);
  expect(Object.fromEntries(new FormData(button.form ?? undefined))).toEqual({
    prepay_id: 'wx1',
    redirect_url: window.location.href,
  });
  expect(code()).toBeNull();
  expect(screen.getByText('等待付款')).toBeTruthy();
  // WeChat takes its page for minutes, the shop the money for much longer.
  await pass(91_000);
  expect(screen.queryByRole('button', { name: '打开微信付款' })).toBeNull();
  expect(screen.getByText('付款入口已失效')).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回收银台' })).toBeTruthy();
});

const bridgeCall = {
  appId: 'wx1',
  timeStamp: '1795715334',
  nonceStr: 'n',
  package: 'prepay_id=wx1',
  signType: 'RSA',
  paySign: 's',
};

test('inside WeChat its bridge gets the call as it is signed; what it answers pays nothing by itself', async () => {
  made = {
    success: true,
    resultData: { payNo: 'P1', payFee: 1000, expireAt: wire(90), usableUntil: wire(90), bridgeCall },
  };
  let answer: (said: object) => void = () => {};
  const invoke = vi.fn((_name: string, _call: object, done: typeof answer) => (answer = done));
  vi.stubGlobal('WeixinJSBridge', { invoke });
  await openPage();
  expect(code()).toBeNull();
  // A reload asks for nothing by itself.
  expect(invoke).not.toHaveBeenCalled();
  const press = () => act(() => screen.getByRole('button', { name: '微信支付' }).click());
  press();
  await pass(10);
  expect(invoke).toHaveBeenCalledExactlyOnceWith('getBrandWCPayRequest', bridgeCall, expect.any(Function));
  answer({ err_msg: 'get_brand_wcpay_request:cancel' });
  await pass(10);
  expect(screen.getByText(/付款已取消/)).toBeTruthy();
  press();
  await pass(10);
  answer({ err_msg: 'get_brand_wcpay_request:fail' });
  await pass(10);
  expect(screen.getByText(/微信没有打开付款/)).toBeTruthy();
  press();
  await pass(10);
  answer({ err_msg: 'get_brand_wcpay_request:ok' });
  await pass(10);
  expect(screen.getByText(/正在确认到账/)).toBeTruthy();
  expect(window.location.hash).toBe('#/WeChat?payNo=P1');
});

test('where WeChat brings no bridge, the page says so after a while', async () => {
  made = {
    success: true,
    resultData: { payNo: 'P1', payFee: 1000, expireAt: wire(90), usableUntil: wire(90), bridgeCall },
  };
  await openPage();
  act(() => screen.getByRole('button', { name: '微信支付' }).click());
  await pass(8100);
  expect(screen.getByText(/微信没有打开付款/)).toBeTruthy();
});
