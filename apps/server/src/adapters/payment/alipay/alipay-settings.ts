import { z } from 'zod';

/** Keys of a company's Alipay app (电脑网站支付), as the operator enters them. */
export const zAlipaySettings = z.object({
  appId: z.string().min(1),
  /** Our private key, PEM body or whole, in the given form. */
  privateKey: z.string().min(100),
  keyType: z.enum(['PKCS1', 'PKCS8']).default('PKCS8'),
  /** Alipay's public key for this app. */
  alipayPublicKey: z.string().min(100),
  /** The payee's Alipay user id (2088…): notices must name it. */
  sellerId: z.string().min(1),
  /** Public origin of the shop, such as `https://shop.example.com`; notices and buyers come back there. */
  siteOrigin: z.url(),
  gateway: z.url().default('https://openapi.alipay.com/gateway.do'),
});
export type AlipaySettings = z.infer<typeof zAlipaySettings>;
