import { createCipheriv, createSign, randomBytes } from 'node:crypto';
import { shanghaiText } from './bill-whims.ts';
import type { VendorAnswer, VendorCall, VendorFault } from './vendor-call.ts';
import { applyForBill, sendBillFile } from './wechat-bill.ts';
import {
  type WechatAsked,
  type WechatMerchant,
  wechatNo,
  type WechatPayVendor,
  type WechatSaid,
  type WechatTransaction,
} from './wechat-merchant.ts';
import { merchantOf } from './wechat-signed.ts';

/** Every call is signed; every answer too, but for the file of a bill. */
export function answerWechatPay(
  vendor: WechatPayVendor,
  call: VendorCall,
  fault: VendorFault | undefined,
): VendorAnswer {
  const { merchant, mchid } = merchantOf(vendor, call) ?? {};
  if (!merchant || !mchid) return { status: 401, body: { code: 'SIGN_ERROR', message: '签名错误' } };
  const asked = { vendor, merchant, mchid, call };
  if (call.url.pathname === '/v3/billdownload/file') return sendBillFile(asked);
  return signed(
    merchant,
    fault?.code ? wechatNo(fault.code === 'SYSTEM_ERROR' ? 500 : 400, fault.code) : answer(asked),
  );
}

function signed(merchant: WechatMerchant, { status, body }: WechatSaid): VendorAnswer {
  const bytes = Buffer.from(body ? JSON.stringify(body) : '');
  return { status, raw: { type: 'application/json', bytes }, headers: wechatHeaders(merchant, bytes.toString('utf8')) };
}

/** The headers that prove a body, over the real time. */
export function wechatHeaders(merchant: WechatMerchant, body: string, at = new Date()): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const signature = createSign('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n${body}\n`)
    .sign(merchant.platformPrivateKey, 'base64');
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': merchant.platformSerial,
    'wechatpay-signature': signature,
  };
}

function answer(asked: WechatAsked): WechatSaid {
  const { method, url } = asked.call;
  const [, way = ''] = /^\/v3\/pay\/transactions\/(native|h5|jsapi)$/.exec(url.pathname) ?? [];
  if (way && method === 'POST') return place(asked, way);
  const [, outTradeNo = '', close] =
    /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(\/close)?$/.exec(url.pathname) ?? [];
  if (outTradeNo) return close ? closeTransaction(asked, outTradeNo) : tell(asked, outTradeNo);
  const [, refundNo] = /^\/v3\/refund\/domestic\/refunds(?:\/(\w+))?$/.exec(url.pathname) ?? [''];
  if (url.pathname.startsWith('/v3/refund/')) return refundNo ? tellRefund(asked, refundNo) : giveBack(asked);
  if (url.pathname === '/v3/bill/tradebill') return applyForBill(asked);
  return wechatNo(404, 'RESOURCE_NOT_EXISTS');
}

interface Order {
  appid: string;
  mchid: string;
  description: string;
  out_trade_no: string;
  notify_url: string;
  amount: { total: number };
  payer?: { openid?: string };
}

function place({ vendor, merchant, mchid, call }: WechatAsked, way: string): WechatSaid {
  const order = JSON.parse(call.body) as Order;
  if (order.mchid !== mchid || !merchant.appids.has(order.appid)) return wechatNo(400, 'APPID_MCHID_NOT_MATCH');
  const openid = order.payer?.openid ?? '';
  if (way === 'jsapi' && vendor.openids.get(openid) !== order.appid)
    return wechatNo(400, 'PARAM_ERROR', 'appid与openid不匹配');
  const known = vendor.transactions.get(order.out_trade_no);
  if (known && known.totalFen !== order.amount.total) return wechatNo(403, 'OUT_TRADE_NO_USED');
  if (known && known.state !== 'NOTPAY') return wechatNo(400, known.state === 'SUCCESS' ? 'ORDERPAID' : 'ORDER_CLOSED');
  const number = String(vendor.transactions.size + 1).padStart(10, '0');
  const made: WechatTransaction = known ?? {
    mchid,
    appid: order.appid,
    outTradeNo: order.out_trade_no,
    transactionId: `4200${number}`,
    prepayId: `wx${number}`,
    description: order.description,
    totalFen: order.amount.total,
    state: 'NOTPAY',
    notifyUrl: order.notify_url,
    openid,
  };
  vendor.transactions.set(made.outTradeNo, made);
  if (way === 'jsapi') return { status: 200, body: { prepay_id: made.prepayId } };
  return way === 'h5'
    ? { status: 200, body: { h5_url: `${vendor.url}/wxpay/h5?prepay_id=${made.prepayId}` } }
    : { status: 200, body: { code_url: `weixin://wxpay/bizpayurl?pr=${made.prepayId}` } };
}

const find = ({ vendor, mchid }: WechatAsked, outTradeNo: string) => {
  const found = vendor.transactions.get(outTradeNo);
  return found?.mchid === mchid ? found : undefined;
};

function tell(asked: WechatAsked, outTradeNo: string): WechatSaid {
  if (asked.call.url.searchParams.get('mchid') !== asked.mchid) return wechatNo(400, 'MCH_NOT_EXISTS');
  const found = find(asked, outTradeNo);
  return found ? { status: 200, body: contentOf(found) } : wechatNo(404, 'ORDER_NOT_EXIST');
}

const contentOf = (one: WechatTransaction) => ({
  mchid: one.mchid,
  appid: one.appid,
  out_trade_no: one.outTradeNo,
  trade_state: one.state,
  ...(one.paidAt && {
    transaction_id: one.transactionId,
    success_time: `${shanghaiText(one.paidAt).replace(' ', 'T')}+08:00`,
    amount: { total: one.totalFen, currency: 'CNY' },
    ...(one.openid && { payer: { openid: one.openid } }),
  }),
});

function closeTransaction(asked: WechatAsked, outTradeNo: string): WechatSaid {
  const found = find(asked, outTradeNo);
  if (!found) return wechatNo(404, 'ORDER_NOT_EXIST');
  if (found.state === 'SUCCESS') return wechatNo(400, 'ORDERPAID');
  found.state = 'CLOSED';
  return { status: 204, body: null };
}

function giveBack(asked: WechatAsked): WechatSaid {
  const { vendor, mchid, call } = asked;
  const { out_trade_no, out_refund_no, amount } = JSON.parse(call.body) as {
    out_trade_no: string;
    out_refund_no: string;
    amount: { refund: number };
  };
  const paid = find(asked, out_trade_no);
  if (paid?.state !== 'SUCCESS') return wechatNo(404, 'RESOURCE_NOT_EXISTS');
  const known = vendor.refunds.get(out_refund_no);
  if (known && known.fen !== amount.refund) return wechatNo(400, 'INVALID_REQUEST', '退款金额与之前不一致');
  const given = [...vendor.refunds.values()].filter((one) => one.outTradeNo === out_trade_no);
  const left = paid.totalFen - given.reduce((sum, one) => sum + one.fen, 0);
  if (!known && amount.refund > left) return wechatNo(400, 'INVALID_REQUEST', '退款金额超过可退金额');
  const refundId = `5030${String(vendor.refunds.size + 1).padStart(10, '0')}`;
  const at = vendor.now();
  const made = known ?? { mchid, outTradeNo: out_trade_no, refundId, fen: amount.refund, status: 'PROCESSING', at };
  vendor.refunds.set(out_refund_no, made);
  return { status: 200, body: { refund_id: made.refundId, out_refund_no, status: made.status } };
}

/** Whoever asks for the first time finds it through. */
function tellRefund({ vendor, mchid }: WechatAsked, refundNo: string): WechatSaid {
  const found = vendor.refunds.get(refundNo);
  if (found?.mchid !== mchid) return wechatNo(404, 'RESOURCE_NOT_EXISTS');
  found.status = 'SUCCESS';
  return { status: 200, body: { refund_id: found.refundId, out_refund_no: refundNo, status: found.status } };
}

/** A buyer pays what was placed, also what was closed meanwhile where `afterClose` says so. */
export function payAtWechat(
  vendor: WechatPayVendor,
  outTradeNo: string,
  { afterClose = false } = {},
): WechatTransaction {
  const found = vendor.transactions.get(outTradeNo);
  if (!found || (found.state !== 'NOTPAY' && !afterClose)) throw new Error(`${outTradeNo} cannot be paid`);
  return Object.assign(found, { state: 'SUCCESS', paidAt: vendor.now() } as const);
}

/** What it posts to the shop about a payment: the content sealed with the merchant's key, the whole signed. */
export function noticeOfWechat(vendor: WechatPayVendor, outTradeNo: string) {
  const paid = vendor.transactions.get(outTradeNo);
  const merchant = vendor.merchants.get(paid?.mchid ?? '');
  if (!paid?.paidAt || !merchant) throw new Error(`${outTradeNo} is not paid`);
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', merchant.apiV3Key, nonce);
  cipher.setAAD(Buffer.from('transaction'));
  const text = JSON.stringify(contentOf(paid));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const resource = { ciphertext: sealed.toString('base64'), nonce, associated_data: 'transaction' };
  const body = JSON.stringify({ id: nonce, event_type: 'TRANSACTION.SUCCESS', resource });
  const headers = { 'content-type': 'application/json', ...wechatHeaders(merchant, body, vendor.now()) };
  return { url: paid.notifyUrl, headers, body };
}
