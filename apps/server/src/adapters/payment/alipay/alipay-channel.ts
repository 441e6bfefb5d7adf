import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { AlipaySdk, type AlipaySdkCommonResult } from 'alipay-sdk';
import {
  ChannelFault,
  type ChannelOrder,
  type ChannelRefund,
  type CloseOutcome,
  type CreateOutcome,
  type PaymentChannel,
  type QueryOutcome,
  type RefundOutcome,
} from '../payment-channel.ts';
import { fenOfYuan, yuanText } from '../yuan.ts';
import { fetchAlipayBill } from './alipay-bill.ts';
import { readAlipayNotice, shanghaiOrFault } from './alipay-notice.ts';
import type { AlipaySettings } from './alipay-settings.ts';

const timeoutMs = 7000;
/** Refund answers that no repetition mends: a person tops up the account or pays by another way. */
const refundNeedsPerson =
  /^ACQ\.(SELLER_BALANCE_NOT_ENOUGH|TRADE_HAS_FINISHED|TRADE_NOT_ALLOW_REFUND|TRADE_STATUS_ERROR|TRADE_NOT_EXIST|TRADE_HAS_CLOSE|REFUND_AMT_NOT_EQUAL_TOTAL|BUYER_NOT_EXIST|BUYER_ERROR|REASON_TRADE_REFUND_FEE_ERR|DISCORDANT_REPEAT_REQUEST|INVALID_PARAMETER|NOT_ALLOW_PARTIAL_REFUND|CUSTOMER_VALIDATE_ERROR|ENTERPRISE_PAY_BIZ_ERROR)$/;

/** Alipay 电脑网站支付, on phones 手机网站支付, by the official SDK. What it answers and notifies: docs/domain/payments.md §6. */
export function createAlipayChannel(settings: AlipaySettings): PaymentChannel {
  const sdk = new AlipaySdk({
    appId: settings.appId,
    privateKey: settings.privateKey,
    keyType: settings.keyType,
    alipayPublicKey: settings.alipayPublicKey,
    gateway: settings.gateway,
    timeout: timeoutMs,
    camelcase: false,
  });
  // The SDK would take the machine's own time zone for the timestamp; Alipay reads it as Beijing time.
  const timestamp = () => shanghaiTime(new Date());
  const call = async (method: string, content: Record<string, unknown>): Promise<AlipaySdkCommonResult> => {
    try {
      return await sdk.exec(method, { timestamp: timestamp(), bizContent: content }, { validateSign: true });
    } catch (cause) {
      throw new ChannelFault(`Alipay ${method}: ${(cause as Error).message}`, { cause });
    }
  };
  const query = async (payNo: string) =>
    toQueryOutcome(payNo, await call('alipay.trade.query', { out_trade_no: payNo }));
  return {
    adapter: 'alipay',
    merchantNo: settings.sellerId,
    create: async (order) => pagePay(sdk, settings, order, timestamp()),
    query,
    close: async (payNo) => {
      const answer = await call('alipay.trade.close', { out_trade_no: payNo });
      return toCloseOutcome(answer, () => query(payNo));
    },
    refund: async (refund) => toRefundOutcome(await call('alipay.trade.refund', refundContent(refund))),
    queryRefund: async ({ payNo, refundNo }) => {
      const answer = await call('alipay.trade.fastpay.refund.query', { out_trade_no: payNo, out_request_no: refundNo });
      return toRefundState(answer);
    },
    readNotice: (notice) => readAlipayNotice(sdk, settings, notice),
    readReturn: (query) => {
      const fields = Object.fromEntries(query);
      if (fields['sign_type'] !== 'RSA2' || fields['app_id'] !== settings.appId) return undefined;
      return sdk.checkNotifySignV2(fields) ? fields['out_trade_no'] : undefined;
    },
    bill: async (day) => {
      const answer = await call('alipay.data.dataservice.bill.downloadurl.query', {
        bill_type: 'trade',
        bill_date: day,
      });
      if (/bill_not_exist/i.test(answer.sub_code ?? '')) return { outcome: 'missing' };
      const url = answer['bill_download_url'];
      if (!isOk(answer) || typeof url !== 'string') throw unclear(answer);
      return { outcome: 'ready', lines: await fetchAlipayBill(settings, url) };
    },
  };
}

/** Needs no call: the form itself is the signed order, and the trade begins to exist when the buyer opens it. */
function pagePay(sdk: AlipaySdk, settings: AlipaySettings, order: ChannelOrder, timestamp: string): CreateOutcome {
  const [method, productCode] = order.isPhone
    ? (['alipay.trade.wap.pay', 'QUICK_WAP_WAY'] as const)
    : (['alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY'] as const);
  const link = sdk.pageExecute(method, 'GET', {
    timestamp,
    notify_url: settings.siteOrigin + order.notifyPath,
    return_url: settings.siteOrigin + order.returnPath,
    bizContent: {
      out_trade_no: order.payNo,
      total_amount: yuanText(order.feeFen),
      subject: order.title,
      product_code: productCode,
      // Absolute: a relative time-out starts only when the trade is created.
      time_expire: shanghaiTime(order.expireAt),
    },
  });
  const url = new URL(link);
  const fields = Object.fromEntries(url.searchParams);
  return {
    outcome: 'accepted',
    payForm: { action: `${url.origin}${url.pathname}?charset=utf-8`, method: 'POST', fields },
    codeUrl: null,
  };
}

function refundContent(refund: ChannelRefund) {
  return {
    out_trade_no: refund.payNo,
    out_request_no: refund.refundNo,
    refund_amount: yuanText(refund.feeFen),
    refund_reason: refund.reason,
  };
}

const isOk = (answer: AlipaySdkCommonResult) => answer.code === '10000';

/** 20000 (unknown), 40004 with SYSTEM_ERROR and anything new: neither yes nor no. */
const unclear = (answer: AlipaySdkCommonResult) =>
  new ChannelFault(`Alipay answered ${answer.code} ${answer.sub_code ?? ''} ${answer.sub_msg ?? answer.msg}`);

function toQueryOutcome(payNo: string, answer: AlipaySdkCommonResult): QueryOutcome {
  if (answer.sub_code === 'ACQ.TRADE_NOT_EXIST') return { outcome: 'notExist' };
  if (!isOk(answer) || answer['out_trade_no'] !== payNo) throw unclear(answer);
  switch (answer['trade_status']) {
    case 'WAIT_BUYER_PAY':
      return { outcome: 'unpaid' };
    case 'TRADE_CLOSED':
      return { outcome: 'closed' };
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED': {
      const receivedFen = fenOfYuan(String(answer['total_amount']));
      if (receivedFen === undefined) throw unclear(answer);
      const paidAt = shanghaiOrFault(String(answer['send_pay_date']));
      return { outcome: 'paid', payNo, channelTradeNo: String(answer['trade_no']), receivedFen, paidAt };
    }
    default:
      throw unclear(answer);
  }
}

async function toCloseOutcome(
  answer: AlipaySdkCommonResult,
  query: () => Promise<QueryOutcome>,
): Promise<CloseOutcome> {
  if (isOk(answer)) return { outcome: 'closed' };
  if (answer.sub_code === 'ACQ.TRADE_NOT_EXIST') return { outcome: 'notExist' };
  // "Wrong state" means paid or closed already; only the query tells which.
  if (answer.sub_code !== 'ACQ.TRADE_STATUS_ERROR') throw unclear(answer);
  const { outcome } = await query();
  if (outcome === 'unpaid') throw unclear(answer);
  return { outcome };
}

/** Code 10000 alone is not success: a repeated call answers it with fund_change N, then the query decides. */
function toRefundOutcome(answer: AlipaySdkCommonResult): RefundOutcome {
  if (isOk(answer)) {
    return answer['fund_change'] === 'Y'
      ? { outcome: 'succeeded', channelRefundNo: String(answer['trade_no']) }
      : { outcome: 'processing' };
  }
  if (refundNeedsPerson.test(answer.sub_code ?? '')) {
    return { outcome: 'abnormal', reason: `${answer.sub_code} ${answer.sub_msg ?? ''}`.trim() };
  }
  throw unclear(answer);
}

function toRefundState(answer: AlipaySdkCommonResult): RefundOutcome | { outcome: 'notExist' } {
  if (answer.sub_code === 'ACQ.TRADE_NOT_EXIST') return { outcome: 'notExist' };
  if (!isOk(answer)) throw unclear(answer);
  const status = answer['refund_status'];
  if (status === 'REFUND_SUCCESS' || (!status && answer['refund_amount'])) {
    return { outcome: 'succeeded', channelRefundNo: String(answer['trade_no']) };
  }
  return status ? { outcome: 'processing' } : { outcome: 'notExist' };
}
