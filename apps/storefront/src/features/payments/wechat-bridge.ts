import type { AnswerOf } from '@jicai/contract/index.ts';

export type BridgeCall = NonNullable<AnswerOf<'/api/ShopPay/Create'>['resultData']['bridgeCall']>;

/** What WeChat's browser puts into a page. */
interface Bridge {
  invoke: (name: string, call: BridgeCall, answer: (said: { err_msg?: string }) => void) => void;
}
declare global {
  interface Window {
    WeixinJSBridge?: Bridge;
  }
}

export type BridgeAnswer = 'paid' | 'cancelled' | 'failed';

const name = 'getBrandWCPayRequest';
const answers: Readonly<Record<string, BridgeAnswer>> = {
  'get_brand_wcpay_request:ok': 'paid',
  'get_brand_wcpay_request:cancel': 'cancelled',
};
const patienceMs = 8000;

/** Lets WeChat ask for the payment. What it answers proves nothing: whether it was paid, the shop asks WeChat. */
export async function payByBridge(call: BridgeCall): Promise<BridgeAnswer> {
  const bridge = window.WeixinJSBridge ?? (await bridgeComing());
  if (!bridge) return 'failed';
  return new Promise((resolve) => {
    bridge.invoke(name, call, ({ err_msg }) => resolve(answers[err_msg ?? ''] ?? 'failed'));
  });
}

/** It comes a moment after the page; undefined where it does not. */
const bridgeComing = () =>
  new Promise<Bridge | undefined>((resolve) => {
    const done = () => resolve(window.WeixinJSBridge);
    document.addEventListener('WeixinJSBridgeReady', done, { once: true });
    window.setTimeout(done, patienceMs);
  });
