import { type AlipayTrade, type AlipayVendor, noticeOfAlipay, payAtAlipay, returnOfAlipay } from './alipay.ts';
import { yuanOf } from './bill-whims.ts';
import { tellShop } from './tell-shop.ts';
import type { VendorAnswer, VendorCall } from './vendor-call.ts';

export const alipayCashierPath = '/standard/auth.htm';

/** The page where a buyer pays what the gateway has opened: it notifies the shop and leads the browser back to it. */
export async function answerAlipayCashier(vendor: AlipayVendor, call: VendorCall): Promise<VendorAnswer> {
  const outTradeNo = call.url.searchParams.get('outTradeNo') ?? '';
  const trade = vendor.trades.get(outTradeNo);
  if (!trade) return { status: 404, html: page('<p role="alert">订单信息有误</p>') };
  if (trade.status !== 'WAIT_BUYER_PAY') return { status: 200, html: page('<p role="alert">交易已关闭或已付款</p>') };
  if (call.method !== 'POST') return { status: 200, html: payPage(trade) };
  payAtAlipay(vendor, outTradeNo);
  const { text } = await tellShop(noticeOfAlipay(vendor, outTradeNo));
  if (text !== 'success') return { status: 502, html: page('<p role="alert">商家没有确认收到通知</p>') };
  return { status: 303, headers: { location: returnOfAlipay(vendor, outTradeNo).href } };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const payPage = ({ subject, totalFen }: AlipayTrade): string =>
  page(`<p>${escaped(subject)}</p><p>¥${yuanOf(totalFen)}</p><form method="post"><button>付款</button></form>`);

const page = (body: string): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>支付宝</title><h1>支付宝收银台</h1>${body}</html>`;
