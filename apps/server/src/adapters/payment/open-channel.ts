import type { OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import { zAlipaySettings } from './alipay/alipay-settings.ts';
import { createLocalChannel, type LocalOptions } from './local/local-channel.ts';
import type { PaymentChannel } from './payment-channel.ts';
import { createWechatChannel } from './wechat/wechat-channel.ts';
import { zWechatSettings } from './wechat/wechat-settings.ts';

export type AdapterName = PaymentChannel['adapter'];

/** The adapter that a channel with merchant keys uses. */
export const realAdapter: Record<OnlineChannel, AdapterName> = { ALIPAY: 'alipay', WECHAT: 'wechat' };

/**
 * A channel ready to be called; `settings` are the merchant keys of a real one and must fit its schema. Alipay's SDK takes
 * 30 MB, so a shop that does not use it never loads it.
 */
export async function openChannel(
  adapter: AdapterName,
  settings: unknown,
  local: LocalOptions,
): Promise<PaymentChannel> {
  if (adapter === 'alipay') {
    const { createAlipayChannel } = await import('./alipay/alipay-channel.ts');
    return createAlipayChannel(zAlipaySettings.parse(settings));
  }
  if (adapter === 'wechat') return createWechatChannel(zWechatSettings.parse(settings));
  return createLocalChannel(local);
}
