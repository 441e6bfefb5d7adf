import { orderStates, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import {
  channelWaitMs,
  type Channel,
  lastPaymentStartMs,
  type OnlineChannel,
  payStates,
} from '@jicai/domain/payments/payment-states.ts';
import { deadlineAfterPayModeChange } from '@jicai/domain/orders/trade-options.ts';
import { createHash } from 'node:crypto';
import { textOf } from '../../../adapters/payment/payment-channel.ts';
import type { Ctx, SignedInCtx } from '../../../ctx/ctx.ts';
import type { SignedInRequestCtx } from '../../../http/request-ctx.ts';
import { refuse } from '../../../http/refusal.ts';
import type { Steps } from '../../../http/route-with-steps.ts';
import { documentNo } from '../../../db/document-no.ts';
import { sendTogether } from '../../../db/send-together.ts';
import type { AtEnd } from '../../../db/with-tenant.ts';
import { addClaimedOutbox } from '../../../jobs/enqueue.ts';
import { runNow, runOwnClaim } from '../../../jobs/run-now.ts';
import { getTradeOptions, lockTrade, setTradePayMode, type Trade } from '../../orders/index.ts';
import { listPayWays, payWaysOf } from './channels.ts';
import { closeAttempts, closeOtherAttempts } from './closing.ts';
import { type ClaimedAttempt, createClaimed, type RecordAttempt } from './create-claimed.ts';
import { selectMerchants } from '../merchants/merchants.store.ts';
import { createAtChannel } from './payment-jobs.ts';
import { findPayer } from '../payer/payer-cookies.ts';
import { isReusable, type PayPlace } from './reuse-attempt.ts';
import { insertAttempt, type PaymentRow, selectOpenPaymentsOf, selectPayment } from '../payments.store.ts';

/** An attempt as Create returns it; `payNo` is '' for a transfer, which becomes a payment when money arrives. */
export type StartedPayment = Pick<
  PaymentRow,
  'payNo' | 'channel' | 'amountFen' | 'createdAt' | 'expireAt' | 'payForm' | 'codeUrl' | 'bridgeCall'
>;

/** What the first step of Create leaves to the second; `attempt` where it wrote a new one, whose call it has claimed. */
type BegunPayment = StartedPayment & { attempt?: ClaimedAttempt };

type PayableTrade = Trade & { payDeadline: Date };

/**
 * Locks a trade that may be paid now. Refuses with alreadyPaid if it is paid, stateChanged if it is closed or being cancelled,
 * paymentExpired if it is too late (docs/domain/payments.md §3).
 */
export async function lockPayableTrade(ctx: SignedInCtx, tradeNo: string): Promise<PayableTrade> {
  const trade = await lockTrade(ctx, tradeNo);
  refuseUnlessPayable(trade);
  const { payDeadline } = trade;
  if (!payDeadline) throw refuse.paymentExpired();
  refuseTooLate(ctx, payDeadline);
  return { ...trade, payDeadline };
}

function refuseTooLate(ctx: SignedInCtx, payDeadline: Date): void {
  if (ctx.now.getTime() >= payDeadline.getTime() - lastPaymentStartMs) throw refuse.paymentExpired();
}

export function refuseUnlessPayable(trade: Trade): void {
  if (trade.payState !== tradePayStates.unpaid && trade.payState !== tradePayStates.owed) throw refuse.alreadyPaid();
  if (trade.isClosing) throw refuse.stateChanged({ text: '订单正在取消，不能付款' });
  if (trade.state === orderStates.awaitingPayment) return;
  const text = trade.payState === onAccount ? '订单已按账期支付，不需要付款' : unpayableTexts[trade.state];
  throw refuse.stateChanged({ ...(text !== undefined && { text }) });
}

const onAccount = 4;
const unpayableTexts: Partial<Record<number, string>> = {
  [orderStates.awaitingApproval]: '订单正在审批，通过后才能付款',
  [orderStates.rejected]: '订单审批未通过，不能付款',
  [orderStates.cancelled]: '订单已取消，不能付款',
};

export interface AskedPayment {
  tradeNo: string;
  channel: Channel;
  isPhone: boolean;
  isInWeChat: boolean;
}

/**
 * First step of Create: reuses an open attempt of the same channel, amount and deadline; otherwise writes a new one in state 0,
 * before the channel is called. Attempts on other channels are closed; if one of them is paid all the same, the rule for a
 * second payment applies.
 */
export async function beginPayment(
  ctx: SignedInRequestCtx,
  { tradeNo, channel, isPhone, isInWeChat }: AskedPayment,
  atEnd: AtEnd,
): Promise<BegunPayment> {
  if (channel === 'TRANSFER') return beginTransfer(ctx, await lockPayableTrade(ctx, tradeNo));
  if (channel === 'ALIPAY' && isInWeChat) throw refuse.payModeClosed({ text: '微信里打不开支付宝，请在浏览器中付款' });
  // In one message; what is read behind the lock is as it was left by who held it before.
  const [payable, merchants, open] = await sendTogether([
    lockPayableTrade(ctx, tradeNo),
    selectMerchants(ctx),
    selectOpenPaymentsOf(ctx, tradeNo),
  ]);
  const adapter = payWaysOf(ctx, merchants).online[channel];
  // If part of the money has come to the bank account, the rest must come there too.
  if (!adapter || payable.receivedFen > 0) throw refuse.payModeClosed();
  const trade = await switchMode(ctx, payable, payModes.online);
  const { settings } = merchants.get(channel) ?? {};
  const payer = isInWeChat && adapter === 'wechat' ? findPayer(ctx, textOf(settings?.['appid'])) : undefined;
  const place = { isPhone, payerMark: payer === undefined ? null : payerMarkOf(payer) };
  const same = open.find(
    (payment) =>
      payment.channel === channel &&
      payment.adapter === adapter &&
      payment.amountFen === trade.payFen &&
      payment.expireAt.getTime() === trade.payDeadline.getTime() &&
      isReusable(payment, place, ctx.now),
  );
  await closeAttempts(
    ctx,
    open.filter((payment) => payment !== same),
  );
  if (same) return same;
  return writeAttempt(ctx, trade, { channel, adapter, settings, ...place, payer, atEnd });
}

const payerMarkOf = (openid: string) => createHash('sha256').update(openid).digest('hex').slice(0, 16);

/** The attempt and its call leave with the commit: nothing is asked of them before. */
function writeAttempt(
  ctx: SignedInRequestCtx,
  trade: PayableTrade,
  {
    channel,
    adapter,
    settings,
    isPhone,
    payerMark,
    payer,
    atEnd,
  }: Pick<ClaimedAttempt, 'adapter' | 'settings'> &
    PayPlace & { channel: OnlineChannel; payer: string | undefined; atEnd: AtEnd },
): BegunPayment {
  const { tradeId, tradeNo, payFen, payDeadline } = trade;
  const started = {
    payNo: documentNo('P', ctx.now),
    channel,
    amountFen: payFen,
    createdAt: ctx.now,
    expireAt: payDeadline,
    payForm: null,
    codeUrl: null,
    bridgeCall: null,
  };
  const { payNo, amountFen, expireAt } = started;
  const id = ctx.newId();
  const { customerId } = trade;
  const { accountId } = ctx.actor;
  const payState = payStates.created;
  atEnd(
    insertAttempt(ctx, {
      id,
      payNo,
      tradeId,
      tradeNo,
      customerId,
      accountId,
      channel,
      adapter,
      amountFen,
      payState,
      expireAt,
      payerMark,
    }),
  );
  // The caller runs it at once. If this process crashes before that, a worker does.
  const claim = addClaimedOutbox(ctx, atEnd, {
    kind: 'payment.create',
    subject: payNo,
    payload: { buyerOrigin: ctx.origin ?? `http://${ctx.host}`, isPhone, buyerIp: ctx.act.ip, ...(payer && { payer }) },
    dueAt: ctx.now,
  });
  return { ...started, attempt: { id, tradeNo, adapter, settings, claim } };
}

/**
 * Changes the pay mode of the trade and so its deadline, counted from when it began to wait for payment. Refuses with
 * paymentExpired if the term of that mode is over.
 */
async function switchMode(ctx: SignedInCtx, trade: PayableTrade, payMode: 1 | 3): Promise<PayableTrade> {
  if (trade.payMode === payMode) return trade;
  const payDeadline = await deadlineOf(ctx, trade, payMode);
  refuseTooLate(ctx, payDeadline);
  await setTradePayMode(ctx, { tradeId: trade.tradeId, payMode, payDeadline });
  return { ...trade, payMode, payDeadline };
}

async function deadlineOf(ctx: Ctx, trade: PayableTrade, payMode: 1 | 3): Promise<Date> {
  const waiting = { ...trade, customerType: trade.customerType } as const;
  return deadlineAfterPayModeChange(await getTradeOptions(ctx), waiting, payMode);
}

/**
 * After part of the money has arrived by transfer, the rest must come by transfer too: sets the term of a transfer again and
 * closes attempts on other channels. A trade that is being cancelled stays as it is.
 */
export async function keepOnTransfer(ctx: Ctx, trade: Trade): Promise<void> {
  const { tradeId, payDeadline, isClosing } = trade;
  if (!payDeadline || isClosing) return;
  const payMode = payModes.transfer;
  if (trade.payMode !== payMode) {
    const term = await deadlineOf(ctx, { ...trade, payDeadline }, payMode);
    await setTradePayMode(ctx, { tradeId, payMode, payDeadline: term });
  }
  await closeOtherAttempts(ctx, tradeId);
}

/** The trade waits for a bank transfer instead; attempts on other channels are closed. */
export async function beginTransfer(ctx: SignedInCtx, trade: PayableTrade): Promise<StartedPayment> {
  const { bankAccount } = await listPayWays(ctx);
  if (!bankAccount) throw refuse.payModeClosed();
  const { payDeadline } = await switchMode(ctx, trade, payModes.transfer);
  await closeOtherAttempts(ctx, trade.tradeId);
  return {
    payNo: '',
    channel: 'TRANSFER',
    amountFen: trade.payFen,
    createdAt: ctx.now,
    expireAt: payDeadline,
    payForm: null,
    codeUrl: null,
    bridgeCall: null,
  };
}

/**
 * Second step of Create: creates the payment at the channel and waits at most 8 s for it (docs/domain/api.md §8). Refuses with
 * channelFailed if the channel refused or did not answer in time: the attempt stays and the next try reuses it.
 */
export async function finishPayment(
  steps: Steps,
  begun: BegunPayment,
  lastly: (record: RecordAttempt) => Promise<StartedPayment | undefined>,
): Promise<StartedPayment> {
  const { payNo, channel, attempt } = begun;
  if (channel === 'TRANSFER' || begun.payForm || begun.codeUrl || begun.bridgeCall) return begun;
  if (attempt) {
    const run = () => createClaimed(steps, { ...begun, channel, attempt }, lastly);
    const started = await runOwnClaim(steps, attempt.claim, { run, waitMs: channelWaitMs });
    if (started) return started;
  } else {
    const kind = 'payment.create';
    await runNow(steps, { kind, subject: payNo, handler: createAtChannel, waitMs: channelWaitMs });
  }
  const payment = await steps.inTenant((ctx) => selectPayment(ctx, payNo));
  if (payment?.payState === payStates.paid) throw refuse.alreadyPaid();
  if (payment?.payState !== payStates.paying) throw refuse.channelFailed();
  return payment;
}
