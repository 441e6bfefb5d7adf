/**
 * Payment attempts and refunds (docs/domain/payments.md §4, docs/domain/refunds.md §4). What money did and what that
 * did to the order are two fields (docs/domain/decisions.md §4).
 */

export const channels = ['ALIPAY', 'WECHAT', 'TRANSFER'] as const;
export type Channel = (typeof channels)[number];
/** Channels that are paid in a browser or on a phone. */
export type OnlineChannel = Exclude<Channel, 'TRANSFER'>;
export const channelTexts: Record<Channel, string> = { ALIPAY: '支付宝', WECHAT: '微信支付', TRANSFER: '对公转账' };

/** What happened at the channel. */
export const payStates = { created: 0, paying: 10, paid: 20, closed: 30, refused: 40 } as const;
export type PayState = (typeof payStates)[keyof typeof payStates];
export const payStateTexts: Record<PayState, string> = {
  [payStates.created]: '待下单',
  [payStates.paying]: '支付中',
  [payStates.paid]: '支付成功',
  [payStates.closed]: '已关闭',
  [payStates.refused]: '下单失败',
};
/** Attempts that may still bring money without anybody doing anything more in the shop. */
export const openPayStates: readonly PayState[] = [payStates.created, payStates.paying];

/** What the money did to the trade. */
export const applyStates = { none: 0, applied: 1, duplicate: 2, late: 3, mismatch: 4 } as const;
export type ApplyState = (typeof applyStates)[keyof typeof applyStates];
export const applyStateTexts: Record<ApplyState, string> = {
  [applyStates.none]: '未入账',
  [applyStates.applied]: '已入账',
  [applyStates.duplicate]: '重复支付，自动退款',
  [applyStates.late]: '逾期到账，自动退款',
  [applyStates.mismatch]: '金额/商户不符，人工处理',
};

export const refundStates = { waiting: 10, processing: 20, succeeded: 30, abnormal: 40, closed: 50 } as const;
export type RefundState = (typeof refundStates)[keyof typeof refundStates];
export const refundStateTexts: Record<RefundState, string> = {
  [refundStates.waiting]: '待退款',
  [refundStates.processing]: '退款处理中',
  [refundStates.succeeded]: '退款成功',
  [refundStates.abnormal]: '退款异常',
  [refundStates.closed]: '退款关闭',
};

/** What waits for a person: money that fits no trade, or a refund that does not go through. */
export const abnormalKinds = ['payment', 'refund'] as const;
export type AbnormalKind = (typeof abnormalKinds)[number];
/** What a person may do with money that fits no trade (refund, apply) or a refund that does not go through (retry, manual). */
export const abnormalActions = ['refund', 'apply', 'retry', 'manual'] as const;
export type AbnormalAction = (typeof abnormalActions)[number];

/** How the trade stands towards new money: it waits for it, has been paid, or is over. */
export type TradeStanding = 'awaiting' | 'paid' | 'over';

/**
 * What money that arrived does (settle rule of docs/domain/payments.md §4): a wrong amount is kept for a person to
 * decide, the first right one is applied, a second one and one for a trade that is over are refunded.
 */
export function decideApply(money: {
  standing: TradeStanding;
  hasApplied: boolean;
  amountFen: number;
  receivedFen: number;
}): Exclude<ApplyState, 0> {
  if (money.receivedFen !== money.amountFen) return applyStates.mismatch;
  if (money.standing === 'over') return applyStates.late;
  return money.standing === 'paid' || money.hasApplied ? applyStates.duplicate : applyStates.applied;
}

/** A buyer's report of a transfer: the operator confirms it, or rejects it. */
export const transferStates = { waiting: 0, confirmed: 1, rejected: 2 } as const;
export type TransferState = (typeof transferStates)[keyof typeof transferStates];
export const transferStateTexts: Record<TransferState, string> = {
  [transferStates.waiting]: '待确认',
  [transferStates.confirmed]: '已确认',
  [transferStates.rejected]: '已驳回',
};

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const queryDelaysMs = [15 * second, 30 * second, minute, 2 * minute, 5 * minute, 10 * minute, 30 * minute];
const queryAfterExpiryMs = 24 * hour;

/**
 * When to ask the channel about an attempt again, or null when no longer: 15 s, 30 s, 1, 2, 5, 10, 30 min, then hourly
 * until 24 h after its expiry. `asked` counts the questions already put.
 */
export function nextPaymentQuery(asked: number, now: Date, expireAt: Date): Date | null {
  if (now.getTime() > expireAt.getTime() + queryAfterExpiryMs) return null;
  return new Date(now.getTime() + (queryDelaysMs[asked] ?? hour));
}

const refundDelaysMs = [1, 1, 1, 1, 1, 5, 10, 20].map((minutes) => minutes * minute);

/** When to ask about a refund again: each minute for five minutes, then after 5, 10, 20, 30, 30 … minutes. */
export function nextRefundQuery(asked: number, now: Date): Date {
  return new Date(now.getTime() + (refundDelaysMs[asked] ?? 30 * minute));
}

const closedDelaysMs = [10 * minute, hour, 6 * hour];

/**
 * When to send a refund that the channel closed under a new number: the shop has to top its account up meanwhile
 * (docs/domain/refunds.md §4). After 10 min, 1 h, 6 h; null when the same refund was closed more often and a person
 * must look. `closed` counts how often it was, 1 at first.
 */
export function nextRefundSend(closed: number, now: Date): Date | null {
  const delayMs = closedDelaysMs[closed - 1];
  return delayMs === undefined ? null : new Date(now.getTime() + delayMs);
}

/** What of a payment may still be refunded, in fen: paid − refunds that are not closed. */
export function refundableFen(
  paidFen: number,
  refunds: readonly { feeFen: number; refundState: RefundState }[],
): number {
  let taken = 0;
  for (const refund of refunds) if (refund.refundState !== refundStates.closed) taken += refund.feeFen;
  return paidFen - taken;
}

/** What WeChat gave, and how long it takes it, less the time it takes to pay: a page of H5 支付 five minutes, the rest two hours. */
const wechatGivenMs = { page: 4 * minute, other: 110 * minute };

/**
 * Until when the buyer can pay by what a channel gave him at `createdAt`: after that an attempt is begun anew
 * (docs/domain/payments.md §6). `isPage`: it opens WeChat on the phone.
 */
export function usableUntil(
  given: { channel: Channel; isPage: boolean },
  { createdAt, expireAt }: { createdAt: Date; expireAt: Date },
): Date {
  if (given.channel !== 'WECHAT') return expireAt;
  const lifeMs = given.isPage ? wechatGivenMs.page : wechatGivenMs.other;
  return new Date(Math.min(createdAt.getTime() + lifeMs, expireAt.getTime()));
}

/** A new attempt needs this much time before the deadline (docs/domain/payments.md §4: paymentExpired later than that). */
export const lastPaymentStartMs = minute;
/** Close-before-cancel gives up on a channel that cannot be reached this long after the payment deadline. */
export const closeLimitMs = 30 * minute;
/** The page may trigger a question to the channel at most this often per payment. */
export const pageQueryIntervalMs = 5 * second;
/** No call of the server waits longer on a channel (docs/domain/api.md §8). */
export const channelWaitMs = 8 * second;
