import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';
import type { AlipaySdk } from 'alipay-sdk';
import { ChannelFault, type ChannelNotice, type RawNotice } from '../payment-channel.ts';
import { fenOfYuan } from '../yuan.ts';
import type { AlipaySettings } from './alipay-settings.ts';

export function shanghaiOrFault(text: string): Date {
  const at = fromShanghai(text);
  if (!at) throw new ChannelFault(`Alipay sent the time ${text}`);
  return at;
}

/**
 * A notice is a POST form; RSA2 is verified over all parameters but sign and sign_type, then app_id and seller_id must be
 * ours. Number and amount are compared with the attempt by the shop.
 */
export function readAlipayNotice(
  sdk: AlipaySdk,
  settings: AlipaySettings,
  notice: Pick<RawNotice, 'body'>,
): ChannelNotice {
  const fields = Object.fromEntries(new URLSearchParams(notice.body.toString('utf8')));
  // The type comes from the sender: anything but RSA2 would let it choose the weaker SHA-1.
  if (fields['sign_type'] !== 'RSA2') return { notice: 'forged', reason: 'sign_type is not RSA2' };
  if (!sdk.checkNotifySignV2(fields)) return { notice: 'forged', reason: 'signature does not verify' };
  if (fields['app_id'] !== settings.appId) return { notice: 'forged', reason: 'app_id is not ours' };
  if (fields['seller_id'] !== settings.sellerId) return { notice: 'forged', reason: 'seller_id is not ours' };
  const isPaid = fields['trade_status'] === 'TRADE_SUCCESS' || fields['trade_status'] === 'TRADE_FINISHED';
  // A refund repeats the payment's notice with refund fields; the money came long before.
  if (!isPaid || fields['refund_fee']) return { notice: 'other' };
  const receivedFen = fenOfYuan(fields['total_amount'] ?? '');
  const payNo = fields['out_trade_no'];
  const channelTradeNo = fields['trade_no'];
  if (receivedFen === undefined || !payNo || !channelTradeNo) return { notice: 'forged', reason: 'fields are missing' };
  const paidAt = shanghaiOrFault(fields['gmt_payment'] ?? '');
  return { notice: 'paid', payNo, channelTradeNo, receivedFen, paidAt };
}
