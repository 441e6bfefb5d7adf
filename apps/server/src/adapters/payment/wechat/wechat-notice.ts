import { z } from 'zod';
import {
  ChannelFault,
  type ChannelMoney,
  type ChannelNotice,
  headerOf,
  type RawNotice,
  type RefundOutcome,
  textOf,
} from '../payment-channel.ts';
import type { WechatSettings } from './wechat-settings.ts';
import { openSealed, verifySigned } from './wechat-signature.ts';

const zNotice = z.object({
  event_type: z.string(),
  resource: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.string().optional() }),
});
const zTransaction = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string(),
  success_time: z.iso.datetime({ offset: true }),
  amount: z.object({ total: z.number().int().positive(), currency: z.string().default('CNY') }),
});
const zRefund = z.object({ mchid: z.string(), out_refund_no: z.string(), refund_status: z.string() });

/** Signature over the raw bytes, then the sealed resource, then merchant and app must be ours. */
export function readWechatNotice(settings: WechatSettings, notice: RawNotice): ChannelNotice {
  const proof = verifySigned(
    settings,
    {
      timestamp: headerOf(notice, 'wechatpay-timestamp'),
      nonce: headerOf(notice, 'wechatpay-nonce'),
      serial: headerOf(notice, 'wechatpay-serial'),
      signature: headerOf(notice, 'wechatpay-signature'),
      body: notice.body,
    },
    notice.now,
  );
  if (!proof.isGenuine) return proof.isProbe ? { notice: 'probe' } : { notice: 'forged', reason: proof.reason };
  const { event_type: event, resource } = zNotice.parse(JSON.parse(notice.body.toString('utf8')));
  const content = openResource(settings, resource);
  if (!content) return { notice: 'forged', reason: 'resource does not open with the APIv3 key' };
  if (event === 'TRANSACTION.SUCCESS') {
    const money = toMoney(settings, content);
    return money ? { notice: 'paid', ...money } : { notice: 'forged', reason: 'mchid or appid is not ours' };
  }
  if (!event.startsWith('REFUND.')) return { notice: 'other' };
  const refund = zRefund.parse(content);
  if (refund.mchid !== settings.mchid) return { notice: 'forged', reason: 'mchid is not ours' };
  return { notice: 'refund', refundNo: refund.out_refund_no, refund: toRefund(refund.refund_status, content) };
}

function openResource(
  settings: WechatSettings,
  resource: z.infer<typeof zNotice>['resource'],
): Record<string, unknown> | undefined {
  try {
    return JSON.parse(openSealed(settings.apiV3Key, resource)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** The money of a successful transaction, or undefined when it is not ours or not complete. */
export function toMoney(settings: WechatSettings, content: unknown): ChannelMoney | undefined {
  const parsed = zTransaction.safeParse(content);
  if (!parsed.success) return undefined;
  const { mchid, appid, out_trade_no: payNo, transaction_id: channelTradeNo, amount } = parsed.data;
  if (mchid !== settings.mchid || appid !== settings.appid || amount.currency !== 'CNY') return undefined;
  return { payNo, channelTradeNo, receivedFen: amount.total, paidAt: new Date(parsed.data.success_time) };
}

/** WeChat's refund status in our words. */
export function toRefund(status: unknown, content: Record<string, unknown>): RefundOutcome {
  switch (status) {
    case 'SUCCESS':
      return { outcome: 'succeeded', channelRefundNo: textOf(content['refund_id']) };
    case 'PROCESSING':
      return { outcome: 'processing' };
    case 'ABNORMAL':
      return { outcome: 'abnormal', reason: '退款异常：付款账户不可用，请在商户平台处理' };
    case 'CLOSED':
      return { outcome: 'closed', reason: '退款关闭' };
    default:
      throw new ChannelFault(`WeChat sent the refund status ${String(status)}`);
  }
}
