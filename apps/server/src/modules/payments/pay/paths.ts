import type { OnlineChannel } from '@jicai/domain/payments/payment-states.ts';

/** Where channels send their notices; WeChat allows no query parameters, so the tenant stands in the path. */
export const notifyPaths: Record<OnlineChannel, (companyId: string) => string> = {
  ALIPAY: (companyId) => `/api/PayNotify/Alipay/${companyId}`,
  WECHAT: (companyId) => `/api/PayNotify/WeChat/${companyId}`,
};

export const refundNotifyPath = (companyId: string) => `/api/PayNotify/WeChatRefund/${companyId}`;

/** Where WeChat sends the browser of who pays inside it. */
export const payerEntryPath = (companyId: string) => `/api/ShopPay/WeChatEntry/${companyId}`;

/** Where Alipay sends the buyer's browser: a hash route cannot be a return address. */
export const returnPath = (companyId: string) => `/api/ShopPay/AlipayReturn/${companyId}`;
