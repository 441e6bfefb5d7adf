import { bankAccount } from '../people/enterprise-form.ts';
import { originField, type ProviderField, secretField, shownField } from '../shop-side/provider-form.ts';
import type { Channel } from './payment-states.ts';

const origin = originField('通知与付款后的跳转都回到这里');

/** Fields of a merchant account by channel (docs/domain/payments.md §8). */
export const merchantFields: Readonly<Record<Channel, readonly ProviderField[]>> = {
  ALIPAY: [
    shownField('appId', '应用 AppID'),
    shownField('sellerId', '收款方 PID', '以 2088 开头的 16 位账号，通知里必须是它'),
    secretField('privateKey', '应用私钥', 'RSA2，PKCS8 或 PKCS1', true),
    { ...shownField('alipayPublicKey', '支付宝公钥', '在开放平台的“接口加签方式”里查看，不是应用公钥'), isLong: true },
    origin,
  ],
  WECHAT: [
    shownField('mchid', '商户号'),
    shownField('appid', 'AppID', '与商户号绑定的公众号、小程序或应用'),
    shownField('serialNo', '商户证书序列号'),
    secretField('privateKey', '商户私钥', 'apiclient_key.pem 的内容', true),
    secretField('apiV3Key', 'APIv3 密钥', '32 位，用来解开通知'),
    shownField('platformSerial', '平台公钥 ID 或证书序列号', 'PUB_KEY_ID_ 开头，或平台证书的序列号'),
    { ...shownField('platformKey', '平台公钥或证书'), isLong: true },
    { ...shownField('nextPlatformSerial', '更换中的平台公钥 ID', '更换期间两个都有效，平时留空'), isRequired: false },
    { ...shownField('nextPlatformKey', '更换中的平台公钥'), isLong: true, isRequired: false },
    {
      ...secretField('appSecret', 'AppSecret', '公众号的密钥，微信内付款用；不填时，微信内显示付款码'),
      isRequired: false,
    },
    {
      ...shownField('verifyFile', '授权域名校验文件', '公众号后台给出的文件名 MP_verify_….txt，由本商城提供'),
      isRequired: false,
    },
    origin,
  ],
  TRANSFER: [
    shownField('accountName', '户名'),
    shownField('bankName', '开户行'),
    // Buyers copy it into their bank's form.
    { ...shownField('bankAccount', '账号'), rule: bankAccount },
  ],
};
