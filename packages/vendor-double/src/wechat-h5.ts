import { yuanOf } from './bill-whims.ts';
import { tellShop } from './tell-shop.ts';
import type { VendorAnswer, VendorCall } from './vendor-call.ts';
import type { WechatPayVendor } from './wechat-merchant.ts';
import { noticeOfWechat, payAtWechat } from './wechat-pay.ts';

export const wechatH5Path = '/wxpay/h5';

/**
 * The page that a phone comes through on its way into WeChat. It opens only for who comes from the merchant's own domain, which
 * is that of the notices, and leads back to `redirect_url` of that domain, else to where the browser came from.
 */
export async function answerWechatH5(vendor: WechatPayVendor, { method, url, headers }: VendorCall) {
  const placed = [...vendor.transactions.values()].find(
    ({ prepayId }) => prepayId === url.searchParams.get('prepay_id'),
  );
  if (!placed) return page('<p role="alert">网络环境未能通过安全验证，请稍后再试</p>');
  const isOwn = (address = '') => URL.canParse(address) && new URL(address).host === new URL(placed.notifyUrl).host;
  // Its own button comes from its own page.
  const backTo = url.searchParams.get('redirect_url') ?? headers.referer ?? '';
  if (method !== 'POST' && !isOwn(headers.referer))
    return page('<p role="alert">商家存在未配置的参数，请联系商家解决</p>');
  if (!isOwn(backTo)) return page('<p role="alert">redirect_url 域名与商家配置不一致</p>');
  if (method !== 'POST')
    return page(`<p>¥${yuanOf(placed.totalFen)}</p><form method="post"><button>付款</button></form>`);
  payAtWechat(vendor, placed.outTradeNo);
  const { status } = await tellShop(noticeOfWechat(vendor, placed.outTradeNo));
  if (status !== 204) return page('<p role="alert">商家没有确认收到通知</p>');
  return { status: 303, headers: { location: backTo } };
}

const page = (body: string): VendorAnswer => ({
  status: 200,
  html: `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>微信支付</title><h1>微信支付</h1>${body}</html>`,
});
