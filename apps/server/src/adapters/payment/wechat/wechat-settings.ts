import { z } from 'zod';

/** Keys of a company's WeChat Pay v3 merchant (Native, H5 and JSAPI 支付), as the operator enters them. */
export const zWechatSettings = z.object({
  mchid: z.string().min(1),
  appid: z.string().min(1),
  /** Serial number of our API certificate. */
  serialNo: z.string().min(1),
  /** Our API private key, PEM. */
  privateKey: z.string().min(100),
  apiV3Key: z.string().length(32),
  /**
   * WeChat's keys by serial: platform certificates and `PUB_KEY_ID_…` public keys. While WeChat switches over both sign,
   * so both are held.
   */
  platformKeys: z.array(z.object({ serial: z.string().min(1), pem: z.string().min(100) })).min(1),
  /** Of the 公众号 `appid`: with it JSAPI 支付 is offered inside WeChat. */
  appSecret: z.string().optional(),
  /** Public HTTPS origin of the shop; notices come there. */
  siteOrigin: z.url(),
  endpoint: z.url().default('https://api.mch.weixin.qq.com'),
  /** Where browsers are sent to be known, and who answers for whom they were. */
  openOrigin: z.url().default('https://open.weixin.qq.com'),
  appEndpoint: z.url().default('https://api.weixin.qq.com'),
});
export type WechatSettings = z.infer<typeof zWechatSettings>;
