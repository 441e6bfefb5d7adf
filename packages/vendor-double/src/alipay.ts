import { createSign, createVerify } from 'node:crypto';
import { alipayBillFile } from './alipay-bill.ts';
import { type BillWhims, newBillWhims, shanghaiText, yuanOf } from './bill-whims.ts';
import type { VendorAnswer, VendorCall, VendorFault } from './vendor-call.ts';

/** An app as the open platform knows it: the merchant's public key, Alipay's own for it, and whose money it takes. */
export interface AlipayApp {
  publicKey: string;
  alipayPrivateKey: string;
  sellerId: string;
}

export interface AlipayTrade {
  appId: string;
  outTradeNo: string;
  tradeNo: string;
  totalFen: number;
  subject: string;
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';
  notifyUrl: string;
  returnUrl: string;
  paidAt?: Date;
  /** By the shop's number. */
  refunds: Map<string, { fen: number; at: Date }>;
}

/** Alipay as it stands: its apps, the trades that buyers have opened, what its bills say. */
export interface AlipayVendor {
  url: string;
  /** Where buyers pay: of another origin than the gateway, as Alipay's own cashier is. */
  cashierUrl: string;
  /** By app id. */
  apps: Map<string, AlipayApp>;
  /** By the shop's number. */
  trades: Map<string, AlipayTrade>;
  now: () => Date;
  bills: BillWhims;
  nextFault?: VendorFault;
}

export const newAlipayVendor = (): AlipayVendor => ({
  url: '',
  cashierUrl: '',
  apps: new Map(),
  trades: new Map(),
  now: () => new Date(),
  bills: newBillWhims(),
});

interface Asked {
  vendor: AlipayVendor;
  app: AlipayApp;
  appId: string;
  method: string;
  fields: Map<string, string>;
  content: Record<string, string>;
}

/** Its gateway, RSA2 alone, and the files of its bills. */
export function answerAlipay(vendor: AlipayVendor, call: VendorCall, fault: VendorFault | undefined): VendorAnswer {
  if (call.url.pathname === '/downloadBillFile.resource') return billFile(vendor, call.url.searchParams);
  const fields = new Map([...call.url.searchParams, ...new URLSearchParams(call.body)]);
  const appId = fields.get('app_id') ?? '';
  const method = fields.get('method') ?? '';
  const app = vendor.apps.get(appId);
  if (!app || !isSigned(fields, app)) {
    return { status: 200, html: `{"error_response":{"code":"40002","sub_code":"isv.invalid-signature"}}` };
  }
  const asked = { vendor, app, appId, method, fields, content: JSON.parse(fields.get('biz_content') ?? '{}') as never };
  if (method.endsWith('.pay')) return openTrade(asked);
  return signed(asked, fault?.code ? no(fault.code) : answer(asked));
}

function isSigned(fields: Map<string, string>, { publicKey }: AlipayApp): boolean {
  if (fields.get('sign_type') !== 'RSA2') return false;
  return createVerify('RSA-SHA256')
    .update(textToSign(fields))
    .verify(publicKey, fields.get('sign') ?? '', 'base64');
}

const textToSign = (fields: Map<string, string>): string =>
  [...fields]
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');

const yes = (part: object) => ({ code: '10000', msg: 'Success', ...part });
const no = (sub_code: string, sub_msg = '') => ({ code: '40004', msg: 'Business Failed', sub_code, sub_msg });

function signed({ app, method }: Asked, said: object): VendorAnswer {
  const content = JSON.stringify(said);
  const sign = createSign('RSA-SHA256').update(content).sign(app.alipayPrivateKey, 'base64');
  const text = `{"${method.replaceAll('.', '_')}_response":${content},"sign":"${sign}"}`;
  return { status: 200, raw: { type: 'application/json', bytes: Buffer.from(text) } };
}

/** The trade exists from now on; the browser is sent on to where it is paid. */
function openTrade({ vendor, appId, fields, content }: Asked): VendorAnswer {
  const outTradeNo = content['out_trade_no'] ?? '';
  const known = vendor.trades.get(outTradeNo);
  vendor.trades.set(
    outTradeNo,
    known ?? {
      appId,
      outTradeNo,
      tradeNo: `2026${String(vendor.trades.size + 1).padStart(24, '0')}`,
      totalFen: Math.round(Number(content['total_amount']) * 100),
      subject: content['subject'] ?? '',
      status: 'WAIT_BUYER_PAY',
      notifyUrl: fields.get('notify_url') ?? '',
      returnUrl: fields.get('return_url') ?? '',
      refunds: new Map(),
    },
  );
  return { status: 302, headers: { location: `${vendor.cashierUrl}?outTradeNo=${encodeURIComponent(outTradeNo)}` } };
}

function answer(asked: Asked): object {
  const { vendor, method, content } = asked;
  if (method === 'alipay.data.dataservice.bill.downloadurl.query') return billUrl(asked);
  const trade = vendor.trades.get(content['out_trade_no'] ?? '');
  if (!trade || trade.appId !== asked.appId) return no('ACQ.TRADE_NOT_EXIST', '交易不存在');
  const named = { out_trade_no: trade.outTradeNo, trade_no: trade.tradeNo };
  switch (method) {
    case 'alipay.trade.query':
      return yes({
        ...named,
        trade_status: trade.status,
        total_amount: yuanOf(trade.totalFen),
        ...(trade.paidAt && { send_pay_date: shanghaiText(trade.paidAt) }),
      });
    case 'alipay.trade.close':
      if (trade.status !== 'WAIT_BUYER_PAY') return no('ACQ.TRADE_STATUS_ERROR');
      trade.status = 'TRADE_CLOSED';
      return yes(named);
    case 'alipay.trade.refund':
      return refund(asked, trade);
    case 'alipay.trade.fastpay.refund.query': {
      const done = trade.refunds.get(content['out_request_no'] ?? '');
      return yes(done ? { ...named, refund_status: 'REFUND_SUCCESS', refund_amount: yuanOf(done.fen) } : {});
    }
    default:
      return no('isv.invalid-method');
  }
}

function refund({ vendor, content }: Asked, trade: AlipayTrade): object {
  const requestNo = content['out_request_no'] ?? '';
  const fen = Math.round(Number(content['refund_amount']) * 100);
  const known = trade.refunds.get(requestNo);
  const named = { out_trade_no: trade.outTradeNo, trade_no: trade.tradeNo };
  if (known && known.fen !== fen) return no('ACQ.DISCORDANT_REPEAT_REQUEST');
  if (known) return yes({ ...named, fund_change: 'N' });
  const given = [...trade.refunds.values()].reduce((sum, one) => sum + one.fen, 0);
  if (trade.status !== 'TRADE_SUCCESS') return no('ACQ.TRADE_STATUS_ERROR');
  if (given + fen > trade.totalFen) return no('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
  trade.refunds.set(requestNo, { fen, at: vendor.now() });
  return yes({ ...named, fund_change: 'Y', refund_fee: yuanOf(given + fen) });
}

/** A day's bill is there from nine in the next morning. */
function billUrl({ vendor, appId, content }: Asked): object {
  const { bill_type: type = '', bill_date: day = '' } = content;
  if (type !== 'trade' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return no('isv.invalid-arguments');
  const readyAt = new Date(`${day}T00:00:00+08:00`).getTime() + 33 * 3_600_000;
  if (vendor.bills.isMissing || vendor.now().getTime() < readyAt) return no('isp.bill_not_exist', '账单不存在');
  const query = new URLSearchParams({ bizType: 'trade', userId: appId, bizDates: day });
  return yes({ bill_download_url: `${vendor.url}/downloadBillFile.resource?${query.toString()}` });
}

function billFile(vendor: AlipayVendor, asked: URLSearchParams): VendorAnswer {
  const appId = asked.get('userId') ?? '';
  const { sellerId = '' } = vendor.apps.get(appId) ?? {};
  const trades = [...vendor.trades.values()].filter((trade) => trade.appId === appId);
  const bytes = alipayBillFile(trades, { sellerId, day: asked.get('bizDates') ?? '', whims: vendor.bills });
  return { status: 200, raw: { type: 'application/zip', bytes } };
}

/** A buyer pays a trade that he has opened, also one that was closed meanwhile where `afterClose` says so. */
export function payAtAlipay(vendor: AlipayVendor, outTradeNo: string, { afterClose = false } = {}): AlipayTrade {
  const trade = vendor.trades.get(outTradeNo);
  if (!trade || (trade.status !== 'WAIT_BUYER_PAY' && !afterClose)) throw new Error(`${outTradeNo} cannot be paid`);
  Object.assign(trade, { status: 'TRADE_SUCCESS', paidAt: vendor.now() });
  return trade;
}

/** What it posts to the shop about a trade that is paid. */
export function noticeOfAlipay(vendor: AlipayVendor, outTradeNo: string): { url: string; body: string } {
  const { trade, app } = paidTrade(vendor, outTradeNo);
  const said = signedFields(app, {
    app_id: trade.appId,
    seller_id: app.sellerId,
    out_trade_no: trade.outTradeNo,
    trade_no: trade.tradeNo,
    trade_status: trade.status,
    total_amount: yuanOf(trade.totalFen),
    gmt_payment: shanghaiText(trade.paidAt),
    charset: 'utf-8',
  });
  return { url: trade.notifyUrl, body: said.toString() };
}

/** Where it sends the browser of who has paid: the shop's return address with signed parameters. */
export function returnOfAlipay(vendor: AlipayVendor, outTradeNo: string): URL {
  const { trade, app } = paidTrade(vendor, outTradeNo);
  const back = new URL(trade.returnUrl);
  const said = signedFields(app, {
    app_id: trade.appId,
    seller_id: app.sellerId,
    out_trade_no: trade.outTradeNo,
    trade_no: trade.tradeNo,
    total_amount: yuanOf(trade.totalFen),
    method: 'alipay.trade.page.pay.return',
    timestamp: shanghaiText(vendor.now()),
    version: '1.0',
    charset: 'utf-8',
  });
  for (const [name, value] of said) back.searchParams.set(name, value);
  return back;
}

function paidTrade(vendor: AlipayVendor, outTradeNo: string) {
  const trade = vendor.trades.get(outTradeNo);
  const app = vendor.apps.get(trade?.appId ?? '');
  if (!trade?.paidAt || !app) throw new Error(`${outTradeNo} is not paid`);
  return { trade: { ...trade, paidAt: trade.paidAt }, app };
}

function signedFields({ alipayPrivateKey }: AlipayApp, said: Record<string, string>): URLSearchParams {
  const fields = new Map(Object.entries(said));
  const sign = createSign('RSA-SHA256').update(textToSign(fields)).sign(alipayPrivateKey, 'base64');
  return new URLSearchParams([...fields, ['sign_type', 'RSA2'], ['sign', sign]]);
}
