import { dayMs, hourMs, minuteMs } from '../time/durations.ts';
import { defaultFreight, type Freight, freightOf } from '../money/freight.ts';
import { type CustomerType, customerTypes } from '../people/account-types.ts';
import { type DeliveryPromises, deliveryPromisesOf, noPromises } from './delivery.ts';
import { type PayMode, payModes } from './order-states.ts';

/** Tenant settings of trading (docs/domain/orders.md §1, §4); what a shop has not set takes these values. */
export interface TradeOptions {
  freight: Freight;
  /** When goods arrive, as the shop and its suppliers promise (docs/domain/orders.md §11). */
  delivery: DeliveryPromises;
  /** Minutes a member has for an online payment. */
  memberPayMinutes: number;
  /** Hours an enterprise has for an online payment. */
  businessPayHours: number;
  /** Days for a bank transfer. */
  transferPayDays: number;
  /** Hours the shop has to ship what may be shipped (发货时限); later it stands as overdue. */
  shipWithinHours: number;
  /** Hours a buyer has to answer a proposed change of an order. */
  changeConsentHours: number;
  /** What one operator may give away by lower prices in one order, in fen. */
  priceCutAloneFen: number;
  /** What one operator may pay back by hand, or waive of a payment that is short, in fen (docs/domain/refunds.md §6). */
  refundAloneFen: number;
  /** From what sum, in fen, an order that may be shipped is told to who looks after its customer (docs/domain/messages.md §6). */
  tellOrderFen: number;
  /** Days after shipping without a carrier's signature until goods count as received. */
  autoReceiveDays: number;
  /** Days after the carrier's signature until goods count as received. */
  signedReceiveDays: number;
  /** Days that 延长收货 adds, once per parcel. */
  extendReceiveDays: number;
  /**
   * After-sales (docs/domain/returns.md §4): days without a reason after the goods arrived, and with one after
   * completion.
   */
  noReasonDays: number;
  afterSaleDays: number;
  /** Days until a sheet that nobody reviews counts as agreed, until one whose goods are not sent back ends. */
  returnAuditDays: number;
  returnSendBackDays: number;
  /** Days after goods were sent back, without a track, until they count as received by the shop. */
  returnReceiveDays: number;
  /** Days after the carrier's signature for goods sent back until they count as received by the shop. */
  returnSignedDays: number;
  /** Days after an exchange was sent until it counts as received by the buyer. */
  exchangeConfirmDays: number;
  /** Contracts of this shop's enterprises open returns without a reason. */
  isBusinessNoReason: boolean;
  /** A refund of what a special invoice carries waits for the red letter (docs/domain/returns.md §5). */
  isRedLetterFirst: boolean;
}

export const defaultTradeOptions: TradeOptions = {
  freight: defaultFreight,
  delivery: noPromises,
  memberPayMinutes: 30,
  businessPayHours: 24,
  transferPayDays: 7,
  shipWithinHours: 48,
  changeConsentHours: 72,
  priceCutAloneFen: 100_000,
  refundAloneFen: 100_000,
  tellOrderFen: 5_000_000,
  autoReceiveDays: 15,
  signedReceiveDays: 7,
  extendReceiveDays: 7,
  noReasonDays: 7,
  afterSaleDays: 15,
  returnAuditDays: 3,
  returnSendBackDays: 7,
  returnReceiveDays: 15,
  returnSignedDays: 7,
  exchangeConfirmDays: 7,
  isBusinessNoReason: false,
  isRedLetterFirst: true,
};

/** The shop's stored options over the defaults; values of a wrong type are ignored. */
export function tradeOptionsOf(stored: unknown): TradeOptions {
  const own = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const count = (name: Exclude<keyof TradeOptions, 'freight' | 'delivery' | `is${string}`>) => {
    const value = own[name];
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : defaultTradeOptions[name];
  };
  return {
    freight: freightOf(own['freight']),
    delivery: deliveryPromisesOf(own),
    memberPayMinutes: count('memberPayMinutes'),
    businessPayHours: count('businessPayHours'),
    transferPayDays: count('transferPayDays'),
    shipWithinHours: count('shipWithinHours'),
    changeConsentHours: count('changeConsentHours'),
    priceCutAloneFen: count('priceCutAloneFen'),
    refundAloneFen: count('refundAloneFen'),
    tellOrderFen: count('tellOrderFen'),
    autoReceiveDays: count('autoReceiveDays'),
    signedReceiveDays: count('signedReceiveDays'),
    extendReceiveDays: count('extendReceiveDays'),
    noReasonDays: count('noReasonDays'),
    afterSaleDays: count('afterSaleDays'),
    returnAuditDays: count('returnAuditDays'),
    returnSendBackDays: count('returnSendBackDays'),
    returnReceiveDays: count('returnReceiveDays'),
    returnSignedDays: count('returnSignedDays'),
    exchangeConfirmDays: count('exchangeConfirmDays'),
    isBusinessNoReason: own['isBusinessNoReason'] === true,
    isRedLetterFirst: own['isRedLetterFirst'] !== false,
  };
}

/**
 * The payment term 付款期限: milliseconds a trade may stay unpaid, by payment mode and kind of customer. Unless the shop
 * set another: 24 hours, 30 minutes for a member, and 7 days for a transfer.
 */
export function payTermMs(options: TradeOptions, payMode: PayMode, customerType: CustomerType): number {
  if (payMode === payModes.transfer) return options.transferPayDays * dayMs;
  return customerType === customerTypes.member
    ? options.memberPayMinutes * minuteMs
    : options.businessPayHours * hourMs;
}

/**
 * The deadline once the buyer pays another way: both terms run from the moment the trade began to wait for money, which for
 * an approved trade is not its submit. Choosing again, or back, wins no time.
 */
export function deadlineAfterPayModeChange(
  options: TradeOptions,
  { payDeadline, payMode, customerType }: { payDeadline: Date; payMode: PayMode; customerType: CustomerType },
  toMode: PayMode,
): Date {
  const term = (mode: PayMode) => payTermMs(options, mode, customerType);
  return new Date(payDeadline.getTime() - term(payMode) + term(toMode));
}
