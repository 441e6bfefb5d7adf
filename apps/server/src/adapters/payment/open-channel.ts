import type { OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import type { Config } from '../../config.ts';
import type { LocalHost } from '../books.ts';
import { zAlipaySettings } from './alipay/alipay-settings.ts';
import { createLocalChannel } from './local/local-channel.ts';
import type { AdapterName, PaymentChannels } from './payment-channel.ts';
import { createWechatChannel } from './wechat/wechat-channel.ts';
import { zWechatSettings } from './wechat/wechat-settings.ts';

/** The adapter that a channel with merchant keys uses. */
export const realAdapter: Record<OnlineChannel, AdapterName> = { ALIPAY: 'alipay', WECHAT: 'wechat' };

/** The channels of this installation; Alipay's SDK takes 30 MB, so a shop that does not use it never loads it. */
export function openChannels(config: Config, host: LocalHost): PaymentChannels {
  return {
    hasLocal: config.isDemo,
    open: async (adapter, { settings, companyId, channel }) => {
      if (adapter === 'local') return config.isDemo ? createLocalChannel({ host, companyId, channel }) : undefined;
      if (settings === undefined) return undefined;
      const known = { ...atDouble(config)[channel], ...(settings as object) };
      if (adapter === 'wechat') return createWechatChannel(zWechatSettings.parse(known));
      const { createAlipayChannel } = await import('./alipay/alipay-channel.ts');
      return createAlipayChannel(zAlipaySettings.parse(known));
    },
  };
}

/** Where a double stands in for the channels. */
const atDouble = ({ vendorUrl: url }: Config): Partial<Record<OnlineChannel, object>> =>
  url === undefined
    ? {}
    : { ALIPAY: { gateway: `${url}/gateway.do` }, WECHAT: { endpoint: url, openOrigin: url, appEndpoint: url } };
