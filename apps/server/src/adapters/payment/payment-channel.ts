import type { MoneyLine } from '@jicai/domain/channel-bills/compare-bill.ts';
import type { OnlineChannel } from '@jicai/domain/payments/payment-states.ts';

/**
 * What the shop needs of a payment channel. Answers are values; a channel that cannot be reached, or whose answer says
 * neither yes nor no, throws {@link ChannelFault}: the caller tries again with the same number.
 */
export interface PaymentChannel {
  adapter: 'alipay' | 'wechat' | 'local';
  /** The merchant's own number there; '' where there is none. */
  merchantNo: string;
  /** Places the order at the channel; a repeat with the same payNo places no second one. */
  create: (order: ChannelOrder) => Promise<CreateOutcome>;
  query: (payNo: string) => Promise<QueryOutcome>;
  close: (payNo: string) => Promise<CloseOutcome>;
  /** A repeat with the same refundNo and amount pays once. */
  refund: (refund: ChannelRefund) => Promise<RefundOutcome>;
  queryRefund: (refund: { payNo: string; refundNo: string }) => Promise<RefundOutcome | { outcome: 'notExist' }>;
  /** Verifies the signature over the raw bytes first; nothing of a forged notice is believed. */
  readNotice: (notice: RawNotice) => ChannelNotice;
  /** The payNo of a buyer who comes back in the browser, if the channel signed it. No proof of payment. */
  readReturn: (query: URLSearchParams) => string | undefined;
  /** How it learns who pays in its own browser; undefined where the merchant has not set that up. */
  payerDesk?: PayerDesk;
  /**
   * What moved through the channel on a day in Shanghai ("YYYY-MM-DD"), as its bill says. A file that was cut short or
   * changed on the way is a {@link ChannelFault}: nothing of it is believed.
   */
  bill: (day: string) => Promise<BillOutcome>;
}

/** Says who pays inside the channel's own browser, by a name that it knows him by. */
export interface PayerDesk {
  /** The app that knows the names. */
  appId: string;
  /** The merchant account's origin: the one that the channel sends browsers back to. */
  siteOrigin: string;
  /** Where the browser goes; it comes back to `entryPath` on {@link siteOrigin} with a code and the state. */
  addressOf: (asked: { entryPath: string; state: string }) => string;
  /** Who it was; undefined for a code that is wrong, used or too old. */
  payerOf: (code: string) => Promise<string | undefined>;
  /** What is wrong with app and secret, in Chinese; undefined where nothing is. */
  faultOf: () => Promise<string | undefined>;
}

/** A line of a channel's bill. */
export interface BillLine extends MoneyLine {
  /** The channel's own number. */
  channelNo: string;
  at: Date;
}

/** `missing`: there is no bill of that day, not yet or because nothing moved. */
export type BillOutcome = { outcome: 'ready'; lines: BillLine[] } | { outcome: 'missing' };

export type AdapterName = PaymentChannel['adapter'];

export interface PaymentChannels {
  /** The local one stands in for channels without keys. */
  hasLocal: boolean;
  /**
   * A channel ready to be called; `settings` are the merchant keys of a real one and must fit its schema. Undefined without
   * keys, and for the local one where this is no demo.
   */
  open: (
    adapter: AdapterName,
    of: { settings: unknown; companyId: string; channel: OnlineChannel },
  ) => Promise<PaymentChannel | undefined>;
}

export interface ChannelOrder {
  payNo: string;
  title: string;
  feeFen: number;
  expireAt: Date;
  now: Date;
  /** Paths on the shop's own origin; a real channel puts the merchant account's `siteOrigin` before them. */
  notifyPath: string;
  returnPath: string;
  /** Where the buyer's browser reaches the shop; only the local channel's own pages need it. */
  buyerOrigin: string;
  /** The buyer pays on the phone that shows the shop: the channel's app takes over, where it can. */
  isPhone: boolean;
  /** The buyer's address, which WeChat asks for where the phone itself pays. */
  buyerIp: string;
  /** Who pays inside the channel's own browser, as its {@link PayerDesk} said; '' for everybody else. */
  payer: string;
}

/** A form that the buyer's browser submits to the channel. */
export interface PayForm {
  action: string;
  method: 'GET' | 'POST';
  fields: Record<string, string>;
}

/** What the page hands to WeChat's bridge, signed for this one payment. */
export interface BridgeCall {
  appId: string;
  /** In seconds. */
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: 'RSA';
  paySign: string;
}

export type CreateOutcome =
  | { outcome: 'accepted'; payForm: PayForm | null; codeUrl: string | null; bridgeCall?: BridgeCall }
  | { outcome: 'refused'; reason: string };

export interface ChannelMoney {
  payNo: string;
  channelTradeNo: string;
  receivedFen: number;
  paidAt: Date;
}

/** `notExist` is no proof of unpaid before the expiry: an Alipay trade begins to exist when the buyer opens its page. */
export type QueryOutcome = ({ outcome: 'paid' } & ChannelMoney) | { outcome: 'unpaid' | 'closed' | 'notExist' };

export interface CloseOutcome {
  outcome: 'closed' | 'paid' | 'notExist';
}

export interface ChannelRefund {
  payNo: string;
  refundNo: string;
  feeFen: number;
  /** What the payment brought, in fen. */
  totalFen: number;
  reason: string;
  notifyPath: string;
  now: Date;
}

/** `abnormal`: a person must act. `closed`: nothing was paid and this number is used up. */
export type RefundOutcome =
  | { outcome: 'succeeded'; channelRefundNo: string }
  | { outcome: 'processing' }
  | { outcome: 'abnormal' | 'closed'; reason: string };

export interface RawNotice {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  now: Date;
}

/** `probe` is a forged one that the channel sends on purpose; it fails like any other, without alarm. */
export type ChannelNotice =
  | ({ notice: 'paid' } & ChannelMoney)
  | { notice: 'refund'; refundNo: string; refund: RefundOutcome }
  | { notice: 'other' }
  | { notice: 'probe' }
  | { notice: 'forged'; reason: string };

/** The channel did not answer, or not clearly. */
export class ChannelFault extends Error {}

/** First value of a header, or ''. Header names are lower-case. */
export function headerOf(notice: RawNotice, name: string): string {
  const value = notice.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** A field of an answer as text; '' when it is absent or something else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
