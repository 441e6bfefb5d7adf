import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { zAliyunSms, zTencentSms } from './sms-settings.ts';
import { createLocalSms } from './local-sms.ts';
import type { SmsServices } from './sms.ts';

/** The ways messages go; a provider's own library is loaded when a shop uses it. */
export function openSms(config: Config, log: FastifyBaseLogger): SmsServices {
  return {
    local: config.isDemo ? createLocalSms(config, log) : undefined,
    open: async (provider, settings) => {
      if (provider === 'ALIYUN') {
        const { createAliyunSms } = await import('./aliyun-sms.ts');
        return createAliyunSms(zAliyunSms.parse(settings), config.vendorUrl ?? 'https://dysmsapi.aliyuncs.com');
      }
      const { createTencentSms } = await import('./tencent-sms.ts');
      return createTencentSms(zTencentSms.parse(settings), config.vendorUrl ?? 'https://sms.tencentcloudapi.com');
    },
  };
}
