import { smsNoticeNames, smsNotices } from '@jicai/domain/sms/sms-notices.ts';
import { type SmsProvider, smsProviders, templateField } from '@jicai/domain/sms/sms-services.ts';
import type { SmsVendor } from '@jicai/vendor-double/sms-vendor.ts';
import { startVendorDouble, type VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { smsServices } from '../src/db/tables/connections.ts';
import { businessCompanyId } from '../src/seed/shop-looks.ts';
import { inShop } from './in-shop.ts';
import { signIn } from './sign-in.ts';
import type { CallOptions, TestApp } from './test-app.ts';

/** The numbers of the templates, as either provider writes them. */
export const templateNo: Record<SmsProvider, (at: number) => string> = {
  ALIYUN: (at) => `SMS_10000${at}`,
  TENCENT: (at) => `10000${at}`,
};

export const smsValues = (provider: SmsProvider): Record<string, string> => ({
  ...(provider === 'ALIYUN'
    ? { accessKeyId: 'LTAI-test', accessKeySecret: 'aliyun-secret' }
    : { secretId: 'AKID-test', secretKey: 'tencent-secret', sdkAppId: '1400000001' }),
  signName: '集采商城',
  ...Object.fromEntries(smsNoticeNames.map((notice, at) => [templateField(notice), templateNo[provider](at)])),
});

/** An empty vendor of text messages that knows the keys of the test and has approved its templates. */
export function openSmsVendor(vendor: SmsVendor, provider: SmsProvider): void {
  const [keyId, secret] =
    provider === 'ALIYUN' ? (['LTAI-test', 'aliyun-secret'] as const) : (['AKID-test', 'tencent-secret'] as const);
  vendor.accounts.set(keyId, secret);
  vendor.sent.length = 0;
  vendor.receipts.clear();
  delete vendor.nextFault;
  for (const [at, notice] of smsNoticeNames.entries()) {
    const { template } = smsNotices[notice];
    const content = provider === 'ALIYUN' ? template : template.replace(/\$\{\w+\}/, '{1}');
    vendor.templates.set(templateNo[provider](at), { state: 'approved', content });
  }
}

/** Both vendors of text messages of the double, empty before each test; no connection in the shop yet. */
export function useSmsVendors(app: TestApp) {
  let vendors: VendorDouble;
  const vendorOf = (provider: SmsProvider) => (provider === 'ALIYUN' ? vendors.aliyunSms : vendors.tencentSms);
  beforeAll(async () => {
    vendors = await startVendorDouble();
    app.deps.config.vendorUrl = vendors.url;
  });
  afterAll(() => vendors.close());
  beforeEach(async () => {
    for (const provider of smsProviders) openSmsVendor(vendorOf(provider), provider);
    await inShop(app, businessCompanyId, (ctx) => ctx.db.delete(smsServices));
  });
  return {
    vendorOf,
    save: async (provider: SmsProvider, part: object = {}, by?: CallOptions) => {
      const who = by ?? { token: await signIn(app, 'operator') };
      const held = (await app.call('/api/OpsSms/GetList', {}, who)).resultData?.find(
        (one) => one.provider === provider,
      );
      const values = smsValues(provider);
      const data = { provider, isEnabled: true, isFirst: false, values, updateTime: held?.updateTime ?? '', ...part };
      return app.call('/api/OpsSms/Save', { data: { ...data, requestId: randomUUID() } }, who);
    },
  };
}
