import type { Channel } from './payment-states.ts';

/** What an operator enters for a channel. A secret is kept sealed and never shown again. */
export interface MerchantField {
  field: string;
  label: string;
  isSecret: boolean;
  /** Several lines, such as a PEM. */
  isLong: boolean;
  isRequired: boolean;
  help: string;
}

const shown = (field: string, label: string, help = ''): MerchantField => ({
  field,
  label,
  isSecret: false,
  isLong: false,
  isRequired: true,
  help,
});
const secret = (field: string, label: string, help: string, isLong = true): MerchantField => ({
  ...shown(field, label, help),
  isSecret: true,
  isLong,
});
const origin = shown('siteOrigin', '商城网址', '以 https:// 开头，通知与付款后的跳转都回到这里');

/** Fields of a merchant account by channel (docs/domain/payments.md §8). */
export const merchantFields: Readonly<Record<Channel, readonly MerchantField[]>> = {
  ALIPAY: [
    shown('appId', '应用 AppID'),
    shown('sellerId', '收款方 PID', '以 2088 开头的 16 位账号，通知里必须是它'),
    secret('privateKey', '应用私钥', 'RSA2，PKCS8 或 PKCS1'),
    { ...shown('alipayPublicKey', '支付宝公钥', '在开放平台的“接口加签方式”里查看，不是应用公钥'), isLong: true },
    origin,
  ],
  WECHAT: [
    shown('mchid', '商户号'),
    shown('appid', 'AppID', '与商户号绑定的公众号、小程序或应用'),
    shown('serialNo', '商户证书序列号'),
    secret('privateKey', '商户私钥', 'apiclient_key.pem 的内容'),
    secret('apiV3Key', 'APIv3 密钥', '32 位，用来解开通知', false),
    shown('platformSerial', '平台公钥 ID 或证书序列号', 'PUB_KEY_ID_ 开头，或平台证书的序列号'),
    { ...shown('platformKey', '平台公钥或证书'), isLong: true },
    { ...shown('nextPlatformSerial', '更换中的平台公钥 ID', '更换期间两个都有效，平时留空'), isRequired: false },
    { ...shown('nextPlatformKey', '更换中的平台公钥'), isLong: true, isRequired: false },
    origin,
  ],
  TRANSFER: [shown('accountName', '户名'), shown('bankName', '开户行'), shown('bankAccount', '账号')],
};

export type MerchantValues = Readonly<Record<string, string>>;

/** What is missing, by field; a secret that is kept may be empty. */
export function merchantFaults(
  channel: Channel,
  values: MerchantValues,
  keptSecrets: readonly string[],
): Record<string, string> {
  const missing = merchantFields[channel].filter(
    ({ field, isRequired }) => isRequired && !keptSecrets.includes(field) && (values[field] ?? '').trim() === '',
  );
  return Object.fromEntries(missing.map(({ field, label }) => [field, `请填写${label}`]));
}
