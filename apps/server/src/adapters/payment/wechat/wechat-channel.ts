import { shanghaiRfc3339 } from '@jicai/domain/time/shanghai-time.ts';
import {
  ChannelFault,
  type ChannelOrder,
  type ChannelRefund,
  type CreateOutcome,
  type PayForm,
  type PaymentChannel,
  type QueryOutcome,
  type RefundOutcome,
  textOf,
} from '../payment-channel.ts';
import { signBridgeCall } from './wechat-bridge.ts';
import { callWechat, type WechatAnswer } from './wechat-api.ts';
import { fetchWechatBill } from './wechat-bill.ts';
import { readWechatNotice, toMoney, toRefund } from './wechat-notice.ts';
import { createPayerDesk } from './wechat-payer.ts';
import type { WechatSettings } from './wechat-settings.ts';

/**
 * After expiry a new number is needed and the expiry must lie ahead by at least a minute (docs/domain/payments.md §6).
 */
const minExpiryMs = 60_000;

/** WeChat Pay v3 Native 支付, on phones H5 支付, inside WeChat JSAPI 支付. Its states and notices: docs/domain/payments.md §6, refunds: docs/domain/refunds.md §4. */
export function createWechatChannel(settings: WechatSettings): PaymentChannel {
  const orderPath = (payNo: string) => `/v3/pay/transactions/out-trade-no/${payNo}`;
  const query = async (payNo: string): Promise<QueryOutcome> =>
    toQueryOutcome(settings, await callWechat(settings, 'GET', `${orderPath(payNo)}?mchid=${settings.mchid}`));
  const payerDesk = createPayerDesk(settings);
  return {
    adapter: 'wechat',
    ...(payerDesk && { payerDesk }),
    merchantNo: settings.mchid,
    create: (order) => placeOrder(settings, order),
    query,
    close: async (payNo) => {
      const answer = await callWechat(settings, 'POST', `${orderPath(payNo)}/close`, { mchid: settings.mchid });
      if (answer.status < 300 || isCode(answer, 'ORDER_CLOSED')) return { outcome: 'closed' };
      if (answer.status === 404) return { outcome: 'notExist' };
      // "Order paid" and the rest: only the query tells for certain.
      const { outcome } = await query(payNo);
      if (outcome === 'unpaid') throw unclear(answer);
      return { outcome };
    },
    refund: (refund) => sendRefund(settings, refund),
    queryRefund: async ({ refundNo }) => {
      const answer = await callWechat(settings, 'GET', `/v3/refund/domestic/refunds/${refundNo}`);
      if (answer.status === 404) return { outcome: 'notExist' };
      if (answer.status >= 300) throw unclear(answer);
      return toRefund(answer.body['status'], answer.body);
    },
    readNotice: (notice) => readWechatNotice(settings, notice),
    // The buyer pays on the phone and never leaves the shop's page.
    readReturn: () => undefined,
    bill: async (day) => {
      const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL&tar_type=GZIP`;
      const answer = await callWechat(settings, 'GET', path);
      if (isCode(answer, 'NO_STATEMENT_EXIST', 'STATEMENT_CREATING')) return { outcome: 'missing' };
      if (answer.status >= 300) throw unclear(answer);
      return { outcome: 'ready', lines: await fetchWechatBill(settings, answer.body) };
    },
  };
}

async function placeOrder(settings: WechatSettings, order: ChannelOrder): Promise<CreateOutcome> {
  const expireAt = new Date(Math.max(order.expireAt.getTime(), order.now.getTime() + minExpiryMs));
  const content = {
    appid: settings.appid,
    mchid: settings.mchid,
    description: order.title,
    out_trade_no: order.payNo,
    time_expire: shanghaiRfc3339(expireAt),
    notify_url: settings.siteOrigin + order.notifyPath,
    amount: { total: order.feeFen, currency: 'CNY' },
  };
  if (order.payer) {
    const inside = await callWechat(settings, 'POST', '/v3/pay/transactions/jsapi', {
      ...content,
      payer: { openid: order.payer },
    });
    const prepayId = inside.body['prepay_id'];
    if (inside.status < 300 && typeof prepayId === 'string') {
      const bridgeCall = signBridgeCall(settings, { prepayId, now: order.now });
      return { outcome: 'accepted', payForm: null, codeUrl: null, bridgeCall };
    }
    // As with H5 支付.
    if (!isCode(inside, 'NO_AUTH')) return toCreated(inside);
  } else if (order.isPhone && order.buyerIp) {
    const scene = { payer_client_ip: order.buyerIp, h5_info: { type: 'Wap' } };
    const onPhone = await callWechat(settings, 'POST', '/v3/pay/transactions/h5', { ...content, scene_info: scene });
    // A merchant who has not asked for H5 支付 gets the code to scan instead.
    if (!isCode(onPhone, 'NO_AUTH')) return toCreated(onPhone);
  }
  return toCreated(await callWechat(settings, 'POST', '/v3/pay/transactions/native', content));
}

function toCreated(answer: WechatAnswer): CreateOutcome {
  const codeUrl = answer.body['code_url'];
  if (answer.status < 300 && typeof codeUrl === 'string') return { outcome: 'accepted', payForm: null, codeUrl };
  const page = answer.body['h5_url'];
  if (answer.status < 300 && typeof page === 'string')
    return { outcome: 'accepted', payForm: formOf(new URL(page)), codeUrl: null };
  // The number is known there: an earlier try got through, and a query or notice will tell what became of it.
  if (isCode(answer, 'ORDERPAID', 'ORDER_PAID', 'OUT_TRADE_NO_USED')) throw unclear(answer);
  return { outcome: 'refused', reason: describe(answer) };
}

/** A GET form leaves out what stands behind the ? of its address. */
const formOf = (url: URL): PayForm => ({
  action: url.origin + url.pathname,
  method: 'GET',
  fields: Object.fromEntries(url.searchParams),
});

async function sendRefund(settings: WechatSettings, refund: ChannelRefund): Promise<RefundOutcome> {
  const answer = await callWechat(settings, 'POST', '/v3/refund/domestic/refunds', {
    out_trade_no: refund.payNo,
    out_refund_no: refund.refundNo,
    reason: refund.reason.slice(0, 80),
    notify_url: settings.siteOrigin + refund.notifyPath,
    amount: { refund: refund.feeFen, total: refund.totalFen, currency: 'CNY' },
  });
  if (answer.status >= 300) return { outcome: 'abnormal', reason: describe(answer) };
  const state = toRefund(answer.body['status'], answer.body);
  // The answer to the order only means accepted (docs/domain/refunds.md §4): success comes by notice or query.
  return state.outcome === 'succeeded' ? { outcome: 'processing' } : state;
}

function toQueryOutcome(settings: WechatSettings, answer: WechatAnswer): QueryOutcome {
  if (answer.status === 404) return { outcome: 'notExist' };
  if (answer.status >= 300) throw unclear(answer);
  switch (answer.body['trade_state']) {
    case 'SUCCESS':
    case 'REFUND': {
      const money = toMoney(settings, answer.body);
      if (!money) throw unclear(answer);
      return { outcome: 'paid', ...money };
    }
    case 'NOTPAY':
    case 'USERPAYING':
    case 'PAYERROR':
      return { outcome: 'unpaid' };
    case 'CLOSED':
    case 'REVOKED':
      return { outcome: 'closed' };
    default:
      throw unclear(answer);
  }
}

const isCode = (answer: WechatAnswer, ...codes: string[]) => codes.includes(answer.code);
const describe = (answer: WechatAnswer) => `${answer.status} ${answer.code} ${textOf(answer.body['message'])}`.trim();
const unclear = (answer: WechatAnswer) => new ChannelFault(`WeChat answered ${describe(answer)}`);
