import { type BillWhims, newBillWhims } from './bill-whims.ts';
import type { VendorCall, VendorFault } from './vendor-call.ts';
import type { WechatApp, WechatCode } from './wechat-app.ts';

/** A merchant as WeChat Pay knows it, and the platform's own key towards it. */
export interface WechatMerchant {
  /** Apps that are bound to it. */
  appids: Set<string>;
  serialNo: string;
  publicKey: string;
  apiV3Key: string;
  platformSerial: string;
  platformPrivateKey: string;
}

export interface WechatTransaction {
  mchid: string;
  appid: string;
  outTradeNo: string;
  transactionId: string;
  prepayId: string;
  description: string;
  totalFen: number;
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED';
  notifyUrl: string;
  /** Who is to pay it, where it was placed for one. */
  openid: string;
  paidAt?: Date;
}

export interface WechatRefund {
  mchid: string;
  outTradeNo: string;
  refundId: string;
  fen: number;
  status: 'PROCESSING' | 'SUCCESS';
  at: Date;
}

/** WeChat Pay's APIv3 as it stands. */
export interface WechatPayVendor {
  url: string;
  /** By mchid. */
  merchants: Map<string, WechatMerchant>;
  /** By the shop's numbers. */
  transactions: Map<string, WechatTransaction>;
  refunds: Map<string, WechatRefund>;
  /** Which app a payer's openid is of. */
  openids: Map<string, string>;
  /** By app id. */
  apps: Map<string, WechatApp>;
  /** Who looks at the page: his openid is of each app. */
  person: string;
  codes: Map<string, WechatCode>;
  nonces: Set<string>;
  now: () => Date;
  bills: BillWhims;
  nextFault?: VendorFault;
}

export const newWechatPayVendor = (): WechatPayVendor => ({
  url: '',
  merchants: new Map(),
  transactions: new Map(),
  refunds: new Map(),
  openids: new Map(),
  apps: new Map(),
  person: 'Chen',
  codes: new Map(),
  nonces: new Set(),
  now: () => new Date(),
  bills: newBillWhims(),
});

export interface WechatAsked {
  vendor: WechatPayVendor;
  merchant: WechatMerchant;
  mchid: string;
  call: VendorCall;
}

export interface WechatSaid {
  status: number;
  body: object | null;
}
export const wechatNo = (status: number, code: string, message = ''): WechatSaid => ({
  status,
  body: { code, message },
});
